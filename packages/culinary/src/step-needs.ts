import { convert } from './conversion.js';
import type { IngredientLine } from './parsed-line.js';
import { scaleQuantity, type Quantity } from './quantity.js';
import { add, compare, multiply, rational, toNumber, type Rational } from './rational.js';
import { mentionsIn, type StepMention, type WrittenSteps } from './step-mentions.js';
import type { StepShare } from './step-shares.js';
import { dimensionOf, type UnitId } from './units.js';

/** What a step takes of an ingredient line. */
export interface StepNeed {
  /** The line's index. */
  readonly line: number;
  /**
   * All of the line; an amount of it, as written; or null when the step names the food and the text does not say how much of
   * it, or all of it is in use already.
   */
  readonly amount: 'all' | StepAmount | null;
}

export interface StepAmount {
  readonly quantity: Quantity;
  readonly unit: UnitId | null;
}

type Use = Omit<StepMention, 'lines'>;

const ZERO = rational(0);
const MINUS_ONE = rational(-1);

const minus = (left: Rational, right: Rational): Rational => add(left, multiply(right, MINUS_ONE));

/** What remains; an amount that was measured a little too generously leaves nothing. */
function without(from: Quantity, taken: Quantity): Quantity | null {
  const min = minus(from.min, taken.max);
  const max = minus(from.max, taken.min);
  const grain = toNumber(from.max) * 0.02;
  if (toNumber(max) < -grain) return null;
  const atLeastZero = (value: Rational) => (toNumber(value) < grain ? ZERO : value);
  return { min: atLeastZero(min), max: atLeastZero(max) };
}

/** Used up where they go, so that a second mention can be a second use: a fat, a liquid, a seasoning. */
function isConsumed({ unit }: IngredientLine): boolean {
  return unit !== null && ['volume', 'mass'].includes(dimensionOf(unit));
}

/** "Stir half of them in", "set some aside": a share of a food that is not named again. */
const PRONOUN_SHARE =
  /\b(?:half|some|most|a third|a few|a quarter|two thirds) of (?:them|it|these)\b|\b(?:half|some|keep|reserve|set aside|lift out|save)\b/i;

/** Uses whose share would be carried from the food before; it is only when the line is shared elsewhere too. */
function settled(uses: readonly Use[]): Use[] {
  const isShared = ({ share, carried }: Use) => share.kind !== 'whole' && !carried;
  const carriesOften = uses.filter(({ carried }) => carried).length > 1;
  const divided = carriesOften || uses.some(isShared);
  return uses.map((use) =>
    use.carried && !divided ? { ...use, share: { kind: 'whole', definite: true } as const } : use,
  );
}

/** What each use takes; null where nobody can say. */
type Taken = readonly ('all' | StepAmount | null)[];

const nothingSaid = (uses: readonly Use[]): Taken => uses.map(() => null);

function takenUndivided(line: IngredientLine, uses: readonly Use[]): Taken {
  const [first, ...later] = uses;
  const again = later.some(
    ({ step, share }) => step !== first?.step && share.kind === 'whole' && !share.definite,
  );
  if (again && isConsumed(line)) return nothingSaid(uses);
  return uses.map((_, index) => (index === 0 ? 'all' : null));
}

interface Division {
  readonly line: IngredientLine;
  /** What is left; null once some of it is gone and nobody said how much. */
  remaining: Quantity | null;
  /** What is left at most. */
  most: Quantity;
  isUsedUp: boolean;
}

type Amount = Taken[number];

function takeAmount(division: Division, { quantity, unit }: StepAmount): Amount | 'too much' {
  const { line } = division;
  const inLine = convert(quantity, unit, line.unit, line.ingredientId ?? undefined)?.quantity;
  if (!inLine) {
    division.remaining = null;
    return null;
  }
  const left = without(division.most, inLine);
  if (!left) return 'too much';
  division.most = left;
  division.remaining &&= left;
  return { quantity, unit };
}

function take(division: Division, share: StepShare): Amount | 'too much' {
  const { line, remaining } = division;
  const total = line.quantity;
  if (division.isUsedUp || share.kind === 'none' || !total) return null;
  if (share.kind === 'vague') {
    division.remaining = null;
    return null;
  }
  if (share.kind === 'amount') return takeAmount(division, share);
  if (share.kind === 'part') {
    const of = share.ofRest ? remaining : total;
    return (
      of &&
      takeAmount(division, {
        quantity: scaleQuantity(of, share.fraction),
        unit: line.unit,
      })
    );
  }
  if (share.kind === 'rest') {
    division.isUsedUp = true;
    return remaining && compare(remaining.max, ZERO) > 0
      ? { quantity: remaining, unit: line.unit }
      : null;
  }
  return null;
}

