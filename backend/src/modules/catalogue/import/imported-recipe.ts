import { copy } from '@larder/copy';
import { z } from 'zod';
import { text } from '../../../common/text.js';
import { DISH_TYPES } from '../../recipes/domain/dish-type.js';
import type { RecipeDraft } from '../../recipes/domain/recipe-draft.js';

const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);
const whole = (least: number, most: number) => z.number().int().min(least).max(most);

/** One line of an import file. */
const importedRecipe = z.strictObject({
  key: text(200),
  title: text(120),
  description: text(2_000, { minimum: 0 }).default(''),
  image: webAddress.nullable().default(null),
  types: z.array(z.enum(DISH_TYPES)).max(DISH_TYPES.length).default([]),
  cuisine: text(60).nullable().default(null),
  servings: whole(1, 1_000),
  readyInMinutes: whole(1, 100_000),
  ingredients: z.array(text(500)).min(1).max(100),
  steps: z.array(text(5_000)).min(1).max(100),
  popularity: whole(0, 1_000_000).default(0),
  sourceName: text(200).nullable().default(null),
  sourceUrl: webAddress.nullable().default(null),
});

/** A sentence about what is wrong with a line. */
export class ImportLineError extends Error {
  override readonly name = 'ImportLineError';
}

export function readImportedRecipe(line: string): RecipeDraft {
  const { success, data, error } = importedRecipe.safeParse(parseJson(line));
  if (!success) throw new ImportLineError(reasonOf(error.issues));
  const { key, types, ...rest } = data;
  return {
    source: 'import',
    sourceKey: key,
    ...rest,
    types: [...new Set(types)],
    ownerId: null,
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw new ImportLineError(copy.admin.importNotJson);
  }
}

function reasonOf(issues: readonly z.core.$ZodIssue[]): string {
  const reasons = issues.map((issue) => {
    if (issue.code === 'unrecognized_keys')
      return copy.admin.importUnknownField(issue.keys[0] ?? '');
    const [field] = issue.path;
    return typeof field === 'string'
      ? copy.admin.importFieldWrong(field, copy.admin.importFields[field as ImportedField])
      : copy.admin.importNotAnObject;
  });
  return [...new Set(reasons)].join(' ');
}

type ImportedField = keyof z.infer<typeof importedRecipe>;
