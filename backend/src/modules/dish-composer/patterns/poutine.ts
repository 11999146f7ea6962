import { browned, isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';

/** Baked on a sheet or, cut from potatoes, tossed in oil first. */
function chips(kit: DishKit, potato: Food): boolean {
  if (isOf(potato, 'fries')) {
    kit.step(
      `Heat the oven to 220 °C (425 °F). Bake ${kit.hot(potato)} on a baking sheet for 22 minutes, turning once, until golden and crisp.`,
    );
    return true;
  }
  const oil = kit.oil();
  if (!oil) return false;
  kit.readied(kit.measure(potato, '1000 g'), 'cut into 1 cm sticks');
  kit.measure(oil, '1/4 cup');
  kit.step(
    `Heat the oven to 220 °C (425 °F). Soak ${kit.the(potato)} in cold water for 20 minutes, drain and dry well.`,
    `Toss with ${kit.the(oil, kit.salt(3))}, spread out on a baking sheet and roast ${kit.hot(potato)} for 35 minutes, turning twice, until crisp.`,
  );
  return true;
}

/** A brown gravy: a named one, or a roux of equal weights of fat and flour for a tenth of the liquid (Ruhlman, Ratio). */
function brownGravy(kit: DishKit): boolean {
  const [ready] = kit.take(['gravy'], { most: 1 });
  if (ready) {
    const water = ready.name === 'gravy mix' ? kit.water('1 1/2 cups') : null;
    kit.step(
      `Bring ${kit.hot(ready, water)} to a simmer in a saucepan, stirring, and cook for 4 minutes, until hot.`,
    );
    return true;
  }
  const butter = kit.staple('butter', 'vegan butter', 'vegetable oil');
  const flour = kit.one(['flour'], 'flour');
  const broth = kit.one(['broth'], 'beef broth', 'vegetable broth');
  if (!butter || !flour || !broth) return false;
  kit.measure(butter, '3 tbsp');
  kit.measure(flour, '1/4 cup');
  kit.measure(broth, '2 1/2 cups');
  const sharp = kit.take(['sauce', 'acid'], { most: 1 });
  for (const food of sharp) kit.measure(food, '1 tbsp');
  kit.step(
    `Melt ${kit.hot(butter)} in a saucepan over medium heat, stir in ${kit.hot(flour)} and cook for 3 minutes, until light brown. Whisk in ${kit.the(broth, ...sharp, kit.pepper())} and simmer for 8 minutes, until it coats a spoon.`,
  );
  return true;
}

const poutine = pattern({
  name: 'poutine',
  types: ['main course', 'side dish'],
  kind: null,
  styles: ['canadian'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    potato: {
      kinds: ['fries', 'potato'],
      least: 1,
      most: 1,
      fit: ({ name }) => name !== 'hash brown',
    },
    curds: { kinds: ['curds'], least: 1, most: 1 },
    meat: {
      kinds: ['cookedmeat', 'cured', 'coldcut', 'sausage', 'mince', 'quick', 'poultry'],
      most: 1,
      anywhere: true,
    },
  },
  fits: () => 3,
  cook(kit, { potato: [potato], curds: [curds], meat }) {
    if (!potato || !curds) return null;
    kit.about(...meat, curds, potato);
    if (!chips(kit, potato) || !brownGravy(kit)) return null;
    const onions = kit.take(['aromatic', 'firm', 'tender'], { most: 2, cut: 'sliced' });
    if (meat.length + onions.length > 0) {
      // The potatoes have taken the oil, and the gravy the butter.
      const fat = kit.fat() ?? kit.staple('olive oil');
      if (!fat) return null;
      kit.step(
        `Heat ${kit.the(fat)} in a frying pan over medium heat.`,
        ...meat.map((food) => browned(kit, food)),
        onions.length > 0 &&
          `Add ${kit.hot(...onions)} and cook for 8 minutes, until soft and golden.`,
      );
    }
    kit.beforeAll(
      `Let ${kit.the(curds)} come to room temperature, so that they soften without melting away.`,
    );
    kit.step(
      `Divide the hot ${isOf(potato, 'fries') ? 'fries' : 'potatoes'} among plates, scatter with ${kit.the(curds)}${kit.ifAny('and', ...meat, ...onions)}, pour the hot gravy over and serve at once${kit.ifAny('with', ...kit.take(['herb'], { most: 1 }))}.`,
    );
    return meat.length > 0 ? kit.titleOf(meat, 'poutine') : 'Poutine';
  },
});

/** Fries, fresh curds and gravy. */
export const POUTINE_PATTERNS: readonly DishPattern[] = [poutine];
