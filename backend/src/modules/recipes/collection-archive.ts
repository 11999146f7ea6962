import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Member } from '../../common/access.js';
import {
  archivedMoment,
  type ArchivedRows,
  type ArchivePart,
  ArchiveParts,
  restoreEach,
  type RestoredIds,
  type RestoredItem,
} from '../../common/archive-parts.js';
import { ApiError } from '../../common/errors.js';
import { HouseholdsService } from '../households/households.service.js';
import { collectionBody } from './dto/recipe-marks.dto.js';
import { RecipeArchiveRepository } from './recipe-archive.repository.js';
import { RecipeMarksRepository } from './recipe-marks.repository.js';
import { mostCollections, recipeErrors } from './recipes.errors.js';

const archivedCollection = z.object({
  name: collectionBody.shape.name,
  createdAt: archivedMoment,
  recipes: z.array(z.object({ recipe: z.int(), addedAt: archivedMoment })).max(100_000),
});

/** The collections of a household in an archive. */
@Injectable()
export class CollectionArchive implements ArchivePart, OnModuleInit {
  readonly name = 'collections';

  constructor(
    private readonly parts: ArchiveParts,
    private readonly archive: RecipeArchiveRepository,
    private readonly marks: RecipeMarksRepository,
    private readonly households: HouseholdsService,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async read({ householdId }: Member): Promise<ArchivedRows> {
    const rows = await this.archive.collectionsOf(householdId);
    const recipeIds = rows.flatMap(({ recipes }) => recipes.map(({ recipe }) => recipe));
    return { rows, recipeIds };
  }

  /** Recipes join a collection of the same name and time. */
  restore(
    { id: userId, householdId }: Member,
    rows: readonly unknown[],
    ids: RestoredIds,
  ): Promise<RestoredItem[]> {
    return restoreEach(
      rows,
      archivedCollection,
      ({ name }) => name,
      ({ name, createdAt, recipes }) =>
        this.dataSource.transaction(async (manager) => {
          await this.households.lock(householdId, manager);
          const owned = { householdId, name, createdAt };
          const known = await this.archive.findSameCollection(owned, manager);
          const id =
            known ??
            (await this.marks.addCollection({ ...owned, userId }, mostCollections, manager));
          if (id === null) throw new ApiError(recipeErrors.collections_too_many);
          const members = recipes.flatMap(({ recipe, addedAt }) => {
            const recipeId = ids.recipes.get(recipe);
            return recipeId === undefined ? [] : { recipeId, addedAt };
          });
          await this.archive.collect(id, members, manager);
          return known ? 'known' : 'added';
        }),
    );
  }
}
