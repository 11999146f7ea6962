export { useDeleteMenuMutation, useGetMenusQuery } from '@larder/api-client/menus';
