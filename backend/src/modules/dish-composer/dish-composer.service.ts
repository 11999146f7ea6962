import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ingredientById, resolveIngredients } from '@larder/culinary';
import type { Member, RequestUser } from '../../common/access.js';
import { ApiError } from '../../common/errors.js';
import { sentences } from '../../common/language.js';
import { PantryService } from '../pantry/pantry.service.js';
import type { RecipeView } from '../recipes/domain/recipe-view.js';
import type { DishPreviewView, GenerateBody } from './dto/dish-composer.dto.js';
import {
  culinaryHierarchy,
  explainerFor,
  readByCompany,
  readKitchen,
} from '@larder/culinary/at-hand';
import { deriveRecipe } from '../recipes/domain/recipe-derivation.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import { RecipeWriter } from '../recipes/recipe-writer.service.js';
import { dishErrors } from './dish-composer.errors.js';
import { RecipesService } from '../recipes/recipes.service.js';
import { readForms } from './bought-form.js';
import { readRestrictions } from './dietary-restrictions.js';
import { dishProblems } from './dish-check.js';
import {
  composeDish,
  conflictsOf,
  type ComposedDish,
  type DishRequest,
  seedsBetweenSurprises,
} from './dish-composer.js';
import { type ComposedDraft, draftOf, leftOutOf } from './dish-draft.js';
import { LanguageModelDishes } from './language-model-dishes.js';
import { customaryKinds, surpasses } from './known-dish.js';
import { type KnownDishes, KnownDishesService, type NearestDish } from './known-dishes.service.js';
import { readNames, withNames } from './names-as-typed.js';

const largestSeed = 2 ** 31;
/** How many times to try for another dish before repeating one. */
const mostSeeds = 3 * seedsBetweenSurprises;
/** A dish that nobody starred or put on a menu is kept only while it is among the newest. */
const mostKept = 100;

/** [CALL-2] A new dish from someone's ingredients, stored as their own recipe. */
@Injectable()
export class DishComposerService {
  constructor(
    private readonly pantry: PantryService,
    private readonly service: LanguageModelDishes,
    private readonly writer: RecipeWriter,
    private readonly recipes: RecipesService,
    private readonly known: KnownDishesService,
  ) {}

  async generate(user: RequestUser, body: GenerateBody): Promise<RecipeView> {
    const { request, unknown } = await this.read(user, body);
    const { draft } = await this.compose(user, request, body.seed, unknown);
    const [id = 0] = await this.writer.write([draft]);
    await this.writer.keepNewestComposed(user.householdId, mostKept);
    return this.recipes.getOne(user, id);
  }

  /**
   * What `generate` would make with the returned seed, or why it would make nothing. A service composes another dish each time, so it is
   * only announced.
   */
  async preview(user: RequestUser, body: GenerateBody): Promise<DishPreviewView> {
    const nothing = {
      ...{ title: null, servings: body.servings ?? null, nearest: null },
      ...{ uses: [], pantry: [], toBuy: [], leavesOut: [] },
    };
    try {
      return { ...nothing, refusal: null, ...(await this.foresee(user, body)) };
    } catch (error) {
      if (!(error instanceof ApiError) || !(error.code in dishErrors)) throw error;
      const nearest = error instanceof NoDish ? error.nearest : null;
      return {
        ...nothing,
        ...{ refusal: error.message, seed: body.seed ?? 0 },
        nearest: nearest && { recipe: nearest.recipe, toBuy: [...nearest.toBuy] },
      };
    }
  }

  private async foresee(
    user: RequestUser,
    body: GenerateBody,
  ): Promise<Pick<DishPreviewView, 'seed' | 'uses' | 'leavesOut'> & Partial<DishPreviewView>> {
    const { request, unknown } = await this.read(user, body);
    refuseConflicts(request);
    if (this.service.isConfigured) {
      const uses = request.ingredients.flatMap((id) => ingredientById(id)?.name ?? []);
      const { leftOut } = sentences().api;
      const leavesOut = unknown.map((name) => leftOut({ name, reason: 'unknown' }));
      return { seed: body.seed ?? randomInt(largestSeed), uses, leavesOut };
    }
    const { seed, dish, draft, known } = await this.composeHere(user, request, body.seed, unknown);
    const explain = explainerFor(
      { typed: request.ingredients, pantry: request.pantry },
      culinaryHierarchy,
      sentences().reasons,
    );
    const { pantry, toBuy } = explain(deriveRecipe(draft));
    const { leftOut } = sentences().api;
    const leavesOut = leftOutOf(dish, unknown).map(leftOut);
    const { title, servings, uses } = dish;
    return {
      ...{ seed, title, servings, uses: [...uses], leavesOut },
      ...{ pantry: [...pantry], toBuy: [...toBuy] },
      nearest: known && { recipe: known.recipe, toBuy: [...known.toBuy] },
    };
  }

