import { longestPlanName } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { commonServings, countsPeople } from '@larder/culinary';
import { AllServingsStepper, Link, PremiumButton, type WidgetProps } from '@larder/shell-sdk';
import {
  Button,
  CalendarIcon,
  Card,
  Cluster,
  DishIcon,
  Field,
  GroceryListIcon,
  MenusIcon,
  Notice,
  SectionHeading,
  Stack,
} from '@larder/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useNarrowScreen } from '../../shared/narrow-screen';
import {
  hasDishes,
  withDay,
  withName,
  withServingsOfAll,
  type MealSlot,
  type PlannedDish,
} from '../../shared/plan-draft.model';
import { PlanDialogs } from './plan-dialogs.parts';
import { PlanDragging } from './plan-dragging.parts';
import { useWeeklyPlan, type WeeklyPlan } from './use-weekly-plan';
import { DayPlan, WeekTable } from './weekly-plan.parts';

const AllDishes = styled.span`
  font-size: ${({ theme }) => theme.textSize.small};
  font-weight: ${({ theme }) => theme.weight.semibold};
`;

/** What is done with the whole week. */
function PlanTools({
  week: { open, openForSubscribers },
  isNarrow,
}: {
  week: WeeklyPlan;
  isNarrow: boolean;
}) {
  return (
    <Cluster $gap={2} $fill="narrow">
      <PremiumButton
        size="small"
        icon={isNarrow ? undefined : <DishIcon />}
        onClick={() => openForSubscribers({ kind: 'proposal' })}
      >
        {copy.planner.planMyWeek}
      </PremiumButton>
      <Button
        as={Link}
        to="/my-plans"
        variant="secondary"
        size="small"
        icon={isNarrow ? undefined : <MenusIcon />}
      >
        {copy.planner.savedPlans}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={isNarrow ? undefined : <CalendarIcon />}
        onClick={() => open({ kind: 'week' })}
      >
        {copy.planner.viewWeek}
      </Button>
    </Cluster>
  );
}

/** The way to the shop with the plan that was just saved. */
function SavedPlan({ id, name }: { id: string; name: string }) {
  return (
    <Notice
      tone="success"
      action={
        <Button as={Link} size="small" icon={<GroceryListIcon />} to={`/grocery-list?plan=${id}`}>
          {copy.planner.groceryList}
        </Button>
      }
    >
      {copy.planner.savedAs(name)}
    </Notice>
  );
}

/** The week being planned, on the home page, and access to the saved ones. */
export function Widget({ onOpenRecipe }: WidgetProps['planner/weekly-plan']) {
  const week = useWeeklyPlan(onOpenRecipe);
  const { draft, isChanged, change, open } = week;
  const { origin } = draft;
  const { name, meals, notes, lastDay } = draft.content;
  const isNarrow = useNarrowScreen();
  const headingId = useId();
  const dishes = Object.values(meals).flat();
  const { lastSaved } = week.saving;

  const plan = {
    meals,
    notes,
    onOpen: week.openDish,
    onServings: week.setServings,
    onMove: (from: MealSlot, dish: PlannedDish) => open({ kind: 'move', from, dish }),
    onRemove: week.remove,
    onDrop: week.drop,
    onChoose: (slot: MealSlot) => week.openForSubscribers({ kind: 'choose', slot }),
  };
  return (
    <Card aria-labelledby={headingId}>
      <Stack $gap={5}>
        <SectionHeading
          id={headingId}
          ref={week.heading}
          tabIndex={-1}
          actions={<PlanTools week={week} isNarrow={isNarrow} />}
        >
          {copy.planner.weeklyPlan}
        </SectionHeading>
        {origin && <Notice>{copy.planner.editingPlan}</Notice>}
        {isChanged && !week.isKept && <Notice tone="warning">{copy.drafts.notKept}</Notice>}
        <Field
          ref={week.nameField}
          label={copy.planner.planName}
          maxLength={longestPlanName}
          value={name}
          onChange={(event) => change(withName(event.target.value))}
        />
        {dishes.filter(countsPeople).length > 1 && (
          <Cluster $gap={1}>
            <AllDishes aria-hidden="true">{copy.servings.ofAll}</AllDishes>
            <AllServingsStepper
              servings={commonServings(dishes)}
              onChange={(servings) => change(withServingsOfAll(servings))}
            />
          </Cluster>
        )}
        <PlanDragging onMove={week.move}>
          {isNarrow ? (
            <DayPlan {...plan} day={lastDay} onSelectDay={(day) => change(withDay(day))} />
          ) : (
            <WeekTable {...plan} />
          )}
        </PlanDragging>
        <Cluster $fill="narrow">
          <Button busy={week.saving.isSaving} busyLabel={copy.planner.saving} onClick={week.save}>
            {copy.planner.savePlan}
          </Button>
          {(origin || hasDishes(meals)) && (
            <Button variant="ghost" onClick={week.begin}>
              {copy.planner.beginPlan}
            </Button>
          )}
          {origin && isChanged && (
            <Button variant="ghost" onClick={() => open({ kind: 'discard' })}>
              {copy.drafts.discardChanges}
            </Button>
          )}
        </Cluster>
        {lastSaved && !origin && dishes.length === 0 && <SavedPlan {...lastSaved} />}
      </Stack>
      <PlanDialogs week={week} />
    </Card>
  );
}
