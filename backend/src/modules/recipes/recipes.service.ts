import { Injectable } from '@nestjs/common';
import type { Member } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { noMarks } from './domain/recipe-marks.js';
import type { RecipeSummaryView, RecipeView } from './domain/recipe-view.js';
import type { RecipeCard, StoredDish } from './domain/recipe-card.js';
import type { FavouriteView } from './dto/recipes.dto.js';
import { RecipeMarksRepository } from './recipe-marks.repository.js';
import { RecipeMemory } from './recipe-memory.js';
import { RecipesRepository, type SearchedRecipes } from './recipes.repository.js';

/** Reading recipes, and people's stars. Other people's recipes do not exist for the caller. */
@Injectable()
export class RecipesService {
  constructor(
    private readonly repository: RecipesRepository,
    private readonly marks: RecipeMarksRepository,
    private readonly memory: RecipeMemory,
  ) {}

  async getOne(member: Member, id: number): Promise<RecipeView> {
    const [recipe] = await this.getMany(member, [id]);
    if (!recipe) throw new ApiError(commonErrors.not_found);
    return recipe;
  }

  /** In the requested order; missing ones are omitted. */
  async getMany(member: Member, ids: readonly number[]): Promise<RecipeView[]> {
    const { householdId } = member;
    const dishes = await this.getDishes(householdId, ids);
    const found = dishes.map(({ view }) => view.id);
    const marks = await this.marks.marksOf(member, found);
    return dishes.map(({ view, householdId: owner, isRetired }) => ({
      ...view,
      ...(marks.get(view.id) ?? noMarks),
      isOwn: owner === householdId && !isRetired,
    }));
  }

  /** The same without what is the person's own, and with the lines as they are read. */
  async getDishes(householdId: string, ids: readonly number[]): Promise<StoredDish[]> {
    const dishes = await this.memory.getDishes(ids, (some) => this.repository.findDishes(some));
    return visible(dishes, ids, householdId);
  }

  /** In the requested order; missing ones are omitted. */
  async getSummaries(householdId: string, ids: readonly number[]): Promise<RecipeSummaryView[]> {
    return (await this.getCards(householdId, ids)).map(({ summary }) => summary);
  }

  /** What a search reports about the recipes it found, in the requested order. */
  async getCards(householdId: string, ids: readonly number[]): Promise<RecipeCard[]> {
    const cards = await this.memory.getCards(ids, (some) => this.repository.findCards(some));
    return visible(cards, ids, householdId);
  }

  /** Up to `limit` recipes for a search index, with the lowest ids above `afterId`. */
  getSearchable(afterId: number, limit: number): Promise<SearchedRecipes> {
    return this.repository.findSearchable(afterId, limit);
  }

  /** The given recipes that search may return. */
  getSearchableAmong(ids: readonly number[]): Promise<SearchedRecipes> {
    return this.repository.findSearchableByIds(ids);
  }

  /** Called once, by whoever reports every change of a recipe from then on. */
  startRemembering(): void {
    this.memory.open();
  }

  forget(ids: readonly number[]): void {
    this.memory.forget(ids);
  }

  forgetAll(): void {
    this.memory.forgetAll();
  }

  async listFavourites({ id: userId, householdId }: Member): Promise<RecipeSummaryView[]> {
    return this.getSummaries(householdId, await this.repository.favouriteIdsOf(userId));
  }

  async addFavourite({ id: userId, householdId }: Member, id: number): Promise<FavouriteView> {
    await this.ensureVisible(householdId, id);
    await this.repository.addFavourite(userId, id);
    return { isFavourited: true };
  }

  async removeFavourite({ id: userId, householdId }: Member, id: number): Promise<FavouriteView> {
    await this.ensureVisible(householdId, id);
    await this.repository.removeFavourite(userId, id);
    return { isFavourited: false };
  }

  async ensureVisible(householdId: string, id: number): Promise<void> {
    const [recipe] = await this.getCards(householdId, [id]);
    if (!recipe) throw new ApiError(commonErrors.not_found);
  }
}

/** The recipes that a household may see, in the requested order. */
function visible<Known extends { readonly householdId: string | null }>(
  found: ReadonlyMap<number, Known>,
  ids: readonly number[],
  householdId: string,
): Known[] {
  return ids.flatMap((id) => {
    const one = found.get(id);
    return one && (one.householdId === null || one.householdId === householdId) ? one : [];
  });
}
