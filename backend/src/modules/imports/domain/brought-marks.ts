import type { LibraryRecipe } from '@larder/recipe-reading/libraries';
import { cleanText } from '../../../common/text.js';
import type { BroughtMarks } from '../../recipes/domain/recipe-marks.js';
import { recipeLimits as limits } from '../../recipes/domain/recipe-limits.js';

/** What the program that a recipe is from knew of it besides its content, within what Larder can hold. */
export function broughtMarks({
  rating,
  isFavourite = false,
  made = [],
  collections = [],
}: Pick<LibraryRecipe, 'rating' | 'isFavourite' | 'made' | 'collections'>): BroughtMarks {
  const whole = rating === undefined ? 0 : Math.round(rating);
  return {
    rating: whole >= 1 && whole <= 5 ? whole : null,
    isFavourite,
    log: made.map(({ on, note = '' }) => ({
      madeOn: on,
      note: cleanText(note).slice(0, limits.logNote).trim(),
    })),
    collections: collections
      .map((name) => cleanText(name).slice(0, limits.title).trim())
      .filter((name) => name !== ''),
  };
}
