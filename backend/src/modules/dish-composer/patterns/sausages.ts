import { rational } from '@larder/culinary';
import { fry, isOf, spooned, softenedBefore, filmOfFat } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern, type Parts } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureAll, naming, present } from '../kitchen-measures.js';
import { fryTomatoesLast } from '../pan-stages.js';
import {
  BESIDE,
  cookStarch,
  fitBeside,
  isSlowBeside,
  isThirsty,
  panSauceOf,
  plated,
  platedTitle,
} from '../plated-mains.js';
import { fruitWith } from '../savoury-fruit.js';

/** Cooked when bought: they only have to be hot and browned. */
const READY = /smoked|hot dog|kielbasa|meatball|blood/;

/** Sold as one long ring. */
const IN_A_RING = /smoked sausage|kielbasa|andouille/;

/** Canned beans, which take up what the sausages have left in the pan. */
const isForPan = (food: Food): boolean => isOf(food, 'bean') && food.form !== 'dried';

/** Beans in a sauce of their own, which are neither crushed nor seasoned. */
const isSeasoned = ({ name }: Food): boolean => /baked bean|refried/.test(name);

/** Minutes from which leaves are too tough to be fried only. */
const toughLeaves = 5;

const isCabbage = ({ name }: Food): boolean => /^(?:red |savoy )?cabbage$/.test(name);

/** Where onion, vinegar and caraway season, and garlic would be from another table. */
const BESIDE_ONION = /cabbage|sauerkraut|brussels|apple|pear/;

/** Vegetables, garlic and beans in the fat of the sausages; leaves and beans simmer in a little liquid, which loosens what sticks. */
function cookedInFat(
  kit: DishKit,
  { vegetables: plainVegetables, fruit, beans }: Parts<'vegetables' | 'fruit' | 'beans'>,
): void {
  const vegetables = [...plainVegetables, ...fruit];
  const isForOnion = vegetables.some(({ name }) => BESIDE_ONION.test(name));
  const aromatics = isForOnion ? kit.aromatics() : kit.take(['aromatic'], { most: 2 });
  const plain = beans.filter((food) => !isSeasoned(food));
  const isSeasonedHere = vegetables.length + plain.length > 0;
  const pungents = isForOnion
    ? kit.take(['pungent', 'hot'], { most: 2 })
    : isSeasonedHere
      ? kit.pungents()
      : [];
  const named = kit.take(['spice', 'woody'], { most: 2 });
  const usual = isSeasonedHere && named.length === 0 && kit.style.guests ? kit.spices() : [];
  const seasoning = [...pungents, ...named, ...usual];
  // The sausages are salted, what lies beside them is not.
  const salt = isSeasonedHere ? kit.salt(4, 2) : null;
  kit.step(
    `Pour off all but ${vegetables.some(isThirsty) ? 'three spoonfuls' : 'a spoonful'} of the fat and lower the heat to medium.`,
    ...softenedBefore(
      kit,
      vegetables,
      naming(kit, aromatics, (names) => `Add ${names} and cook for 5 minutes, until soft.`),
    ),
    ...fryTomatoesLast(kit, plainVegetables),
    // Beside cabbage that is not done yet, an apple would be sauce.
    ...fry(kit, fruit, 'cook'),
    naming(kit, seasoning, (names) => `Stir in ${names} and cook for 1 minute, until fragrant.`),
    naming(
      kit,
      isSeasonedHere ? present(salt, kit.pepper()) : [],
      (names) => `Season with ${names}.`,
    ),
  );
  // Spinach is done when it is wilted.
  const leaves = vegetables.filter(
    (food) => isOf(food, 'leaf') && (food.minutes.simmer ?? 0) >= toughLeaves,
  );
  if (plain.length + leaves.length > 0) kit.step(simmeredWithFat(kit, plain, leaves));
  const sauced = beans.filter(isSeasoned);
  kit.step(
    naming(kit, sauced, (names) => `Add ${names} and simmer for 5 minutes, until bubbling.`),
  );
}

/** Half a cup of broth, wine or water takes up what sticks; a few crushed beans bind it. */
function simmeredWithFat(kit: DishKit, beans: readonly Food[], leaves: readonly Food[]): string {
  const liquid = kit.take(['broth', 'wine'], { most: 1 })[0] ?? kit.water('1/2 cup');
  if (liquid) kit.measure(liquid, '1/2 cup');
  // The water on the list may be for what is served beside it.
  const poured = liquid ? kit.hot(liquid) : 'a good splash of water';
  const [leaf] = leaves;
  const tender = leaf
    ? `${kit.the(...leaves)} ${leaves.length > 1 ? 'are' : kit.is(leaf)} tender`
    : '';
  if (beans.length === 0)
    return `Pour in ${poured}, cover and simmer for 4 minutes, until ${tender}.`;
  const done = tender === '' ? 'creamy' : `creamy and ${tender}`;
  return `Add ${kit.hot(...beans)} and ${poured} and simmer for 6 minutes, crushing a few of the beans, until ${done}.`;
}

