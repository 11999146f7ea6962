import { PREPARATION_WORDS, QUALITY_WORDS } from './describing-words.js';
import { exactly, type Quantity } from './quantity.js';
import { rational, type Rational } from './rational.js';
import { unitOfWord, type UnitId } from './units.js';
import { fold, singular } from './words.js';

/** How much of a food the words around it in a step say is used. */
export type StepShare =
  /** "the salt"; not definite when more of it may be meant: "season with salt". */
  | { readonly kind: 'whole'; readonly definite: boolean }
  /** "half of the butter"; `ofRest` for half of what is left of it. */
  | { readonly kind: 'part'; readonly fraction: Rational; readonly ofRest: boolean }
  /** "1 tsp of the salt", "two of the eggs". */
  | { readonly kind: 'amount'; readonly quantity: Quantity; readonly unit: UnitId | null }
  /** "the rest of the salt", "the other egg". */
  | { readonly kind: 'rest' }
  /** "a little of the milk". */
  | { readonly kind: 'vague' }
  /** Nothing of the recipe's own: "extra butter", "the reserved juice". */
  | { readonly kind: 'none' };

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

const DIGITS = '\\d+ \\d+\\/\\d+|\\d+\\/\\d+|\\d+(?:\\.\\d+)?';
const WRITTEN = Object.keys(NUMBER_WORDS).join('|');

/** A number in a step, as the source of a regular expression. */
export const STEP_NUMBER = `(?:${DIGITS}|\\b(?:${WRITTEN})\\b)`;

/** The number that a step writes as "1 1/2", "0.5" or "two". */
export function stepNumber(text: string): Rational {
  const word = NUMBER_WORDS[text.toLowerCase()];
  if (word !== undefined) return rational(word);
  const [whole = '', part] = text.split(' ');
  if (part !== undefined) {
    const [above = 0, below = 1] = part.split('/').map(Number);
    return rational(Number(whole) * below + above, below);
  }
  const [above = 0, below = 1] = whole.split('/').map(Number);
  return rational(above, below);
}

const THE = '(?:(?:the|your|its|their) )?';
const REST = new RegExp(`(?:rest|remainder) of ${THE}$`);
const OTHER = new RegExp(
  `(?:remaining|other|last|leftover)(?: half of the| (?:${STEP_NUMBER})(?: [a-z]+)?(?: of the)?)? $`,
);
const FRACTIONS: readonly (readonly [words: string, Rational])[] = [
  ['three quarters|three-quarters|3\\/4', rational(3, 4)],
  ['two thirds|two-thirds|2\\/3', rational(2, 3)],
  ['(?:a|one) quarter|a fourth|1\\/4', rational(1, 4)],
  ['(?:a|one) third|1\\/3', rational(1, 3)],
  ['(?:one )?half|1\\/2', rational(1, 2)],
];
const PART_OF_REST = FRACTIONS.map(
  ([words, fraction]) =>
    [new RegExp(`(?:${words}) (?:of )?(?:the )?(?:rest of the|remaining) $`), fraction] as const,
);
// A fraction in digits alone is an amount: "1/2 onion"; "1/2 of the onions" is a share.
const PART = FRACTIONS.map(
  ([words, fraction]) =>
    [
      new RegExp(
        `(?:\\b(?:${words.replace(/\|\d\\\/\d/, '')})(?: of)?|(?:${words}) of) (?:the |an? |your )?$`,
      ),
      fraction,
    ] as const,
);
const HALF_OF_MEASURE = /\b(?:half) an? ([a-z]+) (?:of )?(?:the )?$/;
const AMOUNT = new RegExp(
  `(${STEP_NUMBER})(?:(?: to | or |[-–])(${STEP_NUMBER}))?(?: (?!of |the |more )([a-z]+)\\.?)? (?:(?:more )?of )?(?:the |your )?$`,
);
const VAGUE =
  /(?:\b(?:some|a little|a bit|a few|a touch|most|plenty|enough|several|part|much|more|zest|juice|an? (?:[a-z]+ )?[a-z]*(?:ful|splash|knob|pinch|drizzle|dash|dusting|sprinkle|sprinkling|squeeze|drop|layer|dollop|piece|slice|sheet|sprig|leaf|strip|grating)s?|slices|pieces|sheets|sprigs|layers)(?: more)?)(?: of)? (?:the )?$/;
