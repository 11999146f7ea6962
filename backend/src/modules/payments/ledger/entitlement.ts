/** Where payments are reported from. The sandbox replaces the card provider where there is none. */
export type ProviderName = 'stripe' | 'sandbox' | 'google_play' | 'admin';

/** In the order a subscription passes through them, for states reported at the same moment. */
const standings = ['pending', 'past_due', 'paused', 'active', 'ended'] as const;
export type Standing = (typeof standings)[number];

/** A subscription's state at its provider at some time. Dates are ISO texts, so that facts are stored as they are. */
export interface Snapshot {
  kind: 'snapshot';
  standing: Standing;
  /** End of the last paid period. */
  paidThrough: string | null;
  /** Until when it grants access: the same, or later when the provider grants time to fix a payment. */
  accessUntil: string | null;
  renews: boolean;
  /** Looked up by us rather than sent by the provider, whose own report at the same moment takes precedence. */
  observed?: boolean;
}

export type Fact =
  | Snapshot
  /** Concerns a subscription and changes nothing about it. */
  | { kind: 'noted' }
  /** The payment for the period that ends then went back in full. */
  | { kind: 'refund'; paidThrough: string }
  | { kind: 'dispute'; id: string; stage: 'open' | 'won' | 'lost'; paidThrough: string }
  /** Another purchase of the same person took its place. */
  | { kind: 'replaced' }
  | { kind: 'grant'; until: string }
  /** Takes back all that was paid for or granted until now; what is paid for later counts again. */
  | { kind: 'revoke' };

export interface LedgerEvent {
  provider: ProviderName;
  eventId: string;
  /** The provider's id of the subscription. */
  subscriptionKey: string;
  /** By the provider's clock. The arrival time is irrelevant. */
  occurredAt: Date;
  fact: Fact;
}

export interface SubscriptionState {
  provider: ProviderName;
  key: string;
  standing: Standing;
  paidThrough: Date | null;
  accessUntil: Date | null;
  renews: boolean;
  /** Two different reports have the same timestamp, so the provider should be asked. */
  ambiguous: boolean;
}

export interface Entitlement {
  subscriptionStatus: 'active' | 'inactive';
  subscriptionEndDate: Date | null;
  subscriptionProvider: ProviderName | null;
  subscriptions: SubscriptionState[];
}

/**
 * What a person is entitled to, computed from all events about their subscriptions: the only place that decides it.
 * Duplicates count once and the order does not matter, because it sorts the events itself.
 */
export function entitlementOf(events: readonly LedgerEvent[], asOf: Date): Entitlement {
  const accounts = new Map<string, Account>();
  for (const event of inOrder(events)) {
    if (event.fact.kind === 'revoke') {
      for (const account of accounts.values()) account.revoke(event.occurredAt);
      continue;
    }
    const name = `${event.provider} ${event.subscriptionKey}`;
    const account = accounts.get(name) ?? new Account(event.provider, event.subscriptionKey);
    accounts.set(name, account);
    account.take(event, event.fact);
  }
  const subscriptions = [...accounts.values()].map((account) => account.state());
  const [last] = subscriptions
    .filter(({ accessUntil }) => accessUntil !== null)
    .sort((a, b) => timeOf(b.accessUntil) - timeOf(a.accessUntil) || compare(a.key, b.key));
  return {
    subscriptionStatus: timeOf(last?.accessUntil) > asOf.getTime() ? 'active' : 'inactive',
    subscriptionEndDate: last?.accessUntil ?? null,
    subscriptionProvider: last?.provider ?? null,
    subscriptions,
  };
}

/** One subscription while its events are processed in order. */
class Account {
  private snapshot?: Snapshot;
  private snapshotAt?: number;
  private ambiguous = false;
  private readonly refunds = new Map<string, Date>();
  private readonly disputes = new Map<string, { paidThrough: string; since: Date; won: boolean }>();
  private revoked?: { paidThrough: string | null; at: Date };
  private replacedAt?: Date;

  constructor(
    private readonly provider: ProviderName,
    private readonly key: string,
  ) {}

