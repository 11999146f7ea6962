import { doneness, isOf, minutes, safeInside, stagesOf } from '../cooking-steps.js';
import { titleName } from '../dish-titles.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { DishRole } from '../dish-role.js';
import type { Food } from '../food.js';
import { ending, measureAll, naming, present } from '../kitchen-measures.js';
import { titled } from '../phrases.js';
import { cookStarch, plated } from '../plated-mains.js';
import { RATIOS } from '../ratios.js';

/** Rice, which the sauce is for. */
const RICE = {
  kinds: ['rice', 'noodle', 'flatbread'],
  least: 1,
  most: 1,
  anywhere: true,
  fill: ['jasmine rice', 'rice'],
  inOrder: true,
} as const satisfies DishRole;

const VEGETABLES = {
  kinds: ['root', 'firm', 'leaf', 'tender'],
  most: 3,
  cut: 'cut into 3 cm pieces',
  shared: true,
  anywhere: true,
} as const satisfies DishRole;

/** What is as sour as a pot of adobo needs. */
const isVinegar = ({ name }: Food): boolean => /vinegar|^calamansi$/.test(name);

/** Thin strips are for the wok, and a whole shoulder for the oven: a pot of adobo holds pieces. */
const isForAdobo = (food: Food): boolean =>
  /^(?:pork|chicken)/.test(food.name) &&
  (food.form === null || food.form === 'drumstick') &&
  (isOf(food, 'stewing', 'bonein', 'rib', 'wing') ||
    /^pork belly$|^pork$|^chicken(?: breast)?$/.test(food.name));

/** Rice that was named, or bought where no potatoes fill the plate already. */
function besidePotatoes(
  kit: DishKit,
  rice: readonly Food[],
  vegetables: readonly Food[],
): readonly Food[] {
  if (rice.length > 0 || vegetables.some((food) => isOf(food, 'potato'))) return rice;
  return present(kit.staple(...RICE.fill));
}

/** Vegetables in the sauce, each for as long as it takes. */
function simmeredIn(kit: DishKit, vegetables: readonly Food[]): void {
  kit.step(
    ...stagesOf(vegetables, 'simmer').map(
      (stage) =>
        `Add ${kit.hot(...stage.foods)} and simmer for ${minutes(stage.minutes)}, ${doneness(kit, stage.foods, [], true)}.`,
    ),
  );
}

/** Eggs, boiled beside the pot and turned in its sauce. */
function boiledBeside(kit: DishKit, eggs: readonly Food[]): void {
  measureAll(kit, eggs, '4');
  const boiled = naming(
    kit,
    eggs,
    (names) =>
      `Meanwhile, boil ${names} for 8 minutes, cool under cold water, peel and add to the pot.`,
  );
  if (boiled !== false) kit.meanwhile(boiled);
}

/** Garlic by the half bulb, which long simmering makes mild, and whatever else is pungent. */
function muchGarlic(kit: DishKit): Food[] {
  const pungents = kit.pungents();
  for (const food of pungents) if (food.name === 'garlic') kit.measure(food, '6 cloves');
  return pungents;
}

/** How a cook sees that it is done, and that it is safe. */
const doneOf = (kit: DishKit, main: Food): string =>
  isOf(main, 'poultry')
    ? 'tender and 74 °C (165 °F) inside'
    : `${kit.the(main)} ${kit.is(main)} tender${safeInside(main)}`;

/** Pork strips are cubes here; a kilogram on the bone is as much meat as 700 g without. */
function piecesOf(kit: DishKit, main: Food): void {
  if (main.name === 'pork') kit.readied(kit.measure(main, '700 g'), 'cut into 3 cm cubes');
}

/** Cubes of lean pork, and meat with sinews, in minutes; a bird only until it is done. */
const SIMMERED = { pork: 60, least: 25 } as const;

function simmersFor(main: Food): number {
  if (main.name === 'pork') return SIMMERED.pork;
  return Math.max(SIMMERED.least, main.minutes.simmer ?? SIMMERED.least);
}

