import {
  isApiError,
  reachability,
  type Answer,
  type ApiRequest,
  type Question,
} from '@larder/api-client';
import { copy } from '@larder/copy';
import type { OfflineWrite, Write } from '@larder/shell-sdk';
import { isLost } from './lost-answers';
import {
  added,
  discarded,
  pauseAfter,
  renamedAddress,
  renamedIn,
  sendable,
  settled,
  type KnownNames,
  type Outbox,
  type Outcome,
  type WaitingChange,
} from './outbox';
import type { OutboxStore } from './outbox-store';

/** How long a screen waits for the answer to a change, in milliseconds, before it goes on with a provisional one. */
const patience = 6_000;

const keyHeader = 'Idempotency-Key';

export interface OutboxSenderOptions {
  person: string;
  /** A UUID that nobody else has. */
  newId: () => string;
  store: OutboxStore;
  /** How a kind of change behaves while it waits; undefined if its remote is not there. */
  ruleOf: (kind: string) => Promise<OfflineWrite | undefined>;
  /** Sends with the current session. */
  send: (request: ApiRequest) => Promise<Answer>;
  /** Whether the current session is this person's. */
  isHere: () => boolean;
  kept: (question: Question) => Promise<unknown>;
  /** Frees storage; returns whether there was anything to free. */
  makeRoom: () => Promise<boolean>;
  /** Runs the work while no other tab runs work of the same name. */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** `shown` are the changes that the person should know about. */
  onChange: (outbox: Outbox, shown: Outbox) => void;
  /** Screens should ask again: what they were promised has reached the backend, or what a closed page was doing is known now. */
  askAgain: () => void;
}

const writeOf = ({ method, url, body, creates }: WaitingChange): Write => ({
  method,
  url,
  body,
  ids: url.split('/').filter((part) => /\d/.test(part)),
  ...(creates !== undefined && { id: creates }),
});

const retriedCodes = new Set(['request_in_progress', 'unauthorized']);
const retriedStatuses = new Set([0, 408, 425, 429]);
const goneCodes = new Set(['idempotency_result_deleted']);

/** The backend has said nothing about the change itself. */
const isUnanswered = ({ error }: Answer): boolean =>
  error !== undefined &&
  (error.status >= 500 || retriedStatuses.has(error.status) || retriedCodes.has(error.code));

function outcomeOf(change: WaitingChange, answer: Answer, rule: OfflineWrite | undefined): Outcome {
  const { error } = answer;
  if (!error) {
    const { id, version } = (answer.data ?? {}) as { id?: string | number; version?: number };
    return { kind: 'done', id, version };
  }
  if (isUnanswered(answer)) return { kind: 'unanswered' };
  const isGone = error.status === 404 && change.method === 'DELETE';
  if (isGone || goneCodes.has(error.code)) return { kind: 'done' };
  const settlement = rule?.settle?.(writeOf(change), error);
  if (settlement === 'done') return { kind: 'done', version: theirVersion(error) };
  if (settlement) return { kind: 'rebased', body: settlement.body };
  const message = error.message || copy.outbox.refused;
  return {
    kind: 'refused',
    refusal: { message, isConflict: error.status === 409, version: theirVersion(error) },
  };
}

/** The version of the current item that comes with a refusal to change an outdated one. */
function theirVersion(error: unknown): number | undefined {
  if (!isApiError(error)) return undefined;
  for (const item of Object.values(error.besides ?? {})) {
    const { version } = (item ?? {}) as { version?: unknown };
    if (typeof version === 'number') return version;
  }
  return undefined;
}

/** Keeps a person's changes until the backend has answered, and sends each once, in the order of its item. */
export class OutboxSender {
  private outbox: Outbox = [];
  private names: KnownNames = new Map();
  /** Changes for which screens wait; the person is told of them only if they take too long. */
  private readonly awaited = new Set<string>();
  /** Changes that are being sent for a screen, whether or not it still waits. */
  private readonly inFlight = new Set<string>();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isFlushing = false;
  private stopped = false;
  readonly ready: Promise<void>;

  constructor(private readonly options: OutboxSenderOptions) {
    this.ready = this.reread();
  }

