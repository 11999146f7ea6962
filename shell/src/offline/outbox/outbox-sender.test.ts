import 'fake-indexeddb/auto';
import { noteReached, type Answer, type ApiRequest } from '@larder/api-client';
import { newId, type OfflineWrite } from '@larder/shell-sdk';
import type { Outbox } from './outbox';
import { OutboxSender, type OutboxSenderOptions } from './outbox-sender';
import { createOutboxStore } from './outbox-store';

const rules: Record<string, OfflineWrite> = {
  'POST /menus': {
    creates: 'uuid',
    label: ({ body }) => (body as { title: string }).title,
    answer: ({ id }) => ({ id }),
    shows: ({ url }, data, { id, body }) =>
      url === '/menus' ? [...(data as object[]), { id, ...(body as object) }] : data,
  },
  'PUT /menus/:id': {
    label: () => 'Menu',
    settle: ({ body }, error) =>
      (error.besides as { menu: { title: string } }).menu.title ===
      (body as { title: string }).title
        ? 'done'
        : undefined,
  },
};

const away: Answer = { error: { status: 0, code: 'network_error', message: '' } };
const refusedWith = (status: number, code: string, besides?: Record<string, unknown>): Answer =>
  ({ error: { status, code, message: 'No.', besides } }) as Answer;

let databases = 0;

function device({
  person = 'cook',
  database,
  ...options
}: Partial<OutboxSenderOptions> & { database?: string } = {}) {
  databases += 1;
  let shown: Outbox = [];
  const everShown: Outbox[] = [];
  const sent: ApiRequest[] = [];
  const answers: Answer[] = [];
  const send = async (request: ApiRequest): Promise<Answer> => {
    sent.push(request);
    return answers.shift() ?? { data: { id: `given-${sent.length}`, version: 1 } };
  };
  const open = () =>
    new OutboxSender({
      person,
      newId,
      store: createOutboxStore(database ?? `outbox-${databases}`),
      ruleOf: async (kind) => rules[kind],
      send,
      isHere: () => true,
      kept: async () => undefined,
      makeRoom: async () => false,
      alone: (_, work) => work(),
      onChange: (_outbox, told) => {
        shown = told;
        everShown.push(told);
      },
      askAgain: () => {},
      ...options,
    });
  const sender = open();
  const submit = (kind: string, request: ApiRequest) => sender.submit(kind, request, send);
  const menu = (title: string) =>
    submit('POST /menus', { method: 'POST', url: '/menus', body: { title } });
  return { sender, open, sent, answers, submit, menu, shown: () => shown, everShown };
}

const keyOf = ({ headers }: ApiRequest): string | undefined => headers?.['Idempotency-Key'];

