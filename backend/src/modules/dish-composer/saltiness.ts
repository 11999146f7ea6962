import {
  ancestorsOf,
  convert,
  exactly,
  ingredientById,
  parseIngredientLine,
  toNumber,
} from '@larder/culinary';
import { saidGrams } from '@larder/culinary/nutrition';
import type { Food, Kind } from './food.js';

/**
 * Grams of salt in 100 g, according to labels: the typical product of each name, and below it the value of its kind.
 */
const SALT_BY_NAME: Readonly<Record<string, number>> = {
  'fish sauce': 23,
  'oyster sauce': 9,
  'hoisin sauce': 4,
  'teriyaki sauce': 8,
  'black bean sauce': 10,
  'fermented black bean': 12,
  gochujang: 7,
  sriracha: 5,
  'sweet chili sauce': 3,
  'chili garlic sauce': 8,
  'worcestershire sauce': 3,
  'vegan worcestershire sauce': 3,
  'taco seasoning': 18,
  'cajun seasoning': 15,
  anchovy: 10,
  caper: 6,
  'sun-dried tomato': 2,
  'goat cheese': 1.2,
  'ricotta salata': 2,
  bocconcini: 0.5,
  halloumi: 3,
  'cottage cheese': 0.9,
  'cream cheese': 0.9,
  pancetta: 4,
  chorizo: 3.2,
  ham: 2.5,
  // As bought, of what is eaten: half of a hock is bone and skin, and the water takes a third of its salt.
  'ham hock': 0.8,
  'smoked turkey': 0.8,
  // 2.5 % of the cooked meat (USDA SR28), which is two thirds of the raw.
  'corned beef': 1.6,
  'salt pork': 7,
  bresaola: 4,
  salami: 4.5,
  pepperoni: 4.5,
  'canadian bacon': 2.5,
  'smoked sausage': 2.3,
  sauerkraut: 1.2,
  hummus: 1,
  brie: 1.6,
  camembert: 1.6,
  burrata: 0.6,
  prosciutto: 5,
  ketchup: 2.3,
  'barbecue sauce': 2.5,
  'tomato sauce': 1,
  'onion soup mix': 28,
  'italian dressing mix': 25,
  'ranch seasoning': 22,
  'garlic pepper': 15,
  'lemon pepper': 25,
  'steak seasoning': 30,
  'marinara sauce': 1,
  // Soaked for a day and poached, it has lost nine tenths of the 20 % of the dry fish.
  'salt cod': 1.5,
  'pickled vegetable': 1.5,
  'gravy mix': 20,
  'mashed potato': 0.7,
  'curry roux': 10.5,
  'mole sauce': 3.2,
  'wonton wrapper': 1.4,
  'fish cake': 2,
  'fish stick': 1,
  'chicken nugget': 1.2,
  'veggie burger': 1.2,
  falafel: 1.2,
  'macaroni and cheese': 2.2,
  'pork pie': 1.2,
  'french onion soup': 1.4,
  'butter chicken': 1,
  'tortilla chip': 1,
};

const SALT_BY_KIND: Partial<Record<Kind, number>> = {
  soy: 14.5,
  misopaste: 11,
  currypaste: 5,
  broth: 0.7,
  creamsoup: 1.7,
  gravy: 1.2,
  dressing: 2,
  cured: 2.4,
  coldcut: 2.2,
  sausage: 1.7,
  smokedfish: 2.8,
  tinnedfish: 0.9,
  // Of what is bought in the shell: the sea water that runs out when they open salts the whole pot.
  bivalve: 0.5,
  briny: 4,
  softcheese: 2.8,
  hardcheese: 1.8,
  cheese: 1.6,
  kimchi: 1.8,
  salsa: 1.4,
  pesto: 2.5,
  mustard: 4,
  mayo: 1.4,
};

/** Foods so salty that a cook thinks of them before adding salt. */
const telling = 0.4;

// Thick sauces weigh about as much as water.
const usualDensity = 1.05;

/** Every pattern weighs the same few thousand lines ("3 carrots"), and reading one is most of the work. */
const weights = new Map<string, number | null>();
const mostWeights = 20_000;

/** The weight of what a line asks for, in grams; null if unknown. */
export function gramsOfLine(line: string): number | null {
  const known = weights.get(line);
  if (known !== undefined) return known;
  if (weights.size >= mostWeights) weights.clear();
  const grams = readGrams(line);
  weights.set(line, grams);
  return grams;
}

function readGrams(line: string): number | null {
  const parsed = parseIngredientLine(line);
  const { quantity, unit, packageSize, ingredientId } = parsed;
  if (!quantity) return null;
  const said = saidGrams(parsed, quantity);
  if (said !== null) return said;
  const count = toNumber(quantity.max);
  const grams = (measured: typeof quantity, of: typeof unit): number | null => {
    const weight = convert(measured, of, 'g', ingredientId ?? undefined);
    if (weight) return toNumber(weight.quantity.max);
    const volume = convert(measured, of, 'ml');
    return volume && toNumber(volume.quantity.max) * usualDensity;
  };
  if (packageSize) {
    const each = grams(packageSize.quantity, packageSize.unit);
    if (each !== null) return each * count;
  }
  return grams(exactly(quantity.max), unit);
}

function saltIn100Grams(food: Food): number {
  const names = [food.id, ...ancestorsOf(food.id)].map((id) => ingredientById(id)?.name ?? '');
  const named = names.find((name) => name in SALT_BY_NAME);
  if (named !== undefined) return SALT_BY_NAME[named] ?? 0;
  const kind = food.kinds.find((played) => played in SALT_BY_KIND);
  return kind === undefined ? 0 : (SALT_BY_KIND[kind] ?? 0);
}

/** The salt in a food, in grams, for the amount in its line. */
export function saltBroughtBy(food: Food, line: string): number {
  const salt = saltIn100Grams(food);
  return salt === 0 ? 0 : (salt * (gramsOfLine(line) ?? 0)) / 100;
}

/** Whether a food tastes of salt. */
export function isSalty(food: Food, line: string): boolean {
  return saltBroughtBy(food, line) >= telling;
}
