import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { clock } from '../../common/clock.js';
import { ApiError } from '../../common/errors.js';
import { Configuration } from '../../config/configuration.js';
import { isLocal } from '../../config/local-address.js';
import { signingKey } from '../../config/signing-key.js';
import { UsersService } from '../users/users.service.js';
import type { CardProvider, Checkout } from './providers/card-provider.js';
import type { SubscriptionView } from './dto/payments.dto.js';
import type { Subscription } from './ledger/entities/subscription.entity.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { isLive, LedgerService } from './ledger/ledger.service.js';
import { paymentErrors } from './payments.errors.js';
import { SandboxCards } from './providers/sandbox/sandbox-cards.js';
import { StripeCards } from './providers/stripe/stripe-cards.js';

const playStore = 'https://play.google.com/store/account/subscriptions';

/** Buying, managing, and the state of a person's subscription. */
@Injectable()
export class PaymentsService implements OnModuleInit {
  /** Undefined where cards are not accepted. */
  readonly cards?: CardProvider;
  private readonly logger = new Logger(PaymentsService.name);

  constructor(
    private readonly configuration: Configuration,
    private readonly ledger: LedgerService,
    repository: LedgerRepository,
    private readonly users: UsersService,
  ) {
    this.cards = cardsOf(configuration, ledger, repository);
  }

  onModuleInit(): void {
    if (this.cards) this.ledger.use(this.cards.name, this.cards);
    const { server, production } = this.configuration;
    if (this.cards?.name === 'sandbox' && !isLocal(server)) {
      this.logger.warn(
        'SANDBOX_CHECKOUT is on where others may reach the app: anybody can subscribe and pay nothing.',
      );
    }
    if (!this.cards && !production) {
      this.logger.warn(
        'Nothing can be bought: APP_URL or HOST is not local, and SANDBOX_CHECKOUT is not on.',
      );
    }
  }

  async createCheckout(userId: string, origin: string | undefined): Promise<Checkout> {
    if (!this.cards) throw new ApiError(paymentErrors.buying_closed);
    const user = await this.users.getById(userId);
    await this.catchUp(userId);
    await this.requireNoOther(userId);
    return this.cards.createCheckout(user, this.returnTo(origin));
  }

  /** Nobody pays twice. */
  async requireNoOther(userId: string, key?: string): Promise<void> {
    const live = await this.ledger.liveSubscriptionOf(userId);
    if (live && live.providerKey !== key) throw new ApiError(alreadyBy(live));
    const pending = pendingOf(await this.ledger.subscriptionsOf(userId));
    if (pending && pending.providerKey !== key) throw new ApiError(paymentErrors.payment_pending);
  }

  async createPortal(userId: string, origin: string | undefined): Promise<{ url: string }> {
    const found = await this.ledger.subscriptionsOf(userId);
    const managed = found.filter(({ provider }) => provider !== 'admin');
    const subscription = managed.find((one) => isLive(one)) ?? managed.at(-1);
    if (!subscription) throw new ApiError(paymentErrors.nothing_to_manage);
    if (subscription.provider === 'google_play') return { url: this.playAddress() };
    if (this.cards?.name !== subscription.provider) {
      throw new ApiError(paymentErrors.payment_provider_failed);
    }
    return this.cards.createPortal(subscription, this.returnTo(origin));
  }

  /**
   * Payment events may be late, so returning from paying asks the provider. If the provider does not respond, only certain
   * knowledge is reported, which excludes "nothing was bought".
   */
  async confirm(userId: string): Promise<SubscriptionView> {
    try {
      await this.catchUp(userId);
    } catch (error) {
      const known = await this.viewOf(userId);
      const live = await this.ledger.liveSubscriptionOf(userId);
      if (live || known.status === 'pending') return known;
      throw error;
    }
    return this.viewOf(userId);
  }

  async viewOf(userId: string): Promise<SubscriptionView> {
    const found = await this.ledger.subscriptionsOf(userId);
    const live = await this.ledger.liveSubscriptionOf(userId);
    const shown = live ?? pendingOf(found) ?? newestOf(found);
    return {
      status: shown ? statusOf(shown) : 'none',
      provider: shown?.provider ?? null,
      ends_on: shown?.accessUntil?.toISOString() ?? null,
      // Even if something else, such as a grant, currently gives full access.
      renews: found.some(({ provider, renews }) => provider !== 'admin' && renews),
      buying: this.buying(),
      app_store: this.configuration.googlePlay.serviceAccount ? 'open' : 'closed',
      google_play_product: this.configuration.googlePlay.productId,
    };
  }

  private buying(): SubscriptionView['buying'] {
    if (!this.cards) return 'closed';
    return this.cards.name === 'stripe' ? 'open' : 'sandbox';
  }

  private async catchUp(userId: string): Promise<void> {
    if (!this.cards) return;
    const user = await this.users.getById(userId);
    await this.cards.noteCheckoutOf(user);
    const known = await this.ledger.subscriptionsOf(userId);
    const open = known.filter(
      ({ provider, standing }) => provider === this.cards?.name && standing !== 'ended',
    );
    const fresh = await this.cards.findNewOf(user);
    const keys = new Set([...open.map(({ providerKey }) => providerKey), ...fresh]);
    try {
      for (const providerKey of keys) {
        await this.ledger.reconcile({ provider: this.cards.name, providerKey });
      }
    } catch (error) {
      throw new ApiError(paymentErrors.payment_provider_failed, { cause: error });
    }
  }

  /** The sandbox is served wherever the person is; real payments return only to the public URL. */
  private returnTo(origin: string | undefined): string {
    const { appUrl } = this.configuration.server;
    return this.cards?.name === 'sandbox' && origin && URL.canParse(origin) ? origin : appUrl;
  }

  private playAddress(): string {
    const { productId, package: packageName } = this.configuration.googlePlay;
    return `${playStore}?sku=${encodeURIComponent(productId)}&package=${encodeURIComponent(packageName)}`;
  }
}

function cardsOf(
  configuration: Configuration,
  ledger: LedgerService,
  repository: LedgerRepository,
): CardProvider | undefined {
  const { secretKey, webhookSecret, priceId, apiBase } = configuration.stripe;
  if (secretKey && webhookSecret && priceId) {
    return new StripeCards({ secretKey, webhookSecret, priceId, apiBase }, ledger);
  }
  if (!configuration.sandboxCheckout) return undefined;
  return new SandboxCards(signingKey(configuration), ledger, repository);
}

function alreadyBy({ provider }: Subscription) {
  if (provider === 'google_play') return paymentErrors.already_subscribed_by_app_store;
  if (provider === 'admin') return paymentErrors.already_subscribed_by_grant;
  return paymentErrors.already_subscribed_by_card;
}

/** Purchases awaiting confirmation. */
const pendingOf = (all: readonly Subscription[]): Subscription | undefined =>
  all.find(({ standing }) => standing === 'pending');

const newestOf = (all: readonly Subscription[]): Subscription | undefined =>
  [...all]
    .filter(({ accessUntil }) => accessUntil !== null)
    .sort((a, b) => (b.accessUntil?.getTime() ?? 0) - (a.accessUntil?.getTime() ?? 0))
    .at(0);

function statusOf(subscription: Subscription): SubscriptionView['status'] {
  const { provider, standing, renews, accessUntil } = subscription;
  if (standing === 'pending') return 'pending';
  if (standing === 'past_due') return 'payment_failed';
  if (standing === 'paused') return 'paused';
  if (standing === 'ended' || !accessUntil || accessUntil <= clock.now()) return 'ended';
  return renews || provider === 'admin' ? 'active' : 'cancelled';
}
