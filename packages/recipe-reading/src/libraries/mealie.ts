import { linesOfMarked, plainOfMarked, withoutMarkdown } from '../page/marked-text.js';
import type { RecipeLine } from '../recipe.js';
import { isNode, listOf, withName, withoutStepMark, type SchemaNode } from '../schema-recipe.js';
import { headingText, isNumbered } from '../text/text-blocks.js';
import { amountText, joined } from './amount-text.js';
import type { LibraryFile, RecipesInFile } from './library-file.js';
import { inOrder, libraryRecipe, nutritionText, timesMade, wordsOf } from './library-recipe.js';
import type { LibraryRecipe, TimeMade } from './library.js';

const pictureNames = [/^original\./i, /^min-original\./i, /^tiny-original\./i];

const nameOf = (value: unknown): string => (isNode(value) ? wordsOf(value.name) : wordsOf(value));

/** A unit or food as it is written beside an amount. */
function namedFor(value: unknown, amount: unknown): string {
  if (!isNode(value)) return wordsOf(value);
  const short = wordsOf(value.abbreviation);
  if ((value.use_abbreviation ?? value.useAbbreviation) === true && short !== '') return short;
  const plural = wordsOf(value.plural_name ?? value.pluralName);
  return Number(amount) > 1 && plural !== '' ? plural : wordsOf(value.name);
}

/** An ingredient as text: as it was entered, else put together from its parts. */
function lineOf(row: SchemaNode, unit: string, food: string): string {
  const original = wordsOf(row.original_text ?? row.originalText);
  if (original !== '') return original;
  const note = wordsOf(row.note);
  const isNote = row.disable_amount === true || row.disableAmount === true || food === '';
  if (isNote && unit === '') return note;
  const measured = joined(amountText(row.quantity), unit, food);
  return note === '' || food === '' ? joined(measured, note) : `${measured}, ${note}`;
}

/** Lines of which some have a title, which stands above them and those that follow. */
function underTitles(
  rows: readonly { readonly title: string; readonly text: string }[],
): RecipeLine[] {
  let heading: string | undefined;
  return rows.flatMap(({ title, text }) => {
    if (title !== '') heading = headingText(title);
    if (text === '') return [];
    return [heading === undefined ? { text } : { text, heading }];
  });
}

const rowsOf = (value: unknown): SchemaNode[] => listOf(value).filter(isNode);

const notesOf = (value: unknown): string[] =>
  rowsOf(value).map(({ title, text }) =>
    [wordsOf(title), wordsOf(text)].filter(Boolean).join('\n'),
  );

/** One step, or several where a person numbered them within it. */
function stepsIn({ title, text, summary }: SchemaNode): { title: string; text: string }[] {
  const heading = wordsOf(title);
  const lines = linesOfMarked(wordsOf(text)).map(withoutMarkdown);
  const isList = lines.length > 1 && lines.every(isNumbered);
  const texts = isList ? lines.map(withoutStepMark) : [lines.join(' ')];
  const name = plainOfMarked(wordsOf(summary)) || undefined;
  return texts.map((each, at) => ({
    title: at === 0 ? heading : '',
    text: at === 0 ? withName(each, name) : each,
  }));
}

/** A recipe with its lines, however the version of Mealie keeps them. */
function read(
  recipe: SchemaNode,
  lines: readonly { readonly row: SchemaNode; readonly unit: string; readonly food: string }[],
  steps: readonly SchemaNode[],
  more: {
    readonly notes: readonly string[];
    readonly tags: readonly unknown[];
    readonly isFavourite?: boolean;
    readonly collections?: readonly string[];
    readonly made?: readonly TimeMade[];
  },
): Omit<LibraryRecipe, 'pictures'> {
  const { made: entries = [], ...said } = more;
  const last = timesMade(recipe.last_made ?? recipe.lastMade);
  const times = [...entries, ...last.filter(({ on }) => !entries.some((entry) => entry.on === on))];
  const servings = amountText(recipe.recipe_servings ?? recipe.recipeServings);
  const made = joined(
    amountText(recipe.recipe_yield_quantity ?? recipe.recipeYieldQuantity),
    wordsOf(recipe.recipe_yield ?? recipe.recipeYield),
  );
  const written = libraryRecipe({
    key: recipe.id,
    title: recipe.name,
    description: recipe.description,
    ingredients: underTitles(
      lines.map(({ row, unit, food }) => ({
        title: wordsOf(row.title),
        text: plainOfMarked(lineOf(row, unit, food)),
      })),
    ),
    steps: underTitles(steps.flatMap(stepsIn)),
    yield: servings === '' ? made : servings,
    prepTime: recipe.prep_time ?? recipe.prepTime,
    cookTime: recipe.perform_time ?? recipe.performTime ?? recipe.cook_time ?? recipe.cookTime,
    totalTime: recipe.total_time ?? recipe.totalTime,
    ...said,
    sourceUrl: recipe.org_url ?? recipe.orgURL,
    rating: recipe.rating,
  });
  return times.length > 0 ? { ...written, made: times } : written;
}

/** Mealie before 1.0, and the export of a single recipe since: a file of JSON for each recipe. */
export function mealieFileRecipes(value: unknown, file: LibraryFile): RecipesInFile | null {
  if (!isNode(value) || !('slug' in value)) return null;
  const ingredients = value.recipe_ingredient ?? value.recipeIngredient;
  const instructions = value.recipe_instructions ?? value.recipeInstructions;
  if (!Array.isArray(ingredients) || !Array.isArray(instructions)) return null;
  return {
    format: 'mealie',
    recipes: [
      {
        name: wordsOf(value.name),
        read: () => ({
          ...read(
            value,
            ingredients.map((row: unknown) =>
              isNode(row)
                ? {
                    row,
                    unit: namedFor(row.unit, row.quantity),
                    food: namedFor(row.food, isNode(row.unit) ? 1 : row.quantity),
                  }
                : { row: { note: row }, unit: '', food: '' },
            ),
            instructions.map((row: unknown) => (isNode(row) ? row : { text: row })),
            {
              notes: [...notesOf(value.notes), nutritionText(value.nutrition)],
              tags: [value.tags, value.recipe_category ?? value.recipeCategory],
            },
          ),
          pictures: file.pictures.inFolder(`${file.folder}images/`, pictureNames),
        }),
      },
    ],
  };
}

