import fc from 'fast-check';
import { entitlementOf, type Fact, type LedgerEvent, type Standing } from './entitlement.js';

const day = 86_400_000;
const hour = day / 24;
const start = Date.parse('2026-01-01T00:00:00.000Z');
const at = (days: number): Date => new Date(start + days * day);
const text = (days: number): string => at(days).toISOString();

let serial = 0;
const event = (
  days: number,
  fact: Fact,
  {
    provider = 'stripe',
    key = 'sub_1',
    id,
  }: Partial<{
    provider: LedgerEvent['provider'];
    key: string;
    id: string;
  }> = {},
): LedgerEvent => ({
  provider,
  eventId: id ?? `evt_${(serial += 1)}`,
  subscriptionKey: key,
  occurredAt: at(days),
  fact,
});

const paid = (standing: Standing, until: number, renews = true, access = until): Fact => ({
  kind: 'snapshot',
  standing,
  paidThrough: text(until),
  accessUntil: text(access),
  renews,
});

function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [place, item] of items.entries()) {
    for (const rest of permutations(items.toSpliced(place, 1))) yield [item, ...rest];
  }
}

/** Deterministic, so that failures are reproducible. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const asOf = at(1000);
const stateAt = (events: readonly LedgerEvent[], days: number) => entitlementOf(events, at(days));

describe('what a person is entitled to', () => {
  it('[ENT-8][STATE-3a][ROLE-4] is nothing until a payment, and ends at the end date', () => {
    expect(entitlementOf([], asOf)).toEqual({
      subscriptionStatus: 'inactive',
      subscriptionEndDate: null,
      subscriptionProvider: null,
      subscriptions: [],
    });
    const events = [event(0, paid('active', 31))];
    expect(stateAt(events, 30.9)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionEndDate: at(31),
      subscriptionProvider: 'stripe',
    });
    expect(stateAt(events, 31).subscriptionStatus).toBe('inactive');
  });

  it('[ENT-8] is the same for every order of seven events, each delivered one to three times', () => {
    const life: LedgerEvent[] = [
      event(0, {
        kind: 'snapshot',
        standing: 'pending',
        paidThrough: null,
        accessUntil: null,
        renews: false,
      }),
      // The same second: only a later state counts as later.
      event(0, paid('active', 31)),
      event(31, paid('active', 59)),
      event(59, paid('past_due', 59, true, 66)),
      event(61, paid('active', 90)),
      event(70, paid('active', 90, false)),
      event(75, { kind: 'refund', paidThrough: text(90) }),
    ];
    const expected = entitlementOf(life, at(76));
    expect(expected).toMatchObject({ subscriptionStatus: 'inactive', subscriptionEndDate: at(75) });
    const random = numbersFrom(7);
    let seen = 0;
    for (const order of permutations(life)) {
      seen += 1;
      const deliveries = order.flatMap((one) =>
        Array.from({ length: 1 + Math.floor(random() * 3) }, () => one),
      );
      // Duplicates need not be adjacent.
      for (let place = deliveries.length - 1; place > 0; place -= 1) {
        if (random() < 0.5) continue;
        const other = Math.floor(random() * (place + 1));
        [deliveries[place], deliveries[other]] = [deliveries[other]!, deliveries[place]!];
      }
      expect(entitlementOf(deliveries, at(76))).toEqual(expected);
    }
    expect(seen).toBe(5040);
  });

  it('[ENT-8] is the same for every order of events from both channels', () => {
    const life: LedgerEvent[] = [
      event(0, { kind: 'grant', until: text(5) }, { provider: 'admin', key: 'user' }),
      event(1, paid('active', 31)),
      event(20, { kind: 'dispute', id: 'd', stage: 'open', paidThrough: text(31) }),
      event(22, paid('ended', 31, false, 22)),
      event(23, paid('active', 53), { provider: 'google_play', key: 'token a' }),
      event(30, { kind: 'replaced' }, { provider: 'google_play', key: 'token a' }),
      event(30, paid('active', 60), { provider: 'google_play', key: 'token b' }),
    ];
    const expected = entitlementOf(life, at(40));
    expect(expected).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionEndDate: at(60),
      subscriptionProvider: 'google_play',
    });
    for (const order of permutations(life)) {
      expect(stateAt(order, 40).subscriptionEndDate).toEqual(expected.subscriptionEndDate);
      expect(new Set(stateAt(order, 40).subscriptions)).toEqual(new Set(expected.subscriptions));
    }
  });

  it('[SET-1c] runs to its end after a cancellation, and does not renew', () => {
    const events = [event(0, paid('active', 31)), event(3, paid('active', 31, false))];
    expect(stateAt(events, 30)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptions: [{ renews: false, accessUntil: at(31) }],
    });
    expect(stateAt(events, 32).subscriptionStatus).toBe('inactive');
  });

  it('[ENT-8] continues after a failed payment for the grace period and no longer', () => {
    const events = [event(0, paid('active', 31)), event(31, paid('past_due', 31, true, 38))];
    expect(stateAt(events, 37).subscriptionStatus).toBe('active');
    expect(stateAt(events, 38).subscriptionStatus).toBe('inactive');
    const mended = [...events, event(40, paid('active', 59))];
    expect(stateAt(mended, 41).subscriptionEndDate).toEqual(at(59));
  });

  it('[ENT-8] ends with a refund of the current period, but not of an earlier one', () => {
    const events = [event(0, paid('active', 31)), event(31, paid('active', 59))];
    const early = [...events, event(40, { kind: 'refund', paidThrough: text(31) })];
    expect(stateAt(early, 41).subscriptionEndDate).toEqual(at(59));
    const late = [...early, event(45, { kind: 'refund', paidThrough: text(59) })];
    expect(stateAt(late, 46)).toMatchObject({
      subscriptionStatus: 'inactive',
      subscriptionEndDate: at(45),
    });
    expect(stateAt([...late, event(59, paid('active', 90))], 60).subscriptionStatus).toBe('active');
  });

  it('[ENT-8] is suspended by a dispute until it is won', () => {
    const dispute = (stage: 'open' | 'won' | 'lost'): Fact => ({
      kind: 'dispute',
      id: 'dp_1',
      stage,
      paidThrough: text(31),
    });
    const open = [event(0, paid('active', 31)), event(5, dispute('open'))];
    expect(stateAt(open, 6).subscriptionEndDate).toEqual(at(5));
    expect(stateAt([event(9, dispute('won')), ...open], 10).subscriptionEndDate).toEqual(at(31));
    expect(stateAt([event(9, dispute('lost')), ...open], 10).subscriptionEndDate).toEqual(at(5));
  });

  it('[ENT-8] does not grow during a pause, however the provider counts', () => {
    const events = [
      event(0, paid('active', 31)),
      event(10, paid('paused', 31, false)),
      event(31, paid('paused', 59, false)),
    ];
    expect(stateAt(events, 20).subscriptionStatus).toBe('active');
    expect(stateAt(events, 32)).toMatchObject({
      subscriptionStatus: 'inactive',
      subscriptionEndDate: at(31),
    });
    expect(stateAt([...events, event(40, paid('active', 71))], 41).subscriptionEndDate).toEqual(
      at(71),
    );
  });

  it('[ENT-8] includes what an operator grants and revokes', () => {
    const admin = { provider: 'admin', key: 'user' } as const;
    const granted = event(0, { kind: 'grant', until: text(60) }, admin);
    const taken = event(10, { kind: 'revoke' }, admin);
    expect(stateAt([granted], 5).subscriptionEndDate).toEqual(at(60));
    expect(stateAt([taken, granted], 11).subscriptionEndDate).toEqual(at(10));
    const again = event(12, { kind: 'grant', until: text(60) }, admin);
    expect(stateAt([again, taken, granted], 13).subscriptionEndDate).toEqual(at(60));
    const card = [event(1, paid('active', 31)), event(31, paid('active', 59))];
    expect(stateAt([...card.slice(0, 1), taken], 11).subscriptionStatus).toBe('inactive');
    expect(stateAt([...card, taken], 32).subscriptionStatus).toBe('active');
  });

  it("prefers the provider's event to our own lookup at the same moment", () => {
    const looked = { ...paid('active', 31), observed: true } as Fact;
    const said = paid('ended', 31, false, 20);
    const [state] = stateAt([event(20, said), event(20, looked)], 21).subscriptions;
    expect(state).toMatchObject({ standing: 'ended', ambiguous: false });
    const both = [event(20, paid('active', 31)), event(20, paid('active', 31, false))];
    expect(stateAt(both, 21).subscriptions[0]?.ambiguous).toBe(true);
  });

  it('[ENT-8] follows a simple model through random histories, in any order and with duplicates', () => {
    const step = fc.record({
      wait: fc.integer({ min: 1, max: 40 * 24 }),
      deed: fc.constantFrom(
        'renew',
        'cancel',
        'resume',
        'fail',
        'mend',
        'refund',
        'end',
        'grant',
        'revoke',
      ),
    });
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 25 }),
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        fc.integer({ min: 0, max: 300 }),
        (steps, shuffle, later) => {
          const model = new Model();
          for (const { wait, deed } of steps) model.live(wait * hour, deed);
          const twice = model.events.flatMap((one, place) =>
            Array.from({ length: 1 + ((shuffle[place % 60] ?? 0) % 3) }, () => one),
          );
          const shuffled = twice
            .map((one, place) => ({ one, key: (shuffle[(place * 7) % 60] ?? 0) ^ (place * 31) }))
            .sort((a, b) => a.key - b.key)
            .map(({ one }) => one);
          const when = new Date(model.now + later * hour);
          const { subscriptionStatus } = entitlementOf(shuffled, when);
          expect(subscriptionStatus === 'active').toBe(model.isOpenAt(when.getTime()));
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** One subscription and grants, simulated forwards with two numbers and no history. */
class Model {
  now = start;
  readonly events: LedgerEvent[] = [];
  private paidUntil = 0;
  private openUntil = 0;
  private giftUntil = 0;
  private renews = true;
  private over = false;
  private failing = false;
  /** The last period's payment was refunded or revoked: it grants nothing, and no grace period follows. */
  private isVoid = false;

