import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { JobQueue } from '../../../common/job-queue.js';
import { newId } from '../../../database/row.entity.js';
import { ProviderEvent, Subscription } from './entities/subscription.entity.js';
import type { Fact, LedgerEvent, ProviderName } from './entitlement.js';
import type { PendingEvent, ReceivedEvent } from './payment-provider.port.js';

export type DueSubscription = Pick<
  Subscription,
  'id' | 'userId' | 'provider' | 'providerKey' | 'standing'
>;

const pendingColumns = `id, provider, event_id AS "eventId", type, occurred_at AS "occurredAt",
  received_at AS "receivedAt", payload, attempts`;

@Injectable()
export class LedgerRepository {
  /** What providers reported and nobody has applied yet. */
  private readonly pending: JobQueue<PendingEvent>;
  /** Subscriptions about which their provider should be asked. */
  private readonly unreconciled: JobQueue<DueSubscription>;

  constructor(
    @InjectRepository(ProviderEvent) private readonly events: Repository<ProviderEvent>,
    @InjectRepository(Subscription) private readonly subscriptions: Repository<Subscription>,
  ) {
    this.pending = new JobQueue(events, {
      table: 'provider_events',
      dueAt: 'due_at',
      open: 'applied_at IS NULL',
      onClaim: 'attempts = attempts + 1',
      returning: pendingColumns,
    });
    this.unreconciled = new JobQueue(subscriptions, {
      table: 'subscriptions',
      dueAt: 'reconcile_at',
      open: 'user_id IS NOT NULL',
      returning: 'id, user_id AS "userId", provider, provider_key AS "providerKey", standing',
    });
  }

  transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.events.manager.transaction(work);
  }

  /** Returns whether it is new. */
  async record(
    { provider, eventId, type, occurredAt, payload }: ReceivedEvent,
    dueAt: Date,
    manager = this.events.manager,
  ): Promise<boolean> {
    const rows = (await manager.query(
      `INSERT INTO provider_events (id, provider, event_id, type, occurred_at, payload, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (provider, event_id) DO NOTHING RETURNING id`,
      [newId(), provider, eventId, type, occurredAt, JSON.stringify(payload), dueAt],
    )) as unknown[];
    return rows.length > 0;
  }

  /** Unapplied events that are due, reserved for the caller until `until`. */
  claimPending(now: Date, until: Date, most: number): Promise<PendingEvent[]> {
    return this.pending.claim(now, until, most);
  }

  findPending(provider: ProviderName, eventId: string): Promise<PendingEvent | null> {
    return this.events.findOneBy({ provider, eventId, appliedAt: IsNull() });
  }

  postpone(ids: readonly string[], dueAt: Date): Promise<void> {
    return this.pending.postpone(ids, dueAt);
  }

  /** It will never be applied. */
  async setAside(ids: readonly string[], now: Date): Promise<void> {
    await this.events.query('UPDATE provider_events SET applied_at = $2 WHERE id = ANY($1)', [
      ids,
      now,
    ]);
  }

  nextDue(): Promise<Date | undefined> {
    return this.pending.nextDue();
  }

  async explain(
    id: string,
    {
      subscriptionKey,
      fact,
      occurredAt,
    }: Pick<LedgerEvent, 'subscriptionKey' | 'fact' | 'occurredAt'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      'UPDATE provider_events SET subscription_key = $2, fact = $3, occurred_at = $4 WHERE id = $1',
      [id, subscriptionKey, JSON.stringify(fact), occurredAt],
    );
  }

  /** For our own events, whose meaning is known from the start. */
  async explainByEventId(
    { provider, eventId }: Pick<ReceivedEvent, 'provider' | 'eventId'>,
    { subscriptionKey, fact }: Pick<LedgerEvent, 'subscriptionKey' | 'fact'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE provider_events SET subscription_key = $3, fact = $4
       WHERE provider = $1 AND event_id = $2`,
      [provider, eventId, subscriptionKey, JSON.stringify(fact)],
    );
  }

  /** The first user a subscription is bound to keeps it. If that user no longer exists, it belongs to nobody. */
  async bind(
    provider: ProviderName,
    providerKey: string,
    { userId, customerKey }: { userId: string; customerKey?: string },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO subscriptions (id, user_id, provider, provider_key, customer_key)
       VALUES ($1, (SELECT id FROM users WHERE id = $2), $3, $4, $5)
       ON CONFLICT (provider, provider_key) DO UPDATE
       SET customer_key = COALESCE(subscriptions.customer_key, EXCLUDED.customer_key)`,
      [newId(), userId, provider, providerKey, customerKey ?? null],
    );
  }

  findByKey(
    provider: ProviderName,
    providerKey: string,
    manager = this.subscriptions.manager,
  ): Promise<Subscription | null> {
    return manager.findOneBy(Subscription, { provider, providerKey });
  }

  findOf(userId: string, manager = this.subscriptions.manager): Promise<Subscription[]> {
    return manager.find(Subscription, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** All explained events about the person's subscriptions. */
  async eventsOf(userId: string, manager: EntityManager): Promise<LedgerEvent[]> {
    return (await manager.query(
      `SELECT e.provider, e.event_id AS "eventId", e.subscription_key AS "subscriptionKey",
         e.occurred_at AS "occurredAt", e.fact
       FROM provider_events e
       JOIN subscriptions s ON s.provider = e.provider AND s.provider_key = e.subscription_key
       WHERE s.user_id = $1 AND e.fact IS NOT NULL`,
      [userId],
    )) as LedgerEvent[];
  }

  async update(
    id: string,
    state: Pick<
      Subscription,
      'standing' | 'paidThrough' | 'accessUntil' | 'renews' | 'reconcileAt'
    >,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(Subscription, { id }, state);
  }

  /** Marks the person's explained events as applied. */
  async markApplied(userId: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE provider_events e SET applied_at = $2, subscription_id = s.id
       FROM subscriptions s
       WHERE s.provider = e.provider AND s.provider_key = e.subscription_key
         AND s.user_id = $1 AND e.fact IS NOT NULL AND e.applied_at IS NULL`,
      [userId, now],
    );
  }

  /** The next subscription to ask its provider about, reserved for the caller until `until`. */
  async claimForReconciliation(now: Date, until: Date): Promise<DueSubscription | undefined> {
    const [subscription] = await this.unreconciled.claim(now, until, 1);
    return subscription;
  }

  nextReconciliation(): Promise<Date | undefined> {
    return this.unreconciled.nextDue();
  }

  /** Subscriptions of deleted accounts. */
  findOwnerless(): Promise<Subscription[]> {
    return this.subscriptions.find({ where: { userId: IsNull() }, take: 20 });
  }

  async remove(id: string): Promise<void> {
    await this.subscriptions.delete({ id });
  }

  async latestFact(
    provider: ProviderName,
    subscriptionKey: string,
  ): Promise<{ occurredAt: Date; fact: Fact } | null> {
    const [row] = (await this.events.query(
      `SELECT occurred_at AS "occurredAt", fact FROM provider_events
       WHERE provider = $1 AND subscription_key = $2 AND fact ->> 'kind' = 'snapshot'
       ORDER BY occurred_at DESC, received_at DESC LIMIT 1`,
      [provider, subscriptionKey],
    )) as { occurredAt: Date; fact: Fact }[];
    return row ?? null;
  }
}
