import { z } from 'zod';
import {
  menuGroceryListView,
  shoppedForOnce,
  shopsIn,
} from '../../menus/domain/grocery-needs-view.js';
import { deletedLinks } from '../calendar-events.js';
import { calendarQuery } from './calendar-event.dto.js';

/** A saved plan, or the calendar from `start` to `end`, both included. */
export const planGroceryListBody = z
  .union([
    z.strictObject({ planId: z.uuid(), once: shoppedForOnce, country: shopsIn }),
    calendarQuery.safeExtend({
      once: shoppedForOnce,
      country: shopsIn,
      withStarted: z
        .boolean()
        .optional()
        .describe(
          'Also the menus that began before these days; usually their list is made already.',
        ),
    }),
  ])
  .meta({ id: 'PlanGroceryListBody' });

export type PlanGroceryListBody = z.infer<typeof planGroceryListBody>;

export const planGroceryListView = menuGroceryListView
  .extend({
    deletedItems: z
      .array(z.object({ title: z.string(), link: z.enum(deletedLinks) }))
      .describe(
        'Events of these days whose menu or plan has been deleted; nothing is listed for them.',
      ),
    startedItems: z
      .array(z.object({ title: z.string(), start_date: z.iso.date(), included: z.boolean() }))
      .describe('Menus that began before these days and go on in them.'),
  })
  .meta({ id: 'PlanGroceryListView' });

export type PlanGroceryListView = z.infer<typeof planGroceryListView>;
