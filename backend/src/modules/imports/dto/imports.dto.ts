import { holdsRecipes, PAGE_FIELDS, TABLE_FIELDS } from '@larder/recipe-reading';
import { z } from 'zod';
import { string } from '../../../common/text.js';
import { DISH_TYPES } from '../../recipes/domain/dish-type.js';
import {
  ALSO_ADDED,
  IMPORT_ITEM_STATES,
  IMPORT_KINDS,
  IMPORT_STATES,
  LEFT_OUT,
} from '../domain/import-state.js';
import { RECIPE_ORIGINS } from '../domain/recipe-origin.js';
import {
  importErrors,
  longestAddress,
  longestPage,
  longestText,
  mostAddresses,
} from '../imports.errors.js';

/** Checked as an address when it is fetched, so that one of many that is none leaves the others alone. */
const address = string(importErrors.import_address_invalid)
  .max(longestAddress, { abort: true })
  .overwrite((given) => given.trim())
  .regex(/^[^\s\p{Cc}]+$/u, { error: importErrors.import_address_invalid });

export const importPreviewBody = z
  .strictObject({
    url: address.optional().describe('The address of a page; with `html`, where that is from.'),
    html: z
      .string()
      .max(longestPage, { error: importErrors.import_page_too_large })
      .optional()
      .describe('A page as the browser has it.'),
    text: string(importErrors.import_empty)
      .max(longestText, { error: importErrors.import_text_too_long })
      .optional()
      .describe('A recipe as text.'),
  })
  .refine(
    ({ url, html, text: given }) =>
      given === undefined
        ? url !== undefined || html !== undefined
        : url === undefined && html === undefined,
    { error: importErrors.import_empty, path: ['url'] },
  )
  .meta({ id: 'ImportPreviewBody' });

export type ImportPreviewBody = z.infer<typeof importPreviewBody>;

const lines = z.array(z.string()).describe('A line that ends with a colon is a heading.');

const importDraftView = z
  .object({
    title: z.string(),
    ingredients: lines,
    steps: lines,
    servings: z.int().nullable(),
    yieldText: z.string().nullable(),
    prepMinutes: z.int().nullable(),
    cookMinutes: z.int().nullable(),
    readyInMinutes: z.int().nullable(),
    notes: z.string(),
    tags: z.array(z.string()),
    language: z.string().nullable().describe('BCP 47.'),
    types: z.array(z.enum(DISH_TYPES)),
    sourceName: z.string().nullable(),
    sourceUrl: z.string().nullable(),
    image: z.string().nullable().describe('The address of its picture, where the page has it.'),
  })
  .meta({ id: 'ImportDraft' });

export type ImportDraftView = z.infer<typeof importDraftView>;

export const importPreviewView = z
  .object({
    draft: importDraftView,
    text: z.string().describe('What the page shows, to compare; empty for a text.'),
    origins: z
      .partialRecord(z.enum(PAGE_FIELDS), z.enum(RECIPE_ORIGINS))
      .describe('Where each field was found.'),
    warnings: z
      .array(z.object({ code: z.string(), message: z.string() }))
      .describe('What was not understood, or should be looked at.'),
    duplicates: z
      .array(
        z.object({
          id: z.int(),
          title: z.string(),
          image: z.string(),
          match: z.enum(['address', 'content']),
        }),
      )
      .describe('Own recipes that are the same.'),
  })
  .meta({ id: 'ImportPreviewView' });

export type ImportPreviewView = z.infer<typeof importPreviewView>;

export const importPictureBody = z.strictObject({ url: address }).meta({ id: 'ImportPictureBody' });

export type ImportPictureBody = z.infer<typeof importPictureBody>;

export const importedPictureView = z
  .object({ id: z.uuid(), url: z.string().describe('Its address here, 480 pixels wide.') })
  .meta({ id: 'ImportedPictureView' });

export type ImportedPictureView = z.infer<typeof importedPictureView>;

