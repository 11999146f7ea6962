import type { CollectionsView } from '@larder/api-client/collections';
import type { MenuBody, MenuUpdateBody, MenusView, MenuView } from '@larder/api-client/menus';
import type { UserPantryBody } from '@larder/api-client/pantry';
import type { RatingBody, RecipeSummariesView, RecipeView } from '@larder/api-client/recipes';
import { isApiError } from '@larder/api-client';
import { copy } from '@larder/copy';
import { keptDish, type FindKept, type OfflineWrite, type Write } from '@larder/shell-sdk';

const menuOf = ({ url, ids }: Write): string => (url === '/menus' ? '' : (ids[0] ?? ''));

async function menuWith(
  { body, id = '' }: Write,
  before: MenuView | undefined,
  kept: FindKept,
): Promise<MenuView> {
  const { title, menuItems } = body as MenuBody;
  const now = new Date().toISOString();
  const dishes = new Map(before?.recipes.map((dish) => [dish.id, dish]));
  const recipes = menuItems.map(async (chosen) => {
    const known = dishes.get(chosen.id);
    return known ? { ...known, servings: chosen.servings ?? null } : keptDish(chosen, kept);
  });
  return {
    id: before?.id ?? String(id),
    created_at: before?.created_at ?? now,
    updated_at: now,
    version: before?.version ?? 1,
    title,
    recipes: await Promise.all(recipes),
  };
}

const summaryOf = ({ recipes, ...menu }: MenuView): MenusView['menus'][number] => ({
  ...menu,
  item_count: recipes.length,
  images: recipes.flatMap(({ image }) => image ?? []).slice(0, 4),
});

const withMenus = (
  view: MenusView,
  change: (menus: MenusView['menus']) => MenusView['menus'],
): MenusView => {
  const menus = change(view.menus);
  return { ...view, menus, menuCount: menus.length };
};

const titleOf = ({ body }: Write): string => (body as { title?: string }).title ?? '';

/** What is on a menu, to be compared with what was sent. */
const contentOf = (title: string, dishes: { id: number; servings?: number | null }[]): string =>
  JSON.stringify([title, dishes.map(({ id, servings }) => [id, servings ?? null])]);

const favouritesUrl = '/recipes/user/favourites';

const withoutRecipe = (data: unknown, id: string | undefined): RecipeSummariesView =>
  (data as RecipeSummariesView).filter((recipe) => String(recipe.id) !== id);

const changesRecipe =
  (change: (recipe: RecipeView, write: Write) => Partial<RecipeView>) =>
  (question: { url: string }, data: unknown, write: Write): unknown =>
    data && question.url === `/recipes/${write.ids[0]}`
      ? { ...(data as RecipeView), ...change(data as RecipeView, write) }
      : data;

const collectionUrl = '/collections/:id/recipes/:id';

