import { isOf } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';

/** What colours or clouds a stock, or makes it bitter. */
const NOT_IN_STOCK = /beet|broccoli|cabbage|brussels|turnip|potato|squash|pumpkin|eggplant/;

/**
 * Bones and cold water, three parts to two by weight, and a fifth of vegetables, just below a simmer (Ruhlman, Ratio: stock). The carcass
 * of a chicken weighs about 900 g, which a litre and a half covers.
 */
const stock = pattern({
  name: 'stock',
  types: ['soup'],
  kind: 'soup',
  styles: ['french'],
  servings: 4,
  vessel: 'pot',
  roles: {
    carcass: { kinds: ['carcass'], least: 1, most: 1, anywhere: true },
    vegetables: {
      kinds: ['root', 'firm', 'aromatic'],
      least: 2,
      most: 4,
      cut: 'cut into chunks',
      fill: ['carrot', 'onion', 'celery'],
      inOrder: true,
      anywhere: true,
      fit: ({ name }) => !NOT_IN_STOCK.test(name),
    },
    starch: { kinds: ['noodle', 'rice', 'pasta', 'grain'], most: 1, anywhere: true },
  },
  fits: () => 3,
  cook(kit, { carcass, vegetables, starch }) {
    const water = kit.water('8 cups');
    if (!water) return null;
    for (const food of vegetables) {
      if (isOf(food, 'aromatic')) kit.readied(food, 'coarsely chopped');
    }
    kit.about(...carcass, ...starch);
    const pepper = kit.pepper();
    const seasoning = [...kit.take(['woody', 'pungent', 'herb'], { most: 3 }), pepper];
    kit.step(
      `Put ${kit.hot(...carcass)} into a large pot, broken up so that it lies flat, and pour in ${kit.the(water)}, cold. Bring slowly to a simmer and skim off what rises.`,
    );
    kit.step(
      `Simmer over low heat, never boiling, for 1 hour. Add ${kit.hot(...vegetables)}${kit.ifAny('with', ...seasoning)} and simmer for 1 hour more.`,
    );
    kit.step(
      'Strain through a fine sieve. Pick off what meat is left on the bones and put it back into the stock.',
    );
    const [noodle] = starch;
    const salt = kit.salt();
    if (noodle) {
      if (isOf(noodle, 'rice', 'grain')) kit.measure(noodle, '1/2 cup');
      else kit.measure(noodle, '150 g');
      kit.step(
        `Bring the stock to a boil, add ${kit.hot(noodle)}${kit.ifAny('with', salt)} and cook for ${noodle.minutes.simmer ?? 10} minutes, until tender. Serve hot.`,
      );
      return kit.titleOf([], `chicken ${noodle.name} soup`);
    }
    kit.step(
      `Season${kit.ifAny('with', salt) || ' to taste'} and serve as a broth, or cool in a basin of cold water and refrigerate within 2 hours: it keeps for 3 days, or 4 months in the freezer.`,
    );
    return 'Chicken Stock';
  },
});

export const STOCK_PATTERNS: readonly DishPattern[] = [stock];
