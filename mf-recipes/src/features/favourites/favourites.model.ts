const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The recipes whose titles have a word that begins with each of the typed ones; accents do not matter. */
export function withWords<Recipe extends { title: string }>(
  recipes: readonly Recipe[],
  typed: string,
): Recipe[] {
  const wanted = folded(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  return recipes.filter(({ title }) => {
    const words = folded(title).match(/[\p{L}\p{N}]+/gu) ?? [];
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}
