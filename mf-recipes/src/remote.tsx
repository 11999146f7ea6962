import { defineRemote } from '@larder/shell-sdk';
import { declaration } from './remote.declaration';

export const remote = defineRemote(declaration, {
  pages: {
    '/': () => import('./features/home/home.page'),
    '/favourites': () => import('./features/favourites/favourites.page'),
    '/my-menus': () => import('./features/saved-menus/saved-menus.page'),
    '/menu/:id': () => import('./features/menu/menu.page'),
    '/recipes': () => import('./features/my-recipes/my-recipes.page'),
    '/recipes/new': () => import('./features/recipe-editor/recipe-editor.page'),
    '/recipes/:id/edit': () => import('./features/recipe-editor/recipe-editor.page'),
    '/import': () => import('./features/import/import.page'),
    '/import/shared': () => import('./features/import/import.page'),
    '/import/receive': () => import('./features/import/receive.page'),
    '/imports/:id': () => import('./features/import/import-job.page'),
  },
  widgets: {
    'recipes/recipe-dialog': () => import('./shared/recipe-dialog/recipe-dialog'),
    'recipes/pantry-dialog': () => import('./shared/pantry-dialog/pantry-dialog'),
    'recipes/day-dishes': () => import('./shared/day-dishes'),
    'recipes/timer-bar': () => import('./shared/cooking/timer-bar'),
  },
  sender: async () => {
    const senders = await Promise.all([
      import('./features/recipe-editor/recipe-sender'),
      import('./features/home/kitchen-sender'),
    ]);
    return {
      draftSender: {
        sendDrafts: async (person, dispatch) => {
          for (const { draftSender } of senders) await draftSender.sendDrafts(person, dispatch);
        },
      },
    };
  },
  offline: () => import('./shared/offline-data'),
});
