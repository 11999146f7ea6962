import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { clock } from '../../../../common/clock.js';
import { Configuration } from '../../../../config/configuration.js';
import { ApiError } from '../../../../common/errors.js';
import {
  type Explanation,
  type KnownSubscription,
  type Observation,
  type PaymentProvider,
  type PendingEvent,
  ProviderLedger,
} from '../../ledger/payment-provider.port.js';
import { alreadySubscribedBy, paymentErrors } from '../../payments.errors.js';
import { PlayApi } from './play-api.js';
import { awaitsAcknowledgement, goesOn, type Purchase, snapshotOfPurchase } from './play-shapes.js';

const store = 'https://play.google.com/store/account/subscriptions';
const kept = z.object({ purchaseToken: z.string() });
const accountId = z.uuid();

/** Purchases in the app store. */
@Injectable()
export class PlayPurchases implements PaymentProvider {
  readonly name = 'google_play';
  private readonly logger = new Logger(PlayPurchases.name);
  private readonly settings: Configuration['googlePlay'];

  constructor(
    { googlePlay }: Configuration,
    private readonly api: PlayApi,
    private readonly ledger: ProviderLedger,
  ) {
    this.settings = googlePlay;
  }

  /** Whether purchases can be verified here. */
  get isOpen(): boolean {
    return this.api.isConfigured;
  }

  /** The store's own page of a person's subscription. */
  get portal(): { url: string } {
    const { productId, package: packageName } = this.settings;
    return {
      url: `${store}?sku=${encodeURIComponent(productId)}&package=${encodeURIComponent(packageName)}`,
    };
  }

  /** Binds a purchase permanently to its buyer and tells the store that it was delivered. */
  async verify(userId: string, purchaseToken: string, subscriptionId: string): Promise<void> {
    if (!this.isOpen) throw new ApiError(paymentErrors.app_store_closed);
    if (subscriptionId !== this.settings.productId)
      throw new ApiError(paymentErrors.purchase_not_valid);
    const asked = clock.now();
    const purchase = await this.find(purchaseToken);
    if (!purchase) throw new ApiError(paymentErrors.purchase_not_valid);
    const snapshot = snapshotOfPurchase(purchase, this.settings.productId);
    if (!snapshot.accessUntil || new Date(snapshot.accessUntil) <= asked) {
      throw new ApiError(paymentErrors.purchase_not_valid);
    }
    const account = purchase.externalAccountIdentifiers?.obfuscatedExternalAccountId;
    if (account && accountId.safeParse(account).success && account !== userId) {
      throw new ApiError(paymentErrors.purchase_bound_elsewhere);
    }
    const bound = await this.ledger.find(this.name, purchaseToken);
    if (bound && bound.userId !== userId) {
      throw new ApiError(paymentErrors.purchase_bound_elsewhere);
    }
    const live = await this.ledger.liveSubscriptionOf(userId);
    if (live && live.providerKey !== purchaseToken && isSecond(live, purchase)) {
      await this.refuse(live, purchaseToken);
    }
    await this.ledger.settleObservation(this.name, purchaseToken, {
      snapshot,
      occurredAt: asked,
      userId,
      replaces: purchase.linkedPurchaseToken,
    });
    const owner = await this.ledger.find(this.name, purchaseToken);
    if (owner?.userId !== userId) throw new ApiError(paymentErrors.purchase_bound_elsewhere);
    await this.acknowledge(purchaseToken, purchase);
  }

  /** A notification says only that something changed; ask the store what. */
  async explain({ payload }: PendingEvent): Promise<Explanation | null> {
    const { purchaseToken } = kept.parse(payload);
    const asked = clock.now();
    const purchase = await this.api.find(purchaseToken);
    if (!purchase) return null;
    const account = accountId.safeParse(
      purchase.externalAccountIdentifiers?.obfuscatedExternalAccountId,
    );
    return {
      subscriptionKey: purchaseToken,
      occurredAt: asked,
      userId: account.data,
      replaces: purchase.linkedPurchaseToken,
      fact: { ...snapshotOfPurchase(purchase, this.settings.productId), observed: true },
    };
  }

  async observe(purchaseToken: string): Promise<Observation | null> {
    const occurredAt = clock.now();
    const purchase = await this.api.find(purchaseToken);
    if (!purchase) return null;
    await this.acknowledge(purchaseToken, purchase);
    return { snapshot: snapshotOfPurchase(purchase, this.settings.productId), occurredAt };
  }

  /** The store refuses to cancel an expired purchase. */
  async end(purchaseToken: string): Promise<void> {
    const purchase = await this.api.find(purchaseToken);
    if (purchase && goesOn(purchase)) await this.api.cancel(purchaseToken);
  }

  async giveBack(purchaseToken: string): Promise<void> {
    await this.api.revoke(purchaseToken);
  }

  private async find(purchaseToken: string): Promise<Purchase | null> {
    try {
      return await this.api.find(purchaseToken);
    } catch (error) {
      this.logger.error(`Google Play: ${(error as { code?: string }).code ?? 'fault'}`);
      throw new ApiError(paymentErrors.payment_provider_failed);
    }
  }

  /** Nobody pays twice: the second purchase is refunded. */
  private async refuse(live: KnownSubscription, purchaseToken: string): Promise<never> {
    try {
      await this.giveBack(purchaseToken);
    } catch {
      // The store itself refunds unacknowledged purchases.
      this.logger.warn('A second purchase could not be returned at once.');
    }
    throw new ApiError(alreadySubscribedBy[live.provider]);
  }

  /** If this fails, the daily check retries it, well before the store takes the purchase back. */
  private async acknowledge(purchaseToken: string, purchase: Purchase): Promise<void> {
    if (!awaitsAcknowledgement(purchase)) return;
    try {
      await this.api.acknowledge(purchaseToken);
    } catch {
      this.logger.warn('A purchase could not be acknowledged yet.');
    }
  }
}

const isSecond = (live: KnownSubscription, { linkedPurchaseToken }: Purchase): boolean =>
  live.provider !== 'admin' && live.providerKey !== linkedPurchaseToken;
