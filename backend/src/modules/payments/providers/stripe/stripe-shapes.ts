import { z } from 'zod';

/** The version of Stripe's API that requests use and these schemas describe. The webhook endpoint must use the same. */
export const stripeApiVersion = '2026-10-28.endive';

/** Their ids are never longer. */
const id = z.string().max(255);

const idOf = z
  .union([id, z.object({ id })])
  .transform((value) => (typeof value === 'string' ? value : value.id));

/** The latest date that JavaScript can represent. */
export const seconds = z.number().int().min(0).max(8.64e12);

/** The fields read from a subscription; the rest is neither stored nor read. */
export const subscriptionShape = z.object({
  id,
  customer: idOf,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: seconds.nullish(),
  ended_at: seconds.nullish(),
  pause_collection: z.object({}).nullish(),
  metadata: z.object({ user_id: z.uuid().optional() }).catch({}),
  items: z.object({
    data: z.array(z.object({ current_period_start: seconds, current_period_end: seconds })).min(1),
  }),
});

export const checkoutShape = z.object({
  mode: z.string(),
  client_reference_id: z.uuid().nullish().catch(null),
  customer: idOf.nullish(),
  subscription: idOf.nullish(),
});

export const chargeShape = z.object({ payment_intent: idOf.nullish(), refunded: z.boolean() });

export const disputeShape = z.object({
  id,
  payment_intent: idOf.nullish(),
  status: z.string(),
});

const shapes: Record<string, z.ZodType> = {
  'checkout.session.completed': checkoutShape,
  'customer.subscription.created': subscriptionShape,
  'customer.subscription.updated': subscriptionShape,
  'customer.subscription.deleted': subscriptionShape,
  'customer.subscription.paused': subscriptionShape,
  'customer.subscription.resumed': subscriptionShape,
  'charge.refunded': chargeShape,
  'charge.dispute.created': disputeShape,
  'charge.dispute.updated': disputeShape,
  'charge.dispute.closed': disputeShape,
};

/** The events a webhook endpoint has to be subscribed to. */
export const stripeEventTypes: readonly string[] = Object.keys(shapes);

/** The part of an event that is stored; an empty object for a type without meaning here. */
export const keptOf = (type: string, object: unknown): unknown => shapes[type]?.parse(object) ?? {};

export type StripeSubscription = z.infer<typeof subscriptionShape>;
