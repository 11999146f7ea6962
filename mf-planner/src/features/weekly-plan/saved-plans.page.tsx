import { errorMessage } from '@larder/api-client';
import type { MealPlanView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { Link, notify, useNavigate, usePremiumGate, useSession } from '@larder/shell-sdk';
import {
  ArticleCardSkeleton,
  Button,
  CalendarIcon,
  Cluster,
  EmptyState,
  ErrorState,
  Grid,
  MenusIcon,
  PageFrame,
  PageHeading,
  PlanIcon,
  Spinner,
  Stack,
} from '@larder/ui';
import { useState, type ReactNode } from 'react';
import { originOf, usePlanDraft } from '../../shared/plan-draft.model';
import { useSavedPlans } from './weekly-plan.api';
import { DeletePlanDialog, RenamePlanDialog, SavedPlan } from './saved-plan-cards.parts';

const cardsWhileLoading = 3;
const planner = '/?view=plan';

interface OpenDialog {
  kind: 'rename' | 'delete';
  plan: MealPlanView;
}

function Plans() {
  const { data: plans, error, isFetching, refetch } = useSavedPlans();
  const { isSubscribed } = useSession();
  const askForSubscription = usePremiumGate();
  const { edit, detach } = usePlanDraft();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = (): void => setDialog(null);
  const editInPlanner = (plan: MealPlanView): void => {
    if (!isSubscribed) return askForSubscription();
    if (edit(originOf(plan)) === 'resumed') notify.info(copy.drafts.resumed(plan.name));
    void navigate(planner);
  };

  let content: ReactNode;
  if (plans && plans.length > 0) {
    content = (
      <Grid $column="large">
        {plans.map((plan) => (
          <SavedPlan
            key={plan.id}
            plan={plan}
            onEdit={() => editInPlanner(plan)}
            onRename={() => setDialog({ kind: 'rename', plan })}
            onDelete={() => setDialog({ kind: 'delete', plan })}
          />
        ))}
      </Grid>
    );
  } else if (plans) {
    content = (
      <EmptyState
        icon={<CalendarIcon />}
        title={copy.planner.noPlansTitle}
        action={
          <Button as={Link} to={planner}>
            {copy.planner.toPlanner}
          </Button>
        }
      >
        {copy.planner.noPlansText}
      </EmptyState>
    );
  } else if (error) {
    content = (
      <ErrorState
        title={copy.planner.plansFailedTitle}
        retryLabel={copy.common.retry}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error, copy.planner.plansFailed)}
      </ErrorState>
    );
  } else {
    content = (
      <>
        <Spinner label={copy.planner.loadingPlans} />
        <Grid $column="large">
          {Array.from({ length: cardsWhileLoading }, (_, card) => (
            <ArticleCardSkeleton key={card} withMedia={false} />
          ))}
        </Grid>
      </>
    );
  }
  return (
    <>
      {content}
      {dialog?.kind === 'rename' && <RenamePlanDialog plan={dialog.plan} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeletePlanDialog
          plan={dialog.plan}
          onDeleted={() => detach(dialog.plan.id)}
          onClose={close}
        />
      )}
    </>
  );
}

/** [PLAN-6] The saved plans. */
export function Page() {
  return (
    <PageFrame>
      <Stack $gap={6}>
        <PageHeading
          lede={copy.planner.savedPlansLede}
          actions={
            <Cluster $gap={2}>
              <Button as={Link} to={planner} variant="secondary" icon={<PlanIcon />}>
                {copy.planner.toPlanner}
              </Button>
              <Button as={Link} to="/my-menus" variant="secondary" icon={<MenusIcon />}>
                {copy.planner.savedMenus}
              </Button>
            </Cluster>
          }
        >
          {copy.planner.savedPlans}
        </PageHeading>
        <Plans />
      </Stack>
    </PageFrame>
  );
}
