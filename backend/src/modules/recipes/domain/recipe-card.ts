import { type IngredientLine, ingredientById, parseIngredientLines } from '@larder/culinary';
import type { DishNutrition } from '@larder/culinary/nutrition';
import { kindInTitle, pictureAddress, type DishKind, type Equipment } from '@larder/dish-pictures';
import type { DishType } from './dish-type.js';
import { DISH_RULES } from './dish-rules.js';
import { divide } from './headings.js';
import { keepingOf } from './keeping.js';
import { toNutritionView } from './nutrition-view.js';
import { readingVersion } from './reading-version.js';
import type { DerivedRecipe } from './recipe-derivation.js';
import type { RecipeSource, Visibility } from './recipe-draft.js';
import { type SearchedFacts, trustedFacts } from './recipe-facts.js';
import type { RecipeMarks } from './recipe-marks.js';
import type { RecipeSummaryView, RecipeView } from './recipe-view.js';

export type RecipeNeeds = Pick<
  DerivedRecipe,
  'ingredientIds' | 'optionalIngredientIds' | 'alternatives' | 'unknownIngredients'
>;

/** The columns from which a card is made. */
export interface StoredCard extends RecipeNeeds {
  readonly id: number;
  readonly title: string;
  /** The address of a photograph. */
  readonly image: string | null;
  readonly pictureId: string | null;
  readonly readyInMinutes: number | null;
  readonly servings: number | null;
  readonly dishTypes: readonly DishType[];
  readonly dishKind: DishKind | null;
  readonly equipment: readonly Equipment[];
  readonly cuisine: string | null;
  readonly householdId: string | null;
  readonly authorId: string | null;
  readonly visibility: Visibility;
}

/** Who may see a recipe. */
export interface Audience {
  /** The household that alone may see it; null for everybody. */
  readonly householdId: string | null;
  readonly authorId: string | null;
  /** Only its author may see it. */
  readonly isPrivate: boolean;
}

/** What a list shows of a recipe, and what explains why it was found. */
export interface RecipeCard extends Audience {
  readonly summary: RecipeSummaryView;
  /** The summary as JSON, for answers that are put together as text. */
  readonly summaryText: string;
  readonly needs: RecipeNeeds;
  /** What sort of dish it is. */
  readonly types: readonly DishType[];
  readonly kind: DishKind | null;
  readonly cuisine: string | null;
}

/** The columns from which the whole dish is made. */
export interface StoredRecipe extends StoredCard, SearchedFacts {
  readonly description: string;
  readonly yieldText: string | null;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly language: string | null;
  readonly originRecipeId: number | null;
  readonly source: RecipeSource;
  readonly version: number;
  readonly isRetired: boolean;
  readonly steps: readonly string[];
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
  readonly reading: string;
  readonly nutrition: DishNutrition | null;
  readonly keeping: string | null;
}

/** A dish as everybody sees it who may, and its lines as they are read. */
export interface StoredDish extends Audience {
  /** Another one whenever the dish has been read again: what follows from a dish holds as long as this does. */
  readonly version: number;
  /** Withdrawn or deleted: kept for those who saved it. */
  readonly isRetired: boolean;
  readonly view: Omit<RecipeView, 'isOwn' | 'isAuthor' | keyof RecipeMarks>;
  readonly lines: readonly IngredientLine[];
}

export function toCard(stored: StoredCard): RecipeCard {
  const { id, title, readyInMinutes, servings } = stored;
  const { ingredientIds, optionalIngredientIds, alternatives, unknownIngredients } = stored;
  const summary = { id, title, image: imageOf(stored), readyInMinutes, servings };
  return {
    ...audienceOf(stored),
    summary,
    summaryText: JSON.stringify(summary),
    needs: { ingredientIds, optionalIngredientIds, alternatives, unknownIngredients },
    types: stored.dishTypes,
    kind: stored.dishKind ?? kindInTitle(title),
    cuisine: stored.cuisine,
  };
}

const audienceOf = ({ householdId, authorId, visibility }: StoredCard): Audience => ({
  householdId,
  authorId,
  isPrivate: visibility === 'private',
});

let lastVersion = 0;

/** `lines` as they were written, in order. */
export function toDish(
  stored: StoredRecipe,
  lines: readonly { position: number; original: string }[],
): StoredDish {
  const facts = trustedFacts(stored);
  const ingredients = divide(lines, ({ original }) => original);
  const steps = divide(stored.steps, (step) => step);
  let read: readonly IngredientLine[] | undefined;
  lastVersion += 1;
  return {
    version: lastVersion,
    ...audienceOf(stored),
    isRetired: stored.isRetired,
    view: {
      ...toCard(stored).summary,
      source: stored.source,
      version: stored.version,
      visibility: stored.visibility,
      description: stored.description,
      yieldText: stored.yieldText,
      prepMinutes: stored.prepMinutes,
      cookMinutes: stored.cookMinutes,
      extendedIngredients: ingredients.lines.map(({ position, original }) => ({
        id: position,
        original,
      })),
      analyzedInstructions: [
        { steps: steps.lines.map((step, index) => ({ number: index + 1, step })) },
      ],
      sections: { ingredients: ingredients.sections, steps: steps.sections },
      notes: stored.notes,
      tags: [...stored.tags],
      language: stored.language,
      pictureId: stored.pictureId,
      originRecipeId: stored.originRecipeId,
      dishTypes: [...stored.dishTypes],
      diets: [...facts.diets],
      allergens: [...facts.allergens],
      mayContain: [...facts.mayContain],
      unknownAllergens: [...facts.unknownAllergens],
      rules: DISH_RULES.map((rule) => ({ rule, fact: facts.rules[rule] ?? 'unknown' })),
      nutrition:
        stored.nutrition && stored.reading === readingVersion
          ? toNutritionView(stored.nutrition, stored.servings)
          : null,
      keeping: stored.source === 'catalogue' ? keepingOf({ ...stored, ...facts }) : null,
      cuisine: stored.cuisine,
      sourceName: stored.sourceName,
      sourceUrl: stored.sourceUrl,
    },
    // Most dishes are looked at and never shopped for.
    get lines() {
      return (read ??= parseIngredientLines(
        ingredients.lines.map(({ original }) => original),
        { language: stored.language },
      ));
    },
  };
}

function imageOf(stored: StoredCard): string {
  return (
    stored.image ??
    pictureAddress({
      title: stored.title,
      types: stored.dishTypes,
      kind: stored.dishKind,
      equipment: stored.equipment,
      cuisine: stored.cuisine ?? '',
      ingredientNames: stored.ingredientIds.flatMap((id) => ingredientById(id)?.name ?? []),
    })
  );
}
