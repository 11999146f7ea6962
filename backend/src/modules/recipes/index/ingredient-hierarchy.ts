import { type Aisle, allIngredients, descendantsOf, ingredientById } from '@larder/culinary';

/** What can stand for what in a kitchen. */
export interface IngredientHierarchy {
  /** What a recipe may ask for where this is at hand: cheese where there is cheddar, lemon juice where there is a lemon. */
  servesFor(id: number): readonly number[];
  /** What somebody may have meant by a general word: cheddar and feta by cheese. */
  mayBe(id: number): readonly number[];
  /** What goes with it when it is excluded: every kind of it, and what is taken from or made of them. */
  goneWith(id: number): readonly number[];
  /** What part it plays: how much it says about a dish, and how much it matters to lack it. */
  roleOf(id: number): IngredientRole;
}

/**
 * `main` makes the dish; `seasoning` rounds it off (spices, herbs, oils, sauces); a `staple` is in
 * nearly every kitchen, so that naming it says little and lacking it costs nothing.
 */
export type IngredientRole = 'main' | 'seasoning' | 'staple';

const SEASONING_AISLES: ReadonlySet<Aisle> = new Set(['spices', 'oils', 'condiments']);

/**
 * Kinds by name that do not do where a recipe asks for the general thing, because it then means the usual kind: with "flour" no
 * recipe means almond flour, with "milk" none means condensed milk. They remain kinds for exclusion.
 */
const PECULIAR_KINDS = [
  ['leek', 'green onion'],
  ['evaporated milk', 'condensed milk', 'powdered milk', 'malted milk powder', 'chocolate milk'],
  ['whipped cream', 'clotted cream', 'sour cream', 'creme fraiche', 'mexican crema'],
  ['herb butter', 'vanilla sugar', 'cinnamon sugar', 'icing sugar', 'flavored yogurt'],
  ['rice flour', 'corn flour', 'buckwheat flour', 'almond flour', 'coconut flour', 'rye flour'],
  ['chickpea flour', 'soy flour', 'potato flour', 'tapioca flour', 'sorghum flour', 'oat flour'],
  ['millet flour', 'quinoa flour', 'chestnut flour', 'hazelnut flour', 'lupin flour'],
  ['barley flour', 'self-rising flour', 'sesame oil', 'hot sesame oil', 'walnut oil', 'almond oil'],
  ['hazelnut oil', 'pumpkin seed oil', 'flaxseed oil', 'truffle oil', 'chili oil', 'mustard oil'],
  ['flavored oil', 'cooking spray', 'garlic bread', 'cornbread', 'banana bread', 'raisin bread'],
  ['crostini', 'texas toast', 'cream cheese', 'mascarpone', 'ricotta', 'cottage cheese', 'quark'],
  ['farmer cheese', 'cheese spread', 'labneh', 'neufchatel', 'boursin', 'corned beef', 'tripe'],
  ['beef tongue', 'marrow bone', 'pastrami', 'beef jerky', 'chicken carcass', 'chicken skin'],
  ['chicken sausage', 'chicken nugget', 'turkey bacon', 'turkey sausage', 'sausage', 'bacon'],
  ['ham', 'ham hock', 'prosciutto', 'salt pork', "pig's foot", 'blood sausage', 'haggis'],
  ['hash brown', 'french fry', 'instant mashed potato', 'refried bean', 'baked bean'],
  ['stuffed pasta', 'gnocchi', 'ravioli', 'tortellini', 'manicotti', 'lasagna noodle'],
  ['egg yolk', 'egg white', 'smoked salmon', 'dried shrimp', 'anchovy paste', 'bonito flake'],
  ['green tomato', 'diced tomatoes with green chiles', 'pumpkin puree', 'coleslaw mix', 'truffle'],
  ['brussels sprout', 'bok choy', 'popcorn', 'cream style corn', 'coconut flake', 'honey mustard'],
  ['kecap manis', 'sangria', 'balsamic vinegar', 'black vinegar', 'fish stock', 'dashi'],
].flat();

