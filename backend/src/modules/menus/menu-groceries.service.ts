import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  formatShoppingLine,
  type IngredientLine,
  mergeLines,
  parseIngredientLine,
} from '@larder/culinary';
import type { RequestUser } from '../../common/access.js';
import { PantryService } from '../pantry/pantry.service.js';
import { RecipesService } from '../recipes/recipes.service.js';
import type { MenuGroceryListView } from './dto/menus.dto.js';
import { isHeld, isWater, shelfOf } from './held-at-home.js';
import { MenusService } from './menus.service.js';

/** What has to be bought to cook menus. */
@Injectable()
export class MenuGroceriesService {
  constructor(
    private readonly menus: MenusService,
    private readonly recipes: RecipesService,
    private readonly pantry: PantryService,
  ) {}

  async listFor(user: RequestUser, menuIds: readonly string[]): Promise<MenuGroceryListView> {
    const recipeIds = await this.menus.recipeIdsOf(user.id, menuIds);
    const shelf = shelfOf(await this.pantry.pantryFor(user));
    const needed = (await this.linesOf(user.id, recipeIds)).filter((line) => !isWater(line));
    const held = needed.filter((line) => isHeld(line, shelf));
    const toBuy = needed.filter((line) => !isHeld(line, shelf));
    return {
      groceryList: mergeLines(toBuy).map((line) => formatShoppingLine(line)),
      pantryItems: mergeLines(held).map(({ name }) => name),
    };
  }

  /** One food a line, a recipe in two menus twice. */
  private async linesOf(userId: string, recipeIds: readonly number[]): Promise<IngredientLine[]> {
    const read = new Map<number, IngredientLine[]>();
    for (const recipe of await this.recipes.getMany(userId, [...new Set(recipeIds)])) {
      const lines = recipe.extendedIngredients.map(({ original }) => parseIngredientLine(original));
      read.set(
        recipe.id,
        mergeLines(lines).flatMap(({ sources }) => sources),
      );
      // Many menus are more than a request may read at a stretch.
      await setImmediate();
    }
    return recipeIds.flatMap((id) => read.get(id) ?? []);
  }
}
