import { Injectable } from '@nestjs/common';
import { ingredientById } from '@larder/culinary';
import type { RequestUser } from '../../common/access.js';
import { ApiError } from '../../common/errors.js';
import { sentences } from '../../common/language.js';
import { inSlices } from '../../common/sliced-work.js';
import { KitchenService } from '../kitchen/kitchen.service.js';
import { PantryService } from '../pantry/pantry.service.js';
import {
  type CandidateConditions,
  type CandidateProbe,
  DishCandidatesService,
} from '../recipe-search/dish-candidates.service.js';
import { resolveExcluded } from '../recipe-search/domain/exclusion.js';
import {
  coverOf,
  culinaryHierarchy,
  type IngredientCover,
  needsOf,
  readKitchen,
  sourceOf,
} from '@larder/culinary/at-hand';
import { viewOfServings } from '../recipes/domain/dish-servings.js';
import type { DishType } from '../recipes/domain/dish-type.js';
import type { RecipeCard } from '../recipes/domain/recipe-card.js';
import { RecipesService } from '../recipes/recipes.service.js';
import { lightFoods, mainFoodOf, mainFoods } from './domain/main-food.js';
import { planWeek, type WeekDish, type WeekMeal } from './domain/week-planner.js';
import type {
  ProposedMealView,
  WeekProposalBody,
  WeekProposalView,
} from './dto/week-proposal.dto.js';
import { mealPlannerErrors } from './meal-planner.errors.js';
import { type DayOfWeek, daysFrom, type MealSlot, mealSlots, mealSlotsFrom } from './meal-slots.js';

type Meal = 'Breakfast' | 'Lunch' | 'Dinner';

/** What is cooked for a meal: dishes that are first of all something else do not count, such as a dessert that some eat in the morning. */
const typesOf: Readonly<Record<Meal, readonly DishType[]>> = {
  Breakfast: ['breakfast'],
  Lunch: ['soup', 'salad', 'main course'],
  Dinner: ['main course'],
};
/** A sandwich at noon and a roast at night are about the same food if both are beef. */
const courseOf: Readonly<Record<Meal, string>> = {
  Breakfast: 'breakfast',
  Lunch: 'meal',
  Dinner: 'meal',
};

/** How many dishes of a kind of food to look at for each meal, and for the whole kitchen. */
const perMeal = 2;
const fewestPerFood = 6;
const perKitchen = 30;

/** A recipe with what the choice depends on. */
interface Candidate extends WeekDish {
  readonly card: RecipeCard;
  readonly uses: readonly number[];
  /** By name, with what was not understood. */
  readonly toBuy: readonly string[];
}

interface Kitchen {
  readonly ids: readonly number[];
  readonly soonIds: readonly number[];
  readonly cover: IngredientCover;
}

/** Proposes dishes for a week's meals. */
@Injectable()
export class WeekProposalService {
  constructor(
    private readonly candidates: DishCandidatesService,
    private readonly recipes: RecipesService,
    private readonly pantry: PantryService,
    private readonly kitchens: KitchenService,
  ) {}

  async propose(user: RequestUser, body: WeekProposalBody): Promise<WeekProposalView> {
    const { foods } = await this.kitchens.getOf(user.householdId);
    const marked = foods.flatMap(({ text, useSoon }) => (useSoon ? text : []));
    const soon = readKitchen(body.useSoon ?? marked);
    const rest = readKitchen(body.kitchen ?? foods.map(({ text }) => text));
    const pantry = readKitchen(await this.pantry.pantryFor(user)).ids;
    const ids = [...new Set([...soon.ids, ...rest.ids])];
    const kitchen: Kitchen = {
      ids,
      soonIds: soon.ids,
      cover: coverOf(ids, pantry, culinaryHierarchy),
    };
    const excluded = resolveExcluded(body.exclude ?? []);
    const conditions: CandidateConditions = {
      diet: body.diet === 'all' ? null : body.diet,
      excluded: excluded.ids,
      avoided: excluded.avoided,
      maxMinutes: body.maxMinutes ?? null,
    };
    const meals = await this.mealsOf(user, body, kitchen, [...pantry, ...ids], conditions);
    const filled = await inSlices(planWeek(meals, body.seed));
    const decided = meals.flatMap((meal) => meal.decided);
    const week = [...decided, ...filled.map(({ dish }) => dish)];
    const chosen = filled.map(({ dish }) => dish);
    const minutes = chosen.flatMap((dish) => dish.minutes ?? []);
    const used = new Set(week.flatMap(({ saves }) => saves));
    return {
      meals: filled.map(({ name, dish }) => viewOf(name as MealSlot, dish, week, body)),
      unfilled: meals.flatMap((meal) =>
        meal.decided.length > 0 || filled.some(({ name }) => name === meal.name)
          ? []
          : (meal.name as MealSlot),
      ),
      toBuy: [...new Set(week.flatMap(({ toBuy }) => toBuy))],
      minutes: minutes.reduce((sum, one) => sum + one, 0),
      untimed: chosen.length - minutes.length,
      notUsed: namesOf(soon.ids.filter((id) => !used.has(id))),
      notFilteredBy: [...excluded.unknown],
      unknown: [...soon.unknown, ...rest.unknown],
    };
  }

