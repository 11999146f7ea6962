import { plainOfMarked } from '../page/marked-text.js';
import type { RecipeLine } from '../recipe.js';
import { isNode, listOf, type SchemaNode } from '../schema-recipe.js';
import { headingText } from '../text/text-blocks.js';
import { amountText, joined } from './amount-text.js';
import type { LibraryFile, RecipesInFile } from './library-file.js';
import { inOrder, libraryRecipe, nutritionText, stepsOfBlock, wordsOf } from './library-recipe.js';
import type { LibraryRecipe } from './library.js';

/** A unit or food in the number that the amount asks for. */
function nameOf(value: unknown, isPlural: boolean): string {
  if (!isNode(value)) return '';
  return (isPlural && wordsOf(value.plural_name)) || wordsOf(value.name);
}

function lineOf(row: SchemaNode): string {
  const amount = Number(row.amount);
  const measured =
    row.no_amount === true
      ? nameOf(row.food, false)
      : joined(
          amountText(amount),
          nameOf(row.unit, row.always_use_plural_unit === true || amount > 1),
          nameOf(
            row.food,
            row.always_use_plural_food === true || (amount > 1 && !isNode(row.unit)),
          ),
        );
  const note = wordsOf(row.note);
  return plainOfMarked(note === '' ? measured : joined(measured, `(${note})`));
}

function ingredientsOf(steps: readonly SchemaNode[]): RecipeLine[] {
  const lines: RecipeLine[] = [];
  for (const step of steps) {
    const name = step.show_as_header === false ? '' : headingText(wordsOf(step.name));
    let heading = name === '' ? undefined : name;
    for (const row of inOrder(step.ingredients, 'order')) {
      if (row.is_header === true)
        heading = headingText(wordsOf(row.note) || nameOf(row.food, false));
      else {
        const text = lineOf(row);
        if (text !== '') lines.push(heading ? { text, heading } : { text });
      }
    }
  }
  return lines;
}

/** The text of a step with the lines that its templates stand for. */
function instructionOf(step: SchemaNode): string {
  const lines = inOrder(step.ingredients, 'order').map(lineOf);
  return wordsOf(step.instruction)
    .replace(/\{\{\s*ingredients\[(\d+)\][^{}]*\}\}/g, (_, at: string) => lines[Number(at)] ?? '')
    .replace(/\{%\s*scale\(([^()]*)\)\s*%\}/g, '$1');
}

function stepsOf(steps: readonly SchemaNode[]): RecipeLine[] {
  return steps.flatMap((step) => {
    const name = step.show_as_header === false ? '' : headingText(wordsOf(step.name));
    return stepsOfBlock(instructionOf(step)).map(({ text, heading = name }) =>
      heading === '' ? { text } : { text, heading },
    );
  });
}

function read(recipe: SchemaNode, file: LibraryFile): LibraryRecipe {
  const steps = inOrder(recipe.steps, 'order');
  const servings = wordsOf(recipe.servings);
  const what = wordsOf(recipe.servings_text);
  return libraryRecipe({
    title: recipe.name,
    description: recipe.description,
    ingredients: ingredientsOf(steps),
    steps: stepsOf(steps),
    yield: joined(servings === '0' ? '' : servings, what),
    prepTime: recipe.working_time,
    cookTime: recipe.waiting_time,
    notes: [nutritionText(recipe.nutrition)],
    tags: [listOf(recipe.keywords)],
    sourceUrl: recipe.source_url,
    rating: recipe.rating,
    made: [recipe.last_cooked],
    pictures: file.pictures.inFolder(file.folder, [/^image\./i]),
  });
}

/** Tandoor: a zip for each recipe, with its JSON and its picture. */
export function tandoorRecipes(value: unknown, file: LibraryFile): RecipesInFile | null {
  const isRecipe =
    isNode(value) &&
    listOf(value.steps).some((step) => isNode(step) && Array.isArray(step.ingredients));
  if (!isRecipe) return null;
  return {
    format: 'tandoor',
    recipes: [{ name: wordsOf(value.name), read: () => read(value, file) }],
  };
}
