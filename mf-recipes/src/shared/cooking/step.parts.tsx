import type { RecipeView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { stepTimes } from '@larder/culinary';
import { useLocation } from '@larder/shell-sdk';
import { Button, Cluster, theme, TimeIcon } from '@larder/ui';
import styled from 'styled-components';
import type { CookStep } from './cook-step';
import { startTimer } from './cook-timers';

const { color, leading, radius, space, textSize } = theme;

export type CookedRecipe = Pick<RecipeView, 'id' | 'title'>;

const Near = styled.section`
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  font-size: clamp(1.1875rem, 1rem + 1vw, 1.75rem);

  > h3 {
    margin-bottom: ${space[2]};
    font-size: ${textSize.lead};
  }

  > ul {
    columns: 22rem auto;
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: ${space[1]};
    line-height: ${leading.snug};
    break-inside: avoid;
  }
`;

const Named = styled.li`
  color: ${color.inkMuted};
`;

/** Starts a timer that leads back to a step. */
export function useStepTimer(recipe: CookedRecipe, step: CookStep | undefined) {
  const { pathname, search } = useLocation();
  return (id: string | number, label: string, seconds: number): void => {
    if (!step) return;
    const parameters = new URLSearchParams(search);
    parameters.set('dish', String(recipe.id));
    parameters.set('cook', String(step.number));
    const address = `${pathname}?${parameters}`;
    const { title: recipeTitle } = recipe;
    const stepNumber = step.number;
    startTimer(
      { id: `${recipe.id}/${stepNumber}/${id}`, recipeTitle, stepNumber, label, address },
      seconds,
    );
  };
}

/** The times in a step as they are worded there; those worded alike say which of them they are. */
function timersIn(step: string) {
  const times = stepTimes(step).map(({ start, end, seconds }) => ({
    at: start,
    text: step.slice(start, end),
    seconds,
  }));
  return times.map(({ at, text, seconds }) => {
    const alike = times.filter((other) => other.text === text);
    const place = alike.findIndex((other) => other.at === at) + 1;
    const label = alike.length > 1 ? copy.cooking.oneOfEqualTimes(text, place, alike.length) : text;
    return { at, label, seconds };
  });
}

/** The timers that a step gives. */
export function StepTimers({ recipe, step }: { recipe: CookedRecipe; step: CookStep }) {
  const start = useStepTimer(recipe, step);
  const timers = timersIn(step.step);
  if (timers.length === 0) return null;
  return (
    <Cluster $gap={3}>
      {timers.map(({ at, label, seconds }) => (
        <Button
          key={at}
          variant="secondary"
          icon={<TimeIcon />}
          onClick={() => start(at, label, seconds)}
        >
          {copy.cooking.startTimer(label)}
        </Button>
      ))}
    </Cluster>
  );
}

/** What the step needs, with its own amounts; what is named only, below. */
export function Needs({ step }: { step: CookStep }) {
  if (step.needs.length === 0) return null;
  const measured = step.needs.filter(({ isMeasured }) => isMeasured);
  const others = step.needs.filter(({ isMeasured }) => !isMeasured);
  return (
    <Near>
      <h3>{copy.cooking.forThisStep}</h3>
      <ul role="list">
        {measured.map(({ line, text }) => (
          <li key={line}>{text}</li>
        ))}
        {others.map(({ line, text }) => (
          <Named key={line}>{text}</Named>
        ))}
      </ul>
    </Near>
  );
}
