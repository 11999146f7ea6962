import { rational } from '@larder/culinary';
import { meatBroths } from '../broths.js';
import {
  boiledEggs,
  isOf,
  minutes,
  safeInside,
  served,
  simmer,
  softened,
} from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { DishRole } from '../dish-role.js';
import type { Food } from '../food.js';
import { measureAll, naming } from '../kitchen-measures.js';
import { cookStarch } from '../plated-mains.js';

const MEAT = {
  kinds: ['poultry', 'quick', 'stewing', 'bonein', 'mince', 'cookedmeat', 'shellfish', 'curd'],
  most: 1,
  anywhere: true,
} as const satisfies DishRole;

const VEGETABLES = {
  kinds: ['root', 'firm', 'tender', 'leaf'],
  most: 4,
  cut: 'cut into 3 cm pieces',
  shared: true,
  anywhere: true,
} as const satisfies DishRole;

const RICE = {
  kinds: ['rice', 'noodle', 'tortilla'],
  least: 1,
  most: 1,
  anywhere: true,
  fill: ['rice', 'jasmine rice'],
  inOrder: true,
} as const satisfies DishRole;

/** What is done in a few minutes, or was done before. */
const isLate = (food: Food): boolean => isOf(food, 'cookedmeat', 'shellfish');
const isSlow = (food: Food): boolean => isOf(food, 'stewing', 'bonein');

/** Minutes within which vegetables beside slow meat are done. */
const forVegetables = 20;

/** Meat browned and simmered until it is tender, with the vegetables for as long as they take. */
function potOf(
  kit: DishKit,
  meat: readonly Food[],
  vegetables: readonly Food[],
  liquid: string,
): boolean {
  const seared = meat.filter((food) => !isLate(food));
  const start = softened(kit, 'heavy pot', seared, true);
  if (!start) return false;
  kit.step(start);
  const [slow] = seared.filter(isSlow);
  if (slow) {
    const first = Math.max(forVegetables, (slow.minutes.simmer ?? 90) - forVegetables);
    kit.step(
      `${liquid} Bring to a boil, cover and simmer gently for ${minutes(first)}.`,
      vegetables.length === 0 &&
        `It is done when ${kit.the(slow)} ${kit.is(slow)} tender${safeInside(slow)}.`,
    );
    if (vegetables.length > 0) simmer(kit, vegetables, '', { inPot: [] });
  } else if (vegetables.length + seared.length > 0) {
    simmer(kit, [...seared, ...vegetables], liquid, { inPot: seared });
  } else kit.step(`${liquid} Bring to a boil.`);
  return true;
}

/** What went in late, and is hot in minutes. */
const untilHot = (late: readonly Food[]): string =>
  late.some((food) => isOf(food, 'cookedmeat'))
    ? ', and the meat is steaming hot, 74 °C (165 °F)'
    : late.length > 0
      ? ', and the shellfish is opaque'
      : '';

/** 100 g of roux thicken 2 1/2 cups of water, as its packages say. It melts off the heat, so that no lumps form. */
const japaneseCurry = pattern({
  name: 'Japanese curry',
  types: ['main course'],
  kind: 'curry',
  styles: ['japanese'],
  servings: 4,
  vessel: 'pot',
  roles: {
    roux: { kinds: ['curryroux'], least: 1, most: 1 },
    meat: MEAT,
    vegetables: { ...VEGETABLES, least: 1, fill: ['carrot', 'potato'] },
    rice: RICE,
  },
  fits: () => 3,
  cook(kit, { roux: [roux], meat, vegetables, rice }) {
    const water = kit.water('2 1/2 cups');
    if (!roux || !water) return null;
    kit.about(...meat, ...vegetables.filter((food) => kit.isNamed(food)));
    kit.share(meat, rational(4, 5));
    const apple = kit.take(['crisp'], { most: 1, anywhere: true });
    for (const food of apple) kit.readied(kit.measure(food, '1'), 'peeled, cored and grated');
    const sweet = kit.take(['sweet', 'sauce', 'soy'], { most: 1 });
    measureAll(kit, sweet, '1 tbsp');
    if (!potOf(kit, meat, vegetables, `Pour in ${kit.hot(water, ...apple)}.`)) return null;
    if (!cookStarch(kit, rice)) return null;
    const late = meat.filter(isLate);
    kit.step(
      `Take off the heat and stir in ${kit.hot(roux)} until melted.${naming(kit, late, (names) => ` Add ${names}.`) || ''} Return to low heat and simmer for 5 minutes, stirring, until thick and glossy${untilHot(late)}.`,
      naming(kit, sweet, (names) => `Stir in ${names}.`),
    );
    const over = kit.take(['briny', 'herb'], { most: 2 });
    kit.step(served(kit, `Serve with ${kit.the(...rice)}`, ...over));
    return kit.titleOf(kit.mains, 'Japanese curry');
  },
});

