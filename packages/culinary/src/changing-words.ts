import type { AllergenId } from './allergen.js';
import {
  buildFacts,
  coherentFacts,
  UNKNOWN_FACTS,
  worseFact,
  worstFacts,
  type Fact,
  type FoodFacts,
} from './food-facts.js';

// Words next to a food's name that make it a different food for someone with a diet or an allergy. All are folded and singular;
// English, then French. The food still contains what its name implies: only "vegan", "gluten free" and the like remove something.

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Fried in flour, crumbs or batter. */
const BREADED = set(
  'breaded crumbed battered floured schnitzel tempura katsu goujon nugget croquette fritter popper milanese parmigiana kiev dumpling wellington turnover ' +
    'pane panee frit beignet croute feuillete croustade',
);

const GRATIN = { milk: 'may', wheat: 'may', gluten: 'may', eggs: 'may' } as const;
const CHOCOLATE = { milk: 'may', soy: 'may' } as const;

/** Satay implies peanuts; teriyaki, soy sauce; gratinated, cheese or crumbs. */
const SAUCED: ReadonlyMap<string, Partial<Record<AllergenId, Fact>>> = new Map<
  string,
  Partial<Record<AllergenId, Fact>>
>([
  [
    'satay',
    {
      peanuts: 'contains',
      soy: 'may',
      wheat: 'may',
      gluten: 'may',
      fish: 'may',
      crustaceans: 'may',
      sesame: 'may',
    },
  ],
  ['teriyaki', { soy: 'contains', wheat: 'contains', gluten: 'contains', sesame: 'may' }],
  ['gratine', GRATIN],
  ['gratinee', GRATIN],
  ['gratineed', GRATIN],
  ['chocolate', CHOCOLATE],
  ['chocolatee', CHOCOLATE],
  ['chocolatey', CHOCOLATE],
]);

/** Stuffed, wrapped or coated with something that the words before may name ("cheese-stuffed"). */
const WITH_ANOTHER = set(
  'stuffed filled coated covered dipped crusted encrusted wrapped topped glazed frosted infused enrobed drizzled rolled-in loaded smothered ' +
    'farci farcie fourre fourree enrobe enrobee nappe garni garnie',
);

/** Imitations. */
const LIKE_ANOTHER = set(
  'flavored flavoured flavor flavour imitation mock faux fake substitute alternative aromatise aromatisee saveur simili',
);

/** Composite foods, of which the name before mentions at most one component. */
const MADE_UP = set(
  'kit mix mixture medley blend ' +
    'salad roll pie soup sauce dip stock broth bisque chowder stew casserole bake gratin quiche tart cake pancake patty pattie burger ball ' +
    'bar bite puff sandwich wrap sub taco burrito pizza lasagna spread paste pate mousse pudding candy dessert snack cracker chip crisp ' +
    'cookie biscuit wafer bread bun pastry dressing marinade gravy glaze relish filling topping sausage loaf terrine curry platter dish ' +
    'meal dinner entree skewer kebab kabob ' +
    'salade soupe potage tarte tourte trempette gateau biscuit boulette galette melange brochette',
);

/** Ready-made, with the additions that producers put on meat and nuts. */
const SEASONED = set(
  'seasoned deli rotisserie barbecued bbq barbecue marinated marine marinee prepared spicy cajun jerk blackened',
);

/** Cooked before, and nobody knows with what: a leftover turkey had butter on it, a pot roast flour in its gravy. */
const LEFT_OVER = set('leftover reste');

/** Coated or flavoured with honey. */
const HONEYED = set('honeyed mielle miellee');

/** With butter or cream, unless the food itself is a drink, nut or sauce: "creamy peanut butter" has none. */
const MILKY: ReadonlyMap<string, Fact> = new Map([
  ['creamed', 'contains'],
  ['creamy', 'may'],
  ['cremeux', 'may'],
  ['cremeuse', 'may'],
  ['buttery', 'may'],
]);
const MILKY_AISLES = set('produce meat seafood grains');

// "Chicken-fried" and "southern fried" say breaded; other frying may be in flour, but not in a wok.
const FRIED_IN_FLOUR = set('chicken country southern oven');
const FRIED_PLAIN = set('stir pan');
const FRIED_AISLES = set('produce meat seafood');

