import { rational } from '@larder/culinary';
import {
  bloomed,
  browned,
  fry,
  isOf,
  minutes,
  safeInside,
  softened,
  spooned,
  softenedBefore,
} from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { measureAll, measureBy, naming, saltOf } from '../kitchen-measures.js';
import { listed } from '../phrases.js';
import { TOMATILLOS, tomatilloSalsa } from './tomatillo-salsa.js';

const MASA = { kinds: ['masa'], least: 1, most: 1, anywhere: true } as const satisfies DishRole;

const CHEESE: readonly Kind[] = ['cheese', 'softcheese', 'hardcheese', 'freshcheese', 'curds'];

/** What lies beside them in shreds, rubbed with vinegar and salt. */
const isForSlaw = ({ name }: Food): boolean => /cabbage$|^coleslaw mix$/.test(name);
const SLAW = {
  kinds: ['firm', 'leaf'],
  most: 1,
  anywhere: true,
  fit: isForSlaw,
} as const satisfies DishRole;

/** Vegetables that can be fried soft and dry. */
const isForFilling = (food: Food): boolean =>
  !isForSlaw(food) && !/artichoke|squash/.test(food.name);

/** A cup and a half of warm water to two cups of masa harina, as it says on the bag: eight stuffed cakes, or sixteen tortillas. */
function kneadDough(kit: DishKit, masa: Food, salted: string, isBesides = false): boolean {
  const water = kit.water('1 1/2 cups');
  if (!water) return false;
  kit.saltApart(water);
  kit.measure(masa, '2 cups');
  const add = isBesides ? kit.meanwhile.bind(kit) : kit.step.bind(kit);
  add(
    `${isBesides ? 'Meanwhile, mix' : 'Mix'} ${kit.hot(masa)}${salted} and ${kit.the(water)}, warm, and knead for 3 minutes, until the dough is as soft as putty. If a piece cracks at the edges when pressed flat, work in a little more water. Cover with a damp towel and let rest for 15 minutes.`,
  );
  return true;
}

interface Salting {
  /** " with half of the salt": what is said of the dough. */
  readonly ofDough: string;
  /** "Season with the rest of the salt."; empty where cheese and beans season the filling. */
  readonly ofFilling: string;
}

/** Half a teaspoon of salt for the dough, and as much for a filling that needs any. */
function salting(kit: DishKit, masa: Food, hasMore: boolean): Salting {
  kit.the(masa);
  const [salt] = saltOf(kit, hasMore ? 1 : 1 / 2);
  if (!salt) return { ofDough: '', ofFilling: '' };
  return {
    ofDough: ` with ${hasMore ? 'half of ' : ''}${kit.the(salt)}`,
    ofFilling: hasMore ? `Season with half of ${kit.the(salt)}.` : '',
  };
}

function tossSlaw(kit: DishKit, slaw: readonly Food[]): void {
  if (slaw.length === 0) return;
  const carrot = kit.take(['root'], { most: 1, fit: ({ name }) => name === 'carrot' });
  for (const food of carrot) kit.readied(kit.measure(food, '1'), 'peeled and coarsely grated');
  const sour = spooned(kit, kit.sour(), '2 tbsp');
  kit.heat(...slaw, ...carrot);
  kit.meanwhile(
    `Meanwhile, toss ${kit.the(...slaw, ...carrot)}${sour ? ` with ${kit.juiceOf(sour)}` : ''} and a pinch of salt, squeeze by the handful for 1 minute, until it gives, and let stand.`,
  );
}

/** Salsa, cream and avocado, spooned over or put beside them. */
function cool(kit: DishKit): Food[] {
  const foods = kit.take(['salsa', 'sourcream', 'yogurt', 'salad'], {
    most: 3,
    anywhere: true,
    fit: (food) => !isOf(food, 'salad') || food.name === 'avocado',
  });
  measureBy(kit, foods, [[['sourcream', 'yogurt'], '1/2 cup']]);
  return foods;
}

/** Hot sauce, herbs, pickles and what is sour. */
function sharp(kit: DishKit): Food[] {
  const hot = kit.take(['sauce', 'briny', 'hot'], {
    most: 2,
    fit: (food) => !isOf(food, 'hot') || food.raw,
  });
  return [...hot, ...kit.take(['herb'], { most: 2 })];
}

