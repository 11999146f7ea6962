import { meatBroths } from '../broths.js';
import {
  bloomed,
  boiledHard,
  browned,
  curdles,
  doneness,
  filmOfFat,
  hasOwnFat,
  isDriedBean,
  isOf,
  minutes,
  safeInside,
  softened,
  softenedBefore,
  stagesOf,
  tempered,
} from '../cooking-steps.js';
import { rational } from '@larder/culinary';
import { STARCHES } from '../dish-centre.js';
import { titleName } from '../dish-titles.js';
import { listed } from '../phrases.js';
import { fruitWith, isDelicate, isTart } from '../savoury-fruit.js';
import { isForPot, type DishKit } from '../dish-kit.js';
import type { DishRole } from '../dish-role.js';
import type { Food } from '../food.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { cookStarch, fitBeside, isDryMix, plated, platedTitle } from '../plated-mains.js';
import { ending, halfCans, measureAll, naming, measureBy, present } from '../kitchen-measures.js';
import { isPotOfOnePlace } from '../pots-of-one-place.js';
import { watered } from '../pulses-in-sauce.js';
import { RATIOS } from '../ratios.js';
import { isForBuns } from './pulled-on-buns.js';

/** Skin and fat that melt in the pan, in which everything after them would swim. */
const isFatty = (main: Food): boolean =>
  hasOwnFat(main) ||
  isOf(main, 'rib') ||
  /duck|goose|lamb|pork (?:belly|shoulder|butt)/.test(main.name);

const RED_MEAT = /beef|rib|brisket|oxtail|shank|chuck/;

const mlInCup = 250;

/** In minutes. */
const shortestBraise = 60;
const longerInPieces = 10;

/** Fruit in a jar. */
const FRUITY = /^cranberry sauce$/;

const isSalty = (food: Food): boolean => isOf(food, 'cured') || /soup mix/.test(food.name);

/** Into the oven, a third of the way up in liquid; false without any liquid. */
function braised(
  kit: DishKit,
  main: Food,
  poured: readonly Food[],
  added: readonly Food[],
): boolean {
  const red = RED_MEAT.test(main.name) && !/pork/.test(main.name);
  const broths = meatBroths([main], red ? 'beef broth' : 'chicken broth');
  // A can of soup, a packet of it or bacon brings all the salt that a broth would, and half of the liquid boils away.
  const isSalted = kit.wants('creamsoup', 'dressing') || [...kit.used.values()].some(isSalty);
  const usual = isSalted ? [] : [...broths, 'vegetable broth'];
  const liquid = kit.one(['broth'], ...usual) ?? kit.water('2 cups');
  if (!liquid) return false;
  const ratio = poured.some((food) => isOf(food, 'tinned')) ? RATIOS.braise / 2 : RATIOS.braise;
  // Roots lie deeper in it than the meat.
  const roots = added.filter((food) => isOf(food, 'root'));
  const grams = kit.gramsOf(main) + kit.gramsOf(...roots) / 2;
  kit.cups(liquid, Math.max(1, Math.round(((grams * ratio) / mlInCup) * 2) / 2));
  watered(kit, liquid, added.filter(isLentil));
  const half = halfWater(kit, liquid);
  const into = `Return ${kit.the(main)} to the pot and pour in ${kit.hot(...poured, liquid, half)}: it should come a third of the way up the meat. Bring to a boil, cover and braise in a 150 °C (300 °F) oven for`;
  inTheOven(kit, main, added, into);
  return true;
}

/** Half of a broth is water, as half of it boils away in the end: what is reduced at full strength is too salty. */
function halfWater(kit: DishKit, liquid: Food): Food | null {
  const cups = (kit.cupsOf(liquid) ?? 0) / 2;
  const water = isOf(liquid, 'broth') && cups > 0 ? kit.water('1 cup') : null;
  if (water) for (const food of [liquid, water]) kit.cups(food, cups);
  return water;
}

const isLentil = (food: Food): boolean => isOf(food, 'lentil');
/** What can be lifted out of a braise when it is done. */
const keepsItsShape = ({ name, form }: Food): boolean => name === 'lentil' && form === null;

