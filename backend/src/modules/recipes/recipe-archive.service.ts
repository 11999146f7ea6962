import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Member } from '../../common/access.js';
import { claimedName, type RestoredIds, type RestoredItem } from '../../common/archive-parts.js';
import { sentences } from '../../common/language.js';
import { keyWithin } from './domain/archived-recipe.js';
import type { RecipeContent } from './domain/recipe-content.js';
import { deriveRecipe } from './domain/recipe-derivation.js';
import type { RecipeDraft } from './domain/recipe-draft.js';
import { archivedRecipe, type RestorableRecipe } from './dto/archived-recipe.dto.js';
import { type ReadForArchive, RecipeArchiveRepository } from './recipe-archive.repository.js';
import { RecipeWriter } from './recipe-writer.service.js';
import { StoredRecipes } from './stored-recipes.port.js';

export type { ReadForArchive };

const recipesAtOnce = 50;

/** A recipe of an archive, and where its photograph comes from. */
export interface RecipeToRestore {
  /** As the archive says it, which may be anything. */
  readonly given: unknown;
  /** Keeps the photograph, and says which it is; null where there is none, or where it cannot be kept. */
  readonly keepPicture: (sha256: string) => Promise<string | null>;
}

interface Checked extends RecipeToRestore {
  readonly recipe: RestorableRecipe;
}

/** Puts recipes into archives, and takes them back with everything that the person attached to them. */
@Injectable()
export class RecipeArchiveService {
  constructor(
    private readonly archive: RecipeArchiveRepository,
    private readonly writer: RecipeWriter,
    private readonly stored: StoredRecipes,
  ) {}

  /** The household's own, those that the person marked, and the given ones as far as they may see them. */
  idsFor(member: Member, further: readonly number[]): Promise<number[]> {
    return this.archive.idsFor(member, further);
  }

  /** In the order of their ids; each read when it is wanted. */
  async *read(member: Member, ids: readonly number[]): AsyncGenerator<ReadForArchive> {
    for (let at = 0; at < ids.length; at += recipesAtOnce) {
      yield* await this.archive.read(member, ids.slice(at, at + recipesAtOnce));
    }
  }

  /**
   * Adds the recipes that the household does not have, notes in `ids` where each is, and adds the person's marks. One that cannot be
   * read stops no other. To be called with recipes in the order of the archive.
   */
  async restore(
    member: Member,
    recipes: readonly RecipeToRestore[],
    ids: RestoredIds,
  ): Promise<RestoredItem[]> {
    const items: RestoredItem[] = [];
    const checked: Checked[] = [];
    for (const { given, keepPicture } of recipes) {
      const { success, data } = archivedRecipe.safeParse(given);
      if (success) checked.push({ recipe: data, given, keepPicture });
      else {
        const reason = sentences().archive.unreadable;
        items.push({ name: claimedName(given), state: 'failed', reason });
      }
    }
    const present = await this.archive.transaction((manager) =>
      this.findPresent(member, checked, manager),
    );
    const missing = checked.filter(({ recipe }) => !present.has(recipe.id));
    const drafts = new Map<number, RecipeDraft>();
    for (const { recipe, keepPicture } of missing) {
      const sha256 = recipe.pictureSha256;
      const pictureId = sha256 === null ? null : await keepPicture(sha256);
      drafts.set(recipe.id, draftOf(member, recipe, pictureId));
    }
    await this.archive.transaction((manager) =>
      this.write(member, checked, drafts, present, manager),
    );
    await this.stored.announce();
    for (const { recipe } of checked) {
      ids.recipes.set(recipe.id, present.get(recipe.id) as number);
      items.push({ name: recipe.title, state: drafts.has(recipe.id) ? 'added' : 'known' });
    }
    return items;
  }

