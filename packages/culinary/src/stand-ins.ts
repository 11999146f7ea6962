import { ALLERGEN_IDS, DIET_IDS } from './food-facts.js';
import { allIngredients, ancestorsOf, descendantsOf, ingredientById } from './ingredient.js';
import {
  ANOTHER_FOOD,
  NEARLY_ALIKE,
  NEARLY_WITHOUT_DIETS,
  NO_SUBSTITUTE,
  PARTICULAR,
  PARTLY_ALIKE,
  PARTLY_WITHOUT_DIETS,
  STANDS_IN,
  type ReasonedFoods,
} from './substitution-table.js';

/** Words so general that a recipe listing one wants several kinds, or a particular one: garlic does not satisfy "vegetables". */
const VAGUE_WORDS = [
  [
    'vegetable',
    'root vegetable',
    'leafy green',
    'fruit',
    'meat',
    'poultry',
    'seafood',
    'shellfish',
  ],
  ['dairy product', 'grain', 'herb', 'spice', 'seasoning', 'condiment', 'sauce', 'salad dressing'],
  ['sweetener', 'syrup', 'fat', 'alcohol', 'liqueur', 'juice', 'soup', 'candy', 'cookie', 'cake'],
].flat();

/** Words for foods made into something else: breaded chicken is not the chicken that a recipe asks for. */
const MADE_INTO_ANOTHER =
  /^(?:breaded|battered|stuffed|fried|popcorn|satay|teriyaki|deli|pickled|candied|honey-roasted|marinated|imitation|flavored|truffle|[a-z]+-(?:stuffed|covered)) | (?:kiev|burger|patty|salad)$/;

/** Kinds that nobody means by the general word, although they can replace it: flour at home is not gluten-free flour. */
const MADE_WITHOUT = /^(?:vegan|plant-based|gluten-free) /;

/** Regular oats or pasta work in recipes written for gluten-free ones. */
const COOKED_ALIKE = ['gluten-free oat', 'gluten-free pasta'];

/** Kinds that do for their general word, but are too particular to be meant by it: nobody calls a habanero just chili pepper. */
const TOO_PARTICULAR = [
  ...['saskatoon berry', 'candied cherry'],
  ...['habanero pepper', 'scotch bonnet pepper', 'poblano pepper', 'anaheim pepper'],
  ...['banana pepper', 'shishito pepper', 'chipotle'],
];

/** Words that stand for none of their kinds: who has some sauce has not said that it is soy sauce. */
const MEANS_NO_KIND = ['sauce', 'condiment', 'seasoning', 'sweetener'];

/** Parts that anyone who has the whole also has. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  egg: ['egg yolk', 'egg white'],
  lemon: ['lemon juice', 'lemon zest'],
  lime: ['lime juice', 'lime zest'],
  orange: ['orange juice', 'orange zest'],
  grapefruit: ['grapefruit juice'],
  tangerine: ['tangerine juice', 'tangerine zest'],
};

/** Foods that come in a packet with others and can be used without them. */
const PACKED_WITH_OTHERS: Readonly<Record<string, string>> = { 'macaroni and cheese': 'macaroni' };

/** What a recipe means by a general word in some dishes: who has just "beef" has the kind for the stew. */
const MEANT_BY_GENERAL_WORD: Readonly<Record<string, string>> = { beef: 'stewing beef' };

/** What takes a staple, water and two minutes: nobody goes out for it. */
const MADE_AT_ONCE: Readonly<Record<string, string>> = { sugar: 'simple syrup' };

/** The same fruit or vegetable to every cook: only the shop tells them apart. */
const TWINS = [['peach', 'nectarine']] as const;

/** A word with more kinds than this ("vegetable") is too vague to stand for each of them. */
export const MOST_KINDS = 120;

const idByName = new Map(allIngredients().map(({ id, name }) => [name, id]));

function idNamed(name: string): number {
  const id = idByName.get(name);
  if (id === undefined) throw new Error(`No ingredient is called ${name}.`);
  return id;
}

const idsNamed = (names: string): number[] => names.split(', ').map(idNamed);
const reasonsOf = (foods: ReasonedFoods): ReadonlyMap<number, string> =>
  new Map(foods.flatMap(([why, names]) => idsNamed(names).map((id) => [id, why] as const)));

const peculiar = reasonsOf(ANOTHER_FOOD);
const particular = reasonsOf(PARTICULAR);
const vague = new Set(VAGUE_WORDS.map(idNamed));
const tooParticular = new Set(TOO_PARTICULAR.map(idNamed));
const meansNoKind = new Set(MEANS_NO_KIND.map(idNamed));
const cookedAlike = new Set(COOKED_ALIKE.map(idNamed));
const parts = new Map(
  Object.entries(PARTS).map(([whole, names]) => [idNamed(whole), names.map(idNamed)]),
);

