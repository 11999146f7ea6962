import { createHash } from 'node:crypto';
import { FOOD_TRAITS, languageOfLines, worstFacts } from '@larder/culinary';
import { namedFoods, type NamedFoods } from '@larder/culinary/at-hand';
import { dishNutrition, type DishNutrition } from '@larder/culinary/nutrition';
import { equipmentIn, type Equipment } from '@larder/dish-pictures';
import { ruleFacts } from './dish-rules.js';
import { headingOf } from './headings.js';
import type { ReadLine } from './read-line.js';
import type { RecipeDraft } from './recipe-draft.js';
import { type SearchedFacts, toDishFacts } from './recipe-facts.js';
import { rememberingLines } from './remembered-lines.js';

/** The result of parsing a recipe's lines and steps. */
export interface DerivedRecipe extends SearchedFacts, NamedFoods {
  /** Including headings, which contribute nothing. */
  readonly lines: readonly ReadLine[];
  /** What its steps name. */
  readonly equipment: readonly Equipment[];
  readonly nutrition: DishNutrition;
  /** Changes when anything stored about the recipe would change. */
  readonly contentHash: string;
}

/** A third of the catalogue's lines are different ones, and these are most of what has to be read anew. */
const readLineOnce = rememberingLines(2_000);

/** Callers that parse more recipes than the catalogue has pass a `readLine` that remembers more. */
export function deriveRecipe(
  draft: RecipeDraft,
  readLine: (line: string, language: string) => ReadLine = readLineOnce,
): DerivedRecipe {
  const language = languageOfLines(draft.ingredients, draft.language) ?? 'en';
  const lines = draft.ingredients.map((line) => readLine(line, language));
  const foodLines = lines.filter(({ parsed }) => headingOf(parsed.raw) === null);
  const nutrition = dishNutrition(
    foodLines.flatMap(({ shares }) => shares),
    draft.steps,
  );
  const derived = {
    ...namedFoods(foodLines),
    equipment: equipmentIn(draft.steps),
    nutrition,
    rules: ruleFacts(
      foodLines.map(({ eating }) => eating),
      nutrition,
      draft,
    ),
    ...toDishFacts(
      worstFacts(foodLines.map(({ facts }) => facts)),
      FOOD_TRAITS.filter((trait) => foodLines.some(({ traits }) => traits.includes(trait))),
    ),
  };
  const contentHash = createHash('sha256')
    .update(
      `[${JSON.stringify(draft)},{"lines":[${lines.map(({ json }) => json).join()}],${JSON.stringify(derived).slice(1)}]`,
    )
    .digest('base64url');
  return { lines, ...derived, contentHash };
}
