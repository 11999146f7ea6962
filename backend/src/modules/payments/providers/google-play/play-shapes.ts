import { z } from 'zod';
import { eventName } from '../../ledger/malformed-event.js';
import type { Snapshot, Standing } from '../../ledger/entitlement.js';

/** The fields read from a purchase (subscriptionsv2). */
export const purchaseShape = z.object({
  subscriptionState: z.string(),
  startTime: z.iso.datetime({ offset: true }).optional(),
  linkedPurchaseToken: z.string().optional(),
  acknowledgementState: z.string().optional(),
  externalAccountIdentifiers: z
    .object({ obfuscatedExternalAccountId: z.string().optional() })
    .optional(),
  lineItems: z
    .array(
      z.object({
        productId: z.string(),
        expiryTime: z.iso.datetime({ offset: true }).optional(),
        autoRenewingPlan: z.object({ autoRenewEnabled: z.boolean().optional() }).optional(),
      }),
    )
    .default([]),
});

export type Purchase = z.infer<typeof purchaseShape>;

/** The content of a push message. */
export const pushShape = z.object({
  message: z.object({ messageId: eventName, data: z.base64() }),
});

const aboutPurchase = z.object({ purchaseToken: z.string().regex(/^[\x21-\x7e]{1,2000}$/) });

export const notificationShape = z.object({
  packageName: z.string(),
  eventTimeMillis: z.coerce.number().int().min(0).max(8.64e15),
  subscriptionNotification: aboutPurchase.optional(),
  voidedPurchaseNotification: aboutPurchase.optional(),
});

const standingOf: Record<string, Standing> = {
  SUBSCRIPTION_STATE_PENDING: 'pending',
  SUBSCRIPTION_STATE_ACTIVE: 'active',
  // It was cancelled and runs to its end.
  SUBSCRIPTION_STATE_CANCELED: 'active',
  SUBSCRIPTION_STATE_IN_GRACE_PERIOD: 'past_due',
  SUBSCRIPTION_STATE_ON_HOLD: 'past_due',
  SUBSCRIPTION_STATE_PAUSED: 'paused',
};

export function snapshotOfPurchase(purchase: Purchase, productId: string): Snapshot {
  const item = purchase.lineItems.find((line) => line.productId === productId);
  const standing = standingOf[purchase.subscriptionState] ?? 'ended';
  const hasPaid = standing !== 'pending' && item?.expiryTime !== undefined;
  const end = hasPaid ? new Date(item.expiryTime!).toISOString() : null;
  const renews = item?.autoRenewingPlan?.autoRenewEnabled ?? false;
  return {
    kind: 'snapshot',
    standing,
    paidThrough: end,
    accessUntil: end,
    renews: renews && (standing === 'active' || standing === 'past_due'),
  };
}

export const awaitsAcknowledgement = (purchase: Purchase): boolean =>
  purchase.acknowledgementState === 'ACKNOWLEDGEMENT_STATE_PENDING' &&
  ['SUBSCRIPTION_STATE_ACTIVE', 'SUBSCRIPTION_STATE_IN_GRACE_PERIOD'].includes(
    purchase.subscriptionState,
  );

/** Whether the store will charge again automatically. */
export const goesOn = ({ subscriptionState }: Purchase): boolean =>
  subscriptionState in standingOf && subscriptionState !== 'SUBSCRIPTION_STATE_CANCELED';
