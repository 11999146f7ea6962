import { mealPlannerApi } from '@larder/api-client/meal-planner';
import { menusApi, type MenuGroceryListView } from '@larder/api-client/menus';
import { countryOf, needInText, type Country, type GroceryNeed } from '@larder/culinary';
import type { MadeNeeds, StartedMenu } from './grocery-list-draft';

/** The contract guarantees the texts; details of each line come along. */
type ToldNeed = Omit<GroceryNeed, 'food'> & { food?: string; ingredient?: string | null };
type ToldList = Pick<MenuGroceryListView, 'groceryList'> & {
  items?: ToldNeed[];
  pantryItems?: string[];
  heldItems?: ToldNeed[];
  pantryAssumed?: boolean;
  repeatedDishes?: MenuGroceryListView['repeatedDishes'];
  startedItems?: StartedMenu[];
};

const needOf = ({ food, ingredient, text, aisle, ...told }: ToldNeed): GroceryNeed => ({
  food: food ?? (ingredient ? `${ingredient} (${aisle})` : needInText(text).food),
  text,
  aisle,
  quantity: told.quantity,
  unit: told.unit,
  sources: told.sources,
  purchase: told.purchase ?? null,
  much: told.much ?? false,
});

/** Where the person shops, as far as the browser tells. */
export const countryToShopIn = (): Country => countryOf(navigator.languages);

/** A generated list: what to buy, what the pantry covers, and whether that pantry is an assumption. */
export function madeNeedsOf({
  groceryList,
  items = groceryList.map(needInText),
  pantryItems = [],
  heldItems = pantryItems.map(needInText),
  pantryAssumed = false,
  repeatedDishes = [],
  startedItems = [],
}: ToldList): MadeNeeds {
  return {
    items: items.map(needOf),
    heldItems: heldItems.map(needOf),
    pantryAssumed,
    repeatedDishes,
    startedItems,
  };
}

export const { useGenerateGroceryListMutation } = menusApi;
export const { useGeneratePlanGroceryListMutation } = mealPlannerApi;
