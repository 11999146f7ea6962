import { isOf, minutes, mixed, served, spooned, stagesOf } from '../cooking-steps.js';
import { isGame } from '../cuts-of-meat.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { DishRole } from '../dish-role.js';
import type { Food } from '../food.js';
import { measureAll, weighTogether } from '../kitchen-measures.js';

const FILLING = {
  kinds: ['mince', 'shellfish', 'curd', 'poultry', 'tinnedfish'],
  least: 1,
  most: 2,
  anywhere: true,
  fit: ({ form }) => form === null,
} as const satisfies DishRole;

/** A heaped teaspoon, 12 g, fills a wrapper: 480 g for the 40 of a package, of which the meat is two thirds. */
const GRAMS = { alone: 400, each: 200, beside: 320, greensEach: 40 } as const;

/** Mince as it is; what is in pieces is chopped until it binds. */
function chopped(kit: DishKit, filling: readonly Food[], grams: number): void {
  for (const food of filling) {
    kit.measure(food, `${grams} g`);
    if (!isOf(food, 'mince')) {
      const peeled = isOf(food, 'shellfish') ? 'peeled, deveined and ' : '';
      kit.readied(food, isOf(food, 'curd') ? 'drained and crumbled' : `${peeled}finely chopped`);
    }
  }
}

/** When the filling is safe: poultry 74, other ground meat 71, seafood 70 °C, says Health Canada. */
function doneInside(filling: readonly Food[]): string {
  if (filling.some(({ name }) => /chicken|turkey|duck|bison/.test(name) || isGame(name)))
    return 'the filling is 74 °C (165 °F)';
  if (filling.some((food) => isOf(food, 'mince'))) return 'the filling is 71 °C (160 °F)';
  return filling.every((food) => isOf(food, 'curd'))
    ? 'the filling is hot throughout'
    : 'the filling is opaque and 70 °C (158 °F)';
}

/** What seasons the filling besides soy sauce; what binds it is cornstarch, if it was named or is at hand. */
function seasoningOf(kit: DishKit): Food[] {
  const oil = kit.take(['drizzle'], { most: 1 });
  const starch = kit.take(['starch'], { most: 1 })[0] ?? kit.stapleAtHand('cornstarch');
  const sauce = kit.take(['sauce', 'wine'], { most: 1 });
  measureAll(kit, sauce, '1 tbsp');
  return [...sauce, ...oil, ...(starch ? [kit.measure(starch, '1 tbsp')] : [])];
}

interface Filling {
  readonly meat: readonly Food[];
  readonly greens: readonly Food[];
  /** Soy sauce: two spoonfuls are kept for the dip. */
  readonly soy: Food;
}

/** Mixed until sticky, so that it holds together in the wrapper. */
function mixedFilling(kit: DishKit, { meat, greens, soy }: Filling): void {
  const seasoning = seasoningOf(kit);
  kit.heat(...seasoning);
  const pungents = kit.pungents();
  const onions = kit.take(['aromatic'], { most: 1 });
  for (const food of greens) {
    if (isOf(food, 'leaf', 'firm')) kit.readied(food, 'finely chopped');
  }
  const watery = greens.filter(({ name }) => /cabbage|bok choy|zucchini/.test(name));
  const salt = watery.length > 0 ? kit.salt(1, 1) : null;
  kit.step(
    watery.length > 0 &&
      `Toss ${kit.hot(...watery)}${kit.ifAny('with', salt)}, let stand for 10 minutes and squeeze dry, so that the wrappers stay whole.`,
    `Mix ${kit.hot(...meat, ...greens, ...onions, ...pungents)} with 1 tbsp of ${kit.the(soy)}${kit.ifAny('and', ...seasoning, kit.pepper())}, stirring in one direction for 2 minutes, until sticky.`,
  );
}

const filled = (kit: DishKit, wrapper: Food, shape: string): string =>
  `Put a heaped teaspoon of the filling in the middle of each of ${kit.the(wrapper)}, moisten the edges with water, ${shape} and press out the air as you seal them. Keep them under a damp towel, not touching.`;

/** What is left of the soy sauce, for dipping: with vinegar and chili where they are. */
function dipOf(kit: DishKit, soy: Food): string {
  const sour = kit.take(['acid', 'citrus'], { most: 1 })[0] ?? kit.stapleAtHand('rice vinegar');
  const hot = kit.take(['sauce', 'drizzle'], { most: 1 });
  const rest = [...hot, spooned(kit, sour)];
  return rest.some(Boolean)
    ? `Stir the rest of ${kit.the(soy)} with ${mixed(kit, hot, sour)} for dipping.`
    : `Put the rest of ${kit.the(soy)} into a small bowl for dipping.`;
}

