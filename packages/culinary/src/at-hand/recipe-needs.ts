import type { IngredientLine } from '../ingredient-line.js';

/** One requirement of a recipe: any of these ingredients will do; the first is the one the line names. */
export interface RecipeNeed {
  readonly anyOf: readonly [number, ...number[]];
  readonly optional: boolean;
}

/** The foods that the lines of a recipe name. */
export interface NamedFoods {
  /** Required ingredients in line order, without duplicates. */
  readonly ingredientIds: readonly number[];
  readonly optionalIngredientIds: readonly number[];
  /** Alternatives, by the first ingredient that a line names. */
  readonly alternatives: Readonly<Record<number, readonly number[]>>;
  /** Names in lines whose ingredient is unknown. */
  readonly unknownIngredients: readonly string[];
}

type Needs = Omit<NamedFoods, 'unknownIngredients'>;

/** Recipes stay in memory, and every search that finds them asks again. */
const known = new WeakMap<Needs, readonly RecipeNeed[]>();

/** The requirements of a stored recipe, required ones first, in line order. */
export function needsOf(recipe: Needs): readonly RecipeNeed[] {
  const needs = known.get(recipe) ?? readNeeds(recipe);
  known.set(recipe, needs);
  return needs;
}

function readNeeds(recipe: Needs): RecipeNeed[] {
  const need = (optional: boolean) => (id: number) => ({
    anyOf: [id, ...(recipe.alternatives[id] ?? [])] as [number, ...number[]],
    optional,
  });
  return [
    ...recipe.ingredientIds.map(need(false)),
    ...recipe.optionalIngredientIds.map(need(true)),
  ];
}

/** Every food of a line: it can name more than one ("salt and pepper"), and each is needed. */
export function foodsOfLine(line: IngredientLine): readonly IngredientLine[] {
  if (line.also.length === 0) return [line];
  const further = line.also.filter(
    ({ ingredientId, name }) => ingredientId !== null || name !== '',
  );
  return [line, ...further.flatMap(foodsOfLine)];
}

/** A line, and all foods that it names. */
interface ReadLine {
  readonly parsed: IngredientLine;
  readonly foods: readonly IngredientLine[];
}

/** The foods that a recipe's lines, without its headings, name together. */
export function namedFoods(lines: readonly ReadLine[]): NamedFoods {
  const required = new Set<number>();
  const optional = new Set<number>();
  const alternatives = new Map<number, Set<number>>();
  const unknown = new Set<string>();
  for (const line of lines) {
    for (const food of line.foods) {
      if (food.ingredientId === null) {
        unknown.add(food.name === '' ? food.raw.trim() : food.name);
        continue;
      }
      (line.parsed.optional || food.optional ? optional : required).add(food.ingredientId);
      const others = food.alternatives.filter((id) => id !== food.ingredientId);
      const known = alternatives.get(food.ingredientId);
      // If an ingredient is required twice, only common alternatives can replace it.
      alternatives.set(
        food.ingredientId,
        new Set(known ? others.filter((id) => known.has(id)) : others),
      );
    }
  }
  for (const id of required) optional.delete(id);
  return {
    ingredientIds: [...required],
    optionalIngredientIds: [...optional],
    alternatives: Object.fromEntries(
      [...alternatives].filter(([, ids]) => ids.size > 0).map(([id, ids]) => [id, [...ids]]),
    ),
    unknownIngredients: [...unknown],
  };
}
