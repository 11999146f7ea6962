import { rational, toNumber, type Rational } from '@larder/culinary';
import {
  bloomed,
  boiledPasta,
  browned,
  doneness,
  fry,
  isOf,
  minutes,
  mixed,
  served,
  softened,
  soured,
  spooned,
  stagesOf,
  type Stage,
  softenedBefore,
} from '../cooking-steps.js';
import { mostInTitle } from '../dish-titles.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import {
  measureAll,
  measureBy,
  measureSharp,
  present,
  weighTogether,
} from '../kitchen-measures.js';
import { capitalized, listed, titled } from '../phrases.js';
import { tahiniSauce } from '../tahini-sauce.js';
import { fruitWith } from '../savoury-fruit.js';
import { cutForTheOven, sheetFor, sheetWord } from '../cut-for-the-oven.js';
import { marinade } from '../salad-dressing.js';

const hotOven = 'Heat the oven to 220 °C (425 °F).';

const garlicRoasts = 3;

/** Breasts and thighs roast whole: bite-size pieces would be dry before the vegetables beside them are done. */
const WHOLE = /^chicken(?: breast| thigh)?$/;

/** Fruit sauces and chutneys burn on the sheet and are served beside what was roasted. */
const isServedBeside = ({ name }: Food): boolean => /cranberry|chutney/.test(name);

/** Honey, syrup and jam, which are a glaze after so few minutes, and black after twenty. */
const isGlaze = (food: Food): boolean => isOf(food, 'sweet', 'jam');

/** Minced garlic and sugar scorch in a hot oven: they have only the end of it. */
function atTheEnd(kit: DishKit, late: readonly Food[], until?: string): void {
  const seen = until ?? (late.some(isGlaze) ? 'until glazed' : 'until fragrant');
  kit.step(
    late.length > 0 &&
      `Stir in ${kit.hot(...late)} and roast for ${garlicRoasts} minutes more, ${seen}.`,
  );
}

/** What coats food for the oven: fat, or a bottled dressing, which has the spices and the acid in it. */
interface Coating {
  readonly fat: Food;
  readonly spices: () => Food[];
  readonly sour: (amount?: string) => Food | null;
}

function coating(kit: DishKit, amount: string): Coating | null {
  const [bottled] = marinade(kit);
  if (bottled) return { fat: bottled, spices: () => [], sour: () => null };
  const fat = kit.fat();
  if (!fat) return null;
  // Eggplant drinks as much again.
  kit.measure(fat, kit.wantsNamed(/^eggplant$/) ? '1/4 cup' : amount);
  if (!isOf(fat, 'oil')) kit.readied(fat, 'melted');
  return {
    fat,
    spices: () => kit.spices({ dry: true }),
    sour: (spoons = '1 tbsp') => spooned(kit, kit.finish(), spoons),
  };
}

/** Nobody opens the oven for so few minutes: what is done a little sooner goes in with what takes longest. */
const worthOpening = 6;
function withTheSlowest(foods: readonly Food[]): (food: Food) => number {
  const times = foods.map((food) => food.minutes.roast ?? 20);
  const slowest = Math.max(...times);
  return (food) => {
    const sooner = slowest - (food.minutes.roast ?? 20);
    return foods.includes(food) && sooner <= worthOpening ? sooner : 0;
  };
}

/** Peas and the like only have to be hot: longer on a dry sheet and they shrivel. */
const hotAgain = 5;
const isSmall = (food: Food): boolean => isOf(food, 'tender') && (food.minutes.roast ?? 12) <= 12;

/** The main food first, and what goes onto the sheet around it when. */
function stagesOnSheet(foods: readonly Food[]): Stage[] {
  const [main] = foods;
  const longer = withTheSlowest(foods.filter((food) => food !== main && !isSmall(food)));
  return stagesOf(foods, 'roast', (food) =>
    isSmall(food) ? hotAgain - (food.minutes.roast ?? hotAgain) : longer(food),
  );
}

/**
 * What takes longest goes onto the sheet first, and the last minutes belong to the garlic. Fish breaks when it is stirred: its garlic is
 * tossed with it, and what is roasted with it lies around it.
 */
function roastedInTurn(
  kit: DishKit,
  foods: readonly Food[],
  garlic: readonly Food[],
  kept: string,
): void {
  const [main] = foods;
  const isFish = main !== undefined && isOf(main, 'fish');
  const last = isFish || garlic.length === 0 ? 0 : garlicRoasts;
  const stages = stagesOnSheet(foods);
  const done = (): string =>
    isFish
      ? `until ${kit.the(main)} ${kit.is(main)} opaque and ${kit.isMany(main) ? 'flake' : 'flakes'} easily`
      : doneness(kit, stages.at(-1)?.foods ?? [], foods.slice(0, 1));
  stages.forEach((stage, index) => {
    const isLast = index === stages.length - 1;
    const withGarlic = isFish && stage.foods.includes(main) ? garlic : [];
    const names = kit.hot(...stage.foods, ...withGarlic);
    const time = minutes(stage.minutes - (isLast ? last : 0));
    const end = isLast && last === 0 ? `, ${done()}` : '';
    kit.step(
      index === 0
        ? `Toss ${names} in the bowl until coated, lift onto ${sheetFor(kit, foods)} and spread out in one layer. Roast for ${time}${end}.`
        : `Toss ${names} in ${kept}, add to the ${sheetWord(kit, foods)} and roast for ${time} more${end}.`,
    );
  });
  if (!isFish) atTheEnd(kit, garlic, done());
}

