import { QueryFailedError } from 'typeorm';

const foreignKeyViolation = '23503';
const uniqueViolation = '23505';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === code;

/** Whether a row could not be deleted because another one refers to it. */
export const isReferredTo = (error: unknown): boolean => hasCode(error, foreignKeyViolation);

/** Whether a row could not be written because there is one like it. */
export const isTaken = (error: unknown): boolean => hasCode(error, uniqueViolation);
