/** What a step needs: an amount of its own, or only the food where nobody can say how much. */
export interface NeededLine {
  readonly text: string;
  readonly isMeasured: boolean;
  /** The line of the recipe. */
  readonly line: number;
}

/** A step as it is cooked: for the cook's servings, in the cook's units. */
export interface CookStep {
  readonly number: number;
  readonly step: string;
  /** [OWN-4] The heading it is below; null for steps before the first one. */
  readonly heading: string | null;
  readonly needs: readonly NeededLine[];
}
