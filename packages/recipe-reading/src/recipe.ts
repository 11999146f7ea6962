/** One ingredient or step as it is written, and the heading that it is under. */
export interface RecipeLine {
  readonly text: string;
  readonly heading?: string;
}

/** A recipe as it was found. Texts are plain, in one line each except `description` and `notes`. */
export interface FoundRecipe {
  readonly title: string;
  readonly ingredients: readonly RecipeLine[];
  readonly steps: readonly RecipeLine[];
  /** How many portions. */
  readonly servings?: number;
  /** What it makes, where that is more than a number of portions: "about 20 rolls". */
  readonly yieldText?: string;
  readonly prepMinutes?: number;
  readonly cookMinutes?: number;
  readonly totalMinutes?: number;
  /** BCP 47. */
  readonly language?: string;
  readonly description?: string;
  readonly notes?: string;
  readonly tags?: readonly string[];
  /** The person, book or site that it is from. */
  readonly sourceName?: string;
  /** The address that it is from, without what only tracks visitors. */
  readonly sourceUrl?: string;
}

/**
 * The lines as they are written in a recipe: a heading is a line of its own that ends with a colon. A group without a heading that
 * follows one with a heading cannot be told from it.
 */
export function writtenLines(lines: readonly RecipeLine[]): string[] {
  const written: string[] = [];
  let under: string | undefined;
  for (const { text, heading } of lines) {
    if (heading !== undefined && heading !== under) written.push(`${heading}:`);
    under = heading;
    written.push(text);
  }
  return written;
}
