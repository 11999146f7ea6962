import type { OpenFilling } from './fillings.js';
import type { Glyph } from './glyphs.js';
import { withoutDiacritics } from './plain-letters.js';
import type { StageDish } from './stage.js';
import type { OpenVessel } from './vessels.js';
import type { Equipment } from './equipment.js';

type LyingVessel = OpenVessel | 'ramekins';

/** One way to serve a dish: which vessel and which filling. */
export type DishForm =
  | { vessel: LyingVessel; filling: OpenFilling }
  | { vessel: 'table'; filling: StageDish };

/** What is known of a dish besides its kind. */
export interface DishTraits {
  readonly types: readonly string[];
  readonly equipment: readonly Equipment[];
  /** Most characteristic first. */
  readonly glyphs: readonly Glyph[];
}

interface KindOfDish {
  /** Nouns that end the name of such a dish, in the singular. */
  readonly nouns: string;
  readonly forms: (dish: DishTraits) => DishForm[];
}

const lying = (filling: OpenFilling, ...vessels: LyingVessel[]): DishForm[] =>
  vessels.map((vessel) => ({ vessel, filling }));

const standing = (filling: StageDish): DishForm[] => [{ vessel: 'table', filling }];

const kind = (
  nouns: string,
  forms: DishForm[] | ((dish: DishTraits) => DishForm[]),
): KindOfDish => ({ nouns, forms: typeof forms === 'function' ? forms : () => forms });

export const meatAndFish = ['meat', 'poultry', 'fish', 'seafood'] as const;

/** The place of the first food of one of the families, from zero; Infinity without one. Staples do not count. */
function rankOf({ glyphs }: DishTraits, ...families: Glyph['family'][]): number {
  const found = glyphs.findIndex(({ staple, family }) => !staple && families.includes(family));
  return found < 0 ? Infinity : found;
}

/** Whether one of the three main foods belongs to one of the families. */
export const isMainlyOf = (dish: DishTraits, ...families: Glyph['family'][]): boolean =>
  rankOf(dish, ...families) < 3;

/** A fish cake is no cake, and a kimchi pancake no stack with butter. */
const mayBeSweet = ({ types }: DishTraits): boolean =>
  types.length === 0 || types.includes('dessert') || types[0] === 'breakfast';

const shortPasta = lying('pasta', 'bowl', 'plate', 'skillet', 'soup-bowl');
const noodles = lying('noodles', 'plate', 'bowl', 'soup-bowl', 'skillet', 'wok');
/** Glyphs of what is wound around a fork or chopsticks. */
const longPasta: ReadonlySet<string> = new Set(['pasta', 'noodle']);
const gratin = lying('gratin', 'baking-dish', 'skillet');
const patties = lying('patties', 'plate', 'platter', 'skillet');
const crepes = lying('pancakes', 'plate', 'skillet', 'platter');
const layerCake = standing('layer-cake');
const flatCake = lying('flat-cake', 'plate', 'board');
const tossed = lying('toss', 'skillet', 'plate', 'bowl', 'platter');
const mixedSalad = lying('toss', 'bowl', 'plate', 'platter');

const brothy = lying('broth', 'soup-bowl', 'bowl', 'pot');

