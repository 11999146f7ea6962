import type { Origin, PageField } from '@larder/recipe-reading';

/** Where a field of a recipe was found: in a part of a page, or in a text. */
export type RecipeOrigin = Origin | 'text';

export const RECIPE_ORIGINS = [
  'json-ld',
  'microdata',
  'rdfa',
  'hrecipe',
  'page-data',
  'page-text',
  'language-model',
  'open-graph',
  'page-title',
  'text',
] as const satisfies readonly RecipeOrigin[];

export const FOUND_FIELDS = [
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
] as const satisfies readonly PageField[];
