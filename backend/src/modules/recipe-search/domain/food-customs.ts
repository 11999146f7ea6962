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

/** A surer conclusion is not drawn from foods alone. */
const MOST = 3;

/**
 * What a few foods say about the cuisine or the kind of a dish, by Bayes' rule as if each said it by itself: soy sauce and kimchi are Korean
 * food, although either is eaten elsewhere, too. The prior is how common a sort of dish is.
 */
class Custom {
  private readonly sorts: readonly string[];
  private readonly priors: readonly number[];
  /** What each food says of each sort, as far as somebody has asked. */
  private readonly lifts = new Map<number, Float64Array | null>();

  /**
   * `smoothing`: a food of few dishes says little, so each counts as if it were in so many more that are like all others. `share`: how much each
   * food says beside the others.
   */
  constructor(
    all: Counts,
    private readonly byFood: ReadonlyMap<number, Counts>,
    private readonly smoothing: number,
    private readonly share: number,
  ) {
    const total = sumOf(all.values());
    this.sorts = [...all.keys()];
    this.priors = [...all.values()].map((count) => count / total);
  }

  /** How much more usual each sort is for these foods than for any, as a natural logarithm. */
  of(typed: readonly number[]): Counts {
    const known = typed.flatMap((food) => this.liftsOf(food) ?? []);
    const lifts = this.sorts.map((_, sort) => sumOf(known.map((one) => one[sort] as number)));
    const evidence = Math.log(
      sumOf(lifts.map((lift, sort) => (this.priors[sort] as number) * Math.exp(lift))),
    );
    return new Map(
      this.sorts.map((sort, at) => {
        const lift = (lifts[at] as number) - evidence;
        return [sort, Math.min(MOST, Math.max(-MOST, lift))];
      }),
    );
  }

  private liftsOf(food: number): Float64Array | null {
    let lifts = this.lifts.get(food);
    if (lifts === undefined) {
      const counts = this.byFood.get(food);
      lifts = counts ? this.workOut(counts) : null;
      this.lifts.set(food, lifts);
    }
    return lifts;
  }

  private workOut(counts: Counts): Float64Array {
    const { smoothing, share } = this;
    const dishes = sumOf(counts.values());
    return Float64Array.from(this.priors, (prior, at) => {
      const count = counts.get(this.sorts[at] as string) ?? 0;
      return share * Math.log((count + smoothing * prior) / (dishes + smoothing) / prior);
    });
  }
}

const sumOf = (numbers: Iterable<number>): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

/** Of no kind that is known. */
const OTHER = 'other';

export function customsOf(typed: readonly number[]): Customs {
  const cuisines = CUISINES.of(typed);
  const kinds = KINDS.of(typed);
  return {
    ofCuisine: (cuisine) => cuisines.get(cuisine?.toLowerCase() ?? '') ?? 0,
    ofKind: (kind) => kinds.get(kind ?? OTHER) ?? 0,
  };
}

/** Reads a part of what was counted: a line of all dishes, then one for each food, `name: sort count, sort count`. */
function readCounts(text: string): [all: Counts, byFood: ReadonlyMap<number, Counts>] {
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
  return [all?.counts ?? new Map(), new Map(byFood)];
}

const CUISINES = new Custom(...readCounts(COUNTED.cuisines), 8, 1);
/** Foods of one kitchen say much the same about the kind of a dish. */
const KINDS = new Custom(...readCounts(COUNTED.kinds), 20, 0.5);
