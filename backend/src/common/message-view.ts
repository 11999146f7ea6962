import { z } from 'zod';

/** The answer of a route that has nothing to tell but how it went, as a sentence. */
export const messageView = z.object({ message: z.string() }).meta({ id: 'MessageView' });
