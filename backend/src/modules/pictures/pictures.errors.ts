import { declareErrors } from '../../common/errors.js';

/** Photographs of current phones are smaller. */
export const largestPictureMegabytes = 15;

/** What a household may keep; about 1.5 GB. */
export const mostPictures = 5_000;

export const pictureErrors = declareErrors({
  picture_heic: 'unsupported',
  picture_missing: 'invalid',
  picture_pixels_too_many: 'too_large',
  picture_too_large: { category: 'too_large', limit: largestPictureMegabytes },
  picture_type_unknown: 'unsupported',
  picture_unreadable: 'invalid',
  pictures_too_many: { category: 'forbidden', limit: mostPictures },
});
