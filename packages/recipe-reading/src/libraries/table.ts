import { parse } from 'csv-parse/sync';
import { isNode, listOf } from '../schema-recipe.js';
import { joined } from './amount-text.js';
import {
  ingredientsOfBlock,
  libraryRecipe,
  picturesAt,
  stepsOfBlock,
  wordsOf,
} from './library-recipe.js';
import type { LibraryFile, RecipesInFile } from './library-file.js';
import type { LibraryFormat, LibraryRecipe, LibraryTable } from './library.js';
import { planToEatHeadings } from './plan-to-eat-text.js';
import { type ColumnMapping, holdsRecipes, type TableField } from './table-columns.js';

/** What programs and people call their columns, in lower case and without marks. */
const columnNames: Readonly<Record<TableField, RegExp>> = {
  title:
    /^(?:title|name|dish|titre|nom|recette|titel|rezept|t[íi]tulo|nombre|receta|titolo|ricetta)$/,
  description: /^(?:description|summary|beschreibung|descripci[óo]n|descrizione)$/,
  ingredients:
    /^(?:ingr[ée]dients?(?: list)?|recipeingredients?|zutaten(?:liste)?|ingredientes|ingredienti|ingrediënten)$/,
  steps:
    /^(?:(?:cooking |preparation )?(?:instructions?|directions?|steps?|method)|how ?to|recipeinstructions?|procedure|pr[ée]paration|[ée]tapes|zubereitung|preparaci[óo]n|instrucciones|elaboraci[óo]n|pasos|istruzioni|preparazione|procedimento|bereiding|bereidingswijze|instructies)$/,
  notes:
    /^(?:notes?|comments?|tips?|remarques?|commentaires?|astuces?|notizen?|anmerkungen|notas?|observaciones|nutrition)$/,
  tags: /^(?:categor(?:y|ies)|tags?|labels?|course|cuisine|main ingredient|keywords?|collections?|cat[ée]gories?|kategorien?|categor[íi]as?|etiquetas?|schlagw[öo]rter|stichworte|categorie[ën]?|tipo)$/,
  servings:
    /^(?:serves|(?:number of )?servings?(?: amount)?|yields?|quantity|portions?|(?:nombre|nb) de (?:personnes|portions)|recipeyield|portionen|porciones|raciones|porzioni|personnes|personen|personas|porties|rendement)$/,
  prepTime:
    /^(?:prep(?:aration)? ?time|active time|prep|temps de pr[ée]paration|vorbereitungszeit|zubereitungszeit|arbeitszeit|tiempo de preparaci[óo]n|tempo di preparazione|bereidingstijd)$/,
  cookTime:
    /^(?:cook(?:ing)? ?time|cook|temps de cuisson|cuisson|kochzeit|garzeit|backzeit|tiempo de cocci[óo]n|tempo di cottura|kooktijd)$/,
  totalTime:
    /^(?:total ?time|total|time|duration|temps total|gesamtzeit|tiempo total|tempo totale|totale tijd)$/,
  image:
    /^(?:images?|image ?urls?|photos?|photo ?urls?|original ?picture|pictures?|image ?path|bild|foto)$/,
  sourceName: /^(?:source|author|source name|auteur|quelle|fuente|fonte|bron)$/,
  sourceUrl: /^(?:url|link|source ?url|original ?url|web ?link|lien|website)$/,
  rating: /^(?:rating|stars|bewertung|[ée]valuation|valoraci[óo]n)$/,
  favourite: /^(?:favou?rites?|starred|is favou?rite|favoris?|favorit(?:en)?|favoritos?)$/,
  language: /^(?:language|langue|sprache|idioma|lingua)$/,
};
/** In one program "Recipe" holds the steps; elsewhere it is the name of the recipe. */
const steps = /^recipe$/;

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

/** The ways to take the name of a column: "recipeIngredient", "Recipe Ingredients", "Total Time (min)". */
function namesOf(column: string): string[] {
  const name = bare(column).replace(/ ?\([^()]*\)$/, '');
  return [name, name.replace(/^recipe /, ''), column.trim().toLowerCase()];
}

/** "Note" is a mark in one language and a remark in another. */
const isOfMarks = (at: number, rows: readonly (readonly string[])[]): boolean => {
  const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean);
  return cells.length > 0 && cells.every((cell) => /^\d(?:[.,]\d)?(?:\s*\/\s*5)?$/.test(cell));
};

