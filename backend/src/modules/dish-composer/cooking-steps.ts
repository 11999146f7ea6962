import { isGame } from './cuts-of-meat.js';
import { isButter, type DishKit } from './dish-kit.js';
import type { Food, Kind, Method } from './food.js';
import { naming } from './kitchen-measures.js';
import { capitalized } from './phrases.js';

/** Foods that go into the pot together, and how long until the next ones do, or the end. */
export interface Stage {
  readonly foods: readonly Food[];
  readonly minutes: number;
}

// Nobody goes to the stove twice within three minutes, but whoever stands at the pan sees asparagus go limp beside mushrooms.
const together = 3;
const togetherInPan = 2;
/** Shrimp are rubber, and fish falls apart, when left for longer than this. */
const togetherFromSea = 1;

/** Nobody sets the clock to 63 minutes. */
const rounded = (count: number): number => (count > 15 ? Math.ceil(count / 5) * 5 : count);

/** Whatever takes longest goes in first, so that everything is done at once. */
export function stagesOf(
  foods: readonly Food[],
  method: Method,
  /** Minutes that a food needs beyond its own. */
  longer: (food: Food) => number = () => 0,
): Stage[] {
  const timed = foods
    .map((food) => ({ food, minutes: (food.minutes[method] ?? 5) + longer(food) }))
    .sort((left, right) => right.minutes - left.minutes);
  const groups: { foods: Food[]; minutes: number }[] = [];
  for (const { food, minutes } of timed) {
    const group = groups.at(-1);
    const usual = method === 'fry' ? togetherInPan : together;
    const apart = isFromSea(food) ? togetherFromSea : usual;
    if (group && group.minutes - minutes <= apart) group.foods.push(food);
    else groups.push({ foods: [food], minutes });
  }
  return groups.map((group, index) => ({
    foods: group.foods,
    minutes: rounded(group.minutes - (groups[index + 1]?.minutes ?? 0)),
  }));
}

export function isOf(food: Food, ...kinds: readonly Kind[]): boolean {
  return food.kinds.some((kind) => kinds.includes(kind));
}

/** How hot a pan may be for what is fried in it. */
export const heatFor = (fat: Food, hot = 'medium-high'): string => (isButter(fat) ? 'medium' : hot);

