import { fry, isOf, minutes } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { titleName } from '../dish-titles.js';
import { naming, present } from '../kitchen-measures.js';
import { titled } from '../phrases.js';
import {
  BESIDE,
  cookStarch,
  fitBeside,
  plated,
  platedTitle,
  sideSalad,
  withSides,
} from '../plated-mains.js';

/** The temperatures of Health Canada: poultry 74, pork and veal 71, fish 70 °C; a curd only has to be hot. */
export function doneInside(main: Food): string {
  if (isOf(main, 'fish')) return 'golden and opaque throughout, 70 °C (158 °F) inside';
  if (isOf(main, 'curd', 'firm')) return 'golden and hot throughout';
  return /pork|veal/.test(main.name)
    ? 'golden and 71 °C (160 °F) inside'
    : 'golden and no longer pink, 74 °C (165 °F) inside';
}

/** How the main is made thin enough to be done when its crumbs are brown. */
export function thinned(kit: DishKit, main: Food): string {
  if (isOf(main, 'poultry')) {
    kit.readied(main, 'halved horizontally if thick');
    return `Pound ${kit.the(main)} 1 cm thick between two sheets of parchment.`;
  }
  if (isOf(main, 'firm')) {
    kit.readied(main, 'cut into 1 cm slices');
    return `Pat ${kit.the(main)} dry.`;
  }
  if (isOf(main, 'fish', 'curd')) kit.readied(main, `cut into ${kit.pieces(1)} pieces`);
  return `Pat ${kit.the(main)} dry.`;
}

/** Ham and cheese inside: cordon bleu. The filling melts by the time that the middle of the meat is done. */
function filled(kit: DishKit, main: Food): Food[] {
  if (!isOf(main, 'poultry', 'cutlet')) return [];
  const ham = kit.take(['coldcut', 'smokedfish'], {
    most: 1,
    fit: ({ name }) => /ham|prosciutto|bacon/.test(name),
  });
  const cheese = ham.length > 0 ? kit.take(['cheese'], { most: 1 }) : [];
  for (const food of ham) kit.readied(kit.measure(food, '100 g'), 'thinly sliced');
  for (const food of cheese) kit.readied(kit.measure(food, '100 g'), 'thinly sliced');
  return [...ham, ...cheese];
}

/** What is watery when it is boiled, and best from a pan. */
const isForPan = (food: Food): boolean =>
  isOf(food, 'tomato', 'leaf') ||
  /squash|zucchini|eggplant|pepper|mushroom|cabbage/.test(food.name);

/** Vegetables beside what is crisp: fried in a second pan, or boiled and turned in a spoonful of the oil. */
function cookedBeside(kit: DishKit, vegetables: readonly Food[], oil: Food): void {
  const fried = vegetables.filter((food) => isForPan(food) && !isOf(food, 'root'));
  const boiled = vegetables.filter((food) => !fried.includes(food));
  if (boiled.length > 0) {
    const time = Math.max(...boiled.map((food) => food.minutes.simmer ?? 6));
    kit.meanwhile(
      `Meanwhile, boil ${kit.hot(...boiled)} in salted water for ${minutes(time)}, until tender, drain and turn in a spoonful of ${kit.the(oil)}.`,
    );
  }
  if (fried.length > 0) {
    kit.meanwhile(
      `Meanwhile, heat a spoonful of ${kit.the(oil)} in a second frying pan over medium-high heat. ${fry(kit, fried, 'cook').join(' ')}`,
    );
  }
}

/** Flour, egg and crumbs on three plates. */
export function coated(
  kit: DishKit,
  main: Food,
  { flour, eggs, third }: { flour: Food; eggs: readonly Food[]; third: readonly Food[] },
): void {
  const crumbs =
    third.length > 1 ? `stir ${kit.the(...third)} together` : `put ${kit.the(...third)}`;
  kit.step(
    `Put ${kit.hot(flour)} on one plate, beat ${kit.hot(...eggs)} on a second, and ${crumbs} on a third. Turn ${kit.the(main)} in each in this order and press the crumbs on.`,
  );
}

/** Vinegar would soften the crust: lemon is squeezed over at the table, unless vinegar was named. */
function lemonWedges(kit: DishKit): Food[] {
  const [citrus] = kit.take(['citrus'], { most: 1, anywhere: true });
  const lemon = citrus ?? (kit.wants('acid') ? null : kit.staple('lemon'));
  return lemon ? [kit.readied(kit.measure(lemon, '1'), 'cut into wedges')] : [];
}

/** What lies under a cutlet raw, cut as fine as hair. */
const isForBed = ({ name }: Food): boolean => /cabbage/.test(name);

const isPanko = ({ name }: Food): boolean => name === 'panko';

/**
 * Flour, egg and crumbs, pan-fried in a finger of oil (CIA, The Professional Chef: standard breading). A cup of crumbs and two eggs coat
 * 600 g.
 */