/** The kinds of dishes, and how each is served. Nouns are separated by commas. */
const kinds = {
  soup: kind('soup, broth, bisque, gazpacho, borscht, minestrone, pozole', (dish) =>
    dish.equipment.includes('blender') && rankOf(dish, ...meatAndFish) === Infinity
      ? lying('puree', 'soup-bowl', 'bowl')
      : brothy,
  ),
  'chunky soup': kind('chowder', brothy),
  'noodle soup': kind(
    'noodle soup, noodle bowl, ramen, pho, laksa',
    lying('noodle-soup', 'bowl', 'soup-bowl'),
  ),
  stew: kind(
    'stew, chili, goulash, ragout, braise, pot roast, tagine, stroganoff, adobo, ratatouille, baked bean, meatball',
    lying('stew', 'pot', 'skillet', 'bowl', 'soup-bowl'),
  ),
  curry: kind('curry, masala, dal, korma, vindaloo, tikka, rendang, wat, sambar', [
    ...lying('curry', 'plate', 'bowl', 'soup-bowl'),
    ...lying('stew', 'pot', 'skillet', 'bowl'),
  ]),
  'rice or grain': kind(
    'rice, risotto, pilaf, paella, biryani, pulao, couscous, quinoa, bulgur, barley, farro, kasha, jambalaya, arroz',
    lying('rice', 'plate', 'skillet', 'bowl', 'pot'),
  ),
  noodles: kind('noodle, vermicelli, udon, soba, lo mein, chow mein, pad thai', noodles),
  pasta: kind(
    'pasta, spaghetti, linguine, fettuccine, tagliatelle, penne, macaroni, orzo, rigatoni, orecchiette, fusilli',
    ({ equipment, glyphs }) => {
      if (equipment.includes('baking-dish')) return gratin;
      return longPasta.has(glyphs.find(({ family }) => family === 'pasta')?.key ?? '')
        ? noodles
        : shortPasta;
    },
  ),
  gratin: kind(
    "gratin, bake, casserole, lasagne, lasagna, enchilada, cannelloni, moussaka, strata, bread pudding, cottage pie, shepherd's pie, macaroni and cheese, mac and cheese",
    gratin,
  ),
  salad: kind('salad', (dish) => {
    if (isMainlyOf(dish, 'pasta')) return lying('pasta', 'bowl', 'platter');
    return rankOf(dish, 'leaf') < rankOf(dish, 'grain')
      ? lying('salad', 'bowl', 'bowl', 'platter', 'plate', 'soup-bowl')
      : mixedSalad;
  }),
  'mixed salad': kind('slaw, coleslaw, ceviche, tabbouleh, fattoush', mixedSalad),
  'stir-fry': kind('stir fry, fajita', lying('toss', 'wok', 'skillet', 'plate')),
  vegetables: kind('', tossed),
  roast: kind(
    'roast, tray bake, traybake',
    lying('roast', 'sheet-pan', 'baking-dish', 'platter', 'skillet'),
  ),
  'meat or fish': kind('', lying('main', 'plate', 'plate', 'platter', 'skillet')),
  bowl: kind('bowl', lying('sections', 'bowl', 'soup-bowl', 'plate')),
  sandwich: kind(
    "sandwich, sub, hoagie, po' boy, toast, melt, panini, bagel, toastie, rarebit, grilled cheese",
    lying('toasts', 'board', 'plate', 'platter'),
  ),
  'french toast': kind('french toast', lying('toasts', 'plate', 'platter')),
  canapés: kind(
    'bruschetta, crostini, canape, tartine, garlic bread',
    lying('crostini', 'board', 'platter', 'sheet-pan'),
  ),
  burger: kind('burger, hamburger, slider, arepa', lying('burgers', 'board', 'basket', 'plate')),
  tacos: kind('taco, tostada', lying('tacos', 'basket', 'board', 'platter')),
  quesadillas: kind('quesadilla, nacho', lying('wedges', 'plate', 'board', 'sheet-pan')),
  rolls: kind(
    'roll, burrito, wrap, strudel, gyro, taquito',
    lying('rolls', 'platter', 'board', 'basket', 'plate'),
  ),
  pizza: kind('pizza', lying('pizza', 'board', 'plate', 'sheet-pan')),
  flatbread: kind(
    'flatbread, focaccia, naan, pita, roti, paratha, chapati, crispbread, tortilla',
    lying('flatbreads', 'board', 'plate', 'platter'),
  ),
  skewers: kind(
    'skewer, kebab, kabob, satay, souvlaki',
    lying('skewers', 'platter', 'board', 'sheet-pan'),
  ),
  dumplings: kind(
    'dumpling, ravioli, tortellini, gnocchi, pierogi, wonton, gyoza, pot sticker, potsticker',
    lying('dumplings', 'plate', 'platter', 'skillet', 'bowl'),
  ),
  'hand pies': kind(
    'hand pie, turnover, pasty, empanada, samosa',
    lying('pasties', 'board', 'platter', 'sheet-pan', 'plate'),
  ),
  pancakes: kind('pancake, hotcake', (dish) =>
    mayBeSweet(dish)
      ? [...standing('pancake-stack'), ...standing('pancake-stack'), ...lying('pancakes', 'plate')]
      : [...lying('frittata', 'skillet'), ...lying('patties', 'plate', 'platter')],
  ),
  crêpes: kind('crepe, galette, blini, dutch baby', crepes),
  waffles: kind('waffle', lying('waffles', 'plate', 'board')),
  eggs: kind('fried egg, poached egg, hash, eggs benedict', lying('eggs', 'plate', 'skillet')),
  omelette: kind(
    'omelette, omelet, frittata, scrambled egg, scramble',
    lying('frittata', 'skillet', 'plate', 'skillet'),
  ),
  'baked eggs': kind('baked egg, shakshuka', lying('egg-bake', 'skillet', 'pot')),
  pie: kind('pie', lying('pie', 'pie-tin')),
  tart: kind('tart, quiche, cheesecake, tartlet', lying('tart', 'pie-tin', 'plate')),
  cake: kind('cake, gateau, torte, sponge', (dish) =>
    mayBeSweet(dish) ? [...layerCake, ...flatCake] : patties,
  ),
  'layer cake': kind('layer cake', layerCake),
  'plain cake': kind('upside down cake, coffee cake, pavlova', flatCake),
  cupcakes: kind('cupcake', standing('cupcakes')),
  loaf: kind('bread, loaf, gingerbread, meatloaf', lying('loaf', 'board', 'platter')),
  muffins: kind('muffin, egg cup', lying('muffins', 'plate', 'board', 'sheet-pan')),
  cookies: kind(
    'cookie, shortbread, macaroon, truffle',
    lying('cookies', 'plate', 'board', 'sheet-pan'),
  ),
  bars: kind(
    'brownie, blondie, bar, square, fudge, baklava, flapjack, cornbread',
    lying('bars', 'baking-dish', 'board', 'plate'),
  ),
  buns: kind(
    'bun, biscuit, scone, brioche, crumpet, dinner roll, cinnamon roll',
    lying('buns', 'basket', 'board', 'sheet-pan', 'plate'),
  ),
  doughnuts: kind('doughnut, donut, cruller', lying('doughnuts', 'basket', 'board', 'plate')),
  pudding: kind(
    'pudding, custard, mousse, panna cotta, creme brulee, flan, compote',
    lying('creamy', 'ramekins', 'ramekins', 'bowl', 'soup-bowl'),
  ),
  porridge: kind(
    'porridge, oatmeal, congee, polenta, grit, mash, mashed potato',
    lying('creamy', 'bowl', 'soup-bowl'),
  ),
  // Crisp tofu is no crumble.
  crumble: kind('crumble, crisp, cobbler', (dish) =>
    mayBeSweet(dish) ? lying('crumble', 'baking-dish', 'skillet', 'pie-tin') : tossed,
  ),
  granola: kind('granola, muesli', lying('granola', 'bowl', 'sheet-pan')),
  drink: kind(
    'smoothie, lassi, milkshake, shake, lemonade, limeade, juice, punch, iced tea, iced coffee',
    standing('smoothie'),
  ),
  cocktail: kind(
    'cocktail, martini, margarita, mojito, daiquiri, spritz, sangria, eggnog',
    standing('cocktail'),
  ),
  'long drink': kind(
    'bloody mary, bloody caesar, gin and tonic, mule, rickey, collins, highball',
    standing('highball'),
  ),
  'hot drink': kind(
    'hot chocolate, coffee, tea, chai, latte, cappuccino, toddy, mulled wine',
    standing('mug'),
  ),
  jar: kind('jam, marmalade, preserve, chow chow, seasoning, spice mix', standing('jar')),
  parfait: kind('parfait, trifle, fool, overnight oat, chia pudding', standing('parfait')),
  'ice cream': kind('ice cream, sorbet, gelato, granita, sundae', standing('sundae')),
  patties: kind('patty, fritter, croquette, falafel, latke', patties),
  fries: kind('fries, chip, potato wedge', lying('fries', 'basket', 'plate', 'skillet')),
  pieces: kind(
    'bite, wing, popper, nut, platter, stuffed pepper, stuffed mushroom, stuffed tomato, stuffed egg',
    lying('pieces', 'platter', 'plate', 'sheet-pan', 'board'),
  ),
  dip: kind(
    'dip, hummus, guacamole, salsa, spread, pate, chutney, pesto, raita, relish',
    lying('dip', 'bowl', 'ramekins', 'soup-bowl'),
  ),
  sushi: kind('sushi, maki, onigiri', lying('sushi', 'board', 'platter', 'plate')),
  fruit: kind('', [...lying('toss', 'bowl', 'plate'), ...lying('pieces', 'platter', 'plate')]),
} as const satisfies Record<string, KindOfDish>;

