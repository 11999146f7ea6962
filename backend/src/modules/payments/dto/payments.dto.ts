import { z } from 'zod';
import { paymentErrors } from '../payments.errors.js';

const longestToken = 1500;

export const checkoutView = z.object({ id: z.string(), url: z.url() }).meta({ id: 'CheckoutView' });

export const portalView = z.object({ url: z.url() }).meta({ id: 'PortalView' });

export const googlePurchaseBody = z
  .strictObject({
    purchaseToken: z
      .string({ error: () => paymentErrors.purchase_not_valid })
      .min(1, { error: paymentErrors.purchase_not_valid })
      .max(longestToken, { error: paymentErrors.purchase_not_valid }),
    subscriptionId: z
      .string({ error: () => paymentErrors.purchase_not_valid })
      .max(longestToken, { error: paymentErrors.purchase_not_valid }),
  })
  .meta({ id: 'GooglePurchaseBody' });

export const subscriptionView = z
  .object({
    /** `pending`: something was bought, and the provider has not confirmed the payment yet. */
    status: z.enum(['none', 'pending', 'active', 'cancelled', 'payment_failed', 'paused', 'ended']),
    provider: z.string().nullable(),
    ends_on: z.iso.datetime().nullable(),
    /** Whether a provider will ask for money again by itself. */
    renews: z.boolean(),
    /** Whether cards are taken here: for real, for show, or not at all. */
    buying: z.enum(['open', 'sandbox', 'closed']),
    /** Whether purchases in the app store can be verified here. */
    app_store: z.enum(['open', 'closed']),
    google_play_product: z.string(),
  })
  .meta({ id: 'SubscriptionView' });

export const sandboxPaymentBody = z
  .strictObject({ checkout: z.uuid(), card: z.enum(['works', 'fails']) })
  .meta({ id: 'SandboxPaymentBody' });

export const sandboxChangeBody = z
  .strictObject({ action: z.enum(['cancel', 'resume', 'fail_payment', 'mend_payment']) })
  .meta({ id: 'SandboxChangeBody' });

export type CheckoutView = z.infer<typeof checkoutView>;
export type PortalView = z.infer<typeof portalView>;
export type GooglePurchaseBody = z.infer<typeof googlePurchaseBody>;
export type SubscriptionView = z.infer<typeof subscriptionView>;
export type SandboxPaymentBody = z.infer<typeof sandboxPaymentBody>;
export type SandboxChangeBody = z.infer<typeof sandboxChangeBody>;
