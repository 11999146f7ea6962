import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { clock } from '../../common/clock.js';
import { ApiError } from '../../common/errors.js';
import { Configuration } from '../../config/configuration.js';
import { isLocal } from '../../config/local-address.js';
import { UsersService } from '../users/users.service.js';
import type { CardProvider, Checkout } from './providers/card-provider.js';
import type { SubscriptionView } from './dto/payments.dto.js';
import type { Subscription } from './ledger/entities/subscription.entity.js';
import { isLive, LedgerService } from './ledger/ledger.service.js';
import { alreadySubscribedBy, paymentErrors } from './payments.errors.js';
import { PlayPurchases } from './providers/google-play/play-purchases.service.js';
import { SandboxCards } from './providers/sandbox/sandbox-cards.js';
import { StripeCards } from './providers/stripe/stripe-cards.js';

/** Buying, managing, and the state of a person's subscription. */
@Injectable()
export class PaymentsService implements OnModuleInit {
  /** Undefined where cards are not accepted. */
  readonly cards?: CardProvider;
  private readonly logger = new Logger(PaymentsService.name);

  constructor(
    private readonly configuration: Configuration,
    private readonly ledger: LedgerService,
    private readonly users: UsersService,
    private readonly play: PlayPurchases,
    stripe: StripeCards,
    sandbox: SandboxCards,
  ) {
    // The sandbox replaces the card provider where there is none.
    this.cards = [stripe, sandbox].find(({ isOpen }) => isOpen);
  }

  onModuleInit(): void {
    this.ledger.use(this.play);
    if (this.cards) this.ledger.use(this.cards);
    const { server, production } = this.configuration;
    if (this.cards && !this.cards.charges && !isLocal(server)) {
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
    if (live && live.providerKey !== key) {
      throw new ApiError(alreadySubscribedBy[live.provider]);
    }
    const pending = pendingOf(await this.ledger.subscriptionsOf(userId));
    if (pending && pending.providerKey !== key) throw new ApiError(paymentErrors.payment_pending);
  }

  async createPortal(userId: string, origin: string | undefined): Promise<{ url: string }> {
    const found = await this.ledger.subscriptionsOf(userId);
    const managed = found.filter(({ provider }) => provider !== 'admin');
    const subscription = managed.find((one) => isLive(one)) ?? managed.at(-1);
    if (!subscription) throw new ApiError(paymentErrors.nothing_to_manage);
    if (subscription.provider === this.play.name) return this.play.portal;
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
      app_store: this.play.isOpen ? 'open' : 'closed',
      google_play_product: this.configuration.googlePlay.productId,
    };
  }

  private buying(): SubscriptionView['buying'] {
    if (!this.cards) return 'closed';
    return this.cards.charges ? 'open' : 'sandbox';
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

  /** The sandbox is served wherever the person is; what costs money returns only to the public URL. */
  private returnTo(origin: string | undefined): string {
    const { appUrl } = this.configuration.server;
    return this.cards?.charges === false && origin && URL.canParse(origin) ? origin : appUrl;
  }
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