/** What a dish is, whatever its name: a stew, a pie, a salad. */
export type DishKind = keyof typeof kinds;

export const dishKinds = Object.keys(kinds) as DishKind[];

/** Recipes are stored with their kind, and another version of this table may have stored them. */
export const isDishKind = (name: string | null): name is DishKind =>
  name !== null && Object.hasOwn(kinds, name);

/** All the ways in which a dish of this kind may be served; never empty. */
export const formsOf = (name: DishKind, dish: DishTraits): DishForm[] => kinds[name].forms(dish);

const kindOfNoun: ReadonlyMap<string, DishKind> = new Map(
  dishKinds.flatMap((name) =>
    (kinds[name].nouns.match(/[^,]+/g) ?? []).map((noun): [string, DishKind] => [
      noun.trim(),
      name,
    ]),
  ),
);

const mostWords = 3;

/** Most words of titles end no noun of the table. */
const lastWords: ReadonlySet<string> = new Set(
  [...kindOfNoun.keys()].map((noun) => noun.slice(noun.lastIndexOf(' ') + 1)),
);

/** The singular of a noun, as the table has it; "fries" is in the table itself. */
const singularsOf = (word: string): string[] => [
  word,
  word.replace(/ies$/, 'y'),
  word.replace(/es$/, ''),
  word.replace(/s$/, ''),
];

