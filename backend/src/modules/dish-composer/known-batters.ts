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
const FOLDED_IN: readonly Kind[] = ['nut', 'chocolate', 'driedfruit', 'coconutflake', 'candy'];
/** For a batter of whatever size: a dozen muffins or a loaf. */
const BATTER_CUPS = 1 / 2;
/** Where a batter, a dough or a topping leaves its bowl. */
const LEAVES_BOWL =
  /\b(?:pour|spoon|scrape|tip|spread|divide|drop|press|scoop|roll|shape|ladle|turn|scatter|sprinkle)\b[^.]*\b(?:pans?|tins?|dish|sheets?|cups|skillet|griddle|moulds?|iron|balls|logs?|rounds?|over the)\b/i;

/** Nuts, dried fruit and chocolate are folded in before a batter leaves its bowl, or scattered over what is baked in a dish. */
export function intoTheBatter({ kit, dish, left, steps }: Work): void {
  if (dish.kind === null || !BAKED.includes(dish.kind)) return;
  const some = left.filter((food) => isOf(food, ...FOLDED_IN)).slice(0, 2);
  for (const food of some) {
    const place = endOfMixing(steps) ?? beforeBaking(steps);
    if (!place) return;
    const { step, from } = place;
    const foods = takeIn(kit, food, FOLDED_IN);
    if (foods.length === 0) continue;
    for (const one of foods) kit.cups(one, BATTER_CUPS);
    const names = kit.the(...foods);
    const sentence = place.isBaked ? `Scatter ${names} over.` : `Stir in ${names}.`;
    if (from === 0) steps[step - 1] = `${steps[step - 1] as string} ${sentence}`;
    else steps[step] = inserted(steps[step] as string, from, sentence);
  }
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

/** Where what fills a dish goes into the oven for the last time; null if nothing was done before. */
function beforeBaking(steps: readonly string[]): BatterPlace | null {
  const last = sentencesOf(steps).findLast(({ sentence }) => /^Bake\b/.test(sentence));
  return last && last.step + last.from > 0 ? { ...last, isBaked: true } : null;
}
