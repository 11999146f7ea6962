import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  formatQuantity,
  ingredientById,
  languageOfLines,
  parseIngredientLine,
  unitLabel,
} from '@larder/culinary';
import { DataSource, type EntityManager } from 'typeorm';
import type { Member } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { sentences } from '../../common/language.js';
import { comparable } from '../../common/text.js';
import { newId } from '../../database/row.entity.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { headingOf } from './domain/headings.js';
import { contentOf, newDraft, type RecipeContent, withContent } from './domain/recipe-content.js';
import { deriveRecipe } from './domain/recipe-derivation.js';
import type { RecipeDraft, Visibility } from './domain/recipe-draft.js';
import { recipeLimits } from './domain/recipe-limits.js';
import type { RecipeView } from './domain/recipe-view.js';
import { DeletedRecipesRepository } from './deleted-recipes.repository.js';
import {
  eachTagOnce,
  type OwnRecipesQuery,
  type OwnRecipesView,
  type ReadLinesBody,
  type ReadLinesView,
  type RecipeBody,
  type RecipeTagsView,
  type RecipeUpdateBody,
  type RecipeVersionsView,
} from './dto/own-recipes.dto.js';
import type { Recipe } from './entities/recipe.entity.js';
import { type ComparableRecipe, OwnRecipesRepository } from './own-recipes.repository.js';
import { RecipeMarksRepository } from './recipe-marks.repository.js';
import { RecipeWriter } from './recipe-writer.service.js';
import { recipeErrors } from './recipes.errors.js';
import { RecipesRepository } from './recipes.repository.js';
import { RecipesService } from './recipes.service.js';
import { StoredRecipes } from './stored-recipes.port.js';

export type { ComparableRecipe };

/** How long deleting a recipe can be undone, in milliseconds: far longer than the button to undo it is shown. */
const undoneWithin = 3_600_000;
/** Recipes whose tags are changed before others get a turn. */
const retaggedAtOnce = 50;

/** Recipes that a household writes, changes and deletes. */
@Injectable()
export class OwnRecipesService {
  constructor(
    private readonly own: OwnRecipesRepository,
    private readonly marks: RecipeMarksRepository,
    private readonly deleted: DeletedRecipesRepository,
    private readonly repository: RecipesRepository,
    private readonly recipes: RecipesService,
    private readonly writer: RecipeWriter,
    private readonly pictures: PicturesService,
    private readonly stored: StoredRecipes,
    private readonly dataSource: DataSource,
  ) {}

  async list(member: Member, query: OwnRecipesQuery): Promise<OwnRecipesView> {
    const { total, rows } = await this.own.findPage(member, query);
    const ids = rows.map(({ id }) => id);
    const summaries = new Map(
      (await this.recipes.getSummaries(member, ids)).map((summary) => [summary.id, summary]),
    );
    const recipes = rows.flatMap(({ id, createdAt, updatedAt, ...row }) => {
      const summary = summaries.get(id);
      const dates = {
        createdAt: new Date(createdAt).toISOString(),
        updatedAt: new Date(updatedAt).toISOString(),
      };
      return summary ? { ...summary, ...row, ...dates } : [];
    });
    return { recipes, total };
  }

  tags(member: Member): Promise<RecipeTagsView> {
    return this.own.tagsOf(member);
  }

  /** Gives every recipe with the tag another one instead, written as it is where there is one already, or none. */
  async renameTag(member: Member, tag: string, given: string | null): Promise<RecipeTagsView> {
    const known =
      given !== null && comparable(given) !== comparable(tag) ? await this.tags(member) : [];
    const same = known.find(({ name }) => comparable(name) === comparable(given ?? ''));
    const name = same?.name ?? given;
    await this.dataSource.transaction(async (manager) => {
      const ids = await this.own.lockTagged(member, tag, manager);
      if (ids.length === 0) throw new ApiError(commonErrors.not_found);
      for (let at = 0; at < ids.length; at += retaggedAtOnce) {
        const some = ids.slice(at, at + retaggedAtOnce);
        const recipes = await this.own.findAll(some, manager);
        const read = (await this.repository.draftsOf(recipes, manager)).map((stored) => {
          const draft = { ...stored, tags: renamed(stored.tags ?? [], tag, name) };
          return { draft, derived: deriveRecipe(draft) };
        });
        await this.writer.writeRead(read, manager);
        await this.own.countChange(some, manager);
        await setImmediate();
      }
    });
    await this.stored.announce();
    return this.tags(member);
  }