  /** Those of everybody by their keys, and those that the household has, under their own key or the restored one. */
  private async findPresent(
    { householdId }: Member,
    recipes: readonly Checked[],
    manager: EntityManager,
  ): Promise<Map<number, number>> {
    const shared = recipes.map(({ recipe }) => recipe).filter(({ isShared }) => isShared);
    const ofEverybody = await this.archive.findByKeys(null, shared, manager);
    const own = recipes.map(({ recipe }) => ownKeyOf(recipe));
    const restored = own.map(({ source, key }) => ({ source, key: keyWithin(householdId, key) }));
    const ofHousehold = await this.archive.findByKeys(householdId, [...own, ...restored], manager);
    const present = new Map<number, number>();
    for (const { recipe } of recipes) {
      const { source, key } = ownKeyOf(recipe);
      const id =
        (recipe.isShared ? ofEverybody.get(`${recipe.source} ${recipe.key}`) : undefined) ??
        ofHousehold.get(`${source} ${key}`) ??
        ofHousehold.get(`${source} ${keyWithin(householdId, key)}`);
      if (id !== undefined) present.set(recipe.id, id);
    }
    return present;
  }

  /** Adds to `present` where the new ones are. */
  private async write(
    { id: userId, householdId }: Member,
    recipes: readonly Checked[],
    drafts: ReadonlyMap<number, RecipeDraft>,
    present: Map<number, number>,
    manager: EntityManager,
  ): Promise<void> {
    const read = [...drafts.values()].map((draft) => ({ draft, derived: deriveRecipe(draft) }));
    const added = await this.writer.writeRead(read, manager);
    [...drafts.keys()].forEach((id, index) => present.set(id, added[index] as number));
    const origins = await this.findOrigins(householdId, recipes, manager);
    const history = recipes
      .filter(({ recipe }) => drafts.has(recipe.id))
      .map(({ recipe }) => {
        const { version, isWithdrawn, createdAt, updatedAt, origin } = recipe;
        const pictureId = drafts.get(recipe.id)?.pictureId ?? null;
        return {
          ...{ id: present.get(recipe.id) as number, version, isWithdrawn, createdAt, updatedAt },
          originId: (origin && origins.get(`${origin.source} ${origin.key}`)) ?? null,
          earlier: recipe.earlier.map(({ hasPicture, content, ...earlier }) => ({
            ...earlier,
            content: {
              ...content,
              pictureId: hasPicture ? pictureId : null,
            } satisfies RecipeContent,
          })),
        };
      });
    await this.archive.writeHistory(history, manager);
    const marks = recipes.map(({ recipe: { id, rating, favouriteSince, log } }) => ({
      ...{ recipeId: present.get(id) as number, rating, favouriteSince, log },
    }));
    await this.archive.writeMarks(userId, marks, manager);
  }

  private async findOrigins(
    householdId: string,
    recipes: readonly Checked[],
    manager: EntityManager,
  ): Promise<Map<string, number>> {
    const keys = recipes.flatMap(({ recipe: { origin } }) => origin ?? []);
    const shared = await this.archive.findByKeys(null, keys, manager);
    const own = await this.archive.findByKeys(householdId, keys, manager);
    const restored = await this.archive.findByKeys(
      householdId,
      keys.map(({ source, key }) => ({ source, key: keyWithin(householdId, key) })),
      manager,
    );
    return new Map(
      keys.flatMap(({ source, key }) => {
        const id =
          own.get(`${source} ${key}`) ??
          restored.get(`${source} ${keyWithin(householdId, key)}`) ??
          shared.get(`${source} ${key}`);
        return id === undefined ? [] : [[`${source} ${key}`, id]];
      }),
    );
  }
}

/** One of everybody's that is not there becomes the household's own. */
const ownKeyOf = ({ isShared, source, key }: RestorableRecipe) =>
  isShared ? ({ source: 'own', key: `${source}-${key}` } as const) : { source, key };

const draftOf = (
  { id: authorId, householdId }: Member,
  recipe: RestorableRecipe,
  pictureId: string | null,
): RecipeDraft => {
  const { source, key } = ownKeyOf(recipe);
  const { servings, yieldText, prepMinutes, cookMinutes, notes, tags, language, types } = recipe;
  const { title, description, ingredients, steps, sourceName, sourceUrl, popularity } = recipe;
  return {
    ...{ source, sourceKey: keyWithin(householdId, key), title, description, ingredients, steps },
    ...{ servings, yieldText, prepMinutes, cookMinutes, notes, tags, language, types, pictureId },
    ...{ kind: recipe.kind, cuisine: recipe.cuisine, readyInMinutes: recipe.readyInMinutes },
    ...{ popularity, sourceName, sourceUrl, image: null },
    owner: { householdId, authorId, visibility: recipe.visibility },
  };
};
