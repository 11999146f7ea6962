import fc from 'fast-check';
import {
  added,
  discarded,
  pauseAfter,
  renamedAddress,
  sendable,
  settled,
  type Outbox,
  type WaitingChange,
} from './outbox';

let count = 0;
const change = (given: Partial<WaitingChange>): WaitingChange => {
  count += 1;
  const url = given.url ?? '/menus/1';
  return {
    id: `c${count}`,
    order: count,
    person: 'cook',
    method: 'PUT',
    url,
    item: given.creates === undefined ? url : `${url}/${given.creates}`,
    kind: 'PUT /menus/:id',
    label: '',
    madeAt: 0,
    wasSent: false,
    ...given,
  };
};
const ids = (outbox: Outbox) => outbox.map(({ id }) => id);

describe('the outbox', () => {
  it('[OFF-3] sends the changes of an item in order, and those of others meanwhile', () => {
    const first = change({ wasSent: true });
    const second = change({ method: 'DELETE' });
    const elsewhere = change({ url: '/menus/2' });
    expect(ids(sendable([elsewhere, second, first]))).toEqual([first.id, elsewhere.id]);
    const left = settled([elsewhere, second, first], first.id, { kind: 'done' }).outbox;
    expect(ids(sendable(left))).toEqual([second.id, elsewhere.id]);
  });

  it('[OFF-3] replaces the name of an item created here by that of the backend, wherever it is used', () => {
    const created = change({ method: 'POST', url: '/menus', creates: 'here', wasSent: true });
    const renamed = change({ url: '/menus/here', body: { title: 'Other', version: 1 } });
    const used = change({
      method: 'POST',
      url: '/meal-planner/calendar',
      body: { linked_menu_id: 'here', dishes: [{ id: -5 }] },
    });
    const outbox = [created, renamed, used];
    expect(ids(sendable(outbox))).toEqual([created.id]);
    const done = settled(outbox, created.id, { kind: 'done', id: 'there', version: 1 });
    expect([...done.names]).toEqual([['here', 'there']]);
    expect(done.outbox).toMatchObject([
      { url: '/menus/there', item: '/menus/there' },
      { body: { linked_menu_id: 'there', dishes: [{ id: -5 }] } },
    ]);
    expect(renamedAddress('/menus/here/dishes', done.names)).toBe('/menus/there/dishes');
    expect(ids(sendable(done.outbox))).toEqual([renamed.id, used.id]);
  });

  it('[OFF-3] sends only the last of several unsent replacements, based on the first version', () => {
    const first = change({ body: { title: 'A', version: 3 } });
    const second = change({ body: { title: 'B', version: 4 } });
    const [kept, ...others] = added([first], second);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ id: second.id, body: { title: 'B', version: 3 } });
    const sent = { ...first, wasSent: true };
    expect(added([sent], second)).toEqual([sent, second]);
    const done = settled([sent, second], sent.id, { kind: 'done', version: 4 });
    expect(done.outbox).toMatchObject([{ body: { title: 'B', version: 4 } }]);
  });

  it('[OFF-3] leaves a refused change, and what comes after it, to the person', () => {
    const first = change({});
    const second = change({ method: 'DELETE' });
    const refusal = { message: 'Changed meanwhile.', isConflict: true };
    const { outbox } = settled([first, second], first.id, { kind: 'refused', refusal });
    expect(sendable(outbox)).toEqual([]);
    expect(ids(discarded(outbox, first.id))).toEqual([second.id]);
  });

  it('[OFF-3] discards, with an item, the changes to it', () => {
    const created = change({ method: 'POST', url: '/menus', creates: 'mine' });
    const renamed = change({ url: '/menus/mine' });
    const other = change({ url: '/menus/2' });
    expect(ids(discarded([created, renamed, other], created.id))).toEqual([other.id]);
  });

  it('[OFF-3] retries less and less often, but always within five minutes', () => {
    expect([0, 1, 2, 3].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(pauseAfter(1_000)).toBe(300_000);
  });

  it('[OFF-3] carries every change out once and in order, however attempts and answers are lost', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ act: fc.constant('create' as const) }),
        fc.record({ act: fc.constant('write' as const), item: fc.nat(4) }),
        fc.record({
          act: fc.constant('send' as const),
          loss: fc.constantFrom('', 'asked', 'answer'),
        }),
      ),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(steps, (acts) => {
        let outbox: Outbox = [];
        let made = 0;
        const names = new Map<string | number, string | number>();
        const backend = new Map<string, { version: number; written: number[] }>();
        const answered = new Map<string, string>();
        const expected = new Map<string, number>();
        const items: string[] = [];

        const carryOut = (sent: WaitingChange): { id: string; version: number } | 'conflict' => {
          const known = answered.get(sent.id);
          if (known) return { id: known, version: backend.get(known)?.version ?? 1 };
          if (sent.method === 'POST') {
            const id = `b${backend.size}`;
            backend.set(id, { version: 1, written: [(sent.body as { at: number }).at] });
            answered.set(sent.id, id);
            return { id, version: 1 };
          }
          const id = sent.url.split('/')[2] ?? '';
          const row = backend.get(id);
          const { at, version } = sent.body as { at: number; version: number };
          if (!row) throw new Error(`${id} was sent before it was created`);
          if (row.written.at(-1) === at) return { id, version: row.version };
          if (version !== row.version) return 'conflict';
          row.version += 1;
          row.written.push(at);
          return { id, version: row.version };
        };
        const send = (loss: string): boolean => {
          const [next] = sendable(outbox);
          if (!next) return false;
          const answer = loss === 'asked' ? null : carryOut(next);
          if (answer === 'conflict') throw new Error('A device is in conflict with itself.');
          const outcome =
            answer && loss !== 'answer'
              ? { kind: 'done' as const, ...answer }
              : { kind: 'unanswered' as const };
          const after = settled(outbox, next.id, outcome);
          for (const [here, there] of after.names) names.set(here, there);
          ({ outbox } = after);
          return true;
        };

        for (const step of acts) {
          made += 1;
          if (step.act === 'send') send(step.loss);
          else if (step.act === 'create') {
            const creates = `here${made}`;
            items.push(creates);
            expected.set(creates, made);
            const body = { at: made };
            outbox = added(outbox, change({ method: 'POST', url: '/menus', creates, body }));
          } else {
            const item = items[step.item % Math.max(items.length, 1)];
            if (item === undefined) continue;
            expected.set(item, made);
            const name = String(names.get(item) ?? item);
            // The screen shows the item with the waiting changes, so its version is the one last heard of.
            const version = backend.get(name)?.version ?? 1;
            const waits = outbox.find(({ url }) => url === `/menus/${name}`);
            const based = waits ? (waits.body as { version: number }).version : version;
            outbox = added(
              outbox,
              change({ url: `/menus/${name}`, body: { at: made, version: based } }),
            );
          }
        }
        for (let rounds = 0; outbox.length > 0 && rounds < 100; rounds += 1) send('');
        expect(outbox).toEqual([]);
        expect(backend.size).toBe(items.length);
        for (const [item, last] of expected) {
          const row = backend.get(String(names.get(item)));
          expect(row?.written.at(-1)).toBe(last);
          expect(row?.written).toEqual([...new Set(row?.written)].sort((a, b) => a - b));
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
