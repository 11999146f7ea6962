import {
  asForFour,
  batterOf,
  dryPart,
  fatAs,
  goldenOr,
  isForBatter,
  isOily,
  PARTS_OF_BATTER,
  rises,
  wetPart,
  whiskedWet,
} from '../batter.js';
import { isOf, mixed } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import {
  measureAll,
  naming,
  present,
  saltOf,
  spoonAll,
  weighAll,
  weighed,
} from '../kitchen-measures.js';
import { savouryInside } from '../savoury-baking.js';

/**
 * A loaf of mashed fruit or grated vegetables: for 240 g of flour 150 g of sugar, 110 g of fat, 2 eggs and 290 g of fruit (King Arthur's
 * banana bread), baked slowly because it is deep and wet.
 */
const teaLoaf = pattern({
  name: 'tea loaf',
  types: ['breakfast', 'dessert'],
  kind: 'loaf',
  styles: ['bakery'],
  servings: 10,
  vessel: 'loaftin',
  roles: { ...PARTS_OF_BATTER, fruit: { kinds: ['banana', 'puree', 'driedfruit'], most: 0 } },
  fits: (_, kit) => (kit.offers('banana', 'puree') ? 2 : 1),
  cook(kit) {
    if (!isForBatter(kit) || !rises(kit) || kit.offers('yeast', 'cheese', 'oats')) return null;
    const isFruity =
      kit.offers('banana', 'puree', 'zest', 'citrus', 'driedfruit') || kit.offers('root', 'firm');
    // Without fruit it would be a cake.
    if (!isFruity) return null;
    const batter = batterOf(kit, {
      flour: 240,
      sugar: 0.62,
      fat: 0.45,
      egg: 0.42,
      liquid: 0.85,
      powder: 1.25,
      fats: ['butter', 'vegetable oil', 'vegan butter'],
      moist: 1,
      folded: 0.6,
    });
    if (!batter) return null;
    kit.about(...batter.telling);
    fatAs(kit, batter.fats, 'melted');
    kit.step(
      'Heat the oven to 175 °C (350 °F) and line a 23 cm x 13 cm (9 in x 5 in) loaf tin with parchment.',
    );
    kit.step(
      batter.moist.some((food) => isOf(food, 'banana')) &&
        `Mash ${kit.the(...batter.moist.filter((food) => isOf(food, 'banana')))} with a fork until almost smooth.`,
      `Whisk ${kit.hot(...dryPart(batter))} together in a large bowl.`,
    );
    kit.step(
      whiskedWet(kit, batter),
      'Pour over the dry ingredients and fold with a spatula until no dry flour shows.',
      batter.folded.length > 0 && `Fold in ${kit.hot(...batter.folded)}.`,
    );
    kit.step(
      `Scrape into the tin and bake for 60 minutes, until ${goldenOr(batter, 'firm in the middle')}, cracked along the top, and a skewer comes out clean. Cover with foil if it browns too soon.`,
    );
    kit.step(
      'Let the loaf stand in the tin for 10 minutes, lift out onto a rack and slice when cool.',
      frostedLoaf(kit),
    );
    return kit.titleOf(batter.telling.slice(0, 3), 'bread');
  },
});

/** Frosting, or a glaze of icing sugar, where either was named; false without. */
function frostedLoaf(kit: DishKit): string | false {
  const over = kit.take(['frosting', 'icing'], { most: 1 });
  measureAll(kit, over, '1 cup');
  return naming(kit, over, (names) =>
    over.some((food) => isOf(food, 'icing'))
      ? `Stir ${names} with 1 to 2 tbsp of cold water and drizzle over it.`
      : `Spread the cooled loaf with ${names}.`,
  );
}

/** Cornbread: equal weights of cornmeal and flour, as much buttermilk or milk as both, little sugar. */
const cornbread = pattern({
  name: 'cornbread',
  types: ['side dish', 'breakfast'],
  kind: 'bars',
  styles: ['bakery'],
  servings: 9,
  vessel: 'caketin',
  roles: { ...PARTS_OF_BATTER, meal: { kinds: ['meal'], most: 0 } },
  fits: () => 2,
  cook(kit) {
    if (!kit.offers('meal') || kit.offers('yeast')) return null;
    const flour = 270;
    const inside = savouryInside(kit, flour);
    if (!inside) return null;
    const batter = batterOf(kit, {
      flour,
      sugar: inside.length > 0 ? 0.06 : 0.18,
      fat: 0.3,
      egg: 0.37,
      liquid: 0.95,
      powder: 1.5,
      fats: ['butter', 'vegetable oil', 'vegan butter'],
      foldable: ['berry', 'nut', 'chia'],
    });
    if (!batter?.dry.some(({ name }) => name === 'cornmeal')) return null;
    const corn = kit.take(['tender'], {
      most: 1,
      anywhere: true,
      fit: ({ name }) => name === 'corn',
    });
    for (const food of corn) weighed(kit, food, 150);
    const hot = kit.take(['hot'], { most: 1, anywhere: true });
    const folded = [...inside, ...hot, ...corn, ...batter.folded];
    kit.about(...folded);
    fatAs(kit, batter.fats, 'melted');
    kit.step('Heat the oven to 200 °C (400 °F) and grease a 20 cm (8 in) square tin.');
    kit.step(`Whisk ${kit.hot(...dryPart(batter))} together in a large bowl.`);
    kit.step(
      whiskedWet(kit, batter),
      'Pour over the dry ingredients and stir just until no dry flour shows.',
      folded.length > 0 && `Fold in ${kit.hot(...folded)}.`,
    );
    kit.step(
      'Scrape into the tin and bake for 25 minutes, until golden, pulling away from the sides, and a skewer comes out clean. Let cool for 10 minutes and cut into squares.',
    );
    return kit.titleOf([...folded.slice(0, 2), ...present(batter.citrus)], 'cornbread');
  },
});

