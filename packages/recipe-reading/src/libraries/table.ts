import { parse } from 'csv-parse/sync';
import { ingredientsOfBlock, libraryRecipe, picturesAt, stepsOfBlock } from './library-recipe.js';
import type { LibraryFile, RecipesInFile } from './library-file.js';
import type { LibraryFormat, LibraryRecipe, LibraryTable } from './library.js';
import { type ColumnMapping, holdsRecipes, type TableField } from './table-columns.js';

/** What programs and people call their columns, in lower case and without marks. */
const columnNames: Readonly<Record<TableField, RegExp>> = {
  title: /^(?:title|name|recipe name|recipe title|titre|nom|titel|t[íi]tulo|nombre|titolo)$/,
  description: /^(?:description|summary|beschreibung|descripci[óo]n|descrizione)$/,
  ingredients:
    /^(?:ingr[ée]dients?|recipeingredients?|zutaten|ingredientes|ingredienti|ingrediënten)$/,
  steps:
    /^(?:instructions?|directions?|steps?|method|recipe|recipeinstructions?|procedure|pr[ée]paration|[ée]tapes|zubereitung|preparaci[óo]n|instrucciones|elaboraci[óo]n|pasos|istruzioni|preparazione|procedimento|bereiding|bereidingswijze|instructies)$/,
  notes: /^(?:notes?|comments?|tips?|remarques|notizen|notas|nutrition)$/,
  tags: /^(?:categor(?:y|ies)|tags?|labels?|course|cuisine|main ingredient|keywords?|collections?|cat[ée]gories?|kategorien?|categor[íi]as?|etiquetas?|schlagw[öo]rter|stichworte|categorie[ën]?|tipo)$/,
  servings:
    /^(?:serves|servings?|yields?|quantity|portions?|recipeyield|portionen|porciones|raciones|porzioni|personen|porties|rendement)$/,
  prepTime:
    /^(?:prep(?:aration)? ?time|active time|prep|temps de pr[ée]paration|vorbereitungszeit|tiempo de preparaci[óo]n|tempo di preparazione|bereidingstijd)$/,
  cookTime:
    /^(?:cook(?:ing)? ?time|cook|temps de cuisson|kochzeit|garzeit|backzeit|tiempo de cocci[óo]n|tempo di cottura|kooktijd)$/,
  totalTime:
    /^(?:total ?time|time|duration|temps total|gesamtzeit|tiempo total|tempo totale|totale tijd)$/,
  image: /^(?:image|image ?url|photo|photo ?url|original ?picture|picture|image ?path)$/,
  sourceName: /^(?:source|author|source name|auteur|quelle|fuente|fonte|bron)$/,
  sourceUrl: /^(?:url|link|source ?url|original ?url|web ?link)$/,
  rating: /^(?:rating|stars|note|bewertung)$/,
  favourite: /^(?:favou?rites?|starred|is favou?rite)$/,
  language: /^(?:language|langue|sprache|idioma|lingua)$/,
};

const separators = [',', ';', '\t'];

