import { spooned } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { DishPattern } from './dish-pattern.js';
import { wantsAcid } from './flat-and-sour.js';
import { longestInTwo } from './long-steps.js';

/** Hot dishes that a spoonful of vinegar can be stirred into. */
const STIRRED: readonly DishPattern['kind'][] = [
  ...(['soup', 'chunky soup', 'stew', 'meat or fish', 'eggs', 'vegetables'] as const),
];
/** What no vinegar is stirred into: it has left the pan, or the dish holds eggs that have set. */
const CLOSED = /\b(?:lift|rest|plate|drain|serv|taste|cover)\b/i;
const opened = (step: string): boolean => !CLOSED.test(step.split(/(?<=\.) /).at(-1) ?? '');

/** East Asia and India have their own ways to balance a dish. */
const isOfOtherKitchen = ({ style }: DishKit): boolean =>
  style.kitchens.some((place) => place === 'a' || place === 'i' || place === 's');

/** A spoonful of vinegar at the end of what is sweet or mealy, if there is nothing sour in it and vinegar is at hand. */
export function sharpened({ kind }: DishPattern, kit: DishKit): void {
  if (!STIRRED.includes(kind) || isOfOtherKitchen(kit)) return;
  if (!wantsAcid(kit.mains, [...kit.used.values()])) return;
  const at = kit.steps.length - (/^Taste/.test(kit.steps.at(-2) ?? '') ? 3 : 2);
  const before = kit.steps[at];
  if (before === undefined || /^(?:Meanwhile|While|Towards)/.test(before) || !opened(before))
    return;
  const vinegar = spooned(
    kit,
    kit.stapleAtHand(...kit.style.acids, 'cider vinegar', 'red wine vinegar', 'white vinegar'),
    kind === 'soup' || kind === 'stew' ? '1 tbsp' : '2 tsp',
  );
  if (vinegar) kit.steps[at] = `${before} Stir in ${kit.the(vinegar)}.`;
}

/** Sentences of a step that may as well be two steps. */
const longStep = 4;
const isTasting = (step: string): boolean => /^Taste\b[^.]*\.$/.test(step);
const isMeanwhile = (step = ''): boolean => /^(?:Meanwhile|While|Towards)/.test(step);

/** Tasting is no step of its own in a recipe that has enough of them, or one that is told in two. */
export function withTastingAtTable(steps: readonly string[], fewest: number): string[] {
  const tasting = steps.findIndex(isTasting);
  if (tasting < 0 || tasting === steps.length - 1) return [...steps];
  const longest =
    steps.length > fewest ? null : longestInTwo(steps, longStep, (at) => isMeanwhile(steps[at]));
  if (steps.length <= fewest && !longest) return [...steps];
  return steps.flatMap((step, at) => {
    if (at === tasting) return [];
    if (at === tasting + 1) return [`${steps[tasting]} ${step}`];
    return at === longest?.at ? longest.told : [step];
  });
}
