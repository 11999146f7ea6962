import type { Food, Kind } from './food.js';

/**
 * How much liquid, fat, acid and salt go to how much food. Each figure is a published ratio, in grams or millilitres for each gram of
 * food, so that a pot for two and one for sixty taste alike.
 */
export const RATIOS = {
  /**
   * Braising liquid comes a third of the way up the meat (Molly Stevens, All About Braising; Le Cordon Bleu): in a pot that fits, half
   * its weight.
   */
  braise: 0.5,
  /** A stew's liquid just covers what is in it (CIA, The Professional Chef: 1 l for 1.5 to 2 kg of meat and vegetables). */
  stew: 0.55,
  /** Broth and solids of a soup in equal weight, a little more of broth (Ruhlman, Ratio: a clear soup; CIA: 4 l to 3 kg). */
  soup: 1.2,
  /** However few the vegetables, half as much again of broth as of them: more is hot water with something in it. */
  thinSoup: 1.5,
  /** A puréed soup: three parts of vegetables to three of liquid (CIA, The Professional Chef). */
  puree: 0.95,
  /** The same of zucchini and other vegetables that are nearly all water, and give it off. */
  pureeOfWatery: 0.7,
  /** Potatoes and other roots bind a purée by themselves: a soup of them takes a third more. */
  pureeOfMealy: 1.25,
  /** Curry: a can of coconut milk or tomatoes to a kilogram of meat and vegetables. */
  curry: 0.42,
  /** The same where roots, or meat that takes hours, have to be nearly covered to get tender. */
  curryOfRoots: 0.6,
  /** Chili thickens by itself: the tomatoes, and a quarter of the weight in water (ICS chili rules ask for a spoonable gravy). */
  chili: 0.25,
  /** Six spoonfuls of a pan sauce for each serving, which reduce to three. */
  panSauce: 0.45,
  /** The same in cups for a serving, where a roast's own weight says little. */
  panSauceCups: 0.25,
  /** One of acid to three of oil (Ruhlman, Ratio: vinaigrette); to finish a dish, a tablespoon to 750 g. */
  finishingAcid: 0.02,
  /** Meat, fish, eggs and curd: 1 % of their weight (Ruhlman, Charcuterie; Nosrat, Salt Fat Acid Heat: 1 to 1.25 %). */
  saltInMeat: 0.01,
  /** Broth and water: a little less than the meat, as a broth that is right by itself is (Ruhlman, Ratio: 0.9 to 1 %). */
  saltInLiquid: 0.009,
  /** Vegetables and pulses: half of that (Nosrat: 0.5 to 0.75 %, tasted at the end). Starches have their own salted water. */
  saltInVegetables: 0.005,
} as const;

const PROTEIN: readonly Kind[] = [
  ...([
    'poultry',
    'mince',
    'stewing',
    'quick',
    'fish',
    'shellfish',
    'curd',
    'egg',
    'bird',
  ] as const),
  ...(['joint', 'braise', 'steak', 'chop', 'cutlet', 'rib', 'wing', 'bonein', 'offal'] as const),
  ...(['wholefish', 'cookedmeat'] as const),
];
const SEASONED: readonly Kind[] = [
  ...([
    'aromatic',
    'root',
    'potato',
    'firm',
    'tender',
    'leaf',
    'tomato',
    'tinned',
    'bean',
  ] as const),
  ...(['lentil', 'salad', 'puree', 'cream', 'milk', 'coconut', 'mash'] as const),
];

const LIQUID: readonly Kind[] = ['broth', 'water'];

/** Grams of salt that so much of a food asks for. */
export function saltFor(food: Food, grams: number): number {
  // Whoever cured it has salted it.
  if (food.kinds.includes('brined')) return 0;
  if (food.kinds.some((kind) => PROTEIN.includes(kind))) return grams * RATIOS.saltInMeat;
  if (food.kinds.some((kind) => LIQUID.includes(kind))) return grams * RATIOS.saltInLiquid;
  return food.kinds.some((kind) => SEASONED.includes(kind)) ? grams * RATIOS.saltInVegetables : 0;
}