/**
 * Adobo: a third of a cup of vinegar and a quarter of soy sauce to 700 g of meat. The vinegar boils uncovered and is not stirred, so that it
 * loses its sharpness, before the lid goes on.
 */
const adobo = pattern({
  name: 'adobo',
  types: ['main course'],
  kind: 'stew',
  styles: ['filipino'],
  servings: 4,
  vessel: 'pot',
  roles: {
    main: {
      kinds: ['stewing', 'bonein', 'braise', 'rib', 'wing', 'quick', 'poultry'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: isForAdobo,
    },
    vinegar: { kinds: ['acid'], least: 1, most: 1, anywhere: true, fit: isVinegar },
    soy: { kinds: ['soy'], least: 1, most: 1 },
    vegetables: VEGETABLES,
    eggs: { kinds: ['egg'], most: 1 },
    rice: { ...RICE, least: 0 },
  },
  // Honey, hoisin and the like make a glaze of soy sauce and vinegar.
  fits: (_, kit) => (kit.wants('sauce', 'sweet') ? 1 : 3),
  cook(kit, { main: [main], vinegar: [vinegar], soy: [soy], vegetables, eggs, rice }) {
    if (!main || !vinegar || !soy) return null;
    kit.about(main, ...vegetables);
    piecesOf(kit, main);
    const isLarge = isOf(main, 'bonein', 'rib', 'wing');
    kit.measure(vinegar, isLarge ? '1/2 cup' : '1/3 cup');
    kit.measure(soy, isLarge ? '1/3 cup' : '1/4 cup');
    const fat = kit.fat();
    const coconut = kit.take(['coconut'], { most: 1, anywhere: true });
    const water = coconut.length > 0 ? null : kit.water('1 cup');
    if (!fat) return null;
    kit.measure(fat, '1 tbsp');
    const spices = kit.take(['spice', 'hot'], { most: 3, anywhere: true });
    const bay = spices.length === 0 ? kit.stapleAtHand('bay leaf') : null;
    const pepper = kit.pepper();
    if (pepper) kit.measure(pepper, '1 tsp');
    const sugar = kit.take(['sugar'], { most: 1 });
    measureAll(kit, sugar, '1 tbsp');
    kit.heat(...spices);
    const garlic = muchGarlic(kit);
    const onion = kit.take(['aromatic'], { most: 1 });
    kit.step(
      `Heat ${kit.the(fat)} in a heavy pot over medium-high heat. Add ${kit.hot(main)} and brown for 8 minutes, turning now and then.`,
      naming(
        kit,
        [...onion, ...garlic],
        (names) => `Add ${names} and cook for 2 minutes, until fragrant.`,
      ),
    );
    kit.step(
      `Pour in ${kit.hot(vinegar, soy, water, ...coconut)}${kit.ifAny('and add', ...spices, bay, pepper, ...sugar)}. Bring to a boil and simmer, uncovered and without stirring, for 5 minutes, so that the sharpness boils away.`,
    );
    kit.step(
      `Cover and simmer gently for ${minutes(simmersFor(main))}, turning once, until ${doneOf(kit, main)}.`,
    );
    boiledBeside(kit, eggs);
    const side = besidePotatoes(kit, rice, vegetables);
    if (!cookStarch(kit, side)) return null;
    simmeredIn(kit, vegetables);
    kit.step('Uncover and boil for 8 minutes, until the sauce is dark and coats the meat.');
    plated(kit, 'Serve hot', side, { sour: false });
    return kit.titleOf([main, ...vegetables], 'adobo');
  },
});

const isForGalbi = ({ name }: Food): boolean => /short rib|oxtail|beef|shank|pork rib/.test(name);

/** Grated, it sweetens the sauce, and its enzymes make the meat tender. */
const isPear = ({ name }: Food): boolean => /pear|apple$/.test(name);

/** Galbi-jjim: ribs blanched, so that the sauce stays clear, and braised in soy sauce with grated pear, garlic and sesame oil. */
const galbiJjim = pattern({
  name: 'ribs braised with pear',
  types: ['main course'],
  kind: 'stew',
  styles: ['korean'],
  servings: 4,
  vessel: 'pot',
  roles: {
    main: {
      kinds: ['braise', 'rib', 'stewing'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: isForGalbi,
    },
    pear: { kinds: ['crisp'], least: 1, most: 1, anywhere: true, fit: isPear },
    soy: { kinds: ['soy'], least: 1, most: 1 },
    vegetables: VEGETABLES,
    rice: RICE,
  },
  fits: () => 3,
  cook(kit, { main: [main], pear: [pear], soy: [soy], vegetables, rice }) {
    if (!main || !pear || !soy) return null;
    kit.about(main, pear, ...vegetables);
    kit.readied(kit.measure(pear, '1'), 'peeled, cored and grated');
    kit.measure(soy, isOf(main, 'stewing') ? '1/4 cup' : '1/3 cup');
    const sweet = kit.one(['sugar', 'sweet'], 'brown sugar', 'sugar');
    const water = kit.water('2 cups');
    if (!sweet || !water) return null;
    kit.pour(water, [main], RATIOS.braise);
    const garlic = muchGarlic(kit);
    const wine = kit.take(['wine'], { most: 1 });
    const spices = kit.take(['spice', 'hot', 'sauce'], { most: 2 });
    const onion = kit.take(['aromatic'], { most: 1 });
    kit.step(
      `Cover ${kit.hot(main)} with cold water in a heavy pot, bring to a boil and boil for 5 minutes. Drain and rinse off the foam.`,
    );
    kit.step(
      `Return the meat to the pot with ${kit.hot(pear, soy, sweet, ...wine, ...spices, ...onion, ...garlic, kit.pepper(), water)}.`,
    );
    const time = main.minutes.simmer ?? 120;
    kit.step(
      `Bring to a boil, cover and simmer gently for ${minutes(time)}, turning once, until the meat is tender enough to cut with chopsticks.`,
    );
    simmeredIn(kit, vegetables);
    if (!cookStarch(kit, rice)) return null;
    const oil = kit.take(['drizzle'], { most: 1 });
    kit.step(
      'Skim off the fat and boil, uncovered, for 10 minutes, until the sauce is glossy and coats the meat.',
      ending(kit, oil, (names) => `Stir in ${names}.`),
    );
    plated(kit, 'Serve hot', rice, { sour: false });
    return titled(`${kit.spoken(main)} braised with ${titleName(pear)}`);
  },
});

const isFishSauce = ({ name }: Food): boolean => /fish sauce$/.test(name);

/** Fish in a caramel of sugar and fish sauce: three spoonfuls of sugar and two of sauce to 600 g. */
const caramelFish = pattern({
  name: 'caramel fish',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['vietnamese'],
  servings: 4,
  vessel: 'pan',
  roles: {
    main: { kinds: ['fish', 'shellfish'], least: 1, most: 1, anywhere: true },
    sauce: { kinds: ['sauce'], least: 1, most: 1, fit: isFishSauce },
    sugar: { kinds: ['sugar'], least: 1, most: 1 },
    vegetables: { ...VEGETABLES, most: 2 },
    rice: RICE,
  },
  // With coconut milk it is a curry, with lime a dressing.
  fits: (_, kit) => (kit.wants('coconut', 'currypaste') ? 0 : 3),
  cook(kit, { main: [main], sauce: [sauce], sugar: [sugar], vegetables, rice }) {
    if (!main || !sauce || !sugar) return null;
    kit.about(main, ...vegetables);
    kit.measure(sugar, '3 tbsp');
    kit.measure(sauce, '2 tbsp');
    const water = kit.water('2/3 cup');
    if (!water || !cookStarch(kit, rice)) return null;
    const pungents = kit.pungents();
    for (const food of pungents)
      if (food.name === 'ginger') kit.readied(food, 'cut into thin strips');
    const fragrant = [
      ...kit.take(['aromatic'], { most: 1 }),
      ...pungents,
      ...kit.take(['spice'], { most: 1 }),
    ];
    kit.heat(...fragrant);
    kit.step(
      `Spread ${kit.hot(sugar)} in a deep frying pan over medium heat and cook for 5 minutes, swirling and not stirring, until it has melted to a dark amber.`,
    );
    kit.step(
      `Take off the heat and pour in ${kit.hot(water, sauce)} at arm's length, as it splutters. Simmer${kit.ifAny('with', ...fragrant, kit.pepper())} for 3 minutes, until the caramel has dissolved.`,
    );
    const fish = isOf(main, 'fish');
    kit.step(
      `Add ${kit.hot(main)} in one layer and simmer for ${minutes(fish ? 10 : 4)}, turning once and spooning the sauce over, until ${fish ? 'opaque throughout, 70 °C (158 °F) inside' : 'opaque and just cooked through'}.`,
    );
    simmeredIn(kit, vegetables);
    plated(kit, 'Serve hot', rice, { sour: kit.wants('citrus', 'acid') });
    return kit.titleOf([main, ...vegetables], 'in caramel sauce');
  },
});

const isCoconutWater = ({ name }: Food): boolean => name === 'coconut water';

/** Thit kho: pork belly in coconut water and fish sauce, with eggs that turn brown in it. */
const coconutBraise = pattern({
  name: 'pork in coconut water',
  types: ['main course'],
  kind: 'stew',
  styles: ['vietnamese'],
  servings: 4,
  vessel: 'pot',
  roles: {
    main: {
      kinds: ['braise', 'bonein', 'stewing'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: (food) => food.form === null && /pork|chicken/.test(food.name),
    },
    water: { kinds: ['juice'], least: 1, most: 1, anywhere: true, fit: isCoconutWater },
    vegetables: VEGETABLES,
    eggs: { kinds: ['egg'], most: 1 },
    rice: RICE,
  },
  fits: () => 3,
  cook(kit, { main: [main], water: [water], vegetables, eggs, rice }) {
    const salty =
      kit.take(['sauce', 'soy'], { most: 1 })[0] ?? kit.staple('fish sauce', 'soy sauce');
    const sugar = kit.one(['sugar', 'sweet'], 'sugar', 'brown sugar');
    if (!main || !water || !salty || !sugar) return null;
    kit.about(main, ...eggs, ...vegetables);
    kit.measure(water, '3 cups');
    kit.measure(salty, isOf(salty, 'soy') ? '1/4 cup' : '2 tbsp');
    kit.measure(sugar, '2 tbsp');
    kit.step(
      `Spread ${kit.hot(sugar)} in a heavy pot over medium heat and cook for 5 minutes, swirling, until it has melted to an amber caramel.`,
    );
    kit.step(
      `Add ${kit.hot(main, ...muchGarlic(kit))} and turn for 5 minutes, until coated and lightly browned.`,
    );
    kit.step(
      `Pour in ${kit.hot(water, salty)}${kit.ifAny('and add', kit.pepper())}, bring to a boil, skim, cover and simmer gently for ${minutes(simmersFor(main))}, until ${doneOf(kit, main)}.`,
    );
    boiledBeside(kit, eggs);
    if (!cookStarch(kit, rice)) return null;
    simmeredIn(kit, vegetables);
    kit.step('Uncover and simmer for 10 minutes, until the sauce is brown and a little syrupy.');
    plated(kit, 'Serve hot', rice, { sour: false });
    return kit.titleOf([main, ...eggs, ...vegetables], 'braised in coconut water');
  },
});

/** What is braised in soy or fish sauce with something sour or sweet, from Manila to Seoul. */
export const SOY_BRAISE_PATTERNS: readonly DishPattern[] = [
  adobo,
  galbiJjim,
  caramelFish,
  coconutBraise,
];
