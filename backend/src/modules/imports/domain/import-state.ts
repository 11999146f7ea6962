import type { LeftOut } from '@larder/recipe-reading/libraries';

export const IMPORT_KINDS = ['pages', 'library'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_STATES = ['waiting', 'running', 'done', 'failed', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `known`: the household had it already. */
export const IMPORT_ITEM_STATES = ['waiting', 'added', 'known', 'failed'] as const;
export type ImportItemState = (typeof IMPORT_ITEM_STATES)[number];

export const LEFT_OUT = [
  'meal_plans',
  'shopping_lists',
  'deleted_recipes',
  'other_files',
  'search_collections',
  'undated_marks',
  'collections',
] as const satisfies readonly (LeftOut | 'collections')[];

/** What a library holds besides recipes, or more of than there is room for. */
export interface LeftOutView {
  what: (typeof LEFT_OUT)[number];
  count: number;
}

/** What comes with the recipes. */
export const ALSO_ADDED = ['ratings', 'favourites', 'log_entries', 'collections'] as const;

export type AlsoAdded = Partial<Record<(typeof ALSO_ADDED)[number], number>>;
