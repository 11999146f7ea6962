import { RecentlyUsed } from './recently-used.js';

describe('values that were used recently', () => {
  it('are made once, and forgotten when others were asked for since', () => {
    const known = new RecentlyUsed<string, string>(2);
    const made: string[] = [];
    const get = (key: string): string =>
      known.get(key, () => {
        made.push(key);
        return key.toUpperCase();
      });
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    expect([...known.values()]).toEqual(['A', 'B']);
  });
});
