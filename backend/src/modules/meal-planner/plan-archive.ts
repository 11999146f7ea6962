import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Member } from '../../common/access.js';
import {
  archivedMoment,
  type ArchivedRows,
  type ArchivePart,
  ArchiveParts,
  restoreEach,
  type RestoredIds,
  type RestoredItem,
} from '../../common/archive-parts.js';
import { ApiError } from '../../common/errors.js';
import { archivedDish } from '../recipes/domain/dish-servings.js';
import { mealNote, mealPlanBody } from './dto/meal-plan.dto.js';
import { mealPlannerErrors, mostMealRecipes } from './meal-planner.errors.js';
import { MealPlannerRepository } from './meal-planner.repository.js';
import { type MealSlot, mealSlots } from './meal-slots.js';

const archivedPlan = z.object({
  id: z.uuid(),
  name: mealPlanBody.shape.name,
  createdAt: archivedMoment,
  meals: z.partialRecord(
    z.enum(mealSlots),
    z.array(archivedDish.extend({ leftovers: z.boolean().default(false) })).max(mostMealRecipes),
  ),
  mealNotes: z.partialRecord(z.enum(mealSlots), mealNote).default({}),
});

/** The meal plans of a household in an archive. */
@Injectable()
export class PlanArchive implements ArchivePart, OnModuleInit {
  readonly name = 'plans';

  constructor(
    private readonly parts: ArchiveParts,
    private readonly repository: MealPlannerRepository,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async read({ householdId }: Member): Promise<ArchivedRows> {
    const plans = (await this.repository.findPlansOf(householdId)).reverse();
    return {
      rows: plans.map(({ id, name, createdAt, recipes, mealNotes }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        meals: Object.fromEntries(
          mealSlots
            .map((slot) => [
              slot,
              recipes
                .filter((dish) => dish.slot === slot)
                .map(({ recipeId, servings, leftovers }) => ({
                  recipe: recipeId,
                  servings,
                  leftovers,
                })),
            ])
            .filter(([, dishes]) => dishes && dishes.length > 0),
        ) as object,
        mealNotes,
      })),
      recipeIds: plans.flatMap(({ recipes }) => recipes.map(({ recipeId }) => recipeId)),
    };
  }

  restore(
    { id: userId, householdId }: Member,
    rows: readonly unknown[],
    ids: RestoredIds,
  ): Promise<RestoredItem[]> {
    return restoreEach(
      rows,
      archivedPlan,
      ({ name }) => name,
      ({ id, name, createdAt, meals, mealNotes }) =>
        this.dataSource.transaction(async (manager) => {
          const owned = { householdId, name, createdAt };
          const known = await this.repository.findSamePlan(owned, manager);
          if (known) {
            ids.plans.set(id, known);
            return 'known';
          }
          const planned = new Map(
            (Object.entries(meals) as [MealSlot, (typeof meals)[MealSlot]][]).map(
              ([slot, dishes]) => [
                slot,
                (dishes ?? []).flatMap(({ recipe, servings, leftovers }) => {
                  const recipeId = ids.recipes.get(recipe);
                  return recipeId === undefined ? [] : { recipeId, servings, leftovers };
                }),
              ],
            ),
          );
          if ([...planned.values()].flat().length === 0) {
            throw new ApiError(mealPlannerErrors.meal_plan_recipe_missing);
          }
          ids.plans.set(
            id,
            await this.repository.addPlan({ ...owned, userId, mealNotes }, planned, manager),
          );
          return 'added';
        }),
    );
  }
}