/** The separator that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const line = (/^[^\n\r]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const [best = ','] = [...separators].sort(
    (left, right) => line.split(right).length - line.split(left).length,
  );
  return best;
}

function rowsOf(text: string): string[][] {
  const rowsIn = (whole: string): string[][] =>
    parse(whole, {
      bom: true,
      delimiter: separatorOf(text),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  try {
    return rowsIn(text);
  } catch (error) {
    // The end of the file is missing: what is there of the last row is worth having.
    if ((error as { code?: string }).code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return rowsIn(`${text}"`);
  }
}

const bare = (column: string): string =>
  column
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .toLowerCase();

function mappingOf(columns: readonly string[]): ColumnMapping {
  const mapping: Partial<Record<TableField, number[]>> = {};
  columns.forEach((column, at) => {
    const names = [bare(column), column.trim().toLowerCase()];
    for (const [field, pattern] of Object.entries(columnNames)) {
      if (!names.some((name) => pattern.test(name))) continue;
      (mapping[field as TableField] ??= []).push(at);
      return;
    }
  });
  return mapping;
}

const has = (columns: readonly string[], ...names: readonly string[]): boolean => {
  const lower = new Set(columns.map((column) => column.trim().toLowerCase()));
  return names.every((name) => lower.has(name));
};

function formatOf(columns: readonly string[]): LibraryFormat {
  if (has(columns, 'main ingredient', 'directions', 'url host')) return 'plan-to-eat';
  if (has(columns, 'inactivetime', 'originalpicture')) return 'my-recipe-box';
  if (has(columns, 'preptime', 'quantity', 'recipe', 'imageurl')) return 'cookmate';
  return 'csv';
}

/** In the exports of Plan to Eat a line that begins with a comma is a heading. */
const planToEatHeadings = (ingredients: string): string =>
  ingredients.replace(/^, +(.+?)[:\s]*$/gm, '$1:');

function read(
  row: readonly string[],
  mapping: ColumnMapping,
  format: LibraryFormat,
  { pictures }: LibraryFile,
): LibraryRecipe {
  const cells = (field: TableField): string[] =>
    (mapping[field] ?? []).map((at) => row[at]?.trim() ?? '').filter(Boolean);
  const cell = (field: TableField): string => cells(field)[0] ?? '';
  const ingredients = cells('ingredients').join('\n');
  const [image = ''] = cells('image');
  const found = pictures.named(image);
  // "Servings" and "Yield" may both say something.
  const [made = ''] = [...cells('servings')].sort((left, right) => right.length - left.length);
  return libraryRecipe({
    title: cell('title'),
    description: cell('description'),
    ingredients: ingredientsOfBlock(
      format === 'plan-to-eat' ? planToEatHeadings(ingredients) : ingredients,
    ),
    steps: stepsOfBlock(cells('steps').join('\n')),
    yield: made,
    prepTime: cell('prepTime'),
    cookTime: cell('cookTime'),
    totalTime: cell('totalTime'),
    notes: cells('notes'),
    tags: cells('tags'),
    sourceName: /^https?:/i.test(cell('sourceName')) ? '' : cell('sourceName'),
    sourceUrl: cell('sourceUrl') || cell('sourceName'),
    rating: cell('rating'),
    isFavourite: /^(?:true|yes|1|x)$/i.test(cell('favourite')),
    language: cell('language'),
    pictures: found.length > 0 ? found : picturesAt(image),
  });
}

const sampleRows = 5;

export interface TableOfRecipes extends RecipesInFile {
  readonly table: LibraryTable;
}

/** A table with a recipe in each row. What its columns hold is told by their names, or by a person. */
export function tableRecipes(
  text: string,
  file: LibraryFile,
  chosen?: ColumnMapping,
): TableOfRecipes | null {
  // No program writes such a character into a table: this is some other file.
  if (text.includes('\0')) return null;
  const [columns, ...rows] = rowsOf(text);
  if (!columns || columns.length < 2) return null;
  const mapping = chosen ?? mappingOf(columns);
  const format = formatOf(columns);
  return {
    format,
    table: { columns, mapping, sample: rows.slice(0, sampleRows) },
    recipes: rows.map((row, at) => ({
      name: row[mapping.title?.[0] ?? -1]?.trim() || String(at + 2),
      read: () => read(row, mapping, format, file),
    })),
  };
}

/** Whether the names of all columns say what they hold, and what a recipe needs is among it. */
export const isUnderstood = ({ columns, mapping }: LibraryTable): boolean =>
  holdsRecipes(mapping) && Object.values(mapping).flat().length === columns.length;

/** Whether the columns are those of recipes. */
export const isTableOfRecipes = ({ table }: TableOfRecipes): boolean => holdsRecipes(table.mapping);