  async noteOpened(member: Member, id: number): Promise<void> {
    await this.recipes.ensureVisible(member, id);
    await this.own.noteOpened(member.id, id);
  }

  async add(member: Member, { visibility, ...content }: RecipeBody): Promise<RecipeView> {
    return this.write(member, newDraft(ownership(member, visibility), content));
  }

  /** A recipe of the household's own that says the same. */
  async copy(member: Member, id: number): Promise<RecipeView> {
    const original = await this.recipes.getOne(member, id);
    const draft = await this.draftOf(await this.own.find(id, this.dataSource.manager));
    return this.write(member, {
      ...draft,
      ...ownership(member, original.visibility),
      title: original.isOwn ? copiedTitle(original.title) : original.title,
      originRecipeId: id,
      popularity: 0,
    });
  }

  async replace(
    member: Member,
    id: number,
    { version, visibility, ...content }: RecipeUpdateBody,
  ): Promise<RecipeView> {
    return this.change(member, id, (recipe) => {
      if (recipe.version !== version) return 'outdated';
      const changesVisibility = visibility !== undefined && visibility !== recipe.visibility;
      if (changesVisibility && recipe.ownerId !== member.id) {
        throw new ApiError(recipeErrors.recipe_visibility_not_yours);
      }
      return { content, visibility };
    });
  }

  async listVersions(member: Member, id: number): Promise<RecipeVersionsView> {
    await this.ensureOwn(member, id);
    const versions = await this.own.versionsOf(id);
    return versions.map(({ version, content: { title, ingredients, steps }, replacedAt }) => ({
      version,
      title,
      ingredients: [...ingredients],
      steps: [...steps],
      replacedAt: replacedAt.toISOString(),
    }));
  }

  /** Makes an earlier version the newest. */
  restore(member: Member, id: number, version: number): Promise<RecipeView> {
    return this.change(member, id, async (_, manager) => {
      const earlier = await this.own.findVersion(id, version, manager);
      if (!earlier) throw new ApiError(commonErrors.not_found);
      const { content, pictureId } = earlier;
      return { content: { ...content, pictureId } };
    });
  }

