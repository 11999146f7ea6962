/**
 * Answers with what `make` makes, once it is first asked for. A formatter of Intl takes longer to make than a page to be drawn on a slow
 * phone, and most pages ask for none.
 */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