const citrusOf = (kit: DishKit): Food[] => kit.take(['citrus', 'acid'], { most: 1 });

/** "Serve at once with the salsa, scattered with the cilantro." */
function serveWith(kit: DishKit, opening: string, beside: readonly Food[]): void {
  const sour = citrusOf(kit).map((food) => `sprinkled with ${kit.juiceOf(food)}`);
  const over = sharp(kit);
  for (const food of over) if (isOf(food, 'hot')) kit.heat(food);
  const scattered = over.length > 0 ? [`scattered with ${kit.the(...over)}`] : [];
  const ends = [...sour, ...scattered];
  kit.step(
    `${opening}${kit.ifAny('with', ...beside)}${ends.length > 0 ? `, ${listed(ends)}` : ''}.`,
  );
}

const MEAT_FILLINGS: readonly Kind[] = ['mince', 'cookedmeat', 'cured', 'poultry', 'coldcut'];

/** So much of each that two or three tablespoons are in every cake. */
function measureFillings(kit: DishKit, foods: readonly Food[]): void {
  const isAlone = foods.length === 1;
  measureBy(kit, foods, [
    [['freshcheese'], '1 cup'],
    [['cheese', 'softcheese', 'hardcheese', 'curds'], isAlone ? '2 cups' : '1 cup'],
    [['mince', 'cookedmeat', 'poultry'], isAlone ? '300 g' : '200 g'],
    [['cured', 'coldcut'], '120 g'],
    [['leaf', 'tender'], '150 g'],
  ]);
  for (const food of foods) {
    if (isOf(food, 'firm') && !isOf(food, 'leaf')) kit.share([food], rational(1, 2));
  }
}

/** Raw chicken is cut as fine as the dough is thin. */
function cutForFilling(kit: DishKit, foods: readonly Food[]): void {
  for (const food of foods) {
    if (isOf(food, 'cookedmeat')) kit.readied(food, 'finely shredded');
    else if (food.name === 'zucchini') kit.readied(food, 'coarsely grated and squeezed dry');
    else if (isOf(food, 'poultry', 'leaf', 'firm')) kit.readied(food, 'finely chopped');
  }
}

/** Bacon and ham season the filling by themselves. */
const isUnsalted = (food: Food): boolean => !isOf(food, 'cured', 'coldcut');

/** What is fried until dry before it is stuffed: anything wet bursts the dough. */
function fryFilling(
  kit: DishKit,
  { meat, vegetables, beans }: Record<'meat' | 'vegetables' | 'beans', readonly Food[]>,
  { ofFilling }: Salting,
): boolean {
  if (meat.length + vegetables.length + beans.length === 0) return true;
  const fat = kit.fat();
  if (!fat) return false;
  kit.measure(fat, '2 tbsp');
  const aromatics = kit.take(['aromatic'], { most: 1 });
  const spices = meat.some((food) => isOf(food, 'mince', 'poultry', 'cookedmeat'))
    ? kit.spices()
    : kit.take(['spice'], { most: 2 });
  measureAll(kit, spices, '1 tsp');
  const seasoned = [...kit.take(['pungent', 'hot'], { most: 2 }), ...spices];
  for (const food of beans)
    if (food.name !== 'refried bean') kit.readied(food, 'drained, rinsed and mashed');
  kit.step(
    `Heat ${kit.part(fat, '1 tbsp')} of ${kit.the(fat)} in a frying pan over medium heat.`,
    ...meat.map((food) => browned(kit, food)),
    ...softenedBefore(
      kit,
      vegetables,
      naming(kit, aromatics, (names) => `Add ${names} and cook for 5 minutes, until soft.`),
    ),
    ...fry(kit, vegetables, 'cook'),
    naming(kit, seasoned, (names) => `Stir in ${names} for 1 minute, until fragrant.`),
    naming(
      kit,
      beans,
      (names) => `Stir in ${names} and cook for 5 minutes, until thick enough to hold a spoon.`,
    ),
    'Cook on until nothing wet is left in the pan.',
    ofFilling,
    'Let cool.',
  );
  return true;
}

