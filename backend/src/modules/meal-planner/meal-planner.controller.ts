import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn, Subscribed } from '../../common/access.js';
import { sentences } from '../../common/language.js';
import { Answers } from '../../common/openapi.js';
import { LimitPerClient } from '../../common/rate-limits.js';
import { rowIdParam } from '../../common/row-id.js';
import { type HouseholdAnswer, HouseholdAnswers } from '../households/household-answers.service.js';
import { type DeletionQuery, deletionQuery } from '../menus/domain/deletion-query.js';
import { CalendarService } from './calendar.service.js';
import {
  type CalendarEventBody,
  calendarEventBody,
  calendarEventsView,
  type CalendarEventView,
  calendarEventView,
  type CalendarQuery,
  calendarQuery,
  toCalendarEventView,
} from './dto/calendar-event.dto.js';
import {
  type MealPlanBody,
  mealPlanBody,
  mealPlanCreatedView,
  mealPlansView,
  type MealPlanUpdateBody,
  mealPlanUpdateBody,
  type MealPlanView,
  mealPlanView,
} from './dto/meal-plan.dto.js';
import {
  type PlanGroceryListBody,
  planGroceryListBody,
  type PlanGroceryListView,
  planGroceryListView,
} from './dto/plan-grocery-list.dto.js';
import {
  type WeekProposalBody,
  weekProposalBody,
  type WeekProposalView,
  weekProposalView,
} from './dto/week-proposal.dto.js';
import { MealPlansService } from './meal-plans.service.js';
import { PlanGroceriesService } from './plan-groceries.service.js';
import { WeekProposalService } from './week-proposal.service.js';

@ApiTags('meal-planner')
@Controller('meal-planner')
export class MealPlannerController {
  constructor(
    private readonly plans: MealPlansService,
    private readonly calendar: CalendarService,
    private readonly groceries: PlanGroceriesService,
    private readonly proposals: WeekProposalService,
    private readonly answers: HouseholdAnswers,
  ) {}

  @Get('calendar')
  @SignedIn()
  @Answers(200, calendarEventsView)
  getCalendarEvents(
    @CurrentUser() user: RequestUser,
    @Query({ schema: calendarQuery }) query: CalendarQuery,
  ): HouseholdAnswer<CalendarEventView[]> {
    return this.answers.get(user, `calendar ${query.start} ${query.end}`, async () =>
      (await this.calendar.findTouching(user.householdId, query)).map(toCalendarEventView),
    );
  }

  @Get('calendar/linked/:id')
  @SignedIn()
  @Answers(200, calendarEventsView)
  getLinkedEvents(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
  ): HouseholdAnswer<CalendarEventView[]> {
    return this.answers.get(user, `calendar of ${id}`, async () =>
      (await this.calendar.findLinked(user.householdId, id)).map(toCalendarEventView),
    );
  }

  @Post('calendar')
  @Subscribed()
  @Answers(201, calendarEventView)
  async createCalendarEvent(
    @CurrentUser() user: RequestUser,
    @Body({ schema: calendarEventBody }) body: CalendarEventBody,
  ): Promise<CalendarEventView> {
    return toCalendarEventView(await this.calendar.add(user, body));
  }

  @Put('calendar/:id')
  @Subscribed()
  @Answers(200, calendarEventView)
  async updateCalendarEvent(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Body({ schema: calendarEventBody }) body: CalendarEventBody,
  ): Promise<CalendarEventView> {
    return toCalendarEventView(await this.calendar.replace(user.householdId, id, body));
  }

  @Delete('calendar/:id')
  @Subscribed()
  @Answers(204)
  deleteCalendarEvent(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
  ): Promise<void> {
    return this.calendar.remove(user.householdId, id);
  }

  @Get()
  @SignedIn()
  @Answers(200, mealPlansView)
  getMealPlans(@CurrentUser() user: RequestUser): HouseholdAnswer<MealPlanView[]> {
    return this.answers.get(user, 'meal plans', () => this.plans.findAllOf(user));
  }

  @Post()
  @Subscribed()
  @Answers(201, mealPlanCreatedView)
  async createMealPlan(
    @CurrentUser() user: RequestUser,
    @Body({ schema: mealPlanBody }) body: MealPlanBody,
  ): Promise<{ id: string; message: string }> {
    const id = await this.plans.add(user, body);
    return { id, message: sentences().api.mealPlanSaved };
  }

  @Post('grocery-list')
  @Subscribed()
  @LimitPerClient(60, 1)
  @Answers(200, planGroceryListView)
  generatePlanGroceryList(
    @CurrentUser() user: RequestUser,
    @Body({ schema: planGroceryListBody }) body: PlanGroceryListBody,
  ): Promise<PlanGroceryListView> {
    return this.groceries.listFor(user, body);
  }

  @Post('proposal')
  @Subscribed()
  @LimitPerClient(60, 1)
  @Answers(200, weekProposalView)
  proposeWeek(
    @CurrentUser() user: RequestUser,
    @Body({ schema: weekProposalBody }) body: WeekProposalBody,
  ): Promise<WeekProposalView> {
    return this.proposals.propose(user, body);
  }

  @Put(':id')
  @Subscribed()
  @Answers(200, mealPlanView)
  updateMealPlan(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Body({ schema: mealPlanUpdateBody }) body: MealPlanUpdateBody,
  ): Promise<MealPlanView> {
    return this.plans.replace(user, id, body);
  }

  @Delete(':id')
  @Subscribed()
  @Answers(204)
  deleteMealPlan(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Query({ schema: deletionQuery }) { events }: DeletionQuery,
  ): Promise<void> {
    return this.plans.remove(user.householdId, id, events);
  }
}
