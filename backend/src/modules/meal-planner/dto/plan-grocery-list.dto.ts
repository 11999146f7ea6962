import { z } from 'zod';
import { calendarQuery } from './calendar-event.dto.js';

/** A saved plan, or the days of the calendar from `start` to `end`, both included. */
export const planGroceryListBody = z
  .union([z.strictObject({ planId: z.uuid() }), calendarQuery])
  .meta({ id: 'PlanGroceryListBody' });

export type PlanGroceryListBody = z.infer<typeof planGroceryListBody>;
