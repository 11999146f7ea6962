import { isOf } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, measureBy } from '../kitchen-measures.js';
import { friedByHalves, servedCakes } from './mash.js';

/** What would lie beside cakes, or takes the fish in itself. */
const MAKES_ANOTHER_DISH = [
  ...(['pasta', 'noodle', 'rice', 'grain', 'potato', 'mash', 'bread', 'bun', 'tortilla'] as const),
  ...(['crust', 'pastry', 'creamsoup', 'broth', 'tomato', 'tinned', 'bean'] as const),
] as const;

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
    green: { kinds: ['aromatic', 'herb'], most: 3, anywhere: true },
  },
  fits: ({ crumbs, egg }, kit) => {
    if (kit.offers(...MAKES_ANOTHER_DISH)) return 0;
    return [...crumbs, ...egg].some((food) => kit.isNamed(food)) ? 3 : 1;
  },
  cook(kit, { fish, crumbs, egg, green }) {
    const oil = kit.searingFat();
    if (!oil) return null;
    kit.about(...fish);
    measureAll(kit, egg, '2');
    measureAll(kit, crumbs, '1 cup');
    kit.measure(oil, '3 tbsp');
    for (const food of green) {
      if (isOf(food, 'aromatic')) kit.readied(food, 'finely chopped');
    }
    const sharp = kit.take(['mustard', 'briny', 'mayo'], { most: 2, anywhere: true });
    measureBy(kit, sharp, [
      [['mustard'], '1 tbsp'],
      [['briny', 'mayo'], '2 tbsp'],
    ]);
    const seasoning = kit.ifAny('with', kit.salt(1), kit.pepper());
    kit.step(`Mash ${kit.hot(...fish, ...green, ...sharp)}${seasoning} with a fork in a bowl.`);
    kit.step(
      `Stir in ${kit.hot(...egg, ...crumbs)}, let stand for 10 minutes, until the crumbs have swollen, and shape into ${kit.pieces(2)} cakes 2 cm thick.`,
    );
    kit.step(friedByHalves(kit, oil));
    servedCakes(kit, true);
    return kit.titleOf(kit.mains, 'cakes');
  },
});

export const FISH_CAKE_PATTERNS: readonly DishPattern[] = [fishCakes];
