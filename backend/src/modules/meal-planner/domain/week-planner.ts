import type { SlicedWork } from '../../../common/sliced-work.js';
import { SeededRandom } from '@larder/seeded-random';

/** What the choice of a dish depends on. */
export interface WeekDish {
  readonly id: number;
  /** Null where nobody stated it. */
  readonly minutes: number | null;
  /** Foods that have to be bought for it. */
  readonly buys: readonly number[];
  /** Foods that spoil soon and that it uses. */
  readonly saves: readonly number[];
  /** What it is about. */
  readonly main: number | null;
  readonly cuisine: string | null;
  /** Soup, stew, curry … */
  readonly kind: string | null;
  /** How well it suits the kitchen: 0 for the best found, 1 for the worst. */
  readonly rank: number;
}

export interface WeekMeal<Dish extends WeekDish> {
  readonly name: string;
  /** The number of the day within the week. */
  readonly day: number;
  /** Only meals of one course have to be about different foods: eggs for breakfast leave room for an omelette at night. */
  readonly course: string;
  /** What has been decided; such a meal is never changed. */
  readonly decided: readonly Dish[];
  /** What it may be filled with, unless it is decided. */
  readonly choices: readonly Dish[];
}

export interface FilledMeal<Dish extends WeekDish> {
  readonly name: string;
  readonly dish: Dish;
}

// What a week costs: the unit is one more food to buy.
const FOOD_BOUGHT = 1;
const FOOD_SPOILT = 6;
/** For each day on which it gets older. */
const FOOD_WAITING = 0.25;
/** More than anything else together: it happens only where nothing else is left. */
const SAME_MAIN_NEXT_DAY = 1_000;
const SAME_MAIN = 1.5;
const SAME_CUISINE = 0.5;
const SAME_KIND = 0.6;
const MINUTE = 0.015;
/** For dishes that state no time. */
const USUAL_MINUTES = 45;
const WORST_MATCH = 1.5;
/** How far another seed moves a dish. */
const WHIM = 1.2;

/** How often a meal is changed at random to see whether the others can be better with that. */
const KICKS = 25;
const MOST_ROUNDS = 20;
/** Below this, a change is rounding. */
const LEAST_GAIN = 1e-9;

/** A dish as the counts of a week know it. */
interface CodedDish {
  /** What it costs wherever it is. */
  readonly cost: number;
  readonly buys: readonly number[];
  readonly saves: readonly number[];
  /** -1 for none. */
  readonly main: number;
  readonly cuisine: number;
  readonly kind: number;
}

interface CodedMeal {
  readonly day: number;
  readonly course: number;
}

/** Numbers for names, from 0. */
class Codes<Name> {
  private readonly codes = new Map<Name, number>();

  get size(): number {
    return this.codes.size;
  }

  of(name: Name): number {
    const code = this.codes.get(name) ?? this.codes.size;
    this.codes.set(name, code);
    return code;
  }
}

/** The dishes of a week so far, and what another one would cost on top of them. Weighing one takes a few array reads. */
class Week<Dish extends WeekDish> {
  private readonly dishes = new Map<Dish, CodedDish>();
  private readonly meals = new Map<WeekMeal<Dish>, CodedMeal>();
  private readonly bought: Uint8Array;
  private readonly cuisines: Uint8Array;
  private readonly kinds: Uint8Array;
  /** By course and main food, and by day as well, with a day before the first and one after the last. */
  private readonly mains: Uint8Array;
  private readonly mainsOfDay: Uint8Array;
  private readonly savedOn: number[][];
  private readonly mostMains: number;
  private readonly mostCourses: number;

  constructor(meals: readonly WeekMeal<Dish>[], seed: number) {
    const foods = new Codes<number>();
    const soon = new Codes<number>();
    const mains = new Codes<number>();
    const cuisines = new Codes<string>();
    const kinds = new Codes<string>();
    const courses = new Codes<string>();
    const code = <Name>(codes: Codes<Name>, name: Name | null): number =>
      name === null ? -1 : codes.of(name);
    for (const meal of meals) {
      this.meals.set(meal, { day: meal.day, course: courses.of(meal.course) });
      for (const dish of [...meal.decided, ...meal.choices]) {
        if (this.dishes.has(dish)) continue;
        const whim = WHIM * new SeededRandom(seed, `dish ${dish.id}`).next();
        this.dishes.set(dish, {
          cost: MINUTE * (dish.minutes ?? USUAL_MINUTES) + WORST_MATCH * dish.rank + whim,
          buys: dish.buys.map((food) => foods.of(food)),
          saves: dish.saves.map((food) => soon.of(food)),
          main: code(mains, dish.main),
          cuisine: code(cuisines, dish.cuisine),
          kind: code(kinds, dish.kind),
        });
      }
    }
    const days = Math.max(0, ...meals.map(({ day }) => day)) + 3;
    this.mostMains = mains.size * courses.size;
    this.bought = new Uint8Array(foods.size);
    this.cuisines = new Uint8Array(cuisines.size);
    this.kinds = new Uint8Array(kinds.size);
    this.mains = new Uint8Array(this.mostMains);
    this.mainsOfDay = new Uint8Array(this.mostMains * days);
    this.savedOn = Array.from({ length: soon.size }, () => []);
    this.mostCourses = courses.size;
  }

