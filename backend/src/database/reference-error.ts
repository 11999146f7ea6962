import { QueryFailedError } from 'typeorm';

const foreignKeyViolation = '23503';

/** Whether a row could not be deleted because another one refers to it. */
export const isReferredTo = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { code?: string }).code === foreignKeyViolation;
