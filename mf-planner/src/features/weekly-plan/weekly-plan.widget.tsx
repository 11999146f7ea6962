import { errorMessage, isApiError } from '@larder/api-client';
import type { MealPlanView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import {
  notify,
  useAppDispatch,
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
  daySelected,
  dishMoved,
  dishRemoved,
  hasDishes,
  longestName,
  nameChanged,
  placeOf,
  planBegun,
  planBroughtBack,
  planData,
  planDetached,
  planOpened,
  planSaved,
  refusalOf,
  slotName,
  slotOf,
  usePlanDraft,
  type DishMove,
  type MealSlot,
  type PlannedDish,
} from '../../shared/plan-draft.model';
import { PlanDragging } from './plan-dragging.parts';
import { DeletePlanDialog, SavedPlanDialog, SavedPlansDialog } from './saved-plans.parts';
import { SlotDialog } from './slot-dialog.parts';
import {
  contentOfSaved,
  useCreateMealPlanMutation,
  useUpdateMealPlanMutation,
} from './weekly-plan.api';
import { DayPlan, WeekDialog, WeekTable } from './weekly-plan.parts';

type OpenDialog =
  | { kind: 'week' | 'saved' }
  | { kind: 'plan'; id: string }
  | { kind: 'delete'; plan: MealPlanView }
  | { kind: 'move'; from: MealSlot; dish: PlannedDish }
  | null;

/** Where the address names a saved plan to be shown. */
const planParameter = 'plan';

/** Saves the plan: a new one is created, one that was opened again is replaced. */
function useSaving(onLocked: () => void) {
  const dispatch = useAppDispatch();
  const [createMealPlan, creating] = useCreateMealPlanMutation();
  const [updateMealPlan, updating] = useUpdateMealPlanMutation();
  const { id, name, meals } = usePlanDraft();
  const save = async (): Promise<void> => {
    const mealPlanBody = { name: name.trim(), plan_data: planData(meals) };
    try {
      const sent = { id, name, meals };
      if (id === null) {
        const created = await createMealPlan({ mealPlanBody }).unwrap();
        dispatch(planSaved({ id: created?.id ?? null, sent }));
      } else {
        await updateMealPlan({ id, mealPlanUpdateBody: mealPlanBody }).unwrap();
        dispatch(planSaved({ id, sent }));
      }
      notify.success(copy.planner.planSaved);
    } catch (error) {
      const code = isApiError(error) ? error.code : null;
      if (code === 'subscription_required') {
        onLocked();
      } else if (code === 'not_found' && id !== null) {
        dispatch(planDetached());
        notify.error(copy.planner.planNoLongerSaved);
      } else {
        notify.error(errorMessage(error, copy.planner.planSaveFailed));
      }
    }
  };
  return { save, isSaving: creating.isLoading || updating.isLoading };
}

/** The plan of a week in the making, on the home page, and the way to the saved ones. */
export function Widget({ onOpenRecipe }: WidgetProps['planner/weekly-plan']) {
  const { isSubscribed } = useSession();
  const askForSubscription = usePremiumGate();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [parameters, setParameters] = useSearchParams();
  const { id, name, meals, lastDay, setAside } = usePlanDraft();
  const refuseLocked = (): void => {
    notify.error(copy.planner.savingLocked);
    void navigate('/subscribe');
  };
  const { save, isSaving } = useSaving(refuseLocked);
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
    void save();
  };
  const remove = (slot: MealSlot, recipeId: number): void => {
    dispatch(dishRemoved({ slot, id: recipeId }));
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  /** Whether the dish has moved; why it has not is said. */
  const move = (dish: PlannedDish, { from, to }: Omit<DishMove, 'id'>): boolean => {
    const refusal = refusalOf(meals, to, dish);
    if (refusal !== null) {
      notify.info(refusal);
      return false;
    }
    dispatch(dishMoved({ id: dish.id, from, to }));
    return true;
  };
  const edit = (plan: MealPlanView): void => {
    if (!isSubscribed) return askForSubscription();
    dispatch(planOpened(contentOfSaved(plan)));
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
        {id !== null && <Notice>{copy.planner.editingPlan}</Notice>}
        <Field
          ref={nameField}
          label={copy.planner.planName}
          maxLength={longestName}
          value={name}
          onChange={(event) => dispatch(nameChanged(event.target.value))}
        />
        <PlanDragging onMove={move}>
          {isNarrow ? (
            <DayPlan {...plan} day={lastDay} onSelectDay={(day) => dispatch(daySelected(day))} />
          ) : (
            <WeekTable {...plan} />
          )}
        </PlanDragging>
        <Cluster $fill="narrow">
          <Button busy={isSaving} busyLabel={copy.planner.saving} onClick={check}>
            {copy.planner.savePlan}
          </Button>
          {(id !== null || hasDishes(meals)) && (
            <Button variant="ghost" onClick={() => dispatch(planBegun())}>
              {copy.planner.beginPlan}
            </Button>
          )}
          {setAside && (
            <Button variant="ghost" onClick={() => dispatch(planBroughtBack())}>
              {copy.planner.bringPlanBack(setAside.name)}
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
          onEdit={edit}
          onDelete={(saved) => open({ kind: 'delete', plan: saved })}
          onClose={close}
        />
      )}
      {shown?.kind === 'plan' && (
        <SavedPlanDialog id={shown.id} onOpen={openRecipe} onEdit={edit} onClose={close} />
      )}
      {shown?.kind === 'delete' && (
        <DeletePlanDialog
          plan={shown.plan}
          onCancel={() => open({ kind: 'saved' })}
          onDeleted={() => {
            if (shown.plan.id === id) dispatch(planDetached());
            open({ kind: 'saved' });
          }}
        />
      )}
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
            dispatch(daySelected(day));
            close();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
