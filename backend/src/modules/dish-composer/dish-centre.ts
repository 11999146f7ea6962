import type { Food, Kind } from './food.js';

/** What a dish is built around, the most telling kinds first. */
const CENTRES: readonly (readonly Kind[])[] = [
  [
    ...(['bird', 'joint', 'braise', 'steak', 'chop', 'cutlet', 'rib', 'wing', 'bonein'] as const),
    ...(['poultry', 'stewing', 'quick', 'mince', 'offal', 'cookedmeat'] as const),
    ...(['fish', 'wholefish', 'shellfish', 'bivalve', 'simmered'] as const),
  ],
  [
    ...(['sausage', 'curd', 'dumpling', 'tinnedfish', 'smokedfish', 'saltfish', 'patty'] as const),
    ...(['falafel', 'nugget', 'meatpie', 'readycurry', 'readychili', 'potsticker'] as const),
  ],
  ['cured', 'coldcut', 'bean', 'lentil', 'carcass'],
];

/** What fills the plate beside it, or is the dish itself. */
export const STARCHES: readonly Kind[] = [
  ...(['potato', 'mash', 'fries', 'rice', 'risotto', 'grain', 'polenta', 'pasta'] as const),
  ...(['noodle', 'bread', 'bun', 'tortilla', 'flatbread', 'shell', 'pastry', 'dumpling'] as const),
  ...(['lasagne', 'pizzadough', 'crust', 'tube', 'poha', 'coldrisotto'] as const),
];

/** What is bought for one dish, so that who names it wants that dish. */
const DEFINING: readonly Kind[] = [
  ...(['wrapper', 'ricepaper', 'ricecake', 'curryroux', 'mole', 'chip', 'boxedpasta'] as const),
  ...(['yorkshire', 'onionsoup', 'hollandaise', 'ackee', 'phyllo', 'masa', 'besan'] as const),
  ...(['starter', 'rollskin', 'stuffing', 'sponge', 'strands', 'cutoats'] as const),
];

/** What a dessert or a cake can be made of, and savoury dishes too. */
const BAKED: readonly Kind[] = [
  ...(['egg', 'yolk', 'white', 'milk', 'cream', 'sourcream', 'yogurt', 'freshcheese'] as const),
  ...(['buttermilk', 'condensed', 'fat', 'sugar', 'sweet', 'vanilla', 'flour', 'meal'] as const),
  ...(['oats', 'granola', 'nut', 'nutbutter', 'coconut', 'coconutflake', 'citrus'] as const),
  ...(['juice', 'zest', 'sweetspice', 'leaven', 'soda', 'starch', 'spirit', 'glaze'] as const),
  ...(['crumbcrust', 'biscuit', 'shortening', 'icing', 'bran', 'whipped', 'dessertsauce'] as const),
  ...(['coffee', 'muffinmix', 'bakingmix', 'gelatin', 'tea', 'stick', 'starter'] as const),
];
/** What has no place beside eggs unless the dish is sweet. */
const SWEET: readonly Kind[] = [
  ...(['fruit', 'crisp', 'berry', 'soft', 'banana', 'orange', 'driedfruit', 'puree'] as const),
  ...(['chocolate', 'bitterchocolate', 'cocoa', 'jam', 'coffee', 'icecream'] as const),
];

const plays = ({ kinds }: Food, some: readonly Kind[]): boolean =>
  kinds.some((kind) => some.includes(kind));

/** Beside eggs and fruit, these are grated or poured into a cake. */
const IN_CAKES = /^(?:zucchini|carrot|pumpkin|ginger|sherry|marsala|port)$/;

/** What nobody buys for anything but a dessert. */
const FOR_DESSERT: readonly Kind[] = [
  ...(['puddingmix', 'icecream', 'whipped', 'crumbcrust', 'biscuit', 'icing', 'vanilla'] as const),
  ...(['sprinkles', 'dessertsauce', 'chocolate', 'bitterchocolate', 'cocoa', 'condensed'] as const),
  ...(['cakemix', 'browniemix', 'frosting', 'candy', 'sponge'] as const),
];
/** So many sweet foods are a dessert, whatever else was named once. */
const fewestSweet = 3;
const [MEAT = []] = CENTRES;
const FRUIT: readonly Kind[] = ['fruit', 'crisp', 'berry', 'soft', 'banana', 'orange'];
/** What fills a plate, and a pudding where that is plainly wanted. */
const SWEETENED: readonly Kind[] = [
  'potato',
  'rice',
  'risotto',
  'pasta',
  'bread',
  'bun',
  'tortilla',
  'pastry',
];
/** What goes into a dessert as well as into anything else. */
const ANYWHERE = /^(?:salt|water|mint|ginger|tofu|lemon juice|lime juice|balsamic vinegar)$/;

