import { menusApi } from '../../shared/menus.api';

export const { useGetMenusQuery } = menusApi;
