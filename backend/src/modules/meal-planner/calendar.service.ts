import { Injectable } from '@nestjs/common';
import { ApiError, commonErrors } from '../../common/errors.js';
import type { CalendarEventBody, CalendarQuery } from './dto/calendar-event.dto.js';
import type { CalendarEvent } from './entities/calendar-event.entity.js';
import { type CalendarEventContent, MealPlannerRepository } from './meal-planner.repository.js';

@Injectable()
export class CalendarService {
  constructor(private readonly repository: MealPlannerRepository) {}

  findTouching(userId: string, { start, end }: CalendarQuery): Promise<CalendarEvent[]> {
    return this.repository.findEventsTouching(userId, start, end);
  }

  async add(userId: string, body: CalendarEventBody): Promise<CalendarEvent> {
    const id = await this.repository.addEvent(userId, contentOf(body));
    if (!id) throw new ApiError(commonErrors.not_found);
    return this.getOwned(userId, id);
  }

  async replace(userId: string, id: string, body: CalendarEventBody): Promise<CalendarEvent> {
    if (!(await this.repository.replaceEvent(userId, id, contentOf(body)))) {
      throw new ApiError(commonErrors.not_found);
    }
    return this.getOwned(userId, id);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.repository.removeEvent(userId, id))) {
      throw new ApiError(commonErrors.not_found);
    }
  }

  private async getOwned(userId: string, id: string): Promise<CalendarEvent> {
    const event = await this.repository.findOwnedEvent(userId, id);
    if (!event) throw new ApiError(commonErrors.not_found);
    return event;
  }
}

function contentOf(body: CalendarEventBody): CalendarEventContent {
  // Nobody has a menu that could be linked to.
  if (body.linked_menu_id != null) throw new ApiError(commonErrors.not_found);
  return {
    title: body.title,
    startDate: body.start_date,
    endDate: body.end_date ?? body.start_date,
    color: body.color,
    linkedMenuId: null,
    linkedMealPlanId: body.linked_meal_plan_id ?? null,
  };
}
