import { newId } from '@larder/shell-sdk';

/** A deletion whose answer the page may not live to see. */
interface Deletion {
  id: string;
  url: string;
}

const placeOf = (person: string): string => `larder:deletions:${person}`;

function read(person: string): Deletion[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(placeOf(person)) ?? '[]');
    return Array.isArray(stored) ? (stored as Deletion[]) : [];
  } catch {
    return [];
  }
}

function write(person: string, deletions: readonly Deletion[]): void {
  try {
    if (deletions.length > 0) localStorage.setItem(placeOf(person), JSON.stringify(deletions));
    else localStorage.removeItem(placeOf(person));
  } catch {
    // Then only a page that stays open repeats it.
  }
}

/** Those that this page takes care of. */
const ours = new Set<string>();

const forgetting = (person: string, id: string) => (): void =>
  write(
    person,
    read(person).filter((one) => one.id !== id),
  );

/**
 * Notes a deletion before it is sent, because a page that is being closed has time for nothing else. Returns what forgets it, once it
 * has been answered or waits in the outbox.
 */
export function noteDeletion(person: string, url: string): () => void {
  const id = newId();
  ours.add(id);
  write(person, [...read(person), { id, url }]);
  return forgetting(person, id);
}

/** What earlier pages were deleting when they were closed; each is told once. */
export function deletionsToRepeat(person: string): { url: string; forget: () => void }[] {
  return read(person)
    .filter(({ id }) => !ours.has(id))
    .map(({ id, url }) => {
      ours.add(id);
      return { url, forget: forgetting(person, id) };
    });
}
