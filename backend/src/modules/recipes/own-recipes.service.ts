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
import { newId } from '../../database/row.entity.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { headingOf } from './domain/headings.js';
import { contentOf, newDraft, type RecipeContent, withContent } from './domain/recipe-content.js';
import { deriveRecipe } from './domain/recipe-derivation.js';
import type { RecipeDraft } from './domain/recipe-draft.js';
import { recipeLimits } from './domain/recipe-limits.js';
import type { RecipeView } from './domain/recipe-view.js';
import type {
  OwnRecipesQuery,
  OwnRecipesView,
  ReadLinesBody,
  ReadLinesView,
  RecipeBody,
  RecipeTagsView,
  RecipeUpdateBody,
  RecipeVersionsView,
} from './dto/own-recipes.dto.js';
import type { Recipe } from './entities/recipe.entity.js';
import { type ComparableRecipe, OwnRecipesRepository } from './own-recipes.repository.js';
import { RecipeMarksRepository } from './recipe-marks.repository.js';
import { RecipeWriter } from './recipe-writer.service.js';
import { recipeErrors } from './recipes.errors.js';
import { RecipesRepository } from './recipes.repository.js';
import { RecipesService } from './recipes.service.js';
import { storedDraft } from './stored-draft.js';
import { StoredRecipes } from './stored-recipes.port.js';

export type { ComparableRecipe };

/** Recipes that a household writes, changes and deletes. */
@Injectable()
export class OwnRecipesService {
  constructor(
    private readonly own: OwnRecipesRepository,
    private readonly marks: RecipeMarksRepository,
    private readonly repository: RecipesRepository,
    private readonly recipes: RecipesService,
    private readonly writer: RecipeWriter,
    private readonly pictures: PicturesService,
    private readonly stored: StoredRecipes,
    private readonly dataSource: DataSource,
  ) {}

  async list(member: Member, query: OwnRecipesQuery): Promise<OwnRecipesView> {
    const { householdId } = member;
    const { total, rows } = await this.own.findPage(member, query);
    const ids = rows.map(({ id }) => id);
    const summaries = new Map(
      (await this.recipes.getSummaries(householdId, ids)).map((summary) => [summary.id, summary]),
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

  tags({ householdId }: Member): Promise<RecipeTagsView> {
    return this.own.tagsOf(householdId);
  }

  async add(member: Member, content: RecipeBody): Promise<RecipeView> {
    return this.write(member, newDraft(ownership(member), content));
  }

  /** A recipe of the household's own that says the same. */
  async copy(member: Member, id: number): Promise<RecipeView> {
    const original = await this.recipes.getOne(member, id);
    const draft = await this.draftOf(await this.own.find(id, this.dataSource.manager));
    return this.write(member, {
      ...draft,
      ...ownership(member),
      title: original.isOwn ? copiedTitle(original.title) : original.title,
      originRecipeId: id,
      popularity: 0,
    });
  }

  async replace(
    member: Member,
    id: number,
    { version, ...content }: RecipeUpdateBody,
  ): Promise<RecipeView> {
    return this.change(member, id, (recipe) => (recipe.version === version ? content : 'outdated'));
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
      const { content } = earlier;
      // Only what a recipe shows now keeps its photo from being deleted.
      const hasPicture = await this.hasPicture(member, content, manager);
      return hasPicture ? content : { ...content, pictureId: null };
    });
  }

  /** Menus and plans that use it keep it. */
  async remove(member: Member, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.own.lock(member.householdId, id, manager))) {
        throw new ApiError(commonErrors.not_found);
      }
      await this.marks.removeAll(id, manager);
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
    contentFor: (
      recipe: Recipe,
      manager: EntityManager,
    ) => RecipeContent | 'outdated' | Promise<RecipeContent>,
  ): Promise<RecipeView> {
    const isChanged = await this.dataSource.transaction(async (manager) => {
      const recipe = await this.own.lock(member.householdId, id, manager);
      if (!recipe) throw new ApiError(commonErrors.not_found);
      const content = await contentFor(recipe, manager);
      if (content === 'outdated') return false;
      await this.ensurePicture(member, content, manager);
      const draft = await this.draftOf(recipe, manager);
      const changed = {
        ...withContent(draft, content),
        ...(await this.identityOf(recipe, manager)),
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

  private async hasPicture(
    { householdId }: Member,
    { pictureId = null }: Pick<RecipeDraft, 'pictureId'>,
    manager: EntityManager,
  ): Promise<boolean> {
    return pictureId === null || this.pictures.isOwned(householdId, pictureId, manager);
  }

  private async ensurePicture(...given: Parameters<typeof this.hasPicture>): Promise<void> {
    if (!(await this.hasPicture(...given))) throw new ApiError(recipeErrors.recipe_picture_missing);
  }

  private async draftOf(recipe: Recipe | null, manager?: EntityManager): Promise<RecipeDraft> {
    if (!recipe) throw new ApiError(commonErrors.not_found);
    const lines = (await this.repository.linesOf([recipe.id], manager)).get(recipe.id) ?? [];
    return storedDraft(
      recipe,
      lines.map(({ original }) => original),
    );
  }

  private async ensureOwn(member: Member, id: number): Promise<void> {
    const { isOwn } = await this.recipes.getOne(member, id);
    if (!isOwn) throw new ApiError(commonErrors.not_found);
  }
}

const unread = { quantity: null, unit: null, ingredient: null };

/** A new recipe of the member's household. */
const ownership = ({ id: authorId, householdId }: Member) =>
  ({
    source: 'own',
    sourceKey: newId(),
    owner: { householdId, authorId },
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
