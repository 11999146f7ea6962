import { baseApi, readKept, readToken, sendWaiting } from '@larder/api-client';
import { decodeUser, newId, type AppDispatch } from '@larder/shell-sdk';
import type { Remotes } from '../../remotes/remotes-context';
import { OutboxSender } from './outbox-sender';
import { createOutboxStore } from './outbox-store';
import { outboxSync } from './outbox-sync';
import { noteWaiting, waitingChanges } from './waiting-changes';

/** Caches that can be filled again, the most dispensable first. */
const dispensable = ['pictures', 'photos', 'answers'];

async function makeRoom(): Promise<boolean> {
  for (const name of dispensable) {
    if (await caches.delete(name)) return true;
  }
  return false;
}

/** The browser wakes an open page, even one in the background, as soon as there is a network; not every browser can. */
async function askToBeWoken(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
  await sync?.register(outboxSync);
}

async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`larder:outbox:${name}`, work) as Promise<Result>;
}

/** A person's outbox, which other tabs of this browser share. */
export function openOutbox(
  person: string,
  { registry, loader }: Remotes,
  dispatch: AppDispatch,
): { sender: OutboxSender; close: () => void } {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('larder:outbox') : null;
  let before = 0;
  let isClosed = false;
  const sender = new OutboxSender({
    person,
    newId,
    store: createOutboxStore(),
    ruleOf: async (kind) => {
      const state = registry.getState();
      if (state.status !== 'ready') return undefined;
      const owner = Object.entries(state.registry.remotes).find(([, { queue = [] }]) =>
        queue.includes(kind),
      );
      const data = owner && (await loader.loadOfflineData(owner[0]).catch(() => undefined));
      return data?.writes?.[kind];
    },
    send: sendWaiting,
    isHere: () => {
      const token = readToken();
      return token !== null && decodeUser(token)?.id === person;
    },
    kept: readKept,
    makeRoom,
    alone,
    onChange: (outbox, shown) => {
      noteWaiting(person, outbox.length);
      // An answer that was still expected may come after somebody else has logged in.
      if (isClosed) return;
      // The device holds what nobody else has.
      if (shown.length > 0) void navigator.storage?.persist?.().catch(() => false);
      if (shown.length > 0) void askToBeWoken().catch(() => undefined);
      waitingChanges.set(shown);
      if (outbox.length !== before) channel?.postMessage(person);
      before = outbox.length;
    },
    askAgain: () => void dispatch(baseApi.internalActions.onOnline()),
  });
  channel?.addEventListener('message', ({ data }) => {
    if (data === person) void sender.reread();
  });
  return {
    sender,
    close: () => {
      isClosed = true;
      sender.stop();
      channel?.close();
      waitingChanges.set([]);
    },
  };
}
