import { PRODUCE } from './produce.js';

/** All ingredients, one a line; the format is described in the package's README. */
export const INGREDIENT_TABLE = [PRODUCE].join('\n');
