import { copy } from '@larder/copy';
import { z } from 'zod';
import { text } from '../../../common/text.js';
import { DISH_TYPES } from '../../recipes/domain/dish-type.js';
import type { RecipeDraft } from '../../recipes/domain/recipe-draft.js';

const demands = copy.admin.importDemands;

// Each field is described by what it demands, for the sentence about a field that does not meet it.
const needed = (longest: number) => text(longest).describe(demands.text(longest));
const optional = (longest: number) =>
  text(longest).nullable().default(null).describe(demands.textOrNull(longest));
const whole = (least: number, most: number) =>
  z.number().int().min(least).max(most).describe(demands.whole(least, most));
const texts = (most: number, longest: number) =>
  z.array(text(longest)).min(1).max(most).describe(demands.texts(most, longest));
const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .nullable()
  .default(null)
  .describe(demands.webAddress);
const longestDescription = 2_000;

/** One line of an import file. */
const importedRecipe = z.strictObject({
  key: needed(200),
  title: needed(120),
  description: text(longestDescription, { minimum: 0 })
    .default('')
    .describe(demands.shortText(longestDescription)),
  image: webAddress,
  types: z
    .array(z.enum(DISH_TYPES))
    .max(DISH_TYPES.length)
    .default([])
    .describe(demands.recipeTypes),
  cuisine: optional(60),
  servings: whole(1, 1_000),
  readyInMinutes: whole(1, 100_000),
  ingredients: texts(100, 500),
  steps: texts(100, 5_000),
  popularity: whole(0, 1_000_000).default(0),
  sourceName: optional(200),
  sourceUrl: webAddress,
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
    owner: null,
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
      ? copy.admin.importFieldWrong(field, demandOf(field as ImportedField))
      : copy.admin.importNotAnObject;
  });
  return [...new Set(reasons)].join(' ');
}

const demandOf = (field: ImportedField): string => importedRecipe.shape[field].description ?? '';

type ImportedField = keyof z.infer<typeof importedRecipe>;
