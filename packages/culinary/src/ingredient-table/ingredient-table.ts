import { BAKERY } from './bakery.js';
import { BAKING } from './baking.js';
import { BEVERAGES } from './beverages.js';
import { CANNED } from './canned.js';
import { CONDIMENTS } from './condiments.js';
import { DAIRY } from './dairy.js';
import { GRAINS } from './grains.js';
import { MEAT } from './meat.js';
import { NUTS_AND_SNACKS } from './nuts-and-snacks.js';
import { PREPARED } from './prepared.js';
import { PRODUCE } from './produce.js';
import { SEAFOOD } from './seafood.js';
import { SPICES } from './spices.js';

/** All ingredients, one per line; this package's README explains the notation. */
export const INGREDIENT_TABLE = [
  PRODUCE,
  MEAT,
  SEAFOOD,
  DAIRY,
  GRAINS,
  BAKERY,
  BAKING,
  SPICES,
  CONDIMENTS,
  CANNED,
  NUTS_AND_SNACKS,
  BEVERAGES,
  PREPARED,
].join('\n');
