import {
  besideOf,
  bloomed,
  browned,
  cookedGrain,
  fry,
  isOf,
  minutes,
  served,
  STEAMING_HOT,
} from '../cooking-steps.js';
import { rational } from '@larder/culinary';
import { STARCHES } from '../dish-centre.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern, type Fit } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { ending, measureBy, naming, present } from '../kitchen-measures.js';
import { listed, lowered } from '../phrases.js';
import { cookStarch, fitBeside } from '../plated-mains.js';

const PINEAPPLE: DishRole = {
  kinds: ['soft'],
  least: 1,
  most: 1,
  anywhere: true,
  fit: ({ name }) => name === 'pineapple',
};

/** What stays crisp in the sauce. */
const VEGETABLES: DishRole = {
  kinds: ['firm', 'tender', 'root'],
  most: 3,
  cut: 'thinly sliced',
  shared: true,
  anywhere: true,
  fit: ({ name }) =>
    /pepper$|^(?:carrot|snow pea|sugar snap pea|water chestnut|bamboo shoot|baby corn|broccoli|green bean|zucchini)$/.test(
      name,
    ),
};

const RICE: DishRole = {
  kinds: ['rice', 'noodle'],
  least: 1,
  most: 1,
  fill: ['rice', 'jasmine rice'],
  inOrder: true,
};

/** Ketchup is the base of the sauce where no other tomato is; plum sauce and the like are one by themselves. */
const BOTTLED = /^(?:ketchup|plum sauce|sweet chili sauce|chili sauce|hoisin sauce)$/;

/** Pineapple with meat is a dish of its own where something sour, salty or sweet for a sauce was named beside it. */
function fitOf(kit: DishKit, isPepper: boolean): Fit {
  // A curry, a taco, a pizza or a salad.
  if (kit.offers('coconut', 'currypaste', 'tortilla', 'cheese', 'salad', 'mayo', 'pizzadough')) {
    return null;
  }
  const isSauce = kit.offers('tinned', 'paste', 'soy', 'acid', 'starch') || kit.wantsNamed(BOTTLED);
  return isSauce ? 3 : isPepper ? 2 : 0;
}

const isPepper = ({ name }: Food): boolean => /pepper$/.test(name);

interface Sauce {
  readonly foods: readonly Food[];
  /** What binds it; null where nothing may. */
  readonly starch: Food | null;
}

type Amounts = Parameters<typeof measureBy>[2];

const FOR_PAN: Amounts = [
  [['tinned'], '1 cup'],
  [['acid', 'sugar', 'sweet'], '3 tbsp'],
  [['juice', 'broth'], '1/2 cup'],
];
const FOR_RIBS: Amounts = [
  [['tinned'], '1 can (398 ml)'],
  [['acid', 'sugar', 'sweet'], '1/4 cup'],
  [['juice', 'broth'], '1 cup'],
];
const FOR_BOTH: Amounts = [
  [['paste'], '2 tbsp'],
  [['tomato'], '2'],
  [['sauce'], '1/3 cup'],
  [['soy'], '2 tbsp'],
];

/** Tomato in any form or a bottled sauce; ketchup where neither was named. */
function baseOf(kit: DishKit): Food[] {
  const tomato = kit.take(['tinned', 'paste', 'tomato'], { most: 1, anywhere: true });
  const bottled = kit.take(['sauce'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => BOTTLED.test(name),
  });
  const named = [...tomato, ...bottled];
  return named.length > 0 ? named : present(kit.staple('ketchup'));
}

/** What thins it: ketchup alone is a paste, and so is a can of tomato after the time that ribs take. */
function thinnedBy(kit: DishKit, base: readonly Food[], isForRibs: boolean): Food[] {
  const named = kit.take(['juice', 'broth'], { most: 1, anywhere: true });
  const isThin = !isForRibs && base.some((food) => isOf(food, 'tinned', 'tomato'));
  if (named.length > 0 || isThin) return named;
  return present(kit.staple(isForRibs ? 'chicken broth' : 'pineapple juice', 'vegetable broth'));
}

/** As much sugar as vinegar, and tomato for the colour; null without the sour or the sweet. */
function sauceOf(kit: DishKit, isForRibs: boolean): Sauce | null {
  const base = baseOf(kit);
  const [vinegar] = kit.take(['acid'], { most: 1, anywhere: true });
  const sour = vinegar ?? kit.staple('rice vinegar', 'white vinegar', 'cider vinegar');
  const sweet = kit.one(['sugar', 'sweet'], 'brown sugar', 'sugar', 'honey');
  if (!sour || !sweet) return null;
  const [soy] = kit.take(['soy'], { most: 1 });
  const salty = present(soy ?? kit.stapleAtHand('soy sauce', 'tamari'));
  const foods = [...base, sour, sweet, ...salty, ...thinnedBy(kit, base, isForRibs)];
  measureBy(kit, foods, [...(isForRibs ? FOR_RIBS : FOR_PAN), ...FOR_BOTH]);
  const starch = kit.one(['starch'], 'cornstarch');
  if (starch) kit.measure(starch, '1 tbsp');
  return { foods, starch };
}

