import { z } from 'zod';
import { daysBetween } from '../../../common/dates.js';
import { text } from '../../../common/text.js';
import { deletedLinks, eventColors } from '../calendar-events.js';
import type { StoredEvent } from '../entities/calendar-event.entity.js';
import { mealPlannerErrors, mostCalendarDays } from '../meal-planner.errors.js';

const longestTitle = 120;

/** An existing date, as YYYY-MM-DD from the year 1 on; these strings sort chronologically. */
const calendarDate = z.iso
  .date({ error: mealPlannerErrors.calendar_date_invalid })
  .refine((date) => !date.startsWith('0000'), { error: mealPlannerErrors.calendar_date_invalid });

const optionalLink = z.uuid().nullish();

export const calendarEventBody = z
  .strictObject({
    title: text(longestTitle, { code: mealPlannerErrors.calendar_title_empty }),
    start_date: calendarDate,
    end_date: calendarDate.nullish().describe('The last day; the start date when left out.'),
    color: z.enum(eventColors, { error: mealPlannerErrors.calendar_color_unknown }),
    linked_menu_id: optionalLink,
    linked_meal_plan_id: optionalLink,
    deleted_link: z
      .enum(deletedLinks)
      .nullish()
      .describe('Ignored, so that an event can be sent back as it was read.'),
  })
  .refine(({ start_date, end_date }) => end_date == null || end_date >= start_date, {
    path: ['end_date'],
    error: mealPlannerErrors.calendar_end_before_start,
  })
  .refine((body) => body.linked_menu_id == null || body.linked_meal_plan_id == null, {
    path: ['linked_meal_plan_id'],
    error: mealPlannerErrors.calendar_links_two,
  })
  .meta({ id: 'CalendarEventBody' });

export type CalendarEventBody = z.infer<typeof calendarEventBody>;

export const calendarQuery = z
  .strictObject({
    start: calendarDate,
    end: calendarDate.meta({
      description: `The last day, at most the ${mostCalendarDays}th.`,
      'x-max-days': mostCalendarDays,
    }),
  })
  .refine(({ start, end }) => end >= start, {
    path: ['end'],
    error: mealPlannerErrors.calendar_end_before_start,
  })
  .refine(({ start, end }) => daysBetween(start, end) < mostCalendarDays, {
    path: ['end'],
    error: mealPlannerErrors.calendar_span_too_long,
  });

export type CalendarQuery = z.infer<typeof calendarQuery>;

export const calendarEventView = z
  .object({
    id: z.uuid(),
    title: z.string(),
    start_date: z.iso.date(),
    end_date: z.iso.date(),
    color: z.enum(eventColors),
    linked_menu_id: z.uuid().nullable(),
    linked_meal_plan_id: z.uuid().nullable(),
    deleted_link: z
      .enum(deletedLinks)
      .optional()
      .describe('What the event was linked to, where that has been deleted.'),
  })
  .meta({ id: 'CalendarEventView' });

export const calendarEventsView = z.array(calendarEventView).meta({ id: 'CalendarEventsView' });

export type CalendarEventView = z.infer<typeof calendarEventView>;

export function toCalendarEventView(event: StoredEvent): CalendarEventView {
  return {
    id: event.id,
    title: event.title,
    start_date: event.startDate,
    end_date: event.endDate,
    color: event.color,
    linked_menu_id: event.linkedMenuId,
    linked_meal_plan_id: event.linkedMealPlanId,
    ...(event.deletedLink && { deleted_link: event.deletedLink }),
  };
}