const grouped = (rows: readonly SchemaNode[], by: string): Map<string, SchemaNode[]> => {
  const groups = new Map<string, SchemaNode[]>();
  for (const row of rows) {
    const key = wordsOf(row[by]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

/** Cookbooks hold the recipes of their categories and tags; those of later versions are searches. */
function cookbooksIn(value: SchemaNode, links: ReadonlyMap<string, readonly SchemaNode[]>) {
  const chosen = new Map<string, Set<string>>();
  for (const table of [value.cookbooks_to_categories, value.cookbooks_to_tags]) {
    for (const row of rowsOf(table)) {
      const book = wordsOf(row.cookbook_id);
      const label = wordsOf(row.category_id ?? row.tag_id);
      chosen.set(book, (chosen.get(book) ?? new Set()).add(label));
    }
  }
  const books = rowsOf(value.cookbooks).map((row) => ({
    name: wordsOf(row.name),
    labels: chosen.get(wordsOf(row.id)) ?? new Set<string>(),
  }));
  return {
    searches: books.filter(({ labels }) => labels.size === 0).length,
    of: (recipe: string): string[] => {
      const labels = (links.get(recipe) ?? []).map(({ category_id, tag_id }) =>
        wordsOf(category_id ?? tag_id),
      );
      return books
        .filter(({ labels: held }) => labels.some((label) => held.has(label)))
        .map(({ name }) => name);
    },
  };
}

const dashed = (id: string): string =>
  id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Mealie since 1.0: a backup of its whole database as JSON, with the pictures in folders beside it. */
export function mealieBackupRecipes(value: unknown, file: LibraryFile): RecipesInFile | null {
  if (
    !isNode(value) ||
    !Array.isArray(value.recipes) ||
    !Array.isArray(value.recipes_ingredients)
  ) {
    return null;
  }
  const named = (table: unknown) => new Map(rowsOf(table).map((row) => [wordsOf(row.id), row]));
  const units = named(value.ingredient_units);
  const foods = named(value.ingredient_foods);
  const recipes = named(value.recipes);
  const tags = new Map([...named(value.tags), ...named(value.categories)]);
  const ingredients = grouped(rowsOf(value.recipes_ingredients), 'recipe_id');
  const instructions = grouped(rowsOf(value.recipe_instructions), 'recipe_id');
  const notes = grouped(rowsOf(value.notes), 'recipe_id');
  const nutrition = grouped(rowsOf(value.recipe_nutrition), 'recipe_id');
  const comments = grouped(rowsOf(value.recipe_comments), 'recipe_id');
  // "I made this" is kept as a comment among what happened to the recipe.
  const events = grouped(
    rowsOf(value.recipe_timeline_events).filter(({ event_type }) => event_type === 'comment'),
    'recipe_id',
  );
  const links = grouped(
    [...rowsOf(value.recipes_to_tags), ...rowsOf(value.recipes_to_categories)],
    'recipe_id',
  );
  const favourites = new Set(
    [
      ...rowsOf(value.users_to_favorites),
      ...rowsOf(value.users_to_recipes).filter((row) => row.is_favorite === true),
    ].map((row) => wordsOf(row.recipe_id)),
  );
  const cookbooks = cookbooksIn(value, links);
  const foodOf = (row: SchemaNode): string => {
    const within = recipes.get(wordsOf(row.referenced_recipe_id));
    if (within) return wordsOf(within.name);
    return namedFor(foods.get(wordsOf(row.food_id)), row.unit_id ? 1 : row.quantity);
  };
  const countOf = (table: unknown) => rowsOf(table).length;
  return {
    format: 'mealie',
    recipes: [...recipes].map(([id, recipe]) => ({
      name: wordsOf(recipe.name),
      read: () => ({
        ...read(
          recipe,
          inOrder(ingredients.get(id), 'position').map((row) => ({
            row,
            unit: namedFor(units.get(wordsOf(row.unit_id)), row.quantity),
            food: foodOf(row),
          })),
          inOrder(instructions.get(id), 'position'),
          {
            notes: [
              ...notesOf(notes.get(id)),
              ...notesOf(comments.get(id)),
              nutritionText(nutrition.get(id)),
            ],
            made: (events.get(id) ?? []).flatMap(({ timestamp, event_message }) =>
              timesMade(timestamp, wordsOf(event_message)),
            ),
            tags: (links.get(id) ?? []).map((row) =>
              nameOf(tags.get(wordsOf(row.tag_id ?? row.category_id))),
            ),
            isFavourite: favourites.has(id),
            collections: cookbooks.of(id),
          },
        ),
        pictures: [id, dashed(id)]
          .map((name) =>
            file.pictures.inFolder(`${file.folder}data/recipes/${name}/images/`, pictureNames),
          )
          .flat()
          .slice(0, 1),
      }),
    })),
    leftOut: [
      { what: 'meal_plans', count: countOf(value.group_meal_plans) },
      { what: 'shopping_lists', count: countOf(value.shopping_lists) },
      { what: 'search_collections', count: cookbooks.searches },
    ],
  };
}