/** Pupusas: cakes of masa around cheese, beans, meat or soft vegetables, from a hot griddle, with cabbage slaw. */
const stuffedCakes = pattern({
  name: 'stuffed masa cakes',
  types: ['main course', 'appetizer'],
  kind: 'patties',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pan',
  roles: {
    masa: MASA,
    slaw: SLAW,
    cheese: { kinds: CHEESE, most: 2, anywhere: true },
    beans: { kinds: ['bean'], most: 1, anywhere: true },
    meat: { kinds: MEAT_FILLINGS, most: 1, anywhere: true },
    vegetables: {
      kinds: ['leaf', 'firm', 'tender'],
      most: 2,
      anywhere: true,
      fit: isForFilling,
    },
  },
  fits: ({ cheese, beans, meat, vegetables }, kit) => {
    if (cheese.length + beans.length + meat.length === 0) return null;
    if (kit.wants('salad', 'tomato') && !kit.wantsNamed(/^avocado$/)) return 1;
    return cheese.length > 0 || beans.length > 0 || vegetables.length > 0 ? 3 : 2;
  },
  cook(kit, { masa: [masa], slaw, cheese, beans, meat, vegetables }) {
    if (!masa) return null;
    const inside = [...beans, ...meat, ...vegetables, ...cheese];
    kit.about(...inside);
    measureFillings(kit, inside);
    if (cheese.length > 1) measureAll(kit, cheese, '1/2 cup');
    cutForFilling(kit, [...meat, ...vegetables]);
    const salted = salting(kit, masa, [...meat, ...vegetables].some(isUnsalted));
    if (!kneadDough(kit, masa, salted.ofDough)) return null;
    tossSlaw(kit, slaw);
    if (!fryFilling(kit, { meat, vegetables, beans }, salted)) return null;
    const oil = [...kit.used.values()].find((food) => isOf(food, 'fat')) ?? kit.fat();
    if (!oil) return null;
    const isCooked = meat.length + vegetables.length + beans.length > 0;
    kit.step(
      cheese.length > 0 &&
        `${isCooked ? `Stir ${kit.hot(...cheese)} into the filling.` : `Mix ${kit.hot(...cheese)} to a paste.`}`,
      `Divide the dough into ${kit.pieces(2)} balls. With wet hands press each into a cup, put in two or three tablespoons of filling, pinch it shut and pat it into a cake 1 cm thick and as wide as your palm.`,
    );
    kit.step(
      `Heat a large heavy frying pan or griddle over medium heat and brush it with some of ${kit.the(oil)}. Cook the cakes, in batches, for 5 minutes a side, until browned in spots, firm at the edges and steaming hot, 74 °C (165 °F), inside.`,
    );
    serveWith(kit, 'Serve hot', [...slaw, ...cool(kit)]);
    return kit.titleOf(inside, 'pupusas');
  },
});

/** What is simmered until it can be pulled apart, and then fries in its own juices. */
const PULLED: readonly Kind[] = ['poultry', 'bonein', 'stewing'];
const FRIED: readonly Kind[] = [
  ...(['mince', 'cookedmeat', 'quick', 'cured', 'sausage', 'fish', 'shellfish', 'curd'] as const),
];

function pulledFilling(
  kit: DishKit,
  meat: Food,
  sauce: readonly Food[],
  { ofFilling }: Salting,
): boolean {
  const water = kit.one(['broth'], 'chicken broth', 'vegetable broth');
  const start = softened(kit, 'heavy pot', [meat], true);
  if (!water || !start) return false;
  kit.cups(water, kit.servings / 4);
  const isBird = safeInside(meat) !== '';
  kit.step(start, bloomed(kit), ofFilling);
  kit.step(
    `Add ${kit.hot(...sauce, water)}, bring to a boil, cover and simmer gently for ${minutes(meat.minutes.simmer ?? 60)}, until ${kit.the(meat)} ${isBird ? `can be pulled apart${safeInside(meat)}` : 'is so tender that it falls apart'}.`,
    `Lift out and shred with two forks${isOf(meat, 'bonein') ? ', leaving the bones and skin' : ''}. Boil down the liquid over high heat for 5 minutes, until thick, and turn the meat in it.`,
  );
  return true;
}