  /** The meals that are decided or to be filled, in the order of the week. */
  private async mealsOf(
    user: RequestUser,
    body: WeekProposalBody,
    kitchen: Kitchen,
    atHand: readonly number[],
    conditions: CandidateConditions,
  ): Promise<WeekMeal<Candidate>[]> {
    const decided = await this.decidedOf(user, body.decided, kitchen.cover, kitchen.soonIds);
    const open = mealSlots.filter((slot) => body.slots.includes(slot) && !decided.has(slot));
    const types = [...new Set(open.flatMap((slot) => typesOf[mealOf(slot)]))];
    const most = Math.max(fewestPerFood, perMeal * open.length);
    const probes = types.flatMap((type) => probesFor(type, kitchen, atHand, most));
    const answers = await Promise.all(
      probes.map((probe) => this.candidates.find(user, probe, conditions)),
    );
    // The same dish may be found several times: what counts is where it is found first.
    const ranks = new Map<number, number>();
    for (const ids of answers) {
      for (const [place, id] of ids.entries()) {
        ranks.set(id, Math.min(ranks.get(id) ?? 1, place / ids.length));
      }
    }
    for (const id of body.turnedDown) ranks.delete(id);
    const cards = await this.recipes.getCards(user, [...ranks.keys()]);
    const known = cards.map((card) =>
      candidateOf(card, ranks.get(card.summary.id) ?? 1, kitchen.cover, kitchen.soonIds),
    );
    const choices = new Map(
      (Object.keys(typesOf) as Meal[]).map((meal) => [
        meal,
        known.filter(({ card }) => isCookedFor(meal, card)),
      ]),
    );
    const days = daysFrom(body.firstDay);
    return mealSlotsFrom(body.firstDay).flatMap((slot) => {
      const dishes = decided.get(slot);
      if (!dishes && !open.includes(slot)) return [];
      const [day, meal] = slot.split('-') as [DayOfWeek, Meal];
      return {
        name: slot,
        day: days.indexOf(day),
        course: courseOf[meal],
        decided: dishes ?? [],
        choices: dishes ? [] : (choices.get(meal) ?? []),
      };
    });
  }

  private async decidedOf(
    user: RequestUser,
    decided: WeekProposalBody['decided'],
    cover: IngredientCover,
    soonIds: readonly number[],
  ): Promise<Map<MealSlot, Candidate[]>> {
    const ids = [
      ...new Set(Object.values(decided).flatMap((dishes) => (dishes ?? []).map(({ id }) => id))),
    ];
    const cards = new Map(
      (await this.recipes.getCards(user, ids)).map((card) => [card.summary.id, card]),
    );
    if (cards.size < ids.length) throw new ApiError(mealPlannerErrors.meal_plan_recipe_missing);
    return new Map(
      mealSlots.flatMap((slot) => {
        const dishes = (decided[slot] ?? []).flatMap(({ id, leftovers }) => {
          const card = cards.get(id);
          if (!card) return [];
          const dish = candidateOf(card, 0, cover, soonIds);
          return leftovers ? { ...dish, buys: [], toBuy: [], saves: [] } : dish;
        });
        return dishes.length > 0 ? [[slot, dishes] as const] : [];
      }),
    );
  }
}

const mealOf = (slot: MealSlot): Meal => slot.split('-')[1] as Meal;

/** What it is first of all, or what it is besides if that is no sweet. */
function isCookedFor(meal: Meal, { types }: RecipeCard): boolean {
  const wanted = typesOf[meal];
  const [first] = types;
  if (first !== undefined && wanted.includes(first)) return true;
  return (
    first !== 'dessert' &&
    (meal === 'Breakfast' || first !== 'breakfast') &&
    types.some((type) => wanted.includes(type))
  );
}

/** Each kind of main food is asked about by itself, so that there is something to vary. */
function probesFor(
  type: DishType,
  { ids, soonIds }: Kitchen,
  atHand: readonly number[],
  most: number,
): CandidateProbe[] {
  const about = (foods: readonly number[], number: number): CandidateProbe => ({
    type,
    foods,
    atHand,
    most: number,
  });
  return [
    ...(ids.length > 0 ? [about(ids, perKitchen)] : []),
    ...soonIds.map((id) => about([id], most)),
    ...(type === 'main course' ? mainFoods : lightFoods).map((id) => about([id], most)),
  ];
}

function candidateOf(
  card: RecipeCard,
  rank: number,
  cover: IngredientCover,
  soonIds: readonly number[],
): Candidate {
  const uses = new Set<number>();
  const buys = new Set<number>();
  for (const need of needsOf(card.needs)) {
    const { from, id } = sourceOf(need, cover);
    if (from === 'typed') uses.add(cover.typed.get(id) ?? id);
    // What stands in changes the dish: a week is planned with what belongs in it.
    else if (from !== 'pantry' && !need.optional) buys.add(need.anyOf[0]);
  }
  const { id, title, readyInMinutes } = card.summary;
  return {
    id,
    card,
    rank,
    minutes: readyInMinutes,
    uses: [...uses],
    buys: [...buys],
    saves: soonIds.filter((food) => uses.has(food)),
    toBuy: [...namesOf([...buys]), ...card.needs.unknownIngredients],
    main: mainFoodOf(title, card.needs.ingredientIds),
    cuisine: card.cuisine,
    kind: card.kind,
  };
}

function viewOf(
  slot: MealSlot,
  dish: Candidate,
  week: readonly Candidate[],
  { servings }: WeekProposalBody,
): ProposedMealView {
  const others = new Set(week.flatMap((other) => (other === dish ? [] : other.buys)));
  const saves = namesOf(dish.saves);
  return {
    slot,
    ...dish.card.summary,
    ...viewOfServings({ servings: servings ?? null }, dish.card.summary),
    toBuy: [...dish.toBuy],
    uses: saves,
    reason: sentences().planner.proposalReason({
      saves,
      uses: namesOf(dish.uses),
      toBuy: dish.toBuy,
      shared: namesOf(dish.buys.filter((id) => others.has(id))),
    }),
  };
}

const namesOf = (ids: readonly number[]): string[] =>
  ids.flatMap((id) => ingredientById(id)?.name ?? []);
