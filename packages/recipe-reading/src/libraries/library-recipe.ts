import { durationMinutes } from '../durations.js';
import { plainAddress } from '../page/page-address.js';
import { oneLine } from '../page/page-document.js';
import { linesOfMarked, withoutMarkdown } from '../page/marked-text.js';
import type { RecipeLine } from '../recipe.js';
import { isNode, listOf, stepsOfSchema, underHeadings, type SchemaNode } from '../schema-recipe.js';
import { readYield } from '../servings.js';
import { linesOf } from '../text/text-blocks.js';
import type { LibraryPicture, LibraryRecipe, TimeMade } from './library.js';

/** A recipe as programs hold it; texts may have several lines, and whatever is missing may be anything. */
export interface WrittenRecipe {
  readonly key?: unknown;
  readonly title: unknown;
  readonly description?: unknown;
  readonly ingredients: readonly RecipeLine[];
  readonly steps: readonly RecipeLine[];
  readonly yield?: unknown;
  readonly prepTime?: unknown;
  readonly cookTime?: unknown;
  readonly totalTime?: unknown;
  /** Paragraphs; those without text are left out. */
  readonly notes?: readonly unknown[];
  readonly tags?: readonly unknown[];
  readonly sourceName?: unknown;
  readonly sourceUrl?: unknown;
  readonly rating?: unknown;
  readonly isFavourite?: boolean;
  /** Moments or dates at which it was made. */
  readonly made?: readonly unknown[];
  readonly collections?: readonly unknown[];
  readonly language?: unknown;
  readonly pictures?: readonly LibraryPicture[];
}

/** A text or number as one trimmed text; empty for anything else. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The text in its lines, without marks. */
export const paragraphsOf = (value: unknown): string =>
  linesOfMarked(wordsOf(value))
    .map((line) => withoutMarkdown(line.replace(/^#{1,6}\s+/, '')))
    .join('\n');

/** Lines without the marks of Markdown, which people write in most programs. */
export const inPlainText = (lines: readonly RecipeLine[]): RecipeLine[] =>
  lines
    .map((line) => ({ ...line, text: withoutMarkdown(line.text) }))
    .filter(({ text }) => text !== '');

/** A block of ingredients, one in each line; a line that ends with a colon is a heading. */
export const ingredientsOfBlock = (value: unknown): RecipeLine[] =>
  inPlainText(underHeadings(linesOf(linesOfMarked(wordsOf(value)).join('\n'))));

export const stepsOfBlock = (value: unknown): RecipeLine[] =>
  inPlainText(stepsOfSchema(wordsOf(value)));

const minutesOf = (value: unknown): number | undefined =>
  durationMinutes(wordsOf(value)) ?? undefined;

/** The first address in a text; people also leave out how it is fetched. */
function firstAddress(value: unknown): string | undefined {
  const [found] = /(?:https?:\/\/|(?<![\w./@])www\.)[^\s<>"]+/i.exec(wordsOf(value)) ?? [];
  return found?.replace(/^www\./i, 'https://www.');
}

/** Programs have one field for the book, person or address that a recipe is from; an address is no name. */
const nameOfSource = (value: unknown): string => {
  const name = oneLine(wordsOf(value));
  return /^https?:\/\//i.test(name) ? '' : name;
};

export const picturesAt = (...addresses: readonly unknown[]): LibraryPicture[] =>
  addresses.map(firstAddress).flatMap((address) => (address === undefined ? [] : [{ address }]));

/** The texts of a list of texts or of things with names, or of one text that commas divide. */
export const tagsOf = (value: unknown): string[] =>
  listOf(value)
    .map((tag) => (isNode(tag) ? tag.name : tag))
    .flatMap((tag) => wordsOf(tag).split(/\s*[,;\n]\s*/));

const unique = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter(
    (text) => text !== '' && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()),
  );
};

const mostRating = 5;

/** The day of a date or moment as programs write it; nothing for anything else. */
export function timesMade(value: unknown, note?: string): TimeMade[] {
  const [, on] = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(wordsOf(value)) ?? [];
  if (on === undefined || Number.isNaN(Date.parse(on))) return [];
  return [note ? { on, note } : { on }];
}

export function libraryRecipe(written: WrittenRecipe): LibraryRecipe {
  const prepMinutes = minutesOf(written.prepTime);
  const cookMinutes = minutesOf(written.cookTime);
  const sum = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  const rating = Math.round(Number(wordsOf(written.rating)));
  const address = firstAddress(written.sourceUrl);
  const optional = (text: string) => (text === '' ? undefined : text);
  const tags = unique((written.tags ?? []).flatMap(tagsOf).map(oneLine));
  const made = (written.made ?? []).flatMap((moment) => timesMade(moment));
  const collections = unique((written.collections ?? []).map(wordsOf).map(oneLine));
  return {
    key: optional(wordsOf(written.key)),
    title: oneLine(paragraphsOf(written.title)),
    ingredients: written.ingredients,
    steps: written.steps,
    ...readYield([oneLine(paragraphsOf(written.yield))]),
    prepMinutes,
    cookMinutes,
    totalMinutes: minutesOf(written.totalTime) ?? (sum > 0 ? sum : undefined),
    language: optional(wordsOf(written.language)),
    description: optional(paragraphsOf(written.description)),
    notes: optional((written.notes ?? []).map(paragraphsOf).filter(Boolean).join('\n\n')),
    tags: tags.length > 0 ? tags : undefined,
    sourceName: optional(nameOfSource(written.sourceName)),
    sourceUrl: address && (plainAddress(address) ?? address),
    rating: rating >= 1 && rating <= mostRating ? rating : undefined,
    isFavourite: written.isFavourite || undefined,
    made: made.length > 0 ? made : undefined,
    collections: collections.length > 0 ? collections : undefined,
    pictures: written.pictures ?? [],
  };
}

/** Bytes that a program put into text; undefined where there are none. */
export function embeddedPicture(value: unknown): LibraryPicture[] {
  const text = wordsOf(value).replace(/^data:[^,]*,/, '');
  if (text === '') return [];
  return [
    { read: () => Promise.resolve(Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))) },
  ];
}

/** What a program knows of the nutrition, a value in each line: "sugarContent" is "sugar". */
export const nutritionText = (nutrition: unknown): string =>
  listOf(nutrition)
    .filter(isNode)
    .flatMap((node) => Object.entries(node))
    .filter(([name, value]) => !/^@|^(?:id|recipe_id|source)$/.test(name) && wordsOf(value) !== '')
    .map(([name, value]) => `${nutrientName(name)}: ${wordsOf(value)}`)
    .join('\n');

const nutrientName = (name: string): string =>
  name
    .replace(/_?content$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** Nodes of a list by the number that says their order. */
export const inOrder = (value: unknown, by: string): SchemaNode[] =>
  listOf(value)
    .filter(isNode)
    .map((node, at) => ({ node, at }))
    .sort((left, right) => Number(left.node[by] ?? left.at) - Number(right.node[by] ?? right.at))
    .map(({ node }) => node);
