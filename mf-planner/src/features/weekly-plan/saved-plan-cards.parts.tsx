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
  Field,
  GroceryListIcon,
  ShowIcon,
} from '@larder/ui';
import { AlertDialog, ChoiceGroup, Dialog } from '@larder/ui/overlays';
import { useId, useState, type FormEvent } from 'react';
import {
  mealPlanBodyOf,
  originOf,
  planDrafts,
  savedInsteadIn,
} from '../../shared/plan-draft.model';
import {
  useCreateMealPlanMutation,
  useDeleteMealPlanMutation,
  useGetLinkedEventsQuery,
  useUpdateMealPlanMutation,
} from './weekly-plan.api';

interface SavedPlanProps {
  plan: MealPlanView;
  onEdit: () => void;
  onRename: () => void;
  onDelete: () => void;
}

const dishesIn = ({ plan_data }: MealPlanView): number =>
  Object.values(plan_data).reduce((count, dishes) => count + dishes.length, 0);

/** One saved plan, to open, edit, rename, copy, shop for and delete. */
export function SavedPlan({ plan, onEdit, onRename, onDelete }: SavedPlanProps) {
  const [createMealPlan, { isLoading }] = useCreateMealPlanMutation();
  const makeCopy = async (): Promise<void> => {
    const name = [...copy.planner.copyOf(plan.name)].slice(0, longestPlanName).join('').trim();
    try {
      await createMealPlan({
        mealPlanBody: mealPlanBodyOf({ ...originOf(plan).content, name }),
      }).unwrap();
      notify.success(copy.planner.planCopied(plan.name));
    } catch (error) {
      notify.error(errorMessage(error, copy.planner.planCopyFailed));
    }
  };
  const small = { variant: 'secondary', size: 'small' } as const;
  const address = `/?plan=${plan.id}`;
  return (
    <ArticleCard
      headingLevel={2}
      title={<Link to={address}>{plan.name}</Link>}
      meta={
        <>
          <span>{copy.planner.createdOn(longDate(plan.created_at))}</span>
          <span>{copy.planner.dishes(dishesIn(plan))}</span>
        </>
      }
      actions={
        <>
          <Button as={Link} to={address} size="small" icon={<ShowIcon />}>
            {copy.planner.view}
          </Button>
          <ChangeButtons onEdit={onEdit} onDelete={onDelete}>
            <PremiumButton {...small} icon={<EditIcon />} onClick={onRename}>
              {copy.planner.rename}
            </PremiumButton>
            <PremiumButton
              {...small}
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
              {...small}
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

/** Asks for another name and saves the plan under it, as it is saved by then. */
export function RenamePlanDialog({ plan, onClose }: { plan: MealPlanView; onClose: () => void }) {
  const [updateMealPlan, { isLoading }] = useUpdateMealPlanMutation();
  const [name, setName] = useState(plan.name);
  const isMissing = name.trim() === '';
  const person = useSession().user?.id ?? '';
  const form = useId();
  const rename = async ({ id, version, ...saved }: MealPlanView): Promise<void> => {
    const { content } = originOf({ id, version, ...saved });
    const mealPlanUpdateBody = { ...mealPlanBodyOf({ ...content, name }), version };
    const renamed = originOf(await updateMealPlan({ id, mealPlanUpdateBody }).unwrap());
    planDrafts.rebase(person, version, renamed, (draft) =>
      // A name that was changed in the draft is newer.
      draft.name === content.name ? { ...draft, name: renamed.content.name } : draft,
    );
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isMissing) return;
    try {
      await rename(plan).catch((error: unknown) => {
        const current = savedInsteadIn(error);
        if (!current) throw error;
        // Somebody has changed its dishes meanwhile, which a new name leaves alone.
        return rename(current);
      });
      notify.success(copy.planner.planRenamed(name.trim()));
      onClose();
    } catch (error) {
      notify.error(errorMessage(error, copy.planner.planRenameFailed));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.planner.renamePlan(plan.name)}
      closeLabel={copy.common.close}
      size="small"
      footer={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={onClose}>
            {copy.common.cancel}
          </Button>
          <Button type="submit" form={form} busy={isLoading} busyLabel={copy.planner.saving}>
            {copy.common.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)} noValidate>
        <Field
          label={copy.planner.planName}
          maxLength={longestPlanName}
          value={name}
          error={isMissing ? copy.planner.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}

const noEvents: readonly { id: string }[] = [];

interface DeletePlanDialogProps {
  plan: MealPlanView;
  /** Called once it cannot be undone any more. */
  onDeleted: () => void;
  onClose: () => void;
}

/** [PLAN-7] Asks before a plan is deleted, and what should become of its calendar events. */
export function DeletePlanDialog({ plan, onDeleted, onClose }: DeletePlanDialogProps) {
  const { id } = plan;
  const [deleteMealPlan] = useDeleteMealPlanMutation();
  const { data: events = noEvents } = useGetLinkedEventsQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const [fate, setFate] = useState<'keep' | 'delete'>('keep');
  const remove = (): void => {
    const doomed = fate === 'delete' ? events : noEvents;
    deleteUnlessUndone({
      keys: [`plan ${id}`, ...doomed.map((event) => `event ${event.id}`)],
      done: copy.planner.planDeleted,
      failed: copy.planner.planDeleteFailed,
      send: async () => {
        await deleteMealPlan({ id, events: fate }).unwrap();
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
      choice={
        events.length > 0 && (
          <ChoiceGroup
            legend={copy.linkedEvents.question(events.length)}
            options={[
              { value: 'keep', label: copy.linkedEvents.keep(events.length) },
              { value: 'delete', label: copy.linkedEvents.delete(events.length) },
            ]}
            value={fate}
            onChange={setFate}
          />
        )
      }
    >
      {copy.planner.deletePlanText}
    </AlertDialog>
  );
}
