import Stripe from 'stripe';
import { z } from 'zod';
import { ApiError } from '../../../../common/errors.js';
import { eventName, malformedEvent } from '../../ledger/malformed-event.js';
import type { ReceivedEvent } from '../../ledger/payment-provider.port.js';
import { paymentErrors } from '../../payments.errors.js';
import { keptOf, seconds } from './stripe-shapes.js';

/** Seconds for which a signature stays valid: a recorded old delivery is worthless. */
const tolerance = 300;

const envelope = z.object({
  id: eventName,
  type: eventName,
  created: seconds,
  data: z.object({ object: z.unknown() }),
});

/**
 * Trusts a delivery only when its signature over the exact bytes is valid and recent. A signed but unreadable one is
 * stored as it is: resending would not help.
 */
export function verifiedEvent(
  rawBody: string,
  signature: string | undefined,
  secret: string,
): Omit<ReceivedEvent, 'provider'> {
  try {
    const isGenuine = Stripe.webhooks.signature?.verifyHeader(
      rawBody,
      signature ?? '',
      secret,
      tolerance,
    );
    if (!isGenuine) throw new Error('Nobody can tell.');
  } catch {
    throw new ApiError(paymentErrors.event_signature_invalid);
  }
  try {
    const { id, type, created, data } = envelope.parse(JSON.parse(rawBody));
    return {
      eventId: id,
      type,
      occurredAt: new Date(created * 1000),
      payload: keptOf(type, data.object),
    };
  } catch {
    return malformedEvent(rawBody);
  }
}

export const signatureOf = (payload: string, secret: string): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret });
