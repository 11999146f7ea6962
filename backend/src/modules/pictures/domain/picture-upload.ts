import { largestPictureMegabytes, pictureErrors } from '../pictures.errors.js';

/** Of a picture that somebody sends. */
export const pictureUpload = {
  bytes: largestPictureMegabytes * 1024 * 1024,
  missing: pictureErrors.picture_missing,
  tooLarge: pictureErrors.picture_too_large,
};
