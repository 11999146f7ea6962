import { copy } from '@larder/copy';
import { stepTimes } from '@larder/culinary';
import { notify, useStayActive } from '@larder/shell-sdk';
import {
  Button,
  Cluster,
  DeleteIcon,
  IconButton,
  Stack,
  SuccessIcon,
  theme,
  TimeIcon,
} from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { RecipeView } from '@larder/api-client/recipes';
import { sectionsOf } from '../recipe-sections';
import { clockTime, startTimer, stopTimer, tellWhenDone, useCookTimers } from './cook-timers';
import { linesNeededBy } from './recipe-kitchen.model';
import { useWakeLock } from './wake-lock';

const { border, color, control, font, leading, media, radius, space, textSize, weight } = theme;

const Progress = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  font-weight: ${weight.semibold};
`;

const StepText = styled.p`
  font-family: ${font.heading};
  font-size: clamp(1.375rem, 1rem + 1.6vw, 2rem);
  line-height: ${leading.snug};
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

const Near = styled.section`
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  > h3 {
    margin-bottom: ${space[2]};
    font-size: ${textSize.body};
  }

  > ul {
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: ${space[1]};
    line-height: ${leading.snug};
  }
`;

const Timers = styled.ul`
  /* Clear of the dialog's close button. */
  scroll-margin-block: calc(${space[5]} + ${control.medium});
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[2]} ${space[3]};
    border: ${border.hairline} solid ${color.lineStrong};
    border-radius: ${radius.medium};
  }
`;

const Remaining = styled.strong`
  font-size: ${textSize.subtitle};
  font-variant-numeric: tabular-nums;
`;

const Moves = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]};

  ${media.belowMedium} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

/** A short sound, if the browser allows it. */
function chime(): void {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    tone.frequency.value = 880;
    tone.connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.6);
    tone.onended = () => void audio.close();
  } catch {
    // Without sound there is still the message.
  }
}

tellWhenDone(({ recipeTitle, stepNumber, label }) => {
  notify.info(copy.recipes.timerDone(recipeTitle, stepNumber, label), { duration: 60_000 });
  chime();
  navigator.vibrate?.([400, 200, 400]);
});

function RunningTimers() {
  const { timers, now } = useCookTimers();
  const list = useRef<HTMLUListElement>(null);
  const newest = timers.at(-1)?.id;
  useEffect(() => {
    // It is started from below a long step.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  if (timers.length === 0) return null;
  return (
    <Timers ref={list} role="list" aria-label={copy.recipes.timers}>
      {timers.map(({ id, stepNumber, label, endsAt, done }) => (
        <li key={id}>
          <Cluster $gap={2}>
            {done ? <SuccessIcon aria-hidden="true" /> : <TimeIcon aria-hidden="true" />}
            <span>{copy.recipes.timerOf(stepNumber, label)}</span>
          </Cluster>
          <Cluster $gap={2}>
            <Remaining role="timer">
              {done ? copy.recipes.timerOver : clockTime(endsAt - now)}
            </Remaining>
            <IconButton
              label={copy.recipes.stopTimer(stepNumber, label)}
              icon={<DeleteIcon />}
              onClick={() => stopTimer(id)}
            />
          </Cluster>
        </li>
      ))}
    </Timers>
  );
}

function StepTimers({
  recipe,
  number,
  step,
}: {
  recipe: RecipeView;
  number: number;
  step: string;
}) {
  const times = stepTimes(step);
  if (times.length === 0) return null;
  return (
    <Cluster $gap={3}>
      {times.map(({ start, end, seconds }) => {
        const label = step.slice(start, end);
        return (
          <Button
            key={start}
            variant="secondary"
            icon={<TimeIcon />}
            onClick={() =>
              startTimer(
                {
                  id: `${recipe.id}/${number}/${start}`,
                  recipeTitle: recipe.title,
                  stepNumber: number,
                  label,
                },
                seconds,
              )
            }
          >
            {copy.recipes.startTimer(label)}
          </Button>
        );
      })}
    </Cluster>
  );
}

/** [OWN-4] The heading above a step; null for steps before the first one. */
function headingOfStep({ analyzedInstructions, sections }: RecipeView, number: number) {
  const steps = analyzedInstructions[0]?.steps ?? [];
  const section = sectionsOf(steps, sections?.steps).find(({ lines }) =>
    lines.some((step) => step.number === number),
  );
  return section?.heading ?? null;
}

export interface CookModeProps {
  recipe: RecipeView;
  /** The lines scaled and converted for the cook. */
  lines: RecipeView['extendedIngredients'];
  onClose: () => void;
}

/** One large step at a time, with the ingredients it needs. */
export function CookMode({ recipe, lines, onClose }: CookModeProps) {
  useWakeLock();
  useStayActive();
  const steps = recipe.analyzedInstructions[0]?.steps ?? [];
  const [at, setAt] = useState(0);
  const text = useRef<HTMLParagraphElement>(null);
  const last = steps.length - 1;
  const go = (to: number) => {
    setAt(Math.min(last, Math.max(0, to)));
    text.current?.focus();
  };
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') setAt((before) => Math.min(last, before + 1));
      else if (event.key === 'ArrowLeft') setAt((before) => Math.max(0, before - 1));
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [last]);

  const { number = 1, step = '' } = steps[at] ?? {};
  const heading = headingOfStep(recipe, number);
  const near = linesNeededBy(step, recipe, lines);
  return (
    <Dialog
      open
      size="large"
      title={copy.recipes.cooking(recipe.title)}
      closeLabel={copy.recipes.stopCooking}
      onClose={onClose}
      initialFocus={text}
      footer={
        <Moves>
          <Button variant="secondary" disabled={at === 0} onClick={() => go(at - 1)}>
            {copy.recipes.previousStep}
          </Button>
          {at < last ? (
            <Button onClick={() => go(at + 1)}>{copy.recipes.nextStep}</Button>
          ) : (
            <Button icon={<SuccessIcon />} onClick={onClose}>
              {copy.recipes.finishCooking}
            </Button>
          )}
        </Moves>
      }
    >
      <Stack $gap={5}>
        <RunningTimers />
        <div aria-live="polite">
          <Stack $gap={3}>
            <Progress>
              {copy.recipes.stepOf(number, steps.length)}
              {heading !== null && ` · ${heading}`}
            </Progress>
            <StepText ref={text} tabIndex={-1}>
              {step}
            </StepText>
          </Stack>
        </div>
        <StepTimers key={number} recipe={recipe} number={number} step={step} />
        {near.length > 0 && (
          <Near>
            <h3>{copy.recipes.forThisStep}</h3>
            <ul role="list">
              {near.map(({ id, original }) => (
                <li key={id}>{original}</li>
              ))}
            </ul>
          </Near>
        )}
      </Stack>
    </Dialog>
  );
}
