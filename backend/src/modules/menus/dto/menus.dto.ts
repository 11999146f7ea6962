import { z } from 'zod';
import { rowId } from '../../../common/row-id.js';
import { text } from '../../../common/text.js';
import { chosenDish, dishServingsView } from '../../recipes/domain/dish-servings.js';
import { shoppedForOnce, shopsIn } from '../domain/grocery-needs-view.js';
import { menuErrors, mostDishes, mostMenusInList } from '../menus.errors.js';

const longestTitle = 120;

export const menuBody = z
  .strictObject({
    title: text(longestTitle, { code: menuErrors.menu_title_empty }),
    menuItems: z
      .array(chosenDish, {
        error: ({ code }) => (code === 'invalid_type' ? menuErrors.menu_empty : undefined),
      })
      .min(1, { error: menuErrors.menu_empty })
      .max(mostDishes, { error: menuErrors.menu_full })
      .describe('Recipes in the order of the menu; each counts once.'),
  })
  .meta({ id: 'MenuBody' });

export const menuUpdateBody = menuBody
  .extend({
    version: z
      .int()
      .positive()
      .optional()
      .describe('The version that was changed; an outdated one is refused with the current menu.'),
  })
  .meta({ id: 'MenuUpdateBody' });

export type MenuBody = z.infer<typeof menuBody>;
export type MenuUpdateBody = z.infer<typeof menuUpdateBody>;

export const menuCreatedView = z
  .object({ id: z.uuid(), message: z.string() })
  .meta({ id: 'MenuCreatedView' });

const menuFields = {
  id: z.uuid(),
  title: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  version: z.int().describe('1 when it is created; every change raises it.'),
};

const menuSummaryView = z
  .object({
    ...menuFields,
    item_count: z.int(),
    images: z.array(z.string()).describe('Pictures of the first dishes, four at most.'),
  })
  .meta({ id: 'MenuSummaryView' });

export type MenuSummaryView = z.infer<typeof menuSummaryView>;

export const menusView = z
  .object({
    menus: z.array(menuSummaryView),
    menuCount: z.int(),
    menuLimit: z.int().describe('0 = no limit'),
  })
  .meta({ id: 'MenusView' });

export type MenusView = z.infer<typeof menusView>;

const menuRecipeView = z
  .object({
    id: z.int(),
    title: z.string(),
    image: z.string().nullable(),
    readyInMinutes: z.int().nullable(),
    ...dishServingsView,
    available: z
      .boolean()
      .describe('False when the recipe has gone and only its name is left; the rest is null then.'),
  })
  .meta({ id: 'MenuRecipeView' });

export const menuView = z
  .object({ ...menuFields, recipes: z.array(menuRecipeView) })
  .meta({ id: 'MenuView' });

export type MenuView = z.infer<typeof menuView>;

export const menuGroceryListBody = z
  .strictObject({
    menuIds: z
      .array(rowId, {
        error: ({ code }) => (code === 'invalid_type' ? menuErrors.menus_none_selected : undefined),
      })
      .min(1, { error: menuErrors.menus_none_selected })
      .max(mostMenusInList, { error: menuErrors.menus_too_many })
      .describe('A menu chosen twice counts once.'),
    once: shoppedForOnce,
    country: shopsIn,
  })
  .meta({ id: 'MenuGroceryListBody' });

export type MenuGroceryListBody = z.infer<typeof menuGroceryListBody>;
