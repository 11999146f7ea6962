import { errorMessage, isApiError } from '@larder/api-client';
import type { MealPlanView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { notify, useDraftSaving } from '@larder/shell-sdk';
import { originOf, planData, planDrafts, type PlanContent } from '../../shared/plan-draft.model';
import { useCreateMealPlanMutation, useUpdateMealPlanMutation } from './weekly-plan.api';

function mealPlanBodyOf({ name, meals }: PlanContent) {
  return { name: name.trim(), plan_data: planData(meals) };
}

/** Saves the plan in the editor; `onLocked` reports that a subscription is required. */
export function usePlanSaving(onLocked: () => void) {
  const [createMealPlan, creating] = useCreateMealPlanMutation();
  const [updateMealPlan, updating] = useUpdateMealPlanMutation();
  const saving = useDraftSaving(planDrafts, {
    create: (content) => createMealPlan({ mealPlanBody: mealPlanBodyOf(content) }).unwrap(),
    replace: (id, content, version) =>
      updateMealPlan({ id, mealPlanUpdateBody: { ...mealPlanBodyOf(content), version } }).unwrap(),
    savedInstead: (error) => {
      const current =
        isApiError(error) && error.code === 'meal_plan_changed' && error.besides?.['plan'];
      return current ? originOf(current as MealPlanView) : null;
    },
    onSaved: () => notify.success(copy.planner.planSaved),
    onFailed: (error) => {
      if (isApiError(error) && error.code === 'subscription_required') onLocked();
      else notify.error(errorMessage(error, copy.planner.planSaveFailed));
    },
    onGone: () => notify.error(copy.planner.planNoLongerSaved),
  });
  return { ...saving, isSaving: creating.isLoading || updating.isLoading };
}