/** What a dish for these foods must not be without. */
export interface Centre {
  /** The foods of the most telling kind, in the order in which they were named; none in a kitchen without any. */
  readonly mains: readonly number[];
  /** The starches that were named: one of them is enough for a dish. */
  readonly starches: readonly number[];
  /** What was bought for one dish: one of them is enough too. */
  readonly defining: readonly number[];
}

/** The centre of a kitchen: someone with salmon and potatoes wants no salad without the salmon, nor salmon without the potatoes. */
export function centreOf(typed: readonly Food[]): Centre {
  const tier = CENTRES.find((kinds) => typed.some((food) => plays(food, kinds))) ?? [];
  const ids = (kinds: readonly Kind[]) => [
    ...new Set(typed.filter((food) => plays(food, kinds)).map(({ id }) => id)),
  ];
  return { mains: ids(tier), starches: ids(STARCHES), defining: ids(DEFINING) };
}

/** Whether eggs were named with nothing but fruit and what goes into a cake: nobody puts these into an omelette or a salad. */
export function isForSweets(typed: readonly Food[]): boolean {
  return (
    typed.some((food) => plays(food, ['egg']) && food.name !== 'egg white') &&
    typed.some((food) => plays(food, SWEET)) &&
    typed.every(
      (food) =>
        [BAKED, SWEET, FOR_DESSERT].some((kinds) => plays(food, kinds)) ||
        IN_CAKES.test(food.name) ||
        /^(?:lemon|lime) juice$/.test(food.name),
    )
  );
}

/** Whether applesauce, pumpkin or buttermilk was named with spices, cocoa or chocolate, and nothing that is not baked: these are a loaf or a cake. */
export function isForLoaf(typed: readonly Food[]): boolean {
  return (
    typed.some((food) => plays(food, ['puree', 'buttermilk'])) &&
    typed.some((food) => plays(food, ['sweetspice', 'cocoa', 'chocolate'])) &&
    typed.every((food) => plays(food, BAKED) || plays(food, SWEET))
  );
}

/**
 * Whether nothing that was named is savoury, and something asks for a dessert or a glass of fruit: two kinds of fruit, fruit and milk, or
 * what a baker buys. Tofu is a smoothie or a cream among such.
 */
export function isForDessert(typed: readonly Food[]): boolean {
  const fruit = new Set(typed.filter((food) => plays(food, FRUIT)).map(({ id }) => id));
  const isForAfters = typed.some((food) => plays(food, FOR_DESSERT));
  const isAsked =
    fruit.size > 1 ||
    isForAfters ||
    (fruit.size > 0 && typed.some((food) => plays(food, ['milk', 'yogurt', 'sugar', 'sweet'])));
  const isSweet = (food: Food): boolean =>
    [BAKED, SWEET, FOR_DESSERT].some((kinds) => plays(food, kinds)) ||
    plays(food, ['marshmallow', 'cereal', 'chia', 'tartar']) ||
    (isForAfters && plays(food, SWEETENED)) ||
    IN_CAKES.test(food.name) ||
    ANYWHERE.test(food.name);
  if (!isAsked) return false;
  const odd = typed.filter((food) => !isSweet(food));
  if (odd.length === 0) return true;
  // Sardines among pancake mix, bananas and chocolate are for another meal; meat may be what the chocolate is for.
  const rest = new Set(typed.filter(isSweet).map(({ id }) => id));
  const isOne = new Set(odd.map(({ id }) => id)).size === 1;
  return isForAfters && isOne && rest.size >= fewestSweet && !odd.some((food) => plays(food, MEAT));
}

/** How far a dish keeps to the centre of what was named. */
export function keepsTo(
  centre: Centre,
  used: { has: (id: number) => boolean },
): 'all' | 'main' | 'no' {
  const { mains, starches, defining } = centre;
  const [first] = mains;
  if (first !== undefined && !mains.some((id) => used.has(id))) return 'no';
  const hasOneOf = (ids: readonly number[]) => ids.length === 0 || ids.some((id) => used.has(id));
  const hasBoth = hasOneOf(starches) && hasOneOf(defining);
  return hasBoth && (first === undefined || used.has(first)) ? 'all' : 'main';
}
