import { dishKinds } from '@larder/dish-pictures';
import { z } from 'zod';
import { archivedMoment } from '../../../common/archive-parts.js';
import { text } from '../../../common/text.js';
import { RECIPE_SOURCES, VISIBILITIES } from '../domain/recipe-draft.js';
import { recipeLimits } from '../domain/recipe-limits.js';
import { recipeContentFields } from './own-recipes.dto.js';

const { pictureId: _, ...words } = recipeContentFields;

const longestDescription = 10_000;
const mostLogEntries = 10_000;

const key = z.string().min(1).max(500);
const source = z.enum(RECIPE_SOURCES);

/** A recipe as an archive that anybody may have written says it; its amounts are read again from its lines. */
export const archivedRecipe = z.object({
  ...words,
  id: z.int().positive(),
  source,
  key,
  isShared: z.boolean(),
  visibility: z.enum(VISIBILITIES).default('household'),
  isWithdrawn: z.boolean(),
  version: z.int().min(1).max(1_000_000),
  description: text(longestDescription, { minimum: 0 }),
  cuisine: text(recipeLimits.title).nullable(),
  kind: z.enum(dishKinds).nullable().catch(null),
  readyInMinutes: z.int().min(0).max(recipeLimits.minutes).nullable(),
  popularity: z.int().min(0).max(1_000_000),
  pictureSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  origin: z.object({ source, key }).nullable(),
  rating: z.int().min(1).max(5).nullable(),
  favouriteSince: archivedMoment.nullable(),
  log: z
    .array(
      z.object({
        madeOn: z.iso.date(),
        note: text(recipeLimits.logNote, { minimum: 0 }),
        createdAt: archivedMoment,
      }),
    )
    .max(mostLogEntries),
  earlier: z
    .array(
      z.object({
        version: z.int().min(1).max(1_000_000),
        replacedAt: archivedMoment,
        hasPicture: z.boolean(),
        content: z.object(words),
      }),
    )
    .max(recipeLimits.versions),
  createdAt: archivedMoment,
  updatedAt: archivedMoment,
});

export type RestorableRecipe = z.infer<typeof archivedRecipe>;
