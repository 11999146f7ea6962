import { createHash } from 'node:crypto';
import { allIngredients } from '@larder/culinary';

/** Increment this when lines are parsed by other rules; changes to the food tables are detected automatically. */
const rules = 1;

/** Changes with everything that affects how a recipe's lines are parsed, so that stored recipes are parsed again. */
export const readingVersion = createHash('sha256')
  .update(JSON.stringify([rules, allIngredients()]))
  .digest('base64url')
  .slice(0, 16);