/** What this does for without being a kind of it, and without a difference. */
const doesFor = new Map(
  [
    ...Object.entries(PACKED_WITH_OTHERS),
    ...Object.entries(MEANT_BY_GENERAL_WORD),
    ...Object.entries(MADE_AT_ONCE),
    ...TWINS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
  ].map(([have, wanted]) => [idNamed(have), [idNamed(wanted)]]),
);

function remember<Found extends object>(find: (id: number) => Found): (id: number) => Found {
  const known = new Map<number, Found>();
  return (id) => {
    let found = known.get(id);
    if (!found) known.set(id, (found = find(id)));
    return found;
  };
}

const nameOf = (id: number): string => ingredientById(id)?.name ?? '';
const parentsOf = (id: number): readonly number[] => ingredientById(id)?.parents ?? [];

/** Whether a kind's name has such a word that its general word lacks. */
const saysOnly = (pattern: RegExp, id: number): boolean =>
  pattern.test(nameOf(id)) && !parentsOf(id).every((parent) => pattern.test(nameOf(parent)));

const isPeculiar = (id: number): boolean => peculiar.has(id) || saysOnly(MADE_INTO_ANOTHER, id);
const doesForItsKind = (id: number): boolean => !isPeculiar(id) && !particular.has(id);
const isMeantByItsKind = (id: number): boolean =>
  !isPeculiar(id) && !tooParticular.has(id) && (cookedAlike.has(id) || !saysOnly(MADE_WITHOUT, id));

/** Upwards as far as each step is right. */
function ancestorsBy(isRight: (id: number) => boolean, id: number): number[] {
  if (!isRight(id)) return [];
  return [...new Set(parentsOf(id).flatMap((parent) => [parent, ...ancestorsBy(isRight, parent)]))];
}

/** Parts taken from a whole: lemon juice and lemon zest from a lemon. */
export function partsOf(id: number): readonly number[] {
  return parts.get(id) ?? [];
}

/** What a recipe may ask for when this is at hand: cheese with cheddar, lemon juice with a lemon. */
export const servesFor = remember((id): readonly number[] => {
  const generals = ancestorsBy(doesForItsKind, id);
  return [
    ...generals.filter((general) => !vague.has(general)),
    // A blood orange has the juice of any orange.
    ...[id, ...generals].flatMap(partsOf),
    ...(doesFor.get(id) ?? []),
  ];
});

/** What a general word may mean: cheddar and feta for cheese. */
export const mayBe = remember((id): readonly number[] =>
  meansNoKind.has(id)
    ? []
    : descendantsOf(id).filter((kind) => ancestorsBy(isMeantByItsKind, kind).includes(id)),
);

/** Everything that this can stand for in a recipe, including itself: the single rule of what is at hand. */
export function standsFor(id: number): number[] {
  const kinds = mayBe(id);
  return [id, ...servesFor(id), ...(kinds.length > MOST_KINDS ? [] : kinds)];
}

/**
 * How well one food stands in for another in a dish: `full` when the dish stays what it is, `nearly` when it hardly changes, `partly` when
 * it changes in a way that the cook should know of, `no` when it fails. `why` completes a sentence about the food at hand.
 */
export interface Substitution {
  readonly grade: 'full' | 'nearly' | 'partly' | 'no';
  /** Null where nobody asks: the food itself, one of its kinds, or something else entirely. */
  readonly why: string | null;
}

/** Foods that are no substitute for others of which they are no kind: what is at hand, what is wanted, and why not. */
const stated = new Map<number, Map<number, string>>();
for (const [why, having, wanting] of NO_SUBSTITUTE) {
  for (const have of idsNamed(having)) {
    const known = stated.get(have) ?? new Map<number, string>();
    stated.set(have, known);
    for (const wanted of idsNamed(wanting)) known.set(wanted, why);
  }
}

/** Whether a dish with this instead of what it asks for contains no other allergen and breaks no other diet. */
function bringsNothingNew(have: number, wanted: number): boolean {
  const [held, asked] = [ingredientById(have)?.facts, ingredientById(wanted)?.facts];
  if (!held || !asked) return false;
  return (
    ALLERGEN_IDS.every(
      (id) => held.allergens[id] !== 'contains' || asked.allergens[id] === 'contains',
    ) && DIET_IDS.every((id) => held.diets[id] !== 'contains' || asked.diets[id] === 'contains')
  );
}