/** " with the yogurt spooned over": what is served on or beside what was roasted; empty without any. */
function servedWith(
  kit: DishKit,
  relish: readonly Food[],
): { readonly whisked: string | false; readonly named: string } {
  const over = kit.take(['yogurt', 'tahini', 'pesto', 'dressing'], { most: 1 });
  measureAll(kit, [...relish, ...over], '1/3 cup');
  return {
    whisked: tahiniSauce(kit, over),
    named: `${kit.ifAny('with', ...relish)}${over.length > 0 ? ` with ${kit.the(...over)} spooned over` : ''}`,
  };
}

/** Ripe, it only gets wet and dull in the oven. */
const isBetterFresh = ({ name }: Food): boolean => /^(?:mango|papaya|mandarin orange)$/.test(name);

/** Grams of vegetables for each person beside the main: nothing else is on the plate. */
const ON_A_TRAY = 200;

const trayBake = pattern({
  name: 'tray bake',
  types: ['main course'],
  kind: 'roast',
  styles: ['greek', 'italian', 'spanish', 'moroccan', 'canadian', 'mexican', 'indian'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    protein: { kinds: ['poultry', 'sausage', 'fish', 'curd', 'bean'], least: 1, most: 1 },
    vegetables: {
      kinds: ['root', 'firm', 'tomato', 'tender'],
      least: 2,
      most: 5,
      cut: 'cut into 3 cm chunks',
      fill: ['potato', 'red onion', 'zucchini', 'carrot'],
      shared: true,
    },
  },
  fits: ({ protein, vegetables }, kit) => {
    // Beans are crisp from the oven, but seldom what they were bought for.
    if (protein.every((food) => isOf(food, 'bean'))) return 0;
    // Paneer and tofu with the spices of a curry are one.
    const isCurd = protein.some((food) => isOf(food, 'curd'));
    if (isCurd && kit.wantsNamed(/masala|curry|turmeric|paneer/)) return 0;
    return vegetables.filter((food) => kit.isNamed(food)).length > 1 ? 2 : 1;
  },
  cook(kit, { protein, vegetables }) {
    const [main] = protein;
    const coat = coating(kit, '3 tbsp');
    if (!main || !coat) return null;
    // Tomatoes make a sauce on the sheet in which apples only get wet.
    const isWet = vegetables.some((food) => isOf(food, 'tomato'));
    const found = isWet ? [] : fruitWith(kit, main).filter((food) => food.minutes.roast !== null);
    const fresh = found.filter(isBetterFresh);
    const fruit = found.filter((food) => !fresh.includes(food));
    kit.share(fruit, rational(2, 3));
    if (kit.gramsOf(...vegetables) < ON_A_TRAY * kit.servings) {
      weighTogether(kit, vegetables, ON_A_TRAY);
    }
    kit.about(main, ...found, ...vegetables);
    const aromatics = kit.take(['aromatic'], { most: 2 });
    cutForTheOven(kit, [...vegetables, ...aromatics]);
    const garlic = kit.pungents();
    const seasoning = coat.spices();
    const relish = kit.take(['sauce'], { most: 1, fit: isServedBeside });
    const sharp = kit.take(['paste', 'mustard', 'sauce', 'soy'], { most: 1, anywhere: true });
    measureSharp(kit, sharp);
    const juice = kit.take(['juice'], { most: 1, anywhere: true });
    measureAll(kit, juice, '1/4 cup');
    const spread = [...sharp, ...juice];
    const glaze = kit.take(['sweet'], { most: 1, anywhere: true });
    measureAll(kit, glaze, '2 tbsp');
    if (WHOLE.test(main.name)) kit.readied(main, '');
    const onSheet = [main, ...vegetables, ...aromatics, ...fruit];
    // What goes in first would take all of the seasoning with it.
    const isKept = stagesOnSheet(onSheet).length > 1;
    kit.step(
      hotOven,
      `Stir ${kit.the(coat.fat, ...seasoning, kit.salt(), kit.pepper(), ...spread)} together in a large bowl.`,
      isKept && 'Set half of it aside in a small bowl.',
    );
    roastedInTurn(
      kit,
      onSheet,
      [...garlic, ...glaze],
      isKept ? 'a little of what was set aside' : '',
    );
    const leaves = kit.take(['leaf'], { most: 1, raw: true });
    const sour = relish.length > 0 ? null : coat.sour();
    const beside = servedWith(kit, relish);
    kit.step(
      beside.whisked,
      leaves.length > 0 && `Fold in ${kit.the(...leaves)}.`,
      soured(kit, sour, 'Sprinkle with'),
      served(
        kit,
        `Serve from the ${sheetWord(kit, onSheet)}${beside.named}`,
        ...fresh,
        ...kit.herbs(),
        ...kit.toppings(2),
      ),
    );
    return kit.titleOf(kit.mains, 'tray bake');
  },
});

