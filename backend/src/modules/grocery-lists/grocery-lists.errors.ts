import { declareErrors } from '../../common/errors.js';

export const groceryListErrors = declareErrors({
  grocery_item_empty: 'invalid',
  grocery_list_changed: 'conflict',
  list_name_empty: 'invalid',
});
