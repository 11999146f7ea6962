import { rational } from '@larder/culinary';
import { browned, fry, isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureAll, measureBy } from '../kitchen-measures.js';

/** In the oven; what is no more than peel takes oil. */
function crispened(kit: DishKit, fries: Food, oil: Food | null): void {
  if (oil) kit.measure(oil, '2 tbsp');
  const tossed = oil
    ? `Pat ${kit.hot(fries)} dry, toss with half of ${kit.the(oil)} and bake`
    : `Bake ${kit.hot(fries)}`;
  kit.step(
    `Heat the oven to 220 °C (425 °F). ${tossed} on a baking sheet for ${fries.minutes.roast ?? 22} minutes, turning once, until crisp.`,
  );
}

/** Fries, or potato peelings as crisp as these, under melted cheese and what goes with it. */
const loadedFries = pattern({
  name: 'loaded fries',
  types: ['main course', 'appetizer'],
  kind: 'fries',
  styles: ['canadian', 'mexican'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    fries: { kinds: ['fries'], least: 1, most: 1, fit: ({ name }) => name !== 'hash brown' },
    cheese: { kinds: ['cheese'], least: 1, most: 1 },
    topping: {
      kinds: ['cured', 'coldcut', 'bean', 'cookedmeat', 'mince', 'sausage', 'firm'],
      most: 3,
      cut: 'finely diced',
      shared: true,
    },
  },
  fits: (_, kit) => (kit.offers('gravy', 'curds', 'fish', 'steak', 'patty', 'bun') ? 0 : 3),
  cook(kit, { fries: [fries], cheese, topping }) {
    if (!fries) return null;
    kit.about(...topping, ...cheese);
    kit.share(topping, topping.length > 1 ? rational(1, 2) : rational(2, 3));
    measureAll(kit, cheese, '1 1/2 cups');
    const isPeel = fries.form === 'peelings';
    const oil = isPeel || topping.length > 0 ? kit.searingFat() : null;
    crispened(kit, fries, isPeel ? oil : null);
    const meat = topping.filter((food) => !isOf(food, 'firm'));
    const vegetables = topping.filter((food) => !meat.includes(food));
    if (topping.length > 0 && oil) {
      kit.meanwhile(
        [
          `Meanwhile, heat ${isPeel ? 'the rest of ' : ''}${kit.the(oil)} in a frying pan over medium heat.`,
          ...meat.map((food) => browned(kit, food)),
          ...fry(kit, vegetables, 'cook'),
        ].join(' '),
      );
    }
    kit.step(
      `Scatter ${kit.hot(...topping, ...cheese)} over and bake for 5 minutes more, until the cheese has melted.`,
    );
    const cool = kit.take(['sourcream', 'salsa', 'yogurt', 'mayo'], { most: 2, anywhere: true });
    measureBy(kit, cool, [[['sourcream', 'salsa', 'yogurt', 'mayo'], '1/2 cup']]);
    const over = [...cool, ...kit.herbs(), ...kit.take(['hot', 'briny'], { most: 2 })];
    kit.taste();
    kit.step(`Serve from the sheet${kit.ifAny('with', ...over)}.`);
    return kit.titleOf([...topping, ...cheese], isPeel ? 'potato skins' : 'loaded fries');
  },
});

export const LOADED_FRIES_PATTERNS: readonly DishPattern[] = [loadedFries];
