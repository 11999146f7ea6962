import type { CalendarEventView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { Button, IconButton, NextIcon, PreviousIcon } from '@larder/ui';
import { Navigate, type ToolbarProps } from 'react-big-calendar';
import styled from 'styled-components';

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  margin-bottom: ${({ theme }) => theme.space[4]};

  /* The longest month beside its steps on the narrowest phone. */
  ${({ theme }) => theme.media.belowMedium} {
    h2 {
      font-size: ${({ theme }) => theme.textSize.subtitle};
    }
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};

  ${({ theme }) => theme.media.belowMedium} {
    gap: 0;
    margin-inline-end: calc(-1 * ${({ theme }) => theme.space[2]});
  }
`;

/** The displayed month, and navigation to others. */
export function MonthToolbar({ label, onNavigate }: ToolbarProps<CalendarEventView>) {
  return (
    <Toolbar>
      <h2 aria-live="polite">{label}</h2>
      <Steps>
        <IconButton
          size="small"
          label={copy.planner.previousMonth}
          icon={<PreviousIcon />}
          onClick={() => onNavigate(Navigate.PREVIOUS)}
        />
        <Button variant="secondary" size="small" onClick={() => onNavigate(Navigate.TODAY)}>
          {copy.planner.today}
        </Button>
        <IconButton
          size="small"
          label={copy.planner.nextMonth}
          icon={<NextIcon />}
          onClick={() => onNavigate(Navigate.NEXT)}
        />
      </Steps>
    </Toolbar>
  );
}
