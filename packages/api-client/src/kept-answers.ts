/** A read of the backend. */
export interface Question {
  url: string;
  params?: Record<string, unknown>;
}

const cacheName = 'answers';
const mostAnswers = 400;
const bulk = '/recipes/bulk';

/** Menus and recipes: what is read and printed in a kitchen, where the network is at its worst. */
function isKept(url: string): boolean {
  return url === bulk || /^\/(menus(\/[0-9a-f-]{36})?|recipes\/\d+)$/.test(url);
}

/** Whose token it is; null for nobody known. */
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

/** Nobody is shown what somebody else has asked for on the same device. */
const keyOf = (person: string, url: string) => `/answers/${encodeURIComponent(person)}${url}`;

/** The cache and the person, where there are both: a browser has no cache on an insecure origin. */
async function open(token: string | null): Promise<{ cache: Cache; person: string } | null> {
  const person = personOf(token);
  if (person === null || !('caches' in globalThis)) return null;
  return { cache: await caches.open(cacheName), person };
}

/** Keeps an answer for when there is no network; recipes one by one, so that any choice of them can be had again. */
export async function keepAnswer(
  { url }: Question,
  token: string | null,
  data: unknown,
): Promise<void> {
  const kept = isKept(url) ? await open(token) : null;
  if (!kept) return;
  const { cache, person } = kept;
  const answers =
    url === bulk
      ? (data as { id: number }[]).map((recipe) => [`/recipes/${recipe.id}`, recipe] as const)
      : [[url, data] as const];
  for (const [address, answer] of answers) {
    await cache.put(keyOf(person, address), new Response(JSON.stringify(answer)));
  }
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -mostAnswers).map((oldest) => cache.delete(oldest)));
}

/** What was answered the last time this was asked; undefined where nothing was kept. */
export async function keptAnswer(
  { url, params }: Question,
  token: string | null,
): Promise<unknown> {
  const kept = isKept(url) ? await open(token) : null;
  if (!kept) return undefined;
  const { cache, person } = kept;
  const find = async (address: string) =>
    (await cache.match(keyOf(person, address)))?.json() as Promise<unknown> | undefined;
  if (url !== bulk) return find(url);
  const ids = String(params?.ids ?? '').split(',');
  const recipes = await Promise.all(ids.map((id) => find(`/recipes/${id}`)));
  const found = recipes.filter((recipe) => recipe !== undefined);
  return found.length > 0 ? found : undefined;
}

/** What the backend no longer has is no longer kept. */
export async function dropAnswer({ url }: Question, token: string | null): Promise<void> {
  const kept = isKept(url) ? await open(token) : null;
  await kept?.cache.delete(keyOf(kept.person, url));
}

/** Who logs out leaves nothing behind. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName);
}
