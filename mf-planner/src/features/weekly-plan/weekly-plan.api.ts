import { useGetMealPlansQuery } from '@larder/api-client/meal-planner';
import { useDeleted } from '@larder/ui';

export {
  useCreateMealPlanMutation,
  useDeleteMealPlanMutation,
  useGetLinkedEventsQuery,
  useUpdateMealPlanMutation,
} from '@larder/api-client/meal-planner';

/** The saved plans, refetched whenever they are shown. */
export function useSavedPlans() {
  const answer = useGetMealPlansQuery(undefined, { refetchOnMountOrArgChange: true });
  const isDeleted = useDeleted();
  return { ...answer, data: answer.data?.filter(({ id }) => !isDeleted(`plan ${id}`)) };
}
