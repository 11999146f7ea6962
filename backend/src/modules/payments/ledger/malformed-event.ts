import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ReceivedEvent } from './ledger.repository.js';

/** What providers call events by: words that the database keeps as they are. */
export const eventName = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\x21-\x7e]+$/);

export const malformedType = 'malformed';

/** Enough to see what was wrong with it. */
const mostKept = 10_000;

/** A delivery whose sender is proven and whose content makes no sense. The same one again is the same event. */
export function malformedEvent(content: string): Omit<ReceivedEvent, 'provider'> {
  return {
    eventId: `malformed-${createHash('sha256').update(content).digest('hex')}`,
    type: malformedType,
    occurredAt: new Date(),
    // In a spelling that the database takes whatever the content is.
    payload: { base64: Buffer.from(content.slice(0, mostKept)).toString('base64') },
  };
}

/** PostgreSQL keeps neither NUL nor halves of characters, which JSON spells like this. */
export const isStorable = (payload: unknown): boolean =>
  !/\\u(0000|d[89a-f])/i.test(JSON.stringify(payload));