export function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`;
}

const DONE: readonly (readonly [kinds: readonly Kind[], done: string])[] = [
  [['fish'], 'opaque and flaking easily'],
  [['shellfish'], 'opaque and just cooked through'],
  [['stewing'], 'very tender'],
  [['root', 'lentil', 'firm', 'rice', 'grain'], 'tender'],
  [['fruit', 'driedfruit', 'tomato'], 'soft'],
];

const CRISP: (typeof DONE)[number] = [['curd'], 'golden and crisp at the edges'];

/** Health Canada: whatever was cooked before is hot again at 74 °C. */
export const STEAMING_HOT = 'steaming hot throughout, 74 °C (165 °F)';

/** Health Canada's safe temperatures inside poultry, and inside ground meat and pork. */
export const POULTRY_INSIDE = '74 °C (165 °F)';
const MEAT_INSIDE = '71 °C (160 °F)';
const BIRD =
  /chicken|turkey|duck|goose|cornish hen|quail|guinea fowl|pheasant|pigeon|squab|partridge/;
const RAW_MEAT: readonly Kind[] = [
  ...(['poultry', 'bonein', 'wing', 'mince', 'sausage', 'quick', 'cutlet', 'offal'] as const),
];
/** Made of plants, or cooked when it is bought: neither has to reach a temperature to be safe. */
const PLANT = /vegetarian|vegan|vegetable protein|tofu|smoked|kielbasa|andouille|hot dog|wiener/;

const isBird = (food: Food): boolean =>
  food.form !== 'cooked' &&
  !PLANT.test(food.name) &&
  (isOf(food, 'poultry', 'wing') || BIRD.test(food.name));

/** What a thermometer shows besides, for meat on the bone that gets tender before it is sure to be safe: birds. */
export const safeInside = (food: Food): string =>
  isBird(food) ? `, well past ${POULTRY_INSIDE} inside` : '';

/** How a cook sees, and a thermometer shows, that meat is safe to eat; null for anything but raw meat. */
export function safeAt(food: Food, wet = false): string | null {
  if (food.form === 'cooked' || PLANT.test(food.name) || !isOf(food, ...RAW_MEAT)) return null;
  // Bison is farmed like beef, but minced like game.
  const isAsBird = isGame(food.name) || (isOf(food, 'mince') && /bison/.test(food.name));
  if (isBird(food) || isAsBird) return `no longer pink, ${POULTRY_INSIDE} inside`;
  if (isOf(food, 'mince', 'sausage', 'offal')) return `no longer pink, ${MEAT_INSIDE} inside`;
  if (/pork/.test(food.name)) return `just cooked through, ${MEAT_INSIDE} inside`;
  return wet ? 'tender and just cooked through' : 'browned and done as you like it';
}

/** "until the chicken is cooked through": when a stage is done; names the food only if there are others. */
export function doneness(
  kit: DishKit,
  foods: readonly Food[],
  /** Foods that have been cooking with them already. */
  before: readonly Food[] = [],
  /** Whether it simmers, which browns nothing. */
  wet = false,
): string {
  const meats = [...foods, ...before].filter((food) => safeAt(food) !== null);
  // Chicken with pork: the higher temperature makes both safe.
  const meat = meats.find((food) => safeAt(food)?.includes(POULTRY_INSIDE)) ?? meats[0];
  if (meat) {
    const soft = wet ? foods.find((food) => isOf(food, 'lentil', 'root')) : undefined;
    const isAlone = [...foods, ...before].every((food) => food === meat);
    return donenessOfMeat(kit, meat, isAlone, wet, soft);
  }
  // Boiled, tofu and tempeh only get hot; in fat they have to get a crust.
  for (const [kinds, done] of wet ? DONE : [...DONE, CRISP]) {
    const telling = foods.find((food) => isOf(food, ...kinds));
    if (!telling) continue;
    return foods.length === 1
      ? `until ${done}`
      : `until ${kit.the(telling)} ${kit.is(telling)} ${done}`;
  }
  return softness(foods);
}

/** Of meat, and of the lentils or roots that simmer with it. */
function donenessOfMeat(
  kit: DishKit,
  meat: Food,
  isAlone: boolean,
  wet: boolean,
  soft: Food | undefined,
): string {
  const done = safeAt(meat, wet) ?? '';
  if (isAlone) return `until ${done}`;
  const tender = soft ? `${kit.the(soft)} ${kit.is(soft)} tender and ` : '';
  return `until ${tender}${kit.the(meat)} ${kit.is(meat)} ${done}`;
}

function softness(foods: readonly Food[]): string {
  if (foods.every((food) => isOf(food, 'leaf'))) return 'until wilted';
  return foods.some((food) => isOf(food, 'noodle')) ? 'until just tender' : 'until heated through';
}

/** In minutes: what is done sooner would be overcooked by the time that a cold pot has come to a boil. */
const soonDone = 5;
/** Tomatoes from a can taste raw until they have simmered for so many minutes (Hazan, "Essentials of Classic Italian Cooking"). */
const tinnedTakes = 10;
/** A rind gives little until it has simmered for half an hour. */
const rindTakes = 30;
/** Roots stay hard for longer in acid, which keeps their cell walls firm (McGee, "On Food and Cooking"). */
const longerInAcid = 5;
const longerForDriedBeans = 30;
/** Lentils that keep their shape take half as long again; red ones have no skin that acid could toughen. */
export const longerForLentilsInAcid = 12;
const isInSkin = (food: Food): boolean =>
  isOf(food, 'lentil') && food.form === null && /lentil/.test(food.name) && !/^red/.test(food.name);
/** Minutes at a full boil that make kidney beans and their like safe (US FDA, "Bad Bug Book": lectins). */
export const boiledHard = 10;

export const isDriedBean = (food: Food): boolean => food.form === 'dried' && isOf(food, 'lentil');
const isFromSea = (food: Food): boolean => isOf(food, 'fish', 'shellfish');

/** What a pot holds before the foods that simmer in it are added. */
export interface Pot {
  /** What was cooked in it before, and simmers on. */
  readonly inPot?: readonly Food[];
  /** Whether tomatoes from a can are among what is poured in. */
  readonly hasTomatoes?: boolean;
}

/** Nobody is told to simmer on when nothing is added: such a stage is a part of the one before it. */
function withoutWaiting(stages: readonly Stage[], inPot: readonly Food[]): Stage[] {
  return stages.reduce<Stage[]>((all, stage) => {
    const before = all.at(-1);
    if (!before || stage.foods.some((food) => !inPot.includes(food))) return [...all, stage];
    const joined = {
      foods: [...before.foods, ...stage.foods],
      minutes: rounded(before.minutes + stage.minutes),
    };
    return [...all.slice(0, -1), joined];
  }, []);
}

/** The steps of a simmering pot, stage by stage. `opening` says what is poured in first. */
export function simmer(
  kit: DishKit,
  foods: readonly Food[],
  opening: string,
  { inPot = [], hasTomatoes = false }: Pot = {},
): void {
  const isSour = hasTomatoes || foods.some((food) => isOf(food, 'tomato'));
  const longer = (food: Food): number => {
    if (isSour && isInSkin(food)) return longerForLentilsInAcid;
    if (!hasTomatoes || inPot.includes(food)) return 0;
    return isDriedBean(food) ? longerForDriedBeans : isOf(food, 'root') ? longerInAcid : 0;
  };
  const stages = withoutWaiting(stagesOf(foods, 'simmer', longer), inPot);
  const [first] = stages;
  if (!first) {
    kit.step(opening, 'Bring to a boil, lower the heat and simmer for 10 minutes.');
    return;
  }
  const inAll = stages.reduce((sum, stage) => sum + stage.minutes, 0);
  const hasRind = [...kit.used.values()].some(({ name }) => name === 'parmesan rind');
  const needed = (hasRind ? rindTakes : hasTomatoes ? tinnedTakes : 0) - inAll;
  const alone = needed > together ? needed : 0;
  stages.forEach((stage, index) => {
    const last = index === stages.length - 1;
    const end = last ? `, ${doneness(kit, stage.foods, [...foods, ...inPot], true)}` : '';
    const gentle = stage.foods.some((food) => isOf(food, 'fish')) ? ', without stirring' : '';
    const added = stage.foods.filter((food) => !inPot.includes(food));
    const goes = `simmer for ${minutes(stage.minutes + (added.length === 0 ? alone : 0))}`;
    const until = `${gentle}${end}.`;
    if (index > 0) {
      kit.step(`Add ${kit.hot(...added)} and ${goes} more${until}`);
    } else if (added.length === 0) {
      kit.step(opening, `Bring to a boil, then lower the heat, cover and ${goes}${until}`);
    } else if (alone > 0 || inAll <= soonDone || stage.foods.some(isFromSea)) {
      const before = alone > 0 ? `, lower the heat and simmer for ${minutes(alone)}` : '';
      kit.step(
        opening !== '' && `${opening} Bring to a boil${before}.`,
        `Add ${kit.hot(...added)} and ${goes}${until}`,
      );
    } else {
      const hard = added.some(isDriedBean) ? `, boil hard for ${minutes(boiledHard)}` : '';
      kit.step(
        opening,
        `Add ${kit.hot(...added)}, bring to a boil${hard}, then lower the heat, cover and ${goes}${until}`,
      );
    }
  });
}

/** What would be brown long before it is tender: a splash of water under the lid steams it first. */
const STEAMED = /^(?:broccoli|cauliflower|romanesco|green bean|brussels sprout|kohlrabi|daikon)$/;
/** Under a lid, plantain would be pale and soft. */
const isSteamed = (food: Food): boolean =>
  (isOf(food, 'root') && food.name !== 'plantain') || STEAMED.test(food.name);

/** A lid would keep in the water that these give off. */
const OPEN = /mushroom|eggplant/;
const isCovered = (foods: readonly Food[]): boolean =>
  foods.every(isSteamed) || (foods.some(isSteamed) && !foods.some(({ name }) => OPEN.test(name)));

/** Grams for a pan of four beyond which vegetables steam in their own juice. */
const mostVegetables = 550;
const servingsInPan = 4;

/** What is wet from the can, or cooked already, and browns in no pan. */
const isWet = ({ amount, form }: Food): boolean => /^cans?\b/.test(amount.unit) || form !== null;

/** Whether so many lie in the pan that none of them touches it: half at a time then browns. */
const isCrowded = (kit: DishKit, foods: readonly Food[]): boolean =>
  foods.length > 1 &&
  !foods.some(isWet) &&
  (kit.gramsOf(...foods) * servingsInPan) / kit.servings > mostVegetables;

/** The slices of a wok are thin; those of a frying pan are not. */
const HARD = /^(?:carrot|parsnip|kohlrabi|daikon)$/;
const hardTakes = 4;

/** Takes as long as potatoes to be tender in a pan. */
export const isHard = ({ name }: Food): boolean => HARD.test(name);

/** What turns brown only once the water that it gives off is gone: beside anything else it would boil in it. */
const isMushroom = ({ name, form }: Food): boolean =>
  form === null && /mushroom$/.test(name) && !/dried|enoki|wood ear/.test(name);

/** Grams of mushrooms for a pan of four beyond which they boil in their own water. */
const mostMushrooms = 400;

/** Mushrooms in a pan that holds nothing else yet. */
export function mushroomsAlone(kit: DishKit, foods: readonly Food[], verb = 'cook'): string[] {
  const mushrooms = foods.filter((food) => isMushroom(food) && !kit.isHeated(food));
  if (mushrooms.length === 0) return [];
  const isMuch = (kit.gramsOf(...mushrooms) * servingsInPan) / kit.servings > mostMushrooms;
  const time = minutes(Math.max(...mushrooms.map((food) => food.minutes.fry ?? 7)));
  const how = isMuch ? `in two batches and ${verb} each` : `in one layer and ${verb}`;
  return [
    `Add ${kit.hot(...mushrooms)} ${how} for ${time}, turning once or twice, until their water is gone and they are browned.`,
  ];
}

/** What is browned before anything is poured over it: in liquid, eggplant is grey and slippery. */
const isEggplant = ({ name, form }: Food): boolean => form === null && /eggplant$/.test(name);

/** Eggplant in a pan that holds nothing else yet. */
function eggplantAlone(kit: DishKit, foods: readonly Food[]): string[] {
  const eggplants = foods.filter((food) => isEggplant(food) && !kit.isHeated(food));
  if (eggplants.length === 0) return [];
  const time = minutes(Math.max(...eggplants.map((food) => food.minutes.fry ?? 10)));
  return [`Add ${kit.hot(...eggplants)} and cook for ${time}, turning, until golden and soft.`];
}

/**
 * Onions softened in the pan that vegetables are fried in. Mushrooms brown before them, as they would boil in a pan that is full already.
 */
export function softenedBefore(
  kit: DishKit,
  vegetables: readonly Food[],
  onions: string | false,
): (string | false)[] {
  return [...mushroomsAlone(kit, vegetables), onions];
}

/** Cassava and taro, which are hard, and not safe to eat, until they have been boiled. */
const isBoiledFirst = ({
  minutes: { fry: inPan, simmer: inPot },
  needsHeat,
  kinds,
}: Food): boolean => needsHeat && inPan === null && inPot !== null && kinds.includes('root');

/** Boils them before anything else, so that the pan only has to brown them. */
export function boilHardRoots(kit: DishKit, foods: readonly Food[]): void {
  const hard = foods.filter((food) => isBoiledFirst(food) && !kit.isHeated(food));
  if (hard.length === 0) return;
  const time = minutes(Math.max(...hard.map((food) => food.minutes.simmer ?? 0)));
  kit.beforeAll(
    `Boil ${kit.hot(...hard)} in salted water for ${time}, until tender, and drain well.`,
  );
}

/** One sentence for each stage in a hot pan. */
export function fry(kit: DishKit, foods: readonly Food[], verb = 'stir-fry'): string[] {
  boilHardRoots(kit, foods);
  const isWok = verb === 'stir-fry';
  const back = kit.takenBack(foods);
  const mushrooms = isWok ? [] : mushroomsAlone(kit, foods, verb);
  const done = foods.filter((food) => back.includes(food) || (!isWok && isMushroom(food)));
  if (done.length > 0) {
    const others = foods.filter((food) => !done.includes(food));
    return [
      ...mushrooms,
      ...fry(kit, others, verb),
      ...(back.length > 0 ? [`Return ${kit.the(...back)}.`] : []),
    ];
  }
  const stages = stagesOf(foods, 'fry', ({ name }) => (!isWok && HARD.test(name) ? hardTakes : 0));
  return stages.map((stage, index) => {
    const last = index === stages.length - 1;
    const end = last ? `, ${doneness(kit, stage.foods)}` : '';
    const more = index > 0 ? ' more' : '';
    const splash = index === 0 ? ' with a splash of water' : '';
    const how = !isWok && isCovered(stage.foods) ? `${splash}, cover` : '';
    if (how === '' && index === 0 && isCrowded(kit, stage.foods)) {
      return `Add ${kit.hot(...stage.foods)} in two batches and ${verb} each for ${minutes(stage.minutes)}${end}, lifting out the first and putting it back with the second.`;
    }
    return `Add ${kit.hot(...stage.foods)}${how} and ${verb} for ${minutes(stage.minutes)}${more}${end}.`;
  });
}

/** Bacon has to be cooked; what could be eaten cold needs no more than a little colour. Chorizo is sold cured, and raw like a sausage. */
export function edgesOf(kit: DishKit, food: Food): string {
  if (food.name === 'chorizo') {
    // Beside a bird it has to get as hot as that.
    const done = kit.wantsNamed(BIRD) ? 'no longer pink' : MEAT_INSIDE;
    return `8 minutes, turning, until crisp at the edges and, if it is fresh, ${done} inside`;
  }
  return isOf(food, 'coldcut')
    ? '3 minutes, until golden at the edges'
    : '5 minutes, until crisp at the edges';
}

/** A fifth of it is fat, in which everything after it would swim. */
const isFattyMince = ({ name }: Food): boolean =>
  /^ground (?:beef|lamb|pork|veal|meat)$/.test(name);

/** How each kind is browned until it is done, or nearly. */
const BROWNED: readonly (readonly [
  kinds: readonly Kind[],
  how: (kit: DishKit, food: Food) => string,
])[] = [
  [['cured', 'coldcut'], (kit, food) => `cook for ${edgesOf(kit, food)}`],
  [
    ['mince'],
    (kit, food) =>
      `cook for 7 minutes, breaking ${kit.isMany(food) ? 'them' : 'it'} up with a spoon, until ${safeAt(food) ?? 'browned'}${isFattyMince(food) ? '; spoon off all but a little of the fat' : ''}`,
  ],
  [['bean'], () => 'cook for 4 minutes, turning now and then, until hot and a little crisp'],
  [
    ['stewing'],
    (kit, food) =>
      (kit.gramsOf(food) * servingsInPan) / kit.servings > mostInOneLayer
        ? 'brown half at a time, each half for 8 minutes, turning, until dark on all sides'
        : 'cook in a single layer for 8 minutes, turning, until browned all over',
  ],
  [
    ['fish', 'shellfish'],
    (kit, food) =>
      `cook for ${minutes(food.minutes.fry ?? 4)}, turning once, ${doneness(kit, [food])}`,
  ],
  [
    ['cookedmeat'],
    () =>
      'cook for 4 minutes, turning, until browned at the edges and steaming hot, 74 °C (165 °F)',
  ],
];

/** How meat and the like are browned; `simmered` if they finish in a pot and need not be done yet. */
export function browned(kit: DishKit, food: Food, simmered = false): string {
  const name = kit.hot(food);
  const how = BROWNED.find(([kinds]) => isOf(food, ...kinds))?.[1];
  if (how) return `Add ${name} and ${how(kit, food)}.`;
  if (kit.isUncased(food)) {
    return `Add ${name} and cook for 8 minutes, breaking them up with a spoon, until ${safeAt(food) ?? 'browned'}.`;
  }
  if (isOf(food, 'quick') && kit.gramsOf(food) > mostInOneBatch) return inBatches(kit, food);
  const golden = goldenAt(simmered ? null : safeAt(food));
  return `Add ${name} and cook for ${minutes(browningTime(food, simmered))}, turning now and then, until ${golden}.`;
}

/** Half of it at a time needs a minute less. */
function inBatches(kit: DishKit, food: Food): string {
  const time = Math.max(2, (food.minutes.fry ?? 4) - 1);
  return `Add ${kit.hot(food)} in two batches and cook each for ${minutes(time)}, turning once or twice, ${doneness(kit, [food])}.`;
}

/** Grams of cubes that lie beside each other in a pot for four. */
const mostInOneLayer = 500;

/** Grams of thin strips beyond which they give off more juice than the pan can boil away. */
const mostInOneBatch = 300;

const justColoured = 4;

/** What simmers on is only coloured: breast meat that is done twice is dry. */
function browningTime(food: Food, simmered: boolean): number {
  const time = food.minutes.fry ?? 6;
  return simmered && isOf(food, 'poultry') ? Math.min(time, justColoured) : time;
}

/** "golden", and what else shows that it is done. */
function goldenAt(done: string | null): string {
  if (done === null) return 'golden';
  return done.startsWith('browned') ? done : `golden and ${done}`;
}

/** Meat that fries in its own fat. */
const OWN_FAT =
  /^(?:bacon|pancetta|salt pork|chorizo|guanciale|lardon|merguez|duck.*|goose.*|pork belly|ground (?:beef|lamb|pork|meat)|(?:(?:italian|breakfast|pork) )?sausage)$/;
export const hasOwnFat = ({ name, form }: Food): boolean => form !== 'cooked' && OWN_FAT.test(name);

/** A film of fat until meat gives off its own; more would swim. */
export const filmOfFat = '1 tsp';

/**
 * Fat, and what is softened in it; `lifted` comes out once it is done, and back at the end; `measured` is fat that the dish has measured
 * itself. Mushrooms have the pan to themselves, and so has eggplant that simmers later (`simmered`).
 */
export function softened(
  kit: DishKit,
  vessel: string,
  first: readonly Food[] = [],
  simmered = false,
  lifted: readonly Food[] = [],
  measured: Food | null = null,
): string | null {
  const fat = measured ?? kit.fat();
  if (!fat) return null;
  const meats = [...lifted, ...first];
  const apart = aloneInPan(kit, simmered, meats);
  if (!measured && apart.length === 0 && meats.some(hasOwnFat)) kit.measure(fat, filmOfFat);
  const aromatics = kit.aromatics();
  return [
    ...heatedFor(kit, fat, vessel, apart, meats),
    ...lifted.map((food) => browned(kit, food, simmered)),
    lifted.length > 0 && 'Lift out onto a plate.',
    ...first.map((food) => browned(kit, food, simmered)),
    aromatics.length > 0 &&
      `Add ${kit.hot(...aromatics)} and cook for 6 minutes, stirring often, until soft.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Beside fat meat, too, eggplant would stew in what that gives off. */
