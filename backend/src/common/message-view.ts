import { z } from 'zod';

/** The answer of a route that reports only the outcome, as a sentence. */
export const messageView = z.object({ message: z.string() }).meta({ id: 'MessageView' });
