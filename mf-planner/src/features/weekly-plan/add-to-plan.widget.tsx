import { copy } from '@larder/copy';
import { notify, useAppDispatch, useSession, type WidgetProps } from '@larder/shell-sdk';
import {
  dishPlanned,
  refusalOf,
  slotName,
  slotOf,
  usePlanDraft,
  type Meal,
  type WeekDay,
} from '../../shared/plan-draft.model';
import { SlotDialog } from './slot-dialog.parts';

/** Asks for the day and the meal of a dish, and plans it. */
export function Widget({ recipe, onClose }: WidgetProps['planner/add-to-plan-dialog']) {
  const { isSubscribed } = useSession();
  const { meals, lastDay, lastMeal } = usePlanDraft();
  const dispatch = useAppDispatch();

  const add = (day: WeekDay, meal: Meal): void => {
    if (!isSubscribed) return void notify.error(copy.planner.planningLocked);
    const slot = slotOf(day, meal);
    const refusal = refusalOf(meals, slot, recipe);
    if (refusal !== null) return void notify.info(refusal);
    dispatch(dishPlanned({ day, meal, dish: recipe }));
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
