import { isOf, minutes, safeInside, served, simmer, softened } from '../cooking-steps.js';
import { rational } from '@larder/culinary';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { ending, measureAll, naming } from '../kitchen-measures.js';
import { cookStarch } from '../plated-mains.js';

const VEGETABLES = {
  kinds: ['root', 'firm', 'leaf', 'tender', 'tomato', 'salad'],
  most: 5,
  cut: 'cut into 3 cm pieces',
  shared: true,
  anywhere: true,
  fit: ({ name }) => !/lettuce|cucumber|avocado/.test(name),
} as const satisfies DishRole;

const RICE = {
  kinds: ['rice'],
  least: 1,
  most: 1,
  fill: ['rice', 'jasmine rice'],
  inOrder: true,
} as const satisfies DishRole;

const isSouring = ({ name }: Food): boolean => /tamarind|calamansi/.test(name);

/** Radishes have no time of their own in the table, as they are mostly eaten raw. */
const forRadishes = 8;

/** Tomatoes fall apart in the broth, radishes stay crisp, and the others have their own times. */
function sortedForSoup(vegetables: readonly Food[]) {
  const tomatoes = vegetables.filter((food) => isOf(food, 'tomato'));
  const radishes = vegetables.filter(
    (food) => isOf(food, 'salad') && !isOf(food, 'tomato', 'leaf'),
  );
  const others = vegetables.filter((food) => ![...tomatoes, ...radishes].includes(food));
  return { tomatoes, radishes, others };
}

const FROM_SEA: readonly Kind[] = ['fish', 'wholefish', 'shellfish'];

/** What is soft before anything else goes in: with the meat, until that is tender; fish waits until the end. */
function sourBroth(kit: DishKit, main: Food, water: Food, base: readonly Food[]): void {
  const soft = ending(kit, base, (names) => ` with ${names}`);
  kit.step(
    isOf(main, ...FROM_SEA)
      ? `Bring ${kit.hot(water)}${soft} to a boil in a large pot, cover and simmer for 15 minutes, until all of it is soft.`
      : `Bring ${kit.hot(main, water)}${soft} to a boil in a large pot and skim. Cover and simmer gently for ${minutes(main.minutes.simmer ?? 90)}, until the meat is tender${safeInside(main)}.`,
  );
}

/** Sinigang: meat or fish in a broth that tamarind or calamansi makes sour, with tomatoes, radishes and leaves. */
const sinigang = pattern({
  name: 'sour soup',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['filipino'],
  servings: 4,
  vessel: 'pot',
  roles: {
    sour: { kinds: ['acid', 'citrus', 'spice'], least: 1, most: 1, anywhere: true, fit: isSouring },
    main: {
      kinds: ['rib', 'braise', 'stewing', 'bonein', 'fish', 'wholefish', 'shellfish'],
      least: 1,
      most: 1,
      anywhere: true,
    },
    vegetables: { ...VEGETABLES, least: 1 },
    rice: RICE,
  },
  fits: (_, kit) => (kit.wants('coconut', 'soy', 'currypaste', 'noodle') ? null : 3),
  cook(kit, { sour: [sour], main: [main], vegetables, rice }) {
    const water = kit.water('6 cups');
    if (!sour || !main || !water) return null;
    kit.about(main, ...vegetables);
    if (isOf(main, 'rib')) kit.measure(main, '1 kg');
    kit.measure(sour, /tamarind/.test(sour.name) ? '2 tbsp' : '1/4 cup');
    const onions = kit.aromatics();
    const { tomatoes, radishes, others } = sortedForSoup(vegetables);
    const fragrant = [...kit.pungents(), ...kit.take(['hot', 'spice'], { most: 2 })];
    const isSea = isOf(main, ...FROM_SEA);
    sourBroth(kit, main, water, [...onions, ...tomatoes, ...fragrant]);
    kit.step(
      naming(kit, radishes, (names) => `Add ${names} and simmer for ${minutes(forRadishes)}.`),
    );
    if (others.length > 0) simmer(kit, others, '', { inPot: [] });
    const season = kit.take(['sauce'], { most: 1 })[0] ?? kit.salt();
    kit.step(
      isSea &&
        `Add ${kit.hot(main)} and simmer for ${minutes(main.minutes.simmer ?? 8)} without stirring, until opaque and 70 °C (158 °F) inside.`,
      `Stir in ${kit.hot(sour, season)} and simmer for 2 minutes: it should taste clearly sour.`,
    );
    if (!cookStarch(kit, rice)) return null;
    kit.step(`Ladle into bowls and serve with ${kit.the(...rice)}.`);
    return kit.titleOf([main, ...others, ...radishes], 'sour soup');
  },
});

