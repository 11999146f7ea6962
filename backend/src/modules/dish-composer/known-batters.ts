import { rational } from '@larder/culinary';
import type { DishKind } from '@larder/dish-pictures';
import { isOf } from './cooking-steps.js';
import type { Kind } from './food.js';
import { takeIn, type Work } from './known-work.js';
import { inserted, MIXES, sentencesOf } from './step-places.js';

const BAKED: readonly DishKind[] = [
  ...([
    'cake',
    'plain cake',
    'loaf',
    'muffins',
    'cupcakes',
    'cookies',
    'bars',
    'pancakes',
  ] as const),
  ...(['waffles', 'porridge', 'crumble', 'granola'] as const),
];

/** What is folded in for a batter of whatever size, a dozen muffins or a loaf, and how many cups of it; cheese where it is not sweet. */
const FOLDED_IN = { kinds: kindsOf('nut chocolate driedfruit coconutflake candy'), cups: 1 / 2 };
const SWEET_PASTE = { kinds: kindsOf('nutbutter tahini'), cups: 1 / 4 };
const CHEESE = { kinds: kindsOf('cheese softcheese hardcheese'), cups: 1 };
const FOLDED_INTO = { sweet: [FOLDED_IN, SWEET_PASTE], savoury: [FOLDED_IN, CHEESE] };

function kindsOf(words: string): readonly Kind[] {
  return words.split(' ') as readonly Kind[];
}

/** What no cheese goes with in a batter, be it for breakfast. */
const SWEET = /banana|berr(?:y|ies)|chocolate|vanilla|cinnamon|raisin|honey|maple/i;

/** More would be another batter. */
const MOST_FOLDED = 2;
/** Where a batter, a dough or a topping leaves its bowl. */
const LEAVES_BOWL =
  /\b(?:pour|spoon|scrape|tip|spread|divide|drop|press|scoop|roll|shape|ladle|turn|scatter|sprinkle)\b[^.]*\b(?:pans?|tins?|dish|sheets?|cups|skillet|griddle|moulds?|iron|balls|logs?|rounds?|over the)\b/i;

/** Nuts, dried fruit and chocolate are folded in before a batter leaves its bowl, or scattered over what is baked in a dish. */
export function intoTheBatter({ kit, dish, left, steps }: Work): void {
  if (dish.kind === null || !BAKED.includes(dish.kind)) return;
  const isSweet = dish.isSweet || steps.some((step) => SWEET.test(step));
  const all = FOLDED_INTO[isSweet ? 'sweet' : 'savoury'];
  const some = all.flatMap(({ kinds, cups }) =>
    left.filter((food) => isOf(food, ...kinds)).map((food) => ({ food, kinds, cups })),
  );
  for (const { food, kinds, cups } of some.slice(0, MOST_FOLDED)) {
    const place = endOfMixing(steps) ?? beforeBaking(steps);
    if (!place) return;
    const foods = takeIn(kit, food, kinds);
    if (foods.length === 0) continue;
    for (const one of foods) kit.cups(one, cups);
    const names = kit.the(...foods);
    const sentence = place.isBaked ? `Scatter ${names} over.` : `Stir in ${names}.`;
    putAt(steps, place, sentence);
  }
}

/** Says something before a sentence, at the end of the step before where it begins one. */
function putAt(steps: string[], { step, from }: BatterPlace, sentence: string): void {
  if (from === 0) steps[step - 1] = `${steps[step - 1] as string} ${sentence}`;
  else steps[step] = inserted(steps[step] as string, from, sentence);
}

interface BatterPlace {
  readonly step: number;
  readonly from: number;
  /** Whether it is about to go into the oven. */
  readonly isBaked?: boolean;
}

/** Where something that was mixed leaves its bowl; null if it is mixed and put into its pan in one sentence. */
function endOfMixing(steps: readonly string[]): BatterPlace | null {
  const sentences = sentencesOf(steps);
  const mixed = sentences.findIndex(({ sentence }) => MIXES.test(sentence));
  if (mixed < 0) return null;
  const rest = sentences.slice(mixed + 1);
  return rest.find(({ sentence }) => LEAVES_BOWL.test(sentence) && !MIXES.test(sentence)) ?? null;
}

/** Where the rest is folded in and put into its dish in one sentence; null if nothing was done before. */
function lastFolding(steps: readonly string[]): BatterPlace | null {
  const found = sentencesOf(steps).find(
    ({ sentence }) => /^(?:Fold|Stir|Mix)\b/.test(sentence) && LEAVES_BOWL.test(sentence),
  );
  return found && found.step + found.from > 0 ? found : null;
}

/** Where what fills a dish goes into the oven for the last time; null if nothing was done before. */
function beforeBaking(steps: readonly string[]): BatterPlace | null {
  const last = sentencesOf(steps).findLast(({ sentence }) => /^Bake\b/.test(sentence));
  return last && last.step + last.from > 0 ? { ...last, isBaked: true } : null;
}

const FILLED_IN: readonly Kind[] = ['bean', 'crumb'];

/** Canned beans are folded into what goes into a baking dish, and crackers crushed over it. */
export function intoTheDish({ kit, dish, left, steps }: Work): void {
  if (dish.kind !== 'gratin' || dish.isSweet) return;
  for (const food of left.filter((one) => isOf(one, ...FILLED_IN))) {
    const isTopping = isOf(food, 'crumb');
    const place = isTopping ? beforeBaking(steps) : (endOfMixing(steps) ?? lastFolding(steps));
    const foods = place ? takeIn(kit, food, FILLED_IN) : [];
    if (!place || foods.length === 0) continue;
    kit.share(foods, rational(1, 2));
    const names = kit.the(...foods);
    putAt(steps, place, isTopping ? `Scatter ${names} over.` : `Stir in ${names}.`);
  }
}

const FLAT: readonly DishKind[] = ['flatbread', 'pizza'];
const SCATTERED: readonly Kind[] = ['briny', 'softcheese', 'cheese'];

/** Olives and cheese are scattered over a dough that is baked flat. */
export function ontoTheDough({ kit, dish, left, steps }: Work): void {
  if (dish.kind === null || !FLAT.includes(dish.kind)) return;
  for (const food of left.filter((one) => isOf(one, ...SCATTERED)).slice(0, MOST_FOLDED)) {
    const place = beforeBaking(steps);
    const foods = place ? takeIn(kit, food, SCATTERED) : [];
    if (!place || foods.length === 0) continue;
    kit.share(foods, rational(1, 2));
    putAt(steps, place, `Scatter ${kit.the(...foods)} over.`);
  }
}