  add(dish: Dish, meal: WeekMeal<Dish>): void {
    const { saves } = this.count(dish, meal, 1);
    for (const food of saves) this.savedOn[food]?.push(meal.day);
  }

  remove(dish: Dish, meal: WeekMeal<Dish>): void {
    const { saves } = this.count(dish, meal, -1);
    for (const food of saves) {
      const days = this.savedOn[food] as number[];
      days.splice(days.indexOf(meal.day), 1);
    }
  }

  /** What the week costs more with this dish. */
  costOf(dish: Dish, meal: WeekMeal<Dish>): number {
    const coded = this.dishes.get(dish) as CodedDish;
    let { cost } = coded;
    for (const food of coded.buys) if (this.bought[food] === 0) cost += FOOD_BOUGHT;
    for (const food of coded.saves) cost += this.costOfSaving(food, meal.day);
    if (coded.main >= 0) {
      const main = this.mainAt(coded, meal);
      cost += SAME_MAIN * (this.mains[main] as number);
      const at = meal.day * this.mostMains + main;
      const near =
        (this.mainsOfDay[at] as number) +
        (this.mainsOfDay[at + this.mostMains] as number) +
        (this.mainsOfDay[at + 2 * this.mostMains] as number);
      cost += SAME_MAIN_NEXT_DAY * near;
    }
    if (coded.cuisine >= 0) cost += SAME_CUISINE * (this.cuisines[coded.cuisine] as number);
    if (coded.kind >= 0) cost += SAME_KIND * (this.kinds[coded.kind] as number);
    return cost;
  }

  private mainAt({ main }: CodedDish, meal: WeekMeal<Dish>): number {
    return main * this.mostCourses + (this.meals.get(meal) as CodedMeal).course;
  }

  private count(dish: Dish, meal: WeekMeal<Dish>, by: 1 | -1): CodedDish {
    const coded = this.dishes.get(dish) as CodedDish;
    for (const food of coded.buys) addTo(this.bought, food, by);
    if (coded.main >= 0) {
      const main = this.mainAt(coded, meal);
      addTo(this.mains, main, by);
      addTo(this.mainsOfDay, (meal.day + 1) * this.mostMains + main, by);
    }
    if (coded.cuisine >= 0) addTo(this.cuisines, coded.cuisine, by);
    if (coded.kind >= 0) addTo(this.kinds, coded.kind, by);
    return coded;
  }

  /** Negative: a food that would have spoilt is saved, or is saved earlier. */
  private costOfSaving(food: number, day: number): number {
    const days = this.savedOn[food] as number[];
    if (days.length === 0) return FOOD_WAITING * day - FOOD_SPOILT;
    return FOOD_WAITING * Math.min(0, day - Math.min(...days));
  }
}

const addTo = (counts: Uint8Array, at: number, by: 1 | -1): void => {
  counts[at] = (counts[at] as number) + by;
};

/** What a whole week costs, for comparing weeks: the lower, the better. */
export function costOfWeek<Dish extends WeekDish>(
  meals: readonly WeekMeal<Dish>[],
  filled: readonly FilledMeal<Dish>[],
  seed: number,
): number {
  const week = new Week(meals, seed);
  let cost = 0;
  for (const meal of meals) {
    const chosen = filled.find(({ name }) => name === meal.name);
    for (const dish of chosen ? [chosen.dish] : meal.decided) {
      cost += week.costOf(dish, meal);
      week.add(dish, meal);
    }
  }
  return cost;
}

/** A week in the making: the meals that are open, and what is in them. */
class WeekSearch<Dish extends WeekDish> {
  private readonly week: Week<Dish>;
  private readonly taken = new Set<number>();
  private readonly chosen = new Map<WeekMeal<Dish>, Dish>();
  private readonly mayBe: ReadonlyMap<WeekMeal<Dish>, ReadonlySet<Dish>>;
  private readonly open: readonly WeekMeal<Dish>[];
  private readonly random: SeededRandom;

  constructor(meals: readonly WeekMeal<Dish>[], seed: number) {
    this.week = new Week(meals, seed);
    this.random = new SeededRandom(seed, 'week');
    for (const meal of meals) {
      for (const dish of meal.decided) {
        this.week.add(dish, meal);
        this.taken.add(dish.id);
      }
    }
    this.open = meals.filter(({ decided }) => decided.length === 0);
    this.mayBe = new Map(this.open.map((meal) => [meal, new Set(meal.choices)]));
  }

