import { copy } from '@larder/copy';
import { useUndoable, type Drafts } from '@larder/shell-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  clearedIn,
  edited,
  faultsOf,
  formFields,
  type FormField,
  type RecipeContent,
  withPutBack,
} from './recipe-editor.model';
import { useRecipePaste } from './use-recipe-paste';
import { useRecipeSaving } from './use-recipe-saving';

type Errors = Partial<Record<string, string>>;

/** The editor's state: the draft, what is wrong with it, and saving it. */
export function useRecipeForm({ draft, change: changeDraft }: Drafts<RecipeContent>) {
  const { content } = draft;
  const [errors, setErrors] = useState<Errors>({});
  const title = useRef<HTMLInputElement>(null);
  const servings = useRef<HTMLInputElement>(null);
  const prepMinutes = useRef<HTMLInputElement>(null);
  const cookMinutes = useRef<HTMLInputElement>(null);
  const ingredients = useRef<HTMLTextAreaElement>(null);
  const fields = { title, servings, prepMinutes, cookMinutes, ingredients };

  const show = (found: Errors) => {
    setErrors(found);
    const first = formFields.find((field) => found[field] !== undefined);
    if (first) fields[first].current?.focus();
  };
  const changeSilently = useCallback(
    (update: (content: RecipeContent) => RecipeContent) =>
      changeDraft((content) => edited(update(content))),
    [changeDraft],
  );
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  }, [content]);
  const offerBack = useUndoable(draft.key);
  /** [OWN-30] What a person takes out at once can be put back. */
  const change = useCallback(
    (update: (content: RecipeContent) => RecipeContent) => {
      const before = latest.current;
      const part = clearedIn(before, update(before));
      changeSilently(update);
      if (part === null) return;
      offerBack(copy.recipeEditor.cleared[part], () =>
        changeSilently((current) => withPutBack(current, before, part)),
      );
    },
    [changeSilently, offerBack],
  );
  const set = useCallback(
    (update: Partial<RecipeContent>) => {
      change((current) => ({ ...current, ...update }));
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in update))),
      );
    },
    [change],
  );
  const saving = useRecipeSaving(show);
  const save = () => {
    const faults = faultsOf(content).map((field): [FormField, string] => [
      field,
      copy.recipeEditor.faults[field],
    ]);
    show(Object.fromEntries(faults));
    if (faults.length === 0) void saving.save();
  };
  const paste = useRecipePaste(content, changeSilently);
  const reset = () => {
    setErrors({});
    paste.dismiss();
  };
  return { content, errors, fields, set, change, save, saving, paste, reset };
}
