import { errorMessage } from '@larder/api-client';
import { useCreateMealPlanMutation } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import {
  notify,
  useAppDispatch,
  useNavigate,
  useSession,
  type WidgetProps,
} from '@larder/shell-sdk';
import { Button, Card, CalendarIcon, Cluster, Field, SectionHeading, Stack } from '@larder/ui';
import { useId, useRef, useState } from 'react';
import { useNarrowScreen } from '../../shared/narrow-screen';
import {
  dishRemoved,
  hasDishes,
  longestName,
  nameChanged,
  planData,
  planSaved,
  usePlanDraft,
  type MealSlot,
} from '../../shared/plan-draft.model';
import { DayPlan, WeekDialog, WeekTable } from './weekly-plan.parts';

/** The plan of a week in the making, on the home page. */
export function Widget({ onOpenRecipe }: WidgetProps['planner/weekly-plan']) {
  const { isSubscribed } = useSession();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { name, meals } = usePlanDraft();
  const [createMealPlan, { isLoading }] = useCreateMealPlanMutation();
  const [isWeekOpen, setIsWeekOpen] = useState(false);
  const isNarrow = useNarrowScreen();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const nameField = useRef<HTMLInputElement>(null);

  const save = async (): Promise<void> => {
    if (!isSubscribed) {
      notify.error(copy.planner.savingLocked);
      return void navigate('/subscribe');
    }
    const title = name.trim();
    if (title === '') {
      notify.error(copy.planner.nameMissing);
      return nameField.current?.focus();
    }
    if (!hasDishes(meals)) return void notify.error(copy.planner.dishesMissing);
    try {
      await createMealPlan({ mealPlanBody: { name: title, plan_data: planData(meals) } }).unwrap();
      dispatch(planSaved());
      notify.success(copy.planner.planSaved);
    } catch (error) {
      notify.error(errorMessage(error, copy.planner.planSaveFailed));
    }
  };
  const remove = (slot: MealSlot, id: number): void => {
    dispatch(dishRemoved({ slot, id }));
    // The button that was pressed is gone.
    heading.current?.focus();
  };

  const plan = { meals, onOpen: onOpenRecipe, onRemove: remove };
  return (
    <Card aria-labelledby={headingId}>
      <Stack $gap={5}>
        <SectionHeading
          id={headingId}
          ref={heading}
          tabIndex={-1}
          actions={
            <Button
              variant="ghost"
              size="small"
              icon={<CalendarIcon />}
              onClick={() => setIsWeekOpen(true)}
            >
              {copy.planner.viewWeek}
            </Button>
          }
        >
          {copy.planner.weeklyPlan}
        </SectionHeading>
        <Field
          ref={nameField}
          label={copy.planner.planName}
          maxLength={longestName}
          value={name}
          onChange={(event) => dispatch(nameChanged(event.target.value))}
        />
        {isNarrow ? <DayPlan {...plan} /> : <WeekTable {...plan} />}
        <Cluster>
          <Button busy={isLoading} busyLabel={copy.planner.saving} onClick={() => void save()}>
            {copy.planner.savePlan}
          </Button>
        </Cluster>
      </Stack>
      {isWeekOpen && <WeekDialog name={name} meals={meals} onClose={() => setIsWeekOpen(false)} />}
    </Card>
  );
}
