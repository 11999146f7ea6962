export { useLazyGetMenuQuery, useUpdateMenuMutation } from '@larder/api-client/menus';