/** What is taken from a whole that anybody who has the whole has too. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  egg: ['egg yolk', 'egg white'],
  lemon: ['lemon juice', 'lemon zest'],
  lime: ['lime juice', 'lime zest'],
  orange: ['orange juice', 'orange zest'],
  grapefruit: ['grapefruit juice'],
  tangerine: ['tangerine juice', 'tangerine zest'],
};

/** What is made of something and is no kind of it: nobody who leaves out the one wants the other. */
const PRODUCTS: Readonly<Record<string, string>> = {
  almond:
    'almond milk, almond flour, almond extract, marzipan, almond oil, almond butter, almond liqueur',
  cashew: 'cashew milk, cashew butter',
  walnut: 'walnut oil',
  pistachio: 'pistachio paste',
  hazelnut:
    'hazelnut flour, chocolate hazelnut spread, hazelnut oil, praline, hazelnut paste, frangelico',
  'pine nut': 'pesto',
  coconut:
    'coconut milk, coconut cream, coconut oil, coconut flour, coconut water, coconut vinegar, coconut aminos, coconut rum',
  corn: 'cornmeal, polenta, grits, masa harina, corn tortilla, tortilla chip, cornbread, corn flour, cornstarch, corn syrup, corn oil, corn flake, popcorn snack',
  tomato:
    'tomato sauce, tomato paste, tomato puree, tomato juice, sun-dried tomato, sun-dried tomato pesto, sun-dried tomato paste, pizza sauce, marinara sauce, tomato soup, ketchup, salsa',
  pork: 'lard, caul fat, pork rind',
  beef: 'beef broth, beef bouillon, suet',
  chicken: 'chicken broth, chicken bouillon, chicken liver, chicken fat, cream of chicken soup',
  garlic:
    'garlic powder, garlic salt, garlic pepper, garlic paste, garlic bread, aioli, chili garlic sauce',
  onion: 'onion powder, onion salt, onion soup mix, french fried onion, pickled onion',
  mushroom: 'cream of mushroom soup',
  shrimp: 'shrimp paste, red curry paste, green curry paste, kimchi',
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

const idOf = new Map(allIngredients().map(({ id, name }) => [name, id]));

function idNamed(name: string): number {
  const id = idOf.get(name);
  if (id === undefined) throw new Error(`No ingredient is called ${name}.`);
  return id;
}

const herbs = new Set(descendantsOf(idNamed('herb')));
const peculiar = new Set(PECULIAR_KINDS.map(idNamed));
const parts = new Map(
  Object.entries(PARTS).map(([whole, names]) => [idNamed(whole), names.map(idNamed)]),
);

const products = new Map(
  Object.entries(PRODUCTS).map(([food, names]) => [idNamed(food), names.split(', ').map(idNamed)]),
);

function remember(find: (id: number) => number[]): (id: number) => readonly number[] {
  const found = new Map<number, readonly number[]>();
  return (id) => {
    let ids = found.get(id);
    if (!ids) found.set(id, (ids = find(id)));
    return ids;
  };
}

const partsOf = (ids: readonly number[]): number[] => ids.flatMap((id) => parts.get(id) ?? []);

/** The kitchen as `culinary` knows it. */
export const culinaryHierarchy: IngredientHierarchy = {
  servesFor: remember((id) => [...usualAncestorsOf(id), ...partsOf([id])]),
  mayBe: remember((id) => descendantsOf(id).filter((kind) => usualAncestorsOf(kind).includes(id))),
  goneWith: remember((id) => {
    const kinds = descendantsOf(id);
    const made = [id, ...kinds].flatMap((kind) => products.get(kind) ?? []);
    const madeKinds = made.flatMap((product) => [product, ...descendantsOf(product)]);
    return [...new Set([...kinds, ...partsOf([id, ...kinds]), ...madeKinds])];
  }),
  roleOf: (id) => {
    const ingredient = ingredientById(id);
    if (ingredient?.staple) return 'staple';
    return ingredient && (SEASONING_AISLES.has(ingredient.aisle) || herbs.has(id))
      ? 'seasoning'
      : 'main';
  },
};

/** Upwards as far as each step is a usual kind of the next. */
function usualAncestorsOf(id: number): number[] {
  if (peculiar.has(id)) return [];
  const parents = ingredientById(id)?.parents ?? [];
  return [...new Set(parents.flatMap((parent) => [parent, ...usualAncestorsOf(parent)]))];
}