const BELL_PEPPER = /bell pepper$/;

/** Half as much again of one vegetable, two thirds of each of three. */
const onOneSheet = (count: number): Rational =>
  count === 1 ? rational(3, 2) : count > 2 ? rational(2, 3) : rational(1);

/** "zucchini and peppers": red ones and yellow ones are peppers. */
function calledRoast(kit: DishKit, vegetables: readonly Food[]): string {
  const bell = vegetables.filter(({ name }) => BELL_PEPPER.test(name));
  const called = vegetables.map((food) =>
    bell.length > 1 && bell.includes(food) ? 'peppers' : kit.spoken(food),
  );
  // Of mushrooms and a sort of them, both are mushrooms.
  const isOfAny = called.includes('mushrooms');
  const names = called.map((name) => (isOfAny && name.endsWith(' mushrooms') ? 'mushrooms' : name));
  return listed([...new Set(names)].slice(0, mostInTitle));
}

/** Spoons of ground spice are meant for a pot; on a sheet of vegetables so much is dusty and scorches. */
function lightly(kit: DishKit, spices: readonly Food[]): readonly Food[] {
  const bySpoon = spices.filter(
    ({ amount: { unit, value } }) => unit === 'tbsp' || (unit === 'tsp' && toNumber(value) >= 2),
  );
  kit.share(bySpoon, rational(1, 2));
  return spices;
}

/** Jam glazes roots as honey does. */
const jamOver = (kit: DishKit, vegetables: readonly Food[]): Food[] =>
  vegetables.some((food) => isOf(food, 'root'))
    ? kit.take(['jam'], { most: 1, anywhere: true })
    : [];

/** The cheese and olives that are scattered over vegetables do not season them, as soy sauce or a dressing does. */
const saltForSheet = (kit: DishKit, coat: readonly Food[]): Food | null =>
  kit.salt(4, coat.some((food) => !isOf(food, 'fat')) ? 0 : 1);

const roastVegetables = pattern({
  name: 'roast vegetables',
  types: ['side dish'],
  kind: 'roast',
  styles: ['greek', 'italian', 'french', 'moroccan', 'canadian', 'indian', 'mexican'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    vegetables: {
      kinds: ['root', 'firm', 'tomato', 'tender'],
      least: 1,
      most: 5,
      cut: 'cut into 3 cm chunks',
      // It was soured to be stewed; and peas shrivel.
      fit: (food) => food.name !== 'sauerkraut' && !(isOf(food, 'tender') && isSmall(food)),
    },
    cured: { kinds: ['cured'], most: 1 },
  },
  // Leeks with potatoes are a soup, and okra is stewed or fried: the oven dries it.
  fits: ({ vegetables }) =>
    vegetables.some(({ name }) => name === 'okra') ||
    (vegetables.some(({ name }) => name === 'leek') &&
      vegetables.some((food) => isOf(food, 'potato')))
      ? 0
      : 1,
  cook(kit, { vegetables, cured }) {
    const coat = coating(kit, '2 tbsp');
    if (!coat) return null;
    kit.share(vegetables, onOneSheet(vegetables.length));
    kit.about(...vegetables);
    const aromatics = kit.take(['aromatic'], { most: 1 });
    cutForTheOven(kit, [...vegetables, ...aromatics]);
    const garlic = kit.pungents();
    const sharp = kit.take(['mustard', 'paste', 'misopaste', 'soy'], { most: 2, anywhere: true });
    measureAll(kit, sharp, '1 tbsp');
    const sweet = kit.take(['sweet'], { most: 1, anywhere: true });
    if (sweet.length === 0) sweet.push(...jamOver(kit, vegetables));
    measureAll(kit, sweet, '2 tbsp');
    kit.share(cured, rational(2, 3));
    // In the oven it boils down to a glaze.
    const juice = kit.take(['juice', 'wine'], { most: 1, anywhere: true });
    for (const food of juice) kit.measure(food, '1/4 cup');
    const spices = lightly(kit, coat.spices());
    kit.step(
      hotOven,
      `Stir ${kit.the(coat.fat, ...spices, saltForSheet(kit, [coat.fat, ...sharp]), kit.pepper(), ...sharp, ...juice)} together in a large bowl.`,
    );
    const all = [...vegetables, ...aromatics, ...cured];
    const stages = stagesOf(all, 'roast', withTheSlowest([...vegetables, ...aromatics]));
    stages.forEach((stage, index) => {
      const names = kit.hot(...stage.foods);
      const end = index === stages.length - 1 ? `, until browned at the edges and tender` : '';
      kit.step(
        index === 0
          ? `Toss ${names} in the bowl until coated and spread out on ${sheetFor(kit, all)}. Roast for ${minutes(stage.minutes)}${end}.`
          : `Toss ${names} in the bowl, add to the ${sheetWord(kit, all)} and roast for ${minutes(stage.minutes)} more${end}.`,
      );
    });
    atTheEnd(kit, [...garlic, ...sweet]);
    // Tomatoes are sour enough.
    const isSour = vegetables.some((food) => isOf(food, 'tomato')) && !kit.wants('acid', 'citrus');
    const sour = isSour ? null : coat.sour();
    kit.step(sour && `Sprinkle with ${kit.juiceOf(sour)} and toss once more.`);
    if (kit.steps.length < 3) kit.taste();
    const cool = kit.take(['sourcream', 'yogurt', 'tahini', 'pesto', 'dressing'], { most: 1 })[0];
    if (cool) kit.measure(cool, '1/3 cup');
    kit.step(
      tahiniSauce(kit, present(cool)),
      served(
        kit,
        cool ? `Serve warm with ${kit.the(cool)}` : 'Serve warm',
        ...kit.herbs(),
        ...kit.take(['nut', 'softcheese', 'hardcheese', 'driedfruit', 'briny'], { most: 2 }),
        ...kit.take(['drizzle'], { most: 1 }),
      ),
    );
    const roasted = calledRoast(kit, vegetables);
    const over = [...cured, ...sweet];
    return titled(
      over.length > 0
        ? `roast ${roasted} with ${listed(over.map((food) => kit.spoken(food)))}`
        : `roast ${roasted}`,
    );
  },
});

