import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { add, rational, servingsFactor, servingsOf } from '@larder/culinary';
import type { EntitledMember, Member } from '../../common/access.js';
import { JsonText } from '../../common/compression.js';
import { PantryService } from '../pantry/pantry.service.js';
import type { CookedDish } from '../recipes/domain/dish-servings.js';
import { RecipesService } from '../recipes/recipes.service.js';
import type { MenuGroceryListView } from './domain/grocery-needs-view.js';
import { type DishToCook, groceryNeedsOf } from './grocery-needs.js';
import { type Shelf, shelfOf } from './held-at-home.js';
import { MenusService } from './menus.service.js';

type Answer = JsonText<MenuGroceryListView>;

/** How long reading lines may take at once, in milliseconds. */
const longestStretch = 5;
/** In characters. */
const mostKept = 8_000_000;

/** What to buy to cook menus, or any recipes. */
@Injectable()
export class MenuGroceriesService {
  /** By everything that they depend on: a recipe that has changed has another version. */
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: mostKept,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });

  constructor(
    private readonly menus: MenusService,
    private readonly recipes: RecipesService,
    private readonly pantry: PantryService,
  ) {}

  async listFor(user: EntitledMember, menuIds: readonly string[]): Promise<MenuGroceryListView> {
    return this.listForDishes(user, await this.dishesOf(user, menuIds));
  }

  /** The same as the answer to a request. */
  async answerFor(user: EntitledMember, menuIds: readonly string[]): Promise<Answer> {
    const dishes = await this.toCook(user, await this.dishesOf(user, menuIds));
    const pantry = await this.pantry.pantryFor(user);
    const pantryAssumed = await this.pantry.isAssumedFor(user);
    const cooked = dishes.map(
      ({ version, servings, factor: { numerator, denominator } }) =>
        `${version}x${servings}x${numerator}/${denominator}`,
    );
    const key = JSON.stringify([pantryAssumed, pantry, cooked.join()]);
    let answer = this.answers.get(key);
    if (!answer) {
      const list = { ...groceryNeedsOf(dishes, shelfFor(pantry)), pantryAssumed };
      answer = new JsonText(JSON.stringify(list satisfies MenuGroceryListView));
      this.answers.set(key, answer);
    }
    return answer;
  }

  /** A recipe that is named twice is cooked twice. */
  async listForDishes(
    user: EntitledMember,
    dishes: readonly CookedDish[],
  ): Promise<MenuGroceryListView> {
    const shelf = shelfFor(await this.pantry.pantryFor(user));
    const needs = groceryNeedsOf(await this.toCook(user, dishes), shelf);
    return { ...needs, pantryAssumed: await this.pantry.isAssumedFor(user) };
  }

  private async dishesOf(user: Member, menuIds: readonly string[]): Promise<CookedDish[]> {
    const menus = await this.menus.dishesByMenu(user.householdId, menuIds);
    return [...menus.values()].flat();
  }

  private async toCook(user: Member, dishes: readonly CookedDish[]): Promise<DishToCook[]> {
    const byRecipe = new Map<number, CookedDish[]>();
    for (const dish of dishes) {
      const others = byRecipe.get(dish.recipeId);
      if (others) others.push(dish);
      else byRecipe.set(dish.recipeId, [dish]);
    }
    const toCook: DishToCook[] = [];
    let since = performance.now();
    for (const dish of await this.recipes.getDishes(user, [...byRecipe.keys()])) {
      const { version, view, lines } = dish;
      const { id, title, servings: recipeServings } = view;
      const entries = (byRecipe.get(id) ?? []).map(({ servings }) => ({
        servings,
        recipeServings,
      }));
      const factor = entries.map(servingsFactor).reduce(add, rational(0));
      const servings = entries.reduce((sum, entry) => sum + (servingsOf(entry) ?? 1), 0);
      toCook.push({ recipeId: id, version, title, servings, factor, lines });
      // Lines are read when they are asked for first, and many menus have more of them than a request may read in one go.
      if (performance.now() - since < longestStretch) continue;
      await setImmediate();
      since = performance.now();
    }
    return toCook;
  }
}

/** By the list that a pantry is kept as. */
const shelves = new WeakMap<readonly string[], Shelf>();

function shelfFor(pantry: readonly string[]): Shelf {
  const shelf = shelves.get(pantry) ?? shelfOf(pantry);
  shelves.set(pantry, shelf);
  return shelf;
}
