import { rational } from '@larder/culinary';
import { boiledEggs, doneness, isOf, minutes, mixed, served, spooned } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { measureAll, present } from '../kitchen-measures.js';
import { dressingQuarters, isLeafy, rawOnion, seasonRaw } from '../salad-dressing.js';
import { FRUITS, isSaladFruit } from '../savoury-fruit.js';

/** What makes a sandwich or a dish of its own with mayonnaise. */
const OTHER_DISHES: readonly Kind[] = [
  ...(['bread', 'bun', 'tortilla', 'flatbread', 'pasta', 'noodle', 'potato', 'rice'] as const),
];

const isRaw = (food: Food): boolean => isOf(food, 'poultry', 'shellfish');

/** What is shredded raw for a slaw, which mayonnaise alone binds. */
const isForSlaw = ({ name }: Food): boolean =>
  /cabbage|coleslaw|kohlrabi|celery root|^carrot$/.test(name);

function measureParts(kit: DishKit, protein: readonly Food[], fruit: readonly Food[]): void {
  const isShared = protein.length > 1;
  kit.share(protein, isShared ? rational(1, 2) : rational(2, 3));
  for (const food of protein)
    if (isOf(food, 'coldcut')) kit.measure(food, isShared ? '150 g' : '300 g');
  for (const food of protein) if (isOf(food, 'egg')) kit.measure(food, isShared ? '4' : '8');
  kit.share(fruit, rational(1, 2));
  for (const food of fruit) if (isOf(food, 'crisp')) kit.readied(food, 'cored and diced');
}

/** Small pieces are poached: browned meat would be dry in the cold. */
function cookProtein(kit: DishKit, protein: readonly Food[]): void {
  for (const food of protein.filter(isRaw)) {
    const time = Math.min(food.minutes.simmer ?? 10, 10);
    kit.step(
      `Lower ${kit.hot(food)} into a pot of boiling salted water, lower the heat and cook gently for ${minutes(time)}, ${doneness(kit, [food], [], true)}. Drain and let cool for 10 minutes.`,
    );
  }
  const eggs = protein.filter((food) => isOf(food, 'egg'));
  kit.step(boiledEggs(kit, eggs, 10, 'quarter'));
}

/** The mayonnaise with what sharpens it. */
function binding(kit: DishKit, mayo: readonly Food[], sweet: readonly Food[] = []): string {
  const sharp = kit.take(['mustard', 'sourcream', 'yogurt'], { most: 2 });
  for (const food of sharp) kit.measure(food, isOf(food, 'mustard') ? '1 tsp' : '1/4 cup');
  const spices = kit.take(['spice', 'zest'], { most: 2, fit: (food) => !isOf(food, 'sweetspice') });
  for (const food of spices) kit.measure(food, '1/2 tsp');
  seasonRaw(kit, spices);
  const sour = spooned(kit, kit.sour(), '1 tbsp');
  const seasoning = [...sharp, ...spices, ...sweet, kit.salt(dressingQuarters), kit.pepper()];
  return mixed(kit, [...mayo, ...seasoning], sour);
}

/**
 * Chicken, tuna, lobster or egg salad: bound, not dressed. Half a cup of mayonnaise and a tablespoon of acid for 400 g of meat or eggs and
 * as much of what crunches (Joy of Cooking: chicken salad), and no oil. Leaves that were named make another kind of salad.
 */
