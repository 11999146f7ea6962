import {
  installOutbox,
  matchesPath,
  onAnswered,
  reachability,
  sendWaiting,
  type Answer,
  type ApiRequest,
} from '@larder/api-client';
import { copy } from '@larder/copy';
import { newId, notify, useAppDispatch } from '@larder/shell-sdk';
import { showAgainFromBefore } from '@larder/ui';
import { useEffect } from 'react';
import { useRemotes } from '../../remotes/remotes-context';
import type { openOutbox } from './open-outbox';
import {
  forgetChanges,
  noteChange,
  repeatChanges,
  type ChangeOnTheWay,
} from './changes-on-the-way';
import { isLost } from './lost-answers';
import { sendOutbox } from './outbox-sync';
import { mayWait } from './waiting-changes';

type OpenOutbox = ReturnType<typeof openOutbox>;

/** How long an answer waits for the changes to it, in milliseconds: their code may not be on the device. */
const patience = 2_000;

const idempotencyKey = 'Idempotency-Key';

/** The outbox knows a change by its idempotency key. */
const withId = (request: ApiRequest, id: string): ApiRequest => ({
  ...request,
  headers: { ...request.headers, [idempotencyKey]: id },
});

let current: { open: () => Promise<OpenOutbox>; opened?: OpenOutbox } | undefined;

/** The outbox of the person who is logged in; undefined for nobody. */
export const currentOutbox = (): Promise<OpenOutbox> | undefined => current?.open();

/** Deletes the databases that remotes keep about a person, which they call `larder.<what>.<person>`. */
async function forgetDatabases(person: string): Promise<void> {
  // Some browsers do not list them.
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases)
    if (name?.startsWith('larder.') && name.endsWith(`.${person}`)) indexedDB.deleteDatabase(name);
}

/** Lets the changes that remotes declare wait on this device, and sends them from any page. */
export function useOutbox(person: string | undefined): void {
  const remotes = useRemotes();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!person || !('indexedDB' in globalThis)) return undefined;
    let opening: Promise<OpenOutbox> | undefined;
    const mine: NonNullable<typeof current> = {
      open: () => {
        opening ??= import(/* webpackChunkName: "outbox" */ './open-outbox').then(
          (loaded) => {
            mine.opened = loaded.openOutbox(person, remotes, dispatch);
            if (current !== mine) mine.opened.close();
            return mine.opened;
          },
          (error: unknown) => {
            opening = undefined;
            throw error;
          },
        );
        return opening;
      },
    };
    current = mine;
    const kindOf = ({ method = 'GET', url }: ApiRequest): string | undefined => {
      const state = remotes.registry.getState();
      if (state.status !== 'ready') return undefined;
      return Object.values(state.registry.remotes)
        .flatMap(({ queue = [] }) => queue)
        .find((kind) => {
          const [its, path = ''] = kind.split(' ');
          return its === method && matchesPath(path, url);
        });
    };
    const keepAndSend = async (
      request: ApiRequest,
      send: (request: ApiRequest) => Promise<Answer>,
      taken?: () => void,
    ): Promise<Answer> => {
      const outbox = await mine.open().catch(() => undefined);
      const kind = kindOf(request);
      if (outbox && kind) return outbox.sender.submit(kind, request, send, taken);
      taken?.();
      return send(request);
    };
    const repeatDeletion = async (request: ApiRequest): Promise<boolean> => {
      const answer = await keepAndSend(request, sendWaiting);
      if (isLost(answer)) return false;
      const { error } = answer;
      // The previous page had already deleted it.
      if (!error || error.status === 404) return true;
      showAgainFromBefore();
      notify.error(error.message || copy.outbox.refused);
      return true;
    };
    const repeat = async ({ id, ...request }: ChangeOnTheWay): Promise<boolean> => {
      if (request.method === 'DELETE') return repeatDeletion(request);
      const outbox = await mine.open().catch(() => undefined);
      const kind = kindOf(request);
      return outbox && kind ? outbox.sender.takeOver(kind, withId(request, id)) : false;
    };
    const repeatAll = (): void => {
      // Without the registry nobody knows what may wait.
      if (remotes.registry.getState().status === 'ready') repeatChanges(person, repeat);
    };
    installOutbox({
      takes: (request) => kindOf(request) !== undefined,
      submit: async (request, send) => {
        const id = request.headers?.[idempotencyKey] ?? newId();
        const forget = noteChange(person, id, request);
        if (request.method !== 'DELETE') return keepAndSend(withId(request, id), send, forget);
        // A deletion sent as a page is left cannot wait until it is stored, and sending it twice does no harm.
        try {
          if (reachability.isReached() && !mayWait(person)) {
            const answer = await send(request);
            if (!isLost(answer)) return answer;
          }
          return await keepAndSend(request, send);
        } finally {
          forget();
        }
      },
      named: (request) => mine.opened?.sender.named(request) ?? request,
      withChanges: async (question, data) => {
        if (!mayWait(person)) return data;
        const changed = mine.open().then(({ sender }) => sender.withChanges(question, data));
        const late = new Promise((resolve) => setTimeout(() => resolve(data), patience));
        return Promise.race([changed, late]).catch(() => data);
      },
    });
    const send = (): void => {
      if (!mayWait(person)) return;
      mine.open().then(
        ({ sender }) => sender.flush(),
        () => undefined,
      );
    };
    const sendIfReached = (): void => {
      if (reachability.isReached()) send();
    };
    const onMessage = ({ data }: MessageEvent): void => {
      if ((data as { type?: string } | null)?.type === sendOutbox) send();
    };
    send();
    repeatAll();
    const stopFollowing = remotes.registry.subscribe(repeatAll);
    const stopListening = onAnswered(({ asked, reads }) => {
      if (reads || asked.url !== '/auth/account') return;
      forgetChanges(person);
      forgetDatabases(person).catch(() => undefined);
      mine.open().then(
        ({ sender }) => sender.forget(),
        () => undefined,
      );
    });
    const stop = reachability.subscribe(sendIfReached);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => {
      stop();
      stopFollowing();
      stopListening();
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
      navigator.serviceWorker?.removeEventListener('message', onMessage);
      current = undefined;
      installOutbox(undefined);
      mine.opened?.close();
    };
  }, [person, remotes, dispatch]);
}
