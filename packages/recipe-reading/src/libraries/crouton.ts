import type { RecipeLine } from '../recipe.js';
import { isNode, listOf, withoutStepMark, type SchemaNode } from '../schema-recipe.js';
import { headingText } from '../text/text-blocks.js';
import { amountText, joined } from './amount-text.js';
import type { RecipesInFile } from './library-file.js';
import { embeddedPicture, inOrder, libraryRecipe, picturesAt, wordsOf } from './library-recipe.js';
import type { LibraryRecipe } from './library.js';

const units = new Map([
  ['ITEM', ''],
  ['TEASPOON', 'tsp'],
  ['TABLESPOON', 'tbsp'],
  ['CUP', 'cup'],
  ['FLUID_OUNCE', 'fl oz'],
  ['OUNCE', 'oz'],
  ['POUND', 'lb'],
  ['GRAMS', 'g'],
  ['KGS', 'kg'],
  ['MILLS', 'ml'],
  ['LITRES', 'l'],
  ['DECILITER', 'dl'],
]);

const unitOf = (type: string): string => units.get(type) ?? type.toLowerCase().replaceAll('_', ' ');

/** Rows of which some are headings, by their order. */
function underHeadings(
  rows: readonly SchemaNode[],
  isHeading: (row: SchemaNode) => boolean,
  textOf: (row: SchemaNode) => string,
): RecipeLine[] {
  let heading: string | undefined;
  return rows.flatMap((row) => {
    const text = textOf(row);
    if (isHeading(row)) {
      heading = headingText(text) || undefined;
      return [];
    }
    return text === '' ? [] : [heading === undefined ? { text } : { text, heading }];
  });
}

const quantityOf = (row: SchemaNode): SchemaNode => (isNode(row.quantity) ? row.quantity : {});

/** One amount, or the two ends of a range. */
function amountOf({ amount, secondaryAmount }: SchemaNode): string {
  const [least, most] = [amountText(amount), amountText(secondaryAmount)];
  return most === '' || most === least ? least : `${least}-${most}`;
}

function ingredientText(row: SchemaNode): string {
  const { quantityType } = quantityOf(row);
  const name = isNode(row.ingredient) ? wordsOf(row.ingredient.name) : '';
  const type = wordsOf(quantityType);
  return type === 'SECTION' ? name : joined(amountOf(quantityOf(row)), unitOf(type), name);
}

function read(recipe: SchemaNode): LibraryRecipe {
  const pictures = listOf(recipe.images).flatMap(embeddedPicture);
  return libraryRecipe({
    key: recipe.uuid,
    title: recipe.name,
    ingredients: underHeadings(
      inOrder(recipe.ingredients, 'order'),
      (row) => quantityOf(row).quantityType === 'SECTION',
      ingredientText,
    ),
    steps: underHeadings(
      inOrder(recipe.steps, 'order'),
      (row) => row.isSection === true,
      (row) => withoutStepMark(wordsOf(row.step).replace(/\s+/g, ' ')),
    ),
    yield: recipe.serves,
    // What it shows as the time of preparation.
    prepTime: recipe.duration,
    cookTime: recipe.cookingDuration,
    // The program writes it like this.
    notes: [recipe.notes, recipe.neutritionalInfo],
    tags: [listOf(recipe.tags)],
    sourceName: recipe.sourceName || recipe.webLink,
    sourceUrl: recipe.webLink,
    rating: recipe.rating,
    pictures: pictures.length > 0 ? pictures : picturesAt(recipe.sourceImage),
  });
}

/** Crouton: a file of JSON for each recipe. */
export function croutonRecipes(value: unknown): RecipesInFile | null {
  const isRecipe =
    isNode(value) &&
    'name' in value &&
    listOf(value.ingredients).every(
      (row) => isNode(row) && ('ingredient' in row || 'quantity' in row),
    ) &&
    listOf(value.steps).every((row) => isNode(row) && 'step' in row) &&
    (Array.isArray(value.ingredients) || Array.isArray(value.steps));
  if (!isRecipe) return null;
  return { format: 'crouton', recipes: [{ name: wordsOf(value.name), read: () => read(value) }] };
}
