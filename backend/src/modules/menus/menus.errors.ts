import { declareErrors } from '../../common/errors.js';

export const menuErrors = declareErrors({
  menu_changed: 'conflict',
  menu_empty: 'invalid',
  menu_full: 'invalid',
  menu_recipe_missing: 'not_found',
  menu_title_empty: 'invalid',
  menus_none_selected: 'invalid',
  menus_too_many: 'invalid',
});
