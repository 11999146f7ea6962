import { rational } from '@larder/culinary';
import type { DishKind } from '@larder/dish-pictures';
import { minutesIn } from '../catalogue/domain/cooking-times.js';
import { isOf } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food, Kind } from './food.js';
import { intoTheBatter, intoTheDish, ontoTheDough } from './known-batters.js';
import { alongWithIt, beforeItSimmers, intoTheSauce, withTheSalt } from './known-sauces.js';
import { type Kitchenware, takeIn, type Work } from './known-work.js';
import {
  DURATION,
  inSentence,
  inserted,
  IS_NO_POT,
  MIXES,
  sentencesOf,
  type Simmering,
  simmeringIn,
} from './step-places.js';
import { inOil } from './table-sides.js';
import { SPOONED } from './table-touch.js';

/**
 * Cooks what a known dish leaves out into its own steps, where a cook would: a parsnip goes into the pot when there is as long to go as it needs, a
 * zucchini is fried for the filling, nuts are folded into the batter. What finds no such place is left to the table.
 */
export function cookIn(kit: DishKit, dish: Kitchenware, left: readonly Food[]): number {
  const steps = [...kit.steps];
  const before = minutesOf(steps);
  for (const work of WAYS) work({ kit, dish, left, steps });
  kit.steps.splice(0, kit.steps.length, ...steps);
  return minutesOf(steps) - before;
}

const minutesOf = (steps: readonly string[]): number =>
  steps.flatMap((step) => minutesIn(step)).reduce((sum, time) => sum + time, 0);

const POT_VEGETABLES: readonly Kind[] = ['root', 'firm', 'tender', 'leaf', 'potato'];

/** What is added at once, with how long it is in the pot before the time is over; null for all of it. */
interface Addition {
  readonly at: Simmering;
  readonly last: number | null;
  readonly foods: Food[];
}

/** Below this much of a time, a food goes in on its own. */
const NEARLY_ALL = 0.75;
/** Beyond so much more than a recipe simmers, nothing is added to it. */
const MOST_LONGER = 5;

const rounded = (minutes: number): number =>
  minutes <= 10 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);

/** When a food that takes so long goes in; null if the pot is not on for so long. */
function placeFor(times: readonly Simmering[], needed: number): Omit<Addition, 'foods'> | null {
  let rest = 0;
  for (const at of times.toReversed()) {
    const wanted = needed - rest;
    if (wanted <= at.minutes) {
      const isAll = wanted >= NEARLY_ALL * at.minutes && !at.isFurther;
      return { at, last: isAll ? null : Math.min(rounded(wanted), at.minutes) };
    }
    rest += at.minutes;
  }
  const [first] = times;
  return first && needed - rest <= MOST_LONGER ? { at: first, last: null } : null;
}

const isPot = (kind: DishKind | null): boolean =>
  kind !== null && (SPOONED.includes(kind) || kind === 'rice or grain');

/** Vegetables and what only has to be hot go into the pot in time. */
function intoThePot({ kit, dish, left, steps }: Work): void {
  if (!isPot(dish.kind) || steps.some((step) => IS_NO_POT.test(step))) return;
  const times = simmeringIn(steps);
  const additions: Addition[] = [];
  for (const food of left) {
    const { needed, kinds, cut } = potTraitsOf(food);
    const place = needed === null ? null : placeFor(times, needed);
    if (!place) continue;
    const foods = takeIn(kit, food, kinds, cut);
    if (foods.length === 0) continue;
    if (!isOf(food, 'leaf', 'hot')) kit.share(foods, rational(1, 2));
    const same = additions.find(({ at, last }) => at === place.at && last === place.last);
    if (same) same.foods.push(...foods);
    else additions.push({ ...place, foods });
  }
  additions.sort((one, other) => other.at.step - one.at.step || other.at.end - one.at.end);
  for (const { at, last, foods } of additions) {
    const text = steps[at.step] as string;
    const names = kit.hot(...foods);
    steps[at.step] =
      last === null
        ? inserted(text, at.from, `Add ${names}.`)
        : inSentence(text, at.end, `, adding ${names} for the last ${last}`);
  }
}

interface PotTraits {
  /** Minutes in the pot; null if it does not go there. */
  readonly needed: number | null;
  readonly kinds: readonly Kind[];
  readonly cut: string;
}

const NOT_FOR_POTS: PotTraits = { needed: null, kinds: [], cut: '' };

function potTraitsOf(food: Food): PotTraits {
  if (isOf(food, 'hot')) return { needed: 10, kinds: ['hot'], cut: 'seeded and finely chopped' };
  if (isOf(food, 'driedfruit')) return { needed: 10, kinds: ['driedfruit'], cut: '' };
  if (isOf(food, 'cookedmeat') || isOf(food, 'bean')) {
    return { needed: 5, kinds: ['cookedmeat', 'bean'], cut: 'cut into bite-size pieces' };
  }
  if (!isOf(food, ...POT_VEGETABLES) || food.name === 'coleslaw mix') return NOT_FOR_POTS;
  const cut = isOf(food, 'leaf') ? 'sliced' : 'cut into 2 cm pieces';
  return { needed: food.minutes.simmer, kinds: POT_VEGETABLES, cut };
}

