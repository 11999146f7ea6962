import { longestIngredientEntry, normalizeIngredientEntry } from '@larder/culinary';
import { z } from 'zod';
import { cleanText } from '../../../common/text.js';
import { mostIngredients, searchErrors } from '../recipe-search.errors.js';

/** Including empty and repeated ones. */
const mostEntries = 1_000;
const longestList = mostIngredients * (longestIngredientEntry + 2);

/** The limits of a list for the API's document, which knows of no list within a text, and of none that forgets empty entries. */
export const documentedLimits = {
  'x-max-entries': mostIngredients,
  'x-max-entry-length': longestIngredientEntry,
};

/** Comma-separated entries in stored form: trimmed, lower case, without duplicates or empty ones. */
const entriesOf = (list: string): string[] => [
  ...new Set(
    cleanText(list)
      .split(',')
      .map((entry) => normalizeIngredientEntry(entry))
      .filter((entry) => entry !== ''),
  ),
];

export const ingredientList = () =>
  z
    .string()
    .max(longestList, { error: searchErrors.ingredients_too_many, abort: true })
    .transform(entriesOf)
    .refine((entries) => entries.length <= mostIngredients, {
      error: searchErrors.ingredients_too_many,
    })
    .refine((entries) => entries.every((entry) => entry.length <= longestIngredientEntry), {
      error: searchErrors.ingredient_too_long,
    });

/** The same with at least one entry. */
export const atLeastOne = <List extends z.ZodType<string[]>>(list: List): List =>
  list.refine((entries) => entries.length > 0, { error: searchErrors.ingredients_required });

/** The same as a list, or as one comma-separated string. */
export const listOrCommaList = () =>
  z
    .union([
      z.array(z.string()).max(mostEntries, { error: searchErrors.ingredients_too_many }),
      z.string(),
    ])
    .transform((given) => (typeof given === 'string' ? given : given.join(',')))
    .pipe(ingredientList());
