import { errorMessage } from '@larder/api-client';
import { type diets, mealNames } from '@larder/api-client/limits';
import { mealPlannerApi, type WeekProposalView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { useState } from 'react';
import {
  daysInOrder,
  freeSlots,
  slotsInOrder,
  planData,
  usePlanDraft,
  withDishes,
  withMealsOf,
  type Meal,
  type MealSlot,
  type PlannedMeals,
} from '../../shared/plan-draft.model';

// A question: it changes nothing that is shown elsewhere.
const { useProposeWeekMutation } = mealPlannerApi.enhanceEndpoints({
  endpoints: { proposeWeek: { invalidatesTags: [] } },
});

type ProposedMeal = WeekProposalView['meals'][number];

/** What a person wishes of a week. */
export interface WeekWishes {
  /** How many of the free meals to fill. */
  readonly counts: Readonly<Record<Meal, number>>;
  readonly diet: (typeof diets)[number];
  /** Null for any time. */
  readonly maxMinutes: number | null;
  readonly useSoon: string;
  readonly exclude: string;
}

const firstWishes: WeekWishes = {
  counts: { Breakfast: 0, Lunch: 0, Dinner: 5 },
  diet: 'all',
  maxMinutes: null,
  useSoon: '',
  exclude: '',
};

/** The proposal on the screen: the whole week of the last answers, and what has been turned down so far. */
interface Proposed {
  readonly meals: readonly ProposedMeal[];
  readonly locked: ReadonlySet<MealSlot>;
  readonly turnedDown: readonly number[];
  readonly answer: WeekProposalView;
}

const inOrder = (meals: readonly ProposedMeal[]): ProposedMeal[] =>
  slotsInOrder().flatMap((slot) => meals.find((meal) => meal.slot === slot) ?? []);

/** A week being proposed: the wishes, the proposal, and what can be done with it. */
export function useWeekProposal(onAccepted: () => void) {
  const { draft, change } = usePlanDraft();
  const { content } = draft;
  const [wishes, setWishes] = useState(firstWishes);
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const [ask, { isLoading }] = useProposeWeekMutation();
  const [seed, setSeed] = useState(0);

  const wishedSlots = (): MealSlot[] =>
    mealNames.flatMap((meal) => freeSlots(content.meals, meal).slice(0, wishes.counts[meal]));

  /** Asks for dishes for these slots, beside what the plan and the proposal keep. */
  const request = async (
    slots: readonly MealSlot[],
    kept: readonly ProposedMeal[],
    turnedDown: readonly number[],
    nextSeed: number,
  ): Promise<void> => {
    const decided: PlannedMeals = { ...content.meals };
    for (const { slot, ...dish } of kept) decided[slot] = [dish];
    const { useSoon, exclude, diet, maxMinutes } = wishes;
    try {
      const answer = await ask({
        weekProposalBody: {
          slots: [...slots],
          decided: planData(decided),
          turnedDown: [...turnedDown],
          ...(useSoon.trim() !== '' && { useSoon }),
          ...{ exclude, diet, maxMinutes, seed: nextSeed, firstDay: daysInOrder()[0] },
        },
      }).unwrap();
      const meals = inOrder([...kept, ...answer.meals]);
      setProposed((shown) => ({
        ...{ meals, turnedDown, answer },
        locked: new Set([...(shown?.locked ?? [])].filter((slot) => slots.indexOf(slot) < 0)),
      }));
    } catch (error) {
      notify.error(errorMessage(error, copy.planner.proposalFailed));
    }
  };

  const propose = (): void => {
    const slots = wishedSlots();
    if (slots.length === 0) return void notify.error(copy.planner.noFreeMeals);
    void request(slots, [], [], seed);
  };
  const swap = (meal: ProposedMeal): void => {
    if (!proposed) return;
    const kept = proposed.meals.filter((one) => one !== meal);
    void request([meal.slot], kept, [...proposed.turnedDown, meal.id], seed);
  };
  /** Everything that is not locked is chosen again. */
  const proposeOthers = (): void => {
    if (!proposed) return;
    const kept = proposed.meals.filter(({ slot }) => proposed.locked.has(slot));
    const others = proposed.meals.filter(({ slot }) => !proposed.locked.has(slot));
    const slots = [...others.map(({ slot }) => slot), ...proposed.answer.unfilled];
    const turnedDown = [...proposed.turnedDown, ...others.map(({ id }) => id)];
    setSeed(seed + 1);
    void request(slots, kept, turnedDown, seed + 1);
  };
  const toggleLock = (slot: MealSlot): void =>
    setProposed((shown) => {
      if (!shown) return shown;
      const locked = new Set(shown.locked);
      if (!locked.delete(slot)) locked.add(slot);
      return { ...shown, locked };
    });
  const accept = (): void => {
    if (!proposed) return;
    const before = content;
    change(withDishes(proposed.meals.map(({ slot, ...dish }) => [slot, dish] as const)));
    notify.undoable(copy.planner.proposalTaken(proposed.meals.length), copy.common.undo, () =>
      change(withMealsOf(before)),
    );
    setProposed(null);
    onAccepted();
  };

  return {
    wishes,
    wish: (change: Partial<WeekWishes>): void => setWishes({ ...wishes, ...change }),
    freeMeals: (meal: Meal): number => freeSlots(content.meals, meal).length,
    proposed,
    propose,
    swap,
    proposeOthers,
    toggleLock,
    accept,
    back: (): void => setProposed(null),
    isAsking: isLoading,
  };
}

export type WeekProposal = ReturnType<typeof useWeekProposal>;
