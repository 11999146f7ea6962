/** Of ASCII, only the circumflex and the grave accent count as diacritics. */
const mayHaveDiacritics = /[\u005E\u0060\u0080-\uFFFF]/;

/** Most names have no diacritics, and looking for them costs more than anything else that is done with a name. */
export function withoutDiacritics(text: string): string {
  if (!mayHaveDiacritics.test(text)) return text;
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
}
