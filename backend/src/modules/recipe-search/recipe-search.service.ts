import { Injectable } from '@nestjs/common';
import { resolveIngredients } from '@larder/culinary';
import type { RequestUser } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { PantryService } from '../pantry/pantry.service.js';
import type { FoundRecipeView, SearchQuery, SearchView } from './dto/recipe-search.dto.js';
import { culinaryHierarchy } from './domain/ingredient-hierarchy.js';
import { RecipeIndex } from './index/recipe-index.js';
import { resolveExcluded } from './domain/exclusion.js';
import { nearestTo } from './nearest-recipes.js';
import { explainerFor, type IngredientsAtHand } from './domain/recipe-explanation.js';
import { RecipesService } from '../recipes/recipes.service.js';

/** Ingredients to dishes. */
@Injectable()
export class RecipeSearchService {
  constructor(
    private readonly index: RecipeIndex,
    private readonly recipes: RecipesService,
    private readonly pantry: PantryService,
    private readonly metrics: MetricsService,
  ) {}

  async search(user: RequestUser, query: SearchQuery): Promise<SearchView> {
    const { restricted, type, diet, exclude } = query;
    const premium = restricted || type !== 'all' || diet !== 'all' || exclude.length > 0;
    if (premium && !user.subscribed) throw new ApiError(commonErrors.subscription_required);

    const typed = resolveAll(query.ingredients);
    const excluded = resolveExcluded(restricted ? [] : exclude);
    const pantry = resolvedPantry(await this.pantry.pantryFor(user));
    const asked = {
      typed: typed.ids,
      pantry: pantry.ids,
      excluded: excluded.ids,
      avoided: excluded.avoided,
      restricted,
      type: restricted || type === 'all' ? null : type,
      diet: restricted || diet === 'all' ? null : diet,
      viewerId: user.householdId,
      limit: query.limit,
      offset: query.offset,
    };
    const { ids, total, unsure } = await this.metrics.timeIndexSearch(() =>
      this.index.search(asked),
    );
    const nothing = restricted && total === 0;
    const nearest = nothing ? await nearestTo(this.index, { ...asked, offset: 0 }) : [];
    const kitchen = {
      typed: typed.ids,
      pantry: pantry.ids,
      typedCount: typed.ids.length + typed.unknown.length,
    };
    return {
      recipes: await this.explained(ids, user.householdId, kitchen),
      total,
      leftOutAsUnsure: unsure,
      notFilteredBy: [...excluded.unknown],
      ...(nothing && { nearest: await this.explained(nearest, user.householdId, kitchen) }),
      understood: { ...typed.understood, ...excluded.understood },
      unknown: [...typed.unknown, ...excluded.unknown],
    };
  }

  private async explained(
    ids: readonly number[],
    viewerId: string,
    kitchen: IngredientsAtHand,
  ): Promise<FoundRecipeView[]> {
    if (ids.length === 0) return [];
    const recipes = await this.recipes.getCards(viewerId, ids);
    const explain = explainerFor(kitchen, culinaryHierarchy);
    return recipes.map(({ summary, needs }) => {
      const { used, pantry, toBuy, reason } = explain(needs);
      return {
        ...summary,
        usedIngredients: [...used],
        pantryIngredients: [...pantry],
        missedIngredients: [...toBuy],
        usedIngredientCount: used.length,
        missedIngredientCount: toBuy.length,
        reason,
      };
    });
  }
}

function resolveAll(entries: readonly string[]) {
  const ids = new Set<number>();
  const understood: Record<string, string> = {};
  const unknown: string[] = [];
  for (const entry of entries) {
    const foods = resolveIngredients(entry).flatMap(({ id, name }) =>
      id === null ? [] : [{ id, name: name ?? entry }],
    );
    for (const { id } of foods) ids.add(id);
    if (foods.length === 0) unknown.push(entry);
    else understood[entry] = foods.map(({ name }) => name).join(', ');
  }
  return { ids: [...ids], understood, unknown };
}

/** Pantries by the list they are kept as: the same one is asked about in each search. */
const pantries = new WeakMap<readonly string[], { readonly ids: readonly number[] }>();

function resolvedPantry(entries: readonly string[]): { readonly ids: readonly number[] } {
  const known = pantries.get(entries) ?? { ids: resolveAll(entries).ids };
  pantries.set(entries, known);
  return known;
}
