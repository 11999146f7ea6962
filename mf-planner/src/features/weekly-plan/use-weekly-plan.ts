import type { MealPlanView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import {
  notify,
  type DishEntry,
  useNavigate,
  usePremiumGate,
  useSearchParams,
  useSession,
  useUndoable,
} from '@larder/shell-sdk';
import { useRef, useState } from 'react';
import {
  hasDishes,
  originOf,
  placeOf,
  refusalOf,
  slotName,
  usePlanDraft,
  withDay,
  withDish,
  withDishBack,
  withDishMoved,
  withLeftovers,
  withServings,
  withoutDish,
  type DishMove,
  type MealSlot,
  type MoveWay,
  type PlannedDish,
} from '../../shared/plan-draft.model';
import { usePlanSaving, useServingsSaving } from './plan-saving';

/** What is open over the week. */
type PlanDialog =
  | { kind: 'week' | 'discard' | 'proposal' }
  | { kind: 'choose'; slot: MealSlot }
  | { kind: 'plan'; id: string }
  | { kind: 'move'; from: MealSlot; dish: PlannedDish }
  | null;

/** Set when the URL names a plan to show: a saved one, or the week in the editor. */
const planParameter = 'plan';
const weekInEditor = 'week';
/** Set while a dish is open over the page. */
const dishParameter = 'dish';

/** The open dialog: the last one asked for, or the saved plan that the URL names. */
function usePlanDialog() {
  const [parameters, setParameters] = useSearchParams();
  const linkedPlan = parameters.get(planParameter);
  const [dialog, setDialog] = useState<PlanDialog>(null);
  // A dish that was opened from it comes before the plan of the address, which Back shows again.
  const isHidden = linkedPlan === null || parameters.has(dishParameter);
  const linked: PlanDialog =
    linkedPlan === weekInEditor ? { kind: 'week' } : { kind: 'plan', id: linkedPlan ?? '' };
  const shown: PlanDialog = dialog ?? (isHidden ? null : linked);
  const open = (next: PlanDialog): void => {
    const toLink = next?.kind === 'week' ? weekInEditor : null;
    setDialog(toLink === null ? next : null);
    if (linkedPlan === toLink) return;
    if (toLink === null) parameters.delete(planParameter);
    else parameters.set(planParameter, toLink);
    setParameters(parameters, { replace: true, preventScrollReset: true });
  };
  return { dialog: shown, open, close: () => open(null) };
}

/** The plan in the editor, what can be done with it, and the dialogs over it. */
export function useWeeklyPlan(onOpenRecipe: (recipeId: number, entry?: DishEntry) => void) {
  const { isSubscribed } = useSession();
  const askForSubscription = usePremiumGate();
  const navigate = useNavigate();
  const { draft, isChanged, isKept, change, begin, edit, takeSaved } = usePlanDraft();
  const { origin } = draft;
  const offerBack = useUndoable(draft.key);
  const { name, meals } = draft.content;
  const refuseLocked = (): void => {
    notify.error(copy.planner.savingLocked);
    void navigate('/subscribe');
  };
  const saving = usePlanSaving(refuseLocked);
  const savingServings = useServingsSaving();
  const { dialog, open, close } = usePlanDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const nameField = useRef<HTMLInputElement>(null);

  const save = (): void => {
    if (!isSubscribed) return refuseLocked();
    if (name.trim() === '') {
      notify.error(copy.planner.nameMissing);
      return nameField.current?.focus();
    }
    if (!hasDishes(meals)) return void notify.error(copy.planner.dishesMissing);
    void saving.save();
  };
  const remove = (slot: MealSlot, recipeId: number): void => {
    change(withoutDish(slot, recipeId));
    const index = meals[slot]?.findIndex(({ id }) => id === recipeId) ?? -1;
    const dish = meals[slot]?.[index];
    if (dish)
      offerBack(copy.common.removed(dish.title), () => change(withDishBack(slot, dish, index)));
    // The pressed button is gone.
    heading.current?.focus();
  };
  /** Whether the dish has moved; otherwise the reason is reported. */
  const move = (dish: PlannedDish, { from, to }: Omit<DishMove, 'id'>): boolean => {
    const refusal = refusalOf(meals, to, dish);
    if (refusal !== null) {
      notify.info(refusal);
      return false;
    }
    change(withDishMoved({ id: dish.id, from, to }));
    return true;
  };
  /** Moves or repeats the dish of the open dialog, or plans its leftovers. */
  const moveChosen = (
    dish: PlannedDish,
    { from, to }: Omit<DishMove, 'id'>,
    way: MoveWay = 'move',
  ): void => {
    if (way === 'move') {
      if (!move(dish, { from, to })) return;
    } else {
      const refusal = refusalOf(meals, to, dish);
      if (refusal !== null) return void notify.info(refusal);
      const { leftovers: _, ...cooked } = dish;
      if (way === 'repeat') change(withDish(...placeOf(to), cooked));
      else change(withLeftovers({ id: dish.id, from, to }));
    }
    notify.success(copy.planner.moveWays[way].done(dish.title, slotName(to)));
    change(withDay(placeOf(to)[0]));
    close();
  };
  /** Opens what only subscribers may use. */
  const openForSubscribers = (next: PlanDialog): void => {
    if (isSubscribed) open(next);
    else askForSubscription();
  };
  /** Puts a dish into the meal of the open dialog. */
  const choose = (slot: MealSlot, dish: PlannedDish): void => {
    const refusal = refusalOf(meals, slot, dish);
    if (refusal !== null) return void notify.info(refusal);
    change(withDish(...placeOf(slot), dish));
    notify.success(copy.planner.planned(dish.title, slotName(slot)));
    close();
  };
  /** Puts a dish that was dragged here into a meal. */
  const drop = (slot: MealSlot, dish: PlannedDish): void => {
    if (isSubscribed) choose(slot, dish);
    else askForSubscription();
  };
  const editSaved = (plan: MealPlanView): void => {
    if (!isSubscribed) return askForSubscription();
    if (edit(originOf(plan)) === 'resumed') notify.info(copy.drafts.resumed(plan.name));
    close();
  };
  const discardChanges = (): void => {
    if (origin) takeSaved(draft.key, origin);
    close();
  };
  const setServings = (slot: MealSlot, recipeId: number, servings: number): void =>
    change(withServings(slot, recipeId, servings));
  /** Opens a dish of the plan in the editor. */
  const openDish = (slot: MealSlot, { id, servings = null }: PlannedDish): void => {
    onOpenRecipe(id, { servings, onChange: (next) => setServings(slot, id, next) });
  };
  const openSavedDish = (plan: MealPlanView, slot: MealSlot, dish: PlannedDish): void => {
    const onSave = isSubscribed ? savingServings(plan, slot, dish) : undefined;
    onOpenRecipe(dish.id, { servings: dish.servings ?? null, onSave });
  };

  return {
    draft,
    isChanged,
    isKept,
    change,
    begin,
    saving,
    save,
    remove,
    move,
    moveChosen,
    choose,
    drop,
    openForSubscribers,
    editSaved,
    discardChanges,
    setServings,
    openDish,
    openSavedDish,
    dialog,
    open,
    close,
    heading,
    nameField,
  };
}

export type WeeklyPlan = ReturnType<typeof useWeeklyPlan>;
