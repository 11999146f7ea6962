import { addEntries, holdsSeveral, splitEntries } from '../../shared/ingredient-entries';
import {
  asksForDishes,
  choicesMade,
  effectiveEntries,
  noEntries,
  questionOf,
  readings,
  startsIgnoringFilters,
  withExcluded,
  withIncluded,
  type Entries,
} from './home.model';

const filtered: Entries = {
  ...noEntries,
  included: ['egg', 'rice'],
  excluded: ['peanuts'],
  type: 'soup',
  diet: 'vegan',
};

describe('entries', () => {
  it('[VALID-1] are trimmed and lowercased; empty ones and duplicates are ignored', () => {
    expect(splitEntries('  Olive   OIL ')).toEqual(['olive oil']);
    expect(splitEntries('egg, Egg;\nbutter\r\n , ')).toEqual(['egg', 'butter']);
    expect(splitEntries(' , ')).toEqual([]);
    expect(addEntries(['egg'], ' EGG ', 50)).toEqual({ entries: ['egg'], refused: null });
  });

  it('[VALID-1] match accented letters however they were typed', () => {
    expect(addEntries(['jalape\u00f1o'], 'jalapen\u0303o', 50).entries).toEqual(['jalapeño']);
  });

  it('refuse entries that are too long or too many, and accept the rest', () => {
    expect(addEntries([], `egg, ${'x'.repeat(81)}`, 50)).toEqual({
      entries: ['egg'],
      refused: 'too-long',
    });
    expect(addEntries(['a'], 'b, c', 2)).toEqual({ entries: ['a', 'b'], refused: 'too-many' });
  });

  it('tell a list from a single entry', () => {
    expect(holdsSeveral('egg, rice')).toBe(true);
    expect(holdsSeveral('egg\nrice')).toBe(true);
    expect(holdsSeveral(' olive oil\n')).toBe(false);
  });

  it('are never included and excluded at once', () => {
    expect(withIncluded(filtered, ['peanuts'])).toMatchObject({
      included: ['peanuts'],
      excluded: [],
    });
    expect(withExcluded(filtered, ['peanuts', 'egg'])).toMatchObject({ included: ['rice'] });
  });
});

describe('the question', () => {
  it('[ENT-10][VALID-2b][VALID-2c] contains type, diet and exclusions only when set', () => {
    expect(questionOf({ ...noEntries, included: ['egg', 'rice'] })).toEqual({
      ingredients: 'egg,rice',
      restricted: 'false',
    });
    expect(questionOf(filtered)).toEqual({
      ingredients: 'egg,rice',
      restricted: 'false',
      type: 'soup',
      diet: 'vegan',
      exclude: 'peanuts',
    });
  });

  it('[VALID-3] omits what Restricted Mode ignores', () => {
    expect(questionOf({ ...filtered, restricted: true })).toEqual({
      ingredients: 'egg,rice',
      restricted: 'true',
    });
  });

  it('[OWN-23][OWN-25][OWN-26] contains a name without blanks, and what was chosen', () => {
    expect(questionOf({ ...noEntries, name: ' pad thai ' })).toEqual({
      name: 'pad thai',
      restricted: 'false',
    });
    const chosen: Entries = {
      ...{ ...noEntries, included: ['egg'], name: 'pad thai', maxMinutes: 30, cuisine: 'Thai' },
      ...{ maxMissing: 0, sort: 'time', scope: 'mine' },
    };
    expect(questionOf(chosen)).toEqual({
      ...{ ingredients: 'egg', name: 'pad thai', maxMinutes: 30, cuisine: 'Thai' },
      ...{ maxMissing: 0, sort: 'time', scope: 'mine', restricted: 'false' },
    });
    expect(questionOf({ ...chosen, restricted: true })).not.toHaveProperty('maxMissing');
    expect(choicesMade(chosen)).toBe(5);
    expect(choicesMade(noEntries)).toBe(0);
  });

  it('[OWN-23] needs an ingredient or a name', () => {
    expect(asksForDishes({ ...noEntries, name: '  ' })).toBe(false);
    expect(asksForDishes({ ...noEntries, name: 'soup' })).toBe(true);
    expect(asksForDishes({ ...noEntries, included: ['egg'] })).toBe(true);
  });

  it('[STATE-2][ROLE-3b] contains no premium filter without a subscription', () => {
    const free: Partial<Entries> = { name: 'soup', maxMinutes: 15, sort: 'newest' };
    expect(effectiveEntries({ ...filtered, ...free, restricted: true }, false)).toEqual({
      ...noEntries,
      ...free,
      included: ['egg', 'rice'],
    });
    expect(effectiveEntries(filtered, true)).toBe(filtered);
  });
});

describe('[VALID-3] the notice', () => {
  const restricted = { ...filtered, restricted: true };

  it('appears when filters start to be ignored', () => {
    expect(startsIgnoringFilters(filtered, restricted)).toBe(true);
    expect(startsIgnoringFilters(restricted, { ...restricted, type: 'salad' })).toBe(true);
    expect(
      startsIgnoringFilters(
        { ...noEntries, restricted: true },
        { ...noEntries, restricted: true, excluded: ['nuts'] },
      ),
    ).toBe(true);
  });

  it('does not appear for other changes', () => {
    expect(startsIgnoringFilters(restricted, { ...restricted, included: ['tofu'] })).toBe(false);
    expect(startsIgnoringFilters(restricted, filtered)).toBe(false);
    expect(startsIgnoringFilters(noEntries, { ...noEntries, restricted: true })).toBe(false);
  });
});

describe('readings', () => {
  it('reports different words, not plurals', () => {
    expect(
      readings({
        'extra-virgin olive oil': 'extra virgin olive oil',
        eggs: 'egg',
        tomatoes: 'tomato',
        berries: 'berry',
        olive: 'olives',
        aubergine: 'eggplant',
        chiken: 'chicken',
      }),
    ).toEqual([
      ['aubergine', 'eggplant'],
      ['chiken', 'chicken'],
    ]);
  });
});
