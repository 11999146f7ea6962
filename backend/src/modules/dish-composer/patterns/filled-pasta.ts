import { rational } from '@larder/culinary';
import {
  bloomed,
  browned,
  fry,
  isOf,
  minutes,
  served,
  simmer,
  softened,
} from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern, type Parts } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { halfCans, measureAll, measureBy, naming } from '../kitchen-measures.js';

/** Sauces that are seasoned when they are bought. */
const isReady = ({ name }: Food): boolean => /marinara|alfredo|pizza sauce/.test(name);

/** Pasta that goes on cooking in the oven is boiled two minutes less. */
const undercooked = 2;

/** Greens are squeezed dry, or they water the cheese. */
function filledWith(kit: DishKit, vegetables: readonly Food[]): void {
  if (vegetables.length === 0) return;
  const fat = kit.one(['fat'], 'olive oil', 'butter');
  kit.step(
    fat && `Heat ${kit.the(kit.measure(fat, '1 tbsp'))} in a large frying pan over medium heat.`,
    ...fry(kit, vegetables, 'cook'),
    vegetables.some((food) => isOf(food, 'leaf'))
      ? 'Let cool for 5 minutes, squeeze dry and chop.'
      : 'Tip onto a plate and let cool for 5 minutes.',
  );
}

function sauceForTubes(kit: DishKit, { sauce, meat }: Parts<'sauce' | 'meat'>): void {
  const aromatics = sauce.some(isReady) ? kit.take(['aromatic'], { most: 1 }) : kit.aromatics();
  const isFried = meat.length + aromatics.length > 0 || !sauce.every(isReady);
  const fat = isFried ? kit.stapleAtHand('olive oil', 'vegetable oil') : null;
  if (fat) kit.measure(fat, '1 tbsp');
  kit.step(
    isFried &&
      (fat
        ? `Heat ${kit.the(fat)} in a saucepan over medium heat.`
        : 'Set a saucepan over medium heat.'),
    ...meat.map((food) => browned(kit, food)),
    naming(kit, aromatics, (names) => `Add ${names} and cook for 6 minutes, until soft.`),
    isFried && !sauce.every(isReady) && bloomed(kit),
    naming(
      kit,
      sauce,
      (names) =>
        `${isFried ? 'Stir in' : 'Heat'} ${names}${isFried ? '' : ' in a saucepan'} and simmer for ${isFried ? 10 : 3} minutes.`,
    ),
  );
}

/**
 * Stuffed shells and manicotti: for 200 g of pasta 500 g of ricotta with an egg, half of 300 g of cheese and 750 ml of sauce, covered while
 * they heat and uncovered to brown (the recipes on the boxes of Barilla and Ronzoni).
 */
const filledTubes = pattern({
  name: 'filled pasta',
  types: ['main course'],
  kind: 'gratin',
  styles: ['italian'],
  servings: 4,
  vessel: 'dish',
  roles: {
    tubes: { kinds: ['tube'], least: 1, most: 1 },
    creamy: {
      kinds: ['freshcheese'],
      least: 1,
      most: 1,
      fill: ['ricotta', 'cottage cheese'],
      inOrder: true,
    },
    cheese: { kinds: ['cheese', 'hardcheese'], least: 1, most: 2, fill: ['mozzarella'] },
    sauce: {
      kinds: ['tinned'],
      least: 1,
      most: 2,
      fill: ['marinara sauce', 'crushed tomato'],
      inOrder: true,
    },
    meat: { kinds: ['mince', 'sausage'], most: 1 },
    vegetables: { kinds: ['leaf', 'firm', 'tender'], most: 2, cut: 'finely diced', shared: true },
  },
  fits: () => 3,
  cook(kit, { tubes: [tube], creamy, cheese, sauce, meat, vegetables }) {
    if (!tube) return null;
    measureAll(kit, creamy, '2 cups');
    measureBy(kit, cheese, [
      [['cheese'], '2 cups'],
      [['hardcheese'], '1 cup'],
    ]);
    measureAll(kit, sauce, sauce.length > 1 ? '1 1/2 cups' : '3 cups');
    kit.uncased(meat);
    kit.about(...meat, ...vegetables, ...creamy);
    const egg = kit.take(['egg'], { most: 1 });
    measureAll(kit, egg, '1');
    kit.step(
      'Heat the oven to 190 °C (375 °F).',
      `Cook ${kit.hot(tube)} in a large pot of boiling salted water for ${minutes((tube.minutes.simmer ?? 9) - undercooked)}, until pliable but still firm. Drain and cool under cold water.`,
    );
    filledWith(kit, vegetables);
    sauceForTubes(kit, { sauce, meat });
    const seasoning = kit.take(['herb', 'sweetspice'], { most: 2 });
    kit.step(
      `Stir ${kit.hot(...creamy, ...egg, ...vegetables, ...seasoning, kit.salt(2), kit.pepper())} and half of ${kit.the(...cheese)} together in a bowl.`,
    );
    kit.step(
      `Spread a third of the sauce in a 33 cm x 23 cm (13 in x 9 in) baking dish. Fill ${kit.the(tube)} with the cheese mixture, lay them in it side by side, spoon the rest of the sauce over and scatter with the rest of ${kit.the(...cheese)}.`,
    );
    kit.step(
      'Cover with foil and bake for 25 minutes, uncover and bake for 10 minutes more, until bubbling and golden, 71 °C (160 °F) inside the filling.',
    );
    kit.step(served(kit, 'Let stand for 5 minutes and serve', ...kit.herbs()));
    return kit.titleOf(kit.mains, tube.name === 'manicotti' ? 'manicotti' : 'stuffed shells');
  },
});

