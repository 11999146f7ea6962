import { isOf, served, simmer } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { titleName } from '../dish-titles.js';
import type { Food } from '../food.js';
import { measureAll, measureBy, naming } from '../kitchen-measures.js';
import { listed, titled } from '../phrases.js';

/** "chicken" for the carcass of one. */
const birdOf = ({ name }: Food): string => name.replace(/ carcass$/, '');

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
    late: {
      kinds: ['leaf', 'firm', 'root', 'potato', 'tender'],
      most: 2,
      cut: 'diced',
      shared: true,
      anywhere: true,
      fit: (food) => !isOf(food, 'salad'),
    },
    starch: {
      kinds: ['noodle', 'rice', 'pasta', 'grain', 'lentil', 'bean'],
      most: 1,
      anywhere: true,
    },
    meat: { kinds: ['cookedmeat'], most: 1, anywhere: true },
  },
  fits: () => 3,
  cook(kit, { carcass, vegetables, late, starch, meat }) {
    const isSoup = late.length + starch.length + meat.length > 0;
    // Less than a litre and a half is soup for four beside what stays in it.
    const water = kit.water(isSoup ? '5 1/2 cups' : '8 cups');
    if (!water) return null;
    for (const food of vegetables) {
      if (isOf(food, 'aromatic')) kit.readied(food, 'coarsely chopped');
    }
    // Two hours leave nothing in a vegetable: what was named for a soup goes in when the bones are out.
    const eaten = [
      ...vegetables.filter((food) => isSoup && kit.isNamed(food) && !isOf(food, 'aromatic')),
      ...late,
    ];
    const strained = vegetables.filter((food) => !eaten.includes(food));
    for (const food of eaten) kit.cut(food, 'diced');
    kit.about(...carcass, ...meat, ...eaten, ...starch);
    const pepper = kit.pepper();
    const seasoning = [
      ...kit.take(['woody', 'pungent', 'herb'], { most: 3, anywhere: true }),
      pepper,
    ];
    kit.step(
      `Put ${kit.hot(...carcass)} into a large pot, broken up so that it lies flat, and pour in ${kit.the(water)}, cold. Bring slowly to a simmer and skim off what rises.`,
    );
    kit.step(
      `Simmer over low heat, never boiling, for 1 hour. Add ${kit.hot(...strained, ...seasoning)} and simmer for 1 hour more.`,
    );
    kit.step(
      'Strain through a fine sieve. Pick off what meat is left on the bones and put it back into the stock.',
    );
    const salt = kit.salt();
    if (isSoup) {
      measureBy(kit, starch, [
        [['rice', 'grain', 'lentil'], '3/4 cup'],
        [['noodle', 'pasta'], '150 g'],
      ]);
      measureAll(kit, meat, '300 g');
      const boiled = [...eaten, ...starch];
      const opening = `Put the stock back into the pot${kit.ifAny('and add', salt)}.`;
      if (boiled.length > 0) simmer(kit, boiled, opening);
      else kit.step(`${opening} Bring to a simmer.`);
      kit.step(
        naming(
          kit,
          meat,
          (names) => `Add ${names} and heat for 3 minutes, until steaming hot, 74 °C (165 °F).`,
        ),
      );
      kit.step(served(kit, 'Ladle into bowls and serve hot', ...kit.take(['herb'], { most: 1 })));
      const foods = [...meat, ...eaten.slice(0, 1), ...starch];
      const names = new Set([...carcass.map(birdOf), ...foods.map(titleName)]);
      return titled(`${listed([...names])} soup`);
    }
    kit.step(
      `Season${kit.ifAny('with', salt) || ' to taste'} and serve as a broth, or cool in a basin of cold water and refrigerate within 2 hours: it keeps for 3 days, or 4 months in the freezer.`,
    );
    return titled(`${listed(carcass.map(birdOf))} stock`);
  },
});

export const STOCK_PATTERNS: readonly DishPattern[] = [stock];
