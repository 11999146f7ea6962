import { isOf, fry } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, naming } from '../kitchen-measures.js';
import { friedByHalves, servedCakes } from './mash.js';

/** Leftover stuffing holds together with an egg, and is crisp again in a pan. */
const stuffingCakes = pattern({
  name: 'cakes of leftover stuffing',
  types: ['main course', 'breakfast'],
  kind: 'patties',
  styles: ['canadian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    stuffing: { kinds: ['stuffing'], least: 1, most: 1, anywhere: true },
    eggs: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
    cheese: { kinds: ['cheese', 'hardcheese'], most: 1 },
    vegetables: { kinds: ['leaf', 'firm', 'tender'], most: 2, cut: 'finely diced', shared: true },
  },
  fits: (_, kit) => (kit.offers('cookedmeat') ? 0 : kit.offers('broth') ? 1 : 3),
  cook(kit, { stuffing: [stuffing], eggs, cheese, vegetables }) {
    const oil = kit.searingFat();
    if (!stuffing || !oil) return null;
    kit.about(stuffing, ...cheese, ...vegetables);
    kit.measure(oil, '3 tbsp');
    measureAll(kit, cheese, '1 cup');
    // Eggs that were named lie on top as well.
    const isOnTop = eggs.some((food) => kit.isNamed(food));
    measureAll(kit, eggs, isOnTop ? '6' : '2');
    kit.step(
      vegetables.length > 0 &&
        `Heat a spoonful of ${kit.the(oil)} in a large frying pan over medium heat.`,
      ...fry(kit, vegetables, 'cook'),
    );
    kit.step(
      `Crumble ${kit.hot(stuffing)} into a bowl and mix with two of ${kit.hot(...eggs)}, beaten${kit.ifAny(', and', ...cheese, ...vegetables)}. Press into ${kit.pieces(2)} cakes 2 cm thick.`,
    );
    kit.heat(...cheese);
    kit.step(friedByHalves(kit, oil));
    kit.step(
      isOnTop &&
        `Meanwhile, fry the other eggs in a non-stick pan over medium heat for 4 minutes, until the whites are set.`,
    );
    const gravy = kit.take(['gravy'], { most: 1 });
    kit.step(naming(kit, gravy, (names) => `Simmer ${names} in a saucepan for 4 minutes.`));
    kit.taste();
    servedCakes(kit, false);
    return kit.titleOf([...cheese, ...vegetables], 'stuffing cakes');
  },
});

/** Arancini: cold risotto around a piece of cheese, in crumbs. */
const arancini = pattern({
  name: 'arancini',
  types: ['main course', 'appetizer'],
  kind: 'patties',
  styles: ['italian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    rice: { kinds: ['coldrisotto'], least: 1, most: 1, anywhere: true },
    cheese: { kinds: ['cheese', 'softcheese'], most: 1 },
    eggs: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
    crumbs: { kinds: ['crumb'], least: 1, most: 1, fill: ['breadcrumbs', 'panko'] },
  },
  fits: () => 3,
  cook(kit, { rice: [rice], cheese, eggs, crumbs }) {
    const oil = kit.one(['oil'], 'vegetable oil', 'olive oil');
    if (!rice || !oil) return null;
    kit.about(rice, ...cheese);
    kit.measure(oil, '1/2 cup');
    measureAll(kit, eggs, '2');
    measureAll(kit, crumbs, '1 cup');
    for (const food of cheese) kit.readied(kit.measure(food, '100 g'), 'cut into 1 cm cubes');
    kit.step(
      `Shape ${kit.hot(rice)}, cold, into ${kit.pieces(3)} balls${cheese.length > 0 ? ` around a piece of ${kit.hot(...cheese)} each` : ''} and refrigerate for 15 minutes.`,
    );
    kit.step(
      `Beat ${kit.hot(...eggs)}. Turn the balls first in them and then in ${kit.hot(...crumbs)}.`,
    );
    kit.step(
      `Heat ${kit.the(oil)} in a deep frying pan over medium heat. Fry the balls of ${kit.the(rice)} in two batches for 8 minutes each, turning, until deep golden and 74 °C (165 °F) inside. Drain on a rack.`,
    );
    const sauce = kit.take(['tinned'], { most: 1 });
    kit.step(
      naming(
        kit,
        sauce,
        (names) => `Meanwhile, simmer ${names} in a saucepan for 10 minutes, until thick.`,
      ),
    );
    const leaves = kit.take(['salad', 'herb', 'citrus'], { most: 2 });
    for (const food of leaves) if (isOf(food, 'citrus')) kit.readied(food, 'cut into wedges');
    kit.step(`Serve hot${kit.ifAny('with', ...sauce, ...leaves)}.`);
    return kit.titleOf(cheese, 'arancini');
  },
});

/** What becomes of leftover stuffing and risotto. */
export const LEFTOVER_CAKE_PATTERNS: readonly DishPattern[] = [stuffingCakes, arancini];
