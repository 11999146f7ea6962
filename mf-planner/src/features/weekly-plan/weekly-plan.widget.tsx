import { longestPlanName } from '@larder/api-client/limits';
import type { MealPlanView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import {
  notify,
  useNavigate,
  usePremiumGate,
  useSearchParams,
  useSession,
  type WidgetProps,
} from '@larder/shell-sdk';
import {
  Button,
  CalendarIcon,
  Card,
  Cluster,
  Field,
  MenusIcon,
  Notice,
  SectionHeading,
  Stack,
} from '@larder/ui';
import { useId, useRef, useState } from 'react';
import { useNarrowScreen } from '../../shared/narrow-screen';
import {
  hasDishes,
  originOf,
  placeOf,
  refusalOf,
  slotName,
  slotOf,
  usePlanDraft,
  withDay,
  withDishMoved,
  withName,
  withoutDish,
  type DishMove,
  type MealSlot,
  type PlannedDish,
} from '../../shared/plan-draft.model';
import { PlanDragging } from './plan-dragging.parts';
import { usePlanSaving } from './plan-saving';
import { PlanVersionsDialog } from './plan-versions.parts';
import {
  DeletePlanDialog,
  DiscardChangesDialog,
  SavedPlanDialog,
  SavedPlansDialog,
} from './saved-plans.parts';
import { SlotDialog } from './slot-dialog.parts';
import { DayPlan, WeekDialog, WeekTable } from './weekly-plan.parts';

type OpenDialog =
  | { kind: 'week' | 'saved' | 'discard' }
  | { kind: 'plan'; id: string }
  | { kind: 'delete'; plan: MealPlanView }
  | { kind: 'move'; from: MealSlot; dish: PlannedDish }
  | null;

/** Set when the URL names a saved plan to show. */
const planParameter = 'plan';

/** The week being planned, on the home page, and access to the saved ones. */
export function Widget({ onOpenRecipe }: WidgetProps['planner/weekly-plan']) {
  const { isSubscribed } = useSession();
  const askForSubscription = usePremiumGate();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const { draft, isChanged, isKept, change, begin, edit, takeSaved, detach } = usePlanDraft();
  const { origin } = draft;
  const { name, meals, lastDay } = draft.content;
  const refuseLocked = (): void => {
    notify.error(copy.planner.savingLocked);
    void navigate('/subscribe');
  };
  const { isSaving, ...saving } = usePlanSaving(refuseLocked);
  const linkedPlan = parameters.get(planParameter);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const shown: OpenDialog =
    dialog ?? (linkedPlan === null ? null : { kind: 'plan', id: linkedPlan });
  const isNarrow = useNarrowScreen();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const nameField = useRef<HTMLInputElement>(null);

  const open = (next: OpenDialog): void => {
    setDialog(next);
    if (linkedPlan !== null) {
      parameters.delete(planParameter);
      setParameters(parameters, { replace: true, preventScrollReset: true });
    }
  };
  const close = (): void => open(null);

  const check = (): void => {
    if (!isSubscribed) return refuseLocked();
    if (name.trim() === '') {
      notify.error(copy.planner.nameMissing);
      return nameField.current?.focus();
    }
    if (!hasDishes(meals)) return void notify.error(copy.planner.dishesMissing);
    void saving.save();
  };
  const remove = (slot: MealSlot, recipeId: number): void => {
    change(withoutDish(slot, recipeId));
    // The pressed button is gone.
    heading.current?.focus();
  };
  /** Whether the dish has moved; otherwise the reason is reported. */
  const move = (dish: PlannedDish, { from, to }: Omit<DishMove, 'id'>): boolean => {
    const refusal = refusalOf(meals, to, dish);
    if (refusal !== null) {
      notify.info(refusal);
      return false;
    }
    change(withDishMoved({ id: dish.id, from, to }));
    return true;
  };
  const editSaved = (plan: MealPlanView): void => {
    if (!isSubscribed) return askForSubscription();
    if (edit(originOf(plan)) === 'resumed') notify.info(copy.drafts.resumed(plan.name));
    close();
  };
  const openRecipe = (recipeId: number): void => {
    close();
    onOpenRecipe(recipeId);
  };

  const plan = {
    meals,
    onOpen: onOpenRecipe,
    onMove: (from: MealSlot, dish: PlannedDish) => open({ kind: 'move', from, dish }),
    onRemove: remove,
  };
  return (
    <Card aria-labelledby={headingId}>
      <Stack $gap={5}>
        <SectionHeading
          id={headingId}
          ref={heading}
          tabIndex={-1}
          actions={
            <Cluster $gap={2} $fill="narrow">
              <Button
                variant="secondary"
                size="small"
                icon={isNarrow ? undefined : <MenusIcon />}
                onClick={() => open({ kind: 'saved' })}
              >
                {copy.planner.savedPlans}
              </Button>
              <Button
                variant="secondary"
                size="small"
                icon={isNarrow ? undefined : <CalendarIcon />}
                onClick={() => open({ kind: 'week' })}
              >
                {copy.planner.viewWeek}
              </Button>
            </Cluster>
          }
        >
          {copy.planner.weeklyPlan}
        </SectionHeading>
        {origin && <Notice>{copy.planner.editingPlan}</Notice>}
        {isChanged && !isKept && <Notice tone="warning">{copy.drafts.notKept}</Notice>}
        <Field
          ref={nameField}
          label={copy.planner.planName}
          maxLength={longestPlanName}
          value={name}
          onChange={(event) => change(withName(event.target.value))}
        />
        <PlanDragging onMove={move}>
          {isNarrow ? (
            <DayPlan {...plan} day={lastDay} onSelectDay={(day) => change(withDay(day))} />
          ) : (
            <WeekTable {...plan} />
          )}
        </PlanDragging>
        <Cluster $fill="narrow">
          <Button busy={isSaving} busyLabel={copy.planner.saving} onClick={check}>
            {copy.planner.savePlan}
          </Button>
          {(origin || hasDishes(meals)) && (
            <Button variant="ghost" onClick={begin}>
              {copy.planner.beginPlan}
            </Button>
          )}
          {origin && isChanged && (
            <Button variant="ghost" onClick={() => open({ kind: 'discard' })}>
              {copy.drafts.discardChanges}
            </Button>
          )}
        </Cluster>
      </Stack>
      {shown?.kind === 'week' && (
        <WeekDialog
          name={name}
          meals={meals}
          emptyText={copy.planner.weekEmpty}
          onOpen={openRecipe}
          onClose={close}
        />
      )}
      {shown?.kind === 'saved' && (
        <SavedPlansDialog
          onView={(saved) => open({ kind: 'plan', id: saved.id })}
          onEdit={editSaved}
          onDelete={(saved) => open({ kind: 'delete', plan: saved })}
          onClose={close}
        />
      )}
      {shown?.kind === 'plan' && (
        <SavedPlanDialog id={shown.id} onOpen={openRecipe} onEdit={editSaved} onClose={close} />
      )}
      {shown?.kind === 'delete' && (
        <DeletePlanDialog
          plan={shown.plan}
          onCancel={() => open({ kind: 'saved' })}
          onDeleted={() => {
            detach(shown.plan.id);
            open({ kind: 'saved' });
          }}
        />
      )}
      {shown?.kind === 'discard' && origin && (
        <DiscardChangesDialog
          name={origin.content.name}
          onDiscard={() => {
            takeSaved(draft.key, origin);
            close();
          }}
          onClose={close}
        />
      )}
      <PlanVersionsDialog saving={saving} busy={isSaving} />
      {shown?.kind === 'move' && (
        <SlotDialog
          title={copy.planner.moveDish(shown.dish.title)}
          dishTitle={slotName(shown.from)}
          confirmLabel={copy.planner.move}
          day={placeOf(shown.from)[0]}
          meal={placeOf(shown.from)[1]}
          onChoose={(day, meal) => {
            const to = slotOf(day, meal);
            if (!move(shown.dish, { from: shown.from, to })) return;
            notify.success(copy.planner.moved(shown.dish.title, slotName(to)));
            change(withDay(day));
            close();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
