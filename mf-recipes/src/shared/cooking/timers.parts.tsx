import { copy } from '@larder/copy';
import { Link } from '@larder/shell-sdk';
import {
  Button,
  Cluster,
  DeleteIcon,
  IconButton,
  NotificationIcon,
  PauseIcon,
  ResumeIcon,
  SuccessIcon,
  theme,
  TimeIcon,
} from '@larder/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { clockTime, pauseTimer, remainingOf, stopTimer, type CookTimer } from './cook-timers';
import { askForNotifications, canAskForNotifications } from './timer-notification';

const { border, color, leading, radius, space, textSize } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  overflow: auto;
  max-height: 30dvh;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[1]} ${space[3]};
    padding: ${space[1]} ${space[3]};
    border: ${border.hairline} solid ${color.lineStrong};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
  }
`;

/** On a phone above its controls, where there is room for it. */
const Name = styled.span`
  display: flex;
  flex: 1 1 9rem;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  font-size: ${textSize.small};
  line-height: ${leading.snug};

  > svg {
    flex: none;
  }

  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

const Controls = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
`;

const Remaining = styled.strong`
  font-size: ${textSize.subtitle};
  font-variant-numeric: tabular-nums;
`;

function TimerRow({ timer, now, withDish }: { timer: CookTimer; now: number; withDish: boolean }) {
  const { id, recipeTitle, stepNumber, label, address, pausedWith, done } = timer;
  const name = copy.cooking.timerOf(stepNumber, label);
  const isPaused = pausedWith !== null;
  const title = withDish ? recipeTitle : undefined;
  const row = useRef<HTMLLIElement>(null);
  // Whoever starts a timer below a long step sees it run. Browsers may return a promise, which is no clean-up.
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <li ref={row}>
      <Name>
        {done ? <SuccessIcon aria-hidden="true" /> : <TimeIcon aria-hidden="true" />}
        <span>{withDish ? `${recipeTitle}: ${name}` : name}</span>
      </Name>
      <Controls>
        <Remaining role="timer">
          {done ? copy.cooking.timerOver : clockTime(remainingOf(timer, now))}
        </Remaining>
        {withDish && (
          <Button
            as={Link}
            to={address}
            variant="secondary"
            size="small"
            aria-label={copy.cooking.openTimer(recipeTitle, stepNumber)}
          >
            {copy.cooking.openTimerShort}
          </Button>
        )}
        {!done && (
          <IconButton
            label={
              isPaused
                ? copy.cooking.resumeTimer(stepNumber, label, title)
                : copy.cooking.pauseTimer(stepNumber, label, title)
            }
            icon={isPaused ? <ResumeIcon /> : <PauseIcon />}
            onClick={() => pauseTimer(id)}
          />
        )}
        <IconButton
          label={copy.cooking.stopTimer(stepNumber, label, title)}
          icon={<DeleteIcon />}
          onClick={() => stopTimer(id)}
        />
      </Controls>
    </li>
  );
}

/** The timers; `withDish` where they can be of several dishes, and lead to their steps. */
export function TimerList({
  timers,
  now,
  withDish = false,
}: {
  timers: readonly CookTimer[];
  now: number;
  withDish?: boolean;
}) {
  const [isAsking, setIsAsking] = useState(canAskForNotifications);
  if (timers.length === 0) return null;
  return (
    <>
      <List role="list" aria-label={copy.cooking.timers} tabIndex={0}>
        {timers.map((timer) => (
          <TimerRow key={timer.id} timer={timer} now={now} withDish={withDish} />
        ))}
      </List>
      {isAsking && (
        <Cluster>
          <Button
            variant="ghost"
            size="small"
            icon={<NotificationIcon />}
            onClick={() => void askForNotifications().then(() => setIsAsking(false))}
          >
            {copy.cooking.notifyTimers}
          </Button>
        </Cluster>
      )}
    </>
  );
}
