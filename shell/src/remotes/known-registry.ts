import type { RegisteredRemote, RemoteRegistry } from '@larder/shell-sdk/host';
import { bucketOfPerson } from './share-of-people';

const address = '/mf/registry.json';
const storageKey = 'larder.registry';
const giveUpAfter = 30_000;

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, isItem: (item: Json) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isObject(item) && isItem(item));
}

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isOpening = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value['heading']) &&
  (value['lede'] === undefined || isObject(value['lede']));

const isRoute = ({ path, title, opening, asks, tab }: Json): boolean =>
  typeof path === 'string' &&
  path.startsWith('/') &&
  isObject(title) &&
  (opening === undefined || isOpening(opening)) &&
  (asks === undefined || isTextList(asks)) &&
  (tab === undefined || typeof tab === 'string');

const isLink = ({ to, label, order }: Json): boolean =>
  typeof to === 'string' && isObject(label) && typeof order === 'number';

export function isRemote(value: unknown): value is RegisteredRemote {
  return (
    isObject(value) &&
    typeof value['build'] === 'string' &&
    typeof value['entry'] === 'string' &&
    typeof value['contract'] === 'string' &&
    isListOf(value['routes'], isRoute) &&
    isListOf(value['nav'], isLink) &&
    (value['tabs'] === undefined ||
      isListOf(value['tabs'], (tab) => isLink(tab) && isTextList(tab['within']))) &&
    Array.isArray(value['widgets']) &&
    (value['keep'] === undefined ||
      isListOf(value['keep'], ({ path }) => typeof path === 'string')) &&
    (value['queue'] === undefined || isTextList(value['queue'])) &&
    (value['integrity'] === undefined || isObject(value['integrity'])) &&
    (value['previous'] === undefined || isObject(value['previous'])) &&
    (value['scripts'] === undefined ||
      (isObject(value['scripts']) && Object.values(value['scripts']).every(isTextList)))
  );
}

/** The registry in `value`, without invalid remotes; null when it is not a registry at all. */
export function parseRegistry(value: unknown): RemoteRegistry | null {
  if (!isObject(value) || value['schema'] !== 1 || !isObject(value['remotes'])) return null;
  const remotes = Object.entries(value['remotes']).filter(
    (entry): entry is [string, RegisteredRemote] => isRemote(entry[1]),
  );
  return {
    schema: 1,
    revision: String(value['revision']),
    remotes: Object.fromEntries(remotes),
  };
}

/** The registry as this browser last knew it; null if it never did. */
export function lastKnownRegistry(): RemoteRegistry | null {
  try {
    return parseRegistry(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}

function remember(registry: RemoteRegistry): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(registry));
  } catch {
    // Without storage there is no last known registry to fall back to.
  }
}

async function fetchRegistry(): Promise<RemoteRegistry> {
  const bucket = bucketOfPerson();
  const response = await fetch(address, {
    cache: 'no-cache',
    // A new build may be for only some people.
    headers: {
      Accept: 'application/json',
      ...(bucket !== undefined && { 'Larder-Bucket': String(bucket) }),
    },
    signal: AbortSignal.timeout(giveUpAfter),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const registry = parseRegistry(await response.json());
  if (!registry) throw new Error(`${address} is no registry`);
  remember(registry);
  return registry;
}

declare global {
  /** Requested by the script before the app, which is another bundle. */
  var larderEarlyRegistry: Promise<RemoteRegistry> | undefined;
}

/** Requests the registry before the app is there; the app takes this answer as its first. */
export function readRegistryEarly(): Promise<RemoteRegistry> {
  globalThis.larderEarlyRegistry = fetchRegistry();
  return globalThis.larderEarlyRegistry;
}

/** The current registry, which this browser remembers; rejects if there is no answer. */
export function readRegistry(): Promise<RemoteRegistry> {
  const early = globalThis.larderEarlyRegistry;
  globalThis.larderEarlyRegistry = undefined;
  return early ?? fetchRegistry();
}
