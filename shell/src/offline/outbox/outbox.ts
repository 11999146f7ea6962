/**
 * The changes of one person that have not reached the backend, as pure functions: what may be sent next, and what the outbox
 * holds after an answer. Storage, network and clock are elsewhere.
 */

/** A change as it is sent. */
export interface Change {
  method: string;
  url: string;
  body?: unknown;
}

/** Why the backend did not take a change; it waits for the person's decision. */
export interface Refusal {
  message: string;
  /** The backend's current item, if somebody else has changed it meanwhile. */
  isConflict: boolean;
  /** Its version, on which a change may insist. */
  version?: number;
}

export interface WaitingChange extends Change {
  /** Also its idempotency key, and the name of what it creates until the backend has given it another. */
  id: string;
  /** The number by which the device orders its changes; no clock is involved. */
  order: number;
  person: string;
  /** Changes to the same item are sent in their order. */
  item: string;
  /** The declared kind of change: `PUT /menus/:id`. */
  kind: string;
  /** How the person sees it named. */
  label: string;
  /** The time at which it was made, only for display. */
  madeAt: number;
  /** Whether it may have reached the backend already. */
  wasSent: boolean;
  /** The provisional name of its item until the backend has answered, if it creates one. */
  creates?: string | number;
  refusal?: Refusal;
}

export type Outbox = readonly WaitingChange[];

/** The names that items were given here, with those that the backend gave them. */
export type KnownNames = ReadonlyMap<string | number, string | number>;

/** The outcome of an attempt to send a change. */
export type Outcome =
  /** The backend has carried it out, now or earlier. */
  | { kind: 'done'; id?: string | number; version?: number }
  /** Nothing is known, so it is sent again. */
  | { kind: 'unanswered' }
  /** It has to be sent with this body instead, because its item has changed meanwhile. */
  | { kind: 'rebased'; body: unknown }
  /** Only the person can decide. */
  | { kind: 'refused'; refusal: Refusal };

/** The same value with every provisional name replaced, wherever it occurs. */
export function renamedIn(value: unknown, names: KnownNames): unknown {
  if (typeof value === 'string' || typeof value === 'number') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => renamedIn(part, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, renamedIn(part, names)]),
  );
}

/** An address with every provisional name replaced. */
export function renamedAddress(url: string, names: KnownNames): string {
  if (names.size === 0) return url;
  const known = new Map([...names].map(([provisional, given]) => [String(provisional), given]));
  return url
    .split('/')
    .map((part) => String(known.get(part) ?? part))
    .join('/');
}

const renamed = (change: WaitingChange, names: KnownNames): WaitingChange => ({
  ...change,
  url: renamedAddress(change.url, names),
  item: renamedAddress(change.item, names),
  ...('body' in change && { body: renamedIn(change.body, names) }),
});

function mentions(value: unknown, name: string | number): boolean {
  if (value === name) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => mentions(part, name));
}

const dependsOn = (change: WaitingChange, name: string | number): boolean =>
  change.url.split('/').includes(String(name)) || mentions(change.body, name);

/** Whether `change` must wait until `earlier` has been settled. */
const mustFollow = (change: WaitingChange, earlier: WaitingChange): boolean =>
  earlier.order < change.order &&
  (earlier.item === change.item ||
    (earlier.creates !== undefined && dependsOn(change, earlier.creates)));

const inOrder = (outbox: Outbox): WaitingChange[] =>
  [...outbox].sort((one, other) => one.order - other.order);

/** The changes that may be sent now, in order; none that must follow another one, or that wait for the person. */
export function sendable(outbox: Outbox): WaitingChange[] {
  return inOrder(outbox).filter(
    (change) => !change.refusal && !outbox.some((earlier) => mustFollow(change, earlier)),
  );
}

const versionOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? (body as { version?: unknown }).version : undefined;

/**
 * Adds a change. One that replaces the same item as an earlier one that has never been sent takes its place, with the version
 * that the earlier one was based on.
 */
export function added(outbox: Outbox, change: WaitingChange): Outbox {
  const replaced = outbox.find(
    ({ method, url, wasSent, refusal }) =>
      method === 'PUT' && change.method === 'PUT' && url === change.url && !wasSent && !refusal,
  );
  const others = outbox.filter((other) => other !== replaced);
  const isLast =
    replaced && !others.some(({ item, order }) => item === change.item && order > replaced.order);
  if (!replaced || !isLast) return [...outbox, change];
  const version = versionOf(replaced.body);
  const body = version === undefined ? change.body : { ...(change.body as object), version };
  return [...others, { ...change, body }];
}

/** A later change to the same item is based on the result of the earlier one. */
function basedOn(
  change: WaitingChange,
  sent: WaitingChange,
  version: number | undefined,
): WaitingChange {
  const isSame =
    change.url === sent.url || (sent.creates !== undefined && dependsOn(change, sent.creates));
  if (!isSame || version === undefined || versionOf(change.body) === undefined) return change;
  if (change.refusal || change.order < sent.order) return change;
  return { ...change, body: { ...(change.body as object), version } };
}

/**
 * The outbox after an attempt to send one of its changes, with the name that the backend has given to an item it
 * created.
 */
export function settled(
  outbox: Outbox,
  id: string,
  outcome: Outcome,
): { outbox: Outbox; names: KnownNames } {
  const sent = outbox.find((change) => change.id === id);
  const none: KnownNames = new Map();
  if (!sent) return { outbox, names: none };
  const others = outbox.filter((change) => change !== sent);
  if (outcome.kind === 'done') {
    const isNamed = sent.creates !== undefined && outcome.id !== undefined;
    const names: KnownNames = isNamed ? new Map([[sent.creates!, outcome.id!]]) : none;
    const later = others.map((change) => renamed(basedOn(change, sent, outcome.version), names));
    return { outbox: later, names };
  }
  if (outcome.kind === 'rebased') {
    return { outbox: [...others, { ...sent, wasSent: true, body: outcome.body }], names: none };
  }
  const refusal = outcome.kind === 'refused' ? outcome.refusal : undefined;
  return {
    outbox: [...others, { ...sent, wasSent: true, ...(refusal && { refusal }) }],
    names: none,
  };
}

/** The outbox without a change and those that cannot be carried out without it. */
export function discarded(outbox: Outbox, id: string): Outbox {
  const gone = outbox.find((change) => change.id === id);
  if (!gone) return outbox;
  const { creates } = gone;
  const left = outbox.filter((change) => change !== gone);
  if (creates === undefined) return left;
  return left
    .filter((change) => dependsOn(change, creates))
    .reduce<Outbox>((others, change) => discarded(others, change.id), left);
}

const firstPause = 2_000;
const longestPause = 5 * 60_000;

/** Milliseconds until the next attempt after this many in vain. */
export const pauseAfter = (failures: number): number =>
  Math.min(firstPause * 2 ** Math.min(failures, 10), longestPause);
