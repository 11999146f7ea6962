import {
  type IngredientHierarchy,
  type NamedFoods,
  needsOf,
  type RecipeNeed,
  wordsOf,
} from '@larder/culinary/at-hand';
import { type DishKind, kindInTitle } from '@larder/dish-pictures';
import type { DishType } from '../../recipes/domain/dish-type.js';
import type { RecipeCard } from '../../recipes/domain/recipe-card.js';
import { isAccompaniment } from './accompaniments.js';
import { COMMON_POINTS } from './common-points.js';
import { type Familiarity, familiarityOf } from './familiar-dishes.js';
import { titleFoodsOf } from './title-foods.js';

/** A dish that the index found, with what it thinks of it in points. */
export interface FoundDish {
  readonly score: number;
  readonly title: string;
  readonly cuisine: string | null;
  readonly types: readonly DishType[];
  /** From start to table; null if nobody says. */
  readonly minutes: number | null;
  readonly needs: NamedFoods;
}

/** `score`: what the index thinks of it. */
export const foundDish = (
  card: RecipeCard,
  score: number,
): FoundDish & { readonly card: RecipeCard } => {
  const { summary, cuisine, types, needs } = card;
  const { title, readyInMinutes: minutes } = summary;
  return { card, score, title, cuisine, types, minutes, needs };
};

export const isDessert = ({ types }: FoundDish): boolean => types.includes('dessert');

/** What a dish is, whatever the kitchen. */
export interface Traits {
  readonly titleFoods: readonly number[];
  /** Whether the title names foods beside those that they stand in for, as far as somebody has asked. */
  readonly alsoNames: Map<string, boolean>;
  readonly familiarity: Familiarity;
  readonly isAccompaniment: boolean;
  readonly kind: DishKind | null;
  readonly called: string;
  /** What each of its lines counts, and all of them together. */
  readonly weights: readonly number[];
  readonly weight: number;
}

/** Recipes stay in memory, and every search that finds them asks again. */
const known = new WeakMap<NamedFoods, Traits>();

export function traitsOf({ title, needs }: FoundDish, hierarchy: IngredientHierarchy): Traits {
  let traits = known.get(needs);
  if (!traits) {
    const lines = needsOf(needs);
    const weights = lines.map((need) => weightOf(need, hierarchy));
    const ids = lines.flatMap(({ anyOf }) => anyOf);
    traits = {
      titleFoods: titleFoodsOf(title, ids),
      alsoNames: new Map(),
      familiarity: familiarityOf(title),
      isAccompaniment: isAccompaniment(title),
      kind: kindInTitle(title),
      called: calledIn(title),
      weights,
      weight: weights.reduce((sum, weight) => sum + weight, 0),
    };
    known.set(needs, traits);
  }
  return traits;
}

function weightOf(
  { anyOf: [food], optional }: RecipeNeed,
  { roleOf }: IngredientHierarchy,
): number {
  const role = roleOf(food);
  if (role === 'staple') return 0;
  return optional ? COMMON_POINTS[role] / 2 : COMMON_POINTS[role];
}

/** What a title calls the dish: "gumbo" of "Chicken and Sausage Gumbo with Okra". */
const calledIn = (title: string): string =>
  wordsOf(title.replace(/ (?:with|in|on|and|for|from|of|over|à|de) .*$/i, '')).at(-1) ?? title;
