import {
  isForBatter,
  PARTS_OF_BATTER,
  batterOf,
  dryPart,
  fatAs,
  goldenOr,
  whiskedWet,
  type Batter,
} from '../batter.js';
import { isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { savouryInside } from '../savoury-baking.js';

/** Fruit that lies on or beside pancakes rather than in the batter. */
function besides(kit: DishKit): Food[] {
  const fruit = kit.take(['berry', 'soft', 'crisp', 'fruit'], {
    most: 2,
    fit: ({ name, needsHeat }) => !needsHeat && !/banana|melon|grapefruit/.test(name),
  });
  const poured = kit.take(['sweet', 'jam', 'dessertsauce', 'whipped', 'icecream', 'icing'], {
    most: 2,
  });
  for (const food of poured) {
    if (isOf(food, 'sweet')) kit.measure(food, '1/2 cup');
    if (isOf(food, 'icing')) kit.measure(food, '2 tbsp');
  }
  return [...fruit, ...poured];
}

/** "Serve at once with the blueberries and maple syrup." */
function servedWith(kit: DishKit, opening: string, foods: readonly Food[]): string {
  const syrup = foods.length > 0 ? null : kit.staple('maple syrup', 'honey');
  if (syrup) kit.measure(syrup, '1/2 cup');
  const all = [...foods, ...(syrup ? [syrup] : [])];
  return all.length > 0 ? `${opening} with ${kit.the(...all)}.` : `${opening}.`;
}

function mixedBatter(kit: DishKit, batter: Batter, standing: string): void {
  fatAs(kit, batter.fats, 'melted');
  kit.step(`Whisk ${kit.hot(...dryPart(batter))} together in a large bowl.`);
  kit.step(
    whiskedWet(kit, batter),
    `Pour over the dry ingredients and stir until only small lumps are left. ${standing}`,
  );
}

/** Cheese or ham in the batter; bacon lies beside what is eaten with fruit or syrup. */
function insideOf(kit: DishKit, flour: number): Food[] | null {
  const isSweet = kit.offers('berry', 'banana', 'soft', 'crisp', 'fruit', 'jam', 'sweet');
  const isOfCheese = kit.offers('cheese', 'hardcheese', 'softcheese');
  return isSweet && !isOfCheese ? [] : savouryInside(kit, flour);
}

const isForPancakes = (kit: DishKit): boolean =>
  (kit.offers('flour', 'meal') || isForBatter(kit)) &&
  kit.offers('milk', 'buttermilk', 'yogurt', 'banana', 'freshcheese', 'cheese') &&
  !kit.offers('yeast', 'oats', 'icing');

/**
 * 2 parts flour, 2 liquid, 1 egg and 1/2 fat by weight (Ruhlman, "Ratio"), thinned to the 1 1/4 cups of milk for 1 1/2 cups of flour of
 * King Arthur's pancakes, with 1 1/2 tsp of baking powder for each cup of flour.
 */
const pancakes = pattern({
  name: 'pancakes',
  types: ['breakfast', 'dessert'],
  kind: 'pancakes',
  styles: ['bakery'],
  servings: 4,
  vessel: 'pan',
  roles: PARTS_OF_BATTER,
  cook(kit) {
    if (!isForPancakes(kit)) return null;
    const flour = 240;
    const inside = insideOf(kit, flour);
    if (!inside) return null;
    const sweet = inside.length > 0 ? [] : besides(kit);
    const batter = batterOf(kit, {
      flour,
      sugar: inside.length > 0 ? 0 : 0.12,
      fat: 0.18,
      egg: 0.42,
      liquid: 1.3,
      powder: 1.5,
      fats: ['butter', 'vegetable oil', 'vegan butter'],
      moist: inside.length === 0 ? 0.5 : 0,
      folded: 0.35,
      foldable: ['chocolate', 'nut', 'coconutflake', 'chia', 'driedfruit'],
    });
    if (!batter) return null;
    const telling = [
      ...inside,
      ...sweet.filter((food) => isOf(food, 'berry', 'soft', 'crisp', 'fruit')),
      ...batter.telling,
    ];
    kit.about(...telling);
    mixedBatter(kit, batter, 'Let stand for 5 minutes.');
    const folded = [...inside, ...batter.folded];
    kit.step(
      folded.length > 0 && `Fold in ${kit.hot(...folded)}.`,
      `Heat a large frying pan over medium heat and grease it lightly. Drop in 1/4 cup of batter for each pancake and cook for 3 minutes, until bubbles burst on top and the edges look dry. Turn and cook for 2 minutes more, until ${goldenOr(batter, 'set')} and springy. Go on with the rest of the batter, about 15 minutes in all.`,
    );
    kit.step(servedWith(kit, 'Stack on warm plates and serve', sweet));
    return kit.titleOf(telling.slice(0, 3), 'pancakes');
  },
});

/** Pancake batter with more egg and twice the fat, which makes the outside crisp. */
const waffles = pattern({
  name: 'waffles',
  types: ['breakfast', 'dessert'],
  kind: 'waffles',
  styles: ['bakery'],
  servings: 4,
  vessel: 'pan',
  roles: PARTS_OF_BATTER,
  cook(kit) {
    if (!kit.offers('flour') || !kit.offers('milk', 'buttermilk') || !kit.offers('egg'))
      return null;
    if (kit.offers('yeast', 'oats', 'icing', 'crisp', 'fruit')) return null;
    const sweet = besides(kit);
    const batter = batterOf(kit, {
      flour: 240,
      sugar: 0.12,
      fat: 0.42,
      egg: 0.42,
      liquid: 1.3,
      powder: 1.5,
      fats: ['butter', 'vegetable oil', 'vegan butter'],
      moist: 0.5,
      folded: 0.35,
      foldable: ['chocolate', 'nut', 'coconutflake', 'chia'],
    });
    if (!batter) return null;
    const telling = [
      ...sweet.filter((food) => isOf(food, 'berry', 'soft', 'crisp', 'fruit')),
      ...batter.telling,
    ];
    kit.about(...telling);
    mixedBatter(kit, batter, 'Let stand for 5 minutes while the waffle iron heats.');
    kit.step(
      batter.folded.length > 0 && `Fold in ${kit.hot(...batter.folded)}.`,
      `Grease the hot iron, pour in enough batter to cover two thirds of the plate, close and bake for 5 minutes, until the steam stops and the waffle is crisp and ${goldenOr(batter, 'dry')}. Go on with the rest, about 20 minutes in all.`,
    );
    kit.step(servedWith(kit, 'Serve at once', sweet));
    return kit.titleOf(telling.slice(0, 3), 'waffles');
  },
});

/** Crêpes: 1 part liquid, 1 egg and 1/2 flour by weight (Ruhlman, "Ratio"), and nothing that raises them. */
const crepes = pattern({
  name: 'crêpes',
  types: ['breakfast', 'dessert'],
  kind: 'crêpes',
  styles: ['bakery'],
  servings: 4,
  vessel: 'pan',
  roles: {
    flour: { kinds: ['flour'], least: 1, most: 1, anywhere: true },
    eggs: { kinds: ['egg'], least: 1 },
    milk: { kinds: ['milk'], least: 1 },
  },
  cook(kit, { flour, eggs, milk }) {
    if (kit.offers('yeast', 'leaven', 'soda', 'cheese', 'cocoa')) return null;
    const sweet = besides(kit);
    for (const food of flour) kit.measure(food, '1 cup');
    for (const food of eggs) kit.measure(food, '4');
    for (const food of milk) kit.measure(food, '1 1/2 cups');
    const fat = kit.one(['fat'], 'butter', 'vegan butter', 'vegetable oil');
    if (!fat) return null;
    kit.measure(fat, '3 tbsp');
    fatAs(kit, [fat], 'melted');
    const salt = kit.one(['salt'], 'salt');
    if (salt) kit.measure(salt, '1/4 tsp');
    const flavour = kit.take(['vanilla', 'sugar', 'zest'], { most: 2 });
    for (const food of flavour) kit.measure(food, isOf(food, 'sugar') ? '1 tbsp' : '1 tsp');
    const filling = kit.take(['nutbutter', 'freshcheese', 'chocolate', 'citrus'], { most: 2 });
    kit.about(...sweet, ...filling);
    kit.step(
      `Whisk ${kit.hot(...eggs, ...milk)} with ${kit.hot(...flour, salt, ...flavour)} and half of ${kit.hot(fat)} until smooth, or blend for 20 seconds.`,
    );
    kit.step(
      'Let the batter stand for 30 minutes, so that the flour swells and the crêpes do not tear.',
    );
    kit.step(
      `Heat a 25 cm frying pan over medium heat and brush with a little of ${kit.the(fat)}. Pour in 1/4 cup of batter, swirl to coat the pan thinly and cook for 1 minute, until the edges lift and brown. Turn and cook for 30 seconds more. Go on with the rest, about 20 minutes in all.`,
    );
    const [sour] = filling.filter((food) => isOf(food, 'citrus'));
    const spread = filling.filter((food) => food !== sour);
    kit.step(
      spread.length > 0 && `Spread with ${kit.the(...spread)} and fold into quarters.`,
      sour && `Sprinkle with ${kit.juiceOf(sour)}.`,
      servedWith(kit, 'Serve warm', sweet),
    );
    return kit.titleOf(
      [...sweet.filter((food) => !isOf(food, 'sweet', 'icing')), ...spread],
      'crêpes',
    );
  },
});

export const GRIDDLE_CAKE_PATTERNS: readonly DishPattern[] = [pancakes, waffles, crepes];