function friedFilling(
  kit: DishKit,
  foods: readonly Food[],
  vegetables: readonly Food[],
  { sauce, seasoned }: { sauce: readonly Food[]; seasoned: string },
): boolean {
  if (foods.length + vegetables.length === 0) return true;
  const eggs = foods.filter((food) => isOf(food, 'egg'));
  const beans = foods.filter((food) => isOf(food, 'bean'));
  // What was cooked before only has to be hot.
  const ready = foods.filter((food) => isOf(food, 'cookedmeat'));
  const first = foods.filter((food) => !isOf(food, 'egg', 'bean', 'cookedmeat'));
  const isOfSea = first.some((food) => isOf(food, 'fish', 'shellfish'));
  const start = softened(kit, 'large frying pan', isOfSea ? [] : first);
  if (!start) return false;
  kit.step(
    start,
    ...fry(kit, vegetables, 'cook'),
    bloomed(kit),
    naming(kit, sauce, (names) => `Add ${names} and simmer for 8 minutes, until thick.`),
    isOfSea && first.map((food) => browned(kit, food)).join(' '),
    ...ready.map((food) => browned(kit, food)),
    naming(kit, beans, (names) => `Stir in ${names} and cook for 5 minutes, until hot.`),
    seasoned,
    naming(
      kit,
      eggs,
      (names) =>
        `Pour in ${names}, beaten, and stir over low heat for 3 minutes, until softly set, 74 °C (165 °F).`,
    ),
  );
  return true;
}

/** Fresh tortillas around what the kitchen has for them. */
const freshTortillas = pattern({
  name: 'tortillas of masa',
  types: ['main course'],
  kind: 'tacos',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pan',
  roles: {
    masa: MASA,
    slaw: SLAW,
    pulled: { kinds: PULLED, most: 1, anywhere: true },
    fried: { kinds: [...FRIED, 'bean', 'egg'], most: 2, anywhere: true },
    vegetables: {
      kinds: ['firm', 'tender', 'leaf', 'root'],
      most: 3,
      cut: 'diced',
      shared: true,
      anywhere: true,
      fit: isForFilling,
    },
    sauce: { kinds: ['tinned', 'mole'], most: 1, anywhere: true },
    tomatillos: TOMATILLOS,
    fresh: { kinds: ['salad', 'tomato'], raw: true, most: 4, anywhere: true },
    cheese: { kinds: CHEESE, most: 1, anywhere: true },
  },
  fits: ({ pulled, fried, vegetables, fresh }) => {
    if (pulled.length + fried.length + vegetables.length === 0) return null;
    return fresh.length > 0 || fried.some((food) => isOf(food, 'fish', 'shellfish')) ? 3 : 2;
  },
  cook(kit, { masa: [masa], slaw, pulled, fried, vegetables, sauce, tomatillos, fresh, cheese }) {
    if (!masa) return null;
    kit.about(...pulled, ...fried, ...vegetables);
    measureBy(kit, sauce, [[['tinned'], '1 can (398 ml)']]);
    measureAll(kit, cheese, '1 cup');
    const salted = salting(kit, masa, true);
    const [meat] = pulled;
    const ready = meat
      ? pulledFilling(kit, meat, sauce, salted) && kneadDough(kit, masa, salted.ofDough, true)
      : kneadDough(kit, masa, salted.ofDough);
    if (!ready) return null;
    tossSlaw(kit, slaw);
    const rest = meat ? { sauce: [], seasoned: '' } : { sauce, seasoned: salted.ofFilling };
    if (!friedFilling(kit, fried, vegetables, rest)) return null;
    kit.step(
      `Divide the dough into ${kit.pieces(4)} balls and press each between two sheets of plastic into a thin round 14 cm across. Cook one after the other in a dry heavy frying pan over medium-high heat, 1 minute a side and a few seconds more on the first, until spotted with brown and puffed. Keep wrapped in a towel.`,
    );
    tomatilloSalsa(kit, tomatillos);
    const over = [...tomatillos, ...fresh, ...cheese, ...slaw, ...cool(kit)];
    serveWith(
      kit,
      `Fill the rounds${over.length > 0 ? `, top with ${kit.the(...over)}` : ''} and serve at once`,
      [],
    );
    return kit.titleOf(kit.mains, 'tacos');
  },
});

/** What is made of a dough of masa harina. */
export const MASA_PATTERNS: readonly DishPattern[] = [stuffedCakes, freshTortillas];