const aloneInPan = (kit: DishKit, simmered: boolean, meats: readonly Food[]): string[] => [
  ...(simmered || meats.some(hasOwnFat) ? eggplantAlone(kit, kit.mains) : []),
  ...mushroomsAlone(kit, kit.mains),
];

/** The fat, with what has the pan to itself; that is lifted out where something else is to be browned, or simmers later. */
function heatedFor(
  kit: DishKit,
  fat: Food,
  vessel: string,
  apart: readonly string[],
  meats: readonly Food[],
): (string | false)[] {
  const isSetAside = apart.length > 0 && (meats.length > 0 || kit.mains.some(isEggplant));
  if (isSetAside) kit.setAside(kit.mains.filter((food) => isMushroom(food) || isEggplant(food)));
  const isHalved = isSetAside && !meats.some(hasOwnFat);
  const called = /pot$/.test(vessel) ? 'pot' : 'pan';
  return [
    `Heat ${isHalved ? 'half of ' : ''}${kit.the(fat)} in a ${vessel} over medium heat.`,
    ...apart,
    isSetAside && 'Lift out onto a plate.',
    isHalved && `Heat the rest of ${kit.the(fat)} in the ${called}.`,
  ];
}

/** Garlic, spices, salt and pepper, which only need to become fragrant. */
export function bloomed(kit: DishKit, ...also: readonly (Food | null | undefined)[]): string {
  const zest = kit.take(['zest'], { most: 1, anywhere: true });
  for (const food of zest) kit.measure(food, '1 tsp');
  const all = [...kit.pungents(), ...kit.spices(), ...zest, ...also, kit.salt(), kit.pepper()];
  return all.some(Boolean)
    ? `Add ${kit.hot(...all)} and cook for 1 minute, stirring, until fragrant.`
    : '';
}

