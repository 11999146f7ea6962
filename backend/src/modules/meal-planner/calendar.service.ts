import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Member } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { Configuration } from '../../config/configuration.js';
import { DeletedMenus } from '../menus/deleted-menus.port.js';
import { MenusService } from '../menus/menus.service.js';
import { writeCalendarFeed } from './calendar-feed.js';
import type { CalendarEventBody, CalendarQuery } from './dto/calendar-event.dto.js';
import type { CalendarEvent, StoredEvent } from './entities/calendar-event.entity.js';
import { mealPlannerErrors } from './meal-planner.errors.js';
import { type CalendarEventContent, MealPlannerRepository } from './meal-planner.repository.js';

@Injectable()
export class CalendarService {
  constructor(
    private readonly repository: MealPlannerRepository,
    private readonly menus: MenusService,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly configuration: Configuration,
    deletedMenus: DeletedMenus,
  ) {
    deletedMenus.onDelete((householdId, menuId, manager) =>
      repository.removeEventsOfMenu(householdId, menuId, manager),
    );
  }

  findTouching(householdId: string, { start, end }: CalendarQuery): Promise<StoredEvent[]> {
    return this.repository.findEventsTouching(householdId, start, end);
  }

  /** The events of a menu or a plan of the household. */
  async findLinked(householdId: string, id: string): Promise<StoredEvent[]> {
    const events = await this.repository.findEventsLinkedTo(householdId, id);
    if (events.length > 0) return events;
    const isOwned = await this.dataSource.transaction(
      async (manager) =>
        (await this.menus.isOwned(householdId, id, manager)) ||
        this.repository.ownsPlan(householdId, id, manager),
    );
    if (!isOwned) throw new ApiError(commonErrors.not_found);
    return events;
  }

  /** All events as other calendar programs read them. */
  async write(householdId: string): Promise<string> {
    const events = await this.repository.findAllEventsOf(householdId);
    return writeCalendarFeed(events, this.configuration.server.appUrl);
  }

  async add({ id: userId, householdId }: Member, body: CalendarEventBody): Promise<CalendarEvent> {
    const content = contentOf(body);
    const id = await this.dataSource.transaction(async (manager) => {
      await this.ensureLinkOwned(householdId, content, manager);
      return this.repository.addEvent({ householdId, userId, ...content }, manager);
    });
    return this.getOwned(householdId, id);
  }

  async replace(householdId: string, id: string, body: CalendarEventBody): Promise<CalendarEvent> {
    const content = contentOf(body);
    const replaced = await this.dataSource.transaction(async (manager) => {
      await this.ensureLinkOwned(householdId, content, manager);
      return this.repository.replaceEvent(householdId, id, content, manager);
    });
    if (!replaced) throw new ApiError(commonErrors.not_found);
    return this.getOwned(householdId, id);
  }

  async remove(householdId: string, id: string): Promise<void> {
    if (!(await this.repository.removeEvent(householdId, id))) {
      throw new ApiError(commonErrors.not_found);
    }
  }

  private async ensureLinkOwned(
    householdId: string,
    { linkedMenuId, linkedMealPlanId }: CalendarEventContent,
    manager: EntityManager,
  ): Promise<void> {
    const owned =
      linkedMenuId !== null
        ? await this.menus.isOwned(householdId, linkedMenuId, manager)
        : linkedMealPlanId === null ||
          (await this.repository.ownsPlan(householdId, linkedMealPlanId, manager));
    if (!owned) throw new ApiError(mealPlannerErrors.calendar_link_missing);
  }

  private async getOwned(householdId: string, id: string): Promise<CalendarEvent> {
    const event = await this.repository.findOwnedEvent(householdId, id);
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