// A whole dish when these come first, as they do in French.
const MADE_UP_FIRST = set('salade soupe potage tarte tourte trempette gateau boulette brochette');

const LEFT_OVER_AISLES = set('meat seafood');

const SEASONED_AISLES = set('meat seafood nuts refrigerated');

const SEASONINGS: readonly AllergenId[] = [
  'gluten',
  'wheat',
  'milk',
  'soy',
  'mustard',
  'celery',
  'sesame',
  'sulphites',
  'eggs',
];

const VEGAN = set('vegan vegane vegetalien vegetalienne');
const VEGETARIAN = set('vegetarian meatless meatfree veggie vegetarien vegetarienne');

// What "-free" and "sans" remove; lactose-free is not milk-free.
const FREE_OF: ReadonlyMap<string, readonly AllergenId[]> = new Map<string, readonly AllergenId[]>([
  ['gluten', ['gluten', 'wheat']],
  ['dairy', ['milk']],
  ['milk', ['milk']],
  ['lait', ['milk']],
  ['egg', ['eggs']],
  ['oeuf', ['eggs']],
  ['nut', ['tree-nuts', 'peanuts']],
  ['noix', ['tree-nuts']],
  ['peanut', ['peanuts']],
  ['arachide', ['peanuts']],
  ['soy', ['soy']],
  ['soya', ['soy']],
  ['soja', ['soy']],
  ['wheat', ['wheat']],
  ['ble', ['wheat']],
  ['sesame', ['sesame']],
  ['fish', ['fish']],
  ['poisson', ['fish']],
  ['shellfish', ['crustaceans', 'molluscs']],
  ['mustard', ['mustard']],
  ['celery', ['celery']],
  ['sulphite', ['sulphites']],
  ['sulfite', ['sulphites']],
]);

