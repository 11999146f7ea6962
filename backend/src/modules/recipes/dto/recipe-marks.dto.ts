import { z } from 'zod';
import { text } from '../../../common/text.js';
import { recipeSummariesView } from '../domain/recipe-view.js';
import { recipeLimits } from '../domain/recipe-limits.js';
import { mostCollections, recipeErrors } from '../recipes.errors.js';

export const ratingBody = z
  .strictObject({
    rating: z.int().min(1).max(5).nullable().describe('Stars; null takes the rating back.'),
  })
  .meta({ id: 'RatingBody' });

export type RatingBody = z.infer<typeof ratingBody>;

export const ratingView = z.object({ rating: z.int().nullable() }).meta({ id: 'RatingView' });

export type RatingView = z.infer<typeof ratingView>;

export const logEntryBody = z
  .strictObject({
    madeOn: z.iso.date(),
    note: text(recipeLimits.logNote, { minimum: 0 }).default(''),
  })
  .meta({ id: 'RecipeLogEntryBody' });

export type LogEntryBody = z.infer<typeof logEntryBody>;

export const logEntryView = z
  .object({ id: z.uuid(), madeOn: z.iso.date(), note: z.string() })
  .meta({ id: 'RecipeLogEntryView' });

export type LogEntryView = z.infer<typeof logEntryView>;

export const logView = z.array(logEntryView).meta({ id: 'RecipeLogView' });

export const collectionBody = z
  .strictObject({
    name: text(recipeLimits.title, { code: recipeErrors.collection_name_empty }),
  })
  .meta({ id: 'CollectionBody' });

export type CollectionBody = z.infer<typeof collectionBody>;

const collectionFields = { id: z.uuid(), name: z.string() };

export const collectionView = z
  .object({ ...collectionFields, recipes: recipeSummariesView })
  .meta({ id: 'CollectionView' });

export type CollectionView = z.infer<typeof collectionView>;

export const collectionsView = z
  .array(
    z
      .object({ ...collectionFields, count: z.int(), images: z.array(z.string()) })
      .meta({ id: 'CollectionSummaryView' }),
  )
  .max(mostCollections)
  .meta({ id: 'CollectionsView' });

export type CollectionsView = z.infer<typeof collectionsView>;
