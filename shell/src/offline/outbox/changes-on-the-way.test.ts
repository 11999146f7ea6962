import type * as ChangesOnTheWay from './changes-on-the-way';
import { noteChange, repeatChanges, type ChangeOnTheWay } from './changes-on-the-way';

/** Locks that are granted one after the other, as the browser does for all its tabs. */
class Locks {
  private readonly last = new Map<string, Promise<unknown>>();

  request<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(name) ?? Promise.resolve();
    const done = before.then(work, work);
    this.last.set(name, done);
    return done;
  }
}

/** The module as another tab has loaded it. */
async function anotherTab(): Promise<typeof ChangesOnTheWay> {
  jest.resetModules();
  return import('./changes-on-the-way');
}

const star = { method: 'POST', url: '/recipes/7/favourite' };

describe('changes that are on their way', () => {
  beforeEach(() => {
    localStorage.clear();
    Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('[OFF-2] are left to their tab as long as it is open', async () => {
    const forget = noteChange('cook', 'kept', star);
    const other = await anotherTab();
    const repeated: ChangeOnTheWay[] = [];
    other.repeatChanges('cook', async (change) => repeated.push(change) > 0);
    await Promise.resolve();
    forget();
    await navigator.locks.request('larder:change:kept', async () => undefined);
    expect(repeated).toEqual([]);
  });

  it('[OFF-3] are repeated once when their tab is gone', async () => {
    noteChange('cook', 'lost', star);
    // The browser releases what a closed tab held.
    Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
    const other = await anotherTab();
    const repeated: ChangeOnTheWay[] = [];
    const repeat = async (change: ChangeOnTheWay) => repeated.push(change) > 0;
    other.repeatChanges('cook', repeat);
    other.repeatChanges('cook', repeat);
    await navigator.locks.request('larder:change:lost', async () => undefined);
    other.repeatChanges('cook', repeat);
    expect(repeated).toEqual([{ id: 'lost', ...star }]);
    expect(localStorage.getItem('larder:changes:cook')).toBeNull();
  });

  it('[OFF-3] stay noted when they cannot be taken over yet, and are nobody else’s', async () => {
    noteChange('cook', 'early', star);
    Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
    const other = await anotherTab();
    const repeat = jest.fn(async () => false);
    other.repeatChanges('guest', repeat);
    expect(repeat).not.toHaveBeenCalled();
    other.repeatChanges('cook', repeat);
    await navigator.locks.request('larder:change:early', async () => undefined);
    expect(localStorage.getItem('larder:changes:cook')).toContain('early');
    other.repeatChanges('cook', repeat);
    await navigator.locks.request('larder:change:early', async () => undefined);
    expect(repeat).toHaveBeenCalledTimes(2);
  });

  it('[OFF-3] are not repeated by the page that makes them', () => {
    noteChange('cook', 'mine', star);
    const repeat = jest.fn(async () => true);
    repeatChanges('cook', repeat);
    expect(repeat).not.toHaveBeenCalled();
  });
});