export const importWaysView = z
  .object({
    photosElsewhere: z.boolean().describe('Whether a service reads photos for those who ask it.'),
  })
  .meta({ id: 'ImportWaysView' });

export type ImportWaysView = z.infer<typeof importWaysView>;

export const importedPhotoView = z
  .object({
    text: z.string().describe('What is written on it; empty if nothing is.'),
    unread: z.array(z.string()).describe('Words that could hardly be read.'),
  })
  .meta({ id: 'ImportedPhotoView' });

export type ImportedPhotoView = z.infer<typeof importedPhotoView>;

export const importAddressesBody = z
  .strictObject({
    urls: z
      .array(address)
      .min(1, { error: importErrors.import_empty })
      .max(mostAddresses, { error: importErrors.import_addresses_too_many }),
  })
  .meta({ id: 'ImportAddressesBody' });

export const importStartedView = z.object({ id: z.uuid() }).meta({ id: 'ImportStartedView' });

export type ImportStartedView = z.infer<typeof importStartedView>;

const problem = z.object({ code: z.string(), message: z.string() }).nullable();

const importSummary = z.object({
  id: z.uuid(),
  kind: z.enum(IMPORT_KINDS),
  name: z.string().nullable().describe('What the file was called.'),
  format: z.string().nullable().describe('The program that the file is from.'),
  state: z.enum(IMPORT_STATES),
  total: z.int().nullable().describe('Null until it is known.'),
  done: z.int().describe('How many of them have been dealt with.'),
  added: z.int(),
  known: z.int().describe('Those that were there already.'),
  failed: z.int(),
  pictures: z.int(),
  picturesFailed: z.int(),
  alsoAdded: z
    .array(z.object({ what: z.enum(ALSO_ADDED), count: z.int() }))
    .describe('What came with the recipes.'),
  leftOut: z
    .array(z.object({ what: z.enum(LEFT_OUT), count: z.int() }))
    .describe('What the file holds besides recipes.'),
  problem: problem.describe('Why it ended before its time.'),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

/** The most items that an answer lists. */
export const mostItemsListed = 200;

const columnMapping = z.partialRecord(
  z.enum(TABLE_FIELDS),
  z.array(z.int().min(0).max(1_000)).max(100),
);

export const importColumnsBody = z
  .strictObject({
    columns: columnMapping.describe('By what they hold, the places of the columns, from 0.'),
  })
  .refine(({ columns }) => holdsRecipes(columns), {
    error: importErrors.import_columns_missing,
    path: ['columns'],
  })
  .meta({ id: 'ImportColumnsBody' });

export type ImportColumnsBody = z.infer<typeof importColumnsBody>;

const tableView = z
  .object({
    columns: z.array(z.string()).describe('Their names.'),
    mapping: columnMapping.describe('What they seem to hold.'),
    sample: z.array(z.array(z.string())).describe('The first rows.'),
  })
  .meta({ id: 'ImportTableView' });

export const importView = importSummary
  .extend({
    table: tableView
      .nullable()
      .describe('The beginning of a table, while it waits for `PUT /imports/{id}/columns`.'),
    items: z
      .array(
        z.object({
          position: z.int(),
          name: z.string().describe('The address of a page, or the title of a recipe.'),
          state: z.enum(IMPORT_ITEM_STATES),
          problem: problem.describe('Why it was not read.'),
          recipeId: z.int().nullable(),
        }),
      )
      .max(mostItemsListed)
      .describe('Those that were not read come first.'),
  })
  .meta({ id: 'ImportView' });

export type ImportView = z.infer<typeof importView>;

export const importsView = z.array(importSummary).meta({ id: 'ImportsView' });

export type ImportsView = z.infer<typeof importsView>;
export type ImportSummary = z.infer<typeof importSummary>;

export const importUndoneView = z
  .object({
    removed: z.int(),
    kept: z.int().describe('Recipes that somebody has changed since.'),
  })
  .meta({ id: 'ImportUndoneView' });

export type ImportUndoneView = z.infer<typeof importUndoneView>;