/**
 * Scones and biscuits: 3 parts flour, 1 cold fat and 2 liquid by weight (Ruhlman, "Ratio"), with 1 1/2 tsp of baking powder for each cup
 * of flour, as nothing else lifts so stiff a dough.
 */
const scones = pattern({
  name: 'scones',
  types: ['breakfast', 'dessert'],
  kind: 'buns',
  styles: ['bakery'],
  servings: 8,
  vessel: 'cookiesheet',
  roles: PARTS_OF_BATTER,
  cook(kit) {
    if (!isScone(kit)) return null;
    const flour = 330;
    const inside = savouryInside(kit, flour);
    if (!inside) return null;
    const isSavoury = inside.length > 0;
    const batter = batterOf(kit, {
      flour,
      sugar: isSavoury ? 0.03 : 0.15,
      fat: 0.33,
      egg: 0,
      liquid: 0.66,
      powder: 1.5,
      fats: ['butter', 'vegan butter', 'shortening'],
      folded: 0.4,
      foldable: ['berry', 'driedfruit', 'chocolate', 'nut', 'chia'],
    });
    if (!batter || batter.liquids.length === 0 || batter.fats.some(isOily)) return null;
    const egg = kit.take(['egg'], { most: 1 });
    measureAll(kit, egg, '1');
    fatAs(kit, batter.fats, 'cold, cut into small cubes');
    const folded = [...inside, ...batter.folded];
    kit.about(...folded);
    kit.step('Heat the oven to 220 °C (425 °F) and line a baking sheet with parchment.');
    kit.step(
      `Whisk ${kit.hot(...dryPart(batter))} together in a large bowl.`,
      `Rub in ${kit.hot(...batter.fats)} with your fingertips until the largest pieces are the size of peas.`,
      naming(kit, folded, (names) => `Stir in ${names}.`),
    );
    kit.step(
      `Pour in ${mixed(kit, wetPart(batter), batter.citrus)} and bring together with a fork into a shaggy dough. Turn out onto a little flour, fold it over itself three times and pat into a round 3 cm thick.`,
    );
    kit.step(
      `Cut into ${kit.pieces(1)} wedges and set on the sheet.`,
      naming(kit, egg, (names) => `Brush with ${names}, beaten.`),
      'Bake for 16 minutes, until risen and deep golden at the edges. Serve warm.',
    );
    return kit.titleOf(folded.slice(0, 3), isSavoury ? 'biscuits' : 'scones');
  },
});

function isScone(kit: DishKit): boolean {
  if (!kit.offers('flour') || kit.offers('yeast', 'cocoa', 'banana', 'puree', 'meal')) return false;
  return (
    kit.offers('fat', 'shortening', 'cream') &&
    kit.offers('milk', 'cream', 'buttermilk', 'yogurt', 'cheese')
  );
}

/** Irish soda bread: for each cup of flour a quarter teaspoon of soda, and buttermilk of three quarters of the flour's weight. */
const sodaBread = pattern({
  name: 'soda bread',
  types: ['side dish', 'breakfast'],
  kind: 'loaf',
  styles: ['bakery'],
  servings: 10,
  vessel: 'caketin',
  roles: {
    flour: { kinds: ['flour'], least: 1, most: 2, anywhere: true },
    soda: { kinds: ['soda'], least: 1, fill: ['baking soda'] },
    sour: { kinds: ['buttermilk', 'yogurt'], least: 1 },
  },
  fits: ({ soda }, kit) => {
    if (soda.some((food) => kit.isNamed(food))) return 2;
    // Flour and something sour alone are a bread; with what else a batter is made of they are a cake.
    return kit.offers('leaven', 'fruit', 'crisp', 'berry', 'puree', 'meal') ? null : 1;
  },
  cook(kit, { flour, soda, sour }) {
    if (kit.offers('yeast', 'cocoa', 'chocolate', 'egg', 'banana')) return null;
    const grams = 480;
    weighAll(kit, flour, grams);
    spoonAll(kit, soda, 1);
    weighAll(kit, sour, grams * 0.76);
    const salt = saltOf(kit, 1.5);
    const inside = kit.take(['driedfruit', 'nut', 'oats', 'sugar', 'sweet', 'spice', 'chia'], {
      most: 3,
      anywhere: true,
    });
    asForFour(kit, inside);
    const fat = kit.take(['fat'], { most: 1 });
    weighAll(kit, fat, grams * 0.08);
    kit.about(...inside.filter((food) => isOf(food, 'driedfruit', 'nut', 'oats')));
    kit.step('Heat the oven to 220 °C (425 °F) and dust a baking sheet with flour.');
    kit.step(
      `Whisk ${kit.hot(...flour, ...soda, ...salt, ...inside)} together in a large bowl.`,
      naming(kit, fat, (names) => `Rub in ${names} with your fingertips.`),
    );
    kit.step(
      `Make a hollow, pour in ${kit.hot(...sour)} and bring together with one hand into a soft, sticky dough. Do not knead: the soda works at once.`,
    );
    kit.step('Pat into a round 5 cm high on the sheet and cut a deep cross in the top.');
    kit.step(
      'Bake for 15 minutes, lower the oven to 200 °C (400 °F) and bake for 25 minutes more, until brown and hollow-sounding when tapped underneath. Let cool on a rack.',
    );
    return kit.titleOf(kit.mains, 'soda bread');
  },
});

export const QUICK_BREAD_PATTERNS: readonly DishPattern[] = [teaLoaf, cornbread, scones, sodaBread];
