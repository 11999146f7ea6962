import { declareErrors } from '../../common/errors.js';

/** The most dishes of a menu. */
export const mostDishes = 60;

/** The most menus that go into one grocery list. */
export const mostMenusInList = 100;

export const menuErrors = declareErrors({
  menu_changed: 'conflict',
  menu_empty: 'invalid',
  menu_full: { category: 'invalid', limit: mostDishes },
  menu_recipe_missing: 'not_found',
  menu_title_empty: 'invalid',
  menus_none_selected: 'invalid',
  menus_too_many: { category: 'invalid', limit: mostMenusInList },
});
