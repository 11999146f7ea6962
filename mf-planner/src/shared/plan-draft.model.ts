import type { MealPlanDataBody } from '@larder/api-client/meal-planner';
import {
  createSlice,
  useAppDispatch,
  useAppSelector,
  useSession,
  type PayloadAction,
} from '@larder/shell-sdk';
import { useEffect } from 'react';

export const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const meals = ['Breakfast', 'Lunch', 'Dinner'] as const;

export type WeekDay = (typeof days)[number];
export type Meal = (typeof meals)[number];
export type MealSlot = keyof MealPlanDataBody & `${WeekDay}-${Meal}`;

export const slotOf = (day: WeekDay, meal: Meal): MealSlot => `${day}-${meal}`;

/** Most dishes one meal can have. */
export const largestMeal = 20;

/** Longest name of a plan, in characters. */
export const longestName = 120;

export interface PlannedDish {
  id: number;
  title: string;
  image: string;
}

export type PlannedMeals = Partial<Record<MealSlot, PlannedDish[]>>;

/** The plan that is being made and not yet saved. */
export interface PlanDraft {
  /** Whose it is; null before it was looked for in what the tab keeps. */
  ownerId: string | null;
  name: string;
  meals: PlannedMeals;
  /** Where a dish was added last: the next one is likely to go near. */
  lastDay: WeekDay;
  lastMeal: Meal;
}

/** Key of the slice in the one store. */
export const planDraftKey = 'mf_planner/plan-draft';

const empty: PlanDraft = {
  ownerId: null,
  name: '',
  meals: {},
  lastDay: 'Monday',
  lastMeal: 'Breakfast',
};

const slice = createSlice({
  name: planDraftKey,
  initialState: empty,
  reducers: {
    draftRestored: (_, { payload }: PayloadAction<PlanDraft>) => payload,
    nameChanged: (draft, { payload }: PayloadAction<string>) => {
      draft.name = payload;
    },
    dishPlanned: (
      draft,
      { payload }: PayloadAction<{ day: WeekDay; meal: Meal; dish: PlannedDish }>,
    ) => {
      const { day, meal, dish } = payload;
      const { id, title, image } = dish;
      draft.lastDay = day;
      draft.lastMeal = meal;
      const dishes = (draft.meals[slotOf(day, meal)] ??= []);
      if (dishes.length < largestMeal && !dishes.some((planned) => planned.id === id)) {
        dishes.push({ id, title, image });
      }
    },
    dishRemoved: ({ meals }, { payload }: PayloadAction<{ slot: MealSlot; id: number }>) => {
      const rest = meals[payload.slot]?.filter(({ id }) => id !== payload.id);
      if (rest?.length) meals[payload.slot] = rest;
      else delete meals[payload.slot];
    },
    /** [STATE-6] */
    planSaved: ({ ownerId }) => ({ ...empty, ownerId }),
  },
});

export const { dishPlanned, dishRemoved, nameChanged, planSaved } = slice.actions;
export const planDraftReducer = slice.reducer;

const storageKey = 'plan-draft';

function readKept(ownerId: string): PlanDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as PlanDraft | null;
    if (kept?.ownerId === ownerId && typeof kept.meals === 'object') return { ...empty, ...kept };
  } catch {
    // Without storage, or with something unreadable in it, the plan begins empty.
  }
  return { ...empty, ownerId };
}

/** The draft of the person, which outlives a reload for as long as the tab is open. */
export function usePlanDraft(): PlanDraft {
  const draft = useAppSelector((state: { [planDraftKey]: PlanDraft }) => state[planDraftKey]);
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const userId = user?.id ?? '';
  useEffect(() => {
    if (draft.ownerId !== userId) {
      dispatch(slice.actions.draftRestored(readKept(userId)));
      return;
    }
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(draft));
    } catch {
      // Without storage the plan lasts as long as the page.
    }
  }, [draft, userId, dispatch]);
  return draft;
}

export const hasDishes = (meals: PlannedMeals): boolean => Object.keys(meals).length > 0;

/** The plan as the API takes it. */
export const planData = (meals: PlannedMeals): MealPlanDataBody =>
  Object.fromEntries(
    Object.entries(meals).map(([slot, dishes]) => [slot, dishes.map(({ id }) => ({ id }))]),
  );
