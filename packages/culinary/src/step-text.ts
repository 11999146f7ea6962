import { agreeing, kitchenAmount, type KitchenView } from './kitchen-line.js';
import type { IngredientLine } from './parsed-line.js';
import type { Quantity } from './quantity.js';
import { compare, rational } from './rational.js';
import { foodsIn } from './step-mentions.js';
import { isRepeated, STEP_NUMBER, stepNumber } from './step-shares.js';
import { isDescribing } from './vocabulary.js';
import { dimensionOf, unitOfWord, type UnitId } from './units.js';
import { nameWords } from './words.js';

const ONE = rational(1);

// "3-4", "3 to 4", and a unit if one follows.
const AMOUNT = new RegExp(
  `(?<![\\w./°×x-]|\\bx )(${STEP_NUMBER})(?:(\\s*[-–]\\s*| to | or )(${STEP_NUMBER}))?(?:\\s([a-z]+)\\b\\.?)?(?![\\w°/]|[.,]\\d)`,
  'giu',
);
/** What a number before it measures a vessel or a shape by: "a 3 l dish", "2 cm cubes". */
const VESSEL =
  /^\s+(?:[a-zé-]+\s+){0,3}(?:dish|pan|tin|mould|mold|pot|bowl|jar|jug|ramekin|casserole|skillet|saucepan|springform|container|bag|portion|ball|piece|patty|patties|cube|glass|bottle|scoop|ladle|measure)s?\b/i;

/** What is taken of these makes one of several: "1/4 cup of batter". */
const SHAPED =
  /^ of (?!the |your )|^ of (?:the |your )?(?:[a-z]+ )?(?:batter|dough|filling|mixture)\b/i;

interface Amount {
  readonly start: number;
  readonly end: number;
  readonly quantity: Quantity;
  readonly unit: UnitId | null;
  /** The food after a number of pieces, which agrees with the number. */
  readonly food: { readonly line: IngredientLine; readonly end: number } | null;
}

/** The part of a step around a position that ends with its sentence. */
function sentenceAround(step: string, at: number): string {
  const begin = Math.max(
    ...[...step.slice(0, at).matchAll(/[.;!?]\s/g)].map(({ index }) => index),
    -1,
  );
  const end = /[.;!?](?:\s|$)/.exec(step.slice(at));
  return step.slice(begin + 1, end ? at + end.index : undefined);
}

const isMeasure = (unit: UnitId): boolean => ['mass', 'volume'].includes(dimensionOf(unit));

/** Pieces, cloves, slices: what a recipe counts. */
const isCounted = (unit: UnitId | null): boolean => unit === null || dimensionOf(unit) === 'count';

/** At most three words that describe to the food: "2 tbsp of the softened butter". */
const isDescription = (between: string): boolean =>
  /^(?:[a-z-]+\s){0,3}$/i.test(between) && nameWords(between).every(isDescribing);

function amountsIn(step: string, lines: readonly IngredientLine[]): Amount[] {
  const foods = foodsIn(step, lines);
  return [...step.matchAll(AMOUNT)].flatMap((match): Amount[] => {
    const [, least = '', joined = '', most = '', word] = match;
    const start = match.index;
    if (isRepeated(sentenceAround(step, start))) return [];
    const unit = word === undefined ? null : unitOfWord(word);
    const numberEnd = start + `${least}${joined}${most}`.length;
    const end = unit === null || word === undefined ? numberEnd : numberEnd + 1 + word.length;
    const after = step.slice(end);
    const ofIt = /^\.?(?: more)? of (?:the |your )?/.exec(after);
    const from = end + (ofIt?.[0].length ?? 1);
    const named = foods.find(
      (food) => food.start >= from && isDescription(step.slice(from, food.start)),
    );
    const min = stepNumber(least);
    const quantity = { min, max: most === '' ? min : stepNumber(most) };
    if (unit !== null && isMeasure(unit)) {
      const isFood = (named || (ofIt && !SHAPED.test(after))) && !VESSEL.test(after);
      return isFood ? [{ start, end, quantity, unit, food: null }] : [];
    }
    const line = named && lines[named.line];
    // A number of pieces is an amount only of what the recipe counts; any other counts what is made.
    if (!named || !line?.quantity || !isCounted(line.unit)) return [];
    if (unit !== null && unit !== line.unit) return [];
    return [{ start, end, quantity, unit, food: ofIt ? null : { line, end: named.end } }];
  });
}

/**
 * A step with its amounts for other servings and in the cook's units. Times, temperatures, sizes and the number of pieces that
 * are made stay; so does any amount that is meant several times.
 */
export function displayStep(
  step: string,
  lines: readonly IngredientLine[],
  view: KitchenView,
): string {
  const once = compare(view.factor, ONE) === 0;
  if (once && view.units === 'written') return step;
  let shown = '';
  let from = 0;
  for (const { start, end, quantity, unit, food } of amountsIn(step, lines)) {
    if (start < from || (once && unit === null)) continue;
    const { text, many } = kitchenAmount(quantity, unit, view);
    shown += step.slice(from, start) + text;
    from = end;
    if (food && unit === null) {
      shown += agreeing(step.slice(end, food.end), food.line, many);
      from = food.end;
    }
  }
  return shown + step.slice(from);
}
