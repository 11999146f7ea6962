import { Injectable } from '@nestjs/common';
import type { Member } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { noMarks } from './domain/recipe-marks.js';
import type { RecipeSummaryView, RecipeView } from './domain/recipe-view.js';
import type { Audience, RecipeCard, StoredDish } from './domain/recipe-card.js';
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
    const dishes = await this.getDishes(member, ids);
    const found = dishes.map(({ view }) => view.id);
    const marks = await this.marks.marksOf(member, found);
    return dishes.map(({ view, householdId, authorId, isRetired }) => ({
      ...view,
      ...(marks.get(view.id) ?? noMarks),
      isOwn: householdId === member.householdId && !isRetired,
      isAuthor: authorId === member.id,
    }));
  }

  /** The same without what is the person's own, and with the lines as they are read. */
  async getDishes(viewer: Member, ids: readonly number[]): Promise<StoredDish[]> {
    const dishes = await this.memory.getDishes(ids, (some) => this.repository.findDishes(some));
    return visible(dishes, ids, viewer);
  }

  /** In the requested order; missing ones are omitted. */
  async getSummaries(viewer: Member, ids: readonly number[]): Promise<RecipeSummaryView[]> {
    return (await this.getCards(viewer, ids)).map(({ summary }) => summary);
  }

  /** What a search reports about the recipes it found, in the requested order. */
  async getCards(viewer: Member, ids: readonly number[]): Promise<RecipeCard[]> {
    const cards = await this.memory.getCards(ids, (some) => this.repository.findCards(some));
    return visible(cards, ids, viewer);
  }

  /** The titles of those that other members of the household keep private. */
  async getHiddenTitles(
    viewer: Member,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, string>> {
    const cards = await this.memory.getCards(ids, (some) => this.repository.findCards(some));
    const hidden = [...cards].filter(
      ([, card]) => card.householdId === viewer.householdId && !isFor(card, viewer),
    );
    return new Map(hidden.map(([id, { summary }]) => [id, summary.title]));
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

  async listFavourites(member: Member): Promise<RecipeSummaryView[]> {
    return this.getSummaries(member, await this.repository.favouriteIdsOf(member.id));
  }

  async addFavourite(member: Member, id: number): Promise<FavouriteView> {
    await this.ensureVisible(member, id);
    await this.repository.addFavourite(member.id, id);
    return { isFavourited: true };
  }

  async removeFavourite(member: Member, id: number): Promise<FavouriteView> {
    await this.ensureVisible(member, id);
    await this.repository.removeFavourite(member.id, id);
    return { isFavourited: false };
  }

  async ensureVisible(viewer: Member, id: number): Promise<void> {
    const [recipe] = await this.getCards(viewer, [id]);
    if (!recipe) throw new ApiError(commonErrors.not_found);
  }
}

/** The recipes that a person may see, in the requested order. */
function visible<Known extends Audience>(
  found: ReadonlyMap<number, Known>,
  ids: readonly number[],
  viewer: Member,
): Known[] {
  return ids.flatMap((id) => {
    const one = found.get(id);
    return one && isFor(one, viewer) ? one : [];
  });
}

function isFor({ householdId, authorId, isPrivate }: Audience, viewer: Member): boolean {
  if (householdId === null) return true;
  return householdId === viewer.householdId && (!isPrivate || authorId === viewer.id);
}
