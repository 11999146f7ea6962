import { z } from 'zod';
import { menuGroceryListView } from '../../menus/domain/grocery-needs-view.js';
import { deletedLinks } from '../calendar-events.js';
import { calendarQuery } from './calendar-event.dto.js';

/** A saved plan, or the calendar from `start` to `end`, both included. */
export const planGroceryListBody = z
  .union([z.strictObject({ planId: z.uuid() }), calendarQuery])
  .meta({ id: 'PlanGroceryListBody' });

export type PlanGroceryListBody = z.infer<typeof planGroceryListBody>;

export const planGroceryListView = menuGroceryListView
  .extend({
    deletedItems: z
      .array(z.object({ title: z.string(), link: z.enum(deletedLinks) }))
      .describe(
        'Events of these days whose menu or plan has been deleted; nothing is listed for them.',
      ),
  })
  .meta({ id: 'PlanGroceryListView' });

export type PlanGroceryListView = z.infer<typeof planGroceryListView>;
