import { allIngredients } from './ingredient.js';

/** What is taken from a whole food. */
export type PartName = 'white' | 'yolk' | 'juice' | 'zest';

/** A part of a food that a shop sells whole. */
export interface PartYield {
  readonly part: PartName;
  readonly wholeId: number;
  /** Grams of the part in one whole. */
  readonly grams: number;
}

/**
 * `part = whole, what it is called, grams of it in one whole`.
 *
 * Eggs and juices: USDA National Nutrient Database, SR Legacy, household measures of 01124 (egg white, one large), 01125 (egg
 * yolk, one large), 09152 ("1 lemon yields"), 09160 ("1 lime yields") and 09206 ("1 fruit yields"). Zest: 2 g a teaspoon (SR
 * Legacy 09156, lemon peel), of which a lemon gives two, a lime one and an orange three, the lower ends in S. T. Herbst, The
 * New Food Lover's Companion.
 */
const PARTS = `
egg white = egg, white, 33
egg yolk = egg, yolk, 17
lemon juice = lemon, juice, 48
lemon zest = lemon, zest, 4
lime juice = lime, juice, 44
lime zest = lime, zest, 2
orange juice = orange, juice, 86
orange zest = orange, zest, 6
`;

/** How much of a raw food makes a cup of the cooked one. */
export interface CookedYield {
  /** Grams of the raw food. */
  readonly raw: number;
  /** Grams of the cooked food. */
  readonly cooked: number;
}

/**
 * `food = grams of the raw food that make a cup of the cooked one, grams of that cup`. Kinds of a food cook as it does.
 *
 * Weights of cooked cups: USDA SR Legacy (20045 rice, 20037 brown rice, 20089 wild rice, 20137 quinoa, 20006 barley, 20013
 * bulgur, 20032 millet, 20029 couscous, 20010 buckwheat, 20121 pasta, 20110 egg noodles, 16070 lentils, 05064 chicken, 05184
 * turkey). Yields: a cup of white rice makes three (USA Rice Federation); other grains as in the Whole Grains Council's chart
 * (brown rice, quinoa, bulgur, couscous and farro three, barley and wild rice three and a half, millet and buckwheat four);
 * 8 oz of pasta make 4 cups and 8 oz of egg noodles 2 1/2 (National Pasta Association); a cup of lentils makes two and a half
 * (USA Pulses); boneless poultry keeps three quarters of its weight (USDA Table of Cooking Yields for Meat and Poultry).
 */
const COOKED = `
rice = 62, 158
brown rice = 63, 202
wild rice = 46, 164
quinoa = 57, 185
barley = 57, 157
bulgur = 47, 182
farro = 60, 170
millet = 50, 174
couscous = 58, 157
buckwheat = 43, 168
pasta = 57, 140
egg noodle = 91, 160
lentil = 77, 198
chicken = 187, 140
chicken breast = 187, 140
chicken thigh = 187, 140
turkey = 187, 140
turkey breast = 187, 140
`;

/** A food that is cooked already, and the raw one that is bought for a line which measures it cooked: "2 cups cooked chicken". */
const COOKED_FORMS = `
cooked chicken = chicken
cooked turkey = turkey
`;

/**
 * A general word, and what a shop sells for it. Whoever asks for cream wants the kind that can be whipped and boiled; packets of
 * yeast are active dry yeast unless they say otherwise.
 */
const SOLD_AS = `
cream = heavy cream
yeast = active dry yeast
oil = vegetable oil
`;

/** What a can contains whole: a weight or volume of it is a number of cans. Of beans it would be the drained part. */
const SOLD_BY_THE_CAN = `
canned tomato
crushed tomato
tomato paste
tomato sauce
tomato puree
coconut milk
coconut cream
evaporated milk
condensed milk
pumpkin puree
`;

/** Foods that in a can are another product, with a name of its own. */
const CANNED = `
tomato = canned tomato
plum tomato = canned tomato
salmon = canned salmon
`;

/** Sold dried or ready to eat, which are two products; their kinds are too. */
const PULSES = ['bean'];

const idByName = new Map(allIngredients().map(({ id, name }) => [name, id]));

function idOf(name: string): number {
  const id = idByName.get(name);
  if (id === undefined) throw new Error(`No ingredient is called ${name}.`);
  return id;
}

/** The rows of a table, each as a food's id and what is told of it. */
function rowsOf(table: string): (readonly [number, readonly string[]])[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', told = ''] = row.split(' = ');
      return [idOf(name), told.split(', ')] as const;
    });
}

const idsIn = (table: string): ReadonlyMap<number, number> =>
  new Map(rowsOf(table).map(([id, [name = '']]) => [id, idOf(name)]));

/** By the part's id. */
export const PART_YIELDS: ReadonlyMap<number, PartYield> = new Map(
  rowsOf(PARTS).map(([id, [whole = '', part, grams]]) => [
    id,
    { part: part as PartName, wholeId: idOf(whole), grams: Number(grams) },
  ]),
);

/** By the food's id. */
export const COOKED_YIELDS: ReadonlyMap<number, CookedYield> = new Map(
  rowsOf(COOKED).map(([id, [raw, cooked]]) => [id, { raw: Number(raw), cooked: Number(cooked) }]),
);

/** What is bought raw for a food that is measured cooked, by the food's id. */
export const RAW_FOR: ReadonlyMap<number, number> = idsIn(COOKED_FORMS);

/** What is sold for a general word, by its id. */
export const SOLD_FOR: ReadonlyMap<number, number> = idsIn(SOLD_AS);

/** What a can of a food is, by the food's id. */
export const CANNED_AS: ReadonlyMap<number, number> = idsIn(CANNED);

export const FILLS_CANS: ReadonlySet<number> = new Set(rowsOf(SOLD_BY_THE_CAN).map(([id]) => id));

export const PULSE_IDS: ReadonlySet<number> = new Set(PULSES.map(idOf));