const QUICK_IN_OVEN = /\b(?:bean|pea|broccoli|cauliflower|asparagus|zucchini|okra)$/;
/** Beans from a can and green vegetables, which an hour in the oven would turn to mush. */
const isQuickInOven = (food: Food): boolean =>
  food.form !== 'dried' && (isOf(food, 'bean', 'tender') || QUICK_IN_OVEN.test(food.name));
const lastInOven = 15;

/** For as long as the meat takes, with what lies around it for as long as that takes. */
function inTheOven(kit: DishKit, main: Food, added: readonly Food[], into: string): void {
  // A low oven takes longer than a pot that simmers.
  const alone = isOf(main, 'rib') ? main.minutes.roast : main.minutes.simmer;
  const time = Math.max(shortestBraise, alone ?? 120);
  const quick = added.filter(isQuickInOven);
  const slow = added.filter((food) => !quick.includes(food));
  braisedFor(kit, main, slow, into, quick.length > 0 ? time - lastInOven : time);
  kit.step(
    naming(
      kit,
      quick,
      (names) => `Add ${names}, cover and braise for ${minutes(lastInOven)} more, until tender.`,
    ),
  );
}

/** Minutes that pieces of 4 cm take in an oven of 150 °C, where they hardly simmer. */
const DENSE = /^(?:beet|rutabaga|celery root|turnip|kohlrabi|daikon|cassava|taro)$/;
const takesInOven = (food: Food): number =>
  DENSE.test(food.name)
    ? 90
    : isOf(food, 'root')
      ? 60
      : (food.minutes.simmer ?? 0) + (isLentil(food) ? longerForLentils : 0);
/** Where they hardly simmer. */
const longerForLentils = 20;

function braisedFor(
  kit: DishKit,
  main: Food,
  added: readonly Food[],
  into: string,
  time: number,
): void {
  const least = added.some((food) => isOf(food, 'root', 'lentil')) ? time : time - 30;
  const late = Math.min(Math.max(15, least), Math.max(45, ...added.map(takesInOven)));
  if (added.length > 0 && late >= time) {
    kit.step(
      `${into} ${time} minutes with ${kit.hot(...added)} around it, turning the meat once, until it is fork-tender${safeInside(main)}.`,
    );
  } else if (added.length === 0) {
    kit.step(
      `${into} ${time} minutes, turning once, until a fork goes in without resistance${safeInside(main)}.`,
    );
  } else {
    kit.step(
      `${into} ${Math.max(15, time - late)} minutes.`,
      `Turn the meat, add ${kit.hot(...added)}, cover and braise for ${minutes(late)} more, until the meat is fork-tender${safeInside(main)}.`,
    );
  }
}

/** Millilitres that a wide pot boils away in a minute, and the minutes until it boils hard. */
const boilsAway = 40;
const untilBoiling = 5;
const longestBoil = 25;

/** Minutes in which half of what was poured in has boiled away. */
function halvedIn(kit: DishKit): number {
  const liquids = [...kit.used.values()].filter((food) =>
    isOf(food, 'broth', 'water', 'wine', 'juice', 'tinned'),
  );
  const time =
    untilBoiling + (kit.gramsOf(...liquids) / 2 / boilsAway) * Math.min(1, 4 / kit.servings);
  return Math.min(longestBoil, Math.max(10, Math.round(time)));
}

/**
 * What the meat has braised in, boiled down and rounded off; what lay around it, `added`, would boil to shreds in that time. Answers what
 * is stirred in when nothing boils any more.
 */
function finishSauce(kit: DishKit, main: Food, added: readonly Food[]): readonly Food[] {
  const sharp = kit.take(
    ['mustard', 'sauce', 'sweet', 'cream', 'sourcream', 'creamsoup', 'dressing', 'gravy'],
    { most: 2, anywhere: true },
  );
  measureBy(kit, sharp, [
    [['cream', 'sourcream'], '1/2 cup'],
    [['dressing'], '1/4 cup'],
    [['gravy'], '1 cup'],
    [['mustard', 'sweet'], '1 tbsp'],
  ]);
  // Where East Asia salts with it, soy sauce is part of the liquid that is boiled down.
  const named = kit.style.salty ? kit.take(['soy'], { most: 1 }) : [];
  const salty = present(named[0] ?? kit.saltySauce());
  measureAll(kit, salty, '2 tbsp');
  // A spoonful of cranberry sauce is a garnish: where it was named, it is the sauce.
  for (const food of sharp) {
    if (FRUITY.test(food.name)) kit.measure(food, '1 cup');
    else if (isOf(food, 'sauce') && food.name !== 'demi-glace') kit.measure(food, '1 tbsp');
  }
  kit.about(...sharp.filter(({ name }) => FRUITY.test(name)));
  const solid = added.filter((food) => !isOf(food, 'tomato'));
  const lifted = `Lift out ${kit.the(main, ...solid)}${solid.length > 0 ? ' with a slotted spoon' : ''}`;
  kit.step(
    `${lifted} and skim off the fat. ${ending(kit, salty, (names) => `Stir in ${names}. `)}Boil the liquid over high heat for ${minutes(halvedIn(kit))}, until it is reduced by half and coats a spoon.`,
    naming(
      kit,
      sharp.filter((food) => !curdles(food)),
      (names) => `Stir in ${names} and simmer for 2 minutes, stirring.`,
    ),
  );
  return sharp.filter(curdles);
}

