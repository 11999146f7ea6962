import {
  compare,
  formatQuantity,
  ingredientById,
  languageOfLines,
  parseIngredientLine,
  rational,
  resolveIngredient,
  unitLabel,
  type IngredientLine,
} from '@larder/culinary';
import { isHeading } from '@larder/recipe-reading/text';

/** Everything that needs the ingredient line parser; loaded when the editor is open. */

/** How Larder reads a line of the ingredients. */
export type LineReading =
  | { readonly kind: 'heading' }
  /** A food it knows, with the amount as a cook writes it; empty without one. */
  | { readonly kind: 'known'; readonly amount: string; readonly foods: readonly string[] }
  /** Kept as text; `corrected` are lines with a food that may be meant. */
  | { readonly kind: 'text'; readonly corrected: readonly Correction[] };

export interface Correction {
  readonly food: string;
  readonly line: string;
}

const mostCorrections = 2;
const one = rational(1);

function amountOf({ quantity, unit }: IngredientLine, locale: string): string {
  if (quantity === null) return '';
  const amount = formatQuantity(quantity, locale);
  return unit === null ? amount : `${amount} ${unitLabel(unit, compare(quantity.max, one) > 0)}`;
}

const foodOf = ({ ingredientId }: IngredientLine): string[] => {
  const food = ingredientId === null ? undefined : ingredientById(ingredientId);
  return food ? [food.name] : [];
};

/** The line with the foods that its unknown name resembles. */
function correctionsOf({ raw, name }: IngredientLine): Correction[] {
  if (name === '' || !raw.includes(name)) return [];
  return resolveIngredient(name)
    .suggestions.slice(0, mostCorrections)
    .map(({ name: food }) => ({ food, line: raw.replace(name, () => food) }));
}

/** How to read and show a line. */
interface Reader {
  /** The language of the recipe, as a BCP 47 tag. */
  readonly language: string;
  /** In which amounts are shown. */
  readonly locale: string;
}

function read(text: string, { language, locale }: Reader): LineReading {
  if (isHeading(text)) return { kind: 'heading' };
  const line = parseIngredientLine(text, { language });
  const foods = [line, ...line.also].flatMap(foodOf);
  return foods.length > 0
    ? { kind: 'known', amount: amountOf(line, locale), foods: [...new Set(foods)] }
    : { kind: 'text', corrected: correctionsOf(line) };
}

const mostRemembered = 3000;
const remembered = new Map<string, LineReading>();

/** Reads a line; one that stays while others are typed is read once. */
function readLine(text: string, reader: Reader): LineReading {
  const key = `${reader.language} ${text}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const reading = read(text, reader);
  remembered.set(key, reading);
  return reading;
}

/**
 * Reads lines as they will be once the recipe is stored: in the language it is marked with, else in the one that most of its lines are
 * written in.
 */
export function lineReader(
  lines: readonly string[],
  { language, locale }: Reader,
): (line: string) => LineReading {
  const reader = { language: languageOfLines(lines, language) ?? 'en', locale };
  return (line) => readLine(line, reader);
}