function mappingOf(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnMapping {
  const mapping: Partial<Record<TableField, number[]>> = {};
  const hold = (field: TableField, at: number) => (mapping[field] ??= []).push(at);
  columns.forEach((column, at) => {
    const names = namesOf(column);
    for (const [field, pattern] of Object.entries(columnNames)) {
      if (!names.some((name) => pattern.test(name))) continue;
      const isMark = field === 'notes' && names.includes('note') && isOfMarks(at, rows);
      hold(isMark ? 'rating' : (field as TableField), at);
      return;
    }
  });
  const recipe = columns.findIndex((column) => steps.test(bare(column)));
  if (recipe !== -1) hold(mapping.title ? 'steps' : 'title', recipe);
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

const listed = /^\[\s*(?:['"].*['"])?\s*\]$/s;
const inQuotes = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gs;

/** The lines of a cell, which some programs write as a list, others with a mark between them. */
function linesOfCell(cell: string, marks: RegExp): string {
  if (listed.test(cell)) {
    return [...cell.matchAll(inQuotes)]
      .map(([, single, double]) => (single ?? double ?? '').replace(/\\(.)/g, '$1'))
      .join('\n');
  }
  const text = cell.replaceAll('\\n', '\n');
  return text.includes('\n') ? text : text.split(marks).join('\n');
}

/** A row with more cells than there are columns has commas in its tags, which its program did not put into quotes. */
function withoutSurplus(
  row: readonly string[],
  columns: readonly string[],
  { tags = [] }: ColumnMapping,
): readonly string[] {
  const last = columns.findLastIndex((column) => column.trim() !== '');
  const surplus = row.findLastIndex((cell) => cell.trim() !== '') - last;
  const [first] = tags.filter((at) => row[at]?.trim());
  if (surplus <= 0 || first === undefined) return row;
  const end = first + surplus + 1;
  return [...row.slice(0, first), row.slice(first, end).join(', '), ...row.slice(end)];
}

const isYes = /^(?:true|yes|1|x|ja|oui|s[íi]|vrai|wahr)$/i;

function read(
  row: readonly string[],
  mapping: ColumnMapping,
  format: LibraryFormat,
  { pictures }: LibraryFile,
): LibraryRecipe {
  const cells = (field: TableField): string[] =>
    (mapping[field] ?? []).map((at) => row[at]?.trim() ?? '').filter(Boolean);
  const cell = (field: TableField): string => cells(field)[0] ?? '';
  const ingredients = cells('ingredients')
    .map((each) => linesOfCell(each, /[|;]/))
    .join('\n');
  const instructions = cells('steps').map((each) => linesOfCell(each, /\|/));
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
    steps: stepsOfBlock(instructions.join('\n')),
    yield: made,
    prepTime: cell('prepTime'),
    cookTime: cell('cookTime'),
    totalTime: cell('totalTime'),
    notes: cells('notes'),
    tags: cells('tags'),
    sourceName: cell('sourceName'),
    sourceUrl: cell('sourceUrl') || cell('sourceName'),
    rating: cell('rating'),
    isFavourite: isYes.test(cell('favourite')),
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
  const mapping = chosen ?? mappingOf(columns, rows);
  const format = formatOf(columns);
  return {
    format,
    table: { columns, mapping, sample: rows.slice(0, sampleRows) },
    recipes: rows.map((row, at) => ({
      name: row[mapping.title?.[0] ?? -1]?.trim() || String(at + 2),
      read: () => read(withoutSurplus(row, columns, mapping), mapping, format, file),
    })),
  };
}

/** What an entry of a list says, such as an ingredient in parts or a numbered step. */
function textOfEntry(entry: unknown): string {
  if (!isNode(entry)) return wordsOf(entry);
  const part = (...names: readonly string[]) =>
    names.map((name) => wordsOf(entry[name])).find(Boolean) ?? '';
  const measured = joined(part('amount', 'quantity', 'qty'), part('unit', 'units', 'measure'));
  return joined(
    measured,
    part(
      'name',
      'title',
      'food',
      'ingredient',
      'item',
      'text',
      'step',
      'instruction',
      'description',
    ),
  );
}

const cellOf = (value: unknown): string =>
  typeof value === 'boolean' ? String(value) : listOf(value).map(textOfEntry).join('\n');

/** A list of recipes in JSON, as small programs write it: a table whose columns are named in each row. */
export function tableInJson(value: unknown, file: LibraryFile): RecipesInFile | null {
  const lists = isNode(value) ? Object.values(value).filter(Array.isArray) : [value];
  for (const list of lists) {
    const nodes = listOf(list).filter(isNode);
    const columns = [...new Set(nodes.flatMap((node) => Object.keys(node)))];
    const rows = nodes.map((node) => columns.map((column) => cellOf(node[column])));
    const mapping = mappingOf(columns, rows);
    if (!mapping.ingredients || !holdsRecipes(mapping)) continue;
    return {
      format: 'csv',
      recipes: rows.map((row, at) => ({
        name: row[mapping.title?.[0] ?? -1] || String(at + 1),
        read: () => read(row, mapping, 'csv', file),
      })),
    };
  }
  return null;
}

/** Whether the names of all columns say what they hold, and what a recipe needs is among it. */
export const isUnderstood = ({ columns, mapping }: LibraryTable): boolean =>
  holdsRecipes(mapping) && Object.values(mapping).flat().length === columns.length;

/** Whether the columns are those of recipes. */
export const isTableOfRecipes = ({ table }: TableOfRecipes): boolean => holdsRecipes(table.mapping);