const isTomatillo = ({ name }: Food): boolean => name === 'tomatillo';

/** Salsa verde: tomatillos, onion and chili charred under the broiler and blended coarse, with avocado where there is one (Bayless). */
const greenSalsa = pattern({
  name: 'green salsa',
  types: ['appetizer', 'side dish'],
  kind: 'dip',
  styles: ['mexican'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    tomatillos: { kinds: ['tomato'], least: 1, most: 1, fit: isTomatillo },
    peppers: { kinds: ['firm'], most: 1, fit: ({ name }) => /pepper$/.test(name) },
    avocado: { kinds: ['salad'], most: 1, fit: ({ name }) => name === 'avocado' },
  },
  fits: () => 2,
  cook(kit, { tomatillos, peppers, avocado }) {
    const fat = kit.oil();
    if (!fat) return null;
    kit.measure(fat, '1 tbsp');
    for (const food of tomatillos) kit.readied(food, 'husked, rinsed and halved');
    for (const food of avocado) kit.readied(food, 'pitted and peeled');
    kit.about(...tomatillos, ...avocado, ...peppers);
    const aromatics = kit.aromatics().slice(0, 1);
    cutForTheOven(kit, [...aromatics, ...peppers]);
    const pungents = kit.pungents();
    for (const food of pungents) {
      kit.readied(food, food.name === 'garlic' ? 'unpeeled' : 'halved and seeded');
    }
    kit.step(
      'Heat the broiler and line a baking sheet with foil.',
      `Turn ${kit.hot(...tomatillos, ...aromatics, ...peppers, ...pungents)} in ${kit.the(fat)} on the sheet and broil for 10 minutes, turning once, until soft and blackened in spots.`,
    );
    const hasGarlic = pungents.some(({ name }) => name === 'garlic');
    kit.step(
      hasGarlic
        ? 'Let cool for 10 minutes and slip the garlic out of its skin.'
        : 'Let cool for 10 minutes.',
    );
    const sour = spooned(kit, kit.take(['citrus', 'acid'], { most: 1 })[0]);
    const green = kit.herbs();
    kit.step(
      `Blend everything on the sheet${kit.ifAny('with', ...avocado, ...green, kit.salt(salsaQuarters))} in short bursts, until thick and still a little coarse.`,
      soured(kit, sour, 'Stir in'),
    );
    kit.taste();
    kit.step(
      `Serve cool or at room temperature${kit.ifAny('with', ...kit.take(['chip', 'tortilla'], { most: 1 }))}.`,
    );
    return kit.titleOf(kit.mains, 'salsa');
  },
});

/** Quarter teaspoons of salt for a bowl of salsa. */
const salsaQuarters = 3;

