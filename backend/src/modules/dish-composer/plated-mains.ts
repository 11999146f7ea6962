import { meatBroths } from './broths.js';
import {
  besideOf,
  curdles,
  isOf,
  minutes,
  POULTRY_INSIDE,
  mixed,
  served,
  softenedBefore,
  soured,
  spooned,
  tempered,
} from './cooking-steps.js';
import { isGame } from './cuts-of-meat.js';
import { STARCHES } from './dish-centre.js';
import type { DishKit } from './dish-kit.js';
import type { Fit } from './dish-pattern.js';
import type { DishRole } from './dish-role.js';
import type { Food, Kind } from './food.js';
import { measureAll, measureSharp, naming } from './kitchen-measures.js';
import { fryTomatoesLast } from './pan-stages.js';
import { calledTogether, titled, lowered } from './phrases.js';
import { RATIOS } from './ratios.js';
import { isTart } from './savoury-fruit.js';
import { tahiniSauce } from './tahini-sauce.js';

/** What is served beside a main that is cooked by itself; written after the main, so that the main is taken first. */
export const BESIDE = {
  starch: { kinds: STARCHES, most: 1, anywhere: true },
  vegetables: {
    kinds: ['firm', 'tender', 'leaf', 'tomato', 'root'],
    most: 3,
    cut: 'sliced',
    shared: true,
    anywhere: true,
  },
} as const satisfies Record<string, DishRole>;

/** What makes a dish of its own and lies beside a main only for want of one. */
const OWN_DISHES: readonly Kind[] = [
  ...(['pasta', 'noodle', 'risotto', 'bread', 'bun', 'tortilla', 'flatbread', 'shell'] as const),
  ...(['crust', 'pastry', 'pizzadough', 'lasagne', 'tube'] as const),
];

/** How well a main on a plate fits with that starch: far less with one that makes a dish of its own. */
export function fitBeside(starch: readonly Food[], fit: 1 | 2 | 3): Fit {
  return starch.some((food) => isOf(food, ...OWN_DISHES)) ? (fit === 3 ? 0 : -1) : fit;
}

/** The starch, cooked while the main is; false if it cannot be. */
export function cookStarch(
  kit: DishKit,
  starch: readonly Food[],
  opening = 'Meanwhile, ',
): boolean {
  const [food] = starch;
  if (!food) return true;
  const beside = besideOf(kit, food);
  if (!beside) return false;
  if (beside.made === null) return true;
  // Nothing is on the stove yet: this comes first.
  const isFirst = kit.steps.length === 0 || opening === '';
  kit.boilsBeside(food, beside.made);
  kit.meanwhile(isFirst ? beside.made : `${opening}${lowered(beside.made)}`);
  return true;
}

/** Minutes from which a starch has to be on the stove before the pan is. */
const slowStarch = 25;

/** Whether it takes longer than what is cooked in the pan: potatoes and rice are started later, so that they do not wait. */
export const isSlowBeside = (starch: Food): boolean => (starch.minutes.simmer ?? 0) >= slowStarch;

/** What a main is seasoned with, and the salt that is kept back for the vegetables beside it. */
export interface Seasoning {
  /** "most of the salt and the black pepper"; empty where there is nothing to season with. */
  readonly onMain: string;
  readonly rest: Food | null;
}

/** The salt of a dish is for all that is in it: vegetables cooked after the meat get their share. */
export function seasoningOf(
  kit: DishKit,
  main: Food,
  vegetables: readonly Food[],
  spices: readonly Food[],
  leastSalt = 0,
): Seasoning {
  // The list begins with what the dish is about.
  kit.the(main);
  const salt = kit.salt(undefined, leastSalt);
  const others = [kit.pepper(), ...spices];
  if (!salt || vegetables.length === 0) {
    const all = [salt, ...others];
    return { onMain: all.some(Boolean) ? kit.the(...all) : '', rest: null };
  }
  return { onMain: `most of ${kit.the(salt)}${kit.ifAny('and', ...others)}`, rest: salt };
}

