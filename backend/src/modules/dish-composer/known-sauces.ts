import { isOf } from './cooking-steps.js';
import type { Kind } from './food.js';
import { measureAll } from './kitchen-measures.js';
import { takeIn, type Work } from './known-work.js';
import { inserted, sentencesOf, simmeringIn, type Simmering } from './step-places.js';

/** What is stirred into a sauce at the end, and how much of it. */
const STIRRED_IN: readonly (readonly [kind: Kind, amount: string])[] = [
  ['mustard', '1 tbsp'],
  ['cream', '1/2 cup'],
];

/** Mustard and cream go into the sauce of a braise or a curry at the end. */
export function intoTheSauce({ kit, dish, left, steps }: Work): void {
  for (const [kind, amount] of STIRRED_IN) {
    const food = left.find((one) => isOf(one, kind));
    const last = simmeringIn(steps).at(-1) ?? reducedIn(steps);
    if (!food || !last || dish.isSweet) continue;
    const foods = takeIn(kit, food, [kind]);
    if (foods.length === 0) continue;
    measureAll(kit, foods, amount);
    const text = steps[last.step] as string;
    const end = last.end + text.slice(last.end).search(/\.(?:\s|$)/) + 1;
    steps[last.step] = inserted(text, end, `Stir in ${kit.hot(...foods)}.`);
  }
}

/** Where a sauce boils down in the pan of what was fried; null if none does. */
const REDUCES =
  /^(?:Boil|Reduce|Bubble)\b[^.]*\b(?:broth|stock|wine|cider|cream|juices?|sauce)\b[^.]*\bfor \d|\bpour in\b[^.]*\b(?:broth|stock|wine|cider|cream)\b[^.]*\bfor \d/i;

function reducedIn(steps: readonly string[]): Pick<Simmering, 'step' | 'end'> | null {
  const last = sentencesOf(steps).findLast(({ sentence }) => REDUCES.test(sentence.trim()));
  return last ? { step: last.step, end: last.from } : null;
}

const DRINK = /^(?:beer|stout|hard cider|sherry|wine|red wine|white wine)$/;

/** Wine and beer boil down before a pot simmers. */
export function beforeItSimmers({ kit, dish, left, steps }: Work): void {
  const drink = left.find(({ name }) => DRINK.test(name));
  const [first] = simmeringIn(steps);
  if (!drink || !first || (dish.kind !== 'stew' && dish.kind !== 'soup')) return;
  const foods = takeIn(kit, drink, drink.kinds);
  if (foods.length === 0) return;
  measureAll(kit, foods, '3/4 cup');
  const sentence = `Pour in ${kit.hot(...foods)} and boil for 3 minutes.`;
  steps[first.step] = inserted(steps[first.step] as string, first.from, sentence);
}

const RIND = 'parmesan rind';
/** A rind gives little in less time. */
const rindMinutes = 10;

/** The rind of a cheese simmers along and comes out again. */
export function alongWithIt({ kit, dish, left, steps }: Work): void {
  const rind = left.find(({ name }) => name === RIND);
  const pot = simmeringIn(steps).find(({ minutes }) => minutes >= rindMinutes);
  if (!rind || !pot || (dish.kind !== 'stew' && dish.kind !== 'soup')) return;
  const foods = takeIn(kit, rind, rind.kinds);
  if (foods.length === 0) return;
  const named = kit.hot(...foods);
  steps[pot.step] = inserted(steps[pot.step] as string, pot.from, `Add ${named}.`);
  const last = steps.length - 1;
  steps[last] = `Take out ${named}. ${steps[last] as string}`;
}

const HERB = /^(?:dried )?(?:thyme|rosemary|sage|oregano|marjoram|savory)$|^bay leaf$/;
const RUBS = /\b(?:[Ss]eason|[Rr]ub|[Tt]oss|[Ss]prinkle)\b[^.]*\bsalt\b/;

/** Woody herbs simmer along in a pot, and are rubbed in with the salt of what is fried or roasted. */
export function withTheSalt({ kit, dish, left, steps }: Work): void {
  const herb = left.find(({ name }) => HERB.test(name));
  if (!herb || dish.isSweet) return;
  const [pot] = dish.kind === 'stew' || dish.kind === 'soup' ? simmeringIn(steps) : [];
  const rub = sentencesOf(steps).find(({ sentence }) => RUBS.test(sentence));
  const place = pot ?? rub;
  const foods = place ? takeIn(kit, herb, herb.kinds) : [];
  if (!place || foods.length === 0) return;
  const text = steps[place.step] as string;
  steps[place.step] = pot
    ? inserted(text, pot.from, `Add ${kit.the(...foods)}.`)
    : inserted(text, place.from + (rub?.sentence.length ?? 0), `Rub in ${kit.the(...foods)}.`);
}
