import { z } from 'zod';
import { rowId } from '../../../common/row-id.js';
import { cleanText, comparable, text } from '../../../common/text.js';
import { DISH_TYPES } from '../domain/dish-type.js';
import { servingsCount } from '../domain/dish-servings.js';
import type { RecipeContent } from '../domain/recipe-content.js';
import { RECIPE_SOURCES, VISIBILITIES } from '../domain/recipe-draft.js';
import { recipeLimits } from '../domain/recipe-limits.js';
import { recipeSummaryView } from '../domain/recipe-view.js';
import { recipeErrors } from '../recipes.errors.js';

const limits = recipeLimits;

/**
 * Lines as they are stored: a pasted block is cut at its line breaks, and empty lines are left out. As with other texts, numbers and
 * lengths are checked before anything is cleaned, so that an overlong paste is not processed.
 */
const lines = (
  most: number,
  longest: number,
  tooLong: 'recipe_line_too_long' | 'recipe_step_too_long',
) => {
  const areShortEnough = (given: readonly string[]): boolean =>
    given.every((line) => line.length <= longest);
  return z
    .array(z.string())
    .overwrite((given) =>
      given.flatMap((line) => line.split(/\r\n?|\n/)).filter((line) => line.trim() !== ''),
    )
    .max(most, { error: recipeErrors.recipe_lines_too_many, abort: true })
    .refine(areShortEnough, { error: recipeErrors[tooLong], abort: true })
    .overwrite((given) => given.map(cleanText).filter((line) => line !== ''))
    .refine(areShortEnough, { error: recipeErrors[tooLong] })
    .meta({ 'x-max-entries': most, 'x-max-entry-length': longest });
};

const minutes = z.int().min(0).max(limits.minutes).nullable().default(null);

/** Null for a text in which nothing is visible. */
const optionalText = (longest: number) =>
  text(longest, { minimum: 0 })
    .nullable()
    .default(null)
    .transform((given) => given || null);

/** Regardless of case. */
export const eachTagOnce = (tags: readonly string[]): string[] => [
  ...new Map(tags.map((tag) => [comparable(tag), tag])).values(),
];

const tags = z.array(text(limits.tag)).overwrite(eachTagOnce).max(limits.tags).default([]);