/** Cups of water to a cup of dry grain, covered and not drained (Bob's Red Mill and USA Rice charts). */
const WATER_FOR: Readonly<Record<string, number>> = {
  rice: 1.5,
  'basmati rice': 1.5,
  'jasmine rice': 1.35,
  'sushi rice': 1.35,
  'sticky rice': 1.35,
  'brown rice': 2,
  'black rice': 2,
  'wild rice blend': 2,
  quinoa: 1.75,
  bulgur: 1.5,
  couscous: 1.25,
  millet: 2,
  buckwheat: 2,
  amaranth: 2.5,
  teff: 3,
};

/** Of a rice that the charts do not name: in its bran it takes longer, and more. */
const waterForRice = ({ minutes: { simmer } }: Food): number => ((simmer ?? 15) >= 30 ? 2 : 1.5);

/** Bulgur is cooked and dried when it is bought: boiling water is all that it takes. */
const soakedFor = 20;

/** The cups of liquid that a raw grain absorbs while cooking; undefined for one boiled in plenty of water and drained. */
export function absorbedBy(kit: DishKit, grain: Food): number | undefined {
  const ratio = WATER_FOR[grain.name] ?? (isOf(grain, 'rice') ? waterForRice(grain) : undefined);
  const cups = kit.cupsOf(grain);
  return ratio === undefined || cups === null || grain.form === 'cooked' ? undefined : ratio * cups;
}

