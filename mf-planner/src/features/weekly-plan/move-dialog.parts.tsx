import { copy } from '@larder/copy';
import { Select } from '@larder/ui';
import { useState } from 'react';
import { placeOf, slotName, slotOf, type MealSlot } from '../../shared/plan-draft.model';
import { SlotDialog } from './slot-dialog.parts';
import type { WeeklyPlan } from './use-weekly-plan';

const ways = ['move', 'repeat', 'leftovers'] as const;
/** What becomes of a dish at another meal: it is only cooked there, cooked there again, or eaten up there. */
export type Way = (typeof ways)[number];

interface MoveDialogProps {
  dish: Parameters<WeeklyPlan['moveChosen']>[0];
  from: MealSlot;
  onChoose: (way: Way, to: MealSlot) => void;
  onClose: () => void;
}

/** Moves a dish to another meal, repeats it there, or plans its leftovers. */
export function MoveDialog({ dish, from, onChoose, onClose }: MoveDialogProps) {
  const [way, setWay] = useState<Way>('move');
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
        options={ways.map((one) => ({ value: one, label: copy.planner.moveWays[one].label }))}
        value={way}
        onChange={({ target }) => setWay(target.value as Way)}
      />
    </SlotDialog>
  );
}
