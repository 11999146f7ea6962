import { isOf, served, simmer } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { titleName } from '../dish-titles.js';
import { listed, titled } from '../phrases.js';

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
    // Less than a litre and a half is soup for four beside what stays in it.
    const water = kit.water(starch.length > 0 ? '5 1/2 cups' : '8 cups');
    if (!water) return null;
    for (const food of vegetables) {
      if (isOf(food, 'aromatic')) kit.readied(food, 'coarsely chopped');
    }
    // Two hours leave nothing in a vegetable: what was named for a soup goes in when the bones are out.
    const eaten = vegetables.filter(
      (food) => starch.length > 0 && kit.isNamed(food) && !isOf(food, 'aromatic'),
    );
    const strained = vegetables.filter((food) => !eaten.includes(food));
    for (const food of eaten) kit.cut(food, 'diced');
    kit.about(...carcass, ...eaten, ...starch);
    const pepper = kit.pepper();
    const seasoning = [...kit.take(['woody', 'pungent', 'herb'], { most: 3 }), pepper];
    kit.step(
      `Put ${kit.hot(...carcass)} into a large pot, broken up so that it lies flat, and pour in ${kit.the(water)}, cold. Bring slowly to a simmer and skim off what rises.`,
    );
    kit.step(
      `Simmer over low heat, never boiling, for 1 hour. Add ${kit.hot(...strained, ...seasoning)} and simmer for 1 hour more.`,
    );
    kit.step(
      'Strain through a fine sieve. Pick off what meat is left on the bones and put it back into the stock.',
    );
    const [noodle] = starch;
    const salt = kit.salt();
    if (noodle) {
      if (isOf(noodle, 'rice', 'grain')) kit.measure(noodle, '3/4 cup');
      else kit.measure(noodle, '150 g');
      simmer(
        kit,
        [...eaten, noodle],
        `Put the stock back into the pot${kit.ifAny('and add', salt)}.`,
      );
      kit.step(served(kit, 'Ladle into bowls and serve hot', ...kit.take(['herb'], { most: 1 })));
      const names = ['chicken', ...eaten.slice(0, 1).map(titleName), titleName(noodle)];
      return titled(`${listed(names)} soup`);
    }
    kit.step(
      `Season${kit.ifAny('with', salt) || ' to taste'} and serve as a broth, or cool in a basin of cold water and refrigerate within 2 hours: it keeps for 3 days, or 4 months in the freezer.`,
    );
    return 'Chicken Stock';
  },
});

export const STOCK_PATTERNS: readonly DishPattern[] = [stock];
