import { isWholeRecipe, splitRecipe } from '@larder/recipe-reading/text';
import { useState } from 'react';
import { withPasted, type RecipeContent } from './recipe-editor.model';

type Change = (update: (content: RecipeContent) => RecipeContent) => void;

/** [OWN-4] Splits a pasted recipe into fields, and takes that back. */
export function useRecipePaste(content: RecipeContent, change: Change) {
  const [before, setBefore] = useState<RecipeContent | null>(null);
  /** `instead` is what undoing leaves of the text. */
  const fillIn = (text: string, instead: Partial<RecipeContent> = {}) => {
    setBefore({ ...content, ...instead });
    change((current) => withPasted(current, splitRecipe(text)));
  };
  return {
    fillIn,
    /** Splits what is pasted into a field, unless there already is a recipe or it is only a part of one. */
    splits: (text: string, instead: Partial<RecipeContent>): boolean => {
      const isEmpty = content.ingredients.trim() + content.steps.trim() === '';
      if (!isEmpty || !isWholeRecipe(text)) return false;
      fillIn(text, instead);
      return true;
    },
    undo:
      before &&
      (() => {
        change(() => before);
        setBefore(null);
      }),
    dismiss: () => setBefore(null),
  };
}
