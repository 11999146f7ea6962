import { ORIGINS } from '@larder/recipe-reading';

/** Where a field of a recipe was found: in a part of a page, or in a text. */
export const RECIPE_ORIGINS = [...ORIGINS, 'text'] as const;

export type RecipeOrigin = (typeof RECIPE_ORIGINS)[number];
