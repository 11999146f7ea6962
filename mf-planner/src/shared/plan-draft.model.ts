import { isApiError } from '@larder/api-client';
import { mealNames, mostMealDishes, mostServings, weekDays } from '@larder/api-client/limits';
import type { MealPlanDataBody, MealPlanView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import {
  areServings,
  changedServings,
  cookedFor,
  servingsOf,
  type DishServings,
} from '@larder/culinary';
import {
  DraftStore,
  firstWeekday,
  sameBy,
  useDrafts,
  type DraftOrigin,
  type Drafts,
} from '@larder/shell-sdk';

export type WeekDay = (typeof weekDays)[number];
export type Meal = (typeof mealNames)[number];
export type MealSlot = keyof MealPlanDataBody & `${WeekDay}-${Meal}`;

export const slotOf = (day: WeekDay, meal: Meal): MealSlot => `${day}-${meal}`;

export const mealSlots: readonly MealSlot[] = weekDays.flatMap((day) =>
  mealNames.map((meal) => slotOf(day, meal)),
);

/** The day and the meal of a slot. */
export const placeOf = (slot: MealSlot): [WeekDay, Meal] => slot.split('-') as [WeekDay, Meal];

/** How people read a slot. */
export const slotName = (slot: MealSlot): string => {
  const [day, meal] = placeOf(slot);
  return copy.planner.slotName(copy.planner.days[day], copy.planner.meals[meal]);
};

export interface PlannedDish extends DishServings {
  id: number;
  title: string;
  image: string | null;
  /** False for one that another member keeps private: it stays where it is. */
  available?: boolean;
  /** Cooked for an earlier meal: nothing is bought for it. */
  leftovers?: boolean;
}

export type PlannedMeals = Partial<Record<MealSlot, PlannedDish[]>>;

/** What there is to say of a meal besides its dishes. */
export interface MealNote {
  text: string;
  eatingOut: boolean;
}

export type MealNotes = Partial<Record<MealSlot, MealNote>>;

export interface PlanContent {
  name: string;
  meals: PlannedMeals;
  notes: MealNotes;
  /** Where a dish was last added, or the displayed day: the next one is likely to go near it. */
  lastDay: WeekDay;
  lastMeal: Meal;
}

export const hasDishes = (meals: PlannedMeals): boolean =>
  Object.values(meals).some((dishes) => dishes.length > 0);

/** The meals as the API expects them, starting with Monday's breakfast: without what only others may take off the plan. */
export const planData = (meals: PlannedMeals): MealPlanDataBody =>
  Object.fromEntries(
    mealSlots.flatMap((slot) => {
      const dishes = (meals[slot] ?? []).filter(({ available }) => available !== false);
      const chosen = dishes.map((dish) => ({
        id: dish.id,
        servings: changedServings(dish) ?? undefined,
        ...(dish.leftovers && { leftovers: true }),
      }));
      return dishes.length > 0 ? [[slot, chosen]] : [];
    }),
  );

/** Why a dish cannot go into a meal, as a sentence; null when it can. */
export function refusalOf(meals: PlannedMeals, slot: MealSlot, dish: PlannedDish): string | null {
  const dishes = meals[slot] ?? [];
  if (dishes.some(({ id }) => id === dish.id)) {
    return copy.planner.alreadyPlanned(dish.title, slotName(slot));
  }
  return dishes.length < mostMealDishes ? null : copy.planner.mealFull(mostMealDishes);
}

export interface DishMove {
  id: number;
  from: MealSlot;
  to: MealSlot;
}

export const moveWays = ['move', 'repeat', 'leftovers'] as const;
/** What becomes of a dish at another meal: it is only cooked there, cooked there again, or eaten up there. */
export type MoveWay = (typeof moveWays)[number];

const emptyPlan: PlanContent = {
  ...{ name: '', meals: {}, notes: {}, lastDay: 'Monday', lastMeal: 'Dinner' },
};

/** The days of the week from the person's first one. */
export function daysInOrder(first = firstWeekday.current()): WeekDay[] {
  return [...weekDays.slice(first - 1), ...weekDays.slice(0, first - 1)];
}

/** The dishes that are cooked on a day, each once: no leftovers, nothing of a meal out, nothing that another member keeps private. */
export function dishesCookedOn(day: WeekDay, meals: PlannedMeals, notes: MealNotes): PlannedDish[] {
  const slots = mealNames.map((meal) => slotOf(day, meal));
  const dishes = slots
    .filter((slot) => !notes[slot]?.eatingOut)
    .flatMap((slot) => meals[slot] ?? [])
    .filter(({ leftovers, available }) => !leftovers && available !== false);
  return [...new Map(dishes.map((dish) => [dish.id, dish])).values()];
}

/** Every meal, in the order of the person's week. */
export const slotsInOrder = (): MealSlot[] =>
  daysInOrder().flatMap((day) => mealNames.map((meal) => slotOf(day, meal)));

/** The slots of a meal in which there is no dish yet, in the order of the person's week. */
export function freeSlots(meals: PlannedMeals, meal: Meal): MealSlot[] {
  return daysInOrder()
    .map((day) => slotOf(day, meal))
    .filter((slot) => !meals[slot]);
}

/** Where the next dish is likely to go: the same meal on the first free day, or where the last one went. */
export function nextSlot({ meals, lastDay, lastMeal }: PlanContent): MealSlot {
  return freeSlots(meals, lastMeal)[0] ?? slotOf(lastDay, lastMeal);
}

const hasRoomFor = (dishes: readonly PlannedDish[], id: number): boolean =>
  dishes.length < mostMealDishes && !dishes.some((planned) => planned.id === id);

function without(meals: PlannedMeals, slot: MealSlot, id: number): PlannedMeals {
  const { [slot]: dishes = [], ...others } = meals;
  const rest = dishes.filter((dish) => dish.id !== id);
  return rest.length > 0 ? { ...others, [slot]: rest } : others;
}

export const withName =
  (name: string) =>
  (plan: PlanContent): PlanContent => ({ ...plan, name });

export const withDay =
  (lastDay: WeekDay) =>
  (plan: PlanContent): PlanContent => ({ ...plan, lastDay });

export const withDish =
  (
    day: WeekDay,
    meal: Meal,
    { id, title, image, servings, recipeServings, leftovers }: PlannedDish,
  ) =>
  (plan: PlanContent): PlanContent => {
    const slot = slotOf(day, meal);
    const dishes = plan.meals[slot] ?? [];
    const meals = hasRoomFor(dishes, id)
      ? {
          ...plan.meals,
          [slot]: [
            ...dishes,
            { id, title, image, servings, recipeServings, ...(leftovers && { leftovers }) },
          ],
        }
      : plan.meals;
    return { ...plan, meals, lastDay: day, lastMeal: meal };
  };

/** With dishes for meals, beside what they hold. The first of their days is the one to be shown. */
export const withDishes =
  (dishes: readonly (readonly [MealSlot, PlannedDish])[]) =>
  (plan: PlanContent): PlanContent => {
    const filled = dishes.reduce(
      (before, [slot, dish]) => withDish(...placeOf(slot), dish)(before),
      plan,
    );
    const [first] = dishes;
    return first ? { ...filled, lastDay: placeOf(first[0])[0] } : filled;
  };

/** As it was before something else was done to it. */
export const withMealsOf =
  ({ meals }: PlanContent) =>
  (plan: PlanContent): PlanContent => ({ ...plan, meals });

const withMeals = (
  plan: PlanContent,
  change: (dishes: PlannedDish[], slot: MealSlot) => PlannedDish[],
): PlanContent => ({
  ...plan,
  meals: Object.fromEntries(
    Object.entries(plan.meals).map(([slot, dishes]) => [slot, change(dishes, slot as MealSlot)]),
  ),
});

export const withServings =
  (at: MealSlot, id: number, servings: number) =>
  (plan: PlanContent): PlanContent =>
    withMeals(plan, (dishes, slot) =>
      dishes.map((dish) => (slot === at && dish.id === id ? { ...dish, servings } : dish)),
    );

/** What is said of a meal; nothing is forgotten with the last word. */
export const withNote =
  (slot: MealSlot, change: Partial<MealNote>) =>
  (plan: PlanContent): PlanContent => {
    const { [slot]: before, ...others } = plan.notes;
    const note = { text: '', eatingOut: false, ...before, ...change };
    const isEmpty = note.text === '' && !note.eatingOut;
    return { ...plan, notes: isEmpty ? others : { ...others, [slot]: note } };
  };

/** Cooks twice as much of a dish, and eats the rest at another meal. */
export const withLeftovers =
  ({ id, from, to }: DishMove) =>
  (plan: PlanContent): PlanContent => {
    const dish = plan.meals[from]?.find((planned) => planned.id === id);
    if (!dish || !hasRoomFor(plan.meals[to] ?? [], id)) return plan;
    const servings = servingsOf(dish);
    const doubled = withServings(from, id, Math.min(2 * (servings ?? 1), mostServings))(plan);
    return withDish(...placeOf(to), { ...dish, servings, leftovers: true })(doubled);
  };

export const withServingsOfAll =
  (servings: number) =>
  (plan: PlanContent): PlanContent =>
    withMeals(plan, (dishes) => cookedFor(dishes, servings));

export const withoutDish =
  (slot: MealSlot, id: number) =>
  (plan: PlanContent): PlanContent => ({ ...plan, meals: without(plan.meals, slot, id) });

/** Puts a removed dish back where it was, unless it is there again already. */
export const withDishBack =
  (slot: MealSlot, dish: PlannedDish, index: number) =>
  (plan: PlanContent): PlanContent => {
    const dishes = plan.meals[slot] ?? [];
    if (!hasRoomFor(dishes, dish.id)) return plan;
    return { ...plan, meals: { ...plan.meals, [slot]: dishes.toSpliced(index, 0, dish) } };
  };

export const withDishMoved =
  ({ id, from, to }: DishMove) =>
  (plan: PlanContent): PlanContent => {
    const dish = plan.meals[from]?.find((planned) => planned.id === id);
    const dishes = plan.meals[to] ?? [];
    if (!dish || !hasRoomFor(dishes, id)) return plan;
    return { ...plan, meals: { ...without(plan.meals, from, id), [to]: [...dishes, dish] } };
  };

function isDish(value: unknown): value is PlannedDish {
  const dish = value as Partial<PlannedDish> | null;
  return typeof dish?.id === 'number' && typeof dish.title === 'string' && areServings(dish);
}

const mealOf = (name: unknown): Meal | undefined => mealNames.find((meal) => meal === name);

/** The stored content, if it is a valid plan. */
function readContent(stored: unknown): PlanContent | null {
  const { name, meals, notes, lastDay, lastMeal } = (stored ?? {}) as Partial<PlanContent>;
  if (typeof name !== 'string' || typeof meals !== 'object' || meals === null) return null;
  const isPlan = Object.entries(meals).every(
    ([slot, dishes]) =>
      mealSlots.includes(slot as MealSlot) && Array.isArray(dishes) && dishes.every(isDish),
  );
  if (!isPlan) return null;
  return {
    name,
    meals,
    // Drafts of earlier versions have none.
    notes: notes ?? {},
    lastDay: weekDays.find((day) => day === lastDay) ?? emptyPlan.lastDay,
    lastMeal: mealOf(lastMeal) ?? emptyPlan.lastMeal,
  };
}

/** In the order of the week, so that equal notes are written alike. */
export const notesOf = (notes: MealNotes): MealNotes =>
  Object.fromEntries(
    mealSlots.flatMap((slot) => {
      const note = notes[slot];
      return note ? [[slot, { text: note.text.trim(), eatingOut: note.eatingOut }]] : [];
    }),
  );

/** A plan as it is saved. */
export function mealPlanBodyOf({ name, meals, notes }: PlanContent) {
  const meal_notes = notesOf(notes);
  return {
    ...{ name: name.trim(), plan_data: planData(meals) },
    ...(Object.keys(meal_notes).length > 0 && { meal_notes }),
  };
}

/** The saved plan, if an outdated version was refused. */
export function savedInsteadIn(error: unknown): MealPlanView | null {
  const current =
    isApiError(error) && error.code === 'meal_plan_changed' && error.besides?.['plan'];
  return current ? (current as MealPlanView) : null;
}

/** Plans being created or edited and not yet saved. */
export const planDrafts = new DraftStore<PlanContent>({
  name: 'plan',
  version: 2,
  empty: emptyPlan,
  read: readContent,
  isSame: sameBy(({ name, meals, notes }) => [name.trim(), planData(meals), notesOf(notes)]),
  titleOf: ({ name }) => name.trim(),
});

/** The plan in the editor. */
export function usePlanDraft(): Drafts<PlanContent> {
  return useDrafts(planDrafts);
}

/** Converts a saved plan for the editor. */
export function originOf({
  id,
  version,
  name,
  plan_data,
  meal_notes = {},
}: MealPlanView): DraftOrigin<PlanContent> {
  const meals: PlannedMeals = {};
  for (const slot of mealSlots) {
    const dishes = plan_data[slot] ?? [];
    if (dishes.length > 0) {
      meals[slot] = dishes.map(
        ({ id: recipeId, title, image, available, servings, recipeServings, leftovers }) => ({
          ...{ id: recipeId, title, image, servings, recipeServings },
          ...(available === false && { available }),
          ...(leftovers && { leftovers }),
        }),
      );
    }
  }
  return { id, version, content: { ...emptyPlan, name, meals, notes: notesOf(meal_notes) } };
}
