import { declareErrors } from '../../common/errors.js';

/** A page's text as it is sent; that of the largest recipe pages is a quarter. In characters. */
export const longestPage = 5 * 1024 * 1024;

/** Of a recipe written as text. */
export const longestText = 100_000;

export const longestAddress = 2_000;

/** The most pages that one import reads. */
export const mostAddresses = 100;

/** Of a library, with its pictures. */
export const largestLibraryMegabytes = 500;

/** The most recipes that one import adds. */
export const mostRecipes = 20_000;

export const importErrors = declareErrors({
  import_address_invalid: 'invalid',
  import_addresses_too_many: { category: 'invalid', limit: mostAddresses },
  import_columns_missing: 'invalid',
  import_empty: 'invalid',
  import_file_damaged: 'invalid',
  import_file_lost: 'unavailable',
  import_file_missing: 'invalid',
  import_file_too_large: { category: 'too_large', limit: largestLibraryMegabytes },
  import_file_unknown: 'unsupported',
  import_file_unpacks_too_large: 'too_large',
  import_file_unsafe: 'invalid',
  import_interrupted: 'unavailable',
  import_no_recipe: 'invalid',
  import_page_missing: 'invalid',
  import_page_refused: 'invalid',
  import_page_too_large: 'too_large',
  import_page_unreachable: 'invalid',
  import_page_unsupported: 'unsupported',
  import_photo_unread: 'unavailable',
  import_recipe_unreadable: 'invalid',
  import_recipes_too_many: { category: 'invalid', limit: mostRecipes },
  import_running: 'conflict',
  import_site_busy: 'rate_limited',
  import_text_too_long: { category: 'invalid', limit: longestText },
});