const breaded = pattern({
  name: 'breaded cutlets',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['canadian', 'french', 'italian', 'spanish'],
  servings: 4,
  vessel: 'pan',
  roles: {
    main: {
      kinds: ['poultry', 'cutlet', 'fish', 'curd', 'firm'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: (food) => !isOf(food, 'firm') || /eggplant|zucchini|cauliflower/.test(food.name),
    },
    crumbs: { kinds: ['crumb'], least: 1, most: 1 },
    eggs: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
    ...BESIDE,
  },
  // Coarse crumbs with rice or cabbage are a katsu.
  fits: ({ crumbs, starch, vegetables }) => {
    const isKatsu =
      crumbs.some(isPanko) &&
      [...starch, ...vegetables].some((food) => isOf(food, 'rice') || isForBed(food));
    return fitBeside(starch, isKatsu ? 1 : 3);
  },
  cook(kit, { main: [main], crumbs, eggs, starch, vegetables }) {
    if (!main) return null;
    const inside = filled(kit, main);
    kit.about(main, ...inside, ...vegetables, ...starch);
    const salad = sideSalad(kit);
    const flour = kit.one(['flour'], 'flour');
    const oil = kit.oil();
    if (!flour || !oil || !cookStarch(kit, starch)) return null;
    kit.measure(flour, '1/3 cup');
    kit.measure(oil, '1/2 cup');
    for (const food of eggs) kit.measure(food, '2');
    const hard = kit.take(['hardcheese'], { most: 1 });
    for (const food of hard) kit.measure(food, '1/2 cup');
    const spices = kit.take(['spice', 'woody'], { most: 2 });
    const seasoning = [kit.salt(), kit.pepper()];
    kit.step(
      thinned(kit, main),
      seasoning.some(Boolean) && `Season with ${kit.the(...seasoning)}.`,
      inside.length > 0 &&
        `Lay ${kit.hot(...inside)} on one half of each piece, fold the other over and pin with a toothpick.`,
    );
    coated(kit, main, { flour, eggs, third: [...crumbs, ...hard, ...spices] });
    kit.step(
      `Heat ${kit.the(oil)} in a large frying pan over medium heat. Fry ${kit.hot(main)} for ${inside.length > 0 ? '6' : '4'} minutes a side, until ${doneInside(main)}. Drain on a rack.`,
    );
    cookedBeside(kit, vegetables, oil);
    if (salad) kit.step(salad);
    const besides = [...starch, ...vegetables, ...lemonWedges(kit)];
    plated(kit, 'Serve at once', besides, { sour: kit.wants('acid') });
    const sides = [...inside, ...vegetables, ...starch];
    return platedTitle(kit, main, sides, 'breaded');
  },
});

const SOAKS: readonly Kind[] = ['buttermilk', 'yogurt'];

/** The bath that the flour sticks to; what is sour makes the meat tender in an hour. */
function bathed(kit: DishKit, main: Food, bath: Food | undefined, salt: Food | null): string {
  if (!bath) return `Pat ${kit.the(main)} dry and season with half of ${kit.the(salt)}.`;
  const isEgg = isOf(bath, 'egg');
  kit.measure(bath, isEgg ? '2' : '1 1/2 cups');
  const rest = isOf(bath, ...SOAKS) ? ', cover and chill for 60 minutes' : '';
  return `${isEgg ? 'Beat' : 'Stir'} ${kit.hot(bath)} with half of ${kit.the(salt)} in a large bowl. Turn ${kit.the(main)} in it${rest}.`;
}

/**
 * Chicken on the bone in seasoned flour, fried in two fingers of oil (Joy of Cooking: pan-fried chicken). A cup and a half of flour coats
 * a kilogram.
 */
const friedChicken = pattern({
  name: 'fried chicken',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['canadian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    main: {
      kinds: ['bonein', 'wing'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => name.startsWith('chicken'),
    },
    flour: { kinds: ['flour'], least: 1, most: 1, anywhere: true },
    bath: { kinds: ['buttermilk', 'yogurt', 'milk', 'egg'], most: 1, anywhere: true },
    ...BESIDE,
  },
  // Flour with broth, wine or tomatoes is for a sauce.
  fits: ({ bath, starch }, kit) =>
    kit.wants('broth', 'wine', 'tinned', 'coconut', 'cream', 'currypaste', 'creamsoup')
      ? null
      : fitBeside(starch, bath.length > 0 ? 3 : 1),
  cook(kit, { main: [main], flour: [flour], bath: [bath], starch, vegetables }) {
    const oil = kit.one(['oil'], 'vegetable oil', 'olive oil');
    const salt = kit.salt();
    if (!main || !flour || !oil || !salt) return null;
    kit.about(main, ...vegetables, ...starch);
    kit.measure(flour, '1 1/2 cups');
    kit.measure(oil, '2 cups');
    const named = kit.take(['spice', 'woody'], { most: 4, anywhere: true });
    const paprika = named.length > 0 ? null : kit.stapleAtHand('paprika');
    kit.step(bathed(kit, main, bath, salt));
    kit.step(
      `Stir ${kit.hot(flour, ...named, paprika, kit.pepper())} and the rest of ${kit.the(salt)} together on a tray. Press ${kit.the(main)} into it, piece by piece, and let stand on a rack for 10 minutes, so that the crust holds.`,
    );
    if (!cookStarch(kit, starch)) return null;
    kit.step(
      `Heat ${kit.the(oil)} in a deep heavy frying pan to 170 °C (340 °F). Fry ${kit.hot(main)} in two batches, each for 16 minutes, turning now and then, until deep brown and 74 °C (165 °F) at the bone. Drain on a rack.`,
    );
    cookedBeside(kit, vegetables, oil);
    plated(kit, 'Serve hot', [...starch, ...vegetables], { sour: false });
    return platedTitle(kit, main, [...vegetables, ...starch], 'fried');
  },
});

/** Thick, sweet and sharp: what was named, or ketchup, Worcestershire sauce and soy sauce. */
function katsuSauce(kit: DishKit): string | null {
  const named = kit.take(['sauce', 'mayo'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => /tonkatsu|barbecue|tartar|mayonnaise/.test(name),
  });
  if (named.length > 0) return kit.the(...named);
  const parts = ['ketchup', 'worcestershire sauce', 'soy sauce'].flatMap(
    (name) => kit.staple(name) ?? [],
  );
  if (parts.length < 2) return null;
  for (const food of parts) kit.measure(food, food.name === 'ketchup' ? '1/4 cup' : '1 tbsp');
  kit.step(`Stir ${kit.hot(...parts)} together for the sauce.`);
  return 'the sauce';
}

/** Cutlets in coarse crumbs, with raw cabbage, rice and a sharp sauce. */
const katsu = pattern({
  name: 'katsu',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['japanese'],
  servings: 4,
  vessel: 'pan',
  roles: {
    main: {
      kinds: ['poultry', 'cutlet', 'chop', 'joint', 'quick', 'fish', 'curd'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => /chicken|turkey|pork|veal|tofu/.test(name) || isWhiteFish(name),
    },
    crumbs: { kinds: ['crumb'], least: 1, most: 1, fit: isPanko },
    eggs: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
    cabbage: { kinds: ['firm', 'leaf'], most: 1, anywhere: true, fit: isForBed },
    rice: { kinds: ['rice'], most: 1, anywhere: true },
  },
  fits: ({ main, cabbage, rice }, kit) => {
    if (kit.wants('curryroux', 'bun', 'bread', 'tinned', 'pasta', 'fries', 'potato')) return null;
    const isPork = main.some(({ name }) => /pork/.test(name));
    return isPork || cabbage.length + rice.length > 0 || kit.wants('soy') ? 3 : 1;
  },
  cook(kit, { main: [main], crumbs, eggs, cabbage, rice }) {
    const flour = kit.one(['flour'], 'flour');
    const oil = kit.staple('vegetable oil', 'olive oil');
    if (!main || !flour || !oil || !cookStarch(kit, rice)) return null;
    kit.about(main, ...cabbage, ...rice);
    kit.measure(flour, '1/3 cup');
    kit.measure(oil, '1 cup');
    for (const food of eggs) kit.measure(food, '2');
    for (const food of crumbs) kit.measure(food, '1 1/2 cups');
    for (const food of cabbage) kit.readied(food, 'shredded as finely as you can');
    kit.step(
      cutForKatsu(kit, main),
      naming(kit, present(kit.salt(3, 2), kit.pepper()), (names) => `Season with ${names}.`),
      cabbage.length > 0 && `Keep ${kit.hot(...cabbage)} in iced water for 10 minutes and drain.`,
    );
    coated(kit, main, { flour, eggs, third: crumbs });
    const sauce = katsuSauce(kit);
    kit.step(
      `Heat ${kit.the(oil)} to 170 °C (340 °F) in a deep frying pan. Fry ${kit.hot(main)}, two or three at a time, for 4 minutes a side, until ${doneInside(main)}. Drain on a rack and cut into strips.`,
    );
    const beside = [...cabbage, ...rice];
    const lemon = kit.take(['citrus'], { most: 1, anywhere: true });
    for (const food of lemon) kit.readied(food, 'cut into wedges');
    const spooned = sauce === null ? '' : ` and spoon ${sauce} over`;
    kit.step(`Serve at once${kit.ifAny('with', ...beside, ...lemon)}${spooned}.`);
    const sides = withSides(kit, beside);
    return titled(`${titleName(main).replace(CUT_OF_PORK, 'pork')} katsu ${sides}`.trim());
  },
});

const CUT_OF_PORK = /^pork (?:chop|loin|tenderloin|cutlet)$/;

function isWhiteFish(name: string): boolean {
  return /cod|haddock|halibut|tilapia|sole|pollock|^fish$|hake|perch/.test(name);
}

/** Slices of a loin or cubes of pork are beaten flat, and chops off the bone. */
function cutForKatsu(kit: DishKit, main: Food): string {
  if (isOf(main, 'poultry', 'fish', 'curd', 'firm', 'cutlet')) return thinned(kit, main);
  kit.readied(kit.measure(main, '600 g'), 'off the bone, cut into 1.5 cm slices');
  return `Pound ${kit.the(main)} 1 cm thick between two sheets of parchment and nick the fat at the edges.`;
}

export const BREADED_PATTERNS: readonly DishPattern[] = [breaded, katsu, friedChicken];
