import type { RecipeView } from '@larder/api-client/recipes';
import { cookingTimeline, workOfSteps, type OvenConflict } from '@larder/culinary';
import type { CookStep } from './cook-step';

/** A dish of a timeline, with its steps for the servings wanted. */
export interface TogetherDish {
  readonly recipe: Pick<RecipeView, 'id' | 'title'>;
  readonly steps: readonly CookStep[];
}

/** A step of one of the dishes, and when it is done, in minutes from the beginning. */
export interface TogetherStep {
  readonly dish: TogetherDish;
  readonly step: CookStep;
  readonly startsAt: number;
  readonly activeMinutes: number;
  readonly passiveMinutes: number;
}

export interface NamedConflict {
  readonly dishes: readonly [string, string];
  readonly celsius: readonly [number, number];
}

const named = (
  { first, second, celsius }: OvenConflict,
  titleOf: (id: number) => string,
): NamedConflict => ({ dishes: [titleOf(first.dish), titleOf(second.dish)], celsius });

/** One order of work for several dishes, and how long it takes. */
export function togetherOf(dishes: readonly TogetherDish[]) {
  const timed = dishes.map(({ recipe, steps }) => ({
    id: recipe.id,
    steps: workOfSteps(steps.map(({ step }) => step)),
  }));
  const timeline = cookingTimeline(timed);
  const titleOf = (id: number) => dishes.find(({ recipe }) => recipe.id === id)?.recipe.title ?? '';
  const steps = timeline.steps.flatMap(
    ({ dish: id, step: index, startsAt, attendedUntil, endsAt }): TogetherStep[] => {
      const dish = dishes.find(({ recipe }) => recipe.id === id);
      const step = dish?.steps[index];
      return dish && step
        ? [
            {
              dish,
              step,
              startsAt,
              activeMinutes: attendedUntil - startsAt,
              passiveMinutes: endsAt - attendedUntil,
            },
          ]
        : [];
    },
  );
  const conflicts = timeline.ovenConflicts.map((conflict) => named(conflict, titleOf));
  return { steps, minutes: timeline.minutes, conflicts };
}

/** The step that is due: the last one whose time has come. */
export function dueStep(steps: readonly TogetherStep[], minutesSince: number): number {
  return steps.findLastIndex(({ startsAt }) => startsAt <= minutesSince);
}
