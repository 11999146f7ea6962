import {
  type AllergenId,
  type Ingredient,
  allIngredients,
  ancestorsOf,
  descendantsOf,
  ingredientById,
  mayBe,
  nearlyFor,
  nearlyForWithoutDiets,
  partlyFor,
  partlyForWithoutDiets,
  partsOf,
  refusedFor,
  servesFor,
} from '../index.js';
import { type IngredientRole, roleOf } from './ingredient-role.js';

/** What can substitute for what in a kitchen. */
export interface IngredientHierarchy {
  /** What a recipe may ask for when this is at hand: cheese with cheddar, lemon juice with a lemon. */
  servesFor(id: number): readonly number[];
  /** What a general word may mean: cheddar and feta for cheese. */
  mayBe(id: number): readonly number[];
  /** The next more general words for it: fish for trout. */
  generalOf(id: number): readonly number[];
  /** What this stands in for with a difference, and which: ham for a ham hock. */
  partlyFor(id: number): ReadonlyMap<number, string>;
  /** Those of them with which a dish hardly changes: penne for rigatoni. */
  nearlyFor(id: number): ReadonlySet<number>;
  /** The same kitchen where nobody keeps to a diet or leaves anything out: there, soy sauce stands in for tamari. */
  readonly withoutDiets: IngredientHierarchy;
  /** Why this does not do for something that it resembles: a chicken breast for a chicken. */
  refusalOf(id: number, wanted: number): string | null;
  /** What every kitchen has. */
  readonly staples: readonly number[];
  /** Everything excluded with it: every kind of it, and what is taken from or made of them. */
  goneWith(id: number): readonly number[];
  /** Its role: how much it says about a dish, and how much it matters when missing. */
  roleOf(id: number): IngredientRole;
}

/** Foods made of something without being a kind of it: excluding the one excludes the other. */
const PRODUCTS: Readonly<Record<string, string>> = {
  almond:
    'almond milk, almond flour, almond extract, marzipan, almond oil, almond butter, almond liqueur, amaretti, macaron, orgeat, praline, nougat',
  cashew: 'cashew milk, cashew butter',
  walnut: 'walnut oil',
  pistachio: 'pistachio paste',
  hazelnut:
    'hazelnut flour, chocolate hazelnut spread, hazelnut oil, praline, hazelnut paste, frangelico, gianduja',
  'pine nut': 'pesto',
  coconut:
    'coconut milk, coconut cream, coconut oil, coconut flour, coconut water, coconut vinegar, coconut aminos, coconut rum',
  corn: 'cornmeal, polenta, grits, masa harina, corn tortilla, tortilla chip, cornbread, corn flour, cornstarch, corn syrup, corn oil, corn flake, popcorn snack',
  tomato:
    'tomato sauce, tomato paste, tomato puree, tomato juice, sun-dried tomato, sun-dried tomato pesto, sun-dried tomato paste, pizza sauce, marinara sauce, tomato soup, ketchup, salsa',
  pork:
    'lard, caul fat, pork rind, gelatin, marshmallow, gummy candy, gelatin dessert mix, pepperoni, salami, soppressata, mortadella, bologna, ' +
    'nduja, spam, cold cuts, pate, liverwurst, jellied meat, meatloaf mix, sausage roll, scotch egg, pig in blanket, gyoza',
  bacon: 'bacon fat',
  ham: 'croissant sandwich',
  gelatin: 'marshmallow, gummy candy, gelatin dessert mix, panna cotta',
  beef: 'beef broth, beef bouillon, suet, gelatin',
  chicken: 'chicken broth, chicken bouillon, chicken liver, chicken fat, cream of chicken soup',
  garlic:
    'garlic powder, garlic salt, garlic pepper, garlic paste, garlic bread, aioli, chili garlic sauce',
  onion: 'onion powder, onion salt, onion soup mix, french fried onion, pickled onion',
  mushroom: 'cream of mushroom soup',
  shrimp: 'shrimp paste, prawn cracker, xo sauce, red curry paste, green curry paste, kimchi',
  clam: 'clam juice',
  oyster: 'oyster sauce',
  squid: 'squid ink',
  fish: 'kimchi',
  anchovy: 'worcestershire sauce, caesar dressing',
  oat: 'oat milk, oat flour, oat bran',
  barley: 'barley flour',
  rye: 'rye bread, rye flour',
  chickpea: 'chickpea flour, hummus, falafel',
  wine: 'port, rice wine, sake, mirin',
  alcohol: 'wine, port, beer, rice wine, sake, mirin, sparkling cider, hard cider, mead, bitters',
};