  /** The request in the composer's terms, and the unknown words. */
  private async read(
    user: RequestUser,
    body: GenerateBody,
  ): Promise<{ request: Omit<DishRequest, 'seed'>; unknown: string[] }> {
    const typed = body.ingredients.map((entry) => ({
      entry,
      ids: resolveIngredients(readByCompany(entry, body.ingredients)).flatMap(({ id }) => id ?? []),
    }));
    const ingredients = [...new Set(typed.flatMap(({ ids }) => ids))];
    const forms = readForms(typed);
    const unknown = typed.filter(({ ids }) => ids.length === 0).map(({ entry }) => entry);
    // What is made of the one known word of three is no dish for the kitchen.
    if (unknown.length > ingredients.length || ingredients.length === 0) {
      throw refusal(dishErrors.dish_ingredients_unknown, unknown);
    }
    const { unknown: unreadable, ...restrictions } = readRestrictions(body.dietaryRestrictions);
    if (unreadable.length > 0) {
      throw new ApiError(dishErrors.dish_restriction_unknown, {
        fields: { dietaryRestrictions: sentences().api.restrictionUnknown(unreadable) },
      });
    }
    const pantry = await this.pantry.pantryFor(user);
    const request = {
      ingredients,
      forms,
      soon: readKitchen(body.ingredients).soon,
      names: readNames(typed),
      servings: body.servings ?? null,
      pantry: pantry.flatMap((entry) => resolveIngredients(entry).flatMap(({ id }) => id ?? [])),
      type: body.recipeType === 'all' ? null : body.recipeType,
      restricted: body.restricted,
      ...restrictions,
    };
    return { request, unknown };
  }

  private async compose(
    owner: Member,
    request: Omit<DishRequest, 'seed'>,
    seed: number | undefined,
    unknown: readonly string[],
  ): Promise<{ draft: RecipeDraft }> {
    refuseConflicts(request);
    if (this.service.isConfigured) {
      const dish = await this.service.compose({ ...request, seed: seed ?? randomInt(largestSeed) });
      if (dish) return { draft: draftOf(owner, dish, unknown) };
    }
    return this.composeHere(owner, request, seed, unknown);
  }

  /** A dish from the built-in composer: the seed's, or one that the household does not have yet. */
  private async composeHere(
    owner: Member,
    request: Omit<DishRequest, 'seed'>,
    seed: number | undefined,
    unknown: readonly string[],
  ): Promise<Made> {
    // Without a wish, the best dishes come first.
    const first =
      seed ?? seedsBetweenSurprises * randomInt(Math.floor(largestSeed / seedsBetweenSurprises));
    const kept =
      seed === undefined ? await this.writer.composedKeysOf(owner.householdId) : new Set();
    const known = await this.known.find(owner, request);
    const customary = customaryKinds(known.all, request.ingredients.length);
    const order = { ...request, customary };
    let last: Made | undefined;
    for (const made of soundDishes(owner, order, first, unknown, known)) {
      last = made;
      if (!kept.has(made.draft.sourceKey)) break;
    }
    if (last) return last;
    const needs = request.restricted
      ? needsShopping(owner, { ...order, restricted: false }, first)
      : null;
    throw needs ?? new NoDish(known.nearest);
  }
}

interface Made {
  /** The one that makes this dish. */
  readonly seed: number;
  readonly dish: ComposedDish;
  readonly draft: ComposedDraft;
  /** The known dish that it is, if it is one. */
  readonly known: NearestDish | null;
}

/**
 * Dishes for consecutive seeds that pass the check. A known dish comes first where it makes more of what was named than what is composed,
 * and is all there is where nothing can be composed.
 */
function* soundDishes(
  owner: Member,
  request: Omit<DishRequest, 'seed'>,
  first: number,
  unknown: readonly string[],
  { fitting }: Pick<KnownDishes, 'fitting'> = { fitting: null },
): Generator<Made, void> {
  const ifSound = (seed: number, made: ComposedDish, known: NearestDish | null): Made[] => {
    const dish = withNames(made, request.names);
    const draft = draftOf(owner, dish, unknown);
    const problems = dishProblems(draft, { ...request, seed }, dish.leavesOut.length);
    return problems.length === 0 ? [{ seed, dish, draft, known }] : [];
  };
  for (let tried = 0; tried < mostSeeds; tried += 1) {
    const seed = (first + tried) % largestSeed;
    const order = { ...request, seed };
    const composed = composeDish(order, (dish) => ifSound(seed, dish, null).length > 0);
    const isFirst = seed % seedsBetweenSurprises === 0 || !composed;
    const known = isFirst && fitting && surpasses(fitting, composed) ? fitting : null;
    const dish = known?.dish ?? composed;
    if (dish) yield* ifSound(seed, dish, known);
    if (!composed) return;
  }
}

/** Why nothing can be made from this alone: what the closest dish would need, if there is any. */
function needsShopping(
  owner: Member,
  request: Omit<DishRequest, 'seed'>,
  seed: number,
): ApiError | null {
  const dishes = [...soundDishes(owner, request, seed, [])].map(({ dish }) => dish);
  const [nearest] = dishes.sort((left, right) => left.adds.length - right.adds.length);
  if (!nearest) return null;
  const sentence = sentences().api.dishNeedsShopping(nearest.title, nearest.adds);
  return new ApiError(dishErrors.dish_needs_shopping, {
    sentence,
    fields: { ingredients: sentence },
  });
}

/** Nothing sensible can be made of what was named; a stored dish may come near. */
class NoDish extends ApiError {
  constructor(readonly nearest: NearestDish | null) {
    super(dishErrors.dish_impossible, {
      ...(nearest && {
        sentence: sentences().api.dishNearest(nearest.recipe.title, nearest.toBuy),
      }),
    });
  }
}

function refuseConflicts(request: Omit<DishRequest, 'seed'>): void {
  const conflicts = conflictsOf(request);
  if (conflicts.length > 0) throw refusal(dishErrors.dish_conflict, conflicts);
}

function refusal(
  code: 'dish_conflict' | 'dish_ingredients_unknown',
  names: readonly string[],
): ApiError {
  return new ApiError(code, {
    fields:
      names.length > 0 ? { ingredients: sentences().api.dishWithout[code](names) } : undefined,
  });
}
