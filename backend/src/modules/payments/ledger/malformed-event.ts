import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ReceivedEvent } from './payment-provider.port.js';

/** Provider event ids and types: identifiers that the database can store as they are. */
export const eventName = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\x21-\x7e]+$/);

export const malformedType = 'malformed';

/** Enough to diagnose the problem. */
const mostKept = 10_000;

/** An authenticated delivery with unreadable content. A repeat of it is the same event. */
export function malformedEvent(content: string): Omit<ReceivedEvent, 'provider'> {
  return {
    eventId: `malformed-${createHash('sha256').update(content).digest('hex')}`,
    type: malformedType,
    occurredAt: new Date(),
    // Encoded so that the database accepts any content.
    payload: { base64: Buffer.from(content.slice(0, mostKept)).toString('base64') },
  };
}

/** PostgreSQL stores neither NUL nor lone surrogates, which JSON writes like this. */
export const isStorable = (payload: unknown): boolean =>
  !/\\u(0000|d[89a-f])/i.test(JSON.stringify(payload));