// Allergens of which even traces matter: everything named after them is excluded too, such as almond biscotti or shrimp dumplings.
const FEARED: readonly AllergenId[] = [
  'tree-nuts',
  'peanuts',
  'crustaceans',
  'molluscs',
  'fish',
  'sesame',
];

const idOf = new Map(allIngredients().map(({ id, name }) => [name, id]));

function idNamed(name: string): number {
  const id = idOf.get(name);
  if (id === undefined) throw new Error(`No ingredient is called ${name}.`);
  return id;
}

const staples = allIngredients().flatMap(({ id, staple }) => (staple ? [id] : []));
const products = new Map(
  Object.entries(PRODUCTS).map(([food, names]) => [idNamed(food), names.split(', ').map(idNamed)]),
);

/** Foods of a sort whose names contain this one's words. */
function namedAfter(food: Ingredient, isOne: (other: Ingredient) => boolean): number[] {
  const name = ` ${food.name} `;
  return allIngredients()
    .filter(
      (other) =>
        other.id !== food.id &&
        isOne(other) &&
        [other.name, ...other.aliases].some((text) =>
          ` ${text.replaceAll('-', ' ')} `.includes(name),
        ),
    )
    .map(({ id }) => id);
}

/** Foods that are named after this one and may have its allergen. */
function sharingAllergen(food: Ingredient): number[] {
  const feared = FEARED.filter((allergen) => food.facts.allergens[allergen] === 'contains');
  const mayHave = ({ facts }: Ingredient) =>
    feared.some((allergen) => facts.allergens[allergen] !== 'free');
  return feared.length === 0 ? [] : namedAfter(food, mayHave);
}

const MEAT = idNamed('meat');

/** Dishes and products that are named after this meat: chicken pot pie, but not lamb because there is lamb steak. */
function dishesOfMeat(food: Ingredient): number[] {
  if (food.facts.diets.pescetarian !== 'contains') return [];
  return namedAfter(
    food,
    ({ id, facts }) => facts.diets.pescetarian !== 'free' && !ancestorsOf(id).includes(MEAT),
  );
}

function remember(find: (id: number) => number[]): (id: number) => readonly number[] {
  const found = new Map<number, readonly number[]>();
  return (id) => {
    let ids = found.get(id);
    if (!ids) found.set(id, (ids = find(id)));
    return ids;
  };
}

/** What holds whether anybody keeps to a diet or not. */
const inAnyKitchen: Omit<IngredientHierarchy, 'partlyFor' | 'nearlyFor' | 'withoutDiets'> = {
  servesFor,
  mayBe,
  generalOf: (id) => ingredientById(id)?.parents ?? [],
  refusalOf: (id, wanted) => refusedFor(id).get(wanted) ?? null,
  staples,
  goneWith: remember((id) => {
    const kinds = descendantsOf(id);
    const foods = [id, ...kinds].flatMap((kind) => ingredientById(kind) ?? []);
    const made = foods.flatMap((food) => [
      ...(products.get(food.id) ?? []),
      ...sharingAllergen(food),
    ]);
    const madeKinds = made.flatMap((product) => [product, ...descendantsOf(product)]);
    const parts = [id, ...kinds].flatMap(partsOf);
    return [...new Set([...kinds, ...parts, ...madeKinds, ...foods.flatMap(dishesOfMeat)])];
  }),
  roleOf,
};

const withoutDiets: IngredientHierarchy = {
  ...inAnyKitchen,
  partlyFor: partlyForWithoutDiets,
  nearlyFor: nearlyForWithoutDiets,
  get withoutDiets() {
    return withoutDiets;
  },
};

/** The kitchen as `culinary` knows it. */
export const culinaryHierarchy: IngredientHierarchy = {
  ...inAnyKitchen,
  partlyFor,
  nearlyFor,
  withoutDiets,
};

/** What stands in for what for somebody who asks for these diets, rules and exclusions: more if there are none. */
export const hierarchyFor = (demands: readonly (string | number)[]): IngredientHierarchy =>
  demands.length === 0 ? withoutDiets : culinaryHierarchy;
