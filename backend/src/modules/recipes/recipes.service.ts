import { Injectable } from '@nestjs/common';
import { ApiError, commonErrors } from '../../common/errors.js';
import type { RecipeSummaryView, RecipeView } from './domain/recipe-view.js';
import type { DerivedRecipe } from './domain/recipe-derivation.js';
import type { FavouriteView } from './dto/recipes.dto.js';
import { toSummary, toView } from './recipe-views.js';
import { RecipesRepository, type SearchedRecipes } from './recipes.repository.js';

export interface FoundRecipe {
  readonly summary: RecipeSummaryView;
  readonly needs: Pick<
    DerivedRecipe,
    'ingredientIds' | 'optionalIngredientIds' | 'alternatives' | 'unknownIngredients'
  >;
}

/** Reading recipes, and people's stars. Other people's recipes do not exist for the caller. */
@Injectable()
export class RecipesService {
  constructor(private readonly repository: RecipesRepository) {}

  async getOne(userId: string, id: number): Promise<RecipeView> {
    const [recipe] = await this.getMany(userId, [id]);
    if (!recipe) throw new ApiError(commonErrors.not_found);
    return recipe;
  }

  /** In the requested order; missing ones are omitted. */
  async getMany(userId: string, ids: readonly number[]): Promise<RecipeView[]> {
    const recipes = await this.repository.findVisible(ids, userId);
    const found = recipes.map(({ id }) => id);
    const lines = await this.repository.linesOf(found);
    const favourites = await this.repository.favouritesAmong(userId, found);
    return recipes.map((recipe) =>
      toView(recipe, lines.get(recipe.id) ?? [], favourites.has(recipe.id)),
    );
  }

  /** In the requested order; missing ones are omitted. */
  async getSummaries(userId: string, ids: readonly number[]): Promise<RecipeSummaryView[]> {
    return (await this.repository.findVisible(ids, userId)).map(toSummary);
  }

  /** What a search reports about the recipes it found, in the requested order. */
  async getFound(userId: string, ids: readonly number[]): Promise<FoundRecipe[]> {
    const recipes = await this.repository.findVisible(ids, userId);
    return recipes.map((recipe) => ({ summary: toSummary(recipe), needs: recipe }));
  }

  /** Up to `limit` recipes for a search index, with the lowest ids above `afterId`. */
  getSearchable(afterId: number, limit: number): Promise<SearchedRecipes> {
    return this.repository.findSearchable(afterId, limit);
  }

  /** The given recipes that search may return. */
  getSearchableAmong(ids: readonly number[]): Promise<SearchedRecipes> {
    return this.repository.findSearchableByIds(ids);
  }

  async listFavourites(userId: string): Promise<RecipeSummaryView[]> {
    return this.getSummaries(userId, await this.repository.favouriteIdsOf(userId));
  }

  async addFavourite(userId: string, id: number): Promise<FavouriteView> {
    await this.ensureVisible(userId, id);
    await this.repository.addFavourite(userId, id);
    return { isFavourited: true };
  }

  async removeFavourite(userId: string, id: number): Promise<FavouriteView> {
    await this.ensureVisible(userId, id);
    await this.repository.removeFavourite(userId, id);
    return { isFavourited: false };
  }

  private async ensureVisible(userId: string, id: number): Promise<void> {
    const [recipe] = await this.repository.findVisible([id], userId);
    if (!recipe) throw new ApiError(commonErrors.not_found);
  }
}
