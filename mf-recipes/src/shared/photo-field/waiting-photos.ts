import { uploadFile } from '@larder/api-client';
import type { PictureView } from '@larder/api-client/pictures';
import { newId } from '@larder/shell-sdk';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface WaitingPhoto {
  id: string;
  file: Blob;
  name: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

interface PhotosSchema extends DBSchema {
  photos: { key: string; value: WaitingPhoto };
}

const prefix = 'waiting:';
/** What was taken out of a recipe again can be put back for a while. */
const unusedLastsFor = 30 * 24 * 60 * 60_000;

/** Whether a photo is on this device only. */
export const isWaitingPhoto = (photo: PictureView | null): photo is PictureView =>
  photo?.id.startsWith(prefix) ?? false;

/** Deleted with the account by its name, as local storage is. */
const databaseOf = (person: string): string => `larder.photos.${person}`;

async function withPhotos<Result>(
  person: string,
  work: (database: IDBPDatabase<PhotosSchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<PhotosSchema>(databaseOf(person), 1, {
    upgrade: (created) => void created.createObjectStore('photos', { keyPath: 'id' }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Keeps a photo until it can be sent; rejects when it cannot be stored. */
export async function keepPhoto(person: string, file: Blob, name: string): Promise<PictureView> {
  const id = `${prefix}${newId()}`;
  await withPhotos(person, async (database) => {
    const writing = database.transaction('photos', 'readwrite', { durability: 'strict' });
    await writing.store.put({ id, file, name, keptAt: Date.now() });
    await writing.done;
  });
  return { id, url: '' };
}

/** A photo that waits; undefined when it is no longer there. */
export const findPhoto = (person: string, id: string): Promise<WaitingPhoto | undefined> =>
  withPhotos(person, (database) => database.get('photos', id));

/** Sends a photo. The server keeps the same file of a household once, however often it is sent. */
export async function sendPhoto(person: string, id: string): Promise<PictureView | null> {
  const photo = await findPhoto(person, id);
  if (!photo) return null;
  const { data, error } = await uploadFile({
    url: '/pictures',
    file: photo.file,
    name: photo.name,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (error) throw error;
  return data as PictureView;
}

/** Deletes a photo that has been sent, and what nothing has used for long; `needed` are those that still wait. */
export async function forgetPhoto(
  person: string,
  sent: string,
  needed: readonly string[],
): Promise<void> {
  const oldest = Date.now() - unusedLastsFor;
  await withPhotos(person, async (database) => {
    for (const { id, keptAt } of await database.getAll('photos')) {
      if (needed.includes(id)) continue;
      if (id === sent || keptAt < oldest) await database.delete('photos', id);
    }
  });
}