/** How changes to menus, favourites, marks and the pantry wait for a network. */
export const offlineWrites: Record<string, OfflineWrite> = {
  'POST /menus': {
    creates: 'uuid',
    label: (write) => copy.menus.waitingMenu(titleOf(write)),
    answer: ({ id }) => ({ id, message: copy.menus.saved }),
    shows: async ({ url }, data, write, kept) => {
      if (url === `/menus/${write.id}`) return data ?? menuWith(write, undefined, kept);
      if (url !== '/menus' || !data) return data;
      const created = summaryOf(await menuWith(write, undefined, kept));
      return withMenus(data as MenusView, (menus) => [created, ...menus]);
    },
  },
  'PUT /menus/:id': {
    label: (write) => copy.menus.waitingMenu(titleOf(write)),
    answer: async (write, kept) =>
      menuWith(write, (await kept({ url: write.url })) as MenuView | undefined, kept),
    shows: async ({ url }, data, write, kept) => {
      if (!data) return data;
      if (url === write.url) return menuWith(write, data as MenuView, kept);
      if (url !== '/menus') return data;
      const before = (await kept({ url: write.url })) as MenuView | undefined;
      const changed = summaryOf(await menuWith(write, before, kept));
      return withMenus(data as MenusView, (menus) =>
        menus.map((menu) =>
          menu.id === menuOf(write) ? { ...changed, id: menu.id, version: menu.version } : menu,
        ),
      );
    },
    settle: ({ body }, error) => {
      const theirs = isApiError(error) && (error.besides?.['menu'] as MenuView | undefined);
      const { title, menuItems } = body as MenuUpdateBody;
      const isSame =
        theirs && contentOf(theirs.title, theirs.recipes) === contentOf(title, menuItems);
      return isSame ? 'done' : undefined;
    },
  },
  'DELETE /menus/:id': {
    label: () => copy.menus.waitingDeletion,
    shows: ({ url }, data, write) =>
      url === '/menus' && data
        ? withMenus(data as MenusView, (menus) => menus.filter(({ id }) => id !== menuOf(write)))
        : data,
  },
  'POST /recipes/:id/favourite': {
    label: () => copy.recipes.waitingFavourite,
    shows: async ({ url }, data, { ids }, kept) => {
      if (url !== favouritesUrl || !data) return data;
      const recipe = await kept({ url: `/recipes/${ids[0]}` });
      return recipe ? [recipe, ...withoutRecipe(data, ids[0])] : data;
    },
  },
  'DELETE /recipes/:id/favourite': {
    label: () => copy.recipes.waitingFavourite,
    shows: ({ url }, data, { ids }) =>
      url === favouritesUrl && data ? withoutRecipe(data, ids[0]) : data,
  },
  'PUT /recipes/:id/rating': {
    label: () => copy.recipes.waitingRating,
    answer: ({ body }) => body,
    shows: changesRecipe((_, { body }) => ({ rating: (body as RatingBody).rating })),
  },
  'POST /recipes/:id/log': {
    creates: 'uuid',
    label: () => copy.recipes.waitingLog,
    answer: ({ body, id }) => ({ id, ...(body as object) }),
    shows: ({ url }, data, { url: log, body, id }) =>
      url === log && data ? [{ id, ...(body as object) }, ...(data as object[])] : data,
  },
  'PUT /recipes/:id/log/:id': {
    label: () => copy.recipes.waitingLog,
    answer: ({ body, ids }) => ({ id: ids[1], ...(body as object) }),
    shows: ({ url }, data, { url: entry, body, ids }) =>
      data && entry.startsWith(`${url}/`) && url.endsWith('/log')
        ? (data as { id: string }[]).map((one) =>
            one.id === ids[1] ? { ...one, ...(body as object) } : one,
          )
        : data,
  },
  'DELETE /recipes/:id/log/:id': {
    label: () => copy.recipes.waitingLog,
    shows: ({ url }, data, { url: entry, ids }) =>
      data && entry.startsWith(`${url}/`) && url.endsWith('/log')
        ? (data as { id: string }[]).filter(({ id }) => id !== ids[1])
        : data,
  },
  'POST /collections': {
    creates: 'uuid',
    label: ({ body }) => copy.recipes.waitingCollection((body as { name: string }).name),
    answer: ({ body, id }) => ({ id, ...(body as object), recipes: [] }),
    shows: ({ url }, data, { body, id }) =>
      url === '/collections' && data
        ? [...(data as CollectionsView), { id, ...(body as object), recipe_count: 0 }]
        : data,
  },
  [`PUT ${collectionUrl}`]: {
    label: () => copy.recipes.waitingCollection(''),
    shows: ({ url }, data, { ids }) =>
      data && url === `/recipes/${ids[1]}`
        ? {
            ...(data as RecipeView),
            collections: [...new Set([...(data as RecipeView).collections, ids[0] ?? ''])],
          }
        : data,
  },
  [`DELETE ${collectionUrl}`]: {
    label: () => copy.recipes.waitingCollection(''),
    shows: ({ url }, data, { ids }) =>
      data && url === `/recipes/${ids[1]}`
        ? {
            ...(data as RecipeView),
            collections: (data as RecipeView).collections.filter((id) => id !== ids[0]),
          }
        : data,
  },
  'PUT /pantry/user': {
    label: () => copy.recipes.waitingPantry,
    answer: ({ body }) => body as UserPantryBody,
    shows: ({ url }, data, { body }) => (url === '/pantry/user' && data ? body : data),
  },
};