/** "Season with the rest of the salt." */
export const seasonedRest = (kit: DishKit, rest: Food | null): string | false =>
  rest !== null && `Season with the rest of ${kit.the(rest)}.`;

/** The same, and with a spoonful of soy sauce where that is what the kitchen salts with. */
function seasonedWithSauce(kit: DishKit, rest: Food | null): string | false {
  const sauce = kit.saltySauce();
  if (!sauce) return seasonedRest(kit, rest);
  const named = kit.hot(kit.measure(sauce, '1 tbsp'));
  return `Season with ${rest ? `the rest of ${kit.the(rest)} and ${named}` : named}.`;
}

/** What was fried before the main, and where the main is fried then. */
export interface FriedFirst {
  readonly fried: readonly Food[];
  /** "the rest of the olive oil in the pan". */
  readonly fatIn: (pan: string) => string;
}

/** Eggplant drinks more than a spoonful. */
export const isThirsty = ({ name }: Food): boolean => /eggplant/.test(name);

/**
 * Onions, vegetables and garlic, fried before the main that shares their pan: vegetables keep under a lid, while a steak or a fillet that
 * waits for them goes cold.
 */
export function vegetablesFirst(
  kit: DishKit,
  vegetables: readonly Food[],
  fat: Food,
  salt: Food | null,
  /** How the main takes fat: in a crust as much again, and duck none. */
  main: 'plain' | 'crusted' | 'dry' = 'plain',
): FriedFirst {
  const aromatics = kit.take(['aromatic'], { most: 2 });
  const fried = [...aromatics, ...vegetables];
  if (fried.length === 0) return { fried, fatIn: (pan) => `${kit.the(fat)} in ${pan}` };
  const pungents = kit.quickFlavours();
  const first = vegetables.some(isThirsty) ? 3 : 1;
  const all =
    main === 'dry'
      ? `${first} tbsp`
      : ['3 tbsp', '1/4 cup', '1/3 cup'][(first - 1) / 2 + Number(main === 'crusted')];
  kit.measure(fat, all ?? '3 tbsp');
  const part = main === 'dry' ? '' : `${kit.part(fat, `${first} tbsp`)} of `;
  kit.step(
    `Heat ${part}${kit.the(fat)} in a large heavy frying pan over medium heat.`,
    ...softenedBefore(
      kit,
      vegetables,
      aromatics.length > 0 && `Add ${kit.hot(...aromatics)} and cook for 5 minutes, until soft.`,
    ),
    ...fryTomatoesLast(kit, vegetables),
    pungents.length > 0 && `Stir in ${kit.hot(...pungents)} and cook for 1 minute, until fragrant.`,
    seasonedWithSauce(kit, salt),
    'Lift onto a plate, cover and wipe out the pan.',
  );
  return { fried, fatIn: () => `the rest of ${kit.the(fat)} in the pan` };
}

export const isDuckBreast = ({ name }: Food): boolean => name === 'duck breast';

/** Breasts of duck start in a cold pan, so that the fat has time to melt; it takes no other. */
export const fromColdPan = (kit: DishKit, main: Food, pan = 'a cold frying pan'): string =>
  `Score the skin of ${kit.hot(main)} crosswise, lay skin side down in ${pan} and cook over medium heat for 12 minutes, pouring off the fat, until the skin is crisp. Turn and cook for 6 minutes more, until ${POULTRY_INSIDE} inside.`;

/** What was fried first goes back into the pan, or into the sauce in it, just to be hot. */
export function warmedAgain(kit: DishKit, { fried }: FriedFirst): void {
  if (fried.length === 0) return;
  const isCool = [...kit.used.values()].some((food) => isOf(food, 'sourcream'));
  const how = isCool
    ? 'over low heat for 1 minute, until hot, without boiling'
    : 'for 1 minute, until hot again';
  kit.step(`Return ${kit.the(...fried)} to the pan and turn ${how}.`);
}

