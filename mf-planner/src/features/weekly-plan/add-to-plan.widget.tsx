import { copy } from '@larder/copy';
import { notify, useSession, type WidgetProps } from '@larder/shell-sdk';
import {
  nextSlot,
  placeOf,
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
  const { meals } = draft.content;
  const [day, meal] = placeOf(nextSlot(draft.content));

  const add = (chosenDay: WeekDay, chosenMeal: Meal): void => {
    if (!isSubscribed) return void notify.error(copy.planner.planningLocked);
    const slot = slotOf(chosenDay, chosenMeal);
    const refusal = refusalOf(meals, slot, recipe);
    if (refusal !== null) return void notify.info(refusal);
    change(withDish(chosenDay, chosenMeal, recipe));
    notify.success(copy.planner.planned(recipe.title, slotName(slot)));
    onClose();
  };

  return (
    <SlotDialog
      title={copy.planner.addToPlan}
      dishTitle={recipe.title}
      confirmLabel={copy.planner.addToPlan}
      day={day}
      meal={meal}
      onChoose={add}
      onClose={onClose}
    />
  );
}