/** Seasoned hot cream, or milk, which needs starch: false without it. Flour that was named makes a white sauce of it. */
function heatRich(kit: DishKit, rich: Food, fat: Food): boolean {
  if (isOf(rich, 'milk')) {
    const [flour] = kit.take(['flour'], { most: 1 });
    if (flour) {
      whiteSauce(kit, fat, kit.measure(flour, '3 tbsp'), rich);
      return true;
    }
  }
  const starch = isOf(rich, 'milk') ? kit.one(['starch'], 'cornstarch') : null;
  if (isOf(rich, 'milk') && !starch) return false;
  const sharp = kit.take(['sweetspice', 'mustard'], { most: 2 });
  measureBy(kit, sharp, [
    [['sweetspice'], '1/4 tsp'],
    [['mustard'], '1 tbsp'],
  ]);
  const seasoning = [...kit.pungents(), ...kit.spices(), ...sharp, kit.salt(), kit.pepper()];
  if (starch) {
    kit.step(
      `Whisk ${kit.hot(starch)} into ${kit.the(rich)} in a saucepan and bring to a boil, whisking, until slightly thick.`,
      seasoning.some(Boolean) && `Stir in ${kit.the(...seasoning)}.`,
    );
  } else {
    kit.step(
      `Bring ${kit.the(rich)} just to a boil in a saucepan${kit.ifAny('with', ...seasoning)}.`,
    );
  }
  return true;
}

/** Grams of liquid for a gram of sliced vegetables: half a litre to 800 g of potatoes (Child, gratin dauphinois). */
const CREAM_FOR_VEGETABLES = 0.6;
/** Grams of vegetables for each: half a head of cauliflower is not enough for four. */
const IN_A_GRATIN = 150;
/** What gives off its water in the oven, and has to do so in the pan first. */
const WATERY = /mushroom|leek|zucchini|squash|eggplant|pepper|tomato/;
/** What is not baked under cream. */
const NO_GRATIN: readonly Kind[] = [
  ...(['salad', 'tortilla', 'bread', 'bun', 'egg', 'broth', 'mayo', 'salsa', 'tinned'] as const),
];
const FOR_BAKING: readonly Kind[] = ['sugar', 'egg', 'leaven', 'soda', 'yeast', 'vanilla', 'cocoa'];

function enoughFor(kit: DishKit, vegetables: readonly Food[]): void {
  const isShort = kit.gramsOf(...vegetables) < IN_A_GRATIN * kit.servings;
  if (isShort) weighTogether(kit, vegetables, IN_A_GRATIN);
}

const gratin = pattern({
  name: 'gratin',
  types: ['side dish', 'main course'],
  kind: 'gratin',
  styles: ['french', 'canadian'],
  servings: 4,
  vessel: 'dish',
  roles: {
    vegetables: {
      kinds: ['root', 'firm'],
      least: 1,
      most: 3,
      cut: 'thinly sliced',
    },
    cured: { kinds: ['cured'], most: 1 },
    cream: { kinds: ['cream', 'milk'], least: 1, most: 1, fill: ['heavy cream'] },
    cheese: {
      kinds: ['cheese', 'hardcheese'],
      least: 1,
      most: 2,
      fill: ['gruyere', 'swiss cheese', 'cheddar'],
    },
  },
  // With cream or milk and cheese at hand, vegetables that slice are a gratin.
  fits: ({ vegetables, cream, cheese }, kit) => {
    const isNamed = (food: Food): boolean => kit.isNamed(food);
    const isAll = [vegetables, cream, cheese].every((foods) => foods.some(isNamed));
    if (isAll && !kit.wants('broth')) return 3;
    // Nobody buys cream and cheese for a few peppers.
    const isBought = ![...cream, ...cheese].some(isNamed);
    if (isBought && vegetables.every(({ name }) => WATERY.test(name))) return -1;
    // Under cheese that melts, cauliflower or roots are a gratin before they are a salad.
    const isUnderCheese = cheese.some((food) => isNamed(food) && isOf(food, 'cheese'));
    if (isUnderCheese && vegetables.some(isNamed) && !kit.offers(...NO_GRATIN)) return 2;
    const isWhiteSauce = kit.offers('flour') && kit.offers('milk');
    return isWhiteSauce && vegetables.some(isNamed) && !kit.offers(...FOR_BAKING) ? 2 : 1;
  },
  cook(kit, { vegetables, cured, cream, cheese }) {
    kit.share(vegetables, vegetables.length === 1 ? rational(3, 2) : rational(3, 4));
    enoughFor(kit, vegetables);
    kit.about(...vegetables, ...cheese);
    const fat = kit.fat();
    if (!fat) return null;
    kit.measure(fat, '3 tbsp');
    const [rich] = cream;
    if (!rich) return null;
    const watery = vegetables.filter(({ name }) => WATERY.test(name));
    // What has been softened has lost half of its weight.
    const solid = vegetables.filter((food) => !watery.includes(food));
    const layered = kit.gramsOf(...solid) + kit.gramsOf(...watery) / 2;
    kit.cups(rich, Math.max(1, Math.round((layered * CREAM_FOR_VEGETABLES) / 125)) / 2);
    if (cheese.length > 1) kit.share(cheese, rational(2, 3));
    const aromatics = kit.take(['aromatic'], { most: 1 });
    kit.step(
      `Heat the oven to 190 °C (375 °F) and grease a 2 l baking dish with a little of ${kit.the(fat)}.`,
    );
    if (cured[0] || aromatics[0] || watery[0]) {
      kit.step(
        `Heat a spoonful of ${kit.the(fat)} in a large frying pan over medium heat.`,
        ...cured.map((food) => browned(kit, food)),
        aromatics.length > 0 && `Add ${kit.hot(...aromatics)} and cook for 6 minutes, until soft.`,
        watery.length > 0 &&
          `Add ${kit.hot(...watery)} and cook for 8 minutes, until soft and dry.`,
      );
    }
    if (!heatRich(kit, rich, fat)) return null;
    // Florets, what was softened in the pan and what was boiled before are done long before slices of raw potato.
    const isRaw = ({ form }: Food): boolean => form !== 'cooked';
    const covered = solid.some((food) => isOf(food, 'root') && isRaw(food)) ? 40 : 20;
    kit.step(
      `Layer ${kit.hot(...vegetables, ...cured, ...aromatics)} in the dish, pour ${kit.the(rich)} over and press down. Cover with foil and bake for ${minutes(covered)}, ${doneness(kit, vegetables)}.`,
    );
    kit.step(
      `Uncover, scatter with ${kit.the(...cheese)} and bake for 15 minutes more, until bubbling and golden.`,
      served(kit, 'Let stand for 5 minutes and serve', ...kit.herbs()),
    );
    return kit.titleOf([...vegetables, ...cured], 'gratin');
  },
});