const ANIMAL: readonly AllergenId[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'];
// Substitutes for meat, milk and eggs; nuts only for milk.
const STAND_INS: readonly AllergenId[] = ['soy', 'gluten', 'wheat'];

/** What the words next to one food mean. */
export interface WordChange {
  /** Facts that the words add. */
  readonly added: FoodFacts | null;
  readonly freeOf: ReadonlySet<AllergenId>;
  readonly plant: 'vegan' | 'vegetarian' | null;
  /** Indexes of the words that were used. */
  readonly read: ReadonlySet<number>;
}

const freeFacts = (given: Partial<Record<AllergenId, Fact>>): FoodFacts =>
  coherentFacts(
    buildFacts(
      (id) => given[id] ?? 'free',
      () => 'free',
    ),
  );

/** Of all that a food contains, this fact; of the rest, that it is free of it. */
export const contentsOf = ({ allergens }: FoodFacts, fact: Fact): FoodFacts =>
  freeFacts(
    Object.fromEntries(
      Object.entries(allergens).flatMap(([id, own]) => (own === 'contains' ? [[id, fact]] : [])),
    ),
  );

/** Cooked in butter. */
export const BUTTERED_FACTS: FoodFacts = freeFacts({ milk: 'contains' });

const HONEYED_FACTS = buildFacts(
  () => 'free',
  (id) => (id === 'vegan' ? 'contains' : 'free'),
);

const FRIED_FACTS = freeFacts({ wheat: 'may', gluten: 'may', eggs: 'may', milk: 'may' });

/** Fried in crumbs, flour or batter. */
export const BREADED_FACTS = freeFacts({
  wheat: 'contains',
  gluten: 'contains',
  eggs: 'may',
  milk: 'may',
  soy: 'may',
  mustard: 'may',
});

/** For meat with an unspecified sauce or rub. */
export const SEASONED_FACTS = freeFacts(
  Object.fromEntries(SEASONINGS.map((id) => [id, 'unknown'])),
);

const SAYS_CONTENTS =
  /\b(may |might |can |could )?contain(?:s|ing)?\s+(?:traces? of\s+)?(?!no\b|neither\b)(.+)$/;
const NOT = String.raw`(?:not|never|cannot|doesn['’]?t|don['’]?t|without)`;
const ANOTHER = String.raw`\b(?:(?:${NOT}|may|might|can|could)\s+)?contain`;
/** Up to the end of its clause, or to where the next one says something about contents. */
const DENIED = new RegExp(
  String.raw`\b${NOT}\s+contain\w*\s[^,;.()]*?(?=[,;.()]|${ANOTHER}|\bbut\b|$)`,
  'g',
);

/** What a remark lists as contained, for sure or perhaps: "contains dairy", "may contain traces of nuts". */
export function saidContents(remark: string): { listed: string; fact: Fact } | null {
  const [, doubt, listed] = SAYS_CONTENTS.exec(remark.replace(DENIED, '')) ?? [];
  if (listed === undefined) return null;
  return { listed, fact: doubt === undefined ? 'contains' : 'may' };
}

/** This fact about the allergens that words name: of dairy milk, of shellfish crustaceans and molluscs. */
export const allergenFacts = (words: readonly string[], fact: Fact): FoodFacts =>
  freeFacts(
    Object.fromEntries(words.flatMap((word) => FREE_OF.get(word) ?? []).map((id) => [id, fact])),
  );

const DONE_TO_IT =
  /\b(breaded|crumbed|battered|tempura|panee?s?|buttered|beurree?s?|stuffed|filled|coated|covered|glazed|farcie?s?)\b(?!\s+(?:with|in|a|au|aux|de)\b)/;

/** Facts that a remark after the name adds: "fillets, breaded". A coating or filling is unknown unless it is named. */
export function remarkChange(remark: string): FoodFacts | null {
  const [, said] = DONE_TO_IT.exec(remark) ?? [];
  if (said === undefined) return null;
  if (/^(?:butter|beurr)/.test(said)) return BUTTERED_FACTS;
  return BREADED.has(said.replace(/s$/, '')) ? BREADED_FACTS : UNKNOWN_FACTS;
}

/** For anything called soy something. */
export const SOY_FACTS = freeFacts({ soy: 'contains' });

/**
 * Which of the words next to a food's name change it, and how. `isName` says which words belong to a name, `nameEnd` where the food's own
 * name ends, `aisle` where it is sold.
 */
export function changeBy(
  words: readonly string[],
  isName: (index: number) => boolean,
  nameEnd: number,
  aisle: string,
): WordChange {
  const isSeasoned = SEASONED_AISLES.has(aisle);
  const read = new Set<number>();
  const freeOf = new Set<AllergenId>();
  const added: FoodFacts[] = [];
  let plant: WordChange['plant'] = null;
  words.forEach((word, index) => {
    const next = words[index + 1] ?? '';
    const before = words[index - 1] ?? '';
    if (word === 'free' && FREE_OF.has(before)) {
      for (const id of FREE_OF.get(before) ?? []) freeOf.add(id);
      read.add(index).add(index - 1);
    } else if (word === 'sans' && FREE_OF.has(next)) {
      for (const id of FREE_OF.get(next) ?? []) freeOf.add(id);
      read.add(index).add(index + 1);
    } else if (word === 'eggless') {
      freeOf.add('eggs');
      read.add(index);
    }
    if (LEFT_OVER.has(word) && LEFT_OVER_AISLES.has(aisle)) added.push(SEASONED_FACTS);
    if (read.has(index) || isName(index)) return;
    if (VEGAN.has(word) || (word === 'plant' && next === 'based')) {
      plant = 'vegan';
      read.add(index).add(word === 'plant' ? index + 1 : index);
    } else if (VEGETARIAN.has(word)) {
      plant ??= 'vegetarian';
      read.add(index);
    } else if (BREADED.has(word)) {
      added.push(BREADED_FACTS);
      read.add(index);
    } else if (word === 'fried') {
      if (FRIED_IN_FLOUR.has(before)) added.push(BREADED_FACTS);
      else if (index < nameEnd && FRIED_AISLES.has(aisle) && !FRIED_PLAIN.has(before))
        added.push(FRIED_FACTS);
      read.add(index);
      if (FRIED_PLAIN.has(before)) read.add(index - 1);
    } else if (word === 'buttered') {
      added.push(BUTTERED_FACTS);
      read.add(index);
    } else if (HONEYED.has(word)) {
      added.push(HONEYED_FACTS);
      read.add(index);
    } else if (MILKY.has(word)) {
      if (MILKY_AISLES.has(aisle)) added.push(freeFacts({ milk: MILKY.get(word) ?? 'may' }));
      read.add(index);
    } else if (MADE_UP_FIRST.has(word) && index === 0) {
      added.push(UNKNOWN_FACTS);
      read.add(index);
    } else if (SAUCED.has(word)) {
      added.push(freeFacts(SAUCED.get(word) ?? {}));
      read.add(index);
    } else if (WITH_ANOTHER.has(word)) {
      // "Cheese-stuffed" says with what; "stuffed" does not.
      if (!isName(index - 1)) added.push(UNKNOWN_FACTS);
      read.add(index);
    } else if (LIKE_ANOTHER.has(word) || MADE_UP.has(word)) {
      // "Dinner rolls" and "salad onions" only state the use.
      if (LIKE_ANOTHER.has(word) || index >= nameEnd) added.push(UNKNOWN_FACTS);
      read.add(index);
    } else if (SEASONED.has(word)) {
      if (isSeasoned) added.push(SEASONED_FACTS);
      read.add(index);
    }
  });
  return { added: added.length > 0 ? worstFacts(added) : null, freeOf, plant, read };
}

/** Whether the word can mean a composite dish: the "salad" in "seafood salad" is not lettuce. */
export function isMadeUpHead(word: string): boolean {
  return MADE_UP.has(word);
}

function asPlant(facts: FoodFacts, plant: 'vegan' | 'vegetarian'): FoodFacts {
  const gone = plant === 'vegan' ? ANIMAL : ANIMAL.slice(2);
  const standsIn = facts.diets[plant] === 'contains';
  const milky = facts.allergens.milk === 'contains';
  const open: readonly AllergenId[] = standsIn
    ? [
        ...STAND_INS,
        ...(milky ? ['tree-nuts' as const] : []),
        ...(plant === 'vegan' ? [] : ANIMAL.slice(0, 2)),
      ]
    : [];
  return coherentFacts(
    buildFacts(
      (id) =>
        gone.includes(id)
          ? 'free'
          : open.includes(id)
            ? worseFact(facts.allergens[id], 'unknown')
            : facts.allergens[id],
      (id) => {
        if (id === 'gluten free') return facts.diets[id];
        if (id !== 'vegan' || plant === 'vegan') return 'free';
        return facts.diets.vegan === 'free' ? 'free' : 'unknown';
      },
    ),
  );
}

function without(facts: FoodFacts, freeOf: ReadonlySet<AllergenId>): FoodFacts {
  if (freeOf.size === 0) return facts;
  // What broke a diet may be exactly what was removed, or something else.
  const rest = [...ANIMAL].some((id) => !freeOf.has(id) && facts.allergens[id] === 'contains');
  const isMeat = facts.diets.pescetarian === 'contains';
  const animalGone = [...freeOf].some((id) => ANIMAL.includes(id));
  return coherentFacts(
    buildFacts(
      (id) =>
        freeOf.has(id)
          ? 'free'
          : id === 'gluten' && freeOf.has('wheat') && facts.allergens.gluten !== 'free'
            ? worseFact(facts.allergens.gluten, 'unknown')
            : facts.allergens[id],
      (id) =>
        id === 'vegan' && animalGone && !rest && !isMeat && facts.diets.vegetarian !== 'contains'
          ? facts.diets.vegan === 'free'
            ? 'free'
            : 'unknown'
          : facts.diets[id],
    ),
  );
}

/** The facts of a food of milk when it is made of a plant instead. */
export const ofPlants = (facts: FoodFacts): FoodFacts => asPlant(facts, 'vegan');

// What holds a dough without gluten together.
const BINDERS = freeFacts({ eggs: 'unknown', soy: 'unknown', lupin: 'unknown' });

/** The facts of a food of wheat when it is made of another flour, or cut from a vegetable, instead. */
export const ofOtherFlour = (facts: FoodFacts): FoodFacts =>
  without(worstFacts([facts, BINDERS]), new Set(FREE_OF.get('gluten')));

/** A food's facts after applying the words next to its name. */
export function changedFacts(facts: FoodFacts, change: WordChange): FoodFacts {
  const more = change.added ? worstFacts([facts, change.added]) : facts;
  const planted = change.plant ? asPlant(more, change.plant) : more;
  return without(planted, change.freeOf);
}

/** Everything not contained becomes unknown. */
export function opened(facts: FoodFacts): FoodFacts {
  return worstFacts([facts, UNKNOWN_FACTS]);
}
