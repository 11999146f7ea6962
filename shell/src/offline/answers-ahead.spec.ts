import type { Question } from '@larder/api-client';
import { AnswersAhead, changedBy, collections, type OfflineRules } from './answers-ahead';

interface Shelf {
  version: number;
  jars: number[];
}

/** Shelves that name jars; jars can be fetched many at a time. */
const rules: OfflineRules = {
  keep: [
    { path: '/shelves' },
    { path: '/shelves/:id' },
    { path: '/jars/:id/label', bulk: { path: '/jars/labels', param: 'ids', atOnce: 20 } },
  ],
  data: [
    {
      collections: () => [{ url: '/shelves' }],
      referredTo: ({ url }, data) =>
        url === '/shelves'
          ? (data as { id: number; version: number }[]).map(({ id, version }) => ({
              question: { url: `/shelves/${id}` },
              isCurrent: (kept) => (kept as Shelf).version === version,
            }))
          : [],
    },
    {
      collections: (today) => [{ url: '/season', params: { year: today.getFullYear() } }],
      referredTo: ({ url }, data) =>
        url.startsWith('/shelves/')
          ? (data as Shelf).jars.map((id) => ({ question: { url: `/jars/${id}/label` } }))
          : [],
    },
  ],
};

const jars = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A device, its backend's responses, and every request it received. */
function device(answers: Record<string, unknown>, withRules = rules) {
  const kept = new Map<string, unknown>();
  const asked: string[] = [];
  let turns = Infinity;
  const ask = async ({ url, params }: Question): Promise<unknown> => {
    asked.push(params ? `${url}?${String(params.ids)}` : url);
    if (url === '/jars/labels') {
      const ids = String(params?.ids).split(',');
      for (const id of ids) kept.set(`/jars/${id}/label`, { id: Number(id) });
      return ids.map((id) => ({ id: Number(id) }));
    }
    if (answers[url] !== undefined) kept.set(url, answers[url]);
    return answers[url];
  };
  const done = async (): Promise<void> => {
    for (let step = 0; step < 500; step += 1) await Promise.resolve();
  };
  const ahead = new AnswersAhead({
    rules: () => withRules,
    kept: async ({ url }) => kept.get(url),
    ask,
    turn: async () => turns-- > 0,
    mostInBulk: 30,
  });
  const want = async (...urls: string[]): Promise<void> => {
    ahead.want(...urls.map((url) => ({ question: { url }, isCurrent: () => false })));
    await done();
  };
  return { ahead, kept, asked, want, done, allow: (count: number) => (turns = count) };
}

describe('what the person saved', () => {
  it('[WHAT-4] is kept with everything it refers to, in batches where possible', async () => {
    const { asked, kept, want } = device({
      '/shelves': [{ id: 1, version: 3 }],
      '/shelves/1': { version: 3, jars: jars(25) },
    });
    await want('/shelves');
    expect(asked.slice(0, 2)).toEqual(['/shelves', '/shelves/1']);
    expect(asked.slice(2)).toEqual([
      `/jars/labels?${jars(20).join()}`,
      '/jars/labels?21,22,23,24,25',
    ]);
    expect(kept.has('/jars/1/label') && kept.has('/jars/25/label')).toBe(true);
  });

  it('[WHAT-4] is fetched again only if it has changed', async () => {
    const answers: Record<string, unknown> = {
      '/shelves': [{ id: 1, version: 3 }],
      '/shelves/1': { version: 3, jars: [] },
    };
    const { ahead, asked, want, done } = device(answers);
    await want('/shelves');
    ahead.notice({ url: '/shelves' }, answers['/shelves']);
    await done();
    expect(asked).toEqual(['/shelves', '/shelves/1']);
    answers['/shelves/1'] = { version: 4, jars: [] };
    ahead.notice({ url: '/shelves' }, [{ id: 1, version: 4 }]);
    await done();
    expect(asked).toEqual(['/shelves', '/shelves/1', '/shelves/1']);
  });

  it('[WHAT-4] waits for its turn, is dropped if there is none, and is tried again when it is wanted again', async () => {
    const { asked, kept, want, allow } = device({ '/shelves/1': { version: 1, jars: [1, 2] } });
    allow(1);
    await want('/shelves/1');
    expect(asked).toEqual(['/shelves/1']);
    allow(9);
    await want('/shelves/1');
    expect(asked.at(-1)).toBe('/jars/labels?1,2');
    expect(kept.has('/jars/2/label')).toBe(true);
  });

  it('[WHAT-4] is limited to what the device is meant to hold', async () => {
    const { kept, want } = device({ '/shelves/1': { version: 1, jars: jars(50) } });
    await want('/shelves/1');
    expect([...kept.keys()].filter((url) => url.startsWith('/jars/'))).toHaveLength(30);
  });

  it('[WHAT-4] is kept even if another remote cannot say what it keeps', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const broken = {
      collections: () => [],
      referredTo: () => {
        throw new Error('a fault of another remote');
      },
    };
    const { kept, want } = device(
      { '/shelves': [{ id: 1, version: 3 }], '/shelves/1': { version: 3, jars: [] } },
      { ...rules, data: [broken, ...rules.data] },
    );
    await want('/shelves');
    expect(kept.has('/shelves/1')).toBe(true);
    expect(report).toHaveBeenCalledWith(new Error('a fault of another remote'));
    report.mockRestore();
  });

  it('[WHAT-4] is what the remotes declare, as of today', () => {
    expect(collections(rules, new Date(2026, 11, 3))).toEqual([
      { url: '/shelves' },
      { url: '/season', params: { year: 2026 } },
    ]);
  });

  it('[WHAT-4] is requested again after it has changed', () => {
    const urls = (url: string) =>
      changedBy(rules, url, new Date(2026, 11, 3)).map((question) => question.url);
    expect(urls('/shelves/1')).toEqual(['/shelves']);
    expect(urls('/season')).toEqual(['/season']);
    expect(urls('/shelves-of-others')).toEqual([]);
  });
});
