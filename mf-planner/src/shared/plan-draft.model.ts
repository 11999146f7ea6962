import type { MealPlanDataBody } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import {
  createSlice,
  useAppDispatch,
  useAppSelector,
  useSession,
  type PayloadAction,
} from '@larder/shell-sdk';
import { useEffect } from 'react';

export const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const meals = ['Breakfast', 'Lunch', 'Dinner'] as const;

export type WeekDay = (typeof days)[number];
export type Meal = (typeof meals)[number];
export type MealSlot = keyof MealPlanDataBody & `${WeekDay}-${Meal}`;

export const slotOf = (day: WeekDay, meal: Meal): MealSlot => `${day}-${meal}`;

export const mealSlots: readonly MealSlot[] = days.flatMap((day) =>
  meals.map((meal) => slotOf(day, meal)),
);

/** The day and the meal of a slot. */
export const placeOf = (slot: MealSlot): [WeekDay, Meal] => slot.split('-') as [WeekDay, Meal];

/** How people read a slot. */
export const slotName = (slot: MealSlot): string => {
  const [day, meal] = placeOf(slot);
  return copy.planner.slotName(copy.planner.days[day], copy.planner.meals[meal]);
};

/** Most dishes one meal can have. */
const largestMeal = 20;

/** Longest name of a plan, in characters. */
export const longestName = 120;

export interface PlannedDish {
  id: number;
  title: string;
  image: string;
}

export type PlannedMeals = Partial<Record<MealSlot, PlannedDish[]>>;

export interface PlanContent {
  /** The saved plan that is being changed; null for a new one. */
  id: string | null;
  name: string;
  meals: PlannedMeals;
}

export const hasDishes = (meals: PlannedMeals): boolean =>
  Object.values(meals).some((dishes) => dishes.length > 0);

/** The meals as the API takes them, from Monday's breakfast on. */
export const planData = (meals: PlannedMeals): MealPlanDataBody =>
  Object.fromEntries(
    mealSlots.flatMap((slot) => {
      const dishes = meals[slot] ?? [];
      return dishes.length > 0 ? [[slot, dishes.map(({ id }) => ({ id }))]] : [];
    }),
  );

/** Why a dish cannot go into a meal, as a sentence; null when it can. */
export function refusalOf(meals: PlannedMeals, slot: MealSlot, dish: PlannedDish): string | null {
  const dishes = meals[slot] ?? [];
  if (dishes.some(({ id }) => id === dish.id)) {
    return copy.planner.alreadyPlanned(dish.title, slotName(slot));
  }
  return dishes.length < largestMeal ? null : copy.planner.mealFull(largestMeal);
}

function isSame(one: PlanContent, other: PlanContent): boolean {
  const planOf = ({ id, name, meals }: PlanContent) => [id, name.trim(), planData(meals)];
  return JSON.stringify(planOf(one)) === JSON.stringify(planOf(other));
}

/** The plan that is being made or changed and not yet saved. */
export interface PlanDraft extends PlanContent {
  /** Whose it is; null before it was looked for in what the tab keeps. */
  ownerId: string | null;
  /** Where a dish was added last, or the day that is looked at: the next one is likely to go near. */
  lastDay: WeekDay;
  lastMeal: Meal;
  /** What was being planned before another plan took its place. */
  setAside: PlanContent | null;
}

export interface DishMove {
  id: number;
  from: MealSlot;
  to: MealSlot;
}

/** Key of the slice in the one store. */
export const planDraftKey = 'mf_planner/plan-draft';

const noPlan: PlanContent = { id: null, name: '', meals: {} };

const empty: PlanDraft = {
  ownerId: null,
  ...noPlan,
  lastDay: 'Monday',
  lastMeal: 'Breakfast',
  setAside: null,
};

const contentOf = ({ id, name, meals }: PlanContent): PlanContent => ({ id, name, meals });

const isEmpty = ({ id, name, meals }: PlanContent): boolean =>
  id === null && name === '' && !hasDishes(meals);

/** What was being planned is set aside, where there was something and it is not the same. */
function replaced(draft: PlanDraft, next: PlanContent): PlanDraft {
  const isKept = isEmpty(draft) || isSame(draft, next);
  return { ...draft, ...next, setAside: isKept ? draft.setAside : contentOf(draft) };
}