/** In English the last noun says what a dish is: a chicken noodle soup is a soup. */
function kindOfLastNoun(words: readonly string[]): DishKind | null {
  for (let end = words.length; end > 0; end -= 1) {
    const nouns = singularsOf(words[end - 1] as string).filter((noun) => lastWords.has(noun));
    if (nouns.length === 0) continue;
    for (let length = Math.min(mostWords, end); length > 0; length -= 1) {
      const before = words.slice(end - length, end - 1).map((word) => `${word} `);
      const name = nouns.map((noun) => before.join('') + noun).find((each) => kindOfNoun.has(each));
      if (name !== undefined) return kindOfNoun.get(name) ?? null;
    }
  }
  return null;
}

/** Ways of cooking that decide how a dish looks when no noun does. */
const kindOfMethod: ReadonlyMap<string, DishKind> = new Map([
  ['roast', 'roast'],
  ['roasted', 'roast'],
  ['braised', 'stew'],
  ['stewed', 'stew'],
  ['stir-fried', 'stir-fry'],
]);

/**
 * The kind of dish that a title names in ordinary words; null if it does not. What comes with a dish, or is below it, does not make it
 * another one, except that whatever lies on bread is a sandwich.
 */
export function kindInTitle(written: string): DishKind | null {
  const title = withoutDiacritics(written.toLowerCase());
  const [head = ''] = title.split(/ (?:with|on|in|over) /);
  const words = head.match(/[a-z']+(?:-[a-z']+)*/g) ?? [];
  const found = kindOfLastNoun(words.flatMap((word) => word.split('-')));
  if (found) return found;
  if (/ on (?:[a-z-]+ )*(?:bread|toast|rye|baguette)\b/.test(title)) return 'sandwich';
  const method = words.find((word) => kindOfMethod.has(word)) ?? '';
  return kindOfMethod.get(method) ?? null;
}