  /** Menus and plans that use it keep it. */
  async remove(member: Member, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.own.lock(member, id, manager))) throw new ApiError(commonErrors.not_found);
      await this.deleted.keep(id, new Date(Date.now() + undoneWithin), manager);
      await this.marks.removeAll(id, manager);
      await this.repository.withdraw(id, manager);
    });
    await this.writer.removeUnlessSaved([id]);
  }

  /** All that can be told apart by where they are from and what they are called. */
  listComparable(householdId: string): Promise<ComparableRecipe[]> {
    return this.own.findComparable(householdId);
  }

  /** The ingredient lines of recipes, with headings. */
  async linesOf(ids: readonly number[]): Promise<Map<number, string[]>> {
    const lines = await this.repository.linesOf(ids);
    return new Map(
      [...lines].map(([id, found]) => [id, found.map(({ original }) => original)] as const),
    );
  }

  /** Removes those that nobody has changed since they were stored. Returns how many. */
  async removeUnchanged(member: Member, ids: readonly number[]): Promise<number> {
    const unchanged = await this.dataSource.transaction(async (manager) => {
      const found = await this.own.lockUnchanged(member.householdId, ids, manager);
      for (const id of found) await this.marks.removeAll(id, manager);
      return found;
    });
    await this.writer.removeUnlessSaved(unchanged);
    return unchanged.length;
  }

  /** Undoes deleting it: with its id, its versions and everything attached to it. */
  async bringBack(member: Member, id: number): Promise<RecipeView> {
    const isBack = await this.dataSource.transaction((manager) =>
      this.deleted.restore(member, id, manager),
    );
    if (!isBack) throw new ApiError(recipeErrors.recipe_not_deleted);
    await this.stored.announce();
    return this.recipes.getOne(member, id);
  }

  readLines({ lines, language }: ReadLinesBody): ReadLinesView {
    const spoken = languageOfLines(lines, language) ?? 'en';
    return lines.map((text) => {
      if (headingOf(text) !== null) {
        return { text, heading: true, ...unread, confidence: 1 };
      }
      const { quantity, unit, ingredientId, confidence } = parseIngredientLine(text, {
        language: spoken,
      });
      const food = ingredientId === null ? undefined : ingredientById(ingredientId);
      return {
        text,
        heading: false,
        quantity: quantity && formatQuantity(quantity),
        unit: unit && unitLabel(unit, false),
        ingredient: food ? { id: food.id, name: food.name } : null,
        confidence,
      };
    });
  }

  private async write(member: Member, draft: RecipeDraft): Promise<RecipeView> {
    const id = await this.dataSource.transaction(async (manager) => {
      await this.ensurePicture(member, draft, manager);
      const read = { draft, derived: deriveRecipe(draft) };
      const [added = 0] = await this.writer.writeRead([read], manager);
      return added;
    });
    await this.stored.announce();
    return this.recipes.getOne(member, id);
  }

  private async change(
    member: Member,
    id: number,
    contentFor: (recipe: Recipe, manager: EntityManager) => Change | 'outdated' | Promise<Change>,
  ): Promise<RecipeView> {
    const isChanged = await this.dataSource.transaction(async (manager) => {
      const recipe = await this.own.lock(member, id, manager);
      if (!recipe) throw new ApiError(commonErrors.not_found);
      const change = await contentFor(recipe, manager);
      if (change === 'outdated') return false;
      const { content, visibility = recipe.visibility } = change;
      await this.ensurePicture(member, content, manager);
      const draft = await this.draftOf(recipe, manager);
      const changed = {
        ...withContent(draft, content),
        ...(await this.identityOf(recipe, manager)),
        owner: draft.owner && { ...draft.owner, visibility },
      };
      await this.own.keepVersion(recipe, contentOf(draft), recipeLimits.versions, manager);
      await this.writer.writeRead([{ draft: changed, derived: deriveRecipe(changed) }], manager);
      return true;
    });
    // Also after a refusal: another instance may have made the change that caused it.
    await this.stored.announce();
    const recipe = await this.recipes.getOne(member, id);
    if (!isChanged) throw new ApiError(recipeErrors.recipe_changed, { body: { recipe } });
    return recipe;
  }

  /** A composed dish that was changed is no longer what was composed. */
  private async identityOf(
    { id, source, sourceKey }: Recipe,
    manager: EntityManager,
  ): Promise<Pick<RecipeDraft, 'source' | 'sourceKey'>> {
    if (source !== 'composed') return { source, sourceKey };
    return { source: 'own', sourceKey: await this.repository.makeOwn(id, manager) };
  }

  private async ensurePicture(
    { householdId }: Member,
    { pictureId = null }: Pick<RecipeDraft, 'pictureId'>,
    manager: EntityManager,
  ): Promise<void> {
    if (pictureId === null || (await this.pictures.isOwned(householdId, pictureId, manager)))
      return;
    throw new ApiError(recipeErrors.recipe_picture_missing);
  }

  private async draftOf(recipe: Recipe | null, manager?: EntityManager): Promise<RecipeDraft> {
    const [draft] = recipe ? await this.repository.draftsOf([recipe], manager) : [];
    if (!draft) throw new ApiError(commonErrors.not_found);
    return draft;
  }

  private async ensureOwn(member: Member, id: number): Promise<void> {
    const { isOwn } = await this.recipes.getOne(member, id);
    if (!isOwn) throw new ApiError(commonErrors.not_found);
  }
}

/** What a change makes of a recipe; its visibility stays where none is named. */
interface Change {
  readonly content: RecipeContent;
  readonly visibility?: Visibility | undefined;
}

/** Tags with another one in place of `tag`. */
const renamed = (tags: readonly string[], tag: string, name: string | null): string[] =>
  eachTagOnce(tags.flatMap((one) => (comparable(one) === comparable(tag) ? (name ?? []) : one)));

const unread = { quantity: null, unit: null, ingredient: null };

/** A new recipe of the member's household. */
const ownership = ({ id: authorId, householdId }: Member, visibility: Visibility = 'household') =>
  ({
    source: 'own',
    sourceKey: newId(),
    owner: { householdId, authorId, visibility },
  }) satisfies Partial<RecipeDraft>;

/** Shortened by characters as people see them, so that no emoji is cut in half. */
function copiedTitle(title: string): string {
  const copied = sentences().api.copiedTitle(title);
  if (copied.length <= recipeLimits.title) return copied;
  const surplus = copied.length - recipeLimits.title;
  const graphemes = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  for (let cut = 0; cut < surplus && graphemes.length > 1;) cut += graphemes.pop()?.length ?? 0;
  return sentences().api.copiedTitle(graphemes.join('').trim());
}
