import { useGetMealPlansQuery } from '@larder/api-client/meal-planner';

export {
  useCreateMealPlanMutation,
  useDeleteMealPlanMutation,
  useUpdateMealPlanMutation,
} from '@larder/api-client/meal-planner';

/** The saved plans, refetched whenever they are shown. */
export function useSavedPlans() {
  return useGetMealPlansQuery(undefined, { refetchOnMountOrArgChange: true });
}
