import { menusApi } from '../../shared/menus.api';

export const { useLazyGetMenuQuery } = menusApi;