/** What was cooked before only has to be hot again: leftovers at 74 °C, as Health Canada asks. */
function warmed(kit: DishKit, food: Food): string {
  return kit.soonHot(
    food,
    isOf(food, 'mash')
      ? `Warm ${kit.hot(food)} with a splash of water in a covered saucepan over medium-low heat for 8 minutes, stirring often, until ${STEAMING_HOT}.`
      : `Sprinkle ${kit.hot(food)} with a spoonful of water, cover and warm in a saucepan over low heat for 5 minutes, until ${STEAMING_HOT}.`,
  );
}

/** Rice and grains boiled like pasta, in more water than they take up. */
function boiledAndDrained(kit: DishKit, grain: Food): string {
  const time = minutes(grain.minutes.simmer ?? 15);
  return grain.name === 'couscous'
    ? `Pour boiling salted water over ${kit.hot(grain)} to cover by 1 cm, cover and let stand for ${time}. Fluff with a fork.`
    : `Cook ${kit.hot(grain)} in a pot of boiling salted water for ${time}, until tender, and drain.`;
}

/** "the water", or how much of it where the water on the list is for something else. */
function waterFor(kit: DishKit, food: Food, cups: number): string {
  const water = kit.water('1 cup');
  if (!water) return kit.cupsOfWater(cups, kit.the(food));
  kit.saltApart(kit.cups(water, cups));
  return kit.the(water);
}

