import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../config/repository-root.js';
import { catalogueFolder, readCatalogue } from '../catalogue/catalogue-folder.js';
import { toDraft } from '../catalogue/domain/catalogue-file.js';
import { readingVersion } from '../recipes/domain/reading-version.js';
import { deriveRecipe, type DerivedRecipe } from '../recipes/domain/recipe-derivation.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import { culinaryHierarchy } from '@larder/culinary/at-hand';
import { InProcessRecipeIndex } from './index/in-process-recipe-index.js';
import { toIndexedRecipe } from './index/indexed-recipe.js';
import type { IndexedRecipe } from './index/recipe-index.js';

/** A recipe of the catalogue as it is stored and searched, without a database. */
export interface CatalogueRecipe {
  readonly draft: RecipeDraft;
  readonly indexed: IndexedRecipe;
  readonly derived: DerivedRecipe;
}

export async function catalogueRecipes(): Promise<CatalogueRecipe[]> {
  const { recipes } = await readCatalogue(catalogueFolder);
  return recipes.map((recipe, number) => {
    const draft = toDraft(recipe);
    const derived = deriveRecipe(draft);
    const indexed = toIndexedRecipe({
      id: number + 1,
      title: draft.title,
      readyInMinutes: draft.readyInMinutes,
      cuisine: draft.cuisine,
      ingredientIds: [...derived.ingredientIds],
      optionalIngredientIds: [...derived.optionalIngredientIds],
      alternatives: { ...derived.alternatives } as Record<string, number[]>,
      unknownIngredients: [...derived.unknownIngredients],
      dishTypes: [...draft.types],
      diets: [...derived.diets],
      brokenDiets: [...derived.brokenDiets],
      allergens: [...derived.allergens],
      mayContain: [...derived.mayContain],
      unknownAllergens: [...derived.unknownAllergens],
      traits: [...derived.traits],
      rules: derived.rules,
      reading: readingVersion,
      popularity: 0,
      ownerId: null,
    });
    return { draft, indexed, derived };
  });
}

export async function indexOf(
  recipes: readonly Pick<CatalogueRecipe, 'indexed'>[],
): Promise<InProcessRecipeIndex> {
  const filled = new InProcessRecipeIndex(culinaryHierarchy);
  await filled.replaceAll(
    (async function* () {
      yield recipes.map(({ indexed }) => indexed);
    })(),
  );
  return filled;
}

/** A list of expectations beside the catalogue. */
export const readExpectations = (name: string): unknown =>
  JSON.parse(readFileSync(join(repositoryRoot, 'backend/catalogue', name), 'utf8'));
