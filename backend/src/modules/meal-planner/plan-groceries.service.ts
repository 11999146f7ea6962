import { Injectable } from '@nestjs/common';
import type { RequestUser } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import type { MenuGroceryListView } from '../menus/dto/menus.dto.js';
import { MenuGroceriesService } from '../menus/menu-groceries.service.js';
import { MenusService } from '../menus/menus.service.js';
import type { PlanGroceryListBody } from './dto/plan-grocery-list.dto.js';
import type { CalendarEvent } from './entities/calendar-event.entity.js';
import { MealPlannerRepository } from './meal-planner.repository.js';
import { daysOfWeek } from './meal-slots.js';

const dayInMilliseconds = 86_400_000;

/** What has to be bought for a saved plan, or for what the calendar holds on some days. */
@Injectable()
export class PlanGroceriesService {
  constructor(
    private readonly repository: MealPlannerRepository,
    private readonly menus: MenusService,
    private readonly groceries: MenuGroceriesService,
  ) {}

  async listFor(user: RequestUser, body: PlanGroceryListBody): Promise<MenuGroceryListView> {
    const recipeIds =
      'planId' in body
        ? await this.recipesOfPlan(user.id, body.planId)
        : await this.recipesOfSpan(user.id, body.start, body.end);
    return this.groceries.listForRecipes(user, recipeIds);
  }

  private async recipesOfPlan(userId: string, planId: string): Promise<number[]> {
    const plan = await this.repository.findOwnedPlan(userId, planId);
    if (!plan) throw new ApiError(commonErrors.not_found);
    return (plan.recipes ?? []).map(({ recipeId }) => recipeId);
  }

  private async recipesOfSpan(userId: string, start: string, end: string): Promise<number[]> {
    const events = await this.repository.findEventsTouching(userId, start, end);
    const menuIds = events.flatMap(({ linkedMenuId }) => linkedMenuId ?? []);
    const planIds = events.flatMap(({ linkedMealPlanId }) => linkedMealPlanId ?? []);
    const dishes = await this.menus.recipeIdsByMenu(userId, menuIds);
    const found = await this.repository.findOwnedPlans(userId, [...new Set(planIds)]);
    const plans = new Map(found.map((plan) => [plan.id, plan.recipes ?? []]));
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
 * The days of the week, one for each date, on which a plan is cooked. An event of a single day stands for the whole week of the
 * plan: its end was left open.
 */
function daysOf({ startDate, endDate }: CalendarEvent, start: string, end: string): string[] {
  if (startDate === endDate) return [...daysOfWeek];
  const first = Date.parse(startDate > start ? startDate : start);
  const last = Date.parse(endDate < end ? endDate : end);
  const days: string[] = [];
  for (let date = first; date <= last; date += dayInMilliseconds) {
    // Sunday is the first day of a date, and the last one of a plan.
    days.push(daysOfWeek[(new Date(date).getUTCDay() + 6) % 7] ?? '');
  }
  return days;
}