function servedAs(kit: DishKit, main: Food, added: readonly Food[]): string {
  const isLarge = /roast|brisket|shoulder/.test(main.name);
  const solid = added.filter((food) => !isOf(food, 'tomato'));
  return isLarge
    ? `Slice or pull ${kit.the(main)} and serve${kit.ifAny('with', ...solid)}`
    : `Serve ${kit.the(main, ...solid)}`;
}

/** Fruit is mush after an hour in the oven: it goes into the finished sauce. */
const isSoft = (food: Food): boolean =>
  isOf(food, 'crisp') || (isOf(food, 'fruit') && (food.minutes.simmer ?? 0) <= mostSoft);
const mostSoft = 10;

/** Apples and pears keep their shape a little longer. */
const softIn = (fruit: readonly Food[]): string =>
  minutes(fruit.some((food) => isOf(food, 'crisp')) ? 12 : 6);

/** Cranberries and the like pucker the mouth without something sweet. */
function sweetFor(kit: DishKit, fruit: readonly Food[]): Food[] {
  if (!fruit.some(isTart)) return [];
  const sweet = kit.one(['sweet', 'sugar'], 'honey', 'maple syrup', 'sugar');
  return present(sweet && kit.measure(sweet, '2 tbsp'));
}

/** Dried fruit in a braise is left whole, and enough of it that each plate has some. */
function measureFruit(kit: DishKit, fruit: readonly Food[]): void {
  const dried = fruit.filter((food) => isOf(food, 'driedfruit'));
  kit.share(
    fruit.filter((food) => !dried.includes(food)),
    rational(2, 3),
  );
  for (const food of dried) {
    kit.readied(kit.measure(food, '3/4 cup'), food.name === 'date' ? 'pitted' : '');
  }
}

/** Minutes within which leaves and peas are done, which the oven would turn grey. */
const mostQuick = 6;
const isQuick = (food: Food): boolean =>
  isOf(food, 'leaf', 'tender') && (food.minutes.simmer ?? Infinity) <= mostQuick;

const isBraisedWithRibs = ({ name }: Food): boolean => /sauerkraut|cabbage/.test(name);

/** Cider and orange juice, which a braise boils down to something sharp and sweet. */
function braisingJuice(kit: DishKit): Food[] {
  const juice = kit.take(['juice'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => /^(?:apple|orange|pineapple|cranberry)/.test(name),
  });
  for (const food of juice) kit.measure(food, '1 cup');
  return juice;
}

/** Bacon or pancetta, rendered before the onions. */
const BACON = { kinds: ['cured'], most: 1 } as const satisfies DishRole;

/** On all sides, in as little fat as the meat needs. */
function brownedFirst(
  kit: DishKit,
  main: Food,
  fat: Food,
  seasoning: readonly (Food | null)[],
): void {
  const isFat = isFatty(main);
  if (isFat) kit.measure(fat, filmOfFat);
  kit.step(
    seasoning.some(Boolean) && `Pat ${kit.the(main)} dry and season with ${kit.the(...seasoning)}.`,
    `Heat ${kit.the(fat)} in a heavy ovenproof pot over medium-high heat. Add ${kit.hot(main)} and brown for 10 minutes, turning, until dark on all sides. Lift out${isFat ? ' and pour off all but a spoonful of the fat' : ''}.`,
  );
}

