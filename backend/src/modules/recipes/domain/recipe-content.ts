import type { DishType } from './dish-type.js';
import type { RecipeDraft } from './recipe-draft.js';

/** What a person writes of a recipe, and what an earlier version of it keeps. Lines include headings. */
export interface RecipeContent {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly servings: number | null;
  readonly yieldText: string | null;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly language: string | null;
  readonly types: readonly DishType[];
  readonly pictureId: string | null;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
}

export const contentOf = (draft: RecipeDraft): RecipeContent => ({
  title: draft.title,
  ingredients: draft.ingredients,
  steps: draft.steps,
  servings: draft.servings,
  yieldText: draft.yieldText ?? null,
  prepMinutes: draft.prepMinutes ?? null,
  cookMinutes: draft.cookMinutes ?? null,
  notes: draft.notes ?? '',
  tags: draft.tags ?? [],
  language: draft.language ?? null,
  types: draft.types,
  pictureId: draft.pictureId ?? null,
  sourceName: draft.sourceName,
  sourceUrl: draft.sourceUrl,
});

/** A new recipe of a household; `readyInMinutes` counts where its parts are not known. */
export const newDraft = (
  identity: Pick<RecipeDraft, 'source' | 'sourceKey' | 'owner'>,
  content: RecipeContent,
  readyInMinutes: number | null = null,
): RecipeDraft =>
  withContent(
    {
      ...identity,
      ...content,
      description: '',
      image: null,
      cuisine: null,
      readyInMinutes,
      popularity: 0,
    },
    content,
  );

/** The recipe with other content; how long it takes follows from its parts, where they are known. */
export function withContent(draft: RecipeDraft, content: RecipeContent): RecipeDraft {
  const { prepMinutes, cookMinutes } = content;
  const isTimed = prepMinutes !== null || cookMinutes !== null;
  const wasTimed = (draft.prepMinutes ?? draft.cookMinutes ?? null) !== null;
  const untimed = wasTimed ? null : draft.readyInMinutes;
  return {
    ...draft,
    ...content,
    readyInMinutes: isTimed ? (prepMinutes ?? 0) + (cookMinutes ?? 0) : untimed,
  };
}
