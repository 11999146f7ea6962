/** What a person, or their household, attached to a recipe. */
export interface RecipeMarks {
  readonly isFavourited: boolean;
  /** One to five stars. */
  readonly rating: number | null;
  readonly timesMade: number;
  readonly lastMadeOn: string | null;
  /** Ids of the collections that it is in. */
  readonly collections: string[];
}

export const noMarks: RecipeMarks = {
  isFavourited: false,
  rating: null,
  timesMade: 0,
  lastMadeOn: null,
  collections: [],
};
