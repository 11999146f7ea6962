import { copy } from '@larder/copy';
import { PageFrame, theme } from '@larder/ui';
import styled from 'styled-components';
import { useCookTimers } from './cook-timers';
import { TimerList } from './timers.parts';

const { space } = theme;

const Bar = styled(PageFrame)`
  display: grid;
  gap: ${space[1]};
  padding-block: ${space[2]};
`;

/** The timers of all dishes, at the bottom of every page. */
export function Widget() {
  const { timers, now } = useCookTimers();
  if (timers.length === 0) return null;
  return (
    <Bar as="section" aria-label={copy.cooking.timers}>
      <TimerList timers={timers} now={now} withDish />
    </Bar>
  );
}
