import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RequestUser, SessionUser } from '../../common/access.js';
import { clock } from '../../common/clock.js';
import { SecurityLog } from '../../common/security-log.js';
import { Notifications } from '../../database/notifications.js';
import { type Account, type AccountFacts, isSubscribed } from '../users/domain/account.js';
import type { Session } from './entities/session.entity.js';
import { SessionsRepository } from './sessions.repository.js';

const hour = 3_600_000;
const lifetime = { usual: 12 * hour, remembered: 90 * 24 * hour };

/** How long a token stays valid after its renewal: for requests in flight, other tabs, and lost responses. */
const grace = 30_000;

/** How long a cached answer may be stale if a notification is lost. */
const memory = 30_000;
const mostRemembered = 10_000;
/** Precision of a session's last use. */
const seenWithin = 300_000;
const channel = 'sessions_changed';

interface Remembered {
  user: SessionUser;
  account: AccountFacts;
  token: CurrentToken;
  until: number;
}

/** The newest token generation of a session, and its age. */
type CurrentToken = Pick<Session, 'generation' | 'issuedAt'>;

/** How someone logs in. */
export interface Entrance {
  remember: boolean;
  userAgent: string | null;
}

export type LiveSession = Pick<
  Session,
  'id' | 'remember' | 'expiresAt' | 'generation' | 'issuedAt'
>;

/** What a token says about its session. */
export type HeldToken = Pick<Session, 'id' | 'generation'>;

/** Anything else that ends with all of a person's sessions, in the same transaction. */
type EndListener = (userId: string, manager?: EntityManager) => Promise<void>;

/**
 * The active sessions. Every request asks, so answers are cached briefly and dropped on every instance as soon as
 * anything about the person changes.
 */
