import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RequestUser } from '../../common/access.js';
import { clock } from '../../common/clock.js';
import { Notifications } from '../../database/notifications.js';
import { isSubscribed, type User } from '../users/entities/user.entity.js';
import type { Session } from './entities/session.entity.js';
import { SessionsRepository } from './sessions.repository.js';

const hour = 3_600_000;
const lifetime = { usual: 12 * hour, remembered: 30 * 24 * hour };

/** How long an answer may be stale when a notice gets lost. */
const memory = 30_000;
const mostRemembered = 10_000;
/** How exactly it is known when a login was last used. */
const seenWithin = 300_000;
const channel = 'sessions_changed';

interface Remembered {
  user: RequestUser;
  until: number;
}

/** How somebody logs in. */
export interface Entrance {
  remember: boolean;
  userAgent: string | null;
}

export interface LiveSession {
  id: string;
  expiresAt: Date;
}

/**
 * Which logins are alive. Every request asks, so answers are remembered briefly and forgotten on every instance the
 * moment anything about the person changes.
 */
@Injectable()
export class SessionsService implements OnApplicationBootstrap {
  private readonly remembered = new Map<string, Remembered>();
  /** Counts changes, so that an answer read before a change is not remembered after it. */
  private changes = 0;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly notifications: Notifications,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.notifications.listen(
      channel,
      (userId) => this.forget(userId),
      () => this.forgetAll(),
    );
  }

  /** None when the password has changed since `user` was read: what was verified is no longer true. */
  async start(
    user: Pick<User, 'id' | 'passwordHash'>,
    entrance: Entrance,
    manager?: EntityManager,
  ): Promise<LiveSession | undefined> {
    await this.sessions.removeExpiredOf(user.id, manager);
    const expiresAt = endOf(entrance.remember);
    const session = { ...entrance, userId: user.id, expiresAt, lastSeenAt: new Date() };
    const id = await this.sessions.addWhilePasswordIs(user.passwordHash, session, manager);
    return id === undefined ? undefined : { id, expiresAt };
  }

  /** Most recently used first. */
  list(userId: string): Promise<Session[]> {
    return this.sessions.findCurrentOf(userId);
  }

  /** Who is behind a session that has not ended. */
  async find(id: string): Promise<RequestUser | undefined> {
    const known = this.remembered.get(id);
    if (known && known.until > Date.now()) return known.user;
    const changes = this.changes;
    const session = await this.sessions.findCurrentWithUser(id);
    if (!session) return undefined;
    const now = new Date();
    if (now.getTime() - session.lastSeenAt.getTime() >= seenWithin) {
      await this.sessions.markSeen(id, now);
    }
    const user: RequestUser = {
      id: session.userId,
      sessionId: id,
      subscribed: isSubscribed(session.user),
    };
    if (changes === this.changes) this.remember(id, user, endOfTruth(session));
    return user;
  }

  async extend(id: string): Promise<LiveSession | undefined> {
    const session = await this.sessions.findCurrentWithUser(id);
    if (!session) return undefined;
    const expiresAt = endOf(session.remember);
    return (await this.sessions.extend(id, expiresAt)) ? { id, expiresAt } : undefined;
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

  /** In a transaction of the caller's, who says `userChanged` once it has committed. */
  async endAllOf(userId: string, manager?: EntityManager): Promise<void> {
    await this.sessions.removeAllOf(userId, manager);
    await this.userChanged(userId, manager);
  }

  /** To be called whenever a person's rights change: every instance asks the database anew. */
  async userChanged(userId: string, manager?: EntityManager): Promise<void> {
    this.forget(userId);
    await this.notifications.notify(channel, userId, manager);
  }

  private remember(id: string, user: RequestUser, end: number): void {
    if (this.remembered.size >= mostRemembered) {
      const [oldest] = this.remembered.keys();
      if (oldest !== undefined) this.remembered.delete(oldest);
    }
    this.remembered.set(id, {
      user,
      until: Math.min(Date.now() + memory, end),
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

/** When a subscription ends, nobody tells; the memory of it has to end with it. */
function endOfTruth({ expiresAt, user }: Session): number {
  const left = (user.subscriptionEndDate?.getTime() ?? Infinity) - clock.now().getTime();
  return Math.min(expiresAt.getTime(), left > 0 ? Date.now() + left : Infinity);
}

function endOf(remember: boolean): Date {
  return new Date(Date.now() + (remember ? lifetime.remembered : lifetime.usual));
}