/** What a recipe consists of, as a request or an archive says it. */
export const recipeContentFields = {
  title: text(limits.title, { code: recipeErrors.recipe_title_empty }),
  ingredients: lines(limits.lines, limits.line, recipeErrors.recipe_line_too_long).describe(
    'In order; a line that ends with a colon is a heading. Line breaks within one separate lines.',
  ),
  steps: lines(limits.lines, limits.step, recipeErrors.recipe_step_too_long).describe('Likewise.'),
  servings: servingsCount.nullable().default(null),
  yieldText: optionalText(limits.yield).describe('What it makes, in words: about 20 rolls.'),
  prepMinutes: minutes,
  cookMinutes: minutes,
  notes: text(limits.notes, { minimum: 0 }).default(''),
  tags: tags.describe('Compared regardless of case.'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .max(35)
    .nullable()
    .default(null)
    .describe('BCP 47.'),
  types: z.array(z.enum(DISH_TYPES)).max(DISH_TYPES.length).default([]),
  pictureId: rowId.nullable().default(null),
  sourceName: optionalText(limits.title).describe('A book, a person, a site.'),
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .max(limits.address)
    .nullable()
    .default(null),
} satisfies Record<keyof RecipeContent, z.ZodType>;

const hasLines = ({ ingredients, steps }: Pick<RecipeContent, 'ingredients' | 'steps'>): boolean =>
  ingredients.length + steps.length > 0;

const needsLines = { error: recipeErrors.recipe_empty, path: ['ingredients'] };

const visibility = z
  .enum(VISIBILITIES)
  .optional()
  .describe(
    'Who sees it: everyone in the household, or its author alone. Left out, it stays as it is, at first the household’s.',
  );

export const recipeBody = z
  .strictObject({ ...recipeContentFields, visibility })
  .refine(hasLines, needsLines)
  .meta({ id: 'RecipeBody' });

export const recipeUpdateBody = z
  .strictObject({
    ...recipeContentFields,
    visibility,
    version: z
      .int()
      .positive()
      .describe(
        'The version that was changed; an outdated one is refused with the current recipe.',
      ),
  })
  .refine(hasLines, needsLines)
  .meta({ id: 'RecipeUpdateBody' });

export type RecipeBody = z.infer<typeof recipeBody>;
export type RecipeUpdateBody = z.infer<typeof recipeUpdateBody>;

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

export const RECIPE_ORDERS = ['newest', 'opened', 'title', 'time', 'rating', 'made'] as const;

export const ownRecipesQuery = z.strictObject({
  q: text(limits.query, { minimum: 0 })
    .default('')
    .describe('Beginnings of words of the title, ingredients, steps, notes or tags.'),
  tag: text(limits.tag, { minimum: 0 }).default(''),
  collection: rowId.optional(),
  sort: z
    .enum(RECIPE_ORDERS)
    .default('newest')
    .describe('With `q`, recipes that have it in their titles come first.'),
  limit: wholeNumber(1, 100).default(24),
  offset: wholeNumber(0, 1_000_000).default(0),
});

export type OwnRecipesQuery = z.infer<typeof ownRecipesQuery>;

const ownRecipeView = recipeSummaryView
  .extend({
    source: z.enum(RECIPE_SOURCES),
    tags: z.array(z.string()),
    rating: z.int().nullable(),
    timesMade: z.int(),
    lastMadeOn: z.iso.date().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnRecipeView' });

export const ownRecipesView = z
  .object({
    recipes: z.array(ownRecipeView),
    total: z.int().meta({ description: 'How many there are on all pages.' }),
  })
  .meta({ id: 'OwnRecipesView' });

export type OwnRecipesView = z.infer<typeof ownRecipesView>;

export const readLinesBody = z
  .strictObject({ lines: recipeContentFields.ingredients, language: recipeContentFields.language })
  .meta({ id: 'ReadLinesBody' });

export type ReadLinesBody = z.infer<typeof readLinesBody>;

export const readLinesView = z
  .array(
    z.object({
      text: z.string(),
      heading: z.boolean().meta({ description: 'A heading has no amount and no food.' }),
      quantity: z.string().nullable().meta({ description: 'As a cook writes it: 1 1/2, 2-3.' }),
      unit: z.string().nullable().meta({ description: 'Null when it counts pieces, or has none.' }),
      ingredient: z
        .object({ id: z.int(), name: z.string() })
        .nullable()
        .meta({ description: 'Null for a line that is kept as text.' }),
      confidence: z.number().meta({ description: 'From 0, nothing understood, to 1.' }),
    }),
  )
  .meta({ id: 'ReadLinesView' });

export type ReadLinesView = z.infer<typeof readLinesView>;

export const recipeTagsView = z
  .array(z.object({ name: z.string(), count: z.int() }))
  .meta({ id: 'RecipeTagsView' });

export type RecipeTagsView = z.infer<typeof recipeTagsView>;

export const recipeTagParameter = text(limits.tag).meta({
  description: 'A tag, compared regardless of case.',
});

export const recipeTagBody = z
  .strictObject({ name: text(limits.tag, { code: recipeErrors.recipe_tag_empty }) })
  .meta({ id: 'RecipeTagBody' });

export type RecipeTagBody = z.infer<typeof recipeTagBody>;

export const recipeVersionsView = z
  .array(
    z.object({
      version: z.int(),
      title: z.string(),
      ingredients: z.array(z.string()).meta({ description: 'Including headings.' }),
      steps: z.array(z.string()).meta({ description: 'Including headings.' }),
      replacedAt: z.iso.datetime(),
    }),
  )
  .meta({ id: 'RecipeVersionsView' });

export type RecipeVersionsView = z.infer<typeof recipeVersionsView>;

export const recipeVersionParameter = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .meta({ description: 'An earlier version.' });