/** Onions, vegetables and garlic, in the fat that the main has left. */
export function panVegetables(
  kit: DishKit,
  vegetables: readonly Food[],
  salt: Food | null = null,
): void {
  const aromatics = kit.take(['aromatic'], { most: 2 });
  const pungents = [
    ...kit.take(['hot'], { most: 1, anywhere: true }),
    ...kit.take(['pungent'], { most: 2 }),
  ];
  if (vegetables.length + aromatics.length + pungents.length === 0) return;
  kit.step(
    'Lower the heat to medium.',
    ...softenedBefore(
      kit,
      vegetables,
      aromatics.length > 0 &&
        `Add ${kit.hot(...aromatics)} to the pan and cook for 5 minutes, until soft.`,
    ),
    ...fryTomatoesLast(kit, vegetables),
    pungents.length > 0 && `Stir in ${kit.hot(...pungents)} and cook for 1 minute, until fragrant.`,
    seasonedRest(kit, salt),
  );
}

/** A side salad in a dressing of three parts oil to one of acid; null where no leaves were named. Asked for before the frying fat. */
export function sideSalad(kit: DishKit): string | null {
  const leaves = kit.take(['salad'], { most: 3 });
  if (leaves.length === 0) return null;
  const oil = kit.oil();
  const sour = spooned(kit, kit.sour(), '1 tbsp');
  if (oil) kit.measure(oil, '3 tbsp');
  const ginger = kit.take(['pungent'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => name === 'ginger',
  });
  for (const food of ginger) kit.measure(food, '1 tsp');
  const dressing = [oil, sour].some(Boolean) ? ` with ${mixed(kit, [oil, ...ginger], sour)}` : '';
  return `Toss ${kit.the(...leaves)}${dressing} and serve beside it.`;
}

const CREAMY: readonly Kind[] = ['cream', 'sourcream', 'coconut', 'gravy', 'creamsoup'];

/** Red currant jelly and the like belong to any meat. */
export const takesJelly = (main: readonly Food[]): boolean =>
  !main.some((food) => isOf(food, 'fish', 'shellfish', 'wholefish', 'curd'));

/** Red meat, game, duck and liver, whose sauce may be of fruit. */
const takesBerries = (main: readonly Food[]): boolean =>
  main.some(
    (food) =>
      isOf(food, 'steak', 'chop', 'offal', 'joint') ||
      isGame(food.name) ||
      /duck|bison/.test(food.name),
  );

/** More minutes than a pan sauce has before it boils dry. */
const mostInPanSauce = 10;

/** A handful: more is a compote. They burst in the sauce within the minutes that it takes to thicken. */
function berriesFor(kit: DishKit): Food[] {
  const berries = kit.take(['berry', 'driedfruit', 'fruit'], {
    most: 1,
    anywhere: true,
    fit: ({ name, needsHeat, minutes: { simmer } }) =>
      /berry|cherry|currant$/.test(name) && !(needsHeat && (simmer ?? 0) > mostInPanSauce),
  });
  for (const food of berries) kit.measure(food, isOf(food, 'driedfruit') ? '1/4 cup' : '3/4 cup');
  return berries;
}

/** A packet of powder, which needs water to be a gravy. */
export const isDryMix = ({ name }: Food): boolean => /gravy mix/.test(name);

/** Spirits that a pan sauce is made with. */
const FLAMED = /^(?:brandy|cognac|calvados|whiske?y|scotch|bourbon)$/;

/** What a broth of poultry has no taste beside. */
const RED_MEAT = /beef|steak|bison|liver$/;

/** What loosens the pan: something named, or a broth that suits it, or water; a gravy needs nothing. */
function loosening(kit: DishKit, main: readonly Food[], named: Food | undefined, isGravy: boolean) {
  if ((named && !isOf(named, 'wine')) || isGravy) return named ?? null;
  const isFish = main.some((food) => isOf(food, 'fish', 'shellfish', 'wholefish'));
  const own = main.some(({ name }) => RED_MEAT.test(name) || isGame(name)) ? ['beef broth'] : [];
  const broths = isFish ? [] : meatBroths(main, ...own, 'chicken broth');
  return kit.staple(...broths, 'vegetable broth') ?? kit.water('1/2 cup');
}

/** Where the main is while its sauce boils down. */
type PlaceOfMain = 'in the pan' | 'resting' | 'lifted out';

