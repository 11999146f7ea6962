import { asForFour, fatAs } from '../batter.js';
import { isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { ending, measureAll, naming, weighed } from '../kitchen-measures.js';
import { isPoured, kneaded, yeastDough, type DoughFormula } from '../yeast-dough.js';

const TOPPINGS: readonly Kind[] = ['cheese', 'tinned', 'coldcut', 'cured', 'sausage'];

const isSoftLoaf = (kit: DishKit): boolean =>
  kit.offers('milk', 'egg', 'yolk', 'buttermilk') || (kit.offers('fat') && kit.offers('sugar'));

/** What is kneaded into a loaf, and what gives it its name. */
const INSIDE: readonly Kind[] = [
  ...(['driedfruit', 'nut', 'oats', 'briny', 'woody', 'chocolate', 'sweetspice', 'zest'] as const),
  ...(['chia', 'bran', 'meal', 'hardcheese', 'spice', 'vanilla', 'cocoa'] as const),
];
const TELLING: readonly Kind[] = [
  ...(['driedfruit', 'nut', 'oats', 'briny', 'woody', 'chocolate', 'sweetspice', 'cocoa'] as const),
];

const LEAN: DoughFormula = {
  flour: 500,
  hydration: 0.65,
  salt: 0.02,
  yeast: 0.0125,
  sugar: 0,
  fat: 0.03,
  fats: ['olive oil', 'vegetable oil'],
};
const SOFT: DoughFormula = {
  ...LEAN,
  hydration: 0.63,
  salt: 0.017,
  sugar: 0.06,
  fat: 0.1,
  fats: ['butter', 'vegan butter', 'vegetable oil'],
};

/** Sugar browns: with more than this share of the flour's weight, a crust burns at 230 °C before the crumb is done (Hamelman). */
const mostSugarInHotOven = 0.05;

/** Spice and chocolate make a sweet loaf; dried fruit brings its own sugar. */
function sugarOfLoaf(kit: DishKit, { sugar }: DoughFormula): number {
  if (kit.offers('sweetspice', 'chocolate', 'cocoa', 'vanilla')) return 0.12;
  return kit.offers('driedfruit') ? Math.max(sugar, 0.03) : sugar;
}

/** Roots that are grated into a dough. */
const isGrated = ({ name }: Food): boolean => /^(?:carrot|zucchini|beet|potato)$/.test(name);

/** Shares of the flour's weight of what is kneaded in. */
const INSIDE_SHARES: readonly (readonly [kinds: readonly Kind[], share: number])[] = [
  [['driedfruit', 'nut', 'chocolate'], 0.2],
  [['oats', 'meal'], 0.15],
  [['cocoa'], 0.06],
];

/**
 * A loaf: 65 % water, 2 % salt and 1.25 % active dry yeast of the flour's weight (baker's percentages of a white hearth loaf, Hamelman,
 * "Bread"; Ruhlman's 5 to 3 is 60 %); 10 % butter and 6 % sugar where milk or egg makes it a soft one.
 */
const loaf = pattern({
  name: 'yeast bread',
  types: ['side dish', 'breakfast'],
  kind: 'loaf',
  styles: ['bakery'],
  servings: 12,
  vessel: 'loaftin',
  roles: { flour: { kinds: ['flour'], most: 0 }, yeast: { kinds: ['yeast'], most: 0 } },
  fits: () => 2,
  cook(kit) {
    if (!kit.offers('yeast') || kit.offers(...TOPPINGS, 'leaven', 'soda', 'banana')) {
      return null;
    }
    const isSoft = isSoftLoaf(kit);
    const usual = isSoft ? SOFT : LEAN;
    const sugar = sugarOfLoaf(kit, usual);
    const dough = yeastDough(kit, { ...usual, sugar });
    if (!dough) return null;
    const inside = kit.take(INSIDE, { most: 5, anywhere: true });
    asForFour(kit, inside);
    const grated = kit.take(['root', 'firm'], { most: 1, anywhere: true, fit: isGrated });
    for (const food of grated) kit.readied(weighed(kit, food, 150), 'finely grated');
    inside.push(...grated);
    for (const food of inside) {
      const share = INSIDE_SHARES.find(([kinds]) => isOf(food, ...kinds))?.[1];
      if (share !== undefined) weighed(kit, food, LEAN.flour * share);
    }
    kit.about(...inside.filter((food) => isOf(food, ...TELLING) || grated.includes(food)));
    fatAs(kit, dough.fats, 'softened');
    kneaded(kit, dough, inside);
    kit.step(
      'Grease a 23 cm x 13 cm (9 in x 5 in) loaf tin. Press the dough flat, roll it up tightly, pinch the seam and set in the tin seam side down.',
      'Cover and let rise for 40 minutes, until the crown stands 2 cm above the rim.',
    );
    kit.step(
      isSoft || sugar > mostSugarInHotOven
        ? 'Heat the oven to 180 °C (350 °F). Bake for 35 minutes, until deep golden and 88 °C (190 °F) inside.'
        : 'Heat the oven to 230 °C (450 °F) with an empty tray at the bottom. Put the loaf in, pour a cup of hot water into the tray for steam and bake for 35 minutes, until deep brown and hollow-sounding when tapped underneath.',
    );
    kit.step(
      'Turn the loaf out onto a rack and let cool for 60 minutes before slicing, as the crumb is still setting.',
      glazed(kit),
    );
    const grain = dough.flours.find(({ name }) => /whole wheat|rye|spelt/.test(name));
    return kit.titleOf(kit.mains.slice(0, 2), nameOfLoaf(grain?.name, kit.mains.length > 0));
  },
});

/** Icing that was named for a sweet loaf, in a thread over it; false without any. */
function glazed(kit: DishKit): string | false {
  const icing = kit.take(['icing'], { most: 1 });
  measureAll(kit, icing, '1/2 cup');
  return naming(
    kit,
    icing,
    (names) => `Stir ${names} with 2 tsp of cold water and drizzle over the cooled loaf.`,
  );
}

function nameOfLoaf(flour: string | undefined, isFilled: boolean): string {
  const grain = flour?.replace(' flour', '') ?? (isFilled ? '' : 'white');
  return `${grain} bread`.trim();
}

const OLIVE_OILS = ['olive oil', 'extra virgin olive oil'];

function isFocaccia(kit: DishKit, top: readonly Food[]): boolean {
  if (!kit.offers('yeast') || !kit.offers('flour')) return false;
  if (kit.offers(...TOPPINGS, 'milk', 'sweetspice', 'driedfruit', 'leaven', 'sugar', 'sweet')) {
    return false;
  }
  return kit.offers('oil') || top.length > 0;
}

/** Focaccia: 75 % water and 8 % olive oil, folded rather than kneaded, baked hot in a pool of oil. */
const focaccia = pattern({
  name: 'focaccia',
  types: ['side dish', 'appetizer'],
  kind: 'flatbread',
  styles: ['italian'],
  servings: 8,
  vessel: 'dish',
  roles: {
    flour: { kinds: ['flour'], most: 0 },
    yeast: { kinds: ['yeast'], most: 0 },
    oil: { kinds: ['oil'], most: 0 },
    top: {
      kinds: ['woody', 'briny', 'aromatic', 'tomato', 'pungent', 'hardcheese', 'spice', 'potato'],
      most: 4,
      anywhere: true,
    },
  },
  fits: () => 2,
  cook(kit, { top }) {
    if (!isFocaccia(kit, top)) return null;
    const dough = yeastDough(kit, { ...LEAN, hydration: 0.74, fat: 0.14, fats: OLIVE_OILS });
    const [oil] = dough?.fats ?? [];
    if (!dough || !oil || !isPoured(oil)) return null;
    asForFour(kit, top);
    for (const food of top) {
      if (isOf(food, 'aromatic', 'potato')) kit.readied(food, 'very thinly sliced');
    }
    kit.about(...top.filter((food) => !isOf(food, 'pungent', 'spice')));
    kit.step(
      `Stir ${kit.hot(...dough.flours, dough.yeast, dough.sugar, dough.salt)} together in a large bowl. Stir in ${kit.hot(...dough.liquids, ...dough.eggs)}, lukewarm, until no dry flour is left, cover and let stand for 15 minutes.`,
    );
    kit.step(
      'With wet hands fold the dough over itself from four sides, turn it over, cover and let rise in a warm place for 90 minutes, until doubled and full of bubbles.',
    );
    kit.step(
      `Pour half of ${kit.the(oil)} into a 33 cm x 23 cm (13 in x 9 in) tin, tip in the dough, turn it once and stretch it to the corners. Cover and let rise for 30 minutes.`,
    );
    kit.step(
      `Heat the oven to 220 °C (425 °F). Press dimples right to the bottom with oiled fingertips${ending(kit, top, (names) => `, scatter with ${names}`)} and pour the rest of ${kit.the(oil)} over.`,
    );
    kit.step(
      'Bake for 25 minutes, until golden brown on top and crisp underneath. Lift out onto a rack and serve warm.',
    );
    return kit.titleOf(kit.mains, 'focaccia');
  },
});

const ROLLS: DoughFormula = {
  ...SOFT,
  flour: 540,
  hydration: 0.58,
  salt: 0.015,
  yeast: 0.014,
  sugar: 0.14,
  fat: 0.2,
};

/** Cinnamon rolls: the soft dough, rolled up around butter, sugar and spice. */
const rolls = pattern({
  name: 'sweet rolls',
  types: ['breakfast', 'dessert'],
  kind: 'buns',
  styles: ['bakery'],
  servings: 12,
  vessel: 'caketin',
  roles: {
    flour: { kinds: ['flour'], most: 0 },
    yeast: { kinds: ['yeast'], most: 0 },
    sugar: { kinds: ['sugar'], most: 0 },
    spice: { kinds: ['sweetspice'], least: 1, most: 2 },
  },
  fits: () => 3,
  cook(kit, { spice }) {
    if (!kit.offers('yeast') || !kit.offers('flour') || !kit.offers('sugar', 'sweet', 'icing')) {
      return null;
    }
    if (kit.offers(...TOPPINGS, 'leaven')) return null;
    const brown = kit.take(['sugar'], { most: 1, fit: ({ name }) => name === 'brown sugar' });
    const dough = yeastDough(kit, ROLLS);
    if (!dough?.sugar || dough.fats.length === 0) return null;
    measureAll(kit, brown, '3/4 cup');
    measureAll(kit, spice, '2 tsp');
    const inside = kit.take(['driedfruit', 'nut', 'zest', 'vanilla'], { most: 2 });
    asForFour(kit, inside);
    const icing = kit.take(['icing'], { most: 1 });
    const cheese = kit.take(['freshcheese'], { most: 1 });
    measureAll(kit, icing, '1 cup');
    measureAll(kit, cheese, '125 g');
    kit.about(...spice, ...inside);
    fatAs(kit, dough.fats, 'softened, 3 tbsp kept back for the filling');
    kneaded(kit, dough);
    const sweet = brown.length > 0 ? brown : [dough.sugar];
    kit.step(
      `Roll the dough out to 45 cm x 35 cm. Spread with ${kit.the(...dough.fats)} kept back, sprinkle with ${kit.the(...sweet, ...spice, ...inside)} and roll up from a long side.`,
    );
    kit.step(
      `Cut into ${kit.pieces(1)} slices with a thread or sharp knife, set close together in a greased 33 cm x 23 cm (13 in x 9 in) tin, cover and let rise for 40 minutes, until puffy.`,
    );
    kit.step(
      'Heat the oven to 180 °C (350 °F) and bake for 25 minutes, until golden and springy in the middle.',
    );
    kit.step(
      naming(
        kit,
        [...icing, ...cheese],
        (names) =>
          `Beat ${names} with a little water to a thick icing and spread over the rolls while they are warm.`,
      ),
      'Serve warm.',
    );
    return kit.titleOf([...spice.slice(0, 1), ...inside], 'rolls');
  },
});

export const YEAST_BREAD_PATTERNS: readonly DishPattern[] = [loaf, focaccia, rolls];
