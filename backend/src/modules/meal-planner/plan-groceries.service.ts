import { Injectable } from '@nestjs/common';
import type { RequestUser } from '../../common/access.js';
import { weekdaysFrom } from '../../common/dates.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { MenuGroceriesService } from '../menus/menu-groceries.service.js';
import { MenusService } from '../menus/menus.service.js';
import type { CookedDish } from '../recipes/domain/dish-servings.js';
import type { PlanGroceryListBody, PlanGroceryListView } from './dto/plan-grocery-list.dto.js';
import type { StoredEvent } from './entities/calendar-event.entity.js';
import { MealPlannerRepository, type StoredPlan } from './meal-planner.repository.js';
import { daysOfWeek } from './meal-slots.js';

/**
 * What to buy for a saved plan, or for a range of calendar days. A plan counts day by day. A menu says nothing about days, so all of
 * it is bought for the day on which its event begins.
 */
@Injectable()
export class PlanGroceriesService {
  constructor(
    private readonly repository: MealPlannerRepository,
    private readonly menus: MenusService,
    private readonly groceries: MenuGroceriesService,
  ) {}

  async listFor(user: RequestUser, body: PlanGroceryListBody): Promise<PlanGroceryListView> {
    if ('planId' in body) {
      const dishes = await this.dishesOfPlan(user.householdId, body.planId);
      const list = await this.groceries.listForDishes(user, dishes, body);
      return { ...list, deletedItems: [], startedItems: [] };
    }
    const { start, end, withStarted = false } = body;
    const events = await this.repository.findEventsTouching(user.householdId, start, end);
    const started = events.filter(
      ({ linkedMenuId, startDate }) => linkedMenuId !== null && startDate < start,
    );
    const counted = withStarted ? events : events.filter((event) => !started.includes(event));
    const dishes = await this.dishesOfEvents(user.householdId, counted, { start, end });
    return {
      ...(await this.groceries.listForDishes(user, dishes, body)),
      deletedItems: events.flatMap(({ title, deletedLink }) =>
        deletedLink ? [{ title, link: deletedLink }] : [],
      ),
      startedItems: started.map(({ title, startDate }) => ({
        title,
        start_date: startDate,
        included: withStarted,
      })),
    };
  }

  private async dishesOfPlan(householdId: string, planId: string): Promise<CookedDish[]> {
    const plan = await this.repository.findOwnedPlan(householdId, planId);
    if (!plan) throw new ApiError(commonErrors.not_found);
    return cookedIn(plan);
  }

  private async dishesOfEvents(
    householdId: string,
    events: readonly StoredEvent[],
    { start, end }: { start: string; end: string },
  ): Promise<CookedDish[]> {
    const menuIds = events.flatMap(({ linkedMenuId }) => linkedMenuId ?? []);
    const planIds = events.flatMap(({ linkedMealPlanId }) => linkedMealPlanId ?? []);
    const menus = await this.menus.dishesByMenu(householdId, menuIds);
    const found = await this.repository.findOwnedPlans(householdId, [...new Set(planIds)]);
    const plans = new Map(found.map((plan) => [plan.id, cookedIn(plan)]));
    return events.flatMap((event) => {
      if (event.linkedMenuId !== null) return menus.get(event.linkedMenuId) ?? [];
      const days = daysOf(event, start, end);
      return (plans.get(event.linkedMealPlanId ?? '') ?? []).flatMap((dish) =>
        days.filter((day) => dish.slot.startsWith(day)).map(() => dish),
      );
    });
  }
}

/** Leftovers are cooked already, and nothing is cooked for a meal out. */
const cookedIn = ({ recipes, mealNotes }: StoredPlan): StoredPlan['recipes'][number][] =>
  recipes.filter(({ slot, leftovers }) => !leftovers && !mealNotes[slot]?.eatingOut);

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
