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
import { deletedLinks, eventColors } from './calendar-events.js';
import { calendarEventBody } from './dto/calendar-event.dto.js';
import { MealPlannerRepository } from './meal-planner.repository.js';

const { title, start_date: day } = calendarEventBody.shape;

const archivedEvent = z
  .object({
    title,
    start: day,
    end: day,
    color: z.enum(eventColors),
    menu: z.uuid().nullable(),
    plan: z.uuid().nullable(),
    deletedLink: z.enum(deletedLinks).nullable(),
    createdAt: archivedMoment,
  })
  .refine(({ start, end }) => end >= start)
  .refine(({ menu, plan }) => menu === null || plan === null);

/** The calendar of a household in an archive. */
@Injectable()
export class CalendarArchive implements ArchivePart, OnModuleInit {
  readonly name = 'calendar';

  constructor(
    private readonly parts: ArchiveParts,
    private readonly repository: MealPlannerRepository,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async read({ householdId }: Member): Promise<ArchivedRows> {
    const events = await this.repository.findAllEventsOf(householdId);
    return {
      rows: events.map((event) => ({
        title: event.title,
        start: event.startDate,
        end: event.endDate,
        color: event.color,
        menu: event.linkedMenuId,
        plan: event.linkedMealPlanId,
        deletedLink: event.deletedLink,
        createdAt: event.createdAt.toISOString(),
      })),
      recipeIds: [],
    };
  }

  restore(
    { id: userId, householdId }: Member,
    rows: readonly unknown[],
    ids: RestoredIds,
  ): Promise<RestoredItem[]> {
    return restoreEach(
      rows,
      archivedEvent,
      (event) => event.title,
      ({ title: said, start, end, color, menu, plan, deletedLink, createdAt }) =>
        this.dataSource.transaction(async (manager) => {
          const event = { householdId, title: said, startDate: start, endDate: end, createdAt };
          if (await this.repository.hasSameEvent(event, manager)) return 'known';
          const linkedMenuId = (menu && ids.menus.get(menu)) ?? null;
          const linkedMealPlanId = (plan && ids.plans.get(plan)) ?? null;
          const lost = [
            ...(menu && !linkedMenuId ? (['menu'] as const) : []),
            ...(plan && !linkedMealPlanId ? (['meal_plan'] as const) : []),
          ].at(0);
          const links = { linkedMenuId, linkedMealPlanId, deletedLink: lost ?? deletedLink };
          await this.repository.addEvent({ ...event, userId, color, ...links }, manager);
          return 'added';
        }),
    );
  }
}
