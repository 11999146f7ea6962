import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { clock } from '../../../common/clock.js';
import { SessionsService } from '../../auth/sessions.service.js';
import { UsersService } from '../../users/users.service.js';
import type { Subscription } from './entities/subscription.entity.js';
import {
  entitlementOf,
  type Fact,
  type ProviderName,
  type SubscriptionState,
} from './entitlement.js';
import { LedgerRepository } from './ledger.repository.js';
import { isStorable, malformedEvent, malformedType } from './malformed-event.js';
import type {
  Explanation,
  Observation,
  PaymentProvider,
  PendingEvent,
  ProviderLedger,
  ReceivedEvent,
} from './payment-provider.port.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const soon = 5 * minute;

/** Our own events come with their meaning. */
const ownEvents = new Set(['observed', 'replaced']);
const ownEvent = z.object({
  subscriptionKey: z.string(),
  fact: z.looseObject({ kind: z.string() }),
  userId: z.string().optional(),
  customerKey: z.string().optional(),
  replaces: z.string().optional(),
});

/** Whether it still grants access or may do so again without action. */
export const isLive = (
  { standing, accessUntil }: Pick<SubscriptionState, 'standing' | 'accessUntil'>,
  now = clock.now(),
): boolean =>
  standing !== 'ended' && standing !== 'pending' && (accessUntil === null || accessUntil > now);

/**
 * The only way to a subscription: events are recorded, each once, and the result of all of them together is written to
 * the user. Providers explain what their events mean; `entitlementOf` decides what follows.
 */
@Injectable()
export class LedgerService implements ProviderLedger {
  private readonly logger = new Logger(LedgerService.name);
  private readonly providers = new Map<ProviderName, PaymentProvider>();
  private onRecorded: () => void = () => undefined;

  constructor(
    private readonly repository: LedgerRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
  ) {}

  use(provider: PaymentProvider): void {
    this.providers.set(provider.name, provider);
  }

  provider(name: ProviderName): PaymentProvider | undefined {
    return this.providers.get(name);
  }

  /** Called when an unapplied event was recorded. */
  whenRecorded(listener: () => void): void {
    this.onRecorded = listener;
  }

  async receive(given: ReceivedEvent, delivery: string): Promise<boolean> {
    const { provider } = given;
    const event = isStorable(given.payload) ? given : { provider, ...malformedEvent(delivery) };
    const isNew = await this.repository.record(event, new Date());
    const isRead = event.type !== malformedType;
    if (isNew && !isRead) this.logger.warn(`${provider}: ${event.eventId} cannot be read.`);
    if (isNew) this.onRecorded();
    return isRead;
  }

  async settle(event: ReceivedEvent): Promise<void> {
    await this.repository.record(event, new Date(Date.now() + minute));
    const pending = await this.repository.findPending(event.provider, event.eventId);
    if (!pending) return;
    const { error } = await this.apply([pending]);
    if (error) throw error as Error;
  }

  /** Events that cannot be explained yet stay for another attempt. Returns those events. */
  async apply(
    events: readonly PendingEvent[],
  ): Promise<{ waiting: PendingEvent[]; error?: unknown }> {
    const waiting: PendingEvent[] = [];
    const owners = new Set<string>();
    const aside: string[] = [];
    let fault: unknown;
    for (const event of events) {
      try {
        const explanation = await this.explanationOf(event);
        if (!explanation) aside.push(event.id);
        else {
          const owner = await this.explain(event, explanation);
          if (owner === undefined) waiting.push(event);
          else if (owner === null) aside.push(event.id);
          else owners.add(owner);
        }
      } catch (error) {
        fault = error;
        waiting.push(event);
      }
    }
    if (aside.length > 0) await this.repository.setAside(aside, new Date());
    for (const owner of owners) await this.refresh(owner);
    return { waiting, error: fault };
  }

  /** Grants months manually. */
  async grant(userId: string, until: Date): Promise<void> {
    await this.byHand(userId, { kind: 'grant', until: until.toISOString() });
  }

  /** Revokes everything paid for or granted so far. */
  async revoke(userId: string): Promise<void> {
    await this.byHand(userId, { kind: 'revoke' });
  }

  subscriptionsOf(userId: string): Promise<Subscription[]> {
    return this.repository.findOf(userId);
  }

  async liveSubscriptionOf(userId: string): Promise<Subscription | undefined> {
    const all = await this.subscriptionsOf(userId);
    const live = all.filter((subscription) => isLive(subscription));
    return live.find(({ provider }) => provider !== 'admin') ?? live[0];
  }

  /** Bought while another was already running, as in two places at the same time. */
  async isSecond({ id, userId }: { id: string; userId: string }): Promise<boolean> {
    const all = await this.subscriptionsOf(userId);
    return secondOf(all, clock.now()).some((subscription) => subscription.id === id);
  }

  /** Asks the provider for a subscription's state, and records the response if it is new. */
  async reconcile({
    provider,
    providerKey,
  }: Pick<Subscription, 'provider' | 'providerKey'>): Promise<void> {
    const observed = await this.providers.get(provider)?.observe(providerKey);
    if (!observed) return;
    await this.settleObservation(provider, providerKey, observed);
  }

  async settleObservation(
    provider: ProviderName,
    subscriptionKey: string,
    { snapshot, occurredAt, ...rest }: Observation,
  ): Promise<void> {
    const known = await this.latestFact(provider, subscriptionKey);
    const isBound = (await this.find(provider, subscriptionKey)) !== null;
    if (known && isBound && says(known.fact) === says(snapshot)) return;
    await this.settle({
      provider,
      eventId: `observed-${v7()}`,
      type: 'observed',
      occurredAt,
      payload: { ...rest, subscriptionKey, fact: { ...snapshot, observed: true } },
    });
  }

