import fc from 'fast-check';
import { convert } from './conversion.js';
import { exactly } from './quantity.js';
import { rational, toNumber } from './rational.js';
import { resolveIngredient } from './resolution.js';
import { dimensionOf, UNIT_IDS, unitLabel, unitOfWord } from './units.js';

function id(name: string): number {
  return resolveIngredient(name).id ?? 0;
}

describe('units', () => {
  it.each([
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['Tbsp', 'tbsp'],
    ['tablespoons', 'tbsp'],
    ['lbs', 'lb'],
    ['ML', 'ml'],
    ['litres', 'l'],
    ['tins', 'can'],
    ['packets', 'package'],
    ['cloves', 'clove'],
    ['pinches', 'pinch'],
  ])('reads %s as %s', (word, unit) => {
    expect(unitOfWord(word)).toBe(unit);
  });

  it('knows no other units', () => {
    for (const word of ['red', 'chicken', 'green', 'to', 'lemon', '(14', 'x', ''])
      expect(unitOfWord(word)).toBeNull();
  });

  it('names every unit in singular and plural', () => {
    for (const unit of UNIT_IDS) {
      expect(unitLabel(unit, false)).not.toBe('');
      expect(unitLabel(unit, true)).not.toBe('');
    }
  });
});

describe('conversion', () => {
  it.each([
    [1, 'lb', 'oz', 16],
    [1, 'cup', 'tbsp', 16],
    [1, 'tbsp', 'tsp', 3],
    [1, 'quart', 'cup', 4],
    [1, 'gallon', 'fl-oz', 128],
    [1, 'kg', 'g', 1000],
    [1, 'l', 'dl', 10],
    [1, 'lb', 'g', 453.59237],
    [1, 'gallon', 'ml', 3785.411784],
    [1, 'inch', 'mm', 25.4],
  ] as const)('%f %s is exactly %s %f', (amount, from, to, expected) => {
    const conversion = convert(exactly(rational(amount)), from, to);
    expect(conversion).toEqual({ quantity: exactly(rational(expected)), about: false });
  });

  it('converts volume to mass only with a known density, and marks it "about"', () => {
    const cup = exactly(rational(1));
    const grams = convert(cup, 'cup', 'g', id('flour'));
    expect(grams?.about).toBe(true);
    expect(toNumber(grams?.quantity.min ?? rational(0))).toBeCloseTo(125, 0);
    expect(convert(cup, 'cup', 'g')).toBeNull();
    expect(convert(cup, 'cup', 'g', id('foie gras'))).toBeNull();
  });

  it('weighs pieces, cloves and sticks with known weights', () => {
    const two = exactly(rational(2));
    expect(convert(two, null, 'g', id('egg'))).toEqual({
      quantity: exactly(rational(100)),
      about: true,
    });
    expect(convert(two, 'stick', 'g', id('butter'))).toEqual({
      quantity: exactly(rational(226)),
      about: true,
    });
    expect(convert(two, 'can', 'g', id('garlic'))).toBeNull();
  });

  it('treats a pinch as about a sixteenth of a teaspoon', () => {
    expect(convert(exactly(rational(16)), 'pinch', 'tsp')).toEqual({
      quantity: exactly(rational(1)),
      about: true,
    });
  });

  it('round-trips without loss within a dimension', () => {
    const measured = UNIT_IDS.filter((unit) =>
      ['mass', 'volume', 'length'].includes(dimensionOf(unit)),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...measured),
        fc.constantFrom(...measured),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 16 }),
        (from, to, numerator, denominator) => {
          const quantity = exactly(rational(numerator, denominator));
          const there = convert(quantity, from, to);
          if (dimensionOf(from) !== dimensionOf(to)) {
            expect(there).toBeNull();
            return;
          }
          const back = there && convert(there.quantity, to, from);
          expect(toNumber(back?.quantity.min ?? rational(0))).toBeCloseTo(
            numerator / denominator,
            6,
          );
        },
      ),
    );
  });
});
