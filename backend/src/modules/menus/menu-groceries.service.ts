import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Entitled } from '../../common/access.js';
import { PantryService } from '../pantry/pantry.service.js';
import { RecipesService } from '../recipes/recipes.service.js';
import type { MenuGroceryListView } from './domain/grocery-needs-view.js';
import { type DishToCook, groceryNeedsOf } from './grocery-needs.js';
import { shelfOf } from './held-at-home.js';
import { MenusService } from './menus.service.js';

/** What to buy to cook menus, or any recipes. */
@Injectable()
export class MenuGroceriesService {
  constructor(
    private readonly menus: MenusService,
    private readonly recipes: RecipesService,
    private readonly pantry: PantryService,
  ) {}

  async listFor(user: Entitled, menuIds: readonly string[]): Promise<MenuGroceryListView> {
    const dishes = await this.menus.recipeIdsByMenu(user.householdId, menuIds);
    return this.listForRecipes(user, [...dishes.values()].flat());
  }

  /** A recipe that is named twice is cooked twice. */
  async listForRecipes(user: Entitled, recipeIds: readonly number[]): Promise<MenuGroceryListView> {
    const shelf = shelfOf(await this.pantry.pantryFor(user));
    const needs = groceryNeedsOf(await this.dishesOf(user.householdId, recipeIds), shelf);
    return { ...needs, pantryAssumed: await this.pantry.isAssumedFor(user) };
  }

  private async dishesOf(householdId: string, recipeIds: readonly number[]): Promise<DishToCook[]> {
    const times = new Map<number, number>();
    for (const id of recipeIds) times.set(id, (times.get(id) ?? 0) + 1);
    const dishes: DishToCook[] = [];
    for (const { view, lines } of await this.recipes.getDishes(householdId, [...times.keys()])) {
      dishes.push({
        recipeId: view.id,
        title: view.title,
        times: times.get(view.id) ?? 1,
        lines,
      });
      // Many menus are more than a request may process in one go.
      await setImmediate();
    }
    return dishes;
  }
}
