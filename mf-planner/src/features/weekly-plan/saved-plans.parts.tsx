import { longestPlanName } from '@larder/api-client/limits';
import { errorMessage } from '@larder/api-client';
import type { MealPlanView } from '@larder/api-client/meal-planner';
import { copy, longDate } from '@larder/copy';
import {
  ChangeButtons,
  deleteUnlessUndone,
  Link,
  notify,
  PremiumButton,
  useSession,
} from '@larder/shell-sdk';
import {
  ArticleCard,
  Button,
  CopyIcon,
  EditIcon,
  ErrorState,
  Grid,
  GroceryListIcon,
  ShowIcon,
  Spinner,
} from '@larder/ui';
import { AlertDialog, Dialog } from '@larder/ui/overlays';
import { originOf, planData, type MealSlot, type PlannedDish } from '../../shared/plan-draft.model';
import {
  useCreateMealPlanMutation,
  useDeleteMealPlanMutation,
  useSavedPlans,
} from './weekly-plan.api';
import { WeekDialog } from './weekly-plan.parts';

interface SavedPlanProps {
  plan: MealPlanView;
  onView: (plan: MealPlanView) => void;
  onEdit: (plan: MealPlanView) => void;
  onDelete: (plan: MealPlanView) => void;
}

function dishesIn({ plan_data }: MealPlanView): number {
  return Object.values(plan_data).reduce((count, dishes) => count + dishes.length, 0);
}

function SavedPlan({ plan, onView, onEdit, onDelete }: SavedPlanProps) {
  const [createMealPlan, { isLoading }] = useCreateMealPlanMutation();
  const makeCopy = async (): Promise<void> => {
    const name = [...copy.planner.copyOf(plan.name)].slice(0, longestPlanName).join('').trim();
    const { meals, notes } = originOf(plan).content;
    const plan_data = planData(meals);
    try {
      await createMealPlan({
        mealPlanBody: {
          name,
          plan_data,
          ...(Object.keys(notes).length > 0 && { meal_notes: notes }),
        },
      }).unwrap();
      notify.success(copy.planner.planCopied(plan.name));
    } catch (error) {
      notify.error(errorMessage(error, copy.planner.planCopyFailed));
    }
  };
  return (
    <ArticleCard
      title={plan.name}
      meta={
        <>
          <span>{copy.planner.createdOn(longDate(plan.created_at))}</span>
          <span>{copy.planner.dishes(dishesIn(plan))}</span>
        </>
      }
      actions={
        <>
          <Button variant="secondary" size="small" icon={<ShowIcon />} onClick={() => onView(plan)}>
            {copy.planner.view}
          </Button>
          <ChangeButtons onEdit={() => onEdit(plan)} onDelete={() => onDelete(plan)}>
            <PremiumButton
              variant="secondary"
              size="small"
              icon={<CopyIcon />}
              busy={isLoading}
              busyLabel={copy.planner.copying}
              onClick={() => void makeCopy()}
            >
              {copy.planner.copy}
            </PremiumButton>
            <Button
              as={Link}
              to={`/grocery-list?plan=${plan.id}`}
              variant="secondary"
              size="small"
              icon={<GroceryListIcon />}
            >
              {copy.planner.groceryList}
            </Button>
          </ChangeButtons>
        </>
      }
    />
  );
}

interface SavedPlansDialogProps extends Omit<SavedPlanProps, 'plan'> {
  onClose: () => void;
}

/** All saved plans, to view, edit, copy and delete. */
export function SavedPlansDialog({ onClose, ...on }: SavedPlansDialogProps) {
  const { data: plans, error, isFetching, refetch } = useSavedPlans();
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.planner.savedPlans}
      closeLabel={copy.common.close}
      size="large"
    >
      {!plans && !error && <Spinner label={copy.planner.loadingPlans} />}
      {!plans && error && (
        <ErrorState
          onRetry={() => void refetch()}
          retryLabel={copy.common.retry}
          retrying={isFetching}
        >
          {errorMessage(error, copy.planner.plansFailed)}
        </ErrorState>
      )}
      {plans?.length === 0 && <p>{copy.planner.noPlans}</p>}
      {plans && plans.length > 0 && (
        <Grid $column="large">
          {plans.map((plan) => (
            <SavedPlan key={plan.id} plan={plan} {...on} />
          ))}
        </Grid>
      )}
    </Dialog>
  );
}

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

interface DeletePlanDialogProps {
  plan: MealPlanView;
  /** Called once it cannot be undone any more. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a plan is deleted. */
export function DeletePlanDialog({ plan, onDeleted, onClose }: DeletePlanDialogProps) {
  const [deleteMealPlan] = useDeleteMealPlanMutation();
  const remove = (): void => {
    deleteUnlessUndone({
      keys: [`plan ${plan.id}`],
      done: copy.planner.planDeleted,
      failed: copy.planner.planDeleteFailed,
      send: async () => {
        await deleteMealPlan({ id: plan.id }).unwrap();
        onDeleted();
      },
    });
    onClose();
  };
  return (
    <AlertDialog
      open
      title={copy.planner.deletePlanTitle(plan.name)}
      cancelLabel={copy.common.cancel}
      confirmLabel={copy.common.delete}
      onCancel={onClose}
      onConfirm={remove}
    >
      {copy.planner.deletePlanText}
    </AlertDialog>
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