/** What falls apart on a skewer. */
const NOT_ON_SKEWERS = /shredded|florets|pieces|thinly/;
const mostOnSkewers = 12;
/** What is not done when the meat beside it is. */
const isSlowOnSkewers = ({ minutes: { fry: inPan } }: Food): boolean =>
  (inPan ?? 0) > mostOnSkewers;

const skewers = pattern({
  name: 'skewers',
  types: ['main course', 'appetizer'],
  kind: 'skewers',
  styles: ['greek', 'moroccan', 'indian', 'thai', 'mexican', 'japanese'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    protein: { kinds: ['poultry', 'shellfish', 'curd'], least: 1, most: 1 },
    vegetables: {
      kinds: ['firm', 'tomato'],
      least: 1,
      most: 3,
      cut: 'cut into 3 cm pieces',
      fit: (food) =>
        !isOf(food, 'root') && !NOT_ON_SKEWERS.test(food.cut) && !isSlowOnSkewers(food),
      fill: ['bell pepper', 'zucchini'],
      shared: true,
    },
  },
  cook(kit, { protein, vegetables }) {
    const [main] = protein;
    if (!main) return null;
    cutForTheOven(kit, vegetables);
    kit.about(main, ...vegetables);
    const coat = coating(kit, '2 tbsp');
    if (!coat) return null;
    const sour = coat.sour('2 tbsp');
    const creamy = kit.take(['yogurt', 'misopaste', 'soy', 'sauce', 'sweet', 'paste', 'mustard'], {
      most: 2,
    });
    measureBy(kit, creamy, [
      [['yogurt'], '1/2 cup'],
      [['misopaste'], '3 tbsp'],
      [['soy', 'sauce', 'sweet', 'paste', 'mustard'], '1 tbsp'],
    ]);
    const onion = kit.take(['aromatic'], { most: 1 });
    for (const food of onion) kit.cut(food, food.cut);
    kit.step(
      `Stir ${mixed(kit, [coat.fat, ...creamy, ...kit.pungents(), ...coat.spices(), kit.salt(), kit.pepper()], sour)} in a large bowl.`,
      // Dry, eggplant and peppers scorch before they are soft.
      `Turn ${kit.the(main, ...vegetables, ...onion)} in it and leave to marinate for 20 minutes.`,
    );
    kit.step(
      `Heat a grill pan or the broiler until very hot. Thread ${kit.hot(main, ...vegetables, ...onion)} onto eight skewers, in turn.`,
    );
    kit.step(
      `Grill for ${minutes(Math.max(8, (main.minutes.fry ?? 6) + 2))}, turning every 2 minutes, ${doneness(kit, [main])}.`,
    );
    kit.step(served(kit, 'Serve hot', ...kit.herbs(), ...kit.take(['nut'], { most: 1 })));
    return kit.titleOf(kit.mains, 'skewers');
  },
});

