import { z } from 'zod';
import { commonErrors } from './errors.js';

/** The id of an owned row in a path. A malformed id is nobody's row. */
export const rowIdParam = z.uuid({
  error: (issue) => (issue.code === 'invalid_format' ? commonErrors.not_found : undefined),
});

/** An id in a body, normalised as the database writes it: upper case is the same id. */
export const rowId = z.uuid().toLowerCase();
