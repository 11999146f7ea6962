import { Injectable } from '@nestjs/common';
import type { EntitledMember } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { KitchenService } from '../kitchen/kitchen.service.js';
import { PantryService } from '../pantry/pantry.service.js';
import { RecipesService } from '../recipes/recipes.service.js';
import { culinaryHierarchy, readKitchen } from '@larder/culinary/at-hand';
import { lineSources } from './domain/line-sources.js';
import type { RecipeAtHandView } from './dto/recipe-at-hand.dto.js';

/** What of one dish is in the household's kitchen and pantry. */
@Injectable()
export class RecipeAtHandService {
  constructor(
    private readonly recipes: RecipesService,
    private readonly kitchens: KitchenService,
    private readonly pantry: PantryService,
  ) {}

  async of(user: EntitledMember, id: number): Promise<RecipeAtHandView> {
    const [dish] = await this.recipes.getDishes(user, [id]);
    if (!dish) throw new ApiError(commonErrors.not_found);
    const { foods } = await this.kitchens.getOf(user.householdId);
    const kitchen = {
      typed: readKitchen(foods.map(({ text }) => text)).ids,
      pantry: readKitchen(await this.pantry.pantryFor(user)).ids,
    };
    const sources = lineSources(dish.lines, kitchen, culinaryHierarchy);
    const lines = dish.view.extendedIngredients.map((line, index) => ({
      id: line.id,
      source: sources[index] ?? null,
    }));
    return { lines };
  }
}
