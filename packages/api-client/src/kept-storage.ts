import { answersName, keptAtHeader, keyOf, photosName, picturesName } from './kept-places';

/** An answer on this device. */
export interface StoredAnswer {
  /** Path below the API, without parameters. */
  path: string;
  /** Milliseconds since 1970; 0 where an earlier version kept it. */
  keptAt: number;
  bytes: number;
  data: unknown;
}

/** What this device keeps for a person. */
export interface KeptStorage {
  answers: StoredAnswer[];
  pictures: { count: number; bytes: number };
}

async function storedAt(cache: Cache, key: string, path: string): Promise<StoredAnswer[]> {
  const response = await cache.match(key);
  if (!response) return [];
  const text = await response.text();
  const keptAt = Number(response.headers.get(keptAtHeader) ?? 0);
  return [{ path, keptAt, bytes: text.length, data: JSON.parse(text) as unknown }];
}

/** All kept answers of a person. */
export async function storedAnswers(person: string): Promise<StoredAnswer[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(answersName);
  const own = keyOf(person, '');
  const found = (await cache.keys()).map(async ({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname.startsWith(`${own}/`)
      ? storedAt(cache, `${pathname}${search}`, pathname.slice(own.length))
      : [];
  });
  return (await Promise.all(found)).flat();
}

async function storedPictures(name: string): Promise<number[]> {
  const cache = await caches.open(name);
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return Promise.all(responses.map(async (response) => (await response?.blob())?.size ?? 0));
}

export async function keptStorage(person: string): Promise<KeptStorage> {
  if (!('caches' in globalThis)) return { answers: [], pictures: { count: 0, bytes: 0 } };
  const [answers, ...pictures] = await Promise.all([
    storedAnswers(person),
    storedPictures(photosName),
    storedPictures(picturesName),
  ]);
  const sizes = pictures.flat();
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { answers, pictures: { count: sizes.length, bytes } };
}

/** Deletes what can be fetched again. Unsent changes are kept elsewhere, and stay. */
export async function clearKeptStorage(person: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(answersName);
  const own = `${keyOf(person, '')}/`;
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(own));
  await Promise.all([
    ...keys.map((key) => cache.delete(key)),
    caches.delete(photosName),
    caches.delete(picturesName),
  ]);
}
