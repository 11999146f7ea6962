import type { RemoteDeclaration } from '@larder/shell-sdk';

export const declaration = {
  name: 'mf_recipes',
  routes: [
    {
      path: '/',
      title: 'recipes.homeTitle',
      opening: { heading: 'recipes.homeHeading', lede: 'recipes.homeLede', size: 'display' },
      asks: ['/kitchen'],
    },
    {
      path: '/favourites',
      title: 'recipes.favouritesTitle',
      opening: { heading: 'recipes.favouritesTitle', lede: 'recipes.favouritesLede' },
      asks: ['/recipes/user/favourites'],
    },
    {
      path: '/my-menus',
      title: 'menus.savedMenusTitle',
      opening: { heading: 'menus.savedMenusTitle', lede: 'menus.savedMenusLede' },
      asks: ['/menus'],
    },
    { path: '/menu/:id', title: 'menus.menuTitle', asks: ['/menus/:id'] },
    { path: '/recipes', title: 'myRecipes.title' },
    { path: '/recipes/new', title: 'recipeEditor.newTitle' },
    { path: '/recipes/:id/edit', title: 'recipeEditor.editTitle' },
    { path: '/import', title: 'imports.title' },
    { path: '/import/shared', title: 'imports.title' },
    { path: '/import/receive', title: 'imports.receiveTitle' },
    { path: '/imports/:id', title: 'imports.jobTitle' },
  ],
  nav: [
    { to: '/', label: 'recipes.homeTitle', order: 10 },
    { to: '/recipes', label: 'myRecipes.title', order: 15 },
    { to: '/my-menus', label: 'menus.savedMenusTitle', order: 30 },
    { to: '/favourites', label: 'recipes.favouritesTitle', order: 40 },
  ],
  tabs: [
    { to: '/?view=menu', label: 'recipes.cookTab', icon: 'cook', order: 10 },
    { to: '/?view=plan', label: 'planner.planTab', icon: 'plan', order: 20 },
    {
      to: '/my-menus',
      label: 'menus.savedTab',
      icon: 'saved',
      order: 50,
      within: ['/menu/:id', '/favourites', '/recipes', '/recipes/new', '/recipes/:id/edit'],
    },
  ],
  widgets: ['recipes/recipe-dialog', 'recipes/pantry-dialog', 'recipes/timer-bar'],
  keep: [
    { path: '/menus' },
    { path: '/menus/:id' },
    { path: '/kitchen' },
    { path: '/pantry/default' },
    { path: '/pantry/user' },
    { path: '/recipes/user/favourites' },
    { path: '/recipes/mine' },
    { path: '/recipes/tags' },
    { path: '/recipes/:id', bulk: { path: '/recipes/bulk', param: 'ids', atOnce: 20 } },
  ],
} as const satisfies RemoteDeclaration;
