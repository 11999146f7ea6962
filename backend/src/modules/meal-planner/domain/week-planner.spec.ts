import fc from 'fast-check';
import { atOnce } from '../../../common/sliced-work.js';
import {
  costOfWeek,
  planWeek as planInSlices,
  type FilledMeal,
  type WeekDish,
  type WeekMeal,
} from './week-planner.js';

const planWeek = <Dish extends WeekDish>(meals: readonly WeekMeal<Dish>[], seed: number) =>
  atOnce(planInSlices(meals, seed));

const dish = (id: number): fc.Arbitrary<WeekDish> =>
  fc.record({
    id: fc.constant(id),
    minutes: fc.option(fc.integer({ min: 5, max: 120 })),
    buys: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }),
    saves: fc.uniqueArray(fc.integer({ min: 20, max: 22 }), { maxLength: 2 }),
    main: fc.option(fc.integer({ min: 1, max: 4 })),
    cuisine: fc.constantFrom('Italian', 'Thai', null),
    kind: fc.constantFrom('soup', 'stew', null),
    rank: fc.double({ min: 0, max: 1, noNaN: true }),
  });

const dishes = (count: number): fc.Arbitrary<WeekDish[]> =>
  fc.tuple(...Array.from({ length: count }, (_, at) => dish(at + 1)));

/** Some dinners, of which some are decided. */
const weeks = (most: number, known: number) =>
  fc.tuple(dishes(known), fc.integer({ min: 1, max: most })).chain(([some, count]) =>
    fc.array(fc.boolean(), { minLength: count, maxLength: count }).map((flags) =>
      flags.map((isDecided, day): WeekMeal<WeekDish> => {
        const own = some[day] as WeekDish;
        return {
          name: `day ${day}`,
          day,
          course: 'meal',
          decided: isDecided ? [own] : [],
          choices: isDecided ? [] : some,
        };
      }),
    ),
  );
const seeds = fc.integer({ min: 0, max: 1_000 });

/** Every way to fill the meals without a dish twice. */
function allWeeks(meals: readonly WeekMeal<WeekDish>[]): FilledMeal<WeekDish>[][] {
  const taken = meals.flatMap(({ decided }) => decided.map(({ id }) => id));
  const fill = (
    rest: readonly WeekMeal<WeekDish>[],
    gone: readonly number[],
  ): FilledMeal<WeekDish>[][] => {
    const [meal, ...others] = rest;
    if (!meal) return [[]];
    return meal.choices
      .filter(({ id }) => !gone.includes(id))
      .flatMap((chosen) =>
        fill(others, [...gone, chosen.id]).map((more) => [
          { name: meal.name, dish: chosen },
          ...more,
        ]),
      );
  };
  return fill(
    meals.filter(({ decided }) => decided.length === 0),
    taken,
  );
}

describe('planning a week', () => {
  it('[PLAN-1] never moves what is decided, repeats no dish and fills what can be filled', () => {
    fc.assert(
      fc.property(weeks(7, 9), seeds, (meals, seed) => {
        const filled = planWeek(meals, seed);
        const decided = meals.flatMap((meal) => meal.decided.map(({ id }) => id));
        const ids = [...decided, ...filled.map((one) => one.dish.id)];
        expect(new Set(ids).size).toBe(ids.length);
        expect(filled.map(({ name }) => name)).toEqual(
          meals.filter((meal) => meal.decided.length === 0).map(({ name }) => name),
        );
      }),
    );
  });

  it('[PLAN-1] answers the same question and seed with the same week', () => {
    fc.assert(
      fc.property(weeks(5, 8), seeds, (meals, seed) => {
        expect(planWeek(meals, seed)).toEqual(planWeek(meals, seed));
      }),
      { numRuns: 30 },
    );
  });

  it('[PLAN-2] comes close to the cheapest of all weeks', () => {
    let costs = 0;
    let least = 0;
    fc.assert(
      fc.property(weeks(3, 6), seeds, (meals, seed) => {
        const found = costOfWeek(meals, planWeek(meals, seed), seed);
        const best = Math.min(...allWeeks(meals).map((one) => costOfWeek(meals, one, seed)));
        expect(found).toBeGreaterThanOrEqual(best - 1e-6);
        // Far less than what two days running with the same main food cost: that is avoided wherever it can be.
        expect(found - best).toBeLessThan(10);
        costs += found - best;
        least += 1;
      }),
      { numRuns: 150 },
    );
    expect(costs / least).toBeLessThan(0.3);
  });

  const plain: WeekDish = {
    ...{ id: 0, minutes: 30, buys: [], saves: [], main: null, cuisine: null, kind: null, rank: 0 },
  };
  const dinners = (days: number, choices: readonly WeekDish[]): WeekMeal<WeekDish>[] =>
    Array.from({ length: days }, (_, day) => ({
      ...{ name: `day ${day}`, day, course: 'meal', decided: [], choices },
    }));
  const idsOf = (filled: readonly FilledMeal<WeekDish>[]): number[] =>
    filled.map((one) => one.dish.id);

  it('[PLAN-2] uses first what spoils first', () => {
    const choices = [1, 2, 3, 4, 5].map((id) => ({ ...plain, id, main: id }));
    const saving = { ...plain, id: 9, main: 9, saves: [70], minutes: 60 };
    expect(idsOf(planWeek(dinners(3, [...choices, saving]), 1))[0]).toBe(9);
  });

  it('[PLAN-2] prefers dishes that share what has to be bought', () => {
    const alone = [1, 2, 3].map((id) => ({ ...plain, id, main: id, buys: [id, 10 + id, 20 + id] }));
    const sharing = [4, 5].map((id) => ({ ...plain, id, main: id, buys: [40, 41, 42] }));
    expect(idsOf(planWeek(dinners(2, [...alone, ...sharing]), 3)).toSorted()).toEqual([4, 5]);
  });

  it('[PLAN-2] puts the same main food on days apart', () => {
    const choices = [
      { ...plain, id: 1, main: 1 },
      { ...plain, id: 2, main: 1 },
      { ...plain, id: 3, main: 2, minutes: 120 },
    ];
    expect(idsOf(planWeek(dinners(3, choices), 0))[1]).toBe(3);
  });
});