const GREENS = {
  kinds: ['leaf', 'firm', 'tender', 'root'],
  most: 2,
  cut: 'finely chopped',
  anywhere: true,
  fit: ({ name }) => !/potato|squash|eggplant/.test(name),
} as const satisfies DishRole;

/** Potstickers: fried, steamed under the lid with a splash of water, and fried crisp again. */
const dumplings = pattern({
  name: 'folded dumplings',
  types: ['main course', 'appetizer'],
  kind: 'dumplings',
  styles: ['chinese'],
  servings: 4,
  vessel: 'pan',
  roles: {
    wrapper: { kinds: ['wrapper'], least: 1, most: 1 },
    filling: FILLING,
    greens: GREENS,
  },
  fits: (_, kit) => (kit.wants('broth') ? null : 3),
  cook(kit, { wrapper: [wrapper], filling, greens }) {
    const soy = kit.one(['soy'], 'soy sauce', 'tamari');
    const oil = kit.oil();
    if (!wrapper || !soy || !oil) return null;
    kit.measure(soy, '3 tbsp');
    kit.measure(oil, '2 tbsp');
    kit.about(...filling, ...greens);
    const alone = greens.length > 0 ? GRAMS.beside : GRAMS.alone;
    chopped(kit, filling, filling.length > 1 ? GRAMS.each : alone);
    weighTogether(kit, greens, GRAMS.greensEach);
    mixedFilling(kit, { meat: filling, greens, soy });
    kit.step(filled(kit, wrapper, 'fold in half'));
    kit.heat(wrapper);
    kit.step(
      `Heat half of ${kit.the(oil)} in a large non-stick frying pan over medium-high heat. Set half of the dumplings in it in one layer and fry for 2 minutes, until golden below. Pour in a few spoonfuls of water, cover and steam for 6 minutes, then uncover and fry for 2 minutes, until crisp again and ${doneInside(filling)} inside. Do the same with the rest.`,
    );
    kit.step(dipOf(kit, soy), served(kit, 'Serve at once', ...kit.herbs()));
    return kit.titleOf([...filling, ...greens], 'dumplings');
  },
});

/** Wontons, cooked in water of their own, as the flour on them would cloud the broth. */
const wontonSoup = pattern({
  name: 'wonton soup',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['chinese'],
  servings: 4,
  vessel: 'pot',
  roles: {
    wrapper: { kinds: ['wrapper'], least: 1, most: 1 },
    filling: FILLING,
    broth: { kinds: ['broth'], least: 1, most: 1 },
    greens: {
      kinds: ['leaf', 'firm', 'tender', 'root'],
      most: 2,
      cut: 'thinly sliced',
      shared: true,
      anywhere: true,
      fit: ({ name }) => !/potato|squash|eggplant/.test(name),
    },
  },
  fits: () => 3,
  cook(kit, { wrapper: [wrapper], filling, broth: [broth], greens }) {
    const soy = kit.one(['soy'], 'soy sauce', 'tamari');
    if (!wrapper || !broth || !soy) return null;
    kit.measure(wrapper, '32');
    kit.measure(soy, '4 tsp');
    kit.measure(broth, '4 cups');
    kit.about(...filling, ...greens);
    chopped(kit, filling, filling.length > 1 ? 170 : 320);
    const noodles = kit.take(['noodle'], { most: 1 });
    mixedFilling(kit, { meat: filling, greens: [], soy });
    kit.heat(wrapper);
    kit.step(filled(kit, wrapper, 'fold corner to corner, bring the two far ends together'));
    kit.step(
      `Bring ${kit.hot(broth)} with the rest of ${kit.the(soy)} to a simmer in a pot.`,
      ...stagesOf([...greens, ...noodles], 'simmer').map(
        (stage) =>
          `Add ${kit.hot(...stage.foods)} and simmer for ${minutes(stage.minutes)}, until tender.`,
      ),
    );
    kit.step(
      `Meanwhile, bring a large pot of water to a boil. Add the wontons in two batches and simmer each for 5 minutes, until they float and ${doneInside(filling)} inside.`,
    );
    const oil = kit.take(['drizzle'], { most: 1 });
    const over = [...kit.herbs(), ...oil];
    kit.step(
      `Lift the wontons into ${kit.vessels('bowl', 'bowls')}, ladle ${kit.the(broth)} over${over.length > 0 ? ` and scatter with ${kit.the(...over)}` : ''}. Serve at once.`,
    );
    return kit.titleOf([...filling, ...greens], 'wonton soup');
  },
});

export const DUMPLING_PATTERNS: readonly DishPattern[] = [dumplings, wontonSoup];