@Injectable()
export class SessionsService implements OnApplicationBootstrap {
  private readonly remembered = new Map<string, Remembered>();
  /** Counts changes, so that an answer read before a change is not cached after it. */
  private changes = 0;
  private readonly endListeners: EndListener[] = [];

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly notifications: Notifications,
    private readonly log: SecurityLog,
  ) {}

  /** For modules with their own access to an account that must end with all sessions. */
  onAllEnded(listener: EndListener): void {
    this.endListeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.notifications.listen(
      channel,
      (userId) => this.forget(userId),
      () => this.forgetAll(),
    );
  }

  /** None when the password has changed since `user` was read: the verification is outdated. */
  async start(
    user: Pick<Account, 'id' | 'passwordHash'>,
    entrance: Entrance,
    manager?: EntityManager,
  ): Promise<LiveSession | undefined> {
    const { remember, userAgent } = entrance;
    const now = new Date();
    const expiresAt = new Date(now.getTime() + (remember ? lifetime.remembered : lifetime.usual));
    const seen = { userId: user.id, userAgent, lastSeenAt: now };
    const live = { remember, expiresAt, issuedAt: now };
    const session = { ...seen, ...live };
    const id = await this.sessions.addWhilePasswordIs(user.passwordHash, session, manager);
    return id === undefined ? undefined : { id, generation: 0, ...live };
  }

  /** Most recently used first. */
  list(userId: string): Promise<Session[]> {
    return this.sessions.findCurrentOf(userId);
  }

  /** The owner of a token whose session has not ended; at once where it is remembered. */
  find(
    held: HeldToken,
    address: string,
  ): SessionUser | undefined | Promise<SessionUser | undefined> {
    const known = this.remembered.get(held.id);
    const holds = known && known.until > Date.now() && known.token.generation === held.generation;
    return holds ? known.user : this.lookUp(held, address);
  }

  /** The account behind a session, where it is remembered. */
  accountBehind(sessionId: string): AccountFacts | undefined {
    const known = this.remembered.get(sessionId);
    return known && known.until > Date.now() ? known.account : undefined;
  }

  private async lookUp(held: HeldToken, address: string): Promise<SessionUser | undefined> {
    const { id } = held;
    const changes = this.changes;
    const session = await this.sessions.findCurrentWithUser(id);
    if (!session || !(await this.isHonest(held, session, address))) return undefined;
    const now = new Date();
    if (now.getTime() - session.lastSeenAt.getTime() >= seenWithin) {
      await this.sessions.markSeen(id, now);
    }
    const user: SessionUser = {
      id: session.userId,
      householdId: session.user.householdId,
      sessionId: id,
      subscribed: isSubscribed(session.user),
    };
    if (changes === this.changes) this.remember(user, session);
    return user;
  }

  /**
   * The session with its next token. The previous token, sent again within the grace period, gets the same next one: the
   * response was lost, or another tab was quicker.
   */
  async renew({ id, generation }: HeldToken): Promise<LiveSession | undefined> {
    // Token timestamps are in whole seconds.
    const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
    const isFirst = await this.sessions.advance(id, generation, issuedAt);
    const session = await this.sessions.findCurrentWithUser(id);
    if (!session) return undefined;
    if (!isFirst) return isWithinGrace(generation, session) ? session : undefined;
    await this.userChanged(session.userId);
    return { ...session, generation: generation + 1, issuedAt };
  }

  async isRemembered(id: string): Promise<boolean> {
    return (await this.sessions.findCurrentWithUser(id))?.remember ?? false;
  }

  /** False when the person has no such session. */
  async end(userId: string, id: string): Promise<boolean> {
    const ended = await this.sessions.removeOf(userId, id);
    if (ended) await this.userChanged(userId);
    return ended;
  }

  async endOthers({ id, sessionId }: RequestUser): Promise<void> {
    await this.sessions.removeOthersOf(id, sessionId);
    await this.userChanged(id);
  }

  /** Runs in the caller's transaction; the caller must call `userChanged` after committing. */
  async endAllOf(userId: string, manager?: EntityManager): Promise<void> {
    await this.sessions.removeAllOf(userId, manager);
    for (const listener of this.endListeners) await listener(userId, manager);
    await this.userChanged(userId, manager);
  }

  /** Call this whenever a person's account or rights change: every instance rereads the database. */
  async userChanged(userId: string, manager?: EntityManager): Promise<void> {
    this.forget(userId);
    await this.notifications.notify(channel, userId, manager);
  }

  /**
   * Whether a token is current, or was a moment ago. Two parties hold an older one, and nobody knows which is the owner, so the
   * session ends for both.
   */
  private async isHonest(
    { generation }: HeldToken,
    session: Session,
    address: string,
  ): Promise<boolean> {
    // A newer one is ours as well: the replica may lag behind.
    if (generation >= session.generation || isWithinGrace(generation, session)) return true;
    await this.end(session.userId, session.id);
    this.log.record('token-reused', {
      user: session.userId,
      session: session.id,
      from: address,
      outcome: 'refused',
    });
    return false;
  }

  private remember(user: SessionUser, session: Session): void {
    if (this.remembered.size >= mostRemembered) {
      const [oldest] = this.remembered.keys();
      if (oldest !== undefined) this.remembered.delete(oldest);
    }
    const { generation, issuedAt } = session;
    this.remembered.set(session.id, {
      user,
      account: factsOf(session.user),
      token: { generation, issuedAt },
      until: Math.min(Date.now() + memory, endOfTruth(session)),
    });
  }

  private forget(userId: string): void {
    this.changes += 1;
    for (const [id, { user }] of this.remembered) {
      if (user.id === userId) this.remembered.delete(id);
    }
  }

  private forgetAll(): void {
    this.changes += 1;
    this.remembered.clear();
  }
}

function factsOf(account: AccountFacts): AccountFacts {
  const { id, username, email } = account;
  const { subscriptionStatus, subscriptionEndDate, subscriptionProvider } = account;
  return { id, username, email, subscriptionStatus, subscriptionEndDate, subscriptionProvider };
}

/** A subscription expires without an event, so the cache entry must expire with it. */
function endOfTruth({ expiresAt, user }: Session): number {
  const left = (user.subscriptionEndDate?.getTime() ?? Infinity) - clock.now().getTime();
  return Math.min(expiresAt.getTime(), left > 0 ? Date.now() + left : Infinity);
}

function isWithinGrace(
  generation: number,
  { generation: current, issuedAt }: CurrentToken,
): boolean {
  // The issue time is truncated to seconds.
  const isRecent = Date.now() - issuedAt.getTime() < grace + 1_000;
  return generation === current - 1 && isRecent;
}
