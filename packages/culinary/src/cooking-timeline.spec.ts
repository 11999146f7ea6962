import fc from 'fast-check';
import { cookingTimeline, type TimedDish } from './cooking-timeline.js';
import { workOfSteps } from './step-work.js';

const work = (activeMinutes: number, passiveMinutes = 0, ovenCelsius: number | null = null) => ({
  activeMinutes,
  passiveMinutes,
  ovenCelsius,
});

describe('the work of steps', () => {
  it.each([
    ['Bake for 25 to 30 minutes.', work(2, 25)],
    ['Knead for 10 minutes. Let rise for 1 hour.', work(12, 60)],
    ['Fry for 4 minutes on each side.', work(6)],
    ['Simmer for 20 minutes, stirring often.', work(22)],
    ['Rest for 2 minutes.', work(4)],
    ['Chop everything. Mix well.', work(4)],
  ])('%s', (step, expected) => {
    expect(workOfSteps([step])).toEqual([expected]);
  });

  it('knows the oven from the steps before', () => {
    const steps = ['Heat the oven to 190 °C (375 °F).', 'Toss.', 'Roast for 40 minutes.'];
    expect(workOfSteps(steps).map(({ ovenCelsius }) => ovenCelsius)).toEqual([null, null, 190]);
  });
});

describe('a timeline', () => {
  it('begins what takes longest first, and fills its waiting time with the other dish', () => {
    const { steps, minutes } = cookingTimeline([
      { id: 1, steps: [work(10, 60)] },
      { id: 2, steps: [work(15), work(5)] },
    ]);
    expect(minutes).toBe(70);
    expect(steps.map(({ dish, step, startsAt, endsAt }) => [dish, step, startsAt, endsAt])).toEqual(
      [
        [1, 0, 0, 70],
        [2, 0, 50, 65],
        [2, 1, 65, 70],
      ],
    );
  });

  it('names what wants the oven at two temperatures', () => {
    const dishes = [
      { id: 1, steps: [work(5, 40, 200)] },
      { id: 2, steps: [work(5, 30, 160)] },
      { id: 3, steps: [work(5, 30, 200)] },
    ];
    const { ovenConflicts } = cookingTimeline(dishes);
    expect(ovenConflicts.map(({ first, second }) => [first.dish, second.dish])).toEqual([
      [1, 2],
      [3, 2],
    ]);
  });

  it('of nothing is empty', () => {
    expect(cookingTimeline([])).toMatchObject({ steps: [], minutes: 0, ovenConflicts: [] });
  });

  const steps = fc.array(
    fc.record({
      activeMinutes: fc.integer({ min: 1, max: 40 }),
      passiveMinutes: fc.integer({ min: 0, max: 180 }),
      ovenCelsius: fc.option(fc.constantFrom(160, 180, 200)),
    }),
    { minLength: 1, maxLength: 7 },
  );
  const menus: fc.Arbitrary<TimedDish[]> = fc
    .array(steps, { minLength: 1, maxLength: 5 })
    .map((dishes) => dishes.map((own, index) => ({ id: index + 10, steps: own })));

  it('keeps every step, its length and its order, one thing at a time, and ends all dishes together', () => {
    fc.assert(
      fc.property(menus, (dishes) => {
        const timeline = cookingTimeline(dishes);
        expect(Math.min(...timeline.steps.map(({ startsAt }) => startsAt))).toBe(0);
        for (const { id, steps: own } of dishes) {
          const mine = timeline.steps.filter(({ dish }) => dish === id);
          expect(mine.map(({ step }) => step)).toEqual(own.map((_, index) => index));
          let before = 0;
          for (const { step, startsAt, attendedUntil, endsAt } of mine) {
            expect(startsAt).toBeGreaterThanOrEqual(before);
            expect(attendedUntil - startsAt).toBe(own[step]?.activeMinutes);
            expect(endsAt - attendedUntil).toBe(own[step]?.passiveMinutes);
            before = endsAt;
          }
          expect(before).toBeLessThanOrEqual(timeline.minutes);
          expect(before).toBeGreaterThanOrEqual(timeline.minutes - timeline.toleranceMinutes);
        }
        let busyUntil = 0;
        for (const { startsAt, attendedUntil } of timeline.steps) {
          expect(startsAt).toBeGreaterThanOrEqual(busyUntil);
          busyUntil = attendedUntil;
        }
      }),
    );
  });
});
