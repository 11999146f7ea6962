import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';

import { ApiError, commonErrors, isDeclaredCode, sentenceOf, type SpokenCode } from './errors.js';

const mostFieldsNamed = 20;
const longestFieldName = 80;

class SchemaIssues extends Error {
  constructor(readonly issues: readonly z.core.$ZodIssue[]) {
    super('The value does not fit its schema.');
  }
}

/**
 * Nest's own pipe, with our error. Schemas use error CODES as their messages; a problem without one gets the general
 * sentence for its kind, so that people never see a library's wording.
 */
@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => new SchemaIssues(issues as z.core.$ZodIssue[]) });
  }

  override async transform<T = unknown>(value: T, metadata: ArgumentMetadata): Promise<T> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      throw error instanceof SchemaIssues ? invalidInput(error.issues, value) : error;
    }
  }
}

export function invalidInput(issues: readonly z.core.$ZodIssue[], input: unknown): ApiError {
  const fields: Record<string, string> = {};
  // Unknown fields are always reported, even if other errors fill the list.
  const unknownFirst = [...issues].sort((a, b) => Number(isUnknown(b)) - Number(isUnknown(a)));
  for (const issue of unknownFirst) {
    for (const path of pathsOf(issue)) {
      const name = path.join('.').slice(0, longestFieldName);
      if (name === '' || Object.keys(fields).length >= mostFieldsNamed) continue;
      fields[name] ??= sentenceOf(codeOf(issue, input));
    }
  }
  // Missing fields are listed before invalid ones.
  const byUrgency = [...issues].sort((a, b) => Number(isAbsence(b)) - Number(isAbsence(a)));
  const own = byUrgency.map((issue) => issue.message).find(isDeclaredCode);
  return new ApiError(own ?? commonErrors.invalid_input, { fields });
}

const isUnknown = ({ code }: z.core.$ZodIssue): boolean => code === 'unrecognized_keys';

function isAbsence(issue: z.core.$ZodIssue): boolean {
  return (
    issue.code === 'invalid_type' || (issue.code === 'too_small' && Number(issue.minimum) === 1)
  );
}

function pathsOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  const path = issue.path.map(String);
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
}

function codeOf(issue: z.core.$ZodIssue, input: unknown): SpokenCode {
  if (isDeclaredCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return commonErrors.field_unknown;
    case 'too_big':
      return hasLength(issue.origin) ? commonErrors.field_too_long : commonErrors.field_invalid;
    case 'too_small':
      return hasLength(issue.origin) ? commonErrors.field_too_short : commonErrors.field_invalid;
    default:
      return valueAt(input, issue.path) === undefined
        ? commonErrors.field_required
        : commonErrors.field_invalid;
  }
}

const hasLength = (origin: string): boolean => origin === 'string' || origin === 'array';

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );
}
