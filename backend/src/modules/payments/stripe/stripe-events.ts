import Stripe from 'stripe';
import { z } from 'zod';
import { ApiError } from '../../../common/errors.js';
import type { ReceivedEvent } from '../ledger/ledger.repository.js';
import { paymentErrors } from '../payments.errors.js';
import { keptOf } from './stripe-shapes.js';

/** Seconds a signature stays good: an old delivery that somebody recorded is worth nothing. */
const tolerance = 300;

const envelope = z.object({
  id: z.string().max(255),
  type: z.string().max(255),
  created: z.number().int(),
  data: z.object({ object: z.unknown() }),
});

/** Believes a delivery only when its signature over the very bytes is right and recent. */
export function verifiedEvent(
  rawBody: string,
  signature: string | undefined,
  secret: string,
): Omit<ReceivedEvent, 'provider'> {
  try {
    Stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, tolerance);
  } catch {
    throw new ApiError(paymentErrors.event_signature_invalid);
  }
  const { id, type, created, data } = envelope.parse(JSON.parse(rawBody));
  return {
    eventId: id,
    type,
    occurredAt: new Date(created * 1000),
    payload: keptOf(type, data.object),
  };
}

export const signatureOf = (payload: string, secret: string): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret });
