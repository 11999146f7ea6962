import { rational } from '@larder/culinary';
import { isOf, minutes } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureAll, measureBy } from '../kitchen-measures.js';
import { friedByHalves, servedCakes } from './mash.js';

/** What would lie beside cakes, or takes the fish in itself. */
const MAKES_ANOTHER_DISH = [
  ...(['pasta', 'noodle', 'rice', 'grain', 'mash', 'bread', 'bun', 'tortilla'] as const),
  ...(['crust', 'pastry', 'creamsoup', 'broth', 'tomato', 'tinned', 'bean'] as const),
] as const;
/** What makes a chowder of potatoes. */
const FOR_CHOWDER = ['milk', 'cream', 'cured'] as const;

/** What is small enough, or cut so, to be bound in a cake. */
const isSmall = ({ name }: Food): boolean => /^corn$|^pea$|pepper$|^celery$/.test(name);

/** Potatoes, boiled and mashed dry: they bind better than crumbs, of which half is enough then. */
function mashed(kit: DishKit, potato: Food | undefined): void {
  if (!potato) return;
  kit.cut(kit.measure(potato, '500 g'), 'cut into 3 cm pieces');
  kit.saltApart(potato);
  kit.step(
    `Boil ${kit.hot(potato)} in salted water for ${minutes(potato.minutes.simmer ?? 15)}, until soft, drain well and mash.`,
  );
}

/** Raw, an onion stays sharp and makes cakes break: softened first, it is sweet. Answers what goes in. */
function softenedInOil(kit: DishKit, oil: Food, small: readonly Food[]): Food[] {
  const onions = kit.aromatics();
  const soft = [...onions.filter(({ name }) => !/green onion|chive/.test(name)), ...small];
  for (const food of onions) kit.readied(food, 'finely chopped');
  if (soft.length > 0) {
    kit.step(
      `Heat a spoonful of ${kit.the(oil)} in a large frying pan over medium heat, add ${kit.hot(...soft)} and cook for 6 minutes, stirring, until soft. Let cool.`,
    );
  }
  return [...onions, ...small];
}

/**
 * Salmon or tuna from the can, bound with crumbs and eggs: a cup of crumbs and two eggs to 400 g of drained fish, as most published
 * recipes have it.
 */
const fishCakes = pattern({
  name: 'fish cakes',
  types: ['main course'],
  kind: 'patties',
  styles: ['canadian', 'italian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    fish: {
      kinds: ['tinnedfish'],
      least: 1,
      most: 1,
      fit: ({ name }) => /salmon|tuna|mackerel|crab/.test(name),
    },
    crumbs: { kinds: ['crumb'], least: 1, most: 1, anywhere: true, fill: ['breadcrumbs'] },
    egg: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
    potato: { kinds: ['potato'], most: 1, fit: ({ name }) => !/sweet/.test(name) },
    small: { kinds: ['tender', 'firm'], most: 1, cut: 'finely diced', fit: isSmall },
    herbs: { kinds: ['herb'], most: 2, anywhere: true, fit: ({ name }) => name !== 'green onion' },
  },
  fits: ({ crumbs, egg, potato }, kit) => {
    if (kit.offers(...MAKES_ANOTHER_DISH)) return 0;
    if (potato.length > 0 && kit.offers(...FOR_CHOWDER)) return 0;
    return [...crumbs, ...egg].some((food) => kit.isNamed(food)) ? 3 : 1;
  },
  cook(kit, { fish, crumbs, egg, potato, small, herbs }) {
    const oil = kit.searingFat();
    if (!oil) return null;
    kit.about(...fish, ...potato);
    const isMashed = potato.length > 0;
    measureAll(kit, egg, isMashed ? '1' : '2');
    measureAll(kit, crumbs, isMashed ? '1/2 cup' : '1 cup');
    kit.measure(oil, isMashed ? '1/4 cup' : '3 tbsp');
    kit.share(small, rational(1, 3));
    mashed(kit, potato[0]);
    const green = [...softenedInOil(kit, oil, small), ...herbs];
    const sharp = kit.take(['mustard', 'briny', 'mayo'], { most: 2, anywhere: true });
    measureBy(kit, sharp, [
      [['mustard'], '1 tbsp'],
      [['briny', 'mayo'], '2 tbsp'],
    ]);
    for (const food of sharp) if (isOf(food, 'briny')) kit.readied(food, 'finely chopped');
    kit.step(
      `Mash ${kit.hot(...fish, ...green, ...sharp)}${kit.ifAny('into', ...potato)} with a fork in a bowl${kit.ifAny('and season with', kit.salt(isMashed ? 2 : 1), kit.pepper())}.`,
    );
    kit.step(
      `Stir in ${kit.hot(...egg, ...crumbs)}, let stand for 10 minutes, until the crumbs have swollen, and shape into ${kit.pieces(2)} cakes 2 cm thick.`,
    );
    kit.step(friedByHalves(kit, oil));
    servedCakes(kit, true);
    return kit.titleOf(kit.mains, 'cakes');
  },
});

export const FISH_CAKE_PATTERNS: readonly DishPattern[] = [fishCakes];
