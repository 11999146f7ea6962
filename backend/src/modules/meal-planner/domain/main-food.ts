import { idOfPhrase, ingredientById } from '@larder/culinary';
import { type IngredientRole, roleOf } from '@larder/culinary/at-hand';
import { titleFoodsOf } from '../../recipe-search/domain/title-foods.js';

/** Foods of which the kinds count as the same dinner: beef stew on Monday and meatballs on Tuesday are beef twice. */
const FAMILIES = [
  ...['chicken', 'poultry', 'beef', 'pork', 'lamb', 'meat', 'fish', 'shellfish', 'tofu'],
  ...['meat substitute', 'egg', 'bean', 'lentil', 'pasta', 'noodle', 'rice', 'potato', 'cheese'],
  ...['mushroom', 'squash', 'cabbage', 'bread', 'oat', 'yogurt'],
] as const;

const idNamed = (name: string): number => {
  const id = idOfPhrase(name);
  if (id === null) throw new Error(`No ingredient is called ${name}.`);
  return id;
};

/** What a week can be built of, one kind after the other. */
export const mainFoods: readonly number[] = FAMILIES.map(idNamed);

/** What breakfasts, soups and salads are mostly about. */
export const lightFoods: readonly number[] = [
  ...['egg', 'oat', 'bread', 'yogurt', 'chicken', 'fish', 'bean', 'lentil', 'potato', 'squash'],
  ...['fruit', 'vegetable'],
].map(idNamed);

const families = new Set(mainFoods);

/** Nearest first, so that chicken is chicken before it is poultry. */
function familyOf(id: number): number {
  for (let ids: readonly number[] = [id]; ids.length > 0;) {
    const family = ids.find((one) => families.has(one));
    if (family !== undefined) return family;
    ids = ids.flatMap((one) => ingredientById(one)?.parents ?? []);
  }
  return id;
}

const byRole: readonly IngredientRole[] = ['protein', 'base', 'main', 'support'];

/** The food that a dish is about, by its title or else by what it uses: a family, or the food itself if it is of none. Null for none. */
export function mainFoodOf(title: string, required: readonly number[]): number | null {
  const named = titleFoodsOf(title, required);
  for (const foods of [named, required]) {
    for (const role of byRole) {
      const main = foods.find((id) => roleOf(id) === role);
      if (main !== undefined) return familyOf(main);
    }
  }
  return null;
}
