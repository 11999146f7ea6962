import { Injectable } from '@nestjs/common';
import type { Member } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import type { DeletionQuery } from '../menus/domain/deletion-query.js';
import { eachOnce, viewOfServings } from '../recipes/domain/dish-servings.js';
import { RecipesService } from '../recipes/recipes.service.js';
import type { MealPlanBody, MealPlanUpdateBody, MealPlanView } from './dto/meal-plan.dto.js';
import { mealPlannerErrors } from './meal-planner.errors.js';
import {
  MealPlannerRepository,
  type PlannedDish,
  type PlannedMeals,
  type StoredPlan,
} from './meal-planner.repository.js';
import { type MealNotes, type MealSlot, mealSlots } from './meal-slots.js';

type PlacedDish = StoredPlan['recipes'][number];

/** What is shown of a recipe besides its title to those who may not see it. */
const unseen = { image: null, readyInMinutes: null };

@Injectable()
export class MealPlansService {
  constructor(
    private readonly repository: MealPlannerRepository,
    private readonly recipes: RecipesService,
  ) {}

  async findAllOf(member: Member): Promise<MealPlanView[]> {
    return this.filled(member, await this.repository.findPlansOf(member.householdId));
  }

  async add(member: Member, body: MealPlanBody): Promise<string> {
    const { id: userId, householdId } = member;
    const meals = await this.visibleMeals(member, body);
    const mealNotes = notesIn(body);
    return this.repository.addPlan({ householdId, userId, name: body.name, mealNotes }, meals);
  }

  async replace(member: Member, id: string, body: MealPlanUpdateBody): Promise<MealPlanView> {
    const { householdId } = member;
    const { name, version } = body;
    const before = await this.repository.findOwnedPlan(householdId, id);
    if (!before) throw new ApiError(commonErrors.not_found);
    const hidden = await this.hiddenDishes(member, before);
    const meals = withDishes(await this.visibleMeals(member, body, hidden), hidden);
    // The dishes that stay are those of the version that was read: it must be the one that is replaced.
    const replaced = { name, meals, version: version ?? before.version, mealNotes: notesIn(body) };
    const outcome = await this.repository.replacePlan(householdId, id, replaced);
    if (outcome === 'missing') throw new ApiError(commonErrors.not_found);
    if (outcome === 'outdated' && version === undefined) return this.replace(member, id, body);
    const found = await this.repository.findOwnedPlan(householdId, id);
    const [plan] = found ? await this.filled(member, [found]) : [];
    if (!plan) throw new ApiError(commonErrors.not_found);
    if (outcome === 'outdated') {
      throw new ApiError(mealPlannerErrors.meal_plan_changed, { body: { plan } });
    }
    return plan;
  }

  async remove(householdId: string, id: string, events: DeletionQuery['events']): Promise<void> {
    if (!(await this.repository.removePlan(householdId, id, events === 'delete'))) {
      throw new ApiError(commonErrors.not_found);
    }
  }

  /** What other members keep private is theirs to take off a plan. */
  private async hiddenDishes(member: Member, { recipes }: StoredPlan): Promise<PlacedDish[]> {
    const ids = [...new Set(recipes.map(({ recipeId }) => recipeId))];
    const hidden = await this.recipes.getHiddenTitles(member, ids);
    return recipes.filter(({ recipeId }) => hidden.has(recipeId));
  }

  /** The meals of a plan to be written, without those dishes; the person may see every other recipe in them. */
  private async visibleMeals(
    member: Member,
    { plan_data }: MealPlanBody,
    without: readonly PlacedDish[] = [],
  ): Promise<PlannedMeals> {
    const left = new Set(without.map(({ recipeId }) => recipeId));
    const meals = new Map(
      mealSlots.map((slot) => [
        slot,
        dishesOf(plan_data[slot] ?? []).filter(({ recipeId }) => !left.has(recipeId)),
      ]),
    );
    const wanted = [...new Set([...meals.values()].flat().map(({ recipeId }) => recipeId))];
    if ((await this.recipes.getSummaries(member, wanted)).length < wanted.length) {
      throw new ApiError(mealPlannerErrors.meal_plan_recipe_missing);
    }
    return meals;
  }

  private async filled(member: Member, plans: readonly StoredPlan[]): Promise<MealPlanView[]> {
    const planned = plans.flatMap(({ recipes }) => recipes);
    const ids = [...new Set(planned.map(({ recipeId }) => recipeId))];
    const summaries = new Map(
      (await this.recipes.getSummaries(member, ids)).map((summary) => [summary.id, summary]),
    );
    const hidden =
      summaries.size < ids.length ? await this.recipes.getHiddenTitles(member, ids) : null;
    return plans.map(({ id, name, createdAt, version, recipes, mealNotes }) => {
      const plan_data: MealPlanView['plan_data'] = {};
      for (const slot of mealSlots) {
        const dishes = recipes.filter((recipe) => recipe.slot === slot);
        if (dishes.length === 0) continue;
        plan_data[slot] = dishes.flatMap((dish) => {
          const recipe = summaries.get(dish.recipeId);
          const title = hidden?.get(dish.recipeId);
          const shown = recipe ?? (title && { ...unseen, id: dish.recipeId, title });
          if (!shown) return [];
          return {
            ...shown,
            available: recipe !== undefined,
            ...viewOfServings(dish, recipe),
            ...(dish.leftovers && { leftovers: true as const }),
          };
        });
      }
      return {
        id,
        name,
        created_at: createdAt.toISOString(),
        version,
        plan_data,
        ...(Object.keys(mealNotes).length > 0 && { meal_notes: mealNotes }),
      };
    });
  }
}

/** Each recipe once, as it is first named. */
function dishesOf(chosen: NonNullable<MealPlanBody['plan_data'][MealSlot]>): PlannedDish[] {
  const leftovers = new Set(chosen.flatMap((dish) => (dish.leftovers ? dish.id : [])));
  return eachOnce(chosen).map((dish) => ({ ...dish, leftovers: leftovers.has(dish.recipeId) }));
}

/** Without those that say nothing. */
function notesIn({ meal_notes }: MealPlanBody): MealNotes | undefined {
  if (!meal_notes) return undefined;
  return Object.fromEntries(
    Object.entries(meal_notes).filter(([, note]) => note && (note.eatingOut || note.text !== '')),
  );
}

/** The meals with more dishes, each at the end of its own. */
function withDishes(meals: PlannedMeals, more: readonly PlacedDish[]): PlannedMeals {
  const added = (wanted: MealSlot) =>
    more.flatMap(({ slot, ...dish }) => (slot === wanted ? dish : []));
  return new Map([...meals].map(([slot, dishes]) => [slot, [...dishes, ...added(slot)]]));
}
