import fc from 'fast-check';
import { add, compare, divide, multiply, rational, toNumber } from './rational.js';

const fractions = fc
  .tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 500 }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

describe('rationals', () => {
  it('keeps lowest terms with a positive denominator', () => {
    expect(rational(6, -8)).toEqual({ numerator: -3, denominator: 4 });
    expect(rational(0, -5)).toEqual({ numerator: 0, denominator: 1 });
  });

  it('reads a decimal by its written digits', () => {
    expect(rational(0.1)).toEqual({ numerator: 1, denominator: 10 });
    expect(rational(2.5, 0.5)).toEqual({ numerator: 5, denominator: 1 });
    expect(rational(1e-7)).toEqual({ numerator: 1, denominator: 10_000_000 });
  });

  it.each([
    [1, 0],
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
  ])('refuses %p / %p', (numerator, denominator) => {
    expect(() => rational(numerator, denominator)).toThrow(RangeError);
  });

  it('adds thirds without a remainder', () => {
    const third = rational(1, 3);
    expect(add(add(third, third), third)).toEqual(rational(1));
  });

  it('stays exact beyond the safe integers', () => {
    const gallon = rational(3785411784, 1000000);
    const teaspoon = divide(gallon, rational(768));
    expect(multiply(teaspoon, rational(768))).toEqual(gallon);
  });

  it('compares without rounding', () => {
    expect(compare(rational(1, 3), rational(333333, 1000000))).toBeGreaterThan(0);
    expect(compare(rational(2, 4), rational(1, 2))).toBe(0);
    expect(compare(rational(9007199254740991, 2), rational(9007199254740990, 2))).toBeGreaterThan(
      0,
    );
  });

  it('adds and multiplies in any order', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(add(add(a, b), c)).toEqual(add(a, add(c, b)));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(Math.sign(compare(a, b))).toBe(Math.sign(toNumber(a) - toNumber(b)));
      }),
    );
  });
});
