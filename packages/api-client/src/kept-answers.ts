/** A read of the backend. */
export interface Question {
  url: string;
  params?: Record<string, unknown>;
}

const cacheName = 'answers';
const mostAnswers = 600;
const bulk = '/recipes/bulk';

const uuid = '[0-9a-f-]{36}';
const kept = new RegExp(
  `^/((menus|grocery-lists)(/${uuid})?|recipes/(\\d+|user/favourites)|meal-planner(/calendar)?` +
    '|pantry/(default|user)|auth/me|payments/subscription)$',
);

/** Everything read or printed in a kitchen or taken to a shop, where connections are worst, plus the account data. */
const isKept = (url: string): boolean => url === bulk || kept.test(url);

/** Cache key of the response: one per month of the calendar. */
function addressOf({ url, params }: Question): string {
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

/** Nobody sees responses that someone else requested on the same device. */
const keyOf = (person: string, address: string) =>
  `/answers/${encodeURIComponent(person)}${address}`;

/** The cache and the person, if both exist: browsers have no cache on an insecure origin. */
async function open(token: string | null): Promise<{ cache: Cache; person: string } | null> {
  const person = personOf(token);
  if (person === null || !('caches' in globalThis)) return null;
  return { cache: await caches.open(cacheName), person };
}

/** Keeps a response for offline use; recipes one by one, so that any selection of them can be restored. */
export async function keepAnswer(
  question: Question,
  token: string | null,
  data: unknown,
): Promise<void> {
  const place = isKept(question.url) ? await open(token) : null;
  if (!place) return;
  const { cache, person } = place;
  const answers =
    question.url === bulk
      ? (data as { id: number }[]).map((recipe) => [`/recipes/${recipe.id}`, recipe] as const)
      : [[addressOf(question), data] as const];
  for (const [address, answer] of answers) {
    await cache.put(keyOf(person, address), new Response(JSON.stringify(answer)));
  }
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -mostAnswers).map((oldest) => cache.delete(oldest)));
}

/** The last response to this request; undefined if none was kept. */
export async function keptAnswer(question: Question, token: string | null): Promise<unknown> {
  const { url, params } = question;
  const place = isKept(url) ? await open(token) : null;
  if (!place) return undefined;
  const { cache, person } = place;
  const find = async (address: string) =>
    (await cache.match(keyOf(person, address)))?.json() as Promise<unknown> | undefined;
  if (url !== bulk) return find(addressOf(question));
  const ids = String(params?.ids ?? '').split(',');
  const recipes = await Promise.all(ids.map((id) => find(`/recipes/${id}`)));
  const found = recipes.filter((recipe) => recipe !== undefined);
  return found.length > 0 ? found : undefined;
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
}

/** Logging out leaves nothing behind. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName);
}
