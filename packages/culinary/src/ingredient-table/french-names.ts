import { FRENCH_BAKERY } from './french/bakery.js';
import { FRENCH_BAKING } from './french/baking.js';
import { FRENCH_BEVERAGES } from './french/beverages.js';
import { FRENCH_CANNED } from './french/canned.js';
import { FRENCH_CONDIMENTS } from './french/condiments.js';
import { FRENCH_DAIRY } from './french/dairy.js';
import { FRENCH_GRAINS } from './french/grains.js';
import { FRENCH_MEAT } from './french/meat.js';
import { FRENCH_NUTS_AND_SNACKS } from './french/nuts-and-snacks.js';
import { FRENCH_PREPARED } from './french/prepared.js';
import { FRENCH_PRODUCE } from './french/produce.js';
import { FRENCH_SEAFOOD } from './french/seafood.js';
import { FRENCH_SPICES } from './french/spices.js';

/**
 * Foods in French: `canonical name = name, synonym, …`. The first name is what a kitchen in Québec says, then come those of
 * France. Singular where it has one; written with accents and articles, although neither matters for reading.
 */
export const FRENCH_NAMES = [
  FRENCH_PRODUCE,
  FRENCH_MEAT,
  FRENCH_SEAFOOD,
  FRENCH_DAIRY,
  FRENCH_GRAINS,
  FRENCH_BAKERY,
  FRENCH_BAKING,
  FRENCH_SPICES,
  FRENCH_CONDIMENTS,
  FRENCH_CANNED,
  FRENCH_NUTS_AND_SNACKS,
  FRENCH_BEVERAGES,
  FRENCH_PREPARED,
].join('');
