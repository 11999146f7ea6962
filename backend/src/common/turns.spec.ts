import { GatheredWork, Turns } from './turns.js';

/** A promise that is settled from outside. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('work on the same thing', () => {
  it('takes turns in order, and goes on after a failure', async () => {
    const turns = new Turns();
    const { open, opened } = gate();
    const done: string[] = [];
    const first = turns.take('menu', async () => {
      await opened;
      done.push('first');
      throw new Error('refused');
    });
    const second = turns.take('menu', async () => void done.push('second'));
    await turns.take('other menu', async () => void done.push('other'));
    open();
    await expect(first).rejects.toThrow('refused');
    await second;
    expect(done).toEqual(['other', 'first', 'second']);
  });

  it('does together what arrives meanwhile, and gives everybody the outcome', async () => {
    const { open, opened } = gate();
    const rounds: [string, readonly number[]][] = [];
    const sums = new GatheredWork<number, number>(async (key, parts) => {
      rounds.push([key, [...parts]]);
      if (rounds.length === 1) await opened;
      if (parts.includes(0)) throw new Error('nothing to add');
      return parts.reduce((sum, part) => sum + part);
    });
    const first = sums.do('a', 1);
    await Promise.resolve();
    await Promise.resolve();
    const later = [sums.do('a', 2), sums.do('a', 3), sums.do('b', 4)];
    open();
    expect(await Promise.all([first, ...later])).toEqual([1, 5, 5, 4]);
    expect(rounds).toEqual([
      ['a', [1]],
      ['b', [4]],
      ['a', [2, 3]],
    ]);
    const failing = [sums.do('a', 0), sums.do('a', 5)];
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(await sums.do('a', 6)).toBe(6);
  });
});
