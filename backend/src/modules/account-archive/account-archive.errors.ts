import { declareErrors } from '../../common/errors.js';

/** More than the photographs of a whole household take. */
export const largestArchiveMegabytes = 2_048;

export const archiveErrors = declareErrors({
  archive_damaged: 'invalid',
  archive_foreign: 'invalid',
  archive_missing: 'invalid',
  archive_newer: 'invalid',
  archive_too_large: { category: 'too_large', limit: largestArchiveMegabytes },
  restore_running: 'conflict',
});