  take({ occurredAt }: LedgerEvent, fact: Exclude<Fact, { kind: 'revoke' }>): void {
    switch (fact.kind) {
      case 'snapshot':
        this.replaceSnapshot(fact, occurredAt);
        break;
      case 'grant':
        this.revoked = undefined;
        this.snapshot = granted(fact.until);
        break;
      case 'refund':
        if (!this.refunds.has(fact.paidThrough)) this.refunds.set(fact.paidThrough, occurredAt);
        break;
      case 'dispute': {
        const { paidThrough } = fact;
        const known = this.disputes.get(fact.id);
        const won = fact.stage === 'won' || (known?.won ?? false);
        this.disputes.set(fact.id, { paidThrough, since: known?.since ?? occurredAt, won });
        break;
      }
      case 'replaced':
        this.replacedAt ??= occurredAt;
        break;
      case 'noted':
        break;
    }
  }

  revoke(at: Date): void {
    if (this.snapshot) this.revoked = { paidThrough: this.snapshot.paidThrough, at };
  }

  state(): SubscriptionState {
    const { provider, key, snapshot, ambiguous } = this;
    const ends = [dateOf(snapshot?.accessUntil), ...this.voids()].filter((end) => end !== null);
    const accessUntil = snapshot?.accessUntil == null ? null : earliest(ends);
    const isReplaced = this.replacedAt !== undefined;
    return {
      provider,
      key,
      standing: isReplaced ? 'ended' : (snapshot?.standing ?? 'pending'),
      paidThrough: dateOf(snapshot?.paidThrough),
      accessUntil,
      renews: !isReplaced && (snapshot?.renews ?? false),
      ambiguous,
    };
  }

  /** When the last paid period was revoked. */
  private voids(): Date[] {
    const paidThrough = this.snapshot?.paidThrough;
    const voids = this.replacedAt ? [this.replacedAt] : [];
    if (paidThrough == null) return voids;
    const refundedAt = this.refunds.get(paidThrough);
    if (refundedAt) voids.push(refundedAt);
    for (const dispute of this.disputes.values()) {
      if (dispute.paidThrough === paidThrough && !dispute.won) voids.push(dispute.since);
    }
    if (this.revoked?.paidThrough === paidThrough) voids.push(this.revoked.at);
    return voids;
  }

  private replaceSnapshot(next: Snapshot, occurredAt: Date): void {
    const before = this.snapshot;
    const time = occurredAt.getTime();
    const isRepeat = this.snapshotAt === time && !before?.observed && !next.observed;
    this.ambiguous = isRepeat && differ(before, next);
    this.snapshotAt = time;
    // A provider keeps counting periods during a pause, though nobody pays for them.
    const isPaused = next.standing === 'paused' && before?.accessUntil != null;
    this.snapshot = isPaused
      ? { ...next, ...earlierOf(before, next), standing: 'paused', renews: false }
      : next;
  }
}

const granted = (until: string): Snapshot => ({
  kind: 'snapshot',
  standing: 'active',
  paidThrough: until,
  accessUntil: until,
  renews: false,
});

function earlierOf(
  before: Snapshot,
  next: Snapshot,
): Pick<Snapshot, 'paidThrough' | 'accessUntil'> {
  const { paidThrough, accessUntil } =
    next.accessUntil === null || timeOf(before.accessUntil) <= timeOf(next.accessUntil)
      ? before
      : next;
  return { paidThrough, accessUntil };
}

function inOrder(events: readonly LedgerEvent[]): LedgerEvent[] {
  const once = new Map(events.map((event) => [`${event.provider} ${event.eventId}`, event]));
  return [...once.values()].sort(
    (a, b) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() ||
      rank(a.fact) - rank(b.fact) ||
      compare(progress(a.fact), progress(b.fact)) ||
      compare(a.eventId, b.eventId),
  );
}

/** Providers count in seconds, and a lot happens within one: a later state counts as later. */
function rank(fact: Fact): number {
  if (fact.kind === 'revoke') return 3;
  if (fact.kind !== 'snapshot') return 2;
  return fact.observed ? 0 : 1;
}

function progress(fact: Fact): string {
  if (fact.kind !== 'snapshot') return '';
  const hasEnded = Number(fact.standing === 'ended');
  return `${hasEnded} ${fact.paidThrough ?? ''} ${standings.indexOf(fact.standing)}`;
}

const differ = (a: Snapshot | undefined, b: Snapshot): boolean =>
  a !== undefined &&
  (a.standing !== b.standing || a.accessUntil !== b.accessUntil || a.renews !== b.renews);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const dateOf = (text: string | null | undefined): Date | null =>
  text == null ? null : new Date(text);
const timeOf = (date: Date | string | null | undefined): number =>
  date == null ? Number.NEGATIVE_INFINITY : new Date(date).getTime();
const earliest = (dates: readonly Date[]): Date =>
  dates.reduce((first, date) => (date < first ? date : first));
