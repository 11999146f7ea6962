import { copy } from '@larder/copy';
import { notify, useAppDispatch, useSession, type WidgetProps } from '@larder/shell-sdk';
import { Button, Select, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useId, useState, type FormEvent } from 'react';
import {
  days,
  dishPlanned,
  largestMeal,
  meals as mealNames,
  slotOf,
  usePlanDraft,
  type Meal,
  type WeekDay,
} from '../../shared/plan-draft.model';

const dayOptions = days.map((day) => ({ value: day, label: copy.planner.days[day] }));
const mealOptions = mealNames.map((meal) => ({ value: meal, label: copy.planner.meals[meal] }));

/** Asks for the day and the meal of a dish, and plans it. */
export function Widget({ recipe, onClose }: WidgetProps['planner/add-to-plan-dialog']) {
  const { isSubscribed } = useSession();
  const draft = usePlanDraft();
  const dispatch = useAppDispatch();
  const [chosenDay, setDay] = useState<WeekDay>();
  const [chosenMeal, setMeal] = useState<Meal>();
  const form = useId();
  const day = chosenDay ?? draft.lastDay;
  const meal = chosenMeal ?? draft.lastMeal;

  const add = (event: FormEvent): void => {
    event.preventDefault();
    const dishes = draft.meals[slotOf(day, meal)] ?? [];
    const slot = copy.planner.slotName(copy.planner.days[day], copy.planner.meals[meal]);
    if (!isSubscribed) return void notify.error(copy.planner.planningLocked);
    if (dishes.some(({ id }) => id === recipe.id)) {
      return void notify.info(copy.planner.alreadyPlanned(recipe.title, slot));
    }
    if (dishes.length >= largestMeal) return void notify.error(copy.planner.mealFull(largestMeal));
    dispatch(dishPlanned({ day, meal, dish: recipe }));
    notify.success(copy.planner.planned(recipe.title, slot));
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.planner.addToPlan}
      closeLabel={copy.common.close}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.common.cancel}
          </Button>
          <Button type="submit" form={form}>
            {copy.planner.addToPlan}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} $gap={5} onSubmit={add}>
        <p>{recipe.title}</p>
        <Select
          label={copy.planner.day}
          options={dayOptions}
          value={day}
          onChange={(event) => setDay(event.target.value as WeekDay)}
        />
        <Select
          label={copy.planner.meal}
          options={mealOptions}
          value={meal}
          onChange={(event) => setMeal(event.target.value as Meal)}
        />
      </Stack>
    </Dialog>
  );
}
