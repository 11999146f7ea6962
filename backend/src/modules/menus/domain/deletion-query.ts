import { z } from 'zod';

/** What becomes of the calendar events of a menu or plan that is deleted. */
export const deletionQuery = z.strictObject({
  events: z
    .enum(['keep', 'delete'])
    .default('keep')
    .describe('What becomes of its calendar events: kept without a link, or deleted too.'),
});

export type DeletionQuery = z.infer<typeof deletionQuery>;
