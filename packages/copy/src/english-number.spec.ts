import { englishNumber } from './english-number.js';

describe('englishNumber', () => {
  it.each([0, 7, 999, 1_000, 10_000, 123_456, 1_234_567, 0.1, 3.4, 1_234.5, -12, -1_234])(
    'writes %d as Intl does',
    (value) => {
      expect(englishNumber(value)).toBe(new Intl.NumberFormat('en-CA').format(value));
    },
  );
});
