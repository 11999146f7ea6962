import { copy } from '@larder/copy';
import { notify, useSession, type WidgetProps } from '@larder/shell-sdk';
import {
  refusalOf,
  slotName,
  slotOf,
  usePlanDraft,
  withDish,
  type Meal,
  type WeekDay,
} from '../../shared/plan-draft.model';
import { SlotDialog } from './slot-dialog.parts';

/** Asks for a dish's day and meal, and plans it. */
export function Widget({ recipe, onClose }: WidgetProps['planner/add-to-plan-dialog']) {
  const { isSubscribed } = useSession();
  const { draft, change } = usePlanDraft();
  const { meals, lastDay, lastMeal } = draft.content;

  const add = (day: WeekDay, meal: Meal): void => {
    if (!isSubscribed) return void notify.error(copy.planner.planningLocked);
    const slot = slotOf(day, meal);
    const refusal = refusalOf(meals, slot, recipe);
    if (refusal !== null) return void notify.info(refusal);
    change(withDish(day, meal, recipe));
    notify.success(copy.planner.planned(recipe.title, slotName(slot)));
    onClose();
  };

  return (
    <SlotDialog
      title={copy.planner.addToPlan}
      dishTitle={recipe.title}
      confirmLabel={copy.planner.addToPlan}
      day={lastDay}
      meal={lastMeal}
      onChoose={add}
      onClose={onClose}
    />
  );
}
