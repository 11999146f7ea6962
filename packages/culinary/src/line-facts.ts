import {
  UNKNOWN_FACTS,
  worstFacts,
  type FoodFacts,
  type FoodTrait,
  FOOD_TRAITS,
} from './food-facts.js';
import { ingredientById } from './ingredient.js';
import { parseIngredientLine, type IngredientLine } from './ingredient-line.js';

/** What is known of the food of this id; nothing is known of an id that is not in the table. */
export function factsOf(ingredientId: number): FoodFacts {
  return ingredientById(ingredientId)?.facts ?? UNKNOWN_FACTS;
}

/** What else people leave out, of the food of this id. */
export function traitsOf(ingredientId: number): readonly FoodTrait[] {
  return ingredientById(ingredientId)?.traits ?? [];
}

/** A line of a recipe as it is written, or once it has been read. */
export type WrittenLine = string | IngredientLine;

function readLine(line: WrittenLine): IngredientLine {
  return typeof line === 'string' ? parseIngredientLine(line) : line;
}

/** Ids of all foods that a line names, what may be used instead included; null for a food that nobody recognised. */
function idsIn(line: IngredientLine): (number | null)[] {
  return [line.ingredientId, ...line.alternatives, ...line.also.flatMap(idsIn)];
}

/** What is known of a line: the worst of all foods that it names. */
export function lineFacts(line: WrittenLine): FoodFacts {
  return worstFacts(idsIn(readLine(line)).map((id) => (id === null ? UNKNOWN_FACTS : factsOf(id))));
}

/** What else people leave out, of all foods that a line names. */
export function lineTraits(line: WrittenLine): readonly FoodTrait[] {
  const found = new Set(idsIn(readLine(line)).flatMap((id) => (id === null ? [] : traitsOf(id))));
  return FOOD_TRAITS.filter((trait) => found.has(trait));
}

/**
 * What is known of a dish: the worst of its lines, one by one. A line that nobody understood leaves unknown what the others do not
 * bring, and nothing is known of a dish without lines.
 */
export function dishFacts(lines: readonly WrittenLine[]): FoodFacts {
  return worstFacts(lines.map(lineFacts));
}
