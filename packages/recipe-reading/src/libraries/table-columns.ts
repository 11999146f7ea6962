/** The fields that a column of a table can hold. */
export const TABLE_FIELDS = [
  'title',
  'description',
  'ingredients',
  'steps',
  'notes',
  'tags',
  'servings',
  'prepTime',
  'cookTime',
  'totalTime',
  'image',
  'sourceName',
  'sourceUrl',
  'rating',
  'favourite',
  'language',
] as const;

export type TableField = (typeof TABLE_FIELDS)[number];

/** Which columns, by their positions, hold what; several may hold the same, such as tags. */
export type ColumnMapping = Readonly<Partial<Record<TableField, readonly number[]>>>;

/** What no recipe can do without: a title, and ingredients or steps. */
export const holdsRecipes = ({
  title = [],
  ingredients = [],
  steps = [],
}: ColumnMapping): boolean => title.length > 0 && ingredients.length + steps.length > 0;