  live(wait: number, deed: string): void {
    this.now += wait;
    switch (deed) {
      case 'renew':
        if (this.over) return;
        this.paidUntil = Math.max(this.paidUntil, this.now) + 30 * day;
        this.openUntil = this.paidUntil;
        this.failing = false;
        this.isVoid = false;
        return this.tell('active');
      case 'cancel':
      case 'resume':
        if (this.over || this.failing || this.paidUntil === 0) return;
        this.renews = deed === 'resume';
        return this.tell('active');
      case 'fail':
        if (this.over || this.paidUntil === 0 || this.paidUntil > this.now) return;
        this.failing = true;
        if (!this.isVoid) this.openUntil = this.paidUntil + 7 * day;
        return this.tell('past_due');
      case 'mend':
        if (!this.failing || this.over) return;
        this.failing = false;
        this.isVoid = false;
        this.paidUntil = this.now + 30 * day;
        this.openUntil = this.paidUntil;
        return this.tell('active');
      case 'refund':
        if (this.over || this.failing || this.paidUntil === 0) return;
        this.say({ kind: 'refund', paidThrough: new Date(this.paidUntil).toISOString() });
        this.openUntil = Math.min(this.openUntil, this.now);
        this.isVoid = true;
        return;
      case 'end':
        if (this.over || this.paidUntil === 0) return;
        this.over = true;
        this.openUntil = Math.min(this.openUntil, this.now);
        this.paidUntil = Math.min(this.paidUntil, this.now);
        return this.tell('ended');
      case 'grant':
        this.giftUntil = this.now + 20 * day;
        return this.say({ kind: 'grant', until: new Date(this.giftUntil).toISOString() }, 'admin');
      case 'revoke':
        this.giftUntil = Math.min(this.giftUntil, this.now);
        this.openUntil = Math.min(this.openUntil, this.now);
        this.isVoid = true;
        return this.say({ kind: 'revoke' }, 'admin');
    }
  }

  isOpenAt(time: number): boolean {
    return this.openUntil > time || this.giftUntil > time;
  }

  private tell(standing: Standing): void {
    const access = standing === 'past_due' ? this.paidUntil + 7 * day : this.paidUntil;
    this.say({
      kind: 'snapshot',
      standing,
      paidThrough: new Date(this.paidUntil).toISOString(),
      accessUntil: new Date(access).toISOString(),
      renews: this.renews && standing !== 'ended',
    });
  }

  private say(fact: Fact, provider: LedgerEvent['provider'] = 'stripe'): void {
    this.events.push({
      provider,
      eventId: `${this.events.length}`,
      subscriptionKey: provider === 'admin' ? 'user' : 'sub',
      occurredAt: new Date(this.now),
      fact,
    });
  }
}