/** One part of mole paste to four of broth, as its jars say. */
const mole = pattern({
  name: 'mole',
  types: ['main course'],
  kind: 'stew',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pot',
  roles: {
    mole: { kinds: ['mole'], least: 1, most: 1 },
    meat: { ...MEAT, least: 1 },
    vegetables: VEGETABLES,
    rice: { ...RICE, fill: ['rice', 'corn tortilla'] },
  },
  fits: () => 3,
  cook(kit, { mole: [paste], meat: [meat], vegetables, rice }) {
    if (!paste || !meat) return null;
    kit.about(meat, ...vegetables);
    const broth = kit.one(['broth'], ...meatBroths([meat], 'chicken broth'), 'vegetable broth');
    const seeds = kit.take(['nut'], { most: 1, anywhere: true });
    if (!broth) return null;
    kit.measure(broth, '2 cups');
    const tinned = kit.take(['tinned'], { most: 1 });
    measureAll(kit, tinned, '1 cup');
    const chocolate = kit.take(['chocolate', 'bitterchocolate'], { most: 1, anywhere: true });
    measureAll(kit, chocolate, '25 g');
    const opening = `Whisk in ${kit.hot(paste)} and ${kit.hot(broth, ...tinned, ...chocolate)} a little at a time until smooth.`;
    if (!potOf(kit, [meat], vegetables, opening)) return null;
    if (!cookStarch(kit, rice)) return null;
    const late = isLate(meat);
    kit.step(
      late
        ? `Add ${kit.hot(meat)} and simmer for 8 minutes, until the sauce coats a spoon${untilHot([meat])}.`
        : 'Uncover and simmer for 8 minutes, stirring so that nothing catches, until the sauce coats a spoon.',
    );
    if (seeds.length > 0) {
      kit.meanwhile(
        `Meanwhile, toast ${kit.hot(...seeds)} in a dry frying pan over medium heat for 3 minutes, until golden.`,
      );
    }
    const over = [...seeds, ...kit.herbs()];
    kit.step(served(kit, `Serve with ${kit.the(...rice)}`, ...over));
    return kit.titleOf(kit.mains, 'mole');
  },
});

/** Half of what would be a meal: the rice cakes are the other half. */
function halved(kit: DishKit, beside: readonly Food[]): void {
  for (const food of beside) {
    if (isOf(food, 'fishcake')) kit.readied(kit.measure(food, '250 g'), 'cut into strips');
    else kit.share([food], rational(1, 2));
  }
}

/** Rice cakes in a red sauce: three spoonfuls of gochujang and one of sugar to 500 g. */
const tteokbokki = pattern({
  name: 'tteokbokki',
  types: ['main course', 'appetizer'],
  kind: 'stew',
  styles: ['korean'],
  servings: 4,
  vessel: 'pot',
  roles: {
    cakes: { kinds: ['ricecake'], least: 1, most: 1 },
    sauce: {
      kinds: ['sauce'],
      least: 1,
      most: 1,
      fit: ({ name }) => /gochujang|chili|ssamjang/.test(name),
      fill: ['gochujang'],
    },
    fishcake: {
      kinds: ['fishcake', 'sausage', 'curd', 'shellfish', 'quick'],
      most: 1,
      anywhere: true,
    },
    eggs: { kinds: ['egg'], most: 1 },
    vegetables: { ...VEGETABLES, most: 2 },
  },
  fits: () => 3,
  cook(kit, { cakes: [cakes], sauce: [sauce], fishcake, eggs, vegetables }) {
    const broth = kit.take(['broth'], { most: 1 })[0] ?? kit.water('3 cups');
    if (!cakes || !sauce || !broth) return null;
    kit.measure(broth, '3 cups');
    kit.measure(sauce, '3 tbsp');
    kit.about(cakes, ...fishcake, ...eggs, ...vegetables);
    halved(kit, fishcake);
    measureAll(kit, eggs, '4');
    const soy = kit.one(['soy'], 'soy sauce', 'tamari');
    const sugar = kit.one(['sugar', 'sweet'], 'sugar', 'brown sugar');
    if (!soy || !sugar) return null;
    kit.measure(soy, '1 tbsp');
    kit.measure(sugar, '1 tbsp');
    kit.step(boiledEggs(kit, eggs, 9, 'halve'));
    kit.step(
      `Soak ${kit.hot(cakes)} in warm water for 5 minutes and separate them.`,
      `Bring ${kit.hot(broth)} to a simmer in a wide pot and stir in ${kit.hot(sauce, soy, sugar, ...kit.pungents())} until dissolved.`,
    );
    if (vegetables.length > 0) simmer(kit, vegetables, '');
    kit.step(
      `Drain ${kit.the(cakes)}, add ${kit.hot(...fishcake, cakes)} and simmer for 8 minutes, stirring often, until the rice cakes are soft and chewy and the sauce is thick.`,
      eggs.length > 0 && `Turn ${kit.the(...eggs)} in the sauce for 1 minute.`,
    );
    const cheese = kit.take(['cheese'], { most: 1, anywhere: true });
    measureAll(kit, cheese, '1 cup');
    kit.step(
      naming(kit, cheese, (names) => `Scatter with ${names}, cover and let melt for 2 minutes.`),
    );
    const over = [...kit.herbs(), ...kit.take(['nut', 'drizzle', 'seaweed'], { most: 2 })];
    kit.step(served(kit, 'Serve at once', ...over));
    return kit.titleOf([...fishcake, ...eggs, ...vegetables], 'tteokbokki');
  },
});

/** What a bought paste, a block of roux or a packet of rice cakes is for. */
export const ONE_PASTE_PATTERNS: readonly DishPattern[] = [japaneseCurry, mole, tteokbokki];
