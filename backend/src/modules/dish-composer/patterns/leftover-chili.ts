import { isOf, served, STEAMING_HOT } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food } from '../food.js';
import { ending, measureAll, naming } from '../kitchen-measures.js';
import { cookStarch, withSides } from '../plated-mains.js';
import { titled } from '../phrases.js';

const CHILI = {
  kinds: ['readychili'],
  least: 1,
  most: 1,
  anywhere: true,
} as const satisfies DishRole;

const CHEESE = {
  kinds: ['cheese', 'softcheese'],
  most: 1,
  anywhere: true,
} as const satisfies DishRole;

/** What is cool and sharp on something hot and thick. */
function coolOver(kit: DishKit): { readonly beside: Food[]; readonly over: Food[] } {
  const beside = kit.take(['sourcream', 'yogurt', 'salsa'], { most: 2, anywhere: true });
  measureAll(kit, beside, '1/2 cup');
  const over = kit.take(['salad', 'hot', 'briny', 'herb', 'aromatic'], {
    most: 3,
    raw: true,
    anywhere: true,
  });
  return { beside, over: [...over, ...kit.herbs()] };
}

/** Chili that is left, under the batter of one package of mix, which bakes on it as it does in a tin. */
const underCornbread = pattern({
  name: 'chili under cornbread',
  types: ['main course'],
  kind: 'gratin',
  styles: ['mexican'],
  servings: 4,
  vessel: 'dish',
  roles: {
    chili: CHILI,
    mix: { kinds: ['muffinmix', 'bakingmix'], least: 1, most: 1, anywhere: true },
    cheese: CHEESE,
    vegetables: { kinds: ['tender', 'firm'], most: 2, cut: 'diced', shared: true, anywhere: true },
  },
  fits: () => 3,
  cook(kit, { chili: [chili], mix: [mix], cheese, vegetables }) {
    const milk = kit.one(['milk', 'buttermilk'], 'milk', 'oat milk', 'soy milk');
    const egg = kit.one(['egg'], 'egg');
    if (!chili || !mix || !milk || !egg) return null;
    kit.measure(mix, '1 package (240 g)');
    kit.measure(milk, '1/3 cup');
    kit.measure(egg, '1');
    measureAll(kit, cheese, '1 cup');
    kit.about(chili, ...vegetables, ...cheese);
    kit.step(
      'Heat the oven to 200 °C (400 °F).',
      `Bring ${kit.hot(chili, ...vegetables)} to a simmer in a saucepan and cook for 8 minutes, stirring, until ${STEAMING_HOT}. Tip into a 2 l baking dish.`,
    );
    kit.step(
      `Whisk ${kit.hot(egg, milk)} together and stir in ${kit.hot(mix)} just until no dry streaks are left${ending(kit, cheese, (names) => `, with half of ${names}`)}. Let stand for 3 minutes.`,
    );
    kit.step(
      `Spoon over the chili${ending(kit, cheese, (names) => `, scatter with the rest of ${names}`)} and bake for 22 minutes, until golden and a skewer comes out of the top clean.`,
    );
    const { beside, over } = coolOver(kit);
    kit.step(
      served(kit, `Let stand for 5 minutes and serve${kit.ifAny('with', ...beside)}`, ...over),
    );
    return titled('chili under cornbread');
  },
});

/** Last night's chili on sausages in buns. */
const chiliDogs = pattern({
  name: 'chili dogs',
  types: ['main course'],
  kind: 'sandwich',
  styles: ['canadian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    chili: CHILI,
    dogs: { kinds: ['sausage'], least: 1, most: 1, anywhere: true },
    buns: { kinds: ['bun'], least: 1, most: 1, anywhere: true, fill: ['bun'] },
    cheese: CHEESE,
  },
  fits: () => 3,
  cook(kit, { chili: [chili], dogs: [dogs], buns, cheese }) {
    const fat = kit.fat();
    if (!chili || !dogs || !fat) return null;
    kit.measure(chili, '500 g');
    kit.measure(fat, '1 tbsp');
    kit.readied(dogs, '');
    measureAll(kit, buns, dogs.name === 'hot dog' ? '8' : '4');
    measureAll(kit, cheese, '1 cup');
    kit.about(chili, dogs);
    kit.step(
      `Heat ${kit.the(fat)} in a frying pan over medium heat. Add ${kit.hot(dogs)} and fry for ${dogs.name === 'hot dog' ? 8 : 16} minutes, turning often, until browned and 74 °C (165 °F) inside.`,
    );
    kit.meanwhile(
      `Meanwhile, bring ${kit.hot(chili)} to a simmer in a saucepan and cook for 8 minutes, stirring, until ${STEAMING_HOT}.`,
    );
    kit.step(`Toast ${kit.hot(...buns)} under the broiler for 1 minute, cut sides up.`);
    const { beside, over } = coolOver(kit);
    const relish = kit.take(['mustard', 'sauce'], { most: 1, anywhere: true });
    kit.step(
      served(
        kit,
        `Lay ${kit.the(dogs)} in the buns, spoon the chili over and serve at once${kit.ifAny('with', ...relish, ...beside)}`,
        ...cheese,
        ...over,
      ),
    );
    return titled('chili dogs');
  },
});

/** Chili that is left, hot again, over or beside what fills the plate. */
const warmed = pattern({
  name: 'leftover chili',
  types: ['main course'],
  kind: 'stew',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pot',
  roles: {
    chili: CHILI,
    base: {
      kinds: [
        ...(['rice', 'potato', 'mash', 'fries', 'pasta', 'polenta', 'grain', 'chip'] as const),
        ...(['tortilla', 'bread', 'bun', 'flatbread', 'shell'] as const),
      ],
      least: 1,
      most: 1,
      anywhere: true,
      fill: ['rice'],
    },
    cheese: CHEESE,
    vegetables: { kinds: ['tender', 'firm'], most: 2, cut: 'diced', shared: true, anywhere: true },
  },
  fits: ({ base }, kit) => (base.some((food) => kit.isNamed(food)) ? 3 : 2),
  cook(kit, { chili: [chili], base, cheese, vegetables }) {
    if (!chili || !cookStarch(kit, base)) return null;
    measureAll(kit, cheese, '1 cup');
    kit.about(chili, ...base, ...vegetables);
    const isSpread = base.some((food) =>
      isOf(food, 'rice', 'potato', 'mash', 'fries', 'pasta', 'chip'),
    );
    kit.step(
      `Bring ${kit.hot(chili, ...vegetables)} with a splash of water to a simmer in a saucepan and cook for 8 minutes, stirring, until ${STEAMING_HOT}.`,
    );
    const { beside, over } = coolOver(kit);
    kit.taste();
    kit.step(
      naming(kit, base, (names) =>
        isSpread ? `Divide ${names} among plates and spoon the chili over.` : `Warm ${names}.`,
      ),
    );
    kit.step(served(kit, `Serve hot${kit.ifAny('with', ...beside)}`, ...cheese, ...over));
    return titled(`chili ${withSides(kit, [...base, ...vegetables, ...cheese])}`.trim());
  },
});

/** What becomes of the chili of the day before. */
export const LEFTOVER_CHILI_PATTERNS: readonly DishPattern[] = [underCornbread, chiliDogs, warmed];
