import { mealPlannerApi } from '@larder/api-client/meal-planner';
import { menusApi, type MenuGroceryListView } from '@larder/api-client/menus';
import { needInText, type GroceryNeed } from '@larder/culinary';
import type { MadeNeeds } from './grocery-list-draft';

/** The contract guarantees the texts; details of each line come along. */
type ToldNeed = Omit<GroceryNeed, 'food'> & { food?: string; ingredient?: string | null };
type ToldList = Pick<MenuGroceryListView, 'groceryList'> & {
  items?: ToldNeed[];
  pantryItems?: string[];
  heldItems?: ToldNeed[];
  pantryAssumed?: boolean;
};

const needOf = ({ food, ingredient, text, aisle, quantity, unit, sources }: ToldNeed) => ({
  food: food ?? (ingredient ? `${ingredient} (${aisle})` : needInText(text).food),
  text,
  aisle,
  quantity,
  unit,
  sources,
});

/** A generated list: what to buy, what the pantry covers, and whether that pantry is an assumption. */
export function madeNeedsOf({
  groceryList,
  items = groceryList.map(needInText),
  pantryItems = [],
  heldItems = pantryItems.map(needInText),
  pantryAssumed = false,
}: ToldList): MadeNeeds {
  return { items: items.map(needOf), heldItems: heldItems.map(needOf), pantryAssumed };
}

export const { useGenerateGroceryListMutation } = menusApi;
export const { useGeneratePlanGroceryListMutation } = mealPlannerApi;
