import { copy } from '@larder/copy';
import { z } from 'zod';
import { ApiError, commonErrors, declaredCodes, declareErrors, sentenceOf } from './errors.js';
import { text } from './text.js';
import { invalidInput } from './validation.js';

describe('errors', () => {
  it('have a sentence for every code', () => {
    for (const code of declaredCodes()) {
      expect(copy.errors).toHaveProperty(code);
    }
    for (const code of Object.values(commonErrors)) {
      expect(sentenceOf(code)).toMatch(/^[A-Z].*[.!]$/);
    }
  });

  it('name the limit that they are declared with', () => {
    const errors = declareErrors({ menu_full: { category: 'invalid', limit: 7 } });
    expect(new ApiError(errors.menu_full)).toMatchObject({
      statusCode: 400,
      message: 'A menu can hold up to 7 dishes.',
    });
  });

  it('compile only with the limit that their sentence names', () => {
    // @ts-expect-error -- the sentence names a limit.
    declareErrors({ pantry_full: 'invalid' });
    // @ts-expect-error -- the sentence names none.
    declareErrors({ menu_empty: { category: 'invalid', limit: 7 } });
  });

  it('belong to exactly one module', () => {
    expect(() => declareErrors({ not_found: 'not_found' })).toThrow('declared twice');
  });

  it('carry status and sentence', () => {
    expect(new ApiError(commonErrors.subscription_required)).toMatchObject({
      statusCode: 403,
      message: 'This is a premium feature. Please subscribe to use it.',
    });
  });
});

describe('invalid input', () => {
  const schema = z.strictObject({
    name: text(5, { code: commonErrors.not_found }),
    lines: z.array(z.strictObject({ text: z.string().max(3) })),
  });
  const errorFor = (input: unknown): ApiError => {
    const { error } = schema.safeParse(input);
    if (!error) throw new Error('The input is valid.');
    return invalidInput(error.issues, input);
  };

  it('distinguishes missing, unknown, too long and mistyped values', () => {
    const { code, fields } = errorFor({
      name: 'toolong',
      lines: [{ text: 'long' }, { text: 4 }, {}, { text: '', more: 1 }],
    });
    expect(code).toBe('invalid_input');
    expect(fields).toEqual({
      name: copy.errors.field_too_long,
      'lines.0.text': copy.errors.field_too_long,
      'lines.1.text': copy.errors.field_invalid,
      'lines.2.text': copy.errors.field_required,
      'lines.3.more': copy.errors.field_unknown,
    });
  });

  it("uses the schema's own code if it has one", () => {
    expect(errorFor({ lines: [], name: '  ' })).toMatchObject({
      code: 'not_found',
      fields: { name: copy.errors.not_found },
    });
  });

  it('lists a bounded number of fields', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`field ${n}`, n]));
    expect(Object.keys(errorFor(many).fields ?? {}).length).toBeLessThanOrEqual(20);
  });
});

describe('text', () => {
  it('is stored trimmed, composed and without invisible characters', () => {
    const stored = text(20).parse(' \u0000cafe\u0301\u0007 \ud800');
    expect(stored).toBe('café');
  });
});
