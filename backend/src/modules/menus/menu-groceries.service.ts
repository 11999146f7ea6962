import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  add,
  compare,
  type Country,
  type DishServings,
  rational,
  servingsFactor,
  servingsOf,
} from '@larder/culinary';
import type { EntitledMember, Member } from '../../common/access.js';
import { JsonText } from '../../common/compression.js';
import { PantryService } from '../pantry/pantry.service.js';
import type { CookedDish } from '../recipes/domain/dish-servings.js';
import { RecipesService } from '../recipes/recipes.service.js';
import type { MenuGroceryListView, RepeatedDishView } from './domain/grocery-needs-view.js';
import { type DishToCook, groceryNeedsOf } from './grocery-needs.js';
import { type Shelf, shelfOf } from './held-at-home.js';
import { MenusService } from './menus.service.js';

type Answer = JsonText<MenuGroceryListView>;

/** What a request may say about a list. */
interface ListWishes {
  /** Ids of recipes to shop for once. */
  readonly once?: readonly number[] | undefined;
  readonly country?: Country | undefined;
}

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
  async answerFor(
    user: EntitledMember,
    { menuIds, once, country }: { menuIds: readonly string[] } & ListWishes,
  ): Promise<Answer> {
    const { dishes, repeated } = await this.toCook(user, await this.dishesOf(user, menuIds), once);
    const pantry = await this.pantry.pantryFor(user);
    const pantryAssumed = await this.pantry.isAssumedFor(user);
    const cooked = dishes.map(
      ({ version, servings, factor: { numerator, denominator } }) =>
        `${version}x${servings}x${numerator}/${denominator}`,
    );
    const again = repeated.map(({ recipeId, times, once: isOnce }) => [recipeId, times, isOnce]);
    const key = JSON.stringify([pantryAssumed, pantry, cooked.join(), again, country]);
    let answer = this.answers.get(key);
    if (!answer) {
      const needs = groceryNeedsOf(dishes, shelfFor(pantry), country);
      const list = { ...needs, repeatedDishes: repeated, pantryAssumed };
      answer = new JsonText(JSON.stringify(list satisfies MenuGroceryListView));
      this.answers.set(key, answer);
    }
    return answer;
  }

  /** A recipe that is named twice is cooked twice, unless it is to be shopped for once. */
  async listForDishes(
    user: EntitledMember,
    planned: readonly CookedDish[],
    { once, country }: ListWishes = {},
  ): Promise<MenuGroceryListView> {
    const shelf = shelfFor(await this.pantry.pantryFor(user));
    const { dishes, repeated } = await this.toCook(user, planned, once);
    return {
      ...groceryNeedsOf(dishes, shelf, country),
      repeatedDishes: repeated,
      pantryAssumed: await this.pantry.isAssumedFor(user),
    };
  }

  private async dishesOf(user: Member, menuIds: readonly string[]): Promise<CookedDish[]> {
    const menus = await this.menus.dishesByMenu(user.householdId, menuIds);
    return [...menus.values()].flat();
  }

  private async toCook(
    user: Member,
    dishes: readonly CookedDish[],
    once: readonly number[] = [],
  ): Promise<{ dishes: DishToCook[]; repeated: RepeatedDishView[] }> {
    const byRecipe = new Map<number, CookedDish[]>();
    for (const dish of dishes) {
      const others = byRecipe.get(dish.recipeId);
      if (others) others.push(dish);
      else byRecipe.set(dish.recipeId, [dish]);
    }
    const toCook: DishToCook[] = [];
    const repeated: RepeatedDishView[] = [];
    const isOnce = new Set(once);
    let since = performance.now();
    for (const dish of await this.recipes.getDishes(user, [...byRecipe.keys()])) {
      const { version, view, lines } = dish;
      const { id, title, servings: recipeServings } = view;
      const planned = (byRecipe.get(id) ?? []).map(({ servings }) => ({
        servings,
        recipeServings,
      }));
      const entries = isOnce.has(id) ? [largestOf(planned)] : planned;
      if (planned.length > 1) {
        const times = planned.length;
        repeated.push({ recipeId: id, recipe: title, times, once: isOnce.has(id) });
      }
      const factor = entries.map(servingsFactor).reduce(add, rational(0));
      const servings = entries.reduce((sum, entry) => sum + (servingsOf(entry) ?? 1), 0);
      toCook.push({ recipeId: id, version, title, servings, factor, lines });
      // Lines are read when they are asked for first, and many menus have more of them than a request may read in one go.
      if (performance.now() - since < longestStretch) continue;
      await setImmediate();
      since = performance.now();
    }
    return { dishes: toCook, repeated };
  }
}

/** The dish cooked for the most. */
function largestOf<Dish extends DishServings>(planned: readonly Dish[]): Dish {
  return planned.reduce((most, dish) =>
    compare(servingsFactor(dish), servingsFactor(most)) > 0 ? dish : most,
  );
}

/** By the list that a pantry is kept as. */
const shelves = new WeakMap<readonly string[], Shelf>();

function shelfFor(pantry: readonly string[]): Shelf {
  const shelf = shelves.get(pantry) ?? shelfOf(pantry);
  shelves.set(pantry, shelf);
  return shelf;
}
