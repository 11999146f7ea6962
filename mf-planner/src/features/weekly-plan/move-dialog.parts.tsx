import { copy } from '@larder/copy';
import { Select } from '@larder/ui';
import { useState } from 'react';
import {
  moveWays,
  placeOf,
  slotName,
  slotOf,
  type MealSlot,
  type MoveWay,
} from '../../shared/plan-draft.model';
import { SlotDialog } from './slot-dialog.parts';
import type { WeeklyPlan } from './use-weekly-plan';

interface MoveDialogProps {
  dish: Parameters<WeeklyPlan['moveChosen']>[0];
  from: MealSlot;
  onChoose: (way: MoveWay, to: MealSlot) => void;
  onClose: () => void;
}

/** Moves a dish to another meal, repeats it there, or plans its leftovers. */
export function MoveDialog({ dish, from, onChoose, onClose }: MoveDialogProps) {
  const [way, setWay] = useState<MoveWay>('move');
  const [day, meal] = placeOf(from);
  return (
    <SlotDialog
      title={copy.planner.moveDish(dish.title)}
      dishTitle={slotName(from)}
      confirmLabel={copy.planner.moveWays[way].confirm}
      day={day}
      meal={meal}
      onChoose={(toDay, toMeal) => onChoose(way, slotOf(toDay, toMeal))}
      onClose={onClose}
    >
      <Select
        label={copy.planner.moveHow}
        options={moveWays.map((one) => ({ value: one, label: copy.planner.moveWays[one].label }))}
        value={way}
        onChange={({ target }) => setWay(target.value as MoveWay)}
      />
    </SlotDialog>
  );
}