const braise = pattern({
  name: 'braise',
  types: ['main course'],
  kind: 'stew',
  styles: ['french', 'italian', 'canadian', 'spanish', 'moroccan', 'greek', 'mexican'],
  servings: 4,
  vessel: 'pot',
  roles: {
    main: {
      kinds: ['braise', 'bonein', 'rib'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: (food) => !isOf(food, 'brined'),
    },
    vegetables: {
      kinds: ['root', 'firm', 'tomato', 'leaf', 'tender'],
      most: 4,
      cut: 'cut into 4 cm pieces',
      shared: true,
      anywhere: true,
      fit: (food) => !isOf(food, 'potato'),
    },
    pulses: {
      kinds: ['bean', 'lentil'],
      most: 1,
      anywhere: true,
      fit: (food) => !isLentil(food) || keepsItsShape(food),
    },
    cured: { ...BACON, kinds: ['cured', 'sausage'] },
    starch: { kinds: STARCHES, most: 1, anywhere: true },
  },
  fits: ({ main: [main], vegetables }, kit) => {
    // Nobody stirs canned soup into a tagine.
    if (kit.wants('creamsoup') && !kit.style.kitchens.includes('w')) return null;
    if (!main || isForBuns(kit)) return null;
    if (isOf(main, 'bonein') && isPotOfOnePlace(kit)) return 0;
    if (!isOf(main, 'rib')) return isOf(main, 'braise') ? 3 : 2;
    // Ribs are roasted, unless there is something to braise them in.
    const isWet = kit.wants('tinned', 'wine') || vegetables.some(isBraisedWithRibs);
    return isWet && !kit.wantsNamed(/^(?:barbecue sauce|pineapple)$/) ? 3 : 0;
  },
  cook(kit, { main: [main], vegetables, pulses, cured, starch }) {
    if (!main) return null;
    kit.about(main, ...vegetables, ...pulses, ...starch);
    const tinned = kit.take(['tinned'], { most: 1 });
    const wine = [...kit.take(['wine'], { most: 1 }), ...braisingJuice(kit)];
    const paste = kit.take(['paste', 'currypaste'], { most: 1 });
    const fat = kit.searingFat();
    const butter = kit.butter();
    const seasoning = [kit.salt(), kit.pepper()];
    if (!fat) return null;
    brownedFirst(kit, main, fat, seasoning);
    const aromatics = kit.aromatics();
    // Wherever it comes from, a spice that is simmered whole was bought for a pot.
    const whole = kit.take(['spice'], { most: 2, anywhere: true, fit: isForPot });
    const fragrant = [...kit.pungents(), ...kit.spices(), ...whole, ...paste];
    const fruit = fruitWith(kit, main, 2);
    measureFruit(kit, fruit);
    kit.about(...fruit);
    kit.share(cured, rational(2, 3));
    kit.step(
      ...cured.map((food) => browned(kit, food)),
      ...softenedBefore(
        kit,
        vegetables,
        aromatics.length > 0 &&
          `Add ${kit.hot(...aromatics)} to the fat and cook for 6 minutes, until soft.`,
      ),
      fragrant.length > 0 &&
        `Stir in ${kit.hot(...fragrant)} and cook for 1 minute, until fragrant.`,
    );
    // Mushrooms that were browned for it are in the pot.
    const raw = vegetables.filter((food) => !kit.isHeated(food));
    const quick = raw.filter(isQuick);
    const slow = raw.filter((food) => !quick.includes(food));
    const soft = fruit.filter(isSoft);
    const added = [...slow, ...pulses, ...fruit.filter((food) => !soft.includes(food))];
    if (!braised(kit, main, [...wine, ...tinned], added)) return null;
    if (!cookStarch(kit, starch, 'Towards the end, ')) return null;
    const isRound = RED_MEAT.test(main.name) || kit.wants('creamsoup', 'cream', 'sourcream');
    const cool = finishSauce(kit, main, added);
    kit.step(
      naming(
        kit,
        [...soft, ...sweetFor(kit, soft)],
        (names) => `Add ${names} and simmer gently for ${softIn(soft)}, until soft.`,
      ),
      ...stagesOf(quick, 'simmer').map(
        ({ foods, minutes: time }) =>
          `Add ${kit.hot(...foods)} and simmer for ${minutes(time)}, ${doneness(kit, foods)}.`,
      ),
    );
    kit.step(
      tempered(kit, cool),
      naming(kit, butter, (names) => `Take off the heat and whisk in ${names}.`),
    );
    // Beef in its own sauce, or a creamy one, is sour only by request.
    plated(kit, `${servedAs(kit, main, [...added, ...soft])} in the sauce`, starch, {
      sour: !isRound || kit.wants('acid', 'citrus'),
    });
    const sauces = kit.mains.filter(({ name }) => FRUITY.test(name));
    const sides = [...fruit, ...sauces, ...vegetables, ...pulses, ...starch];
    return platedTitle(kit, main, sides, 'braised');
  },
});

/** Pork belly and short ribs the way they are cooked in red-braised dishes: soy, rice wine and a little sugar. */
const redBraise = pattern({
  name: 'red braise',
  types: ['main course'],
  kind: 'stew',
  styles: ['chinese'],
  servings: 4,
  vessel: 'pot',
  roles: {
    main: {
      kinds: ['braise', 'bonein', 'stewing'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: (food) =>
        !isOf(food, 'brined') && /pork|beef|short rib|chicken|duck|oxtail|shank/.test(food.name),
    },
    vegetables: {
      kinds: ['root', 'firm', 'leaf', 'tender'],
      most: 3,
      cut: 'cut into 3 cm pieces',
      shared: true,
    },
    eggs: { kinds: ['egg'], most: 1 },
    starch: {
      kinds: ['rice', 'noodle'],
      least: 1,
      most: 1,
      fill: ['jasmine rice', 'rice'],
      inOrder: true,
    },
  },
  fits: ({ main: [main], starch }, kit) => {
    const isAsian = starch.some((food) => kit.isNamed(food)) || kit.wants('soy', 'sauce', 'kimchi');
    if (main && isOf(main, 'stewing') && !kit.wants('soy', 'sauce')) return null;
    return main && isAsian ? (main.name === 'pork belly' ? 3 : 2) : null;
  },
  cook(kit, { main: [main], vegetables, eggs, starch }) {
    if (!main) return null;
    kit.about(main, ...vegetables, ...starch);
    const fat = kit.fat();
    const salty = kit.one(['soy'], 'soy sauce', 'tamari');
    const sweet = kit.one(['sugar', 'sweet'], 'brown sugar', 'sugar');
    const water = kit.water('2 cups');
    if (!fat || !salty || !sweet || !water) return null;
    kit.measure(fat, '1 tbsp');
    kit.measure(salty, '1/4 cup');
    kit.measure(sweet, '2 tbsp');
    kit.pour(water, [main], RATIOS.braise);
    const wine = kit.take(['wine'], { most: 1 });
    const sauces = kit.take(['sauce', 'kimchi'], { most: 2 });
    for (const food of eggs) kit.measure(food, '4');
    kit.step(
      `Heat ${kit.the(fat)} in a heavy pot over medium-high heat. Add ${kit.hot(main)} and cook for 8 minutes, turning, until browned.`,
    );
    kit.step(
      `Add ${kit.hot(...kit.take(['aromatic'], { most: 1 }), ...kit.pungents(), ...kit.take(['spice'], { most: 2 }), sweet)} and stir for 2 minutes, until glossy and fragrant.`,
    );
    const time = Math.max(45, main.minutes.simmer ?? 90);
    kit.step(
      `Pour in ${kit.hot(salty, ...wine, ...sauces, water)}, bring to a boil, cover and simmer for ${minutes(time)}, until the meat is tender enough to cut with chopsticks${safeInside(main)}.`,
    );
    if (eggs.length > 0)
      kit.meanwhile(
        `Meanwhile, boil ${kit.hot(...eggs)} for 8 minutes, cool, peel and add to the pot.`,
      );
    if (!cookStarch(kit, starch, 'Towards the end, ')) return null;
    const stagesIn = (foods: readonly Food[]): string[] =>
      stagesOf(foods, 'simmer', (food) => (isOf(food, 'root') ? longerInPieces / 2 : 0)).map(
        (stage) =>
          `Add ${kit.hot(...stage.foods)} and simmer for ${minutes(stage.minutes)}, ${doneness(kit, stage.foods)}.`,
      );
    // Leaves would be grey by the time that the sauce is thick.
    const late = vegetables.filter(isQuick);
    kit.step(
      ...stagesIn(vegetables.filter((food) => !late.includes(food))),
      'Skim off the fat and boil, uncovered, for 8 minutes, until the sauce is syrupy and coats the meat.',
      ...stagesIn(late),
    );
    plated(kit, 'Serve hot', starch, { sour: false });
    return platedTitle(kit, main, [...vegetables, ...starch], 'red-braised');
  },
});

/**
 * Cured cuts, in water that is poured off once and never boiled down: neither broth nor salt goes in, since the meat brings all that the
 * pot needs (CIA, The Professional Chef: boiled dinner).
 */
const boiledDinner = pattern({
  name: 'boiled dinner',
  types: ['main course'],
  kind: 'stew',
  styles: ['canadian', 'french'],
  servings: 4,
  vessel: 'pot',
  roles: {
    main: { kinds: ['brined'], least: 1, most: 1, anywhere: true },
    vegetables: {
      kinds: ['root', 'firm', 'leaf', 'tender'],
      most: 4,
      cut: 'cut into 4 cm pieces',
      shared: true,
      anywhere: true,
    },
    pulses: { kinds: ['bean', 'lentil'], most: 1, anywhere: true },
    starch: { kinds: STARCHES, most: 1, anywhere: true },
  },
  // Dried peas, beans or barley with a hock are a soup.
  fits: ({ main, starch, pulses }) => {
    const isHock = main.some(({ name }) => name === 'ham hock');
    const isForSoup = pulses.length > 0 || starch.some(({ name }) => name === 'barley');
    return isHock && isForSoup ? null : fitBeside(starch, pulses.some(isLentil) ? 1 : 3);
  },
  cook(kit, { main: [main], vegetables, pulses, starch }) {
    if (!main) return null;
    kit.about(main, ...vegetables, ...pulses, ...starch);
    const flavours = [...kit.aromatics(), ...kit.pungents(), ...kit.spices(), kit.pepper()];
    // Pieces of 4 cm take longer than the dice of a soup.
    const late = stagesOf([...vegetables, ...pulses], 'simmer', (food) =>
      isOf(food, 'root') && food.form !== 'cooked' ? longerInPieces : 0,
    );
    const first =
      (main.minutes.simmer ?? 120) - late.reduce((sum, stage) => sum + stage.minutes, 0);
    kit.step(
      `Cover ${kit.hot(main)} with cold water in a large pot, bring to a boil and simmer for 5 minutes. Drain, so that it is not too salty.`,
    );
    kit.heat(...flavours);
    kit.step(
      `Cover with fresh water${kit.ifAny('and add', ...flavours)}, bring to a boil, cover and simmer gently for ${minutes(first)}.`,
    );
    kit.step(
      ...late.map(
        (stage) => `Add ${kit.hot(...stage.foods)} and simmer for ${minutes(stage.minutes)}.`,
      ),
      `It is done when a fork goes into the meat without resistance.`,
    );
    if (!cookStarch(kit, starch, 'Towards the end, ')) return null;
    const isOnBone = main.name === 'ham hock';
    kit.step(
      isOnBone
        ? `Lift out ${kit.the(main)}, take the meat off the bones and leave the skin and fat behind.`
        : `Lift out ${kit.the(main)}, let rest for 10 minutes and slice across the grain.`,
    );
    const sharp = kit.take(['mustard'], { most: 1 });
    plated(
      kit,
      `Serve the meat${kit.ifAny('and', ...sharp)}, moistened with a little of the cooking liquid,`,
      [...vegetables, ...pulses, ...starch],
      { sour: false },
    );
    return platedTitle(kit, main, [...vegetables, ...pulses, ...starch], 'simmered');
  },
});

/** Two litres of water to a pound of dried peas, which thicken it, and a hock that salts it (CIA, The Professional Chef: split pea soup). */
const peaSoup = pattern({
  name: 'pea soup with a hock',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['canadian'],
  servings: 6,
  vessel: 'pot',
  roles: {
    hock: {
      kinds: ['brined'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => /hock|smoked turkey/.test(name),
    },
    pulses: { kinds: ['lentil'], least: 1, most: 1, anywhere: true },
    vegetables: { kinds: ['root', 'firm'], most: 3, cut: 'diced', shared: true },
  },
  fits: () => 3,
  cook(kit, { hock: [hock], pulses: [pulse], vegetables }) {
    if (!hock || !pulse) return null;
    kit.about(pulse, hock);
    kit.measure(hock, '1');
    kit.measure(pulse, '2 1/2 cups');
    const water = kit.water('8 cups');
    const flavours = [...kit.aromatics(), ...kit.pungents(), ...kit.spices()];
    if (!water) return null;
    kit.heat(...flavours);
    kit.step(
      `Bring ${kit.hot(water)} with ${kit.hot(hock, pulse, ...flavours)} to a boil in a large pot and skim off the foam.`,
    );
    const hard = isDriedBean(pulse) ? `Boil hard for ${minutes(boiledHard)}. ` : '';
    kit.step(
      `${hard}Cover, leaving a gap, and simmer gently for 80 minutes, stirring now and then.`,
    );
    kit.step(
      naming(kit, [...vegetables, ...present(kit.pepper())], (names) => `Add ${names}.`),
      'Simmer for 25 minutes, until the soup is thick and the meat tender enough to come away from the bone.',
    );
    kit.step(
      `Lift out ${kit.the(hock)}, leave the skin, fat and bones behind, chop the meat and stir it back in. Taste before you season it, and ladle into bowls.`,
    );
    return kit.titleOf([pulse, hock], 'soup');
  },
});

/** What thickens a stew and swells in it to three times its volume, which it drinks (Bob's Red Mill). */
const isForStew = (food: Food): boolean => food.name === 'barley' && food.form === null;
const thirstOfBarley = 3;

/** Covered in liquid, what takes longest first; false without any liquid. */
function stewed(
  kit: DishKit,
  meat: Food,
  liquids: readonly Food[],
  vegetables: readonly Food[],
  pulses: readonly Food[],
  grains: readonly Food[] = [],
): boolean {
  const red = /lamb|veal|pork|goat|rabbit/.test(meat.name) ? [] : ['beef broth'];
  const broths = meatBroths([meat], ...red, 'chicken broth');
  const broth = kit.one(['broth'], ...broths, 'vegetable broth') ?? kit.water('2 cups');
  if (!broth) return false;
  // Wine and tomatoes from a can are a part of what covers it, and half of what fresh tomatoes weigh.
  const fresh = liquids.filter((food) => isOf(food, 'tomato'));
  const wet = kit.gramsOf(...liquids) - kit.gramsOf(...fresh) / 2;
  const least = Math.max(mlInCup, kit.gramsOf(meat, ...vegetables) * RATIOS.stew - wet);
  kit.cups(broth, Math.round((least / mlInCup) * 2) / 2);
  for (const grain of grains) {
    kit.measure(grain, '1/2 cup');
    kit.cups(broth, (kit.cupsOf(broth) ?? 0) + (kit.cupsOf(grain) ?? 0) * thirstOfBarley);
  }
  // Pieces of 3 cm take longer than the dice of a soup, and in tomatoes longer still.
  const longer = liquids.some((food) => isOf(food, 'tinned', 'tomato')) ? 10 : 5;
  const stages = stagesOf([...vegetables, ...pulses, ...grains], 'simmer', (food) =>
    isOf(food, 'root') ? longer : 0,
  );
  const late = stages.reduce((sum, stage) => sum + stage.minutes, 0);
  // Nobody sets the clock to 113 minutes.
  const first = Math.ceil(Math.max(15, (meat.minutes.simmer ?? 90) - late) / 5) * 5;
  kit.step(
    `Pour in ${kit.hot(...liquids, broth)}, bring to a boil, cover and simmer gently for ${minutes(first)}.`,
  );
  kit.step(
    ...stages.map(
      (stage) => `Add ${kit.hot(...stage.foods)} and simmer for ${minutes(stage.minutes)}.`,
    ),
    `It is done when ${kit.the(meat)} ${kit.is(meat)} tender enough to cut with a spoon.`,
  );
  return true;
}

/** What a stew is rounded off with at the end. */
function roundedOff(kit: DishKit): void {
  const sharp = kit.take(
    [
      'mustard',
      'sauce',
      'soy',
      'briny',
      'cream',
      'sourcream',
      'creamsoup',
      'gravy',
      'sweet',
      'jam',
    ],
    { most: 3, anywhere: true, fit: (food) => !isDryMix(food) },
  );
  measureBy(kit, sharp, [
    [['cream', 'sourcream'], '1/2 cup'],
    [['gravy'], '1 cup'],
    [['mustard', 'sauce', 'soy', 'briny', 'sweet', 'jam'], '1 tbsp'],
  ]);
  const soured = sharp.filter(curdles);
  const others = sharp.filter((food) => !soured.includes(food));
  kit.step(
    naming(kit, others, (names) => `Stir in ${names} and simmer for 2 minutes, stirring.`),
    tempered(kit, soured),
  );
}

/** The flour of a stew that nothing else binds: tomatoes and potatoes do, and a tagine is left clear. */
function boundBy(kit: DishKit, tinned: readonly Food[]): readonly Food[] {
  const named = kit.take(['flour'], { most: 1 });
  const isBound = kit.style.cuisine === 'Moroccan' || tinned.length > 0;
  const flour = named.length > 0 || isBound ? named : present(kit.stapleAtHand('flour'));
  // Two spoonfuls bind the half litre of liquid (CIA: 40 g to a litre).
  for (const food of flour) kit.measure(food, '2 tbsp');
  return flour;
}

const stew = pattern({
  name: 'stew',
  types: ['main course'],
  kind: 'stew',
  styles: ['french', 'italian', 'spanish', 'canadian', 'moroccan', 'greek'],
  servings: 4,
  vessel: 'pot',
  roles: {
    meat: { kinds: ['stewing'], least: 1, most: 1, anywhere: true },
    vegetables: {
      kinds: ['root', 'firm', 'tender', 'tomato', 'leaf'],
      least: 2,
      most: 5,
      cut: 'cut into 3 cm pieces',
      fill: ['carrot', 'potato', 'parsnip'],
      shared: true,
    },
    pulses: { kinds: ['bean'], most: 2, shared: true },
    cured: BACON,
    starch: { kinds: STARCHES, most: 1, anywhere: true },
  },
  // Beer or wine beside it is for the pot.
  fits: ({ starch }, kit) => (isForBuns(kit) ? null : fitBeside(starch, kit.wants('wine') ? 3 : 2)),
  cook(kit, { meat: [meat], vegetables, pulses, cured, starch }) {
    if (!meat) return null;
    const fruit = fruitWith(kit, meat).filter((food) => !isDelicate(food));
    measureFruit(kit, fruit);
    kit.about(meat, ...fruit, ...vegetables, ...pulses);
    // Fresh tomatoes are part of the sauce: they fall apart in it.
    const tomatoes = vegetables.filter((food) => isOf(food, 'tomato'));
    const solid = vegetables.filter((food) => !tomatoes.includes(food));
    const tinned = kit.take(['tinned'], { most: 2 });
    if (tinned.length > 1) halfCans(kit, tinned);
    const wine = kit.take(['wine'], { most: 1 });
    measureAll(
      kit,
      wine.filter(({ name }) => /wine$/.test(name)),
      '1 cup',
    );
    const liquids = [...tinned, ...tomatoes, ...wine];
    const flour = boundBy(kit, tinned);
    kit.share(cured, rational(2, 3));
    const start = softened(kit, 'heavy pot', [...cured, meat], true);
    if (!start) return null;
    kit.step(
      flour.length > 0 &&
        `Toss ${kit.hot(meat)} in ${kit.hot(...flour)} and shake off what is loose.`,
      start,
    );
    kit.step(bloomed(kit, ...kit.take(['paste'], { most: 1 })));
    const grains = starch.filter(isForStew);
    const beside = starch.filter((food) => !grains.includes(food));
    if (!stewed(kit, meat, liquids, solid, [...pulses, ...fruit], grains)) return null;
    if (!cookStarch(kit, beside, 'While the stew simmers, ')) return null;
    roundedOff(kit);
    plated(kit, 'Let stand for 5 minutes and serve', beside);
    const dish = kit.style.cuisine === 'Moroccan' ? 'tagine' : 'stew';
    // Bread beside it is no part of its name.
    const named = starch.filter((food) => !isOf(food, 'bread', 'bun')).map(titleName);
    return kit.titleOf(kit.mains, named.length > 0 ? `${dish} with ${listed(named)}` : dish);
  },
});

/** What takes hours in a pot and a little liquid. */
export const BRAISE_PATTERNS: readonly DishPattern[] = [
  braise,
  boiledDinner,
  peaSoup,
  redBraise,
  stew,
];
