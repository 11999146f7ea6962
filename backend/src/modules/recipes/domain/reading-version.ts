import { createHash } from 'node:crypto';
import { allIngredients } from '@larder/culinary';
import { NUTRIENT_TABLE } from '@larder/culinary/nutrition';

/** Increment this when lines are parsed by other rules; changes to the tables of foods and nutrients are detected automatically. */
const rules = 7;

/** Changes with everything that affects how a recipe's lines are parsed, so that stored recipes are parsed again. */
export const readingVersion = createHash('sha256')
  .update(JSON.stringify([rules, allIngredients(), NUTRIENT_TABLE]))
  .digest('base64url')
  .slice(0, 16);
