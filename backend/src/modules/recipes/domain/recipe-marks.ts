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

/** What another program knew of a recipe that somebody brings from there. */
export interface BroughtMarks {
  readonly rating: number | null;
  readonly isFavourite: boolean;
  /** When it was made. */
  readonly log: readonly { readonly madeOn: string; readonly note: string }[];
  /** Names. */
  readonly collections: readonly string[];
}

/** What was stored of it. */
export interface StoredMarks {
  readonly ratings: number;
  readonly favourites: number;
  readonly logEntries: number;
  /** Ids of those that there were not before. */
  readonly newCollections: readonly string[];
  /** Names of those that there was no room for. */
  readonly withoutRoom: readonly string[];
}

export const noMarks: RecipeMarks = {
  isFavourited: false,
  rating: null,
  timesMade: 0,
  lastMadeOn: null,
  collections: [],
};
