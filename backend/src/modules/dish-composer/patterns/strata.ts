import { rational } from '@larder/culinary';
import { isStale } from '../bought-form.js';
import { browned, fry, isOf, served } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, measureBy, present } from '../kitchen-measures.js';

/** Strata: a day-old loaf in the custard of a quiche, 2 cups of milk to 4 eggs and 300 g of bread (Joy of Cooking). */
const strata = pattern({
  name: 'strata',
  types: ['main course', 'breakfast'],
  kind: 'gratin',
  styles: ['canadian', 'italian'],
  servings: 4,
  vessel: 'dish',
  roles: {
    bread: { kinds: ['bread', 'bun'], least: 1, most: 1, anywhere: true },
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    cheese: { kinds: ['cheese', 'hardcheese', 'softcheese', 'freshcheese'], most: 2 },
    filling: {
      kinds: ['sausage', 'cured', 'coldcut', 'cookedmeat', 'leaf', 'firm', 'tomato', 'tender'],
      most: 3,
      cut: 'diced',
      shared: true,
    },
  },
  fits: ({ bread, cheese, filling }, kit) => {
    if (cheese.length + filling.length === 0) return null;
    if (kit.offers('tinned', 'broth', 'mayo', 'potato', 'bean', 'sweet', 'berry')) return null;
    if (bread.some(isStale)) return 3;
    return kit.offers('milk', 'cream') && cheese.length > 0 ? 1 : null;
  },
  cook(kit, { bread: [loaf], eggs, cheese, filling }) {
    const milk = kit.take(['milk', 'cream'], { most: 1 });
    const liquid = milk.length > 0 ? milk : present(kit.staple('milk', 'oat milk', 'soy milk'));
    const fat = kit.fat();
    if (!loaf || !fat || liquid.length === 0) return null;
    kit.about(...filling, ...cheese);
    kit.readied(loaf, 'cut into 3 cm pieces');
    measureAll(kit, eggs, '5');
    measureAll(kit, liquid, '2 cups');
    kit.share(filling, rational(2, 3));
    measureBy(kit, cheese, [
      [['cheese'], '1 1/2 cups'],
      [['hardcheese', 'softcheese', 'freshcheese'], '3/4 cup'],
    ]);
    const meat = filling.filter((food) => isOf(food, 'sausage', 'cured', 'coldcut', 'cookedmeat'));
    const green = filling.filter((food) => !meat.includes(food));
    const aromatics = kit.aromatics();
    kit.step(
      `Heat the oven to 180 °C (350 °F) and grease a 2 l baking dish with a little of ${kit.the(fat)}.`,
      filling.length + aromatics.length > 0 &&
        'Set a frying pan with the rest of it over medium heat.',
      ...meat.map((food) => browned(kit, food)),
      aromatics.length > 0 && `Add ${kit.hot(...aromatics)} and cook for 6 minutes, until soft.`,
      ...fry(kit, green, 'cook'),
    );
    const seasoning = [
      ...kit.take(['mustard', 'spice', 'woody'], { most: 2 }),
      // However salty the cheese, bread, milk and eggs are bland.
      kit.salt(2, 2),
      kit.pepper(),
    ];
    kit.step(
      `Whisk ${kit.hot(...eggs, ...liquid)}${kit.ifAny('with', ...seasoning)} in a large bowl. Fold in ${kit.hot(loaf, ...filling)}${cheese.length > 0 ? ` and half of ${kit.hot(...cheese)}` : ''} and let stand for 20 minutes, until the liquid is soaked up.`,
    );
    kit.step(
      `Tip into the dish${cheese.length > 0 ? ', scatter with the rest of the cheese' : ''} and bake for 40 minutes, until puffed and golden and set in the middle, 71 °C (160 °F).`,
    );
    kit.step(served(kit, 'Let stand for 10 minutes and serve', ...kit.herbs()));
    return kit.titleOf([...filling, ...cheese].slice(0, 3), 'strata');
  },
});

export const STRATA_PATTERNS: readonly DishPattern[] = [strata];
