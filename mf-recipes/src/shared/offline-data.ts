import type { MenusView, MenuView } from '@larder/api-client/menus';
import type { OwnRecipesView } from '@larder/api-client/recipes';
import type { OfflineData, WantedAnswer } from '@larder/shell-sdk';
import { keptOwnRecipes } from './kept-dishes/kept-own-recipes';
import { offlineWrites } from './offline-writes';

const mostMenus = 50;
const mostFavourites = 50;

/** Recipes hardly ever change: one that is kept is not asked for again. */
const recipe = ({ id }: { id: number }): WantedAnswer => ({ question: { url: `/recipes/${id}` } });

/** Lets saved menus and favourites be cooked from without a network. */
export const offlineData: OfflineData = {
  writes: offlineWrites,
  collections: () => [
    { url: '/menus' },
    { url: '/recipes/user/favourites' },
    keptOwnRecipes,
    { url: '/recipes/tags' },
    { url: '/kitchen' },
    { url: '/pantry/default' },
    { url: '/pantry/user' },
  ],
  pictures: ({ url }, data) =>
    url === keptOwnRecipes.url
      ? (data as OwnRecipesView).recipes.flatMap(({ image }) => image ?? [])
      : url === '/recipes/user/favourites'
        ? (data as { image: string | null }[])
            .slice(0, mostFavourites)
            .flatMap(({ image }) => image ?? [])
        : [],
  referredTo: ({ url }, data) => {
    if (url === '/menus') {
      return (data as MenusView).menus.slice(0, mostMenus).map(({ id, updated_at }) => ({
        question: { url: `/menus/${id}` },
        isCurrent: (kept) => (kept as MenuView).updated_at === updated_at,
      }));
    }
    if (url === keptOwnRecipes.url) {
      return (data as OwnRecipesView).recipes.map(recipe);
    }
    if (url === '/recipes/user/favourites') {
      return (data as { id: number }[]).slice(0, mostFavourites).map(recipe);
    }
    if (/^\/menus\/[^/]+$/.test(url)) {
      // A dish without a picture has been withdrawn: there is no recipe to ask for.
      return (data as MenuView).recipes.filter(({ image }) => image !== null).map(recipe);
    }
    return [];
  },
};
