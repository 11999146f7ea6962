import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KnownNames, Outbox, WaitingChange } from './outbox';

interface GivenName {
  person: string;
  provisional: string | number;
  given: string | number;
}

interface OutboxSchema extends DBSchema {
  changes: { key: string; value: WaitingChange };
  names: { key: string | number; value: GivenName };
  orders: { key: string; value: number };
}

/** Where a device keeps what has not reached the backend. */
export interface OutboxStore {
  read: (person: string) => Promise<{ outbox: Outbox; names: KnownNames }>;
  /** Changes a person's outbox while no other tab does. */
  update: (
    person: string,
    change: (outbox: Outbox, nextOrder: number) => { outbox: Outbox; names?: KnownNames },
  ) => Promise<Outbox>;
  /** Deletes everything of a person. */
  forget: (person: string) => Promise<void>;
}

const lastOrder = 'last';

const ofPerson =
  (person: string) =>
  (kept: { person: string }): boolean =>
    kept.person === person;

/** The outbox in IndexedDB. Each update is one transaction, so that tabs never overwrite each other's changes. */
export function createOutboxStore(name = 'larder-outbox'): OutboxStore {
  let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined;
  const open = (): Promise<IDBPDatabase<OutboxSchema>> => {
    opened ??= openDB<OutboxSchema>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('changes', { keyPath: 'id' });
        database.createObjectStore('names', { keyPath: 'provisional' });
        database.createObjectStore('orders');
      },
      // A later build may be waiting for this connection to close.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opened = undefined;
      },
      terminated: () => {
        opened = undefined;
      },
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  return {
    read: async (person) => {
      const reading = (await open()).transaction(['changes', 'names']);
      const [changes, names] = await Promise.all([
        reading.objectStore('changes').getAll(),
        reading.objectStore('names').getAll(),
      ]);
      return {
        outbox: changes.filter(ofPerson(person)),
        names: new Map(
          names.filter(ofPerson(person)).map(({ provisional, given }) => [provisional, given]),
        ),
      };
    },
    update: async (person, change) => {
      const writing = (await open()).transaction(['changes', 'names', 'orders'], 'readwrite', {
        durability: 'strict',
      });
      const changes = writing.objectStore('changes');
      const orders = writing.objectStore('orders');
      try {
        const before = (await changes.getAll()).filter(ofPerson(person));
        const order = ((await orders.get(lastOrder)) ?? 0) + 1;
        const { outbox, names = new Map() } = change(before, order);
        const kept = new Set(outbox);
        const ids = new Set(outbox.map(({ id }) => id));
        const puts = outbox.filter((one) => !before.includes(one)).map((one) => changes.put(one));
        const gone = before.filter((one) => !kept.has(one) && !ids.has(one.id));
        await Promise.all([
          ...puts,
          ...gone.map(({ id }) => changes.delete(id)),
          ...[...names].map(([provisional, given]) =>
            writing.objectStore('names').put({ person, provisional, given }),
          ),
          orders.put(order, lastOrder),
          writing.done,
        ]);
        return outbox;
      } catch (error) {
        // The update is stored completely or not at all.
        await writing.done.catch(() => undefined);
        throw error;
      }
    },
    forget: async (person) => {
      const writing = (await open()).transaction(['changes', 'names'], 'readwrite');
      for (const { id } of (await writing.objectStore('changes').getAll()).filter(
        ofPerson(person),
      )) {
        await writing.objectStore('changes').delete(id);
      }
      for (const { provisional } of (await writing.objectStore('names').getAll()).filter(
        ofPerson(person),
      )) {
        await writing.objectStore('names').delete(provisional);
      }
      await writing.done;
    },
  };
}
