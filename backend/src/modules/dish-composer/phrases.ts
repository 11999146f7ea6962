/** "a", "a and b", "a, b and c". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** "porcini and cremini mushrooms", "porcini and mushrooms", "peppers" for two colours of them: a word for both is said once. */
export function calledTogether(names: readonly string[]): string {
  const isOfPeppers = names.filter((name) => BELL_PEPPER.test(name)).length > 1;
  const few = [
    ...new Set(names.map((name) => (isOfPeppers && BELL_PEPPER.test(name) ? 'peppers' : name))),
  ];
  const isLast = (index: number): boolean =>
    !few.slice(index + 1).some((name) => OF_SORTS.test(name));
  return listed(
    few.map((name, index) => (isLast(index) ? name : (OF_SORTS.exec(name)?.[1] ?? name))),
  );
}

const BELL_PEPPER = /\bbell peppers?$/;

/** What a sort is called without it. */
const OF_SORTS = /^(?:(.+) )?mushrooms?$/;

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence that can follow other words. */
export function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** "Meanwhile, bring …", of "Bring …". */
export const meanwhile = (sentence: string): string => `Meanwhile, ${lowered(sentence)}`;

const SMALL_WORDS = new Set(['and', 'with', 'of', 'in', 'on', 'the', 'a', 'from']);

/** Title case, for recipe titles. */
export function titled(text: string): string {
  return text
    .split(' ')
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : capitalizedParts(word)))
    .join(' ');
}

function capitalizedParts(word: string): string {
  return word.split('-').map(capitalized).join('-');
}
