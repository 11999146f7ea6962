import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Member } from '../../common/access.js';
import { dayOf } from '../../common/dates.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { HouseholdsService } from '../households/households.service.js';
import type { BroughtMarks, StoredMarks } from './domain/recipe-marks.js';
import type {
  CollectionBody,
  CollectionsView,
  CollectionView,
  LogEntryBody,
  LogEntryView,
  RatingBody,
  RatingView,
} from './dto/recipe-marks.dto.js';
import { RecipeArchiveRepository } from './recipe-archive.repository.js';
import { RecipeMarksRepository } from './recipe-marks.repository.js';
import { mostCollections, recipeErrors } from './recipes.errors.js';
import { RecipesService } from './recipes.service.js';

const mostImages = 4;

/** Ratings, the log and collections, for every recipe that the person may see. */
@Injectable()
export class RecipeMarksService {
  constructor(
    private readonly marks: RecipeMarksRepository,
    private readonly archive: RecipeArchiveRepository,
    private readonly recipes: RecipesService,
    private readonly households: HouseholdsService,
    private readonly dataSource: DataSource,
  ) {}

  async rate(member: Member, recipeId: number, { rating }: RatingBody): Promise<RatingView> {
    await this.recipes.ensureVisible(member, recipeId);
    await this.marks.rate(member.id, recipeId, rating);
    return { rating };
  }

  async getLog(member: Member, recipeId: number): Promise<LogEntryView[]> {
    await this.recipes.ensureVisible(member, recipeId);
    const entries = await this.marks.logOf(member.id, recipeId);
    return entries.map(({ id: entryId, madeOn, note }) => ({ id: entryId, madeOn, note }));
  }

  async addToLog(member: Member, recipeId: number, content: LogEntryBody): Promise<LogEntryView> {
    await this.recipes.ensureVisible(member, recipeId);
    const entry = { userId: member.id, recipeId, ...content };
    const id = await this.dataSource.transaction((manager) => this.marks.addToLog(entry, manager));
    return { id, ...content };
  }

  async replaceInLog(
    { id: userId }: Member,
    recipeId: number,
    id: string,
    content: LogEntryBody,
  ): Promise<LogEntryView> {
    const isReplaced = await this.marks.replaceInLog({ id, userId, recipeId }, content);
    if (!isReplaced) throw new ApiError(commonErrors.not_found);
    return { id, ...content };
  }

  async removeFromLog({ id: userId }: Member, recipeId: number, id: string): Promise<void> {
    if (!(await this.marks.removeFromLog({ id, userId, recipeId }))) {
      throw new ApiError(commonErrors.not_found);
    }
  }

  async listCollections(member: Member): Promise<CollectionsView> {
    const collections = await this.marks.collectionsOf(member, mostImages);
    const ids = [...new Set(collections.flatMap(({ recipeIds }) => recipeIds))];
    const summaries = await this.recipes.getSummaries(member, ids);
    const images = new Map(summaries.map(({ id, image }) => [id, image]));
    return collections.map(({ recipeIds, ...collection }) => ({
      ...collection,
      images: recipeIds.flatMap((id) => images.get(id) ?? []),
    }));
  }

  async getCollection(member: Member, id: string): Promise<CollectionView> {
    const collection = await this.marks.findCollection(member.householdId, id);
    if (!collection) throw new ApiError(commonErrors.not_found);
    const recipes = await this.recipes.getSummaries(member, await this.marks.recipesIn(id));
    return { id, name: collection.name, recipes };
  }

  async addCollection(member: Member, { name }: CollectionBody): Promise<CollectionView> {
    const { id: userId, householdId } = member;
    const id = await this.dataSource.transaction(async (manager) => {
      // Two simultaneous calls cannot both take the last place.
      await this.households.lock(householdId, manager);
      return this.marks.addCollection({ householdId, userId, name }, mostCollections, manager);
    });
    if (id === null) throw new ApiError(recipeErrors.collections_too_many);
    return { id, name, recipes: [] };
  }

  async renameCollection(
    member: Member,
    id: string,
    { name }: CollectionBody,
  ): Promise<CollectionView> {
    if (!(await this.marks.renameCollection(member.householdId, id, name))) {
      throw new ApiError(commonErrors.not_found);
    }
    return this.getCollection(member, id);
  }

  async removeCollection({ householdId }: Member, id: string): Promise<void> {
    if (!(await this.marks.removeCollection(householdId, id))) {
      throw new ApiError(commonErrors.not_found);
    }
  }

  async collect(member: Member, id: string, recipeId: number): Promise<void> {
    await this.ensureCollection(member.householdId, id);
    await this.recipes.ensureVisible(member, recipeId);
    await this.marks.collect(id, recipeId);
  }

  async uncollect({ householdId }: Member, id: string, recipeId: number): Promise<void> {
    await this.ensureCollection(householdId, id);
    await this.marks.uncollect(id, recipeId);
  }

  /** Attaches to new recipes what another program knew of them. Collections are found by their names, or made where there is room. */
  async bring(
    { id: userId, householdId }: Member,
    recipes: readonly (BroughtMarks & { readonly recipeId: number })[],
    manager: EntityManager,
  ): Promise<StoredMarks> {
    const now = new Date();
    const today = dayOf(now);
    const marks = recipes.map(({ recipeId, rating, isFavourite, log }) => ({
      ...{ recipeId, rating, favouriteSince: isFavourite ? now : null },
      log: log
        .filter(({ madeOn }) => madeOn <= today)
        .map((entry) => ({ ...entry, createdAt: now })),
    }));
    await this.archive.writeMarks(userId, marks, manager);
    const byName = new Map<string, { name: string; recipeIds: number[] }>();
    for (const { recipeId, collections } of recipes) {
      for (const name of collections) {
        const key = name.toLowerCase();
        const { recipeIds } = byName.get(key) ?? { recipeIds: [] };
        byName.set(key, { name, recipeIds: [...recipeIds, recipeId] });
      }
    }
    const newCollections: string[] = [];
    const withoutRoom: string[] = [];
    if (byName.size > 0) await this.households.lock(householdId, manager);
    for (const { name, recipeIds } of byName.values()) {
      const known = await this.marks.findNamed(householdId, name, manager);
      const id =
        known ??
        (await this.marks.addCollection({ householdId, userId, name }, mostCollections, manager));
      if (id === null) {
        withoutRoom.push(name);
        continue;
      }
      if (!known) newCollections.push(id);
      const members = recipeIds.map((recipeId) => ({ recipeId, addedAt: now }));
      await this.archive.collect(id, members, manager);
    }
    return {
      ratings: marks.filter(({ rating }) => rating !== null).length,
      favourites: marks.filter(({ favouriteSince }) => favouriteSince !== null).length,
      logEntries: marks.reduce((sum, { log }) => sum + log.length, 0),
      ...{ newCollections, withoutRoom },
    };
  }

  /** Deletes those of the collections that hold nothing any more. */
  removeEmptyCollections({ householdId }: Member, ids: readonly string[]): Promise<void> {
    return this.marks.removeEmptyCollections(householdId, ids);
  }

  private async ensureCollection(householdId: string, id: string): Promise<void> {
    if (!(await this.marks.findCollection(householdId, id))) {
      throw new ApiError(commonErrors.not_found);
    }
  }
}
