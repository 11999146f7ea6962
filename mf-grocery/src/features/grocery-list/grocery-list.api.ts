import { menusApi, type MenuGroceryListView } from '@larder/api-client/menus';
import { newId } from '../../shared/new-id';

/** The texts are promised; what is known of each line comes along. */
type ToldList = Pick<MenuGroceryListView, 'groceryList'> & Partial<MenuGroceryListView>;

const unknownLine = (text: string): MenuGroceryListView['items'][number] => ({
  id: newId(),
  text,
  quantity: null,
  unit: null,
  about: false,
  ingredient: null,
  aisle: null,
  sources: [],
});

export const { useGenerateGroceryListMutation } = menusApi.enhanceEndpoints({
  endpoints: {
    generateGroceryList: {
      transformResponse: ({
        groceryList,
        items = groceryList.map(unknownLine),
        pantryItems = [],
      }: ToldList): MenuGroceryListView => ({ groceryList, items, pantryItems }),
    },
  },
});
