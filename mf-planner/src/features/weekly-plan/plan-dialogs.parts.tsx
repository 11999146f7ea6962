import { copy } from '@larder/copy';
import { dialogOnDemand } from '@larder/shell-sdk';
import { withNote } from '../../shared/plan-draft.model';
import { PlanVersionsDialog } from './plan-versions.parts';
import { DiscardChangesDialog, SavedPlanDialog } from './saved-plans.parts';
import { MoveDialog } from './move-dialog.parts';
import type { WeeklyPlan } from './use-weekly-plan';
import { WeekDialog } from './weekly-plan.parts';

// Opened by a press, so they are no part of what the home page loads.
const DishPicker = dialogOnDemand(async () => (await import('./dish-picker.parts')).DishPicker);
const WeekProposalDialog = dialogOnDemand(
  async () => (await import('./week-proposal.parts')).WeekProposalDialog,
);

/** The dialogs over the week being planned. */
export function PlanDialogs({ week }: { week: WeeklyPlan }) {
  const { dialog, draft, saving, close, openDish, editSaved } = week;
  const { name, meals } = draft.content;
  return (
    <>
      {dialog?.kind === 'week' && (
        <WeekDialog
          name={name}
          meals={meals}
          notes={draft.content.notes}
          emptyText={copy.planner.weekEmpty}
          onOpen={openDish}
          onClose={close}
        />
      )}
      {dialog?.kind === 'plan' && (
        <SavedPlanDialog
          id={dialog.id}
          onOpen={week.openSavedDish}
          onEdit={editSaved}
          onClose={close}
        />
      )}
      {dialog?.kind === 'discard' && draft.origin && (
        <DiscardChangesDialog
          name={draft.origin.content.name}
          onDiscard={week.discardChanges}
          onClose={close}
        />
      )}
      {dialog?.kind === 'choose' && (
        <DishPicker
          slot={dialog.slot}
          note={draft.content.notes[dialog.slot]}
          onNote={(note) => week.change(withNote(dialog.slot, note))}
          onChoose={(dish) => week.choose(dialog.slot, dish)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'proposal' && <WeekProposalDialog onClose={close} />}
      <PlanVersionsDialog saving={saving} busy={saving.isSaving} />
      {dialog?.kind === 'move' && (
        <MoveDialog
          dish={dialog.dish}
          from={dialog.from}
          onChoose={(way, to) => week.moveChosen(dialog.dish, { from: dialog.from, to }, way)}
          onClose={close}
        />
      )}
    </>
  );
}
