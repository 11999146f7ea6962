import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Member, SignedInRequest } from '../../common/access.js';
import { JsonText } from '../../common/compression.js';
import { Configuration } from '../../config/configuration.js';
import { Notifications } from '../../database/notifications.js';

const channel = 'households_changed';
/** In characters, and about as much again for what is kept compressed. */
const mostKept = 8_000_000;
const mostHouseholds = 10_000;
/** How long an answer may be stale when a notice gets lost. */
const memory = 30_000;
/** Changes within this time are told to the other instances together: each notice makes commits wait for each other. */
const betweenNotices = 50;
/** How often a household's answers are forgotten while something goes on writing. */
const betweenChanges = 200;
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** An answer as it is sent; at once where it is remembered. */
export type HouseholdAnswer<View> = JsonText<View> | Promise<JsonText<View>>;

interface Kept<Answer = JsonText<unknown>> {
  /** Of the household, when the answer was begun: another one as soon as anything of it has changed. */
  readonly stamp: object;
  readonly answer: Answer;
}

/**
 * Answers about what a household has, each as the text that is sent. They hold until a member's request may have changed anything, whatever
 * it was, or a recipe has changed. So no module has to say what it changes, and a new one cannot forget to. Only what goes on writing
 * after its request has been answered says so, through `whileChanging`.
 */
@Injectable()
export class HouseholdAnswers implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(HouseholdAnswers.name);
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: mostKept,
    sizeCalculation: ({ answer }, key) => answer.text.length + key.length,
    ttl: memory,
  });
  /** What is being read: whoever asks for the same meanwhile waits for the same. */
  private readonly begun = new Map<string, Kept<Promise<JsonText<unknown>>>>();
  /** Of those who have asked for something. */
  private readonly householdOf = new LRUCache<string, string>({ max: 5 * mostHouseholds });
  private readonly stamps = new LRUCache<string, object>({ max: mostHouseholds });
  private isOpen = false;
  private readonly toTell = new Set<string>();
  private telling: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly notifications: Notifications,
    private readonly configuration: Configuration,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Before the answer leaves, whether it reports a success or not.
    server.addHook('onSend', (request, _reply, payload, done) => {
      if (!readingMethods.has(request.method)) this.noteChange(request);
      done(null, payload);
    });
  }

  /** Nothing is remembered before somebody who follows the changes of recipes calls this, and `forgetAll` from then on. */
  async startRemembering(): Promise<void> {
    if (this.isOpen) return;
    await this.notifications.listen(
      channel,
      (householdId) => this.stamps.delete(householdId),
      () => this.forgetAll(),
    );
    this.isOpen = true;
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await this.tell();
  }

  /** For work on a household's rows outside a member's request. All instances have been told when this resolves. */
  async whileChanging<Outcome>(
    householdId: string,
    work: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const repeated = setInterval(() => this.changed(householdId), betweenChanges).unref();
    try {
      return await work();
    } finally {
      clearInterval(repeated);
      this.changed(householdId);
      await this.tell();
    }
  }

  /** `name` says what is asked for, with everything that the answer depends on but the person. */
  get<View extends object>(
    { id, householdId }: Member,
    name: string,
    read: () => Promise<View>,
  ): HouseholdAnswer<View> {
    const key = `${id} ${name}`;
    this.householdOf.set(id, householdId);
    const known = this.kept.get(key);
    if (known && known.stamp === this.stamps.get(householdId)) {
      return known.answer as JsonText<View>;
    }
    return this.find(householdId, key, read);
  }

  /** To be called when recipes have changed. */
  forgetAll(): void {
    this.stamps.clear();
  }

  /** The same for recipes that only these households or persons can find. */
  forgetFor(owners: readonly string[]): void {
    for (const owner of owners) this.stamps.delete(this.householdOf.get(owner) ?? owner);
  }

  private find<View extends object>(
    householdId: string,
    key: string,
    read: () => Promise<View>,
  ): Promise<JsonText<View>> {
    let stamp = this.stamps.get(householdId);
    if (!stamp) this.stamps.set(householdId, (stamp = {}));
    const begun = this.begun.get(key);
    if (begun?.stamp === stamp) return begun.answer as Promise<JsonText<View>>;
    const answer = this.read({ householdId, stamp, key }, read);
    if (!this.isOpen) return answer;
    const entry = { stamp, answer };
    this.begun.set(key, entry);
    const forget = (): void => {
      if (this.begun.get(key) === entry) this.begun.delete(key);
    };
    answer.then(forget, forget);
    return answer;
  }

  private async read<View extends object>(
    { householdId, stamp, key }: { householdId: string; stamp: object; key: string },
    read: () => Promise<View>,
  ): Promise<JsonText<View>> {
    const answer = new JsonText<View>(JSON.stringify(await read()));
    const isCurrent = this.stamps.get(householdId) === stamp;
    if (this.isOpen && isCurrent) this.kept.set(key, { stamp, answer });
    return answer;
  }

  private noteChange(request: FastifyRequest): void {
    const { user } = request as Partial<SignedInRequest>;
    if (user) this.changed(user.householdId);
  }

  private changed(householdId: string): void {
    this.stamps.delete(householdId);
    // No other instance can have the embedded database open, and nothing can be written once the database has been closed.
    if (this.configuration.database.url === undefined || this.isStopped) return;
    this.toTell.add(householdId);
    this.telling ??= setTimeout(() => void this.tell(), betweenNotices).unref();
  }

  private async tell(): Promise<void> {
    clearTimeout(this.telling);
    this.telling = undefined;
    if (this.toTell.size === 0) return;
    const changed = [...this.toTell];
    this.toTell.clear();
    try {
      await this.notifications.notifyOfAll(channel, changed);
    } catch (error) {
      // Others notice within half a minute.
      this.logger.error(error);
    }
  }
}
