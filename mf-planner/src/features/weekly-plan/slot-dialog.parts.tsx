import { mealNames } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { Button, Select, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { daysInOrder, type Meal, type WeekDay } from '../../shared/plan-draft.model';

const mealOptions = mealNames.map((meal) => ({ value: meal, label: copy.planner.meals[meal] }));

interface SlotDialogProps {
  title: string;
  dishTitle: string;
  confirmLabel: string;
  /** More choices, before the day. */
  children?: ReactNode;
  /** The suggested slot. */
  day: WeekDay;
  meal: Meal;
  onChoose: (day: WeekDay, meal: Meal) => void;
  onClose: () => void;
}

/** Asks for a dish's day and meal. */
export function SlotDialog({
  title,
  dishTitle,
  confirmLabel,
  children,
  onChoose,
  onClose,
  ...proposed
}: SlotDialogProps) {
  const [chosenDay, setDay] = useState<WeekDay>();
  const [chosenMeal, setMeal] = useState<Meal>();
  const dayOptions = daysInOrder().map((one) => ({ value: one, label: copy.planner.days[one] }));
  const form = useId();
  const day = chosenDay ?? proposed.day;
  const meal = chosenMeal ?? proposed.meal;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChoose(day, meal);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={copy.common.close}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.common.cancel}
          </Button>
          <Button type="submit" form={form}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} $gap={5} onSubmit={submit}>
        <p>{dishTitle}</p>
        {children}
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