describe('changes without an answer', () => {
  beforeEach(() => noteReached(true));
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('[OFF-3] are passed on at once while the backend answers, and nothing waits', async () => {
    const { menu, shown, everShown, sent } = device();
    expect(await menu('Lunch')).toEqual({ data: { id: 'given-1', version: 1 } });
    expect(everShown.flat()).toEqual([]);
    expect(keyOf(sent[0]!)).toMatch(/^[0-9a-f-]{36}$/);
    expect(shown()).toEqual([]);
  });

  it('[OFF-3] wait, are shown, survive the page, and are sent once with the key of their first attempt', async () => {
    const { menu, answers, sender, open, sent, shown } = device();
    answers.push(away);
    const { data } = await menu('Lunch');
    const { id } = data as { id: string };
    expect(shown()).toMatchObject([{ label: 'Lunch', wasSent: true }]);
    expect(await sender.withChanges({ url: '/menus' }, [])).toEqual([{ id, title: 'Lunch' }]);
    sender.stop();

    const later = open();
    await later.ready;
    expect(await later.withChanges({ url: '/menus' }, [])).toEqual([{ id, title: 'Lunch' }]);
    await later.flush();
    await later.flush();
    expect(sent.map(keyOf)).toEqual([keyOf(sent[0]!), keyOf(sent[0]!)]);
    expect(shown()).toEqual([]);
    expect(later.named({ url: `/menus/${id}` }).url).toBe('/menus/given-2');
  });

  it('[OFF-3] are not even tried while the backend is known to be away', async () => {
    const { menu, sent, sender } = device();
    noteReached(false);
    await menu('One');
    await menu('Two');
    expect(sent).toEqual([]);
    await sender.flush();
    expect(sent.map(({ body }) => body)).toEqual([{ title: 'One' }, { title: 'Two' }]);
  });

  it('[OFF-3] give the screen a provisional answer when none comes for six seconds', async () => {
    const stored = createOutboxStore('slow');
    const { sender, shown } = device({ database: 'slow' });
    const asked = sender.submit(
      'POST /menus',
      { method: 'POST', url: '/menus', body: { title: 'Slow' } },
      () => new Promise(() => {}),
    );
    const answered = jest.fn();
    void asked.then(answered);
    const isStored = async () => (await stored.read('cook')).outbox.length > 0;
    while (!(await isStored())) await jest.advanceTimersByTimeAsync(1);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(answered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(answered).toHaveBeenCalledWith({ data: { id: expect.any(String) } });
    expect(shown()).toHaveLength(1);
  });

  it('[OFF-3] of another person are never sent', async () => {
    const database = 'shared-device';
    noteReached(false);
    const cook = device({ database });
    await cook.menu('Mine');
    cook.sender.stop();
    const guest = device({ person: 'guest', database });
    await guest.sender.flush();
    expect([guest.sent, guest.shown()]).toEqual([[], []]);
    const gone = device({ database, isHere: () => false });
    await gone.sender.flush();
    expect(gone.sent).toEqual([]);
    expect(gone.shown()).toMatchObject([{ label: 'Mine' }]);
  });

  it('[OFF-3] wait for the next login when the session has ended', async () => {
    const { menu, answers, sender, shown, sent } = device();
    noteReached(false);
    await menu('Lunch');
    answers.push(refusedWith(401, 'unauthorized'));
    await sender.flush();
    expect(shown()).toHaveLength(1);
    await sender.flush();
    expect(sent).toHaveLength(2);
    expect(shown()).toEqual([]);
  });

  it('[OFF-3] are left to the person if they are refused later, and reported at once otherwise', async () => {
    const { menu, answers, sender, shown } = device();
    answers.push(refusedWith(409, 'limit_reached'));
    expect(await menu('Full')).toEqual(refusedWith(409, 'limit_reached'));
    expect(shown()).toEqual([]);
    answers.push(refusedWith(500, 'internal_error'));
    expect(await menu('Broken')).toEqual(refusedWith(500, 'internal_error'));
    expect(shown()).toEqual([]);
    noteReached(false);
    await menu('Later');
    answers.push(refusedWith(500, 'internal_error'));
    await sender.flush();
    answers.push(refusedWith(409, 'limit_reached'));
    await sender.flush();
    expect(shown()).toMatchObject([{ refusal: { message: 'No.', isConflict: true } }]);
    await sender.insist(shown()[0]!.id);
    expect(shown()).toEqual([]);
  });

  it('[OFF-3] are asked about if somebody else has changed the item, unless it is already as intended', async () => {
    const { submit, answers, sender, shown, sent } = device();
    const put = (title: string) =>
      submit('PUT /menus/:id', { method: 'PUT', url: '/menus/1', body: { title, version: 1 } });
    const theirs = (title: string) =>
      refusedWith(409, 'menu_changed', { menu: { title, version: 7 } });
    noteReached(false);
    await put('Same');
    answers.push(theirs('Same'));
    await sender.flush();
    expect(shown()).toEqual([]);
    await put('Mine');
    answers.push(theirs('Theirs'));
    await sender.flush();
    expect(shown()).toMatchObject([{ refusal: { isConflict: true, version: 7 } }]);
    await sender.insist(shown()[0]!.id);
    expect(sent.at(-1)?.body).toEqual({ title: 'Mine', version: 7 });
    await put('Unwanted');
    await sender.discard(shown()[0]!.id);
    expect(shown()).toEqual([]);
  });

  it('[OFF-3] are deleted with the account, and only those', async () => {
    const database = 'account-deleted';
    noteReached(false);
    const cook = device({ database });
    const guest = device({ person: 'guest', database });
    await cook.menu('Mine');
    await guest.menu('Theirs');
    await cook.sender.forget();
    expect(cook.shown()).toEqual([]);
    await Promise.all([cook.sender.reread(), guest.sender.reread()]);
    expect([cook.shown(), guest.shown()]).toMatchObject([[], [{ label: 'Theirs' }]]);
    cook.sender.stop();
    guest.sender.stop();
  });

  describe('that cannot be stored', () => {
    const store = (room: { left: boolean }): OutboxSenderOptions['store'] => {
      const real = createOutboxStore(`full-${databases}`);
      return {
        ...real,
        update: async (...asked) => {
          if (!room.left) throw new DOMException('full', 'QuotaExceededError');
          return real.update(...asked);
        },
      };
    };

    it('[OFF-3] take the space of data that can be fetched again', async () => {
      const room = { left: false };
      const { menu, answers, shown } = device({
        store: store(room),
        makeRoom: async () => (room.left = true),
      });
      answers.push(away);
      await menu('Kept');
      expect(shown()).toMatchObject([{ label: 'Kept' }]);
    });

    it('[OFF-3] are sent without being kept, and reported when that fails', async () => {
      const { menu, answers } = device({ store: store({ left: false }) });
      expect(await menu('Sent')).toEqual({ data: { id: 'given-1', version: 1 } });
      answers.push(away);
      expect((await menu('Lost')).error?.message).toMatch(/no room to keep/);
    });
  });
});
