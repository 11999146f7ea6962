import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { copy } from '@larder/copy';
import { resolveIngredient, resolveIngredients } from '@larder/culinary';
import type { RequestUser } from '../../../common/access.js';
import { ApiError } from '../../../common/errors.js';
import { PantryService } from '../../pantry/pantry.service.js';
import type { GenerateBody, RecipeView } from '../dto/recipes.dto.js';
import type { RecipeDraft } from '../recipe-draft.js';
import { RecipeWriter } from '../recipe-writer.js';
import { recipeErrors } from '../recipes.errors.js';
import { RecipesRepository } from '../recipes.repository.js';
import { RecipesService } from '../recipes.service.js';
import { readRestrictions } from './dietary-restrictions.js';
import { dishProblems } from './dish-check.js';
import { composeDish, conflictsOf, type DishRequest } from './dish-composer.js';
import { draftOf } from './dish-draft.js';
import { LanguageModelDishes } from './language-model-dishes.js';

const largestSeed = 2 ** 31;
/** How often another dish is looked for before one comes again. */
const mostSeeds = 8;
/** What nobody starred or put on a menu is kept for as long as it is among the newest. */
const mostKept = 100;

/** [CALL-2] A new dish from what somebody has, kept as a recipe of their own. */
@Injectable()
export class RecipeGeneratorService {
  constructor(
    private readonly pantry: PantryService,
    private readonly service: LanguageModelDishes,
    private readonly writer: RecipeWriter,
    private readonly repository: RecipesRepository,
    private readonly recipes: RecipesService,
  ) {}

  async generate(user: RequestUser, body: GenerateBody): Promise<RecipeView> {
    const typed = body.ingredients.map((entry) => ({
      entry,
      ids: resolveIngredients(entry).flatMap(({ id }) => id ?? []),
    }));
    const ingredients = [...new Set(typed.flatMap(({ ids }) => ids))];
    const unknown = typed.filter(({ ids }) => ids.length === 0).map(({ entry }) => entry);
    if (ingredients.length === 0) throw refusal(recipeErrors.dish_ingredients_unknown, unknown);
    const { unknown: unreadable, ...restrictions } = readRestrictions(body.dietaryRestrictions);
    if (unreadable.length > 0) {
      throw new ApiError(recipeErrors.dish_restriction_unknown, {
        fields: { dietaryRestrictions: copy.api.restrictionUnknown(unreadable) },
      });
    }
    const pantry = await this.pantry.pantryFor(user);
    const request: Omit<DishRequest, 'seed'> = {
      ingredients,
      pantry: pantry.flatMap((entry) => resolveIngredient(entry).id ?? []),
      type: body.recipeType === 'all' ? null : body.recipeType,
      ...restrictions,
    };
    const draft = await this.draftFor(user.id, request, body.seed, unknown);
    const [id = 0] = await this.writer.write([draft]);
    await this.repository.removeUnlessSaved(await this.repository.olderComposed(user.id, mostKept));
    return this.recipes.getOne(user.id, id);
  }

  private async draftFor(
    ownerId: string,
    request: Omit<DishRequest, 'seed'>,
    seed: number | undefined,
    unknown: readonly string[],
  ): Promise<RecipeDraft> {
    const first = { ...request, seed: seed ?? randomInt(largestSeed) };
    const conflicts = conflictsOf(first);
    if (conflicts.length > 0) throw refusal(recipeErrors.dish_conflict, conflicts);
    if (this.service.isConfigured) {
      const dish = await this.service.compose(first);
      if (dish) return draftOf(ownerId, dish, unknown);
    }
    const made = seed === undefined ? await this.repository.composedKeysOf(ownerId) : new Set();
    let draft: RecipeDraft | undefined;
    for (let tried = 0; tried < mostSeeds; tried += 1) {
      const attempt = { ...first, seed: (first.seed + tried) % largestSeed };
      const dish = composeDish(attempt);
      if (!dish) break;
      const next = draftOf(ownerId, dish, unknown);
      if (dishProblems(next, attempt, dish.leavesOut.length).length > 0) continue;
      draft = next;
      if (!made.has(draft.sourceKey)) break;
    }
    if (!draft) throw refusal(recipeErrors.dish_impossible, []);
    return draft;
  }
}

function refusal(
  code: 'dish_conflict' | 'dish_impossible' | 'dish_ingredients_unknown',
  names: readonly string[],
): ApiError {
  return new ApiError(code, {
    fields: names.length > 0 ? { ingredients: copy.api.dishWithout[code](names) } : undefined,
  });
}
