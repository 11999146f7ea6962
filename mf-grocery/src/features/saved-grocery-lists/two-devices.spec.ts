import { applyOperations, newListItem, type ListItem, type ListOperation } from '@larder/culinary';
import fc from 'fast-check';
import { OperationQueue, type Delivery, type KeptList } from './operation-queue';

/** The list as the backend holds it: what it applies is what it applies in production, each operation once. */
class Backend {
  version = 1;
  readonly applied = new Set<string>();
  items: readonly ListItem[] = ['milk', 'rice', 'eggs'].map((text, at) =>
    newListItem(`i${at}`, text),
  );

  receive(operations: readonly ListOperation[]): void {
    const fresh = operations.filter(({ id }) => !this.applied.has(id));
    this.items = applyOperations(this.items, fresh);
    for (const { id } of fresh) this.applied.add(id);
    this.version += 1;
  }

  get list() {
    const { items, version } = this;
    return { id: 'l1', list_name: 'Shop', created_at: '', version, items };
  }
}

type Loss = 'none' | 'asked' | 'answer';

/** A phone whose tab can be closed at any time: only what it stores is left. */
class Phone {
  stored: KeptList | null = null;
  loss: Loss = 'none';
  queue: OperationQueue;

  constructor(private readonly backend: Backend) {
    this.queue = this.open();
    this.queue.accept(backend.list);
  }

  private open(): OperationQueue {
    return new OperationQueue({
      store: { read: () => this.stored, write: (kept) => (this.stored = kept) },
      send: async (operations): Promise<Delivery> => {
        if (this.loss === 'asked') return 'unreachable';
        this.backend.receive(operations);
        return this.loss === 'answer' ? 'unreachable' : { list: this.backend.list };
      },
      onRefused: (message) => {
        throw new Error(message);
      },
      pause: 2 ** 30,
    });
  }

  reopen(): void {
    this.queue = this.open();
  }
}

const step = fc.record({
  phone: fc.nat(1),
  act: fc.constantFrom('tick', 'untick', 'edit', 'add', 'delete', 'move', 'sync', 'close'),
  item: fc.nat(5),
  loss: fc.constantFrom<Loss>('asked', 'asked', 'answer', 'none'),
});

describe('two phones without a network', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[OFF-4] end with the same list and every change, in ten thousand interleavings', async () => {
    const run = async (steps: { phone: number; act: string; item: number; loss: Loss }[]) => {
      const backend = new Backend();
      const phones = [new Phone(backend), new Phone(backend)];
      const made: string[] = [];
      for (const [at, { phone: index, act, item, loss }] of steps.entries()) {
        const phone = phones[index] as Phone;
        phone.loss = loss;
        if (act === 'close') phone.reopen();
        else if (act === 'sync') await phone.queue.flush();
        else {
          const items = phone.queue.view()?.items ?? [];
          const chosen = items[item % Math.max(items.length, 1)];
          if (!chosen) continue;
          const id = `o${at}`;
          const target = { id, item: chosen.id };
          const operation: ListOperation =
            act === 'tick'
              ? { ...target, kind: 'tick' }
              : act === 'untick'
                ? { ...target, kind: 'untick', ticks: [...chosen.ticks] }
                : act === 'edit'
                  ? { ...target, kind: 'edit', text: `edited ${at}` }
                  : act === 'add'
                    ? { id, item: `n${at}`, kind: 'add', text: `new ${at}` }
                    : act === 'delete'
                      ? { ...target, kind: 'delete', version: chosen.version }
                      : { ...target, kind: 'move', after: null };
          made.push(id);
          phone.queue.push(operation);
          await Promise.resolve();
        }
      }
      for (const phone of [...phones, ...phones]) {
        phone.loss = 'none';
        phone.reopen();
        await phone.queue.flush();
        phone.queue.accept(backend.list);
      }
      const [here, there] = phones.map(({ queue }) => queue.view());
      expect(here).toMatchObject({ waiting: 0, items: backend.items });
      expect(there?.items).toEqual(here?.items);
      expect([...backend.applied].sort()).toEqual([...made].sort());
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), run), { numRuns: 10_000 });
  });
});