/** How rice or a grain cooks by itself. */
export function cookedGrain(kit: DishKit, grain: Food): string {
  if (grain.form === 'cooked') return warmed(kit, grain);
  const amount = absorbedBy(kit, grain);
  const time = grain.minutes.simmer ?? 15;
  const name = kit.hot(grain);
  if (grain.name === 'sticky rice') {
    return `Steam ${name} over boiling water in a steamer lined with a damp cloth for ${minutes(time)}, until tender and chewy.`;
  }
  if (amount === undefined) return boiledAndDrained(kit, grain);
  const water = waterFor(kit, grain, amount);
  if (grain.name === 'bulgur') {
    return `Bring ${water}, lightly salted, to a boil in a saucepan, stir in ${name}, take off the heat, cover and let stand for ${minutes(soakedFor)}, until the bulgur is tender. Drain off what it leaves and fluff with a fork.`;
  }
  if (grain.name === 'couscous') {
    return `Bring ${water}, lightly salted, to a boil in a saucepan, stir in ${name}, take off the heat, cover and let stand for ${minutes(time)}. Fluff with a fork.`;
  }
  // In East Asia rice is the one thing on the table without salt.
  const salted = kit.style.kitchens[0] === 'a' ? '' : ', lightly salted,';
  return `Bring ${name} and ${water.replace(/^the /, '')}${salted} to a boil in a saucepan. Cover, lower the heat and cook for ${minutes(time)}, then let stand, covered, for 5 minutes. Fluff with a fork.`;
}

/** Pasta on its own: "cook the penne … until just tender", for a sentence that says what happens then. */
export function boiledPasta(kit: DishKit, pasta: Food): string {
  return pasta.form === 'cooked'
    ? `hold ${kit.hot(pasta)} in boiling water for 1 minute, just until hot`
    : `cook ${kit.hot(pasta)} in a large pot of boiling salted water for ${minutes(pasta.minutes.simmer ?? 10)}, until just tender`;
}