/** Whether all of the line is in the first step that names it, although later ones name shares of it. */
function isUsedFirst(uses: readonly Use[], steps: readonly string[]): boolean {
  const [first] = uses;
  if (first?.share.kind !== 'whole') return false;
  const next = uses.find(({ share }) => share.kind !== 'whole');
  if (next?.share.kind !== 'rest') return true;
  return steps.slice(first.step, next.step + 1).some((step) => PRONOUN_SHARE.test(step));
}

/** "A slice of cheddar on each", and nothing else of it: all of it, one at a time. */
const isHandedOut = (uses: readonly Use[]): boolean =>
  uses.every(({ step, share, repeated }) => {
    return step === uses[0]?.step && repeated && share.kind === 'vague';
  });

function taken(line: IngredientLine, uses: readonly Use[], steps: readonly string[]): Taken {
  if (uses.every(({ share }) => share.kind === 'whole')) return takenUndivided(line, uses);
  if (isHandedOut(uses)) return uses.map((_, index) => (index === 0 ? 'all' : null));
  if (uses[0]?.share.kind === 'whole') {
    return isUsedFirst(uses, steps)
      ? uses.map((_, index) => (index === 0 ? 'all' : null))
      : nothingSaid(uses);
  }
  // "1 cup plus 2 tbsp" is one line that nobody divides.
  if (line.also.length > 0 || !line.quantity) return nothingSaid(uses);
  const division: Division = {
    line,
    remaining: line.quantity,
    most: line.quantity,
    isUsedUp: false,
  };
  const amounts: Amount[] = [];
  for (const { share } of uses) {
    const amount = take(division, share);
    if (amount === 'too much') return nothingSaid(uses);
    amounts.push(amount);
  }
  return amounts;
}

/** Several amounts of one line in one step, added up. */
function together(line: IngredientLine, amounts: Taken): Amount {
  const known = amounts.filter((amount) => amount !== null);
  const [first, ...more] = known;
  if (first === undefined || first === 'all') return first ?? null;
  return more.reduce<Amount>((sum, next) => {
    if (sum === null || sum === 'all' || next === 'all') return sum;
    const inSum = convert(next.quantity, next.unit, sum.unit, line.ingredientId ?? undefined);
    return (
      inSum && {
        unit: sum.unit,
        quantity: {
          min: add(sum.quantity.min, inSum.quantity.min),
          max: add(sum.quantity.max, inSum.quantity.max),
        },
      }
    );
  }, first);
}

/** Whether words that fit several lines mean all of them ("the cheeses") and not one of several with the same food. */
function isGroup(lines: readonly IngredientLine[]): boolean {
  const ids = lines.map(({ ingredientId }) => ingredientId);
  return !ids.includes(null) && new Set(ids).size === ids.length;
}

/** The mentions of one line. "The meat" is the line only where nothing names it more clearly, or as a share of it. */
function usesOf(mentions: readonly StepMention[], line: number): Use[] {
  const own = mentions.filter(({ lines }) => lines.includes(line));
  const isClear = own.some(({ onlyKind }) => !onlyKind);
  return own
    .filter(({ onlyKind, share }) => !isClear || !onlyKind || share.kind !== 'whole')
    .sort((left, right) => left.step - right.step);
}

/**
 * What each step takes of each line, by the words of the steps: all of it where it is named first, the shares that the text
 * gives ("half of", "1 tsp of", "the rest of"), and no amount where the text leaves open how a line is divided. The amounts of a
 * line never add up to more than the line.
 */
export function stepNeeds(recipe: WrittenSteps): StepNeed[][] {
  const { lines, steps } = recipe;
  const mentions = mentionsIn(recipe);
  const ambiguous = new Set(
    mentions.flatMap(({ lines: meant }) =>
      meant.length > 1 && !isGroup(meant.flatMap((at) => lines[at] ?? [])) ? meant : [],
    ),
  );
  const needs = lines.map((line, index) => {
    const uses = settled(usesOf(mentions, index));
    const amounts = ambiguous.has(index) ? nothingSaid(uses) : taken(line, uses, steps);
    return steps.map((_, step) => {
      const here = amounts.filter((_amount, at) => uses[at]?.step === step);
      return here.length === 0 ? null : { line: index, amount: together(line, here) };
    });
  });
  return steps.map((_, step) => {
    const order = mentions
      .filter((mention) => mention.step === step)
      .flatMap((mention) => mention.lines);
    const here = needs.flatMap((ofLine) => ofLine[step] ?? []);
    return here.sort((left, right) => order.indexOf(left.line) - order.indexOf(right.line));
  });
}
