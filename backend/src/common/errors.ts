import type { Copy } from '@larder/copy';
import { sentences } from './language.js';

/** The HTTP category of a code. */
const statusOf = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCategory = keyof typeof statusOf;

/** A code without a sentence in `copy` does not compile. */
export type SpokenCode = keyof Copy['errors'];

interface Limited {
  category: ErrorCategory;
  limit?: unknown;
}

const registry = new Map<string, Limited>();

/** A code whose sentence names a limit declares the limit as well. */
type Declaration<Code extends SpokenCode> = Copy['errors'][Code] extends (
  limit: infer Limit,
) => string
  ? { category: ErrorCategory; limit: Limit }
  : ErrorCategory;

/** Each module declares its codes once, in its `x.errors.ts`; a code belongs to exactly one module. */
export function declareErrors<
  const Codes extends { readonly [Code in SpokenCode]?: Declaration<Code> },
>(codes: Codes): { readonly [Code in keyof Codes]: Code } {
  for (const [code, declared] of Object.entries(codes) as [string, ErrorCategory | Limited][]) {
    if (registry.has(code)) throw new Error(`The error code ${code} is declared twice.`);
    registry.set(code, typeof declared === 'string' ? { category: declared } : declared);
  }
  return Object.fromEntries(Object.keys(codes).map((code) => [code, code])) as {
    [Code in keyof Codes]: Code;
  };
}

export const declaredCodes = (): readonly string[] => [...registry.keys()].sort();

export const isDeclaredCode = (code: string): code is SpokenCode => registry.has(code);

/** The sentence for a code, in the language of the person whose request this is. */
export function sentenceOf(code: SpokenCode): string {
  const sentence: string | ((limit: never) => string) = sentences().errors[code];
  return typeof sentence === 'string' ? sentence : sentence(registry.get(code)?.limit as never);
}

export const commonErrors = declareErrors({
  conflict: 'conflict',
  field_invalid: 'invalid',
  field_required: 'invalid',
  field_too_long: 'invalid',
  field_too_short: 'invalid',
  field_unknown: 'invalid',
  internal_error: 'internal',
  invalid_input: 'invalid',
  limit_reached: 'forbidden',
  malformed_json: 'invalid',
  malformed_request: 'invalid',
  method_not_allowed: 'method_not_allowed',
  not_found: 'not_found',
  payload_too_large: 'too_large',
  rate_limited: 'rate_limited',
  service_unavailable: 'unavailable',
  subscription_required: 'forbidden',
  unauthorized: 'unauthorized',
  unsupported_media_type: 'unsupported',
});

export interface ApiErrorDetails {
  /** A sentence for each field that has to change. */
  fields?: Record<string, string>;
  /** A third party's sentence to show instead of ours, such as a payment provider's. */
  sentence?: string;
  /** Additional data for the error body, for example the current version of a conflicting list. */
  body?: Record<string, unknown>;
  /** Milliseconds after which to retry. */
  retryIn?: number;
  cause?: unknown;
}

/** What services throw: a declared code, which determines status and sentence. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly fields?: Record<string, string>;
  readonly body?: Record<string, unknown>;
  readonly retryIn?: number;

  constructor(
    readonly code: SpokenCode,
    { fields, sentence, body, retryIn, cause }: ApiErrorDetails = {},
  ) {
    super(sentence ?? sentenceOf(code), { cause });
    this.name = 'ApiError';
    this.statusCode = statusOf[registry.get(code)?.category ?? 'internal'];
    this.fields = fields;
    this.body = body;
    this.retryIn = retryIn;
  }
}
