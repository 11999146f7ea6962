import { errorMessage } from '@larder/api-client';
import { longestIngredient, mostPantryIngredients } from '@larder/api-client/limits';
import type { UserPantryView } from '@larder/api-client/pantry';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addEntries } from '../ingredient-entries';
import {
  useLazyGetDefaultPantryQuery,
  useLazyGetUserPantryQuery,
  useUpdateUserPantryMutation,
} from './pantry-dialog.api';
import { isPantryChanged } from './pantry.model';

/** The pantry being edited: loading, saving and leaving it. */
export function usePantry(onClose: () => void) {
  const [loadDefault] = useLazyGetDefaultPantryQuery();
  const [loadOwn] = useLazyGetUserPantryQuery();
  // Shares its key with a dialog that was closed while saving.
  const [save, saving] = useUpdateUserPantryMutation({ fixedCacheKey: 'pantry' });
  const [pantry, setPantry] = useState<UserPantryView | null>(null);
  const [saved, setSaved] = useState<UserPantryView | null>(null);
  const [defaultPantry, setDefaultPantry] = useState<string[]>([]);
  const [text, setText] = useState('');
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = (): void => {
    // Kept until it is known whether saving succeeded.
    if (saving.isLoading && pantry) return;
    if (pantry && saved && isPantryChanged(pantry, saved, text)) setIsLeaving(true);
    else onClose();
  };

  const giveUp = useEffectEvent((error: unknown) => {
    notify.error(errorMessage(error, copy.pantry.pantryFailed));
    onClose();
  });
  // The content being saved is not visible yet and would be overwritten.
  const isEarly = pantry === null && saving.isLoading;
  useEffect(() => {
    if (isEarly) return;
    let wanted = true;
    Promise.all([loadDefault().unwrap(), loadOwn().unwrap()]).then(
      ([loadedDefault, loadedOwn]) => {
        if (!wanted) return;
        setDefaultPantry(loadedDefault);
        setPantry(loadedOwn);
        setSaved(loadedOwn);
      },
      (error: unknown) => wanted && giveUp(error),
    );
    return () => {
      wanted = false;
    };
  }, [isEarly, loadDefault, loadOwn]);

  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const saveAndClose = async (edited: UserPantryView) => {
    // Text still in the field was meant for the pantry.
    const { entries, refused } = addEntries(edited.customPantry, text, mostPantryIngredients);
    if (edited.useCustomPantry && refused !== null) {
      notify.error(
        refused === 'too-many'
          ? copy.pantry.pantryFull(mostPantryIngredients)
          : copy.recipes.entryTooLong(longestIngredient),
      );
      return;
    }
    const toast = notify.loading(copy.pantry.savingPantry);
    try {
      await save({
        userPantryBody: {
          useCustomPantry: edited.useCustomPantry,
          customPantry: edited.useCustomPantry ? entries : edited.customPantry,
        },
      }).unwrap();
      notify.success(copy.pantry.pantrySaved, toast);
      // It may have been closed and reopened meanwhile.
      if (isOpen.current) onClose();
    } catch (error) {
      notify.error(errorMessage(error, copy.pantry.savePantryFailed), toast);
    }
  };

  return {
    /** Null while loading. */
    loaded: pantry && saved && { pantry, saved, defaultPantry },
    setPantry,
    text,
    setText,
    isSaving: saving.isLoading,
    save: () => pantry && void saveAndClose(pantry),
    leave,
    /** Whether to ask before unsaved changes are discarded. */
    isLeaving,
    stay: () => setIsLeaving(false),
  };
}