const boundSalad = pattern({
  name: 'bound salad',
  types: ['salad', 'main course'],
  kind: 'salad',
  styles: ['canadian', 'french'],
  servings: 4,
  vessel: 'board',
  roles: {
    protein: {
      kinds: ['poultry', 'cookedmeat', 'tinnedfish', 'shellfish', 'egg', 'coldcut'],
      fit: ({ name }) => !/pate|liverwurst|prosciutto/.test(name),
      least: 1,
      most: 2,
    },
    mayo: { kinds: ['mayo'], least: 1, most: 1 },
    vegetables: {
      kinds: ['salad', 'firm', 'tender', 'root'],
      most: 3,
      cut: 'coarsely grated',
      raw: true,
      shared: true,
      fit: (food) => !isLeafy(food),
    },
    fruit: { kinds: FRUITS, most: 1, anywhere: true, fit: isSaladFruit },
  },
  fits: (_, kit) => {
    if (kit.offers(...OTHER_DISHES)) return null;
    // Who names what coats them fries them, and dips them into it.
    if (kit.offers('shellfish') && kit.offers('flour', 'meal', 'crumb')) return null;
    return kit.offers('salad', 'leaf') ? 1 : 3;
  },
  cook(kit, { protein, mayo, vegetables, fruit }) {
    measureParts(kit, protein, fruit);
    for (const food of mayo) kit.measure(food, '1/2 cup');
    kit.about(...protein, ...fruit, ...vegetables);
    cookProtein(kit, protein);
    kit.step(`Stir ${binding(kit, mayo)} in a large bowl.`);
    const crunchy = [...vegetables, ...rawOnion(kit), ...rawOnion(kit), ...fruit];
    const scattered = kit.take(['driedfruit', 'nut', 'briny', 'softcheese'], { most: 3 });
    const herbs = kit.herbs();
    kit.step(
      `Fold in ${kit.the(...protein, ...crunchy, ...scattered, ...herbs)} until everything is coated.`,
    );
    if (kit.steps.length < 3) kit.taste();
    const leaves = kit.take(['salad', 'leaf'], { most: 1, raw: true });
    kit.step(
      'Chill for 20 minutes, so that the flavours come together.',
      served(kit, leaves.length > 0 ? `Serve on ${kit.the(...leaves)}` : 'Serve cool'),
    );
    return kit.titleOf(kit.mains, 'salad');
  },
});

/** Cabbage and vinegar want sugar, unless apples or raisins bring it. */
function sweetForSlaw(kit: DishKit, beside: readonly Food[]): Food[] {
  const named = kit.take(['sweet', 'sugar'], { most: 1, anywhere: true });
  const isSweet = beside.some((food) => isOf(food, 'crisp', 'driedfruit'));
  const usual = named.length > 0 || isSweet ? named : present(kit.stapleAtHand('sugar'));
  measureAll(kit, usual, isSweet ? '1 tsp' : '2 tsp');
  return usual;
}

/** Slaw: half a cup of mayonnaise and a spoonful of vinegar to half a head of cabbage, which softens in it (Joy of Cooking). */
const slaw = pattern({
  name: 'slaw',
  types: ['salad', 'side dish'],
  kind: 'salad',
  styles: ['canadian'],
  servings: 4,
  vessel: 'board',
  roles: {
    shredded: {
      kinds: ['firm', 'root'],
      least: 1,
      most: 3,
      cut: 'coarsely grated',
      raw: true,
      fit: isForSlaw,
    },
    mayo: { kinds: ['mayo'], least: 1, most: 1 },
    fruit: { kinds: ['crisp'], most: 1 },
  },
  fits: (_, kit) => (kit.offers(...OTHER_DISHES) ? null : 3),
  cook(kit, { shredded, mayo, fruit }) {
    measureParts(kit, [], fruit);
    measureAll(kit, mayo, '1/2 cup');
    kit.about(...shredded, ...fruit);
    const over = kit.take(['driedfruit', 'nut'], { most: 2 });
    kit.step(`Stir ${binding(kit, mayo, sweetForSlaw(kit, [...fruit, ...over]))} in a large bowl.`);
    kit.step(
      `Fold in ${kit.the(...shredded, ...rawOnion(kit), ...fruit, ...over, ...kit.herbs())} until everything is coated.`,
    );
    kit.taste();
    kit.step('Chill for 20 minutes, until the slaw has softened a little, and serve cool.');
    return kit.titleOf(kit.mains, 'slaw');
  },
});

export const BOUND_SALAD_PATTERNS: readonly DishPattern[] = [boundSalad, slaw];