/** A spoonful of mustard that was named, and a splash of vinegar for fat sausages beside what is sweet; boiled down, fruit would be sauce. */
function sharpenedInPan(kit: DishKit, vegetables: readonly Food[], fruit: readonly Food[]): void {
  const mustard = vegetables.length + fruit.length > 0 ? kit.take(['mustard'], { most: 1 }) : [];
  measureAll(kit, mustard, '1 tbsp');
  const isSour = kit.wants('acid', 'citrus') || kit.wantsNamed(/^sauerkraut$/);
  const isSweet = fruit.length > 0 && !isSour;
  const vinegar = isSweet ? spooned(kit, kit.stapleAtHand(...VINEGARS), '2 tsp') : null;
  kit.step(
    naming(
      kit,
      [...mustard, ...present(vinegar)],
      (names) => `Stir in ${names}, scraping up what sticks.`,
    ),
  );
}

const VINEGARS = [
  'cider vinegar',
  'red wine vinegar',
  'balsamic vinegar',
  'white vinegar',
] as const;

const sausages = pattern({
  name: 'sausages',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['canadian', 'french', 'italian', 'spanish'],
  servings: 4,
  vessel: 'pan',
  roles: {
    main: { kinds: ['sausage'], least: 1, most: 1, anywhere: true },
    pulses: { kinds: ['lentil', 'bean'], most: 1, anywhere: true },
    ...BESIDE,
  },
  // Pulses with broth and vegetables are a soup, in which sausages are sliced.
  fits: ({ starch, pulses, vegetables }, kit) => {
    if (kit.wants('broth') && pulses.length + vegetables.length > 1) return 0;
    // Lentils that still have to simmer do so better under the sausages.
    return fitBeside(starch, pulses.some((food) => isOf(food, 'lentil')) ? 1 : 2);
  },
  cook(kit, { main: [main], pulses, starch, vegetables }) {
    if (!main) return null;
    kit.about(main, ...pulses, ...vegetables, ...starch);
    kit.readied(main, IN_A_RING.test(main.name) ? 'cut into 5 cm pieces' : '');
    const fruit = fruitWith(kit, main, 2);
    kit.about(...fruit);
    // Two apples to half a cabbage: more is a sauce.
    kit.share(fruit, rational(2, 3));
    if (vegetables.length === 1) kit.share(vegetables.filter(isCabbage), rational(2));
    const fat = kit.fat();
    const inPan = pulses.filter(isForPan);
    const beside = [starch, pulses.filter((food) => !inPan.includes(food))];
    const early = beside.filter((foods) => foods.some(isSlowBeside));
    if (!fat || !early.every((foods) => cookStarch(kit, foods))) return null;
    const bird = /chicken|turkey/.test(main.name);
    const isPlant = /vegetarian|vegan/.test(main.name);
    kit.measure(fat, isPlant ? '1 tbsp' : filmOfFat);
    const done = isPlant
      ? 'browned and hot throughout'
      : `browned all over and ${bird ? '74 °C (165 °F)' : '71 °C (160 °F)'} inside`;
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over medium heat. Add ${kit.hot(main)} and fry for ${READY.test(main.name) ? 10 : 16} minutes, turning often, until ${done}. Lift out.`,
    );
    const late = beside.filter((foods) => !early.includes(foods));
    if (!late.every((foods) => cookStarch(kit, foods))) return null;
    cookedInFat(kit, { vegetables, fruit, beans: inPan });
    sharpenedInPan(kit, vegetables, fruit);
    panSauceOf(kit, [main]);
    kit.step(`Return ${kit.the(main)} to the pan for 2 minutes, until hot again.`);
    if (kit.steps.length < 3) kit.taste();
    // Cured and salted as they are, they want no lemon unless it was named.
    plated(kit, 'Serve hot', [...pulses, ...starch], { sour: kit.wants('acid', 'citrus') });
    return platedTitle(kit, main, [...pulses, ...vegetables, ...fruit, ...starch]);
  },
});

/** Sausages, pan-fried whole, with what the pan and the pot yield. */
export const SAUSAGE_PATTERNS: readonly DishPattern[] = [sausages];
