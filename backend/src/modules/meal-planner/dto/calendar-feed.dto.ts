import { z } from 'zod';
import { currentPassword } from '../../auth/domain/password-field.js';

export const renewCalendarFeedBody = z
  .strictObject({ password: currentPassword })
  .meta({ id: 'RenewCalendarFeedBody' });

export type RenewCalendarFeedBody = z.infer<typeof renewCalendarFeedBody>;

export const calendarFeedView = z
  .object({
    created_at: z.iso
      .datetime()
      .nullable()
      .describe('When the address was made; null while there is none.'),
  })
  .meta({ id: 'CalendarFeedView' });

export type CalendarFeedView = z.infer<typeof calendarFeedView>;

export const newCalendarFeedView = z
  .object({
    created_at: z.iso.datetime(),
    url: z.url().describe('The secret address. It is told once and not kept.'),
  })
  .meta({ id: 'NewCalendarFeedView' });

export type NewCalendarFeedView = z.infer<typeof newCalendarFeedView>;
