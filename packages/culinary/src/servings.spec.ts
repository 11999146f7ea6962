import fc from 'fast-check';
import { multiply, rational } from './rational.js';
import { servingsFactor } from './servings-factor.js';
import { areServings, changedServings, commonServings, cookedFor, servingsOf } from './servings.js';

describe('the servings of a dish', () => {
  it.each([
    ['more', { servings: 80, recipeServings: 4 }, [20, 1], 80, 80],
    ['fewer', { servings: 2, recipeServings: 6 }, [1, 3], 2, 2],
    ['as written', { servings: 4, recipeServings: 4 }, [1, 1], 4, null],
    ["the recipe's own", { servings: null, recipeServings: 4 }, [1, 1], 4, null],
    ['three times', { servings: 3, recipeServings: null }, [3, 1], 3, 3],
    ['once', { servings: 1, recipeServings: null }, [1, 1], 1, null],
    ['no number anywhere', { servings: null, recipeServings: null }, [1, 1], 1, null],
    ['nothing known', {}, [1, 1], null, null],
  ] as const)('%s', (_, dish, [numerator, denominator], shown, changed) => {
    expect(servingsFactor(dish)).toEqual(rational(numerator, denominator));
    expect(servingsOf(dish)).toBe(shown);
    expect(changedServings(dish)).toBe(changed);
  });

  it('give the written amounts back exactly, whatever the numbers', () => {
    const counts = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(counts, counts, (servings, recipeServings) => {
        const there = servingsFactor({ servings, recipeServings });
        const back = servingsFactor({ servings: recipeServings, recipeServings: servings });
        expect(multiply(there, back)).toEqual(rational(1));
      }),
    );
  });

  it.each([
    [{}, true],
    [{ servings: null, recipeServings: 4 }, true],
    [{ servings: 80, recipeServings: null }, true],
    [{ servings: '80' as never }, false],
    [{ servings: 4, recipeServings: 1.5 }, false],
  ])('%j can have been kept: %s', (kept, can) => {
    expect(areServings(kept)).toBe(can);
  });

  it('are common to dishes that count people, and set for those alone', () => {
    const stew = { servings: 4, recipeServings: 4 };
    const bread = { servings: 2, recipeServings: null };
    expect(commonServings([stew, bread])).toBe(4);
    expect(commonServings([stew, { servings: 6, recipeServings: 6 }])).toBeNull();
    expect(commonServings([bread])).toBeNull();
    expect(cookedFor([stew, bread], 80)).toEqual([{ servings: 80, recipeServings: 4 }, bread]);
  });
});