  *run(): SlicedWork<ReadonlyMap<WeekMeal<Dish>, Dish>> {
    // Whoever has the fewest choices chooses first: nothing may be left for them later.
    const byChoice = this.open.toSorted((one, other) => one.choices.length - other.choices.length);
    for (const meal of byChoice) {
      const dish = this.cheapestFor(meal);
      if (dish) this.put(meal, dish);
      yield;
    }
    yield* this.improve();
    for (let kick = 0; kick < KICKS && this.chosen.size > 1; kick += 1) yield* this.kick();
    return this.chosen;
  }

  private get cost(): number {
    let cost = 0;
    for (const [meal, dish] of this.chosen) this.week.remove(dish, meal);
    for (const [meal, dish] of this.chosen) {
      cost += this.week.costOf(dish, meal);
      this.week.add(dish, meal);
    }
    return cost;
  }

  /** Changes single meals and exchanges two, as long as that costs less. `held` stays as it is in the first round. */
  private *improve(held?: WeekMeal<Dish>): SlicedWork<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      let gains = false;
      for (const meal of this.open) {
        if (round > 0 || meal !== held) gains = this.change(meal) || gains;
        yield;
      }
      for (const [at, one] of this.open.entries()) {
        for (const other of this.open.slice(at + 1)) gains = this.exchange(one, other) || gains;
        yield;
      }
      if (!gains) return;
    }
  }

  /** Two dishes that share what has to be bought are found together only if one of them may cost more at first. */
  private *kick(): SlicedWork<void> {
    const meal = this.random.pick(this.open);
    const free = meal.choices.filter(({ id }) => !this.taken.has(id));
    const now = this.chosen.get(meal);
    if (!now || free.length === 0) return;
    const before = [...this.chosen];
    const cost = this.cost;
    this.take(meal, now);
    this.put(meal, this.random.pick(free));
    yield* this.improve(meal);
    if (this.cost < cost - LEAST_GAIN) return;
    for (const [changed, dish] of [...this.chosen]) this.take(changed, dish);
    for (const [unchanged, dish] of before) this.put(unchanged, dish);
  }

  private cheapestFor(meal: WeekMeal<Dish>): Dish | undefined {
    let cheapest: Dish | undefined;
    let least = Infinity;
    for (const dish of meal.choices) {
      if (this.taken.has(dish.id)) continue;
      const cost = this.week.costOf(dish, meal);
      if (cost >= least) continue;
      least = cost;
      cheapest = dish;
    }
    return cheapest;
  }

  private put(meal: WeekMeal<Dish>, dish: Dish): void {
    this.week.add(dish, meal);
    this.taken.add(dish.id);
    this.chosen.set(meal, dish);
  }

  private take(meal: WeekMeal<Dish>, dish: Dish): void {
    this.week.remove(dish, meal);
    this.taken.delete(dish.id);
    this.chosen.delete(meal);
  }

  /** Whether another dish is better here. */
  private change(meal: WeekMeal<Dish>): boolean {
    const now = this.chosen.get(meal);
    if (!now) return false;
    this.take(meal, now);
    const cost = this.week.costOf(now, meal);
    const other = this.cheapestFor(meal) ?? now;
    const gains = this.week.costOf(other, meal) < cost - LEAST_GAIN;
    this.put(meal, gains ? other : now);
    return gains;
  }

  /** Whether two meals are better with each other's dish. */
  private exchange(one: WeekMeal<Dish>, other: WeekMeal<Dish>): boolean {
    const first = this.chosen.get(one);
    const second = this.chosen.get(other);
    if (!first || !second) return false;
    if (!this.mayBe.get(one)?.has(second) || !this.mayBe.get(other)?.has(first)) return false;
    this.take(one, first);
    this.take(other, second);
    const costOf = (here: Dish, there: Dish): number => {
      const cost = this.week.costOf(here, one);
      this.week.add(here, one);
      const both = cost + this.week.costOf(there, other);
      this.week.remove(here, one);
      return both;
    };
    const gains = costOf(second, first) < costOf(first, second) - LEAST_GAIN;
    this.put(one, gains ? second : first);
    this.put(other, gains ? first : second);
    return gains;
  }
}

/**
 * Fills the meals that are not decided, no dish twice: greedily, then by changing one meal or exchanging two as long as that costs less, and
 * from random changes again. The same question and seed give the same week. Meals for which no dish is left stay empty.
 * A whole week takes longer than anybody else should wait, so it pauses now and then.
 */
export function* planWeek<Dish extends WeekDish>(
  meals: readonly WeekMeal<Dish>[],
  seed: number,
): SlicedWork<FilledMeal<Dish>[]> {
  const chosen = yield* new WeekSearch(meals, seed).run();
  return meals.flatMap((meal) => {
    const dish = chosen.get(meal);
    return dish ? { name: meal.name, dish } : [];
  });
}
