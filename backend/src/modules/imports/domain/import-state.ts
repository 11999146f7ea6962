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
] as const satisfies readonly LeftOut[];

/** What a library holds besides recipes. */
export interface LeftOutView {
  what: LeftOut;
  count: number;
}
