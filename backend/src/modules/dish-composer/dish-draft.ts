import { createHash } from 'node:crypto';
import type { Member } from '../../common/access.js';
import { sentences } from '../../common/language.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import type { ComposedDish, LeftOut } from './dish-composer.js';
import { withProperNames } from './proper-names.js';

/** Unlike other recipes, a composed one always has a time and servings. */
export type ComposedDraft = RecipeDraft & Pick<ComposedDish, 'servings' | 'readyInMinutes'>;

/** What the dish leaves out, words that nobody knows among it, and why. */
export function leftOutOf(
  dish: ComposedDish,
  unknown: readonly string[],
): (LeftOut | { readonly name: string; readonly reason: 'unknown' })[] {
  return [...dish.leftOutWhy, ...unknown.map((name) => ({ name, reason: 'unknown' as const }))];
}

/** The dish as a household's own recipe; the same dish is the same recipe. */
export function draftOf(
  { id: authorId, householdId }: Member,
  dish: ComposedDish,
  unknown: readonly string[],
): ComposedDraft {
  const { title, types, kind, cuisine, servings, readyInMinutes, ingredients, steps } = dish;
  const said = createHash('sha256')
    .update(JSON.stringify([title, servings, ingredients, steps]))
    .digest('base64url');
  return {
    source: 'composed',
    sourceKey: `${householdId}/${said}`,
    title,
    description: withProperNames(introductionOf(dish, unknown)),
    image: null,
    types,
    kind,
    cuisine,
    servings,
    readyInMinutes,
    ingredients,
    steps,
    popularity: 0,
    sourceName: null,
    sourceUrl: null,
    owner: { householdId, authorId },
    originRecipeId: dish.origin?.id ?? null,
  };
}

function introductionOf(dish: ComposedDish, unknown: readonly string[]): string {
  const { uses, adds, origin } = dish;
  const from = { uses, adds, leavesOut: leftOutOf(dish, unknown) };
  const { dishComposed, dishKnown } = sentences().api;
  return origin ? dishKnown(from) : dishComposed(from);
}
