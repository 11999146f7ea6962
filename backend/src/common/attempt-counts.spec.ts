import { ProcessAttemptCounts } from './attempt-counts.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const minute = 60_000;
const perClient = { key: 'client', limit: 2, within: minute };
const perAccount = { key: 'account', limit: 1, within: 10 * minute };

describe('attempt counts in one process', () => {
  it('counts up to a limit and reports when the window ends', async () => {
    const counts = new ProcessAttemptCounts();
    expect(counts.redis).toBe('unused');
    expect(await counts.count([perClient])).toMatchObject({
      allowed: true,
      counts: [{ attempts: 1, endsIn: minute }],
    });
    jest.advanceTimersByTime(20_000);
    expect(await counts.count([perClient])).toMatchObject({ counts: [{ attempts: 2 }] });
    const refused = await counts.count([perClient]);
    expect(refused).toEqual({ allowed: false, endsIn: 40_000 });
    jest.advanceTimersByTime(40_000);
    expect(await counts.count([perClient])).toMatchObject({ counts: [{ attempts: 1 }] });
  });

  it('counts an attempt for no limit when one of its limits refuses it', async () => {
    const counts = new ProcessAttemptCounts();
    await counts.count([perAccount]);
    expect((await counts.count([perClient, perAccount])).allowed).toBe(false);
    expect(await counts.count([perClient])).toMatchObject({ counts: [{ attempts: 1 }] });
  });

  it('takes back an attempt, but none from a later window', async () => {
    const counts = new ProcessAttemptCounts();
    const first = await counts.count([perClient]);
    const second = await counts.count([perClient]);
    if (!first.allowed || !second.allowed) throw new Error('Both are within the limit.');
    await second.takeBack();
    expect(await counts.count([perClient])).toMatchObject({ counts: [{ attempts: 2 }] });
    jest.advanceTimersByTime(minute);
    await counts.count([perClient]);
    await first.takeBack();
    expect(await counts.count([perClient])).toMatchObject({ counts: [{ attempts: 2 }] });
  });

  it('keeps counting correctly while it removes expired windows', async () => {
    const counts = new ProcessAttemptCounts();
    await counts.count([perAccount]);
    for (let n = 0; n < 10_000; n += 1) {
      await counts.count([{ key: `other ${n}`, limit: 1, within: minute }]);
    }
    jest.advanceTimersByTime(2 * minute);
    expect((await counts.count([{ key: 'other 0', limit: 1, within: minute }])).allowed).toBe(true);
    expect((await counts.count([perAccount])).allowed).toBe(false);
  });
});
