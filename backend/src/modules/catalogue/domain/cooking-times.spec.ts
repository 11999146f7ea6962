import { minutesIn } from './cooking-times.js';

describe('minutesIn', () => {
  it.each([
    ['Simmer for 8 minutes.', [8]],
    ['Bake for 25 to 30 minutes, then rest for 10 minutes.', [25, 10]],
    ['Chill for at least 2 hours.', [120]],
    ['Braise for 1 hour 15 minutes.', [75]],
    ['Cook for 1 1/2 hours.', [90]],
    ['Leave for half an hour.', [30]],
    ['Braise for an hour and a half.', [90]],
    ['Toast for 30 seconds.', [0.5]],
    ['Soak the beans overnight.', [480]],
    ['Chill for 8 hours or overnight.', [480]],
    ['Leave at room temperature for 7 days, pressing it down daily.', [10_080]],
    ['Close the jar. It keeps for 14 days in the refrigerator.', []],
    ['Cut into 12 pieces.', []],
  ])('%s', (step, minutes) => {
    expect(minutesIn(step)).toEqual(minutes);
  });
});
