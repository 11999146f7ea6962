/** For how many a dish is cooked. A field is missing where nobody has said yet, as in copies kept by earlier versions. */
export interface DishServings {
  /** Null: as the recipe is written. */
  readonly servings?: number | null;
  /** For how many the recipe is written. Null: it does not say, and `servings` is how many times it is made. */
  readonly recipeServings?: number | null;
}

/** The number that a person sees and changes; null while it is not known. */
export function servingsOf({ servings, recipeServings }: DishServings): number | null {
  return servings ?? (recipeServings === null ? 1 : (recipeServings ?? null));
}

/** The servings of a dish that is not cooked as written; null for any other. */
export function changedServings(dish: DishServings): number | null {
  const { servings = null, recipeServings } = dish;
  const asWritten = recipeServings === null ? 1 : recipeServings;
  return servings === asWritten ? null : servings;
}

/** Whether `servings` are people at the table, and not how many times the recipe is made. */
export const countsPeople = ({ recipeServings }: DishServings): boolean => recipeServings !== null;

/** The servings that all dishes have which count people; null if they differ or there are none. */
export function commonServings(dishes: readonly DishServings[]): number | null {
  const [first = null, ...others] = new Set(dishes.filter(countsPeople).map(servingsOf));
  return others.length === 0 ? first : null;
}

/** The dishes for `servings` people; how many times the others are made stays. */
export function cookedFor<Dish extends DishServings>(
  dishes: readonly Dish[],
  servings: number,
): Dish[] {
  return dishes.map((dish) => (countsPeople(dish) ? { ...dish, servings } : dish));
}

/** Whether what was kept in a browser can be the servings of a dish. */
export function areServings({ servings, recipeServings }: DishServings): boolean {
  return [servings, recipeServings].every((count) => count == null || Number.isInteger(count));
}
