import { applyOperations, newListItem, type ListOperation } from '@larder/culinary';
import {
  OperationQueue,
  type Delivery,
  type KeptList,
  type KeptListStore,
  type KnownList,
} from './operation-queue';

const tick = (id: string, item: string): ListOperation => ({ id, item, kind: 'tick' });

/** A server that applies each operation once, and treats responses as a test wants. */
class Server {
  list: KnownList = {
    id: 'list',
    list_name: 'Saturday',
    created_at: '2026-05-02T09:30:00.000Z',
    version: 1,
    items: [newListItem('milk', 'milk'), newListItem('bread', 'bread')],
  };
  readonly seen: string[][] = [];
  private readonly done = new Set<string>();

  carryOut(operations: readonly ListOperation[]): KnownList {
    this.seen.push(operations.map(({ id }) => id));
    const fresh = operations.filter(({ id }) => !this.done.has(id));
    for (const { id } of fresh) this.done.add(id);
    const items = applyOperations(this.list.items, fresh);
    this.list = { ...this.list, items, version: this.list.version + Number(fresh.length > 0) };
    return this.list;
  }
}

class Device implements KeptListStore {
  kept: string | null = null;
  read = () => (this.kept === null ? null : (JSON.parse(this.kept) as KeptList));
  write = (kept: KeptList | null) => {
    this.kept = kept && JSON.stringify(kept);
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const ticked = (queue: OperationQueue) =>
  queue
    .view()
    ?.items.filter(({ ticks }) => ticks.length > 0)
    .map(({ id }) => id);

describe('changes to a list', () => {
  let server: Server;
  let device: Device;
  let refusals: string[];
  let respond: (operations: readonly ListOperation[]) => Promise<Delivery>;
  const start = (): OperationQueue => {
    const queue = new OperationQueue({
      store: device,
      send: (operations) => respond(operations),
      onRefused: (message) => refusals.push(message),
    });
    queue.accept(server.list);
    return queue;
  };
  beforeEach(() => {
    jest.useFakeTimers();
    server = new Server();
    device = new Device();
    refusals = [];
    respond = async (operations) => ({ list: server.carryOut(operations) });
  });
  afterEach(() => jest.useRealTimers());

  it('[SAVEDG-1] are shown at once and sent', async () => {
    const queue = start();
    queue.push(tick('a', 'milk'));
    expect([ticked(queue), queue.view()?.waiting]).toEqual([['milk'], 1]);
    await settle();
    expect([ticked(queue), queue.view()?.waiting]).toEqual([['milk'], 0]);
    expect(server.list.items[0]?.ticks).toEqual(['a']);
  });

  it('[SAVEDG-1] wait on the device while the server is unreachable, and survive the page', async () => {
    respond = async () => 'unreachable';
    const queue = start();
    queue.push(tick('a', 'milk'));
    await settle();
    expect(queue.view()).toMatchObject({ waiting: 1, isCutOff: true });
    // A closed page has no timers left.
    jest.clearAllTimers();

    respond = async (operations) => ({ list: server.carryOut(operations) });
    const later = start();
    expect(ticked(later)).toEqual(['milk']);
    await later.flush();
    expect(later.view()).toMatchObject({ waiting: 0, isCutOff: false });
    expect(server.seen).toEqual([['a']]);
  });

  it('[SAVEDG-1] are retried, less and less often, until there is a response', async () => {
    let lost = 3;
    respond = async (operations) => {
      const list = server.carryOut(operations);
      return (lost -= 1) >= 0 ? 'unreachable' : { list };
    };
    const queue = start();
    queue.push(tick('a', 'milk'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(server.seen).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1999);
    expect(server.seen).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1 + 4000);
    expect(server.seen).toEqual(Array(4).fill(['a']));
    expect(server.list.items[0]?.ticks).toEqual(['a']);
    expect(queue.view()?.waiting).toBe(0);
  });

  it('[SAVEDG-1] are not retried after logging out, and sent when the person returns', async () => {
    respond = async () => 'unreachable';
    const queue = start();
    queue.push(tick('a', 'milk'));
    await settle();
    respond = async () => 'signed-out';
    await jest.advanceTimersByTimeAsync(1000);
    expect(jest.getTimerCount()).toBe(0);
    expect(device.read()?.waiting).toHaveLength(1);

    respond = async (operations) => ({ list: server.carryOut(operations) });
    await queue.flush();
    expect(server.seen).toEqual([['a']]);
    expect(queue.view()?.waiting).toBe(0);
  });

  it('[SAVEDG-1] are not sent once the device no longer keeps them', async () => {
    let attempts = 0;
    respond = async () => {
      attempts += 1;
      return 'unreachable';
    };
    const queue = start();
    queue.push(tick('a', 'milk'));
    await settle();
    device.kept = null;
    await jest.advanceTimersByTimeAsync(60_000);
    expect([attempts, jest.getTimerCount(), queue.view()]).toEqual([1, 0, null]);
  });

  it('[SAVEDG-1] leave nothing on a device that dropped the list before the response', async () => {
    respond = async (operations) => {
      device.kept = null;
      return { list: server.carryOut(operations) };
    };
    const queue = start();
    queue.push(tick('a', 'milk'));
    await settle();
    expect(server.seen).toEqual([['a']]);
    expect([device.kept, refusals]).toEqual([null, []]);
  });

  it('[SAVEDG-1] are still made to the list on the screen when the device has dropped it', async () => {
    const queue = start();
    device.kept = null;
    queue.push(tick('a', 'milk'));
    await settle();
    expect([ticked(queue), server.seen]).toEqual([['milk'], [['a']]]);
  });

  it('[SAVEDG-1] are not undone by an older response', async () => {
    const queue = start();
    const before = server.list;
    queue.push(tick('a', 'milk'));
    await settle();
    queue.accept(before);
    expect(ticked(queue)).toEqual(['milk']);
  });

  it('[SAVEDG-1] are batched in order while they wait', async () => {
    const queue = start();
    queue.push(tick('a', 'milk'), { id: 'b', item: 'milk', kind: 'untick', ticks: ['a'] });
    queue.push(tick('c', 'bread'));
    await settle();
    expect(server.seen).toEqual([['a', 'b'], ['c']]);
    expect(ticked(queue)).toEqual(['bread']);
  });

  it('[ERR-17d] are dropped individually when the server refuses them permanently', async () => {
    respond = async (operations) =>
      operations.some(({ id }) => id === 'bad')
        ? { refused: 'Failed to save changes.' }
        : { list: server.carryOut(operations) };
    const queue = start();
    queue.push(tick('a', 'milk'), tick('bad', 'bread'), tick('c', 'bread'));
    await settle();
    expect(refusals).toEqual(['Failed to save changes.']);
    expect(server.list.items.map(({ ticks }) => ticks)).toEqual([['a'], ['c']]);
    expect(queue.view()?.waiting).toBe(0);
  });

  it('[ERR-17g] are dropped with a list that has been deleted', async () => {
    respond = async () => ({ gone: 'This list has been deleted.' });
    const queue = start();
    queue.push(tick('a', 'milk'));
    await settle();
    expect([queue.view(), device.read(), refusals]).toEqual([
      null,
      null,
      ['This list has been deleted.'],
    ]);
  });

  it('[SAVEDG-1] are shared by the tabs of one device', async () => {
    const here = start();
    const there = start();
    respond = async () => 'unreachable';
    here.push(tick('a', 'milk'));
    there.push(tick('b', 'bread'));
    here.reread();
    expect([ticked(here), ticked(there)]).toEqual([
      ['milk', 'bread'],
      ['milk', 'bread'],
    ]);
    respond = async (operations) => ({ list: server.carryOut(operations) });
    await Promise.all([here.flush(), there.flush()]);
    await jest.advanceTimersByTimeAsync(60_000);
    here.reread();
    there.reread();
    expect([here.view()?.waiting, there.view()?.waiting]).toEqual([0, 0]);
    expect(server.list.items.every(({ ticks }) => ticks.length === 1)).toBe(true);
  });
});