function takeOut(meals: PlannedMeals, slot: MealSlot, id: number): void {
  const rest = meals[slot]?.filter((dish) => dish.id !== id);
  if (rest?.length) meals[slot] = rest;
  else delete meals[slot];
}

const slice = createSlice({
  name: planDraftKey,
  initialState: empty,
  reducers: {
    draftRestored: (_, { payload }: PayloadAction<PlanDraft>) => payload,
    planOpened: (draft, { payload }: PayloadAction<PlanContent>) => replaced(draft, payload),
    planBegun: (draft) => replaced(draft, noPlan),
    /** What was set aside and what is being planned change places. */
    planBroughtBack: (draft) =>
      draft.setAside
        ? { ...draft, ...draft.setAside, setAside: isEmpty(draft) ? null : contentOf(draft) }
        : draft,
    /** The saved plan has gone: from now on this is a new one. */
    planDetached: (draft) => {
      draft.id = null;
    },
    daySelected: (draft, { payload }: PayloadAction<WeekDay>) => {
      draft.lastDay = payload;
    },
    nameChanged: (draft, { payload }: PayloadAction<string>) => {
      draft.name = payload;
    },
    dishPlanned: (
      draft,
      { payload }: PayloadAction<{ day: WeekDay; meal: Meal; dish: PlannedDish }>,
    ) => {
      const { day, meal, dish } = payload;
      const { id, title, image } = dish;
      draft.lastDay = day;
      draft.lastMeal = meal;
      const dishes = (draft.meals[slotOf(day, meal)] ??= []);
      if (dishes.length < largestMeal && !dishes.some((planned) => planned.id === id)) {
        dishes.push({ id, title, image });
      }
    },
    dishRemoved: ({ meals }, { payload }: PayloadAction<{ slot: MealSlot; id: number }>) => {
      takeOut(meals, payload.slot, payload.id);
    },
    dishMoved: ({ meals }, { payload: { id, from, to } }: PayloadAction<DishMove>) => {
      const dish = meals[from]?.find((planned) => planned.id === id);
      const dishes = meals[to] ?? [];
      const hasRoom = dishes.length < largestMeal && !dishes.some((planned) => planned.id === id);
      if (!dish || !hasRoom) return;
      takeOut(meals, from, id);
      meals[to] = [...dishes, dish];
    },
    /** [STATE-6] `sent` is saved as `id`; what was done to it while it was on its way goes on as a change of that. */
    planSaved: (
      draft,
      { payload: { id, sent } }: PayloadAction<{ id: string | null; sent: PlanContent }>,
    ) => {
      if (isSame(draft, sent)) return { ...draft, ...noPlan };
      if (draft.setAside && isSame(draft.setAside, sent)) return { ...draft, setAside: null };
      return draft.id === sent.id ? { ...draft, id } : draft;
    },
  },
});

export const {
  daySelected,
  dishMoved,
  dishPlanned,
  dishRemoved,
  nameChanged,
  planBegun,
  planBroughtBack,
  planDetached,
  planOpened,
  planSaved,
} = slice.actions;
export const planDraftReducer = slice.reducer;

const storageKey = 'plan-draft';

function readKept(ownerId: string): PlanDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as PlanDraft | null;
    if (kept?.ownerId === ownerId && typeof kept.meals === 'object') return { ...empty, ...kept };
  } catch {
    // Without storage, or with something unreadable in it, the plan begins empty.
  }
  return { ...empty, ownerId };
}

/** The draft of the person, which outlives a reload for as long as the tab is open. */
export function usePlanDraft(): PlanDraft {
  const draft = useAppSelector((state: { [planDraftKey]: PlanDraft }) => state[planDraftKey]);
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const userId = user?.id ?? '';
  useEffect(() => {
    if (draft.ownerId !== userId) {
      dispatch(slice.actions.draftRestored(readKept(userId)));
      return;
    }
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(draft));
    } catch {
      // Without storage the plan lasts as long as the page.
    }
  }, [draft, userId, dispatch]);
  return draft;
}
