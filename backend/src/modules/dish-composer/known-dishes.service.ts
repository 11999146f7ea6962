import { Injectable } from '@nestjs/common';
import { ancestorsOf, descendantsOf, ingredientById, partsOf } from '@larder/culinary';
import {
  coverOf,
  culinaryHierarchy,
  explainerFor,
  type IngredientCover,
  needsOf,
  sourceOf,
} from '@larder/culinary/at-hand';
import type { Member } from '../../common/access.js';
import { sentences } from '../../common/language.js';
import { DishesInCooksOrderService } from '../recipe-search/dishes-in-cooks-order.service.js';
import type { RecipeCard, RecipeNeeds } from '../recipes/domain/recipe-card.js';
import type { RecipeSummaryView } from '../recipes/domain/recipe-view.js';
import { RecipesService } from '../recipes/recipes.service.js';
import type { Form } from './bought-form.js';
import type { ComposedDish, DishRequest } from './dish-composer.js';
import { shapesOf } from './food.js';
import { dishFrom, type KnownDish, mostFitting } from './known-dish.js';
import { sideFor } from './known-side.js';

/** A stored dish, and what would have to be bought for it. */
export interface NearestDish {
  readonly recipe: RecipeSummaryView;
  readonly toBuy: readonly string[];
}

/** Among the best matches, the one with the shortest shopping list is nearest. */
const mostCompared = 6;

/** What the stored dishes tell about what was named. */
export interface KnownDishes {
  /** As a search orders them. */
  readonly all: readonly KnownDish[];
  /** The one that can be made of it nearly as it is, if any can. */
  readonly fitting: (KnownDish & { readonly dish: ComposedDish }) | null;
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
    const { ingredients, pantry, type, diets, excluded, avoided } = request;
    const cards = await this.dishes.find(
      viewer,
      { type, foods: ingredients, atHand: pantry },
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
        kind,
        ...read(needs, { kind, types }),
      }));
    const best = mostFitting(all, request);
    const [stored] = best ? await this.recipes.getDishes(viewer, [best.recipe.id]) : [];
    const dish = best && stored ? dishFrom(best, stored, request) : null;
    return { all, fitting: best && dish && { ...best, dish }, nearest: nearestOf(all) };
  }
}

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

/** What a recipe uses of what was named, by the search's rules. */
function readerFor(request: Omit<DishRequest, 'seed'>) {
  const { ingredients, pantry, forms } = request;
  const cover = coverOf(ingredients, pantry, culinaryHierarchy);
  const explain = explainerFor(
    { typed: ingredients, pantry },
    culinaryHierarchy,
    sentences().reasons,
  );
  return (
    needs: RecipeNeeds,
    dish: Pick<RecipeCard, 'kind' | 'types'>,
  ): Omit<KnownDish, 'recipe' | 'isFirst' | 'kind'> => {
    const used = new Set<number>();
    const swaps = new Map<number, number>();
    let replaced = 0;
    for (const { from, id } of needsOf(needs).map((need) => sourceOf(need, cover))) {
      const typed = servedBy(id, cover);
      if (from === 'standIn' && typed === null) replaced += 1;
      if ((from !== 'typed' && from !== 'standIn') || typed === null) continue;
      used.add(typed);
      const way = wayOf(typed, id, forms?.get(typed));
      if (way === 'renamed') swaps.set(id, typed);
      if (way === 'another') replaced += 1;
    }
    const { pantry: held, toBuy } = explain(needs);
    const made = needsOf(needs).flatMap(({ anyOf }) => anyOf);
    const named = ingredients.filter((id) => !used.has(id));
    const side = sideFor(dish, { made, named }, request);
    if (side !== null) used.add(side);
    return { used, side, swaps, replaced, pantry: held, toBuy };
  };
}

/** Which typed food is in a recipe for this one: what counts as it, or does nearly as well. */
function servedBy(id: number, { typed, standIns }: IngredientCover): number | null {
  const standIn = standIns.get(id);
  if (standIn !== undefined && culinaryHierarchy.nearlyFor(standIn).has(id)) return standIn;
  return typed.get(id) ?? null;
}

/** How a typed food is in a recipe that names another one: as it is written, under its own name, or in a dish that is another one by that. */
function wayOf(
  typed: number,
  id: number,
  form?: Form | null,
): 'as written' | 'renamed' | 'another' {
  if (isLeftover(typed, form) && !isLeftover(id)) return 'another';
  if (isNear(typed, id)) return 'as written';
  return isAlike(typed, id) ? 'renamed' : 'another';
}

/** Meat that was cooked before is not what a recipe for raw meat roasts for an hour. */
const isLeftover = (id: number, form: Form | null = null): boolean =>
  shapesOf(id, form)[0]?.kinds.includes('cookedmeat') === true;

/** Whoever names chicken has no minced chicken, and no cooked one. */
const PREPARED = /^(?:ground|cooked|canned|smoked|dried|deli) /;

/** Whether one is a kind or a part of the other, so that a recipe that names one is right for the other as it is. */
const isNear = (typed: number, id: number): boolean =>
  typed === id ||
  partsOf(typed).includes(id) ||
  ancestorsOf(typed).includes(id) ||
  (descendantsOf(typed).includes(id) && !PREPARED.test(ingredientById(id)?.name ?? ''));

/** Whether one may be called the other in a recipe: another cut or cheese, not vinegar for juice. */
const isAlike = (typed: number, id: number): boolean =>
  !descendantsOf(typed).includes(id) && ingredientById(typed)?.aisle === ingredientById(id)?.aisle;