const isRed = ({ name }: Food): boolean => /gochujang|kimchi|doubanjiang|chili/.test(name);

/** Shells boil until they open, and shrimp until they are opaque. */
const fromSea = (names: string, sea: readonly Food[]): string =>
  sea.some((food) => isOf(food, 'bivalve'))
    ? `Add ${names}, cover and boil for 6 minutes, until they have opened; throw away those that have not.`
    : `Add ${names} and simmer for 4 minutes, until opaque.`;

/** Jjigae: tofu in a red broth, with kimchi and pork or with clams, and an egg that poaches in it. */
const tofuStew = pattern({
  name: 'tofu stew',
  types: ['main course', 'soup'],
  kind: 'stew',
  styles: ['korean'],
  servings: 4,
  vessel: 'pot',
  roles: {
    tofu: { kinds: ['curd'], least: 1, most: 1, fit: ({ name }) => /tofu/.test(name) },
    kimchi: { kinds: ['kimchi'], most: 1 },
    sea: { kinds: ['bivalve', 'shellfish'], most: 1, anywhere: true },
    meat: { kinds: ['quick', 'mince', 'cured'], most: 1, anywhere: true },
    vegetables: { ...VEGETABLES, most: 2 },
    eggs: { kinds: ['egg'], most: 1 },
    rice: RICE,
  },
  fits: ({ kimchi, sea, meat }, kit) => {
    const isStew =
      kimchi.length > 0 ? meat.length + sea.length > 0 : sea.some((food) => isOf(food, 'bivalve'));
    return isStew && !kit.wants('noodle', 'coconut') ? 3 : null;
  },
  cook(kit, { tofu: [tofu], kimchi, sea, meat, vegetables, eggs, rice }) {
    const paste =
      kit.take(['sauce'], { most: 1, fit: isRed })[0] ??
      kit.staple('gochujang', 'red pepper flakes');
    const broth = kit.take(['broth'], { most: 1 })[0] ?? kit.water('4 cups');
    if (!tofu || !paste || !broth) return null;
    kit.measure(broth, '4 cups');
    if (isOf(paste, 'sauce')) kit.measure(paste, '2 tbsp');
    kit.readied(tofu, 'drained and cut into large pieces');
    kit.share([...meat, ...sea], rational(1, 2));
    measureAll(kit, eggs, '4');
    kit.about(...meat, ...sea, ...kimchi, tofu, ...vegetables);
    const start = softened(kit, 'heavy pot', meat, true);
    if (!start) return null;
    kit.step(
      start,
      naming(kit, kimchi, (names) => `Add ${names} and fry for 4 minutes, until its edges colour.`),
    );
    kit.step(
      `Add ${kit.hot(paste, ...kit.pungents())} and stir for 1 minute. Pour in ${kit.hot(broth)}, bring to a boil and simmer for 10 minutes${ending(kit, meat, (names) => `, until ${names} ${meat.some((food) => kit.isMany(food)) ? 'are' : 'is'} cooked through`)}.`,
    );
    if (vegetables.length > 0) simmer(kit, vegetables, '', { inPot: [] });
    const salty = kit.take(['soy'], { most: 1 })[0] ?? kit.salt(2);
    kit.step(
      `Slip in ${kit.hot(tofu)}${kit.ifAny('and season with', salty)}. Simmer for 4 minutes without stirring.`,
      naming(kit, sea, (names) => fromSea(names, sea)),
      naming(
        kit,
        eggs,
        (names) =>
          `Break ${names} into the stew, cover and leave for 5 minutes, until the whites are set and the yolks thicken.`,
      ),
    );
    if (!cookStarch(kit, rice)) return null;
    const over = [...kit.herbs(), ...kit.take(['drizzle'], { most: 1 })];
    kit.step(
      served(kit, `Bring to the table bubbling and serve with ${kit.the(...rice)}`, ...over),
    );
    return kit.titleOf([...kimchi, ...sea, ...meat, tofu].slice(0, 3), 'stew');
  },
});

/** Pots of Manila and Seoul that no general pattern knows. */
export const RED_AND_SOUR_PATTERNS: readonly DishPattern[] = [sinigang, tofuStew];
