import { isOf } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Kind } from '../food.js';
import { measureAll, present } from '../kitchen-measures.js';

/** What says that the fruit is for something else. */
const FOR_OTHERS: readonly Kind[] = [
  ...([
    'flour',
    'oats',
    'egg',
    'meal',
    'bread',
    'crust',
    'pastry',
    'yeast',
    'freshcheese',
  ] as const),
  ...(['gelatin', 'puddingmix', 'icecream', 'granola', 'cakemix', 'crumbcrust', 'milk'] as const),
];

/** Soft fruit with sugar, half of it crushed and folded into twice its volume of whipped cream (Grigson, "Fruit Book"). */
const fool = pattern({
  name: 'fool',
  types: ['dessert'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    fruit: {
      kinds: ['berry', 'soft', 'fruit'],
      least: 1,
      most: 2,
      fit: (food) =>
        !food.needsHeat && /berry|mango|peach|nectarine|passion fruit|fig/.test(food.name),
    },
    cream: {
      kinds: ['cream'],
      least: 1,
      most: 1,
      fit: ({ name }) => /^(?:heavy |vegan )?cream$/.test(name),
    },
  },
  fits: (_, kit) => (kit.offers(...FOR_OTHERS) ? null : 3),
  cook(kit, { fruit, cream }) {
    // Condensed milk is sugar enough.
    const sugar = kit.one(['condensed', 'sugar', 'sweet'], 'sugar', 'honey');
    if (!sugar) return null;
    kit.measure(sugar, isOf(sugar, 'condensed') ? '1/2 cup' : '1/4 cup');
    measureAll(
      kit,
      fruit,
      fruit.every((food) => isOf(food, 'berry')) && fruit.length === 1 ? '4 cups' : '2 cups',
    );
    measureAll(kit, cream, '1 cup');
    const flavour = kit.take(['vanilla', 'zest', 'spirit'], { most: 1 });
    if (flavour.length === 0) flavour.push(...present(kit.stapleAtHand('vanilla extract')));
    measureAll(kit, flavour, '1 tsp');
    kit.about(...fruit);
    kit.step(
      `Turn ${kit.the(...fruit)} in ${kit.part(sugar, '3 tbsp')} of ${kit.the(sugar)} and let stand for 15 minutes, until the juice runs. Crush half of it with a fork.`,
    );
    kit.step(
      `Whip ${kit.the(...cream, ...flavour)} with the rest of ${kit.the(sugar)} to soft peaks.`,
    );
    kit.step('Fold the crushed fruit into it with a few strokes, so that it stays streaky.');
    const crisp = kit.take(['biscuit', 'nut', 'marshmallow'], { most: 1 });
    kit.step(
      `Layer with the rest of the fruit in ${kit.vessels('glass', 'glasses')} and serve${kit.ifAny('with', ...crisp, ...kit.take(['herb'], { most: 1 }))}.`,
    );
    return kit.titleOf(kit.mains, 'fool');
  },
});

export const FOOL_PATTERNS: readonly DishPattern[] = [fool];