/** Pasta boils with what is drained with it. */
function intoTheWater({ kit, dish, left, steps }: Work): void {
  if (dish.kind !== 'pasta' && dish.kind !== 'noodles') return;
  const place = steps.findIndex((step) => BOILS_PASTA.test(step));
  if (place < 0) return;
  const text = steps[place] as string;
  const duration = [...text.matchAll(DURATION)].find(
    ({ index }) => index > text.search(BOILS_PASTA),
  );
  const most = duration ? (minutesIn(duration[0])[0] ?? 0) : 0;
  const green = left.find(
    (food) => isOf(food, 'firm', 'tender', 'leaf') && (food.minutes.simmer ?? 99) < most,
  );
  if (!green || !duration) return;
  const foods = takeIn(kit, green, ['firm', 'tender', 'leaf'], 'cut into bite-size pieces');
  if (foods.length === 0) return;
  const clause = `, adding ${kit.hot(...foods)} for the last ${green.minutes.simmer ?? 3}`;
  steps[place] = inSentence(text, duration.index + duration[0].length, clause);
}

const BOILS_PASTA =
  /\b(?:[Bb]oil|[Cc]ook) the (?:pasta|spaghetti|penne|macaroni|linguine|fettuccine|rigatoni|rotini|fusilli|farfalle|orzo|noodles|egg noodles|shells|ziti)\b/;

const FRIED: readonly Kind[] = ['firm', 'tender', 'leaf', 'hot', 'aromatic', 'root'];
/** What is fried in a pan before it is filled in or tossed. */
const PANS: readonly DishKind[] = [
  ...([
    'stir-fry',
    'noodles',
    'rice or grain',
    'quesadillas',
    'tacos',
    'omelette',
    'eggs',
  ] as const),
  ...(['rolls', 'pasta', 'bowl', 'dumplings'] as const),
];
const FRIES = /\b(?:cook|fry|stir-fry|soften|brown|sauté|sear)\b[^.]*\bfor \d/i;
const LONGEST_FRIED = 12;
/** Eggs and meat that wait on a plate share the pan with no vegetables, nor does what is crisped once it is filled. */
const NO_PAN =
  /\blift|\bset aside|\btake (?:it|them) out|\bremove\b|\begg|\bMeanwhile|\btortilla|\bcrisp|\bat a time|\b(?:per|each|a|the other) side|\bbatch|\bsecond (?:pan|skillet)/i;

/** Bacon that is lifted out leaves its fat to fry in. */
const LEAVES_FAT =
  /\b(?:keep|leave|leaving|in|to) (?:about )?(?:the|its|\d tbsp of the)(?: \w+)? fat\b/i;

/** Where what is fried first has been; null if nothing is. */
function endOfFrying(steps: readonly string[]): { step: number; at: number } | null {
  const sentences = sentencesOf(steps);
  const first =
    sentences.find(({ sentence }) => FRIES.test(sentence) && !NO_PAN.test(sentence)) ??
    sentences.find(({ sentence }) => LEAVES_FAT.test(sentence));
  return first ? { step: first.step, at: first.from + first.sentence.length } : null;
}

/** Vegetables are fried in the pan after what is fried first, or by themselves for a filling. */
function intoThePan({ kit, dish, left, steps }: Work): void {
  if (dish.kind === null || !PANS.includes(dish.kind)) return;
  const food = left.find(
    (one) =>
      !kit.used.has(one.id) && isOf(one, ...FRIED) && (one.minutes.fry ?? 99) <= LONGEST_FRIED,
  );
  if (!food) return;
  const place = endOfFrying(steps);
  const mixing = dish.kind === 'quesadillas' ? steps.findIndex((step) => MIXES.test(step)) : -1;
  if (!place && mixing < 0) return;
  const foods = takeIn(kit, food, FRIED, place ? 'cut into small pieces' : 'finely diced');
  if (foods.length === 0) return;
  kit.share(foods, rational(1, 2));
  const names = kit.hot(...foods);
  const until = isOf(food, 'leaf') ? 'wilted' : 'tender';
  const cooked = `for ${Math.max(2, food.minutes.fry ?? 4)} minutes, until ${until}.`;
  if (place) {
    const text = steps[place.step] as string;
    steps[place.step] = inserted(text, place.at, `Add ${names} and cook ${cooked}`);
    return;
  }
  const fried = `Cook ${names}${inOil(kit)} in a frying pan over medium heat ${cooked}`;
  steps[mixing] = `${fried} ${steps[mixing] as string} Mix in ${kit.the(...foods)}.`;
}

/** Onions and mushrooms are fried in a pan of their own while burgers are on, and go on top. */
function ontoTheBurgers({ kit, dish, left, steps }: Work): void {
  const food = left.find((one) => isOf(one, 'aromatic') || /mushroom$/.test(one.name));
  if (dish.kind !== 'burger' || !food || steps.length < 2) return;
  const foods = takeIn(kit, food, food.kinds, 'sliced');
  if (foods.length === 0) return;
  const minutes = Math.max(food.minutes.fry ?? 0, 8);
  const names = kit.hot(...foods);
  const last = steps.length - 1;
  steps[last] = `${steps[last] as string} Top with ${names}.`;
  steps.splice(
    last,
    0,
    `Meanwhile, cook ${names}${inOil(kit)} in a frying pan over medium heat for ${minutes} minutes, stirring often, until golden.`,
  );
}

/** In the order in which they are tried. */
const WAYS = [
  ...[intoThePot, intoTheWater, intoThePan, ontoTheBurgers],
  ...[
    beforeItSimmers,
    alongWithIt,
    withTheSalt,
    intoTheSauce,
    intoTheBatter,
    intoTheDish,
    ontoTheDough,
  ],
];
