import { copy } from '@larder/copy';
import { useStayActive } from '@larder/shell-sdk';
import { Button, Stack, SuccessIcon, theme } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useEffect, useEffectEvent, useRef, type TouchEvent } from 'react';
import styled from 'styled-components';
import type { CookStep } from './cook-step';
import { useCookTimers } from './cook-timers';
import { HandsFree } from './hands-free.parts';
import { Needs, StepTimers, useStepTimer, type CookedRecipe } from './step.parts';
import { TimerList } from './timers.parts';
import { useWakeLock } from './wake-lock';

const { color, font, leading, media, space, textSize, weight } = theme;

const Progress = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.lead};
  font-weight: ${weight.semibold};
`;

/** Read from two metres away, on a phone as far as a step fits. */
const StepText = styled.p`
  font-family: ${font.heading};
  font-size: clamp(1.75rem, 1.1rem + 3.4vw, 3.75rem);
  line-height: ${leading.snug};
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
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

/** Whether a key belongs to what has the focus: Space presses a button. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, input, select, textarea, summary') !== null;

/** Arrow keys and Space move through the steps; Shift with Space moves back. */
function useStepKeys(move: (by: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || event.defaultPrevented) return;
    const isSpace = key === ' ' && !isControl(target);
    if (key === 'ArrowRight' || (isSpace && !shiftKey)) move(1);
    else if (key === 'ArrowLeft' || isSpace) move(-1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** In pixels; a finger that moves less was pressing or scrolling. */
const leastSwipe = 60;

/** A finger that moves across goes to the next step, or back. */
function useSwipe(move: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const begin = from.current;
      from.current = null;
      if (!touch || !begin) return;
      const across = touch.clientX - begin.x;
      const isAcross = Math.abs(across) > 2 * Math.abs(touch.clientY - begin.y);
      if (isAcross && Math.abs(across) >= leastSwipe) move(across < 0 ? 1 : -1);
    },
  };
}

export interface CookModeProps {
  recipe: CookedRecipe;
  /** For the cook's servings, in the cook's units. */
  steps: readonly CookStep[];
  /** The ingredients, likewise. */
  lines: readonly string[];
  /** The number of the step shown. */
  at: number;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** One large step at a time over the whole screen, with what it needs. */
export function CookMode({ recipe, steps, lines, at, onStep, onClose }: CookModeProps) {
  useWakeLock();
  useStayActive();
  const { timers, now } = useCookTimers();
  const text = useRef<HTMLParagraphElement>(null);
  const last = steps.length;
  const go = (to: number) => {
    onStep(Math.min(last, Math.max(1, to)));
    text.current?.focus();
  };
  const move = (by: number) => go(at + by);
  useStepKeys(move);
  const swipe = useSwipe(move);
  const step = steps[at - 1];
  const start = useStepTimer(recipe, step);
  if (!step) return null;
  return (
    <Dialog
      open
      size="screen"
      title={copy.cooking.cooking(recipe.title)}
      closeLabel={copy.cooking.stopCooking}
      onClose={onClose}
      initialFocus={text}
      footer={
        <Moves>
          <Button variant="secondary" disabled={at === 1} onClick={() => move(-1)}>
            {copy.cooking.previousStep}
          </Button>
          {at < last ? (
            <Button onClick={() => move(1)}>{copy.cooking.nextStep}</Button>
          ) : (
            <Button icon={<SuccessIcon />} onClick={onClose}>
              {copy.cooking.finishCooking}
            </Button>
          )}
        </Moves>
      }
    >
      <Stack $gap={5} {...swipe}>
        <TimerList
          timers={timers}
          now={now}
          withDish={timers.some(({ recipeTitle }) => recipeTitle !== recipe.title)}
        />
        <div aria-live="polite">
          <Stack $gap={3}>
            <Progress>
              {copy.cooking.stepOf(step.number, last)}
              {step.heading !== null && ` · ${step.heading}`}
            </Progress>
            <StepText ref={text} tabIndex={-1}>
              {step.step}
            </StepText>
          </Stack>
        </div>
        <StepTimers key={step.number} recipe={recipe} step={step} />
        <Needs step={step} />
        <HandsFree
          step={step}
          lines={lines}
          onMove={move}
          onStep={go}
          onTimer={(seconds, label) => start(label, label, seconds)}
        />
      </Stack>
    </Dialog>
  );
}
