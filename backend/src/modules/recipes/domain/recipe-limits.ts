/** What a recipe of someone's own can hold. Lengths are in characters. */
export const recipeLimits = {
  title: 120,
  /** Of ingredients, and of steps. */
  lines: 200,
  line: 500,
  step: 4_000,
  servings: 1_000,
  yield: 60,
  /** A week. */
  minutes: 10_080,
  notes: 10_000,
  tags: 30,
  tag: 40,
  address: 2_000,
  query: 120,
  logNote: 2_000,
  /** Earlier versions that are kept. */
  versions: 20,
} as const;