const shepherdsPie = pattern({
  name: "shepherd's pie",
  types: ['main course'],
  kind: 'gratin',
  styles: ['canadian', 'french'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    mince: { kinds: ['mince'], least: 1, most: 1 },
    potatoes: { kinds: ['potato'], least: 1, most: 1, cut: 'cut into 3 cm pieces' },
    vegetables: {
      kinds: ['root', 'firm', 'tender'],
      most: 3,
      cut: 'finely diced',
      shared: true,
      fit: (food) => !isOf(food, 'potato'),
    },
  },
  cook(kit, { mince, potatoes, vegetables }) {
    kit.about(...mince, ...vegetables, ...potatoes);
    for (const food of potatoes) kit.measure(food, '800 g');
    const butter = kit.fat();
    const milk = kit.one(['milk', 'cream', 'sourcream'], 'milk', 'oat milk', 'soy milk');
    if (!butter || !milk) return null;
    kit.measure(milk, '1/2 cup');
    kit.step(
      `Cook ${kit.hot(...potatoes)} in a pot of boiling salted water for 15 minutes, until tender. Drain and mash with ${kit.the(butter, milk)}.`,
    );
    const start = softened(kit, 'large frying pan', mince);
    if (!start) return null;
    kit.step(start, ...fry(kit, vegetables, 'cook'));
    const paste = kit.take(['paste', 'tinned'], { most: 1 })[0];
    const flour = paste ? null : kit.stapleAtHand('flour');
    if (flour) kit.measure(flour, '1 tbsp');
    kit.step(bloomed(kit), flour && `Stir in ${kit.hot(flour)} for 1 minute.`);
    const liquid = kit.one(['broth'], 'beef broth', 'vegetable broth') ?? kit.water('1 cup');
    if (!liquid) return null;
    kit.measure(liquid, '1 cup');
    kit.step(
      `Stir in ${kit.the(paste, liquid, ...kit.take(['sauce'], { most: 1 }))} and simmer for 8 minutes, until thick.`,
    );
    const cheese = kit.take(['cheese', 'hardcheese'], { most: 1 });
    for (const food of cheese) kit.measure(food, '1 cup');
    kit.step(
      `Heat the oven to 200 °C (400 °F). Spread the filling in a 2 l baking dish and cover with ${kit.the(...potatoes)}${cheese.length > 0 ? `, scattered with ${kit.the(...cheese)}` : ''}.`,
      'Bake for 25 minutes, until golden on top and bubbling at the edges.',
    );
    kit.step(served(kit, 'Let stand for 5 minutes and serve', ...kit.herbs()));
    return kit.titleOf([...mince, ...vegetables, ...cheese], 'pie with mashed potatoes');
  },
});

/** Pasta that is too soft, too small or too fine for a thick sauce in the oven. */
const NOT_BAKED = /fresh pasta|gnocchi|stuffed|ravioli|tortellini|lasagne|angel hair|orzo|couscous/;

function whiteSauce(kit: DishKit, fat: Food, flour: Food, milk: Food): void {
  const seasoning = [
    ...kit.take(['mustard', 'sweetspice', 'pungent', 'hot', 'spice', 'woody'], { most: 3 }),
    // However salty the cheese, milk and pasta are bland.
    kit.salt(2, 1),
    kit.pepper(),
  ];
  for (const food of seasoning) if (food && isOf(food, 'mustard')) kit.measure(food, '1 tsp');
  kit.step(
    `Heat ${kit.used.has(fat.id) ? 'the rest of ' : ''}${kit.the(fat)} in a large saucepan, stir in ${kit.hot(flour)} and cook for 1 minute.`,
    `Whisk in ${kit.the(milk)} a little at a time and simmer for 5 minutes, whisking, until thick.`,
    seasoning.some(Boolean) && `Season with ${kit.the(...seasoning)}.`,
  );
}

const macaroniAndCheese = pattern({
  name: 'macaroni and cheese',
  types: ['main course'],
  kind: 'gratin',
  styles: ['canadian', 'french'],
  servings: 4,
  vessel: 'dish',
  roles: {
    pasta: {
      kinds: ['pasta'],
      least: 1,
      most: 1,
      fit: ({ name }) => !NOT_BAKED.test(name),
    },
    cheese: {
      kinds: ['cheese'],
      least: 1,
      most: 2,
      fit: ({ name }) => !/mozzarella|provolone/.test(name),
    },
    milk: {
      kinds: ['milk'],
      least: 1,
      most: 1,
      fill: ['milk', 'oat milk', 'soy milk'],
      inOrder: true,
    },
    cured: { kinds: ['cured', 'coldcut'], most: 1 },
    ready: { kinds: ['tinnedfish', 'cookedmeat'], most: 1 },
    vegetables: {
      kinds: ['firm', 'tender', 'leaf', 'tomato'],
      most: 2,
      cut: 'diced',
      shared: true,
    },
  },
  fits: ({ pasta: [noodle] }, kit) =>
    noodle &&
    kit.isNamed(noodle) &&
    !kit.offers('tinned', 'creamsoup', 'cream', 'sourcream', 'tomato')
      ? 2
      : 1,
  cook(kit, { pasta: [noodle], cheese, milk: [milk], cured, ready, vegetables }) {
    const fat = kit.fat();
    const flour = kit.one(['flour'], 'flour', 'gluten-free flour');
    if (!noodle || !milk || !fat || !flour) return null;
    kit.about(...ready, ...cured, ...vegetables, ...cheese);
    kit.measure(noodle, '350 g');
    kit.measure(milk, '3 cups');
    kit.measure(flour, '1/4 cup');
    kit.measure(fat, '1/4 cup');
    kit.share(cured, rational(2, 3));
    kit.share(
      ready.filter((food) => isOf(food, 'cookedmeat')),
      rational(2, 3),
    );
    if (vegetables.length > 1) kit.share(vegetables, rational(1, 2));
    for (const food of cheese) kit.measure(food, cheese.length > 1 ? '1 cup' : '2 cups');
    const aromatics = ready.length > 0 ? kit.aromatics() : kit.take(['aromatic'], { most: 1 });
    kit.step(
      `Heat the oven to 200 °C (400 °F). ${capitalized(boiledPasta(kit, noodle))}, and drain.`,
    );
    if ([...cured, ...vegetables, ...aromatics].length > 0) {
      kit.step(
        `Heat a little of ${kit.the(fat)} in a frying pan over medium heat.`,
        ...cured.map((food) => browned(kit, food)),
        ...softenedBefore(
          kit,
          vegetables,
          aromatics.length > 0 &&
            `Add ${kit.hot(...aromatics)} and cook for 6 minutes, until soft.`,
        ),
        ...fry(kit, vegetables, 'cook'),
      );
    }
    whiteSauce(kit, fat, flour, milk);
    kit.step(
      `Take off the heat, stir in two thirds of ${kit.the(...cheese)}, then fold in ${kit.hot(noodle, ...cured, ...ready, ...vegetables, ...aromatics)}.`,
    );
    kit.step(
      `Tip into a 2 l baking dish, scatter with the rest of ${kit.the(...cheese)} and bake for 20 minutes, until golden and bubbling.`,
      served(kit, 'Let stand for 5 minutes and serve', ...kit.take(['herb', 'nut'], { most: 1 })),
    );
    return kit.titleOf(kit.mains, noodle.name === 'macaroni' ? 'macaroni' : 'pasta bake');
  },
});

