import { errorMessage } from '@larder/api-client';
import { copy, dateFormat } from '@larder/copy';
import { Link, notify, useSearchParams, useStayActive } from '@larder/shell-sdk';
import { Button, Cluster, CookIcon, Notice, Spinner, Stack, theme } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import styled from 'styled-components';
import { loadKitchen, useRecipesLoader } from '../menu-print/menu-print.api';
import { useCookTimers } from './cook-timers';
import { Needs, StepTimers } from './step.parts';
import { TimerList } from './timers.parts';
import { dueStep, togetherOf, type TogetherDish, type TogetherStep } from './together.model';
import { useWakeLock } from './wake-lock';

const { border, color, font, leading, radius, space, textSize, weight } = theme;
const minute = 60_000;
const timeOfDay = dateFormat({ hour: 'numeric', minute: '2-digit' });

const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.medium};

  &[aria-current='step'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }

  > h3 {
    font-size: ${textSize.lead};
  }

  > p {
    font-family: ${font.heading};
    font-size: clamp(1.25rem, 1rem + 1.2vw, 2rem);
    line-height: ${leading.snug};
    overflow-wrap: anywhere;
  }
`;

const When = styled.span`
  color: ${color.inkMuted};
  font-weight: ${weight.semibold};
  font-variant-numeric: tabular-nums;
`;

const words = copy.cooking.together;

/** Leads to a step of one dish on the same page, to which Back returns. */
function useStepAddress() {
  const [parameters] = useSearchParams();
  return ({ dish, step }: TogetherStep) => {
    const address = new URLSearchParams(parameters);
    address.set('dish', String(dish.recipe.id));
    address.set('cook', String(step.number));
    for (const ofAll of ['began', 'of']) address.delete(ofAll);
    return { search: address.toString() };
  };
}

function StepRow({ step, time, isDue }: { step: TogetherStep; time: string; isDue: boolean }) {
  const { dish, activeMinutes, passiveMinutes } = step;
  const addressOf = useStepAddress();
  return (
    <Row aria-current={isDue ? 'step' : undefined}>
      <h3>
        {time} · {dish.recipe.title}
      </h3>
      <When>
        {copy.cooking.stepOf(step.step.number, dish.steps.length)} ·{' '}
        {words.work(activeMinutes, passiveMinutes)}
      </When>
      <p>{step.step.step}</p>
      <Cluster $gap={3}>
        <StepTimers recipe={dish.recipe} step={step.step} />
        <Button as={Link} to={addressOf(step)} variant="ghost">
          {words.openStep}
        </Button>
      </Cluster>
      <Needs step={step.step} />
    </Row>
  );
}

/** Loads the dishes with their steps for the servings wanted. */
function useDishes(
  ids: readonly number[],
  servings: ReadonlyMap<number, number | null>,
  giveUp: (error: unknown) => void,
): TogetherDish[] | null {
  const load = useRecipesLoader();
  const [dishes, setDishes] = useState<TogetherDish[] | null>(null);
  const fetchDishes = useEffectEvent(async (wanted: () => boolean) => {
    try {
      const [kitchen, recipes] = await Promise.all([loadKitchen(), load([...ids])]);
      if (!wanted()) return;
      setDishes(
        recipes.map((recipe) => ({
          recipe,
          steps: kitchen.cookSteps(
            recipe,
            servings.get(recipe.id) ?? recipe.servings,
            'written',
            copy.common.locale,
          ),
        })),
      );
    } catch (error) {
      if (wanted()) giveUp(error);
    }
  });
  const key = ids.join(',');
  useEffect(() => {
    let wanted = true;
    void fetchDishes(() => wanted);
    return () => {
      wanted = false;
    };
  }, [key]);
  return dishes;
}

/** The time, often enough for minutes, while somebody waits for it. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const interval = setInterval(() => setNow(Date.now()), minute / 6);
    return () => clearInterval(interval);
  }, [isNeeded]);
  return now;
}

export interface CookTogetherProps {
  ids: readonly number[];
  /** For how many each dish is cooked; others as their recipes are written. */
  servings: ReadonlyMap<number, number | null>;
  /** When the cook began; null before. */
  began: number | null;
  onBegin: () => void;
  onClose: () => void;
}

/** [COOK-6] Several dishes in one order of work, ready together. */
export function CookTogether({ ids, servings, began, onBegin, onClose }: CookTogetherProps) {
  useWakeLock();
  useStayActive();
  const { timers, now: timersNow } = useCookTimers();
  const dishes = useDishes(ids, servings, (error) => {
    notify.error(errorMessage(error, copy.dish.detailsFailed));
    onClose();
  });
  const now = useNow(true);
  const plan = useMemo(() => (dishes ? togetherOf(dishes) : null), [dishes]);
  const start = began ?? now;
  const timeAt = (minutes: number) => timeOfDay().format(start + minutes * minute);
  const due = plan && began !== null ? dueStep(plan.steps, Math.max(now - began, 0) / minute) : -1;
  return (
    <Dialog
      open
      size="screen"
      title={words.title}
      closeLabel={copy.cooking.stopCooking}
      onClose={onClose}
      footer={
        plan &&
        began === null && (
          <Button icon={<CookIcon />} onClick={onBegin}>
            {words.begin}
          </Button>
        )
      }
    >
      {plan ? (
        <Stack $gap={5}>
          <TimerList timers={timers} now={timersNow} withDish />
          <p>{words.ready(timeAt(plan.minutes), plan.minutes)}</p>
          {plan.conflicts.map(({ dishes: [one, other], celsius }) => (
            <Notice key={`${one}/${other}`} tone="warning">
              {words.ovenConflict(one, celsius[0], other, celsius[1])}
            </Notice>
          ))}
          <Steps>
            {plan.steps.map((step, index) => (
              <StepRow
                key={`${step.dish.recipe.id}/${step.step.number}`}
                step={step}
                time={timeAt(step.startsAt)}
                isDue={index === due}
              />
            ))}
          </Steps>
        </Stack>
      ) : (
        <Spinner label={copy.dish.loadingRecipe} />
      )}
    </Dialog>
  );
}
