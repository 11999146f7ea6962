export {
  useDeleteMenuMutation,
  useGetMenusQuery,
  useLazyGetMenuQuery,
} from '@larder/api-client/menus';
