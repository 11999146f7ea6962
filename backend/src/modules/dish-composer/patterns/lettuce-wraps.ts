import { browned, doneness, fry, isOf, served } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { naming } from '../kitchen-measures.js';
import { wokSauce } from '../wok-sauce.js';

/** What is eaten from something else, and needs no leaf for it. */
const HELD = ['bun', 'bread', 'tortilla', 'flatbread', 'pasta', 'noodle', 'shell'] as const;

/** Cool leaves as the plate for what comes hot from the wok: crisp vegetables and meat in small pieces, in no more sauce than sticks to them. */
const lettuceWraps = pattern({
  name: 'lettuce wraps',
  types: ['main course', 'appetizer'],
  kind: 'stir-fry',
  styles: ['chinese', 'thai'],
  servings: 4,
  vessel: 'wok',
  roles: {
    leaves: {
      kinds: ['salad'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => /lettuce|belgian endive/.test(name),
    },
    filling: {
      kinds: ['mince', 'poultry', 'quick', 'shellfish', 'curd', 'cookedmeat'],
      least: 1,
      most: 1,
    },
    vegetables: {
      kinds: ['firm', 'tender'],
      most: 3,
      cut: 'finely diced',
      shared: true,
    },
  },
  fits: ({ filling }, kit) => {
    if (kit.offers(...HELD, 'cheese', 'hardcheese', 'softcheese', 'mayo', 'dressing')) return null;
    const isForWok =
      kit.wants('soy', 'sauce', 'nutbutter') || kit.wantsNamed(/^(?:ginger|sesame oil)$/);
    if (isForWok) return 3;
    return filling.some((food) => isOf(food, 'mince')) ? 1 : null;
  },
  cook(kit, { leaves, filling, vegetables }) {
    for (const food of leaves) kit.readied(food, 'separated into leaves');
    for (const food of vegetables)
      kit.readied(food, food.cut.replace(/\*|cut into strips|sliced/, 'finely diced'));
    for (const food of filling)
      if (isOf(food, 'poultry', 'quick')) kit.readied(food, 'finely diced');
    kit.about(...filling, ...vegetables);
    const sauce = wokSauce(kit);
    const fat = kit.fat();
    if (!sauce || !fat) return null;
    const soft = kit.take(['aromatic'], { most: 1 });
    const quick = [...kit.pungents(), ...kit.spices()];
    kit.step(sauce.whisked);
    kit.step(
      `Heat ${kit.the(fat)} in a wok or large frying pan over high heat.`,
      ...filling.map((food) => browned(kit, food)),
      'Lift out onto a plate.',
    );
    kit.step(
      naming(
        kit,
        soft,
        (names) => `Add ${names} and stir-fry for 3 minutes, ${doneness(kit, soft)}.`,
      ),
      ...fry(kit, vegetables),
      naming(kit, quick, (names) => `Add ${names} and stir for 1 minute, until fragrant.`),
    );
    kit.step(
      `Return ${kit.the(...filling)} to the pan, pour the sauce over and toss for 2 minutes, until it clings.`,
    );
    kit.step(
      served(
        kit,
        `Spoon into ${kit.the(...leaves)} at the table and eat with your hands`,
        ...kit.herbs(),
        ...kit.take(['nut', 'drizzle'], { most: 2 }),
      ),
    );
    return kit.titleOf(kit.mains, 'lettuce wraps');
  },
});

/** What is rolled in a leaf of lettuce. */
export const LETTUCE_WRAP_PATTERNS: readonly DishPattern[] = [lettuceWraps];