/** Per food what it stands in for, and why. */
type StandIns = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** What foods stand in for, and why: of two reasons for a pair, the first. */
function standingIn(
  pairs: readonly (readonly [why: string, having: string, wanting: string])[],
  isRight: (have: number, wanted: number) => boolean = bringsNothingNew,
): StandIns {
  const found = new Map<number, Map<number, string>>();
  for (const [why, having, wanting] of pairs) {
    for (const have of idsNamed(having)) {
      const known = found.get(have) ?? new Map<number, string>();
      found.set(have, known);
      for (const wanted of idsNamed(wanting)) {
        if (wanted === have || known.has(wanted) || !isRight(have, wanted)) continue;
        known.set(wanted, why);
      }
    }
  }
  return found;
}

const inBothDirections = (foods: ReasonedFoods) =>
  foods.map(([why, names]) => [why, names, names] as const);
const nearlyAlike = standingIn(inBothDirections(NEARLY_ALIKE));
const alike = standingIn([
  ...inBothDirections(NEARLY_ALIKE),
  ...STANDS_IN,
  ...inBothDirections(PARTLY_ALIKE),
]);

const anything = (): boolean => true;
const nearlyWithoutDiets = standingIn(NEARLY_WITHOUT_DIETS, anything);
const alikeWithoutDiets = standingIn([...NEARLY_WITHOUT_DIETS, ...PARTLY_WITHOUT_DIETS], anything);

/** The food and all that it does for, the food itself last. */
const itselfLast = (id: number): readonly number[] => [...servesFor(id), id];

/** What this can stand in for with a difference, and which: for a food that it stands for, or for that food's neighbours. */
export const partlyFor = remember((id): ReadonlyMap<number, string> => {
  const whole = new Set(standsFor(id));
  return new Map(
    // The last one counts: its own reason before that of its general word.
    itselfLast(id)
      .flatMap((one) => [...(alike.get(one) ?? [])])
      .filter(([wanted]) => !whole.has(wanted) && bringsNothingNew(id, wanted)),
  );
});

/** Those of them that the dish hardly changes with. */
export const nearlyFor = remember((id): ReadonlySet<number> => {
  const stoodInFor = partlyFor(id);
  return new Set(
    [id, ...servesFor(id)]
      .flatMap((one) => [...(nearlyAlike.get(one)?.keys() ?? [])])
      .filter((wanted) => stoodInFor.has(wanted)),
  );
});

/** The same where nobody keeps to a diet or leaves anything out: soy sauce stands in for tamari as well. The same object if there is nothing more. */
export const partlyForWithoutDiets = remember((id): ReadonlyMap<number, string> => {
  const whole = new Set(standsFor(id));
  const more = itselfLast(id)
    .flatMap((one) => [...(alikeWithoutDiets.get(one) ?? [])])
    .filter(([wanted]) => !whole.has(wanted));
  return more.length === 0 ? partlyFor(id) : new Map([...partlyFor(id), ...more]);
});

export const nearlyForWithoutDiets = remember((id): ReadonlySet<number> => {
  const more = itselfLast(id).flatMap((one) => [...(nearlyWithoutDiets.get(one)?.keys() ?? [])]);
  return more.length === 0 ? nearlyFor(id) : new Set([...nearlyFor(id), ...more]);
});

/** Why a kind cannot replace its general word: the reason of the first step that does not hold. */
function refusalOf(have: number, wanted: number): string | null {
  const known = stated.get(have)?.get(wanted);
  if (known !== undefined) return known;
  if (vague.has(wanted) || !ancestorsOf(have).includes(wanted)) return null;
  const why = peculiar.get(have) ?? particular.get(have);
  if (why !== undefined) return why;
  if (isPeculiar(have)) return 'is made into something else';
  const [next] = parentsOf(have).filter(
    (parent) => parent !== wanted && ancestorsOf(parent).includes(wanted),
  );
  return next === undefined ? null : refusalOf(next, wanted);
}

/** What this resembles without standing in for it, and why not: a chicken breast and a chicken. */
export const refusedFor = remember((id): ReadonlyMap<number, string> => {
  const alikes = [...ancestorsOf(id), ...(stated.get(id)?.keys() ?? [])];
  return new Map(
    alikes.flatMap((wanted) => {
      const { grade, why } = substitution(id, wanted);
      return grade === 'no' && why !== null ? [[wanted, why] as const] : [];
    }),
  );
});

/** The single table of what replaces what. */
export function substitution(have: number, wanted: number): Substitution {
  if (standsFor(have).includes(wanted)) return { grade: 'full', why: null };
  const difference = partlyFor(have).get(wanted);
  if (difference !== undefined) {
    return { grade: nearlyFor(have).has(wanted) ? 'nearly' : 'partly', why: difference };
  }
  return { grade: 'no', why: refusalOf(have, wanted) };
}
