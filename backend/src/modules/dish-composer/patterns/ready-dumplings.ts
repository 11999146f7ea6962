import { fry, isOf, mixed, served, spooned } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food } from '../food.js';
import { ending, measureAll, naming, present } from '../kitchen-measures.js';
import { cookStarch, withSides } from '../plated-mains.js';
import { titled } from '../phrases.js';

const DUMPLINGS = {
  kinds: ['potsticker'],
  least: 1,
  most: 1,
  anywhere: true,
} as const satisfies DishRole;

const GREENS = {
  kinds: ['leaf', 'firm', 'tender', 'root'],
  most: 3,
  cut: 'thinly sliced',
  shared: true,
  anywhere: true,
  fit: ({ name }) => !/potato|squash|eggplant|beet/.test(name),
} as const satisfies DishRole;

/** Health Canada: the filling, raw or cooked, is safe at 74 °C. */
const DONE = 'they float and the filling is 74 °C (165 °F)';

/** Minutes for which dumplings simmer; what takes as long goes in with them. */
const simmered = 6;
const lastMinutes = 2;

/** A broth seasoned with soy, garlic and ginger, in which they simmer, and greens that wilt in the last minutes. */
const inBroth = pattern({
  name: 'ready dumplings in broth',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['chinese'],
  servings: 4,
  vessel: 'pot',
  roles: {
    dumplings: DUMPLINGS,
    broth: { kinds: ['broth'], least: 1, most: 1, anywhere: true },
    greens: GREENS,
    noodles: { kinds: ['noodle'], most: 1 },
  },
  fits: () => 3,
  cook(kit, { dumplings: [dumplings], broth: [broth], greens, noodles }) {
    if (!dumplings || !broth) return null;
    kit.about(...greens, dumplings);
    kit.measure(broth, '6 cups');
    measureAll(kit, noodles, '100 g');
    const soy = kit.one(['soy'], 'soy sauce', 'tamari');
    if (soy) kit.measure(soy, '1 tbsp');
    const pungents = kit.pungents();
    const wine = kit.take(['wine', 'misopaste'], { most: 1 });
    kit.step(
      `Bring ${kit.hot(broth, soy, ...pungents, ...wine)} to a boil in a large pot, lower the heat, cover and simmer for 5 minutes, until fragrant.`,
    );
    const slow = greens.filter((food) => (food.minutes.simmer ?? 4) >= simmered);
    const quick = [...greens.filter((food) => !slow.includes(food)), ...noodles];
    kit.step(
      `Add ${kit.hot(dumplings, ...slow)}, still frozen, and simmer gently for ${simmered - lastMinutes} minutes.`,
      naming(
        kit,
        quick,
        (names) => `Add ${names} and simmer for ${lastMinutes} minutes more, until ${DONE}.`,
      ),
      quick.length === 0 && `Simmer for ${lastMinutes} minutes more, until ${DONE}.`,
    );
    kit.taste();
    const drizzle = kit.take(['drizzle', 'sauce'], { most: 2, anywhere: true });
    for (const food of drizzle) if (isOf(food, 'sauce')) kit.measure(food, '2 tsp');
    kit.step(
      served(
        kit,
        `Ladle into bowls and serve at once${ending(
          kit,
          drizzle.filter((food) => isOf(food, 'sauce')),
          (names) => ` with ${names}`,
        )}`,
        ...kit.herbs(),
        ...drizzle.filter((food) => isOf(food, 'drizzle')),
      ),
    );
    return kit.titleOf([...greens, dumplings], 'soup');
  },
});

/** Soy sauce with something sour and something hot. */
function dip(kit: DishKit): string | false {
  const soy = kit.one(['soy'], 'soy sauce', 'tamari');
  if (!soy) return false;
  kit.measure(soy, '3 tbsp');
  const sour = kit.take(['acid', 'citrus'], { most: 1 })[0] ?? kit.stapleAtHand('rice vinegar');
  const hot = kit.take(['drizzle', 'sauce'], { most: 2, anywhere: true });
  return `Stir ${mixed(kit, [soy, ...hot], spooned(kit, sour))} together for dipping.`;
}

/** Fried, steamed under a lid from frozen, and fried crisp again; vegetables go into the pan before them. */
const panFried = pattern({
  name: 'pan-fried ready dumplings',
  types: ['main course', 'appetizer'],
  kind: 'dumplings',
  styles: ['chinese'],
  servings: 4,
  vessel: 'pan',
  roles: { dumplings: DUMPLINGS, greens: GREENS, starch: { kinds: ['rice', 'noodle'], most: 1 } },
  fits: (_, kit) => (kit.wants('broth') ? 1 : 3),
  cook(kit, { dumplings: [dumplings], greens, starch }) {
    const oil = kit.oil();
    if (!dumplings || !oil || !cookStarch(kit, starch)) return null;
    kit.about(dumplings, ...greens);
    kit.measure(oil, '3 tbsp');
    const pungents: Food[] = greens.length > 0 ? kit.pungents() : [];
    if (greens.length > 0) {
      kit.step(
        `Heat ${kit.part(oil, '1 tbsp')} of ${kit.the(oil)} in a large non-stick frying pan over medium-high heat.`,
        ...fry(kit, greens),
        naming(kit, pungents, (names) => `Add ${names} and stir for 1 minute, until fragrant.`),
        ...present(kit.salt(1)).map((salt) => `Season with ${kit.the(salt)}.`),
        'Lift onto a plate and keep warm.',
      );
    }
    kit.step(
      `Heat ${greens.length > 0 ? 'the rest of ' : ''}${kit.the(oil)} in a large non-stick frying pan over medium-high heat. Lay in ${kit.hot(dumplings)}, still frozen, in one layer and fry for 3 minutes, until golden below.`,
      `Pour in ${kit.someWater('1/2 cup', 'steaming')}, cover at once and steam for 6 minutes. Uncover and fry for 2 minutes, until crisp again and the filling is 74 °C (165 °F).`,
    );
    kit.step(dip(kit));
    if (kit.steps.length < 3) kit.taste();
    kit.step(
      served(
        kit,
        `Serve at once${kit.ifAny('with', ...greens, ...starch)} and the dip`,
        ...kit.herbs(),
        ...kit.take(['nut'], { most: 1 }),
      ),
    );
    return titled(`pan-fried ${kit.spoken(dumplings)} ${withSides(kit, greens)}`.trim());
  },
});

/** Dumplings from the freezer. */
export const READY_DUMPLING_PATTERNS: readonly DishPattern[] = [inBroth, panFried];