/**
 * A sauce from what clings to the pan: as much liquid as a quarter of a cup for each serving, boiled down by half. Made only of what
 * was named, and of a broth or water to loosen it. Answers whether there is one.
 */
export function panSauceOf(
  kit: DishKit,
  main: readonly Food[],
  place: PlaceOfMain = 'in the pan',
): boolean {
  const spirit = kit.take(['spirit'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => FLAMED.test(name) && takesJelly(main),
  });
  measureAll(kit, spirit, '1/4 cup');
  const liquids = kit.take(['wine', 'broth'], { most: 1 });
  const berries = takesBerries(main) ? berriesFor(kit) : [];
  const creamy = kit.take(CREAMY, { most: 1 });
  const sharp = kit.take(['mustard', 'briny', 'sauce', 'soy', 'sweet', 'paste'], { most: 2 });
  sharp.push(...kit.take(['misopaste'], { most: 1, anywhere: true }));
  if (takesJelly(main)) sharp.push(...kit.take(['jam'], { most: 1, anywhere: true }));
  const stirred = [...creamy, ...sharp, ...berries];
  if (liquids.length + stirred.length + spirit.length === 0) return false;
  const isGravy = creamy.some((food) => isOf(food, 'gravy') && !isDryMix(food));
  const cool = creamy.filter(curdles);
  const loosened = loosening(kit, main, liquids[0], isGravy);
  // Wine alone, boiled down, is sharp: broth makes half of the sauce.
  const poured = [...liquids, ...(loosened ? [loosened] : [])];
  const each = new Set(poured);
  for (const food of each) kit.pour(food, main, RATIOS.panSauce / each.size, 125);
  // A packet takes a cup, and half as much boils away.
  if (creamy.some(isDryMix)) for (const food of each) kit.cups(food, (kit.servings * 3) / 8);
  // More than a spoonful of honey in so little liquid is a syrup.
  measureSharp(kit, sharp);
  for (const food of creamy) if (!isOf(food, 'gravy', 'creamsoup')) kit.measure(food, '1/2 cup');
  const boiledAway = naming(
    kit,
    spirit,
    (names) =>
      `Off the heat, pour ${names} into the pan; back over it, let it boil away for 1 minute.`,
  );
  const step = [
    boiledAway,
    simmeredDown(
      kit,
      [...each],
      stirred.filter((food) => !cool.includes(food)),
      isGravy,
    ),
    tempered(kit, cool),
  ]
    .filter(Boolean)
    .join(' ');
  sauceStep(kit, main, place, step);
  return true;
}

function sauceStep(kit: DishKit, main: readonly Food[], place: PlaceOfMain, step: string): void {
  if (place !== 'resting') {
    kit.step(place === 'lifted out' && 'Lift out onto a warm plate.', step);
    return;
  }
  const rests = main.some((food) => kit.isMany(food)) ? 'they rest' : 'it rests';
  kit.meanwhile(`While ${rests}, ${lowered(step)}`);
}

/** What loosens the pan, boiled down before the rest goes in; a condensed soup is thinned with it instead. */
function simmeredDown(
  kit: DishKit,
  poured: readonly Food[],
  stirred: readonly Food[],
  isGravy: boolean,
): string {
  if (stirred.some((food) => isOf(food, 'creamsoup'))) {
    return `Stir ${kit.hot(...poured, ...stirred)} into the pan, scraping up what sticks, and simmer for 4 minutes, until smooth.`;
  }
  const hasFruit = stirred.some((food) => isOf(food, 'berry') || isTart(food));
  const time = stirred.some(isTart) ? 6 : isGravy || hasFruit ? 4 : 2;
  const miso = stirred.filter((food) => isOf(food, 'misopaste'));
  const simmered = stirred.filter((food) => !miso.includes(food));
  return [
    poured.length > 0 &&
      `Pour ${kit.hot(...poured)} into the pan and boil for 6 minutes, scraping up what sticks, until reduced by half.`,
    simmered.length > 0 &&
      `Stir in ${kit.hot(...simmered)} and simmer for ${minutes(time)}${hasFruit ? ', until the fruit bursts' : ''}.`,
    // Boiled, it tastes of nothing but salt.
    naming(kit, miso, (names) => `Take off the heat and whisk in ${names}.`),
  ]
    .filter(Boolean)
    .join(' ');
}

