import { Injectable } from '@nestjs/common';
import type { DishKind } from '@larder/dish-pictures';
import type { Member } from '../../common/access.js';
import { DishesInCooksOrderService } from '../recipe-search/dishes-in-cooks-order.service.js';
import type { RecipeSummaryView } from '../recipes/domain/recipe-view.js';
import { RecipesService } from '../recipes/recipes.service.js';
import type { ComposedDish, DishRequest } from './dish-composer.js';
import { dishFrom, fittingDishes, isEnoughWith, type KnownDish } from './known-dish.js';
import { readerFor } from './known-reading.js';

/** A stored dish, and what would have to be bought for it. */
export interface NearestDish {
  readonly recipe: RecipeSummaryView;
  readonly toBuy: readonly string[];
}

/** Among the best matches, the one with the shortest shopping list is nearest. */
const mostCompared = 6;

/** If the recipe of the best cannot be made for as many, or with what is at hand, that of the next may. */
const mostCooked = 3;

/** A known dish, and how it is made of what was named. */
type CookedDish = KnownDish & { readonly dish: ComposedDish };

/** What the stored dishes tell about what was named. */
export interface KnownDishes {
  /** As a search orders them. */
  readonly all: readonly KnownDish[];
  /** The one that can be made of it nearly as it is, if any can. */
  readonly fitting: CookedDish | null;
  readonly nearest: NearestDish | null;
}

/** What the dishes that everybody can look up make of the foods for which one is to be composed. */
@Injectable()
export class KnownDishesService {
  constructor(
    private readonly dishes: DishesInCooksOrderService,
    private readonly recipes: RecipesService,
  ) {}

  async find(viewer: Member, request: Omit<DishRequest, 'seed'>): Promise<KnownDishes> {
    const { ingredients, soon, pantry, type, diets, excluded, avoided } = request;
    const cards = await this.dishes.find(
      viewer,
      { type, foods: ingredients, atHand: pantry, soon },
      {
        diet: null,
        excluded: [...excluded],
        avoided: [...avoided, ...diets],
        maxMinutes: null,
      },
    );
    const read = readerFor(request);
    const all = cards
      .filter(({ householdId }) => householdId === null)
      .map(({ summary, needs, kind, types }, place) => ({
        recipe: summary,
        isFirst: place === 0,
        kind: kind ?? kindOfTypes(types),
        ...read(needs, { kind, types }),
      }));
    const best = fittingDishes(all, request, true).slice(0, mostCooked);
    const stored = await this.recipes.getDishes(
      viewer,
      best.map(({ recipe }) => recipe.id),
    );
    const recipes = new Map(stored.map((recipe) => [recipe.view.id, recipe]));
    const cooked = (known: KnownDish): CookedDish[] => {
      const recipe = recipes.get(known.recipe.id);
      const dish = recipe ? dishFrom(known, recipe, request) : null;
      return dish ? [{ ...known, dish }] : [];
    };
    const fitting = best.flatMap(cooked).find((known) => isEnoughWith(known, known.dish, request));
    return { all, fitting: fitting ?? null, nearest: nearestOf(all) };
  }
}

/** Whose name does not tell is what it is served as. */
const kindOfTypes = (types: readonly string[]): DishKind | null =>
  (['soup', 'salad'] as const).find((type) => types.includes(type)) ?? null;

function nearestOf(dishes: readonly KnownDish[]): NearestDish | null {
  const [nearest] = dishes
    .slice(0, mostCompared)
    .sort(
      (left, right) =>
        right.used.size + right.replaced - left.used.size - left.replaced ||
        left.toBuy.length - right.toBuy.length,
    );
  return nearest ? { recipe: nearest.recipe, toBuy: nearest.toBuy } : null;
}
