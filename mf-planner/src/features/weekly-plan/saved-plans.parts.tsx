import { errorMessage } from '@larder/api-client';
import type { MealPlanView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { useSession } from '@larder/shell-sdk';
import { Button, EditIcon } from '@larder/ui';
import { AlertDialog } from '@larder/ui/overlays';
import { originOf, type MealSlot, type PlannedDish } from '../../shared/plan-draft.model';
import { useSavedPlans } from './weekly-plan.api';
import { WeekDialog } from './weekly-plan.parts';

interface SavedPlanDialogProps {
  id: string;
  onOpen: (plan: MealPlanView, slot: MealSlot, dish: PlannedDish) => void;
  onEdit: (plan: MealPlanView) => void;
  onClose: () => void;
}

/** One saved plan to view, and to edit from there. */
export function SavedPlanDialog({ id, onOpen, onEdit, onClose }: SavedPlanDialogProps) {
  const { isSubscribed } = useSession();
  const { data: plans, error } = useSavedPlans();
  const plan = plans?.find((saved) => saved.id === id);
  const emptyText = plan
    ? copy.planner.planEmpty
    : plans
      ? copy.planner.planGone
      : error
        ? errorMessage(error, copy.planner.plansFailed)
        : copy.planner.loadingPlans;
  return (
    <WeekDialog
      name={plan?.name ?? ''}
      meals={plan ? originOf(plan).content.meals : {}}
      notes={plan ? originOf(plan).content.notes : {}}
      emptyText={emptyText}
      footer={
        plan &&
        isSubscribed && (
          <Button icon={<EditIcon />} onClick={() => onEdit(plan)}>
            {copy.common.edit}
          </Button>
        )
      }
      onOpen={(slot, dish) => plan && onOpen(plan, slot, dish)}
      onClose={onClose}
    />
  );
}

/** Asks before a saved plan's changes are discarded. */
export function DiscardChangesDialog({
  name,
  onDiscard,
  onClose,
}: {
  name: string;
  onDiscard: () => void;
  onClose: () => void;
}) {
  return (
    <AlertDialog
      open
      title={copy.drafts.discardQuestion(name)}
      cancelLabel={copy.common.cancel}
      confirmLabel={copy.drafts.discard}
      onCancel={onClose}
      onConfirm={onDiscard}
    >
      {copy.drafts.discardChangesWarning}
    </AlertDialog>
  );
}
