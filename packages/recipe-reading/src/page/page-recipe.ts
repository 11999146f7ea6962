import type { FoundRecipe } from '../recipe.js';

/** Where in a page a field can be found. */
export const ORIGINS = [
  // Data that the page holds for search engines.
  'json-ld',
  'microdata',
  'rdfa',
  'hrecipe',
  // Data that the page's own program draws it from.
  'page-data',
  // Lists and paragraphs, told by their headings or their markup.
  'page-text',
  'language-model',
  // What the page says of itself to whoever links to it.
  'open-graph',
  'page-title',
] as const;

export type Origin = (typeof ORIGINS)[number];

/** The fields of which it is known where they come from. */
export const PAGE_FIELDS = [
  'title',
  'ingredients',
  'steps',
  'servings',
  'yieldText',
  'prepMinutes',
  'cookMinutes',
  'totalMinutes',
  'image',
  'language',
  'description',
  'notes',
  'tags',
  'sourceName',
  'sourceUrl',
] as const satisfies readonly (keyof PageRecipe)[];

export type PageField = (typeof PAGE_FIELDS)[number];

/** What was not understood, or should be looked at. */
export type PageWarning =
  | { readonly code: 'no_ingredients' }
  | { readonly code: 'no_steps' }
  /** The page has more recipes than the one that was read. */
  | { readonly code: 'several_recipes'; readonly count: number }
  | { readonly code: 'broken_data' }
  | {
      readonly code: 'time_not_read';
      readonly field: 'prepMinutes' | 'cookMinutes' | 'totalMinutes';
      readonly text: string;
    }
  | { readonly code: 'yield_not_read'; readonly text: string }
  /** A language model named a line that the page does not have. */
  | { readonly code: 'line_not_on_page'; readonly text: string };

/** A recipe read from a web page. */
export interface PageRecipe extends FoundRecipe {
  /** The address of a picture. */
  readonly image?: string;
  readonly origins: Readonly<Partial<Record<PageField, Origin>>>;
  readonly warnings: readonly PageWarning[];
}
