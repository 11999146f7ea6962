import { z } from 'zod';
import { commonErrors } from './errors.js';

/** The id of an owned row in a path. What cannot be an id is nobody's row. */
export const rowIdParam = z.uuid({
  error: (issue) => (issue.code === 'invalid_format' ? commonErrors.not_found : undefined),
});

/** An id in a body, as the database writes it: in capitals it is the same id. */
export const rowId = z.uuid().toLowerCase();
