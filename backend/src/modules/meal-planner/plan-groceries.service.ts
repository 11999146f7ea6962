import { Injectable } from '@nestjs/common';
import type { RequestUser } from '../../common/access.js';
import { weekdaysFrom } from '../../common/dates.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { MenuGroceriesService } from '../menus/menu-groceries.service.js';
import { MenusService } from '../menus/menus.service.js';
import type { PlanGroceryListBody, PlanGroceryListView } from './dto/plan-grocery-list.dto.js';
import type { StoredEvent } from './entities/calendar-event.entity.js';
import { MealPlannerRepository } from './meal-planner.repository.js';
import { daysOfWeek } from './meal-slots.js';

/** What to buy for a saved plan, or for a range of calendar days. */
@Injectable()
export class PlanGroceriesService {
  constructor(
    private readonly repository: MealPlannerRepository,
    private readonly menus: MenusService,
    private readonly groceries: MenuGroceriesService,
  ) {}

  async listFor(user: RequestUser, body: PlanGroceryListBody): Promise<PlanGroceryListView> {
    if ('planId' in body) {
      const recipeIds = await this.recipesOfPlan(user.householdId, body.planId);
      return { ...(await this.groceries.listForRecipes(user, recipeIds)), deletedItems: [] };
    }
    const { start, end } = body;
    const events = await this.repository.findEventsTouching(user.householdId, start, end);
    const recipeIds = await this.recipesOfEvents(user.householdId, events, { start, end });
    return {
      ...(await this.groceries.listForRecipes(user, recipeIds)),
      deletedItems: events.flatMap(({ title, deletedLink }) =>
        deletedLink ? [{ title, link: deletedLink }] : [],
      ),
    };
  }

  private async recipesOfPlan(householdId: string, planId: string): Promise<number[]> {
    const plan = await this.repository.findOwnedPlan(householdId, planId);
    if (!plan) throw new ApiError(commonErrors.not_found);
    return plan.recipes.map(({ recipeId }) => recipeId);
  }

  private async recipesOfEvents(
    householdId: string,
    events: readonly StoredEvent[],
    { start, end }: { start: string; end: string },
  ): Promise<number[]> {
    const menuIds = events.flatMap(({ linkedMenuId }) => linkedMenuId ?? []);
    const planIds = events.flatMap(({ linkedMealPlanId }) => linkedMealPlanId ?? []);
    const dishes = await this.menus.recipeIdsByMenu(householdId, menuIds);
    const found = await this.repository.findOwnedPlans(householdId, [...new Set(planIds)]);
    const plans = new Map(found.map((plan) => [plan.id, plan.recipes]));
    return events.flatMap((event) => {
      if (event.linkedMenuId !== null) return dishes.get(event.linkedMenuId) ?? [];
      const days = daysOf(event, start, end);
      return (plans.get(event.linkedMealPlanId ?? '') ?? []).flatMap(({ slot, recipeId }) =>
        days.filter((day) => slot.startsWith(day)).map(() => recipeId),
      );
    });
  }
}

/**
 * The plan's weekdays, one per date, on which it is cooked. A single-day event stands for the plan's whole week: its end was
 * left open.
 */
function daysOf({ startDate, endDate }: StoredEvent, start: string, end: string): string[] {
  if (startDate === endDate) return [...daysOfWeek];
  const first = startDate > start ? startDate : start;
  const last = endDate < end ? endDate : end;
  return weekdaysFrom(first, last).map((day) => daysOfWeek[day - 1] ?? '');
}