  find(provider: ProviderName, providerKey: string): Promise<Subscription | null> {
    return this.repository.findByKey(provider, providerKey);
  }

  latestFact(
    provider: ProviderName,
    subscriptionKey: string,
  ): Promise<{ occurredAt: Date; fact: Fact } | null> {
    return this.repository.latestFact(provider, subscriptionKey);
  }

  /** Writes the result of all of a person's events. */
  async refresh(userId: string): Promise<void> {
    await this.repository.transaction((manager) => this.refreshWithin(userId, manager));
  }

  private async byHand(userId: string, fact: Fact): Promise<void> {
    await this.repository.transaction(async (manager) => {
      const event: ReceivedEvent = {
        provider: 'admin',
        eventId: v7(),
        type: fact.kind,
        occurredAt: clock.now(),
        payload: {},
      };
      await this.repository.record(event, new Date(), manager);
      await this.repository.bind('admin', userId, { userId }, manager);
      await this.repository.explainByEventId(event, { subscriptionKey: userId, fact }, manager);
      await this.refreshWithin(userId, manager);
    });
  }

  private explanationOf(event: PendingEvent): ReturnType<PaymentProvider['explain']> {
    const known = ownEvent.safeParse(event.payload);
    if (event.type === malformedType) return null;
    if (ownEvents.has(event.type) && known.success) return known.data as Explanation;
    return this.providers.get(event.provider)?.explain(event) ?? null;
  }

  /** The owner; null if the account is gone, undefined if none has been named yet. */
  private explain(event: PendingEvent, given: Explanation): Promise<string | null | undefined> {
    const { subscriptionKey, userId, customerKey, replaces } = given;
    const { provider, id } = event;
    return this.repository.transaction(async (manager) => {
      const occurredAt = given.occurredAt ?? event.occurredAt;
      await this.repository.explain(id, { ...given, occurredAt }, manager);
      const before = replaces && (await this.repository.findByKey(provider, replaces, manager));
      const owner = userId ?? (before ? before.userId : undefined);
      if (owner) {
        await this.repository.bind(
          provider,
          subscriptionKey,
          { userId: owner, customerKey },
          manager,
        );
      }
      if (replaces) await this.replace(event, { ...given, replaces, occurredAt }, manager);
      const bound = await this.repository.findByKey(provider, subscriptionKey, manager);
      return bound ? bound.userId : undefined;
    });
  }

  private async replace(
    { provider }: PendingEvent,
    {
      replaces,
      subscriptionKey,
      occurredAt,
    }: { replaces: string; subscriptionKey: string; occurredAt: Date },
    manager: EntityManager,
  ): Promise<void> {
    const fact: Fact = { kind: 'replaced' };
    const event: ReceivedEvent = {
      provider,
      eventId: `replaced-by-${subscriptionKey}`,
      type: 'replaced',
      occurredAt,
      payload: { subscriptionKey: replaces, fact },
    };
    if (!(await this.repository.record(event, new Date(), manager))) return;
    await this.repository.explainByEventId(event, { subscriptionKey: replaces, fact }, manager);
  }

  private async refreshWithin(userId: string, manager: EntityManager): Promise<void> {
    if (!(await this.users.lock(userId, manager))) return;
    const now = clock.now();
    const rows = await this.repository.findOf(userId, manager);
    const events = await this.repository.eventsOf(userId, manager);
    const { subscriptions, ...entitlement } = entitlementOf(events, now);
    const changes = rows.flatMap((row) => {
      const state = subscriptions.find(
        ({ provider, key }) => provider === row.provider && key === row.providerKey,
      );
      return state ? [{ ...state, row }] : [];
    });
    const second = secondOf(changes, now);
    for (const change of changes) {
      const { standing, paidThrough, accessUntil, renews, row } = change;
      const isNew = !isLive(row, now);
      const reconcileAt = second.includes(change) && isNew ? now : nextLook(change, now);
      await this.repository.update(
        row.id,
        { standing, paidThrough, accessUntil, renews, reconcileAt },
        manager,
      );
    }
    await this.repository.markApplied(userId, new Date(), manager);
    await this.users.setSubscription(userId, entitlement, manager);
    await this.sessions.userChanged(userId, manager);
  }
}

/** All of a person's paid and running subscriptions except the first, in order of purchase. */
function secondOf<Some extends Pick<SubscriptionState, 'provider' | 'standing' | 'accessUntil'>>(
  all: readonly Some[],
  now: Date,
): Some[] {
  return all.filter((one) => one.provider !== 'admin' && isLive(one, now)).slice(1);
}

/** When the state may have changed without an event. */
function nextLook(
  { provider, standing, accessUntil, ambiguous }: SubscriptionState,
  now: Date,
): Date | null {
  const end = accessUntil?.getTime() ?? Number.NEGATIVE_INFINITY;
  const isOver = end <= now.getTime();
  if (provider === 'admin') return isOver ? null : accessUntil;
  if (standing === 'ended') return isOver ? null : new Date(end);
  if (ambiguous || (isOver && standing === 'active')) return new Date(now.getTime() + soon);
  const tomorrow = now.getTime() + day;
  return new Date(isOver ? tomorrow : Math.min(end, tomorrow));
}

function says(fact: Fact): string {
  if (fact.kind !== 'snapshot') return '';
  return JSON.stringify([fact.standing, fact.paidThrough, fact.accessUntil, fact.renews]);
}