/** Tortellini in brodo: a litre and a half of broth to 500 g, which swell and float in it, and little else (Hazan). */
const inBroth = pattern({
  name: 'filled pasta in broth',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['italian', 'canadian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    dumplings: { kinds: ['dumpling'], least: 1, most: 1 },
    meat: { kinds: ['sausage', 'cookedmeat', 'poultry', 'cured'], most: 1 },
    vegetables: {
      kinds: ['root', 'firm', 'leaf', 'tender', 'tomato'],
      most: 4,
      cut: 'diced',
      shared: true,
    },
    pulses: { kinds: ['bean'], most: 1 },
  },
  fits: (_, kit) => (kit.wants('broth') ? 3 : null),
  cook(kit, { dumplings: [dumpling], meat, vegetables, pulses }) {
    if (!dumpling) return null;
    kit.measure(dumpling, '350 g');
    kit.share(meat, rational(1, 2));
    kit.about(dumpling, ...meat, ...vegetables, ...pulses);
    const tinned = kit.take(['tinned'], { most: 1 });
    halfCans(kit, tinned);
    const start = softened(kit, 'large pot', meat, true);
    const broth = kit.take(['broth'], { most: 1 });
    if (!start || broth.length === 0) return null;
    measureAll(kit, broth, '6 cups');
    kit.step(start);
    kit.step(bloomed(kit));
    const [quick, slow] = [true, false].map((isQuick) =>
      vegetables.filter((food) => (food.minutes.simmer ?? 8) <= mostBesidePasta === isQuick),
    );
    simmer(kit, [...(slow ?? []), ...pulses], `Pour in ${kit.the(...broth, ...tinned)}.`, {
      inPot: meat,
      hasTomatoes: tinned.length > 0,
    });
    const cream = kit.take(['cream'], { most: 1 });
    measureAll(kit, cream, '1/2 cup');
    kit.step(
      `Add ${kit.hot(dumpling, ...(quick ?? []))} and simmer gently for ${minutes(dumpling.minutes.simmer ?? 5)}, until they float${quick && quick.length > 0 ? ` and ${kit.the(...quick)} ${quick.length > 1 ? 'are' : kit.is(quick[0] as Food)} tender` : ''}.`,
      cream.length > 0 && `Stir in ${kit.the(...cream)}.`,
    );
    kit.taste();
    const cheese = kit.take(['hardcheese', 'cheese'], { most: 1 });
    measureAll(kit, cheese, '1/2 cup');
    kit.step(served(kit, 'Ladle into bowls and serve at once', ...cheese, ...kit.herbs()));
    return kit.titleOf(kit.mains, 'soup');
  },
});

/** Minutes in which greens and peas are done beside the pasta. */
const mostBesidePasta = 5;

export const FILLED_PASTA_PATTERNS: readonly DishPattern[] = [filledTubes, inBroth];
