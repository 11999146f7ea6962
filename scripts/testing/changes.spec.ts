import { quotedIn, withinBudget } from './changes.mjs';

const database = (count: number) =>
  Array.from({ length: count }, (_, index) => `backend/src/modules/m${index}/m${index}.db.spec.ts`);
const development = 'e2e/development/inner-loop.e2e.ts';

describe('the tests for which there is time', () => {
  it('are the nearest ones, up to a number of seconds', () => {
    const chosen = withinBudget(database(60));
    expect(chosen).toEqual(database(chosen.length));
    expect(chosen.length).toBeGreaterThan(3);
    expect(chosen.length).toBeLessThan(15);
  });

  it('include short ones behind one that is too long', () => {
    const [first = '', ...others] = database(3);
    const long = 'backend/src/server-process.db.spec.ts';
    expect(withinBudget([first, ...others, long, 'packages/ui/src/button.spec.ts'])).toEqual([
      first,
      ...others,
      'packages/ui/src/button.spec.ts',
    ]);
  });

  it('include the nearest, however long it is', () => {
    const long = 'backend/src/server-process.db.spec.ts';
    expect(withinBudget([long, ...database(60)])[0]).toBe(long);
    expect(withinBudget([development])).toEqual([development]);
  });

  it('include that of the development server only if no journey sees the change', () => {
    const journeys = ['e2e/journeys/one.e2e.ts', 'e2e/journeys/another.e2e.ts'];
    const chosen = withinBudget([...journeys, development, ...database(60)]);
    expect(chosen).toEqual([...journeys, ...database(chosen.length - journeys.length)]);
    expect(chosen.length).toBeLessThan(15);
  });
});

describe('the sentences of a difference', () => {
  it('are those that it adds or removes', () => {
    const difference = [
      '--- a/packages/copy/src/locales/en.ts',
      '+++ b/packages/copy/src/locales/en.ts',
      '@@ -3 +3 @@',
      "-  save: 'Save this menu',",
      "+  save: 'Keep this menu',",
      "   other: 'Not part of it',",
    ].join('\n');
    expect(quotedIn(difference)).toEqual(['Save this menu', 'Keep this menu']);
  });
});
