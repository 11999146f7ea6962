import type { AllergenId } from './allergen.js';
import {
  ALLERGEN_IDS,
  buildFacts,
  coherentFacts,
  type DietId,
  type Fact,
  type FoodFacts,
  type FoodTrait,
} from './food-facts.js';

// The words by which the tables say what is in a food. They are applied in the order written; later ones win.
//
// First what holds of every allergen that is not named. Each section has one of these, a food may have another:
//   simple      nothing but the food itself (produce, raw meat, plain spices, oils): what is not named is not in it
//   anything    a name for dishes of all kinds (soup, filling): of what is not named nothing is known
//   composite, baked, sweet, cured, seasoned
//               made of several things: of what makers of such food use and do not name in its name nothing is known, and what guidance
//               does not know in such food is not in it (no fish in bread)
//
// Then one word for an allergen: `milk` contains it, `may-milk` often has it, `milk?` unknown, `no-milk` free of it.
//   milk egg fish crustacean mollusc peanut nut soy wheat gluten sesame mustard celery lupin sulphites
// `gf` is free of wheat and gluten, `gf?` unknown, `oats` are seldom free of the wheat of their neighbours.
//
// Then one for the diets: plant (vegan), plant? (vegetarian, vegan unknown), animal (vegetarian, not vegan), rennet (not vegan,
// vegetarian unknown), meat, fishy (pescetarian, not vegetarian), no-meat (pescetarian, the rest unknown), mixed (unknown). A diet that
// is sure says of the animal allergens that they are not in it.
//
// Traits: salty spicy alcohol raw-egg raw-fish honey. At last `staple`.

interface Draft {
  allergens: Record<AllergenId, Fact>;
  diets: Record<DietId, Fact>;
  readonly traits: Set<FoodTrait>;
  staple: boolean;
}

const ALLERGEN_OF_WORD: Readonly<Record<string, AllergenId>> = {
  milk: 'milk',
  egg: 'eggs',
  fish: 'fish',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  peanut: 'peanuts',
  nut: 'tree-nuts',
  soy: 'soy',
  wheat: 'wheat',
  gluten: 'gluten',
  sesame: 'sesame',
  mustard: 'mustard',
  celery: 'celery',
  lupin: 'lupin',
  sulphites: 'sulphites',
};

const TRAIT_OF_WORD: Readonly<Record<string, FoodTrait>> = {
  salty: 'salty',
  spicy: 'spicy',
  alcohol: 'alcohol',
  'raw-egg': 'raw egg',
  'raw-fish': 'raw fish',
  honey: 'honey',
};

// What is unknown about a food of this kind by default.
const allergens = (ids: string): readonly AllergenId[] => ids.split(' ') as AllergenId[];

const UNKNOWN_OF: Readonly<Record<string, readonly AllergenId[]>> = {
  simple: [],
  anything: ALLERGEN_IDS,
  composite: allergens('gluten wheat milk soy sulphites'),
  baked: allergens('gluten wheat milk eggs soy'),
  sweet: allergens('milk soy'),
  cured: allergens('gluten wheat milk eggs soy mustard celery sulphites'),
  seasoned: allergens('gluten wheat soy sulphites'),
};

const MARINE: readonly AllergenId[] = ['fish', 'crustaceans', 'molluscs'];
const ANIMAL: readonly AllergenId[] = [...MARINE, 'milk', 'eggs'];

function diets(vegetarian: Fact, pescetarian: Fact, vegan: Fact, without: readonly AllergenId[]) {
  return (draft: Draft): void => {
    draft.diets = { ...draft.diets, vegetarian, pescetarian, vegan };
    for (const id of without) if (draft.allergens[id] === 'unknown') draft.allergens[id] = 'free';
  };
}

const setGluten =
  (fact: Fact) =>
  ({ allergens }: Draft): void => {
    allergens.gluten = fact;
    allergens.wheat = fact;
  };

const OTHER_WORDS: Readonly<Record<string, (draft: Draft) => void>> = {
  plant: diets('free', 'free', 'free', ANIMAL),
  'plant?': diets('free', 'free', 'unknown', MARINE),
  animal: diets('free', 'free', 'contains', MARINE),
  rennet: diets('unknown', 'unknown', 'contains', MARINE),
  meat: diets('contains', 'contains', 'contains', []),
  fishy: diets('contains', 'free', 'contains', []),
  'no-meat': diets('unknown', 'free', 'unknown', []),
  mixed: diets('unknown', 'unknown', 'unknown', []),
  gf: setGluten('free'),
  'gf?': setGluten('unknown'),
  oats: setGluten('may'),
  staple: (draft) => {
    draft.staple = true;
  },
};

const ALLERGEN_WORD = /^(may-|no-)?([a-z]+)(\?)?$/;

function applyAllergen(draft: Draft, word: string): boolean {
  const [, before, name = '', mark] = ALLERGEN_WORD.exec(word) ?? [];
  const id = ALLERGEN_OF_WORD[name];
  if (!id || (before && mark)) return false;
  const fact: Fact = mark
    ? 'unknown'
    : before === 'may-'
      ? 'may'
      : before === 'no-'
        ? 'free'
        : 'contains';
  draft.allergens[id] = fact;
  if (id === 'wheat' && fact === 'contains') draft.allergens.gluten = fact;
  return true;
}

function apply(draft: Draft, word: string): boolean {
  const unknown = UNKNOWN_OF[word];
  if (unknown) {
    for (const id of ALLERGEN_IDS) {
      const open = draft.allergens[id] === 'free' || draft.allergens[id] === 'unknown';
      if (open) draft.allergens[id] = unknown.includes(id) ? 'unknown' : 'free';
    }
    return true;
  }
  const other = OTHER_WORDS[word];
  if (other) {
    other(draft);
    return true;
  }
  const trait = TRAIT_OF_WORD[word];
  if (trait) {
    draft.traits.add(trait);
    return true;
  }
  return applyAllergen(draft, word);
}

/** The combined meaning of a section's words and a food's. */
export interface StatedFacts {
  readonly facts: FoodFacts;
  readonly traits: readonly FoodTrait[];
  readonly staple: boolean;
}

/** Parses the tables' fact words. Throws when a word is unknown, or when none sets the default for the rest. */
export function readFactWords(words: readonly string[]): StatedFacts {
  if (!words.some((word) => UNKNOWN_OF[word])) {
    throw new Error(`Say simple or composite: ${words.join(' ')}.`);
  }
  const draft: Draft = {
    ...buildFacts(
      () => 'free',
      () => 'unknown',
    ),
    traits: new Set(),
    staple: false,
  };
  for (const word of words) {
    if (!apply(draft, word)) throw new Error(`No fact is called ${word}.`);
  }
  return {
    facts: coherentFacts(draft),
    traits: [...draft.traits],
    staple: draft.staple,
  };
}
