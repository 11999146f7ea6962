import { kitchenAmount, type KitchenView } from './kitchen-line.js';
import { stemFrench } from './languages/french.js';
import type { IngredientLine } from './parsed-line.js';
import { formatQuantity, isMoreThanOne, scaleQuantity } from './quantity.js';
import { add, rational, type Rational } from './rational.js';
import { unitOfWord } from './units.js';
import { fold } from './words.js';

const FRACTIONS: Readonly<Record<string, Rational>> = {
  '¼': rational(1, 4),
  '½': rational(1, 2),
  '¾': rational(3, 4),
  '⅓': rational(1, 3),
  '⅔': rational(2, 3),
  '⅛': rational(1, 8),
};
const NUMBER = String.raw`(?:\d+ ?)?[¼½¾⅓⅔⅛]|\d+ \d+/\d+|\d+/\d+|\d+(?:[.,]\d+)?`;
const METRIC = 'kg|g|ml|cl|dl|l';
const SPOONS = String.raw`c\. à (?:soupe|table|thé|café)|cuill(?:ère|erée)s? à (?:soupe|table|thé|café)|tasses?`;

/** "200 g de beurre", "2 à 3 c. à soupe de l’huile"; what is measured follows. */
const AMOUNT = new RegExp(
  String.raw`(?<![\w.,/×x-]|\bde )(${NUMBER})(?:( ?[-–] ?| à )(${NUMBER}))? (${METRIC}|${SPOONS}) (?:de la |de l['’]|du |des |de |d['’])([\p{L}\p{M}]+)`,
  'giu',
);
/** Between sentences, with the space; not after the "c." of a spoon. */
const BREAK = /((?<=(?<!\bc)[.;!?])\s+)/;
/** Sentences whose amounts are meant several times. */
const REPEATED = /\b(?:chaque|chacune?|chacun|à la fois|par personne|par portion)\b/i;

function numberOf(text: string): Rational {
  const [, whole = '', sign = ''] = /^(\d+)? ?([¼½¾⅓⅔⅛])$/.exec(text) ?? [];
  const fraction = FRACTIONS[sign];
  if (fraction) return add(rational(Number(whole)), fraction);
  const [first = '', second] = text.split(' ');
  if (second !== undefined) return add(rational(Number(first)), numberOf(second));
  const [above = '0', below] = first.split('/');
  if (below !== undefined) return rational(Number(above), Number(below));
  const [units = '0', decimals = ''] = above.split(/[.,]/);
  return rational(Number(units + decimals), 10 ** decimals.length);
}

const wordOf = (text: string): string => stemFrench(fold(text));

/** The words that lines are named by: "farine" for "farine tout usage". */
const namesOf = (lines: readonly IngredientLine[]): Set<string> =>
  new Set(
    lines.flatMap(({ name }) => {
      const [first] = name.split(/[ '’]/);
      return first ? [wordOf(first)] : [];
    }),
  );

/**
 * A French step with the measures of its foods for other servings, in the units in which they are written. Pieces, times,
 * temperatures, sizes and what is meant several times stay.
 */
export function displayFrenchStep(
  step: string,
  lines: readonly IngredientLine[],
  view: KitchenView,
): string {
  const { factor, locale } = view;
  if (factor.numerator === factor.denominator) return step;
  const names = namesOf(lines);
  const scaled = (sentence: string): string =>
    sentence.replace(AMOUNT, (found, least: string, joined, most, unit: string, food: string) => {
      if (!names.has(wordOf(food))) return found;
      const min = numberOf(least);
      const quantity = { min, max: most === undefined ? min : numberOf(String(most)) };
      const rest = found.slice(`${least}${joined ?? ''}${most ?? ''} ${unit}`.length);
      const metric = new RegExp(`^(?:${METRIC})$`, 'i').test(unit) ? unitOfWord(unit) : null;
      if (metric !== null) {
        return kitchenAmount(quantity, metric, { factor, units: 'written', locale }).text + rest;
      }
      const amount = scaleQuantity(quantity, factor);
      const word = /^tasses?$/i.test(unit) ? (isMoreThanOne(amount) ? 'tasses' : 'tasse') : unit;
      return `${formatQuantity(amount, locale)} ${word}${rest}`;
    });
  return step
    .split(BREAK)
    .map((sentence) => (REPEATED.test(sentence) ? sentence : scaled(sentence)))
    .join('');
}