/** Something filling that is served beside the dish. */
export interface Beside {
  readonly food: Food;
  /** How it is made ready while the rest cooks; null for what is served as it is. */
  readonly made: string | null;
}

/** Grits and polenta: four of water to one of meal (Ruhlman, Ratio). */
const waterForMeal = 4;

function boiledPolenta(kit: DishKit, food: Food): string {
  const water = waterFor(kit, food, (kit.cupsOf(food) ?? 1) * waterForMeal);
  const boiled = `Bring ${water}, lightly salted, to a boil, whisk in ${kit.hot(food)} in a thin stream and cook over low heat for ${minutes(food.minutes.simmer ?? 20)}, stirring often, until thick.`;
  // Plain, it is a paste: what makes it a dish is the butter.
  const butter = kit.staple('butter', 'vegan butter', 'olive oil');
  if (!butter) return boiled;
  return `${boiled} Beat in ${kit.the(kit.measure(butter, '2 tbsp'))}.`;
}

function boiledRoots(kit: DishKit, food: Food): string {
  if (food.form === 'cooked') return warmed(kit, food);
  kit.cut(food, 'cut into 3 cm pieces');
  kit.saltApart(food);
  const boiled = `Boil ${kit.hot(food)} in salted water for ${minutes(food.minutes.simmer ?? 15)}, until a knife goes in easily, and drain`;
  // Plain, potatoes are dry beside anything without a gravy; fat that was named is for the pan.
  const isPlain = isOf(food, 'potato') && !kit.wants('fat');
  const butter = isPlain ? kit.stapleAtHand('butter', 'vegan butter', 'olive oil') : null;
  return butter ? `${boiled}. Toss with ${kit.the(kit.measure(butter, '1 tbsp'))}.` : `${boiled}.`;
}

/** Cold, it cracks and tastes of raw flour; what is crisp already is served as it is. */
function warmedInPan(kit: DishKit, food: Food): string {
  if (CRISP_BREAD.test(food.name)) return '';
  return kit.soonHot(
    food,
    `Warm ${kit.hot(food)} one at a time in a dry frying pan over medium heat, 30 seconds a side, and keep wrapped in a towel.`,
  );
}

const CRISP_BREAD = /tostada|shell|cracker/;

/** How each starch cooks by itself; null without what it takes. */
const BY_ITSELF: readonly (readonly [
  kinds: readonly Kind[],
  cook: (kit: DishKit, food: Food) => string | null,
])[] = [
  [['rice', 'risotto', 'grain'], cookedGrain],
  [['pasta'], (kit, food) => `${capitalized(boiledPasta(kit, food))}, and drain.`],
  [
    ['noodle', 'dumpling'],
    (kit, food) =>
      food.form === 'cooked'
        ? `Hold ${kit.hot(food)} in boiling water for 2 minutes, until hot throughout, and drain.`
        : `Cook ${kit.hot(food)} in a pot of boiling water for ${minutes(food.minutes.simmer ?? 5)}, until just tender, and drain.`,
  ],
  [
    ['fries'],
    (kit, food) =>
      `Bake ${kit.hot(food)} on a baking sheet at 220 °C (425 °F) for ${minutes(food.minutes.roast ?? 22)}, until crisp.`,
  ],
  [
    ['lentil', 'bean'],
    (kit, food) =>
      isOf(food, 'lentil') || food.form === 'dried'
        ? boiledAndDrained(kit, food)
        : `Warm ${kit.hot(food)} with a splash of water in a saucepan for ${minutes(food.minutes.simmer ?? 4)}, until heated through.`,
  ],
  [['potato', 'root'], boiledRoots],
  [['mash'], warmed],
  [['polenta'], boiledPolenta],
  [['tortilla', 'flatbread'], warmedInPan],
  [
    ['lasagne'],
    (kit, food) =>
      `Break ${kit.hot(food)} into pieces, cook in a pot of boiling salted water for ${minutes(food.minutes.simmer ?? 10)}, until just tender, and drain.`,
  ],
  // Dough is never served raw: baked and broken, it is the crust of a pie beside its filling. Puff pastry is filled.
  [
    ['crust', 'pizzadough', 'tubedough'],
    (kit, food) =>
      `Bake ${kit.hot(food)} on a baking sheet at 200 °C (400 °F) for 15 minutes, until golden and crisp, and break into pieces.`,
  ],
];

/** A starch cooked by itself; null without what it takes. Bread and the like are served as they are. */
export function besideOf(kit: DishKit, food: Food): Beside | null {
  const cook = BY_ITSELF.find(([kinds]) => isOf(food, ...kinds))?.[1];
  if (!cook) return { food, made: null };
  const made = cook(kit, food);
  return made === null ? null : { food, made: made === '' ? null : made };
}

