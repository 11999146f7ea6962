import { useGetMealPlansQuery, type MealPlanView } from '@larder/api-client/meal-planner';
import { mealSlots, type PlanContent, type PlannedMeals } from '../../shared/plan-draft.model';

export {
  useCreateMealPlanMutation,
  useDeleteMealPlanMutation,
  useUpdateMealPlanMutation,
} from '@larder/api-client/meal-planner';

/** The saved plans, asked for anew every time they are shown. */
export function useSavedPlans() {
  return useGetMealPlansQuery(undefined, { refetchOnMountOrArgChange: true });
}

/** A saved plan as it is planned with. */
export function contentOfSaved({ id, name, plan_data }: MealPlanView): PlanContent {
  const meals: PlannedMeals = {};
  for (const slot of mealSlots) {
    const dishes = plan_data[slot] ?? [];
    if (dishes.length > 0) {
      meals[slot] = dishes.map((dish) => ({ id: dish.id, title: dish.title, image: dish.image }));
    }
  }
  return { id, name, meals };
}
