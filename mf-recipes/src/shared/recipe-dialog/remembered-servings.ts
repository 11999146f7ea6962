/** Far more than anyone cooks from; the longest unused go first. */
const mostDishes = 300;

type Remembered = (readonly [recipeId: number, servings: number])[];

const keyOf = (person: string): string => `larder.servings.${person}.dishes`;

function isPair(value: unknown): value is Remembered[number] {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

function read(person: string): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  } catch {
    return [];
  }
}

/** The servings for which someone last looked at a dish on this device; null for those of the recipe. */
export function rememberedServings(person: string, recipeId: number): number | null {
  return read(person).find(([id]) => id === recipeId)?.[1] ?? null;
}

/** Null forgets them. */
export function rememberServings(person: string, recipeId: number, servings: number | null): void {
  if (person === '') return;
  const others = read(person).filter(([id]) => id !== recipeId);
  const next: Remembered = servings === null ? others : [...others, [recipeId, servings]];
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(next.slice(-mostDishes)));
  } catch {
    // Without storage they last as long as the dialog.
  }
}