/** Eggs boiled in the shell; false without any. */
export function boiledEggs(
  kit: DishKit,
  eggs: readonly Food[],
  time: number,
  cut: 'halve' | 'quarter',
): string | false {
  return (
    eggs.length > 0 &&
    `Boil ${kit.hot(...eggs)} for ${minutes(time)}, cool under cold water, peel and ${cut}.`
  );
}

/** One step on the baking sheet for each stage. */
export function roastInStages(
  kit: DishKit,
  foods: readonly Food[],
  /** Foods that the last step also has to say are done. */
  before: readonly Food[] = [],
): void {
  stagesOf(foods, 'roast').forEach((stage, index, { length }) => {
    const end = index === length - 1 ? `, ${doneness(kit, stage.foods, before)}` : '';
    kit.step(
      index === 0
        ? `Toss ${kit.hot(...stage.foods)} in the bowl, spread out on a baking sheet and roast for ${minutes(stage.minutes)}${end}.`
        : `Toss ${kit.hot(...stage.foods)} in the bowl, add to the sheet and roast for ${minutes(stage.minutes)} more${end}.`,
    );
  });
}

/** What curdles when it boils, and turns to flakes when all of the heat meets it at once. */
const CURDLING: readonly Kind[] = ['sourcream', 'yogurt', 'freshcheese'];
export const curdles = (food: Food): boolean => isOf(food, ...CURDLING);

/** Off the heat, loosened with a little of what it goes into; false without any. */
export const tempered = (kit: DishKit, foods: readonly Food[]): string | false =>
  naming(
    kit,
    foods,
    (names) =>
      `Take off the heat. Stir a few spoonfuls of the hot liquid into ${names}, then stir that back in; it must not boil again.`,
  );

/** Vinegar and bottled juice are measured by the spoon, a whole lemon is not. */
export function spooned(
  kit: DishKit,
  sour: Food | null | undefined,
  amount = '1 tbsp',
): Food | null {
  if (sour && isOf(sour, 'acid')) kit.measure(sour, amount);
  return sour ?? null;
}

/** "Stir in the lime juice.", or the same with other opening words; null without anything sour. */
export function soured(
  kit: DishKit,
  sour: Food | null | undefined,
  opening: string,
): string | null {
  if (!sour) return null;
  // A paste: nobody can sprinkle it.
  return sour.name === 'tamarind'
    ? `Loosen ${kit.hot(sour)} with a little of the hot liquid and stir it in.`
    : `${opening} ${kit.juiceOf(sour)}.`;
}

/** "the oil, salt and lemon juice", or "the oil and salt with the zest and juice of the lemon". */
export function mixed(
  kit: DishKit,
  foods: readonly (Food | null | undefined)[],
  sour: Food | null | undefined,
): string {
  if (!sour || !isOf(sour, 'citrus', 'orange')) return kit.the(...foods, sour);
  const others = foods.filter(Boolean);
  return others.length > 0 ? `${kit.the(...others)} with ${kit.juiceOf(sour)}` : kit.juiceOf(sour);
}

/** Nuts and seeds that taste of little until they have been hot; peanuts and pistachios are roasted by those who sell them. */
const TOASTED =
  /^(?:nut|almond|walnut|pecan|cashew|hazelnut|pine nut|macadamia nut)$|(?:sesame|sunflower|pumpkin) seed$/;

/** What each dish toasts already, and the step that says so. */
const toasting = new WeakMap<DishKit, { readonly foods: readonly Food[]; readonly step: string }>();

/** Toasted before anything else is in the pan, all in one go. */
export function toasted(kit: DishKit, over: readonly Food[]): void {
  if (kit.style.kitchens.includes('s')) return;
  const raw = over.filter((food) => TOASTED.test(food.name) && !kit.isHeated(food));
  if (raw.length === 0) return;
  const before = toasting.get(kit);
  const foods = [...(before?.foods ?? []), ...raw];
  const step = `Toast ${kit.hot(...foods)} in a dry frying pan over medium heat for 4 minutes, shaking the pan, until golden and fragrant. Tip out.`;
  const place = before ? kit.steps.indexOf(before.step) : -1;
  if (place < 0) kit.beforeAll(step);
  else kit.steps[place] = step;
  toasting.set(kit, { foods, step });
}

/** "Serve hot, scattered with the parsley and walnuts": what is soft and white is dotted on by the spoonful. */
export function served(kit: DishKit, how: string, ...over: readonly Food[]): string {
  toasted(kit, over);
  const drizzled = over.filter((food) => isOf(food, 'drizzle'));
  const dotted = over.filter((food) => isOf(food, 'freshcheese'));
  const scattered = over.filter((food) => !drizzled.includes(food) && !dotted.includes(food));
  const ends = [
    ...(dotted.length > 0 ? [`dotted with ${kit.the(...dotted)}`] : []),
    ...(scattered.length > 0 ? [`scattered with ${kit.the(...scattered)}`] : []),
    ...(drizzled.length > 0 ? [`drizzled with ${kit.the(...drizzled)}`] : []),
  ];
  return ends.length > 0 ? `${how}, ${ends.join(' and ')}.` : `${how}.`;
}