const tomatoBake = pattern({
  name: 'bake with tomato and cheese',
  types: ['main course'],
  kind: 'gratin',
  styles: ['italian', 'greek'],
  servings: 4,
  vessel: 'dish',
  roles: {
    vegetables: {
      kinds: ['firm'],
      least: 1,
      most: 3,
      cut: 'sliced',
      shared: true,
      fit: (food) => (food.minutes.roast ?? 0) >= 18 && !isOf(food, 'root'),
    },
    tomatoes: {
      kinds: ['tinned', 'tomato'],
      least: 1,
      most: 1,
      cut: 'chopped',
      fill: ['canned tomato', 'crushed tomato'],
    },
    cheese: { kinds: ['cheese', 'softcheese', 'hardcheese'], least: 1, most: 1 },
    meat: { kinds: ['mince', 'sausage', 'bean'], most: 1 },
  },
  // Eggplant or zucchini under tomatoes and cheese is what every Mediterranean kitchen makes of them.
  fits: ({ vegetables, cheese }, kit) =>
    vegetables.some(({ name }) => /eggplant|zucchini/.test(name)) &&
    cheese.some((food) => kit.isNamed(food))
      ? 3
      : 1,
  cook(kit, { vegetables, tomatoes, cheese, meat }) {
    const oil = kit.oil();
    if (!oil) return null;
    kit.measure(oil, '1/4 cup');
    kit.share(vegetables, vegetables.length === 1 ? rational(2) : rational(1));
    kit.share(meat, rational(2, 3));
    kit.uncased(meat);
    kit.about(...meat, ...vegetables, ...tomatoes, ...cheese);
    const time = Math.max(...vegetables.map((food) => food.minutes.roast ?? 20));
    kit.step(
      `${hotOven} Toss ${kit.hot(...vegetables)} with half of ${kit.the(oil)} on a large baking sheet and roast for ${minutes(time)}, turning once, until tender and browned.`,
    );
    const beans = meat.filter((food) => isOf(food, 'bean'));
    const aromatics = kit.aromatics();
    const sauce = [
      `Meanwhile, heat the rest of ${kit.the(oil)} in a saucepan over medium heat.`,
      ...meat.filter((food) => !beans.includes(food)).map((food) => browned(kit, food)),
      aromatics.length > 0 && `Add ${kit.hot(...aromatics)} and cook for 6 minutes, until soft.`,
      bloomed(kit),
      `Stir in ${kit.hot(...tomatoes, ...beans)} and simmer for 10 minutes, until thick.`,
    ];
    kit.meanwhile(sauce.filter(Boolean).join(' '));
    const fresh = kit.herbs();
    kit.step(
      `Layer ${kit.the(...vegetables)} and the sauce in a 2 l baking dish, scatter with ${kit.the(...cheese, ...kit.take(['hardcheese', 'briny'], { most: 2 }))} and bake for 15 minutes, until bubbling and golden.`,
    );
    kit.step(served(kit, 'Let stand for 5 minutes and serve', ...fresh));
    return kit.titleOf([...meat, ...vegetables, ...cheese], 'bake');
  },
});

export const OVEN_PATTERNS: readonly DishPattern[] = [
  trayBake,
  roastVegetables,
  greenSalsa,
  gratin,
  skewers,
  shepherdsPie,
  macaroniAndCheese,
  tomatoBake,
];
