import type { UserPantryView } from '@larder/api-client/pantry';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

/**
 * The pantry after toggling its switch. A first custom list starts from the default rather than empty, and switching back
 * without editing it leaves nothing behind.
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

/** Whether closing the dialog would lose something, including text in the field. */
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

/** Entries that were removed, back at their place; those that are there again already stay where they are. */
export function withEntriesBack(
  entries: readonly string[],
  removed: readonly string[],
  index: number,
): string[] {
  return entries.toSpliced(index, 0, ...removed.filter((entry) => !entries.includes(entry)));
}
