import { ALLERGENS, type AllergenId } from './allergen.js';

/**
 * How certain it is that a food has an allergen: `may` when producers or recipes often add it, `unknown` when nobody can
 * say, `free` only when that is known. For a diet, `contains` breaks it and `free` complies.
 */
export type Fact = 'contains' | 'may' | 'free' | 'unknown';

/** [CONST-3b] A diet that a dish can comply with. */
export type DietId = (typeof DIET_IDS)[number];

/** [CONST-3b] The diets that a dish can comply with. */
export const DIET_IDS = ['vegetarian', 'pescetarian', 'vegan', 'gluten free'] as const;

/** The facts of a food, a line or a dish. */
export interface FoodFacts {
  readonly allergens: Readonly<Record<AllergenId, Fact>>;
  readonly diets: Readonly<Record<DietId, Fact>>;
}

/** Other things people avoid: babies eat no honey, pregnant women nothing raw. */
export type FoodTrait = (typeof FOOD_TRAITS)[number];

/** Other things people avoid in a dish. */
export const FOOD_TRAITS = ['salty', 'spicy', 'alcohol', 'raw egg', 'raw fish', 'honey'] as const;

export const ALLERGEN_IDS: readonly AllergenId[] = ALLERGENS.map(({ id }) => id);

const FROM_BEST_TO_WORST: readonly Fact[] = ['free', 'unknown', 'may', 'contains'];

/** The stricter of two facts. */
export function worseFact(left: Fact, right: Fact): Fact {
  return FROM_BEST_TO_WORST.indexOf(left) > FROM_BEST_TO_WORST.indexOf(right) ? left : right;
}

/** A record with one value for each key. */
function recordOf<Key extends string>(
  keys: readonly Key[],
  valueOf: (key: Key) => Fact,
): Record<Key, Fact> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Fact>;
}

/** Facts with the same value for each allergen and each diet. */
export function buildFacts(
  allergen: (id: AllergenId) => Fact,
  diet: (id: DietId) => Fact,
): FoodFacts {
  return { allergens: recordOf(ALLERGEN_IDS, allergen), diets: recordOf(DIET_IDS, diet) };
}

/** The facts of an unrecognised food: nothing is known. */
export const UNKNOWN_FACTS: FoodFacts = buildFacts(
  () => 'unknown',
  () => 'unknown',
);

/** The facts of plain water. */
export const FREE_FACTS: FoodFacts = buildFacts(
  () => 'free',
  () => 'free',
);

/** The worst of all facts, one by one; everything is unknown for an empty list. */
export function worstFacts(all: readonly FoodFacts[]): FoodFacts {
  const [first, ...rest] = all;
  if (!first) return UNKNOWN_FACTS;
  return rest.reduce(
    (worst, facts) =>
      buildFacts(
        (id) => worseFact(worst.allergens[id], facts.allergens[id]),
        (id) => worseFact(worst.diets[id], facts.diets[id]),
      ),
    first,
  );
}

/** The facts of a food that is one or the other: certain only where both agree. */
export function eitherFacts(one: FoodFacts, other: FoodFacts): FoodFacts {
  const either = (left: Fact, right: Fact): Fact => {
    if (left === right) return left;
    return left === 'contains' || right === 'contains' ? 'may' : worseFact(left, right);
  };
  return buildFacts(
    (id) => either(one.allergens[id], other.allergens[id]),
    (id) => either(one.diets[id], other.diets[id]),
  );
}

// What an animal allergen implies for a diet: fish is not vegetarian.
const BREAKS: Readonly<Record<DietId, readonly AllergenId[]>> = {
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
  pescetarian: [],
  vegan: ['fish', 'crustaceans', 'molluscs', 'milk', 'eggs'],
  'gluten free': ['gluten', 'wheat'],
};

/**
 * The same facts made consistent: a food that may contain milk is not known to be vegan, and one with wheat has gluten.
 */
export function coherentFacts({ allergens, diets }: FoodFacts): FoodFacts {
  const allergen = (id: AllergenId): Fact =>
    id === 'gluten' ? worseFact(allergens.gluten, allergens.wheat) : allergens[id];
  const diet = (id: DietId): Fact => {
    const own = id === 'gluten free' ? 'free' : diets[id];
    const wider: Fact[] =
      id === 'vegetarian' || id === 'vegan'
        ? [diets.pescetarian, ...(id === 'vegan' ? [diets.vegetarian] : [])]
        : [];
    return [...wider, ...BREAKS[id].map(allergen)].reduce(worseFact, own);
  };
  return buildFacts(allergen, diet);
}
