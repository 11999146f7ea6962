import { stepTimes } from './step-times.js';

describe('times in steps', () => {
  it.each([
    ['Simmer for 8 minutes.', [[480, 480]]],
    [
      'Bake for 25 to 30 minutes, then rest for 10 minutes.',
      [
        [1500, 1800],
        [600, 600],
      ],
    ],
    ['Cook for 2-3 minutes a side.', [[120, 180]]],
    ['Braise for 1 hour 15 minutes.', [[4500, 4500]]],
    ['Cook for 1 1/2 to 2 hours.', [[5400, 7200]]],
    ['Leave for half an hour.', [[1800, 1800]]],
    ['Braise for an hour and a half.', [[5400, 5400]]],
    ['Toast for 30 seconds.', [[30, 30]]],
    ['Cook for 5 minutes more.', [[300, 300]]],
    ['Cut into 12 pieces and chill overnight.', []],
    ['A minuteman does not count.', []],
  ])('reads %s', (step, expected) => {
    expect(stepTimes(step).map(({ seconds, mostSeconds }) => [seconds, mostSeconds])).toEqual(
      expected,
    );
  });

  it('gives the position of each', () => {
    const step = 'Bake for 25 to 30 minutes, then rest for 10 minutes.';
    expect(stepTimes(step).map(({ start, end }) => step.slice(start, end))).toEqual([
      '25 to 30 minutes',
      '10 minutes',
    ]);
  });
});