/** Onions in pieces that stay whole, as the peppers do. */
function onionsOf(kit: DishKit): Food[] {
  const onions = kit.aromatics();
  for (const food of onions) {
    if (/onion$/.test(food.name)) kit.readied(food, 'cut into 2 cm pieces');
  }
  return onions;
}

/** Rice or noodles, made while the rest cooks; false if they cannot be. */
function boiled(kit: DishKit, [base]: readonly Food[], opening = ''): boolean {
  const made = base && (isOf(base, 'rice') ? cookedGrain(kit, base) : besideOf(kit, base)?.made);
  if (!made) return false;
  kit.meanwhile(opening === '' ? made : `${opening}${lowered(made)}`);
  return true;
}

const titleFor = (kit: DishKit, main: Food): string =>
  kit.titleOf([], `sweet and sour ${kit.spoken(main)}`);

/** Meat in small pieces, seared, and given back to a sauce that is thick already, so that it stays juicy. */
const sweetAndSour = pattern({
  name: 'sweet and sour',
  types: ['main course'],
  kind: 'stir-fry',
  styles: ['chinese'],
  servings: 4,
  vessel: 'wok',
  roles: {
    main: {
      kinds: ['quick', 'poultry', 'shellfish', 'curd', 'cookedmeat'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => !/beef|steak|lamb|halloumi|paneer/.test(name),
    },
    pineapple: PINEAPPLE,
    vegetables: VEGETABLES,
    rice: RICE,
  },
  fits: ({ vegetables }, kit) => fitOf(kit, vegetables.some(isPepper)),
  cook(kit, { main: [main], pineapple, vegetables, rice }) {
    if (!main) return null;
    // The list begins with what the dish is about.
    kit.the(main, ...pineapple);
    if (!boiled(kit, rice)) return null;
    kit.about(main, ...pineapple, ...vegetables);
    const sauce = sauceOf(kit, false);
    const fat = kit.fat();
    if (!sauce || !fat) return null;
    kit.heat(sauce.starch);
    kit.step(`Whisk ${kit.the(...sauce.foods, sauce.starch, kit.salt(2))} in a bowl.`);
    kit.step(
      `Heat ${kit.the(fat)} in a wok or large frying pan over high heat.`,
      browned(kit, main),
      'Lift out onto a plate.',
    );
    const onions = onionsOf(kit);
    const quick = [...kit.pungents(), ...kit.spices()];
    kit.step(
      naming(
        kit,
        onions,
        (names) => `Add ${names} and stir-fry for 3 minutes, until golden at the edges.`,
      ),
      ...fry(kit, vegetables),
      naming(kit, quick, (names) => `Add ${names} and stir for 1 minute, until fragrant.`),
    );
    kit.step(
      'Stir the sauce up, pour in and simmer for 2 minutes, stirring, until thick and glossy.',
      `Return ${kit.the(main)} to the pan with ${kit.hot(...pineapple)} for 2 minutes, just until hot.`,
    );
    kit.step(
      served(
        kit,
        `Serve at once with ${kit.the(...rice)}`,
        ...kit.herbs(),
        ...kit.take(['nut'], { most: 1 }),
      ),
    );
    return titleFor(kit, main);
  },
});

/** Single ribs, browned and simmered in the sauce until tender; what is crisp goes in when they are. */
const ribs = pattern({
  name: 'sweet and sour ribs',
  types: ['main course'],
  kind: 'stew',
  styles: ['chinese'],
  servings: 4,
  vessel: 'pot',
  roles: {
    main: { kinds: ['rib'], least: 1, most: 1, anywhere: true },
    pineapple: PINEAPPLE,
    vegetables: VEGETABLES,
    rice: RICE,
  },
  fits: ({ vegetables }, kit) => fitOf(kit, vegetables.some(isPepper)),
  cook(kit, { main: [main], pineapple, vegetables, rice }) {
    if (!main) return null;
    kit.about(main, ...pineapple, ...vegetables);
    kit.readied(main, 'cut into single ribs');
    const sauce = sauceOf(kit, true);
    const fat = kit.fat();
    if (!sauce || !fat) return null;
    const seasoning = [kit.salt(), kit.pepper()];
    kit.step(
      `Pat ${kit.the(main)} dry${kit.ifAny('and season with', ...seasoning)}. Heat ${kit.the(fat)} in a large heavy pot over medium-high heat and brown ${kit.hot(main)} in two batches for 10 minutes, turning. Pour off the fat.`,
    );
    kit.step(bloomed(kit));
    kit.step(
      `Return ${kit.the(main)} to the pot with ${kit.hot(...sauce.foods)}, bring to a boil, cover and simmer gently for ${minutes((main.minutes.simmer ?? 90) - 15)}, turning now and then, until the meat is tender and pulls away from the bone. Skim off the fat.`,
    );
    if (!boiled(kit, rice, 'Meanwhile, ')) return null;
    const crisp = [...onionsOf(kit), ...vegetables];
    kit.step(
      naming(
        kit,
        crisp,
        (names) => `Add ${names} and simmer, uncovered, for 8 minutes, until just tender.`,
      ),
      `Add ${kit.hot(...pineapple)}${ending(kit, present(sauce.starch), (names) => ` and ${names}, stirred into two spoonfuls of cold water,`)} and simmer for 3 minutes, stirring, until the sauce is glossy.`,
    );
    kit.step(served(kit, `Serve with ${kit.the(...rice)}`, ...kit.herbs()));
    return titleFor(kit, main);
  },
});

/** What ham is rather laid on, rolled into or scattered over. */
const FOR_COLD_HAM: readonly Kind[] = [
  ...(['cheese', 'softcheese', 'egg', 'salad', 'mayo', 'bread', 'bun'] as const),
  ...(['tortilla', 'pizzadough'] as const),
];

/** Slices of ham, which are cooked when bought and hot at 74 °C (Health Canada), glazed in the pan with the fruit that lies beside them. */
const glazedHam = pattern({
  name: 'glazed ham',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['canadian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    ham: {
      kinds: ['cured'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => /^(?:ham|canadian bacon)$/.test(name),
    },
    fruit: {
      kinds: ['soft', 'fruit', 'crisp'],
      least: 1,
      most: 2,
      anywhere: true,
      fit: ({ name }) =>
        /pineapple|apple|peach|nectarine|pear|mango|apricot|plum|cherry|mandarin/.test(name),
    },
    starch: { kinds: STARCHES, most: 1, anywhere: true },
    vegetables: { kinds: ['firm', 'tender', 'leaf', 'root'], most: 2, cut: 'sliced', shared: true },
  },
  fits: ({ starch }, kit) => (kit.offers(...FOR_COLD_HAM) ? null : fitBeside(starch, 3)),
  cook(kit, { ham: [ham], fruit, starch, vegetables }) {
    if (!ham) return null;
    kit.readied(kit.measure(ham, '450 g'), 'cut into 4 thick slices');
    kit.share(fruit, rational(1, fruit.length));
    kit.about(ham, ...fruit);
    const fat = kit.one(['fat'], 'butter', 'vegetable oil');
    const sweet = kit.one(['sugar', 'sweet', 'jam'], 'brown sugar', 'honey');
    if (!fat || !sweet) return null;
    kit.measure(fat, '1 tbsp');
    kit.measure(sweet, '3 tbsp');
    const sharp = kit.take(['mustard', 'acid', 'juice', 'sauce'], { most: 2, anywhere: true });
    measureBy(kit, sharp, [
      [['juice', 'sauce'], '1/4 cup'],
      [['mustard', 'acid'], '1 tbsp'],
    ]);
    const spice = kit.take(['sweetspice'], { most: 1, anywhere: true });
    measureBy(kit, spice, [[['sweetspice'], '1/4 tsp']]);
    if (!cookStarch(kit, starch)) return null;
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over medium-high heat. Add ${kit.hot(ham)} and fry for 8 minutes, turning once, until browned at the edges and ${STEAMING_HOT}. Lift out onto a warm plate.`,
    );
    if (vegetables.length > 0)
      kit.step('Lower the heat to medium.', ...fry(kit, vegetables, 'cook'));
    kit.step(
      `Add ${kit.hot(...fruit)} to the pan and cook for 4 minutes, turning once, until golden in places.`,
      `Stir in ${kit.hot(sweet, ...sharp, ...spice)} and let bubble for 2 minutes, until syrupy.`,
    );
    kit.step(`Turn ${kit.the(ham)} in the glaze for 1 minute, until glossy and hot throughout.`);
    kit.step(
      served(kit, `Serve at once with the glaze spooned over${kit.ifAny('and', ...starch)}`),
    );
    return kit.titleOf(
      [],
      `glazed ${kit.spoken(ham)} with ${listed(fruit.map((food) => kit.spoken(food)))}`,
    );
  },
});

/** Meat with fruit in a sauce of something sour and sugar. */
export const SWEET_AND_SOUR_PATTERNS: readonly DishPattern[] = [sweetAndSour, ribs, glazedHam];