  /** Another tab may have changed the outbox. */
  async reread(): Promise<void> {
    const { store, person } = this.options;
    const read = await store.read(person).catch(() => null);
    if (!read) return;
    this.names = new Map([...this.names, ...read.names]);
    this.show(read.outbox);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** A request with the names that the backend has given to what was created here. */
  named(request: ApiRequest): ApiRequest {
    if (this.names.size === 0) return request;
    return {
      ...request,
      url: renamedAddress(request.url, this.names),
      ...(request.body !== undefined && { body: renamedIn(request.body, this.names) }),
      ...(request.params && {
        params: renamedIn(request.params, this.names) as Record<string, unknown>,
      }),
    };
  }

  /** Keeps a change and sends it. Calls `taken` once a closed page can no longer lose it, or it is about to be sent without being kept. */
  async submit(
    kind: string,
    request: ApiRequest,
    send: (request: ApiRequest) => Promise<Answer>,
    taken: () => void = () => {},
  ): Promise<Answer> {
    await this.ready;
    const rule = await this.options.ruleOf(kind);
    const change = rule && (await this.keep(kind, request, rule));
    taken();
    if (!rule) return send(request);
    if (!change) return this.sendUnstored(request, send);
    const mustWait =
      !reachability.isReached() ||
      !navigator.onLine ||
      !sendable(this.outbox).some(({ id }) => id === change.id);
    if (!mustWait) {
      let isAwaited = true;
      this.inFlight.add(change.id);
      const sending = this.options
        .alone(change.item, async () => {
          const answer = await send(this.requestOf(change));
          await this.settle(change, answer, rule, isAwaited);
          return answer;
        })
        .finally(() => {
          this.inFlight.delete(change.id);
          if (!isAwaited) this.flushLater();
        });
      const answer = await Promise.race([
        sending,
        new Promise<null>((resolve) => setTimeout(() => resolve(null), patience)),
      ]);
      if (answer && !isLost(answer)) {
        this.awaited.delete(change.id);
        return answer;
      }
      isAwaited = false;
    }
    this.awaited.delete(change.id);
    this.show(this.outbox);
    this.flushLater();
    return { data: await rule.answer?.(writeOf(change), this.options.kept) };
  }

  /** Keeps a change for which no screen waits any more, and sends it when it can. Whether it is kept. */
  async takeOver(kind: string, request: ApiRequest): Promise<boolean> {
    await this.ready;
    const rule = await this.options.ruleOf(kind);
    const change = rule && (await this.keep(kind, request, rule));
    if (!change) return false;
    this.awaited.delete(change.id);
    this.show(this.outbox);
    this.options.askAgain();
    this.flushLater();
    return true;
  }

  /** An answer with the changes that are waiting. */
  async withChanges(question: Question, data: unknown): Promise<unknown> {
    await this.ready;
    let shown = data;
    for (const change of [...this.outbox].sort((one, other) => one.order - other.order)) {
      const rule = await this.options.ruleOf(change.kind);
      try {
        shown = rule?.shows
          ? await rule.shows(question, shown, writeOf(change), this.options.kept)
          : shown;
      } catch (error) {
        console.error(error);
      }
    }
    return shown;
  }

  /** Sends what can be sent, until there is nothing left or no answer. */
  async flush(): Promise<void> {
    if (this.isFlushing || this.stopped) return;
    this.isFlushing = true;
    clearTimeout(this.timer);
    try {
      await this.reread();
      while (await this.sendNext());
    } finally {
      this.isFlushing = false;
    }
    if (this.nextToSend() && this.options.isHere()) this.flushLater(pauseAfter(this.failures));
  }

  async discard(id: string): Promise<void> {
    await this.update((outbox) => ({ outbox: discarded(outbox, id) }));
    this.options.askAgain();
  }

  /** Deletes everything, with the account. */
  async forget(): Promise<void> {
    await this.options.store.forget(this.options.person);
    this.show([]);
  }

  /** Sends a refused change again, in place of what the backend has. */
  async insist(id: string): Promise<void> {
    await this.update((outbox) => ({
      outbox: outbox.map((change) => {
        if (change.id !== id || !change.refusal) return change;
        const { refusal, ...again } = change;
        const { version } = refusal;
        if (version === undefined) return again;
        return { ...again, body: { ...(again.body as object), version } };
      }),
    }));
    await this.flush();
  }

  private nextToSend(): WaitingChange | undefined {
    return sendable(this.outbox).find(({ id }) => !this.inFlight.has(id));
  }

  private requestOf({ method, url, body, id }: WaitingChange): ApiRequest {
    const headers = method === 'POST' ? { [keyHeader]: id } : undefined;
    return { method, url, ...(body !== undefined && { body }), ...(headers && { headers }) };
  }

  private async keep(
    kind: string,
    { method = 'GET', url, body, headers }: ApiRequest,
    rule: OfflineWrite,
  ): Promise<WaitingChange | undefined> {
    const { person, newId } = this.options;
    const id = headers?.[keyHeader] ?? newId();
    const creates = rule.creates === undefined ? undefined : provisionalName(rule.creates, newId);
    this.awaited.add(id);
    let change: WaitingChange = {
      id,
      order: 0,
      person,
      method,
      url,
      ...(body !== undefined && { body }),
      item: creates === undefined ? url : `${url}/${creates}`,
      kind,
      label: '',
      madeAt: Date.now(),
      wasSent: false,
      ...(creates !== undefined && { creates }),
    };
    change = { ...change, label: rule.label(writeOf(change)) };
    const store = () =>
      this.update((outbox, order) => {
        change = { ...change, order };
        const next = added(outbox, change);
        change = next.find((one) => one.id === id) ?? change;
        return { outbox: next };
      });
    try {
      await store();
      return change;
    } catch {
      // Data that can be fetched again makes room for changes that cannot.
    }
    try {
      if (await this.options.makeRoom()) {
        await store();
        return change;
      }
    } catch {
      // Then it is sent without being kept.
    }
    this.awaited.delete(id);
    return undefined;
  }

  /** Without room on the device, a change is sent at once or reported as failed. */
  private async sendUnstored(
    request: ApiRequest,
    send: (request: ApiRequest) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await send(request);
    if (!answer.error || !isUnanswered(answer)) return answer;
    return { error: { ...answer.error, message: copy.outbox.notStored } };
  }

  private async sendNext(): Promise<boolean> {
    const { isHere, send, alone, ruleOf } = this.options;
    const next = this.nextToSend();
    if (!next || this.stopped || !isHere()) return false;
    return alone(next.item, async () => {
      await this.reread();
      // Another tab may have sent it.
      const change = sendable(this.outbox).find(({ id }) => id === next.id);
      if (!change) return true;
      if (!isHere()) return false;
      const answer = await send(this.requestOf(change));
      await this.settle(change, answer, await ruleOf(change.kind), false);
      if (!isUnanswered(answer)) {
        this.failures = 0;
        this.options.askAgain();
        return true;
      }
      this.failures += 1;
      return false;
    });
  }

  /** A refusal that is reported at once is not kept, because the person still has their input in front of them. */
  private async settle(
    { id, ...rest }: WaitingChange,
    answer: Answer,
    rule: OfflineWrite | undefined,
    isAwaited: boolean,
  ): Promise<void> {
    const change = this.outbox.find((one) => one.id === id) ?? { id, ...rest };
    const known = outcomeOf(change, answer, rule);
    // A screen that has waited for the answer knows it, and never got the provisional name.
    const outcome: Outcome =
      isAwaited && !isLost(answer)
        ? { kind: 'done', ...(known.kind === 'done' && { version: known.version }) }
        : known;
    await this.update((outbox) => settled(outbox, id, outcome));
  }

  private async update(
    change: (outbox: Outbox, order: number) => { outbox: Outbox; names?: KnownNames },
  ): Promise<void> {
    const { store, person } = this.options;
    let given: KnownNames = new Map();
    const outbox = await store.update(person, (before, order) => {
      const next = change(before, order);
      given = next.names ?? given;
      return next;
    });
    this.names = new Map([...this.names, ...given]);
    this.show(outbox);
  }

  private show(outbox: Outbox): void {
    this.outbox = outbox;
    this.options.onChange(
      outbox,
      outbox.filter(({ id }) => !this.awaited.has(id)),
    );
  }

  private flushLater(pause = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), pause);
  }
}

/** A name that the backend never gives: a random UUID, or a negative number. */
function provisionalName(kind: 'uuid' | 'number', newId: () => string): string | number {
  if (kind === 'uuid') return newId();
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return -((high % 2 ** 20) * 2 ** 32 + low) - 1;
}
