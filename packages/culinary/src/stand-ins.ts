import { allIngredients, descendantsOf, ingredientById } from './ingredient.js';

/**
 * Nominal kinds that do not substitute in either direction: a recipe with "flour" never means almond flour, and "salt" never
 * garlic salt. They remain kinds for exclusion.
 */
const PECULIAR_KINDS = [
  ['leek', 'green onion', 'black garlic', 'green garlic', 'gourd', 'chayote', 'daikon'],
  ['snow pea', 'sugar snap pea', 'baby corn', 'hominy', 'coleslaw', 'preserved lemon'],
  ['crabapple', 'green mango', 'green papaya', 'young coconut', 'wild rice blend', 'thai basil'],
  ['evaporated milk', 'condensed milk', 'powdered milk', 'malted milk powder', 'chocolate milk'],
  ['whipped cream', 'clotted cream', 'sour cream', 'creme fraiche', 'mexican crema'],
  ['herb butter', 'vanilla sugar', 'cinnamon sugar', 'icing sugar', 'flavored yogurt'],
  ['brown sugar', 'palm sugar', 'maple sugar', 'date sugar', 'white chocolate', 'carob'],
  ['rice flour', 'corn flour', 'buckwheat flour', 'almond flour', 'coconut flour', 'rye flour'],
  ['chickpea flour', 'soy flour', 'potato flour', 'tapioca flour', 'sorghum flour', 'oat flour'],
  ['millet flour', 'quinoa flour', 'chestnut flour', 'hazelnut flour', 'lupin flour'],
  ['barley flour', 'self-rising flour', 'whole wheat flour', 'spelt flour', 'masa harina'],
  ['sesame oil', 'hot sesame oil', 'walnut oil', 'almond oil', 'hazelnut oil', 'truffle oil'],
  ['pumpkin seed oil', 'flaxseed oil', 'chili oil', 'mustard oil', 'flavored oil'],
  ['cooking spray', 'garlic bread', 'cornbread', 'banana bread', 'raisin bread'],
  ['crostini', 'texas toast', 'cream cheese', 'mascarpone', 'ricotta', 'cottage cheese', 'quark'],
  ['farmer cheese', 'cheese spread', 'labneh', 'neufchatel', 'boursin', 'ricotta salata'],
  ['corned beef', 'tripe', 'beef tongue', 'marrow bone', 'pastrami', 'beef jerky', 'foie gras'],
  ['chicken carcass', 'chicken skin', 'chicken sausage', 'chicken nugget'],
  ['turkey bacon', 'turkey sausage', 'sausage', 'bacon'],
  ['ham', 'ham hock', 'prosciutto', 'salt pork', "pig's foot", 'blood sausage', 'haggis'],
  ['hash brown', 'french fry', 'instant mashed potato', 'refried bean', 'baked bean'],
  ['stuffed pasta', 'gnocchi', 'ravioli', 'tortellini', 'manicotti', 'lasagna noodle'],
  ['waffle', 'crepe', 'cheesecake', 'angel food cake', 'quail egg', 'duck egg'],
  ['egg yolk', 'egg white', 'smoked salmon', 'dried shrimp', 'anchovy paste', 'bonito flake'],
  ['tuna steak', 'salt cod', 'smoked trout', 'kipper', 'bottarga', 'chestnut'],
  ['green tomato', 'diced tomatoes with green chiles', 'pumpkin puree', 'coleslaw mix', 'truffle'],
  ['brussels sprout', 'bok choy', 'popcorn', 'cream style corn', 'coconut flake', 'honey mustard'],
  ['kecap manis', 'balsamic vinegar', 'black vinegar', 'fish stock', 'dashi', 'limeade', 'matcha'],
  ['sangria', 'port', 'sherry', 'marsala', 'madeira', 'vermouth', 'old bay seasoning'],
  ['canned chicken', 'chicken tender', 'char siu', 'gravlax', 'rollmop', 'unagi', 'unagi kabayaki'],
  ['bombay duck', 'sashimi', 'smoked mackerel', 'taramasalata', 'lasagna', 'cheese ball'],
  ['cheese bread', 'walnut bread', 'gianduja', 'cooking wine', 'chili beans', 'beer nut'],
  ['shrimp stock', 'crab stock', 'seafood stock', 'shellfish stock', 'clam stock', 'kombu dashi'],
  ['court bouillon', 'seafood base', 'fish bouillon', 'ham base', 'light butter'],
  ['seasoned salt', 'garlic salt', 'onion salt', 'celery salt', 'curing salt', 'black salt'],
].flat();

