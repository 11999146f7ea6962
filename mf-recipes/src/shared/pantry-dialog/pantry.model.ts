import type { UserPantryView } from '@larder/api-client/pantry';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

/**
 * The pantry after its switch was used. Nobody who has never had a list of their own begins with an empty one: it starts from
 * the default, and switching back without having touched it leaves nothing behind.
 */
export function switchedPantry(
  pantry: UserPantryView,
  useCustomPantry: boolean,
  { saved, defaultPantry }: { saved: UserPantryView; defaultPantry: readonly string[] },
): UserPantryView {
  const { customPantry } = pantry;
  const isUnsaved = !saved.useCustomPantry && saved.customPantry.length === 0;
  if (useCustomPantry && isUnsaved && customPantry.length === 0) {
    return { useCustomPantry, customPantry: [...defaultPantry] };
  }
  if (!useCustomPantry && isUnsaved && isSame(customPantry, defaultPantry)) {
    return { useCustomPantry, customPantry: [] };
  }
  return { useCustomPantry, customPantry };
}

/** Whether closing the dialog would lose something; what still stands in the field counts. */
export function isPantryChanged(
  pantry: UserPantryView,
  saved: UserPantryView,
  text: string,
): boolean {
  return (
    text.trim() !== '' ||
    pantry.useCustomPantry !== saved.useCustomPantry ||
    !isSame(pantry.customPantry, saved.customPantry)
  );
}