const SPOONED_OVER: readonly Kind[] = [
  ...(['yogurt', 'salsa', 'pesto', 'tahini', 'mayo', 'sourcream', 'kimchi', 'dressing'] as const),
  'hollandaise',
];

/** What is put on the plate at the end: the named sauces and toppings, a herb, something sour. */
export function plated(
  kit: DishKit,
  opening: string,
  starch: readonly Food[],
  { sour = true, ending = '' }: { readonly sour?: boolean; readonly ending?: string } = {},
): void {
  const over = kit.take(SPOONED_OVER, {
    most: 1,
    anywhere: true,
    // Nobody wants it raw beside a hot dish.
    fit: (food) => !isOf(food, 'buttermilk'),
  });
  const cheese = kit.take(['softcheese', 'hardcheese', 'cheese', 'freshcheese'], { most: 1 });
  for (const food of [...over, ...cheese]) kit.measure(food, '1/2 cup');
  const whisked = tahiniSauce(kit, over);
  const seeds = kit.take(['driedfruit'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => /pomegranate/.test(name),
  });
  const scattered = [
    ...kit.take(['nut', 'briny'], { most: 2 }),
    ...seeds,
    ...cheese,
    ...kit.herbs(),
  ];
  const finish = sour ? spooned(kit, kit.finish(), '1 tbsp') : null;
  const with_ = [...starch, ...over];
  const drizzled = kit.take(['drizzle'], { most: 1 });
  kit.step(
    whisked,
    soured(kit, finish, 'Sprinkle with'),
    served(kit, `${opening}${kit.ifAny('with', ...with_)}${ending}`, ...scattered, ...drizzled),
  );
}

/** "Lamb Chops with Mushrooms and Potatoes": the main as it lies on the plate, and what is beside it. */
export function platedTitle(kit: DishKit, main: Food, sides: readonly Food[], how = ''): string {
  const beside = withSides(kit, sides) || withSides(kit, tastingOf(kit, main));
  return titled(`${how} ${kit.spoken(main)} ${beside}`.trim());
}

/** What tells one steak from another where nothing lies beside it. */
const TELLING: readonly Kind[] = [
  ...(['salad', 'berry', 'jam', 'mustard', 'woody', 'citrus', 'wine', 'sauce', 'sweet'] as const),
];

const tastingOf = (kit: DishKit, main: Food): Food[] =>
  TELLING.flatMap((kind) =>
    [...kit.used.values()].filter((food) => food !== main && food.kinds[0] === kind),
  );

/** "with Mushrooms and Potatoes": what a title says of the rest of the plate; empty if there is nothing. */
export function withSides(kit: DishKit, foods: readonly Food[]): string {
  const names = foods.filter((food) => kit.isNamed(food)).slice(0, 2);
  return names.length > 0 ? `with ${calledTogether(names.map((food) => kit.spoken(food)))}` : '';
}

/** Crumbs that were named, fried crisp to be scattered over pasta, risotto and leaves. */
export function friedCrumbs(kit: DishKit, fat: Food | null = null): Food[] {
  const crumbs = kit.take(['crumb'], { most: 1, anywhere: true });
  const [crumb] = crumbs;
  if (!crumb) return [];
  kit.measure(crumb, '1/2 cup');
  // Dry, they taste of dust.
  const own = fat ? null : kit.stapleAtHand('butter', 'olive oil');
  const [called, moist] = own
    ? [kit.the(kit.measure(own, '1 tbsp')), own]
    : [fat && `a spoonful of ${kit.the(fat)}`, fat];
  const pan = moist ? `${called} in a frying pan` : 'a dry frying pan';
  kit.meanwhile(
    `Meanwhile, toss ${kit.hot(crumb)} in ${pan} over medium heat for 4 minutes, until crisp and golden.`,
  );
  return crumbs;
}
