import { isApiError, readKept } from '@larder/api-client';
import type { MealPlansView } from '@larder/api-client/meal-planner';
import type { MenusView, MenuView } from '@larder/api-client/menus';
import type { DefaultPantryView, UserPantryView } from '@larder/api-client/pantry';
import type { OwnRecipesView, RecipeView } from '@larder/api-client/recipes';
import { keptOwnRecipes } from './kept-own-recipes';

const answersOfProxies = new Set([502, 503, 504]);

/** Whether a call failed because nothing answers, rather than with an answer. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || answersOfProxies.has(error.status));

interface Named {
  id: number;
}

const kept = async <Answer>(url: string, params?: Record<string, unknown>) =>
  (await readKept({ url, ...(params && { params }) })) as Answer | undefined;

const keptRecipes = async (ids: readonly number[]): Promise<RecipeView[]> =>
  ids.length === 0
    ? []
    : ((await kept<RecipeView[]>('/recipes/bulk', { ids: ids.join(',') })) ?? []);

/** [OFF-11] The newest own recipes, as they were listed, and what is in them; null where the device keeps none. */
export async function keptCookbook(): Promise<{
  own: OwnRecipesView['recipes'];
  recipes: RecipeView[];
} | null> {
  const own = await kept<OwnRecipesView>(keptOwnRecipes.url, keptOwnRecipes.params);
  if (!own || own.recipes.length === 0) return null;
  return { own: own.recipes, recipes: await keptRecipes(own.recipes.map(({ id }) => id)) };
}

/** [OFF-11] The dishes kept on this device: own ones, favourites, and those of saved menus and plans. */
export async function keptDishes(): Promise<RecipeView[]> {
  const [own, favourites, menus, plans] = await Promise.all([
    kept<OwnRecipesView>(keptOwnRecipes.url, keptOwnRecipes.params),
    kept<Named[]>('/recipes/user/favourites'),
    kept<MenusView>('/menus'),
    kept<MealPlansView>('/meal-planner'),
  ]);
  const opened = await Promise.all(
    (menus?.menus ?? []).map(({ id }) => kept<MenuView>(`/menus/${id}`)),
  );
  const named: Named[] = [
    ...(own?.recipes ?? []),
    ...(favourites ?? []),
    ...opened.flatMap((menu) => menu?.recipes ?? []),
    ...(plans ?? []).flatMap(({ plan_data }) => Object.values(plan_data).flat()),
  ];
  return keptRecipes([...new Set(named.map(({ id }) => id))]);
}

/** The pantry as it was kept. */
export async function keptPantry(): Promise<readonly string[]> {
  const [own, usual] = await Promise.all([
    kept<UserPantryView>('/pantry/user'),
    kept<DefaultPantryView>('/pantry/default'),
  ]);
  return own?.useCustomPantry ? own.customPantry : (usual ?? []);
}
