import type { WrittenAmount } from './written-amount.js';

/** The form in which a person has a food, where it changes how it is cooked. */
export const FORMS = [
  'whole',
  'cooked',
  'canned',
  'smoked',
  'dried',
  'ground',
  'steak',
  'drumstick',
  'strips',
  'frozen',
  'overripe',
  'stale',
  'ripe',
  'green',
  'peelings',
  'tops',
  'stems',
] as const;
export type Form = (typeof FORMS)[number];

/** What a person calls a food that has several names, as one and as many. */
export interface TypedName {
  readonly one: string;
  readonly many: string;
}

/** The roles of foods in dishes. */
export const KINDS = [
  ...['aromatic', 'pungent', 'hot', 'root', 'potato', 'firm', 'tender', 'leaf', 'salad', 'tomato'],
  ...['tinned', 'paste', 'poultry', 'mince', 'stewing', 'quick', 'sausage', 'cured', 'fish'],
  ...['tinnedfish', 'smokedfish', 'shellfish', 'curd', 'egg', 'bean', 'lentil', 'rice', 'risotto'],
  ...['grain', 'polenta', 'oats', 'pasta', 'noodle', 'bread', 'tortilla', 'flatbread', 'cheese'],
  ...['hardcheese', 'softcheese', 'freshcheese', 'milk', 'cream', 'sourcream', 'yogurt', 'fat'],
  ...['drizzle', 'coconut', 'broth', 'spice', 'sweetspice', 'woody', 'herb', 'acid', 'citrus'],
  ...['soy', 'sauce', 'misopaste', 'currypaste', 'tahini', 'nutbutter', 'pesto', 'mustard', 'mayo'],
  ...[
    'salsa',
    'kimchi',
    'briny',
    'sweet',
    'sugar',
    'vanilla',
    'chocolate',
    'cocoa',
    'flour',
    'nut',
  ],
  ...['chia', 'coconutflake', 'driedfruit', 'granola', 'fruit', 'crisp', 'berry', 'soft', 'banana'],
  ...['orange', 'oil', 'salt', 'pepper', 'water', 'leaven', 'starch', 'seaweed'],
  ...['bun', 'wine', 'bivalve', 'puree', 'dumpling'],
  ...['bird', 'joint', 'braise', 'steak', 'chop', 'cutlet', 'rib', 'wing', 'bonein', 'offal'],
  ...['wholefish', 'cookedmeat', 'coldcut', 'fries', 'gravy', 'shell', 'pastry', 'jam', 'curds'],
  ...['meal', 'yeast', 'soda', 'tartar', 'buttermilk', 'condensed', 'shortening', 'icing', 'bran'],
  ...['bitterchocolate', 'zest', 'juice', 'spirit', 'icecream', 'whipped', 'dessertsauce'],
  ...['sprinkles', 'glaze', 'marshmallow', 'cereal', 'crust', 'biscuit', 'crumbcrust'],
  ...['pizzadough', 'crumb', 'lasagne', 'chip', 'yolk', 'white', 'carcass', 'brined'],
  ...['creamsoup', 'dressing', 'tubedough', 'puddingmix', 'fizz', 'coffee', 'strands'],
  ...['tube', 'jelly', 'candy', 'frosting', 'cakemix', 'browniemix', 'muffinmix', 'bakingmix'],
  ...['gelatin', 'tea', 'stick', 'liquor', 'liqueur', 'bitters', 'bubbly', 'savouryjuice'],
  ...['barsyrup', 'ice'],
  ...['wrapper', 'ricepaper', 'ricecake', 'fishcake', 'curryroux', 'mole', 'falafel'],
  ...[
    'patty',
    'nugget',
    'boxedpasta',
    'meatpie',
    'yorkshire',
    'onionsoup',
    'hollandaise',
    'readycurry',
  ],
  ...['saltfish', 'ackee', 'slaw', 'yeastflake', 'popcorn', 'phyllo', 'potsticker', 'readychili'],
  ...['masa', 'mash', 'simmered', 'besan', 'starter', 'rollskin', 'stuffing', 'coldrisotto'],
  ...['poha', 'sponge', 'cutoats'],
] as const;

export type Kind = (typeof KINDS)[number];

/** Where a flavour belongs: Western, Middle Eastern, East Asian, Indian, Mexican, sweet. */
export type CuisineFamily = 'w' | 'e' | 'a' | 'i' | 'm' | 's';

export type Method = 'simmer' | 'fry' | 'roast';

/** A food as a cook knows it. */
export interface Food {
  readonly id: number;
  readonly name: string;
  readonly kinds: readonly Kind[];
  /** For four people. */
  readonly amount: WrittenAmount;
  /** '*' stands for the cut that a dish asks for. */
  readonly cut: string;
  readonly minutes: Readonly<Record<Method, number | null>>;
  readonly kitchens: readonly CuisineFamily[];
  readonly raw: boolean;
  /** Whether a dish must cook it, for safety or to make it edible. */
  readonly needsHeat: boolean;
  /** How an ingredient line calls it; null for its name. */
  readonly words: string | null;
  /** Null where the form in which it is bought makes no difference. */
  readonly form: Form | null;
}
