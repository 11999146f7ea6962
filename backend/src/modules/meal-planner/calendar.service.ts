import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError, commonErrors } from '../../common/errors.js';
import { MenusService } from '../menus/menus.service.js';
import type { CalendarEventBody, CalendarQuery } from './dto/calendar-event.dto.js';
import type { CalendarEvent } from './entities/calendar-event.entity.js';
import { mealPlannerErrors } from './meal-planner.errors.js';
import { type CalendarEventContent, MealPlannerRepository } from './meal-planner.repository.js';

@Injectable()
export class CalendarService {
  constructor(
    private readonly repository: MealPlannerRepository,
    private readonly menus: MenusService,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  findTouching(userId: string, { start, end }: CalendarQuery): Promise<CalendarEvent[]> {
    return this.repository.findEventsTouching(userId, start, end);
  }

  async add(userId: string, body: CalendarEventBody): Promise<CalendarEvent> {
    const content = contentOf(body);
    const id = await this.dataSource.transaction(async (manager) => {
      await this.ensureLinkOwned(userId, content, manager);
      return this.repository.addEvent(userId, content, manager);
    });
    return this.getOwned(userId, id);
  }

  async replace(userId: string, id: string, body: CalendarEventBody): Promise<CalendarEvent> {
    const content = contentOf(body);
    const replaced = await this.dataSource.transaction(async (manager) => {
      await this.ensureLinkOwned(userId, content, manager);
      return this.repository.replaceEvent(userId, id, content, manager);
    });
    if (!replaced) throw new ApiError(commonErrors.not_found);
    return this.getOwned(userId, id);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.repository.removeEvent(userId, id))) {
      throw new ApiError(commonErrors.not_found);
    }
  }

  private async ensureLinkOwned(
    userId: string,
    { linkedMenuId, linkedMealPlanId }: CalendarEventContent,
    manager: EntityManager,
  ): Promise<void> {
    const owned =
      linkedMenuId !== null
        ? await this.menus.isOwned(userId, linkedMenuId, manager)
        : linkedMealPlanId === null ||
          (await this.repository.ownsPlan(userId, linkedMealPlanId, manager));
    if (!owned) throw new ApiError(mealPlannerErrors.calendar_link_missing);
  }

  private async getOwned(userId: string, id: string): Promise<CalendarEvent> {
    const event = await this.repository.findOwnedEvent(userId, id);
    if (!event) throw new ApiError(commonErrors.not_found);
    return event;
  }
}

function contentOf(body: CalendarEventBody): CalendarEventContent {
  return {
    title: body.title,
    startDate: body.start_date,
    endDate: body.end_date ?? body.start_date,
    color: body.color,
    linkedMenuId: body.linked_menu_id ?? null,
    linkedMealPlanId: body.linked_meal_plan_id ?? null,
  };
}
