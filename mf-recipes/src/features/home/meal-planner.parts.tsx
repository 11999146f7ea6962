import { WidgetSlot, type WidgetProps } from '@larder/shell-sdk';
import { Card, Skeleton, Stack, theme } from '@larder/ui';
import styled from 'styled-components';
import { PlannerUnavailable } from '../../shared/collect-dish';

const { media } = theme;

/** About as tall as the week will be, so that the content below does not move. */
const WeekToCome = styled(Card)`
  min-height: 40rem;

  ${media.belowMedium} {
    min-height: 31rem;
  }
`;

/** [PLANNER-1] The week, lent by the planner. */
export function WeeklyPlan({ onOpenRecipe }: WidgetProps['planner/weekly-plan']) {
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