/**
 * Nominal kinds that the general word may mean but that cannot replace it: "chicken" may mean chicken breasts, but no chicken breast
 * roasts like the chicken that a recipe asks for. These are cuts, and dried, cooked or preserved foods.
 */
const PARTICULAR_KINDS = [
  ['chicken breast', 'chicken thigh', 'chicken leg', 'chicken wing', 'ground chicken'],
  ['turkey breast', 'ground turkey', 'duck breast', 'duck leg', 'chicken liver'],
  ['ground beef', 'steak', 'chuck roast', 'prime rib', 'brisket', 'short rib', 'beef shank'],
  ['oxtail', 'veal cutlet', 'veal chop', 'veal shank', 'ground veal'],
  ['leg of lamb', 'lamb shoulder', 'lamb chop', 'rack of lamb', 'lamb shank', 'ground lamb'],
  ['ground venison', 'ground bison', 'ground pork', 'pork chop', 'pork loin', 'pork tenderloin'],
  ['pork shoulder', 'pork belly', 'pork rib', 'pork cutlet', 'hot dog', 'lap cheong'],
  ['canned tomato', 'roasted garlic', 'pearl onion', 'roasted red pepper', 'pimiento'],
  ['spaghetti squash', 'artichoke heart', 'dried mushroom', 'wood ear mushroom'],
  ['chipotle', 'dried chili pepper', 'mulato chile', 'smoked fish', 'anchovy'],
  ['dried basil', 'dried parsley', 'dried cilantro', 'dried mint', 'dried dill', 'dried chive'],
  ['dried tarragon', 'dried chervil', 'half and half', 'clarified butter', 'unsweetened chocolate'],
  ['arborio rice', 'sushi rice', 'sticky rice', 'black rice', 'steel-cut oat'],
].flat();

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

/** Parts that anyone who has the whole also has. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  egg: ['egg yolk', 'egg white'],
  lemon: ['lemon juice', 'lemon zest'],
  lime: ['lime juice', 'lime zest'],
  orange: ['orange juice', 'orange zest'],
  grapefruit: ['grapefruit juice'],
  tangerine: ['tangerine juice', 'tangerine zest'],
};

/** A word with more kinds than this ("vegetable") is too vague to stand for each of them. */
export const MOST_KINDS = 120;

const idByName = new Map(allIngredients().map(({ id, name }) => [name, id]));

function idNamed(name: string): number {
  const id = idByName.get(name);
  if (id === undefined) throw new Error(`No ingredient is called ${name}.`);
  return id;
}

const peculiar = new Set(PECULIAR_KINDS.map(idNamed));
const particular = new Set(PARTICULAR_KINDS.map(idNamed));
const vague = new Set(VAGUE_WORDS.map(idNamed));
const cookedAlike = new Set(COOKED_ALIKE.map(idNamed));
const parts = new Map(
  Object.entries(PARTS).map(([whole, names]) => [idNamed(whole), names.map(idNamed)]),
);

function remember(find: (id: number) => number[]): (id: number) => readonly number[] {
  const found = new Map<number, readonly number[]>();
  return (id) => {
    let ids = found.get(id);
    if (!ids) found.set(id, (ids = find(id)));
    return ids;
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
  !isPeculiar(id) && (cookedAlike.has(id) || !saysOnly(MADE_WITHOUT, id));

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
export const servesFor = remember((id) => [
  ...ancestorsBy(doesForItsKind, id).filter((general) => !vague.has(general)),
  ...partsOf(id),
]);

/** What a general word may mean: cheddar and feta for cheese. */
export const mayBe = remember((id) =>
  descendantsOf(id).filter((kind) => ancestorsBy(isMeantByItsKind, kind).includes(id)),
);

/** Everything that this can stand for in a recipe, including itself: the single rule of what is at hand. */
export function standsFor(id: number): number[] {
  const kinds = mayBe(id);
  return [id, ...servesFor(id), ...(kinds.length > MOST_KINDS ? [] : kinds)];
}