const OUTSIDE = /\b(?:extra|additional|another|reserved|any|any of the|without(?: the)?|no) $/;
const TAKEN =
  /\b(?:add|with|and|plus|sprinkle|season|heat|melt|whisk|beat|mix|pour|stir|drizzle|brush|combine|use|toss) $/;

/** Water from the tap or the kettle, not from the list: "in salted water". */
const FROM_THE_TAP = /\b(?:boiling|salted|cold|hot|warm|iced|simmering|lukewarm|tepid|running) $/;

/** Whether "water" after this text is not that of the recipe. */
export const isTapWater = (before: string): boolean => {
  const folded = fold(before);
  return FROM_THE_TAP.test(folded) && !/\b(?:the|of) [a-z]+ $/.test(folded);
};

// Describing words that say how much, or whose; what they describe must not swallow them.
const SAYING_HOW_MUCH = new Set(
  fold(
    'a an the of half other rest remaining last more some few several most extra additional first second one two three four five six seven eight nine ten no each any your about another used reserved leftover part such less all',
  ).split(' '),
);

const describes = (word: string): boolean =>
  !SAYING_HOW_MUCH.has(word) &&
  (PREPARATION_WORDS.has(word) || QUALITY_WORDS.has(word)) &&
  unitOfWord(word) === null;

/** The text before a food without what describes it: "half of the softened " becomes "half of the ". */
export function withoutDescription(before: string): string {
  const last = /(?:^|[\s(])([a-z]+)[\s-]+$/.exec(before);
  const word = last?.[1];
  if (!last || word === undefined || !describes(singular(word))) return before;
  return withoutDescription(before.slice(0, before.length - last[0].length).trimEnd() + ' ');
}

function readPart(before: string): StepShare | null {
  for (const [words, fraction] of PART_OF_REST) {
    if (words.test(before)) return { kind: 'part', fraction, ofRest: true };
  }
  if (REST.test(before) || OTHER.test(before)) return { kind: 'rest' };
  for (const [words, fraction] of PART) {
    if (words.test(before)) return { kind: 'part', fraction, ofRest: false };
  }
  return null;
}

function readAmount(before: string): StepShare | null {
  const half = HALF_OF_MEASURE.exec(before);
  const halved = half && unitOfWord(half[1] ?? '');
  if (halved) return { kind: 'amount', quantity: exactly(rational(1, 2)), unit: halved };
  const amount = AMOUNT.exec(before);
  if (!amount) return null;
  const [, least = '', most, word] = amount;
  const unit = word === undefined ? null : unitOfWord(word);
  if (word !== undefined && unit === null) return null;
  // "a cup of the milk" is an amount; "a slice" or "a handful" is as much as somebody takes.
  if (/^an?$/.test(least) && unit !== null && !/^(?:cup|tsp|tbsp|can)$/.test(unit)) {
    return { kind: 'vague' };
  }
  const min = stepNumber(least);
  return {
    kind: 'amount',
    quantity: { min, max: most === undefined ? min : stepNumber(most) },
    unit,
  };
}

/** How much of a food is used, by the text of its sentence before it. */
export function shareBefore(text: string): StepShare {
  const before = withoutDescription(fold(text).replace(/\s+/g, ' '));
  if (OUTSIDE.test(before)) return { kind: 'none' };
  const part = readPart(before);
  if (part) return part;
  const amount = readAmount(before);
  if (amount) return amount;
  if (VAGUE.test(before)) return { kind: 'vague' };
  return { kind: 'whole', definite: !TAKEN.test(before) };
}

/** Says that amounts before it are for one of several: "1 tbsp of the filling on each". */
const REPEATED = /\b(?:each|every|per|apiece|at a time|one by one|in turn)\b/;
/** Says how long something takes, or where, and repeats no amount. */
const REPEATED_TIME =
  /(?:\b(?:on|per|for|to|from) (?:each|every) (?:side|face)|\b(?:minutes?|seconds?|hours?)(?: (?:each|per side|a side|on each|per batch))|\b(?:per|each|every) (?:side|\d+ minutes?|minute))\b/g;

/** Whether the amounts of a sentence are meant several times, so that nobody can say how much it is in all. */
export const isRepeated = (sentence: string): boolean =>
  REPEATED.test(sentence.toLowerCase().replace(REPEATED_TIME, ' '));
