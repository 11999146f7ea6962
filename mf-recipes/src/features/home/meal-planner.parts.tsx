import type { RecipeSummaryView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { WidgetSlot } from '@larder/shell-sdk';
import { Button, Card, Notice, Skeleton, Stack, theme } from '@larder/ui';
import styled from 'styled-components';

const { media } = theme;

/** The planner belongs to another team: if it is unavailable, home keeps working and offers a retry. */
function PlannerUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" variant="ghost" onClick={onRetry}>
          {copy.common.retry}
        </Button>
      }
    >
      {copy.recipes.plannerUnavailable}
    </Notice>
  );
}

/** About as tall as the week will be, so that the content below does not move. */
const WeekToCome = styled(Card)`
  min-height: 40rem;

  ${media.belowMedium} {
    min-height: 31rem;
  }
`;

/** [PLANNER-1] The week, lent by the planner. */
export function WeeklyPlan({ onOpenRecipe }: { onOpenRecipe: (recipeId: number) => void }) {
  return (
    <WidgetSlot
      name="planner/weekly-plan"
      props={{ onOpenRecipe }}
      pending={
        <WeekToCome as="div">
          <Stack>
            <Skeleton shape="title" />
            <Skeleton shape="control" />
            <Skeleton shape="block" lines={2} />
          </Stack>
        </WeekToCome>
      }
      unavailable={(retry) => <PlannerUnavailable onRetry={retry} />}
    />
  );
}

/** [STATE-6] Asks for day and meal, lent by the planner. */
export function AddToPlan({ recipe, onClose }: { recipe: RecipeSummaryView; onClose: () => void }) {
  const { id, title, image } = recipe;
  return (
    <WidgetSlot
      name="planner/add-to-plan-dialog"
      props={{ recipe: { id, title, image }, onClose }}
      unavailable={(retry) => <PlannerUnavailable onRetry={retry} />}
    />
  );
}
