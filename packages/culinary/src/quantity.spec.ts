import { addQuantities, exactly, formatQuantity, scaleQuantity } from './quantity.js';
import { rational } from './rational.js';

describe('quantities', () => {
  it.each([
    [1, 1, '1'],
    [3, 2, '1 1/2'],
    [1, 3, '1/3'],
    [2, 3, '2/3'],
    [7, 8, '7/8'],
    [33, 100, '1/3'],
    [999, 1000, '1'],
    [37, 10, '3.7'],
    [1234, 100, '12 1/3'],
    [60488, 100, '605'],
    [1500, 1, '1500'],
    [1, 16, '0.063'],
    [4, 1000, '0.004'],
  ])('writes %i/%i as %s', (numerator, denominator, text) => {
    expect(formatQuantity(exactly(rational(numerator, denominator)))).toBe(text);
  });

  it('writes a range with both ends, and once when both read the same', () => {
    expect(formatQuantity({ min: rational(2), max: rational(3) })).toBe('2-3');
    expect(formatQuantity({ min: rational(3, 2), max: rational(2) })).toBe('1 1/2-2');
    expect(formatQuantity({ min: rational(1000), max: rational(10001, 10) })).toBe('1000');
  });

  it("uses the locale's decimal separator", () => {
    expect(formatQuantity(exactly(rational(37, 10)), 'fr-CA')).toBe('3,7');
  });

  it('adds and scales end by end', () => {
    const range = { min: rational(2), max: rational(3) };
    expect(addQuantities(range, exactly(rational(1)))).toEqual({
      min: rational(3),
      max: rational(4),
    });
    expect(scaleQuantity(range, rational(1, 2))).toEqual({ min: rational(1), max: rational(3, 2) });
  });
});
