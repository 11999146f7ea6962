export {
  useLazyGetDefaultPantryQuery,
  useLazyGetUserPantryQuery,
  useUpdateUserPantryMutation,
} from '@larder/api-client/pantry';
