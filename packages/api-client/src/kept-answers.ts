import { answersName, keptAtHeader, keyOf, photosName } from './kept-places';

/** A read of the backend. */
export interface Question {
  url: string;
  params?: Record<string, unknown>;
}

/** Responses that are kept for offline use. */
export interface KeptAnswers {
  /** Path below the API, in which `:id` stands for a number or a UUID. */
  path: string;
  /** A call that returns several of them at once: its parameter `param` lists at most `atOnce` ids. */
  bulk?: { path: string; param: string; atOnce: number };
}

const mostAnswers = 600;

let rules: readonly KeptAnswers[] = [];

/** From now on, keeps these responses and no others; those already kept stay. */
export function keepAnswersTo(kept: readonly KeptAnswers[]): void {
  rules = kept;
}

const idPattern = '(?:-?\\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';

/** Whether `url` is an address under a path with `:id`. */
export function matchesPath(path: string, url: string): boolean {
  return new RegExp(`^${path.replaceAll(':id', idPattern)}$`).test(url);
}

const bulkRule = (url: string): Required<KeptAnswers> | undefined =>
  rules.find((rule): rule is Required<KeptAnswers> => rule.bulk?.path === url);

const isKept = (url: string): boolean =>
  rules.some(({ path, bulk }) => bulk?.path === url || matchesPath(path, url));

/** The address of a read below the API, with its parameters. */
export function addressOf({ url, params }: Question): string {
  const asked = Object.entries(params ?? {}).filter(([, value]) => value !== undefined);
  if (asked.length === 0) return url;
  return `${url}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}

/** The token's owner; null if unknown. */
function personOf(token: string | null): string | null {
  const payload = token?.split('.')[1] ?? '';
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub?: unknown;
    };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Whether both tokens belong to the same person. */
export function isOfSamePerson(token: string | null, other: string | null): boolean {
  const person = personOf(token);
  return person !== null && person === personOf(other);
}

/** The cache and the person, if both exist: browsers have no cache on an insecure origin. */
async function open(token: string | null): Promise<{ cache: Cache; person: string } | null> {
  const person = personOf(token);
  if (person === null || !('caches' in globalThis)) return null;
  return { cache: await caches.open(answersName), person };
}

/** Keeps a response for offline use; the items of a bulk response one by one, so that any selection of them can be restored. */
export async function keepAnswer(
  question: Question,
  token: string | null,
  data: unknown,
): Promise<void> {
  const place = isKept(question.url) ? await open(token) : null;
  if (!place) return;
  const { cache, person } = place;
  const several = bulkRule(question.url);
  const answers = several
    ? (data as { id: number | string }[]).map(
        (item) => [several.path.replace(':id', String(item.id)), item] as const,
      )
    : [[addressOf(question), data] as const];
  for (const [address, answer] of answers) {
    const headers = { [keptAtHeader]: String(Date.now()) };
    await cache.put(keyOf(person, address), new Response(JSON.stringify(answer), { headers }));
  }
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -mostAnswers).map((oldest) => cache.delete(oldest)));
}

/** A response as it was kept. */
export interface KeptCopy {
  data: unknown;
  /** Milliseconds since 1970; 0 where an earlier version kept it. */
  keptAt: number;
}

async function copyAt(cache: Cache, key: string): Promise<KeptCopy | undefined> {
  const response = await cache.match(key);
  if (!response) return undefined;
  const keptAt = Number(response.headers.get(keptAtHeader) ?? 0);
  return { data: (await response.json()) as unknown, keptAt };
}

/** The last response to this request; undefined if none was kept. */
export async function keptCopy(
  question: Question,
  token: string | null,
): Promise<KeptCopy | undefined> {
  const { url, params } = question;
  const place = isKept(url) ? await open(token) : null;
  if (!place) return undefined;
  const { cache, person } = place;
  const find = (address: string) => copyAt(cache, keyOf(person, address));
  const several = bulkRule(url);
  if (!several) return find(addressOf(question));
  const ids = String(params?.[several.bulk.param] ?? '').split(',');
  const items = await Promise.all(ids.map((id) => find(several.path.replace(':id', id))));
  const found = items.filter((item) => item !== undefined);
  if (found.length === 0) return undefined;
  return {
    data: found.map(({ data }) => data),
    keptAt: Math.min(...found.map(({ keptAt }) => keptAt)),
  };
}

/** Deletes what the backend no longer has. */
export async function dropAnswer(question: Question, token: string | null): Promise<void> {
  const place = isKept(question.url) ? await open(token) : null;
  await place?.cache.delete(keyOf(place.person, addressOf(question)));
}

/** Deletes what was kept for others whose session ended without a log-out. */
export async function forgetAnswersOfOthers(token: string | null): Promise<void> {
  const place = await open(token);
  if (!place) return;
  const own = keyOf(place.person, '/');
  const keys = await place.cache.keys();
  const foreign = keys.filter(({ url }) => !new URL(url).pathname.startsWith(own));
  await Promise.all(foreign.map((key) => place.cache.delete(key)));
  if (foreign.length > 0) await caches.delete(photosName);
}

/** Logging out leaves nothing behind. */
export async function forgetAnswers(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(answersName), caches.delete(photosName)]);
}
