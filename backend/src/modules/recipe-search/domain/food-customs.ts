import { idOfPhrase } from '@larder/culinary';
import type { DishKind } from '@larder/dish-pictures';
import { COUNTED } from './food-customs.generated.js';

/** How usual it is to make a dish of a cuisine or of a kind from some foods, as the logarithm of how much more often it is than with any others. */
export interface Customs {
  readonly ofCuisine: (cuisine: string | null) => number;
  readonly ofKind: (kind: DishKind | null) => number;
}

/** How many dishes there are of each sort: of all, or of those with a food in them. */
type Counts = ReadonlyMap<string, number>;

interface Custom {
  readonly all: Counts;
  readonly byFood: ReadonlyMap<number, Counts>;
  /** A food of few dishes says little: each counts as if it were in so many more that are like all others. */
  readonly smoothing: number;
  /** How much each food says beside the others. */
  readonly share: number;
}

/** A surer conclusion is not drawn from foods alone. */
const MOST = 3;

/**
 * What a few foods say about the cuisine or the kind of a dish, by Bayes' rule as if each said it by itself: soy sauce and kimchi are Korean
 * food, although either is eaten elsewhere, too. The prior is how common a sort of dish is.
 */
function customOf({ all, byFood, smoothing, share }: Custom, typed: readonly number[]): Counts {
  const total = sumOf(all);
  const known = typed.flatMap((food) => {
    const counts = byFood.get(food);
    return counts ? [{ counts, dishes: sumOf(counts) }] : [];
  });
  const lifts = [...all].map(([sort, count]) => {
    const prior = count / total;
    const lift = known.reduce((sum, { counts, dishes }) => {
      const chance = ((counts.get(sort) ?? 0) + smoothing * prior) / (dishes + smoothing);
      return sum + share * Math.log(chance / prior);
    }, 0);
    return { sort, prior, lift };
  });
  const evidence = lifts.reduce((sum, { prior, lift }) => sum + prior * Math.exp(lift), 0);
  return new Map(
    lifts.map(({ sort, lift }) => [
      sort,
      Math.min(MOST, Math.max(-MOST, lift - Math.log(evidence))),
    ]),
  );
}

const sumOf = (counts: Counts): number => [...counts.values()].reduce((sum, one) => sum + one, 0);

/** Of no kind that is known. */
const OTHER = 'other';

export function customsOf(typed: readonly number[]): Customs {
  const cuisines = customOf(CUISINES, typed);
  const kinds = customOf(KINDS, typed);
  return {
    ofCuisine: (cuisine) => cuisines.get(cuisine?.toLowerCase() ?? '') ?? 0,
    ofKind: (kind) => kinds.get(kind ?? OTHER) ?? 0,
  };
}

/** Reads a part of what was counted: a line of all dishes, then one for each food, `name: sort count, sort count`. */
function readCounts(text: string): Pick<Custom, 'all' | 'byFood'> {
  const [all, ...foods] = text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', counted = ''] = line.split(': ');
      const counts = counted.split(', ').map((one) => {
        const space = one.lastIndexOf(' ');
        return [one.slice(0, space), Number(one.slice(space + 1))] as const;
      });
      return { name, counts: new Map(counts) };
    });
  const byFood = foods.flatMap(({ name, counts }) => {
    const food = idOfPhrase(name);
    return food === null ? [] : [[food, counts] as const];
  });
  return { all: all?.counts ?? new Map(), byFood: new Map(byFood) };
}

const CUISINES: Custom = { ...readCounts(COUNTED.cuisines), smoothing: 8, share: 1 };
/** Foods of one kitchen say much the same about the kind of a dish. */
const KINDS: Custom = { ...readCounts(COUNTED.kinds), smoothing: 20, share: 0.5 };
