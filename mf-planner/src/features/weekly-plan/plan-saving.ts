import { errorMessage, isApiError } from '@larder/api-client';
import type { MealPlanView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { countsPeople } from '@larder/culinary';
import { notify, useDraftSaving } from '@larder/shell-sdk';
import { useState } from 'react';
import {
  mealPlanBodyOf,
  originOf,
  planDrafts,
  savedInsteadIn,
  withServings,
  type MealSlot,
  type PlanContent,
  type PlannedDish,
} from '../../shared/plan-draft.model';
import { useCreateMealPlanMutation, useUpdateMealPlanMutation } from './weekly-plan.api';

/** A saved plan keeps its notes unless it is told that there are none. */
const changeOf = (content: PlanContent, version: number | undefined) => ({
  ...{ meal_notes: {}, ...mealPlanBodyOf(content), version },
});

/** Saves the plan in the editor; `onLocked` reports that a subscription is required. */
export function usePlanSaving(onLocked: () => void) {
  const [createMealPlan, creating] = useCreateMealPlanMutation();
  const [updateMealPlan, updating] = useUpdateMealPlanMutation();
  const [lastSaved, setLastSaved] = useState<{ id: string; name: string } | null>(null);
  const saving = useDraftSaving(planDrafts, {
    create: async (content) => {
      const created = await createMealPlan({ mealPlanBody: mealPlanBodyOf(content) }).unwrap();
      setLastSaved({ id: created.id, name: content.name.trim() });
      return created;
    },
    replace: async (id, content, version) => {
      const mealPlanUpdateBody = changeOf(content, version);
      const replaced = await updateMealPlan({ id, mealPlanUpdateBody }).unwrap();
      setLastSaved({ id, name: content.name.trim() });
      return replaced;
    },
    savedInstead: (error) => {
      const current = savedInsteadIn(error);
      return current && originOf(current);
    },
    onSaved: () => notify.success(copy.planner.planSaved),
    onFailed: (error) => {
      if (isApiError(error) && error.code === 'subscription_required') onLocked();
      else notify.error(errorMessage(error, copy.planner.planSaveFailed));
    },
    onGone: () => notify.error(copy.planner.planNoLongerSaved),
  });
  return { ...saving, isSaving: creating.isLoading || updating.isLoading, lastSaved };
}

/** Saves other servings of a saved plan's dish, any number of times; resolves to whether it did. */
export function useServingsSaving() {
  const [updateMealPlan] = useUpdateMealPlanMutation();
  return (plan: MealPlanView, slot: MealSlot, dish: PlannedDish) => {
    let latest = plan;
    return async (servings: number): Promise<boolean> => {
      const changed = withServings(slot, dish.id, servings)(originOf(latest).content);
      try {
        latest = await updateMealPlan({
          id: latest.id,
          mealPlanUpdateBody: { ...mealPlanBodyOf(changed), version: latest.version },
        }).unwrap();
        const amount = copy.servings.amount(servings, countsPeople(dish));
        notify.success(copy.servings.kept(dish.title, amount));
        return true;
      } catch (error) {
        const current = savedInsteadIn(error);
        latest = current ?? latest;
        notify.error(
          current ? copy.servings.changedMeanwhile : errorMessage(error, copy.servings.keepFailed),
        );
        return false;
      }
    };
  };
}
