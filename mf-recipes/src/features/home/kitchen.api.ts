import { kitchenApi } from '@larder/api-client/kitchen';

export const { useGetKitchenQuery, useUpdateKitchenMutation } = kitchenApi.enhanceEndpoints({
  endpoints: {
    // The response is the kitchen as it is then.
    updateKitchen: { invalidatesTags: [] },
  },
});
