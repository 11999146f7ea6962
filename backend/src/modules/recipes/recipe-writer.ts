import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deriveRecipe, type DerivedRecipe } from './recipe-derivation.js';
import type { RecipeDraft } from './recipe-draft.js';
import { RecipeIndexFeed } from './recipe-index-feed.js';
import { type RecipeContent, type RecipeLine, RecipesRepository } from './recipes.repository.js';

const batchSize = 500;

/** A draft whose lines have been read. */
export interface ReadRecipe {
  readonly draft: RecipeDraft;
  readonly derived: DerivedRecipe;
}

/**
 * The one way by which any recipe is stored, whatever its source: lines read, ingredients resolved, facts derived, all of it written
 * in one transaction. Writing the same source and key again changes the recipe and keeps its id.
 */
@Injectable()
export class RecipeWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: RecipesRepository,
    private readonly feed: RecipeIndexFeed,
  ) {}

  /** Answers the ids in the order of the drafts. Searches on this instance know them when it resolves. */
  async write(drafts: readonly RecipeDraft[]): Promise<number[]> {
    const recipes = drafts.map((draft) => ({ draft, derived: deriveRecipe(draft) }));
    const ids = await this.dataSource.transaction((manager) => this.writeRead(recipes, manager));
    await this.feed.catchUp();
    return ids;
  }

  /** The same inside a transaction that the caller has open; the index follows after its commit. */
  async writeRead(recipes: readonly ReadRecipe[], manager: EntityManager): Promise<number[]> {
    const ids: number[] = [];
    for (let at = 0; at < recipes.length; at += batchSize) {
      const batch = recipes.slice(at, at + batchSize);
      ids.push(
        ...(await this.repository.upsert(
          batch.map((recipe) => ({ content: contentOf(recipe), lines: linesOf(recipe) })),
          manager,
        )),
      );
    }
    return ids;
  }
}

function contentOf({ draft, derived }: ReadRecipe): RecipeContent {
  return {
    source: draft.source,
    sourceKey: draft.sourceKey,
    title: draft.title,
    description: draft.description,
    image: draft.image,
    readyInMinutes: draft.readyInMinutes,
    servings: draft.servings,
    dishTypes: [...draft.types],
    cuisine: draft.cuisine,
    steps: [...draft.steps],
    ingredientIds: [...derived.ingredientIds],
    optionalIngredientIds: [...derived.optionalIngredientIds],
    alternatives: Object.fromEntries(
      Object.entries(derived.alternatives).map(([id, others]) => [id, [...others]]),
    ),
    unknownIngredients: [...derived.unknownIngredients],
    diets: [...derived.diets],
    allergens: [...derived.allergens],
    popularity: draft.popularity,
    sourceName: draft.sourceName,
    sourceUrl: draft.sourceUrl,
    ownerId: draft.ownerId,
    contentHash: derived.contentHash,
  };
}

function linesOf({ derived }: ReadRecipe): RecipeLine[] {
  return derived.lines.map((line) => ({
    original: line.raw,
    name: line.name,
    ingredientId: line.ingredientId,
    quantity: line.quantity,
    unit: line.unit,
    preparation: line.preparation,
    optional: line.optional,
  }));
}
