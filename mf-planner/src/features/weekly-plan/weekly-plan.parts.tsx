import { mealNames, weekDays } from '@larder/api-client/limits';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { copy } from '@larder/copy';
import { changedServings, countsPeople, servingsOf } from '@larder/culinary';
import { carriedDish, ServingsStepper, WidgetSlot } from '@larder/shell-sdk';
import { AddIcon, CloseIcon, IconButton, MoveIcon, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useState, type DragEvent, type ReactNode, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import {
  daysInOrder,
  dishesCookedOn,
  hasDishes,
  slotName,
  slotOf,
  type Meal,
  type MealNote,
  type MealNotes,
  type MealSlot,
  type PlannedDish,
  type PlannedMeals,
  type WeekDay,
} from '../../shared/plan-draft.model';
import type { DraggedDish } from './plan-dragging.parts';

interface PlanProps {
  meals: PlannedMeals;
  notes: MealNotes;
  onOpen: (slot: MealSlot, dish: PlannedDish) => void;
  onServings: (slot: MealSlot, recipeId: number, servings: number) => void;
  onMove: (slot: MealSlot, dish: PlannedDish) => void;
  onRemove: (slot: MealSlot, recipeId: number) => void;
  onChoose: (slot: MealSlot) => void;
  /** Takes a dish that was dragged here from another part of the page. */
  onDrop: (slot: MealSlot, dish: PlannedDish) => void;
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${({ theme }) => theme.textSize.small};

  th {
    padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
    color: ${({ theme }) => theme.color.inkMuted};
    font-weight: ${({ theme }) => theme.weight.semibold};
    text-align: start;
  }

  th[scope='row'] {
    vertical-align: top;
  }

  tr > :first-child {
    width: 6.25rem;
    padding-inline-start: 0;
  }

  tr + tr,
  tbody tr {
    border-top: ${({ theme }) => theme.border.hairline} solid ${({ theme }) => theme.color.line};
  }

  td {
    min-width: 0;
    height: 3.25rem;
    padding: ${({ theme }) => theme.space[1]};
    vertical-align: top;
  }

  td[data-target] {
    background: ${({ theme }) => theme.color.accentSoft};
    box-shadow: inset 0 0 0 ${({ theme }) => theme.border.heavy}
      ${({ theme }) => theme.color.accent};
  }

  td + td,
  th + td {
    border-inline-start: ${({ theme }) => theme.border.hairline} solid
      ${({ theme }) => theme.color.line};
  }
`;

const Dishes = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accentSoftInk};
    cursor: grab;
  }

  li[data-dragged] {
    opacity: 0.4;
  }

  &[data-out] li {
    opacity: 0.6;
  }

  li small {
    display: block;
    font-size: ${({ theme }) => theme.textSize.caption};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  li[data-hidden] {
    cursor: default;
  }
`;

/** Next to its own buttons if there is room for text, otherwise above them. */
const DishButton = styled.button`
  flex: 1 1 7rem;
  min-width: 0;
  min-height: ${({ theme }) => theme.control.small};
  padding-block: ${({ theme }) => theme.space[1]};
  padding-inline: ${({ theme }) => theme.space[2]} 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: transparent;
  color: inherit;
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: ${({ theme }) => theme.leading.snug};
  overflow-wrap: anywhere;
  text-align: start;

  ${({ theme }) => theme.media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** A dish that the person may not open: its title stands where others have a button. */
const HiddenDish = styled.span`
  flex: 1;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  line-height: ${({ theme }) => theme.leading.snug};
  overflow-wrap: anywhere;

  small {
    display: block;
    font-size: ${({ theme }) => theme.textSize.caption};
  }
`;

const DishTools = styled.span`
  display: flex;
  flex: none;
`;

interface DishProps extends Omit<PlanProps, 'meals' | 'notes' | 'onChoose' | 'onDrop'> {
  slot: MealSlot;
  dish: PlannedDish;
}

const stay = (event: SyntheticEvent): void => event.stopPropagation();

function Dish({ slot, dish, onOpen, onServings, onMove, onRemove }: DishProps) {
  const { id, title } = dish;
  const isHidden = dish.available === false;
  const { listeners, setNodeRef, isDragging } = useDraggable({
    id: `${slot} ${id}`,
    data: { dish, from: slot } satisfies DraggedDish,
    disabled: isHidden,
  });
  if (isHidden) {
    return (
      <li data-hidden>
        <HiddenDish>
          {title}
          <small>{copy.planner.keptPrivate}</small>
        </HiddenDish>
      </li>
    );
  }
  return (
    <li ref={setNodeRef} {...listeners} data-dragged={isDragging || undefined}>
      <DishButton type="button" onClick={() => onOpen(slot, dish)}>
        {title}
        {dish.leftovers && <small>{copy.planner.leftovers}</small>}
      </DishButton>
      {/* Pressing here selects the number instead of dragging the dish. */}
      <span onMouseDown={stay} onTouchStart={stay}>
        <ServingsStepper
          title={copy.planner.dishIn(title, slotName(slot))}
          servings={servingsOf(dish)}
          countsPeople={countsPeople(dish)}
          onChange={(servings) => onServings(slot, id, servings)}
        />
      </span>
      <DishTools>
        <IconButton
          size="small"
          label={copy.planner.moveFrom(title, slotName(slot))}
          icon={<MoveIcon />}
          onClick={() => onMove(slot, dish)}
        />
        <IconButton
          size="small"
          label={copy.planner.removeFrom(title, slotName(slot))}
          icon={<CloseIcon />}
          onClick={() => onRemove(slot, id)}
        />
      </DishTools>
    </li>
  );
}

const Said = styled.p`
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  line-height: ${({ theme }) => theme.leading.snug};
  overflow-wrap: anywhere;

  strong {
    display: block;
  }
`;

/** What is said of a meal besides its dishes. */
function Remark({ note }: { note: MealNote }) {
  return (
    <Said>
      {note.eatingOut && <strong>{copy.planner.eatingOut}</strong>}
      {note.text}
    </Said>
  );
}

/** Fills an empty meal, so that pressing anywhere in it chooses a dish. */
const AddButton = styled.button`
  display: grid;
  place-content: center;
  width: 100%;
  min-height: 1.5rem;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: transparent;
  color: ${({ theme }) => theme.color.inkMuted};

  &[data-empty] {
    min-height: ${({ theme }) => theme.control.medium};
  }

  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surfaceSunken};
      color: ${({ theme }) => theme.color.ink};
    }
  }
`;

/** Takes dishes that are dragged from the results of a search. */
function useDishDrop(onDrop: (dish: PlannedDish) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (!carriedDish.isIn(event.dataTransfer)) return;
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent): void => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop: (event: DragEvent): void => {
        setIsOver(false);
        const dish = carriedDish.readFrom(event.dataTransfer);
        if (!dish) return;
        event.preventDefault();
        onDrop({ servings: null, ...dish });
      },
    },
  };
}

function MealCell({
  day,
  meal,
  meals,
  notes,
  onChoose,
  onDrop,
  ...on
}: PlanProps & { day: WeekDay; meal: Meal }) {
  const slot = slotOf(day, meal);
  const dishes = meals[slot] ?? [];
  const { isOver, setNodeRef } = useDroppable({ id: slot });
  const dropped = useDishDrop((dish) => onDrop(slot, dish));
  return (
    <td
      ref={setNodeRef}
      aria-label={slotName(slot)}
      data-target={isOver || dropped.isOver || undefined}
      {...dropped.handlers}
    >
      {notes[slot] && <Remark note={notes[slot]} />}
      {dishes.length > 0 && (
        <Dishes data-out={notes[slot]?.eatingOut || undefined}>
          {dishes.map((dish) => (
            <Dish key={dish.id} slot={slot} dish={dish} {...on} />
          ))}
        </Dishes>
      )}
      <AddButton
        type="button"
        aria-label={copy.planner.addDishTo(slotName(slot))}
        data-empty={dishes.length === 0 || undefined}
        onClick={() => onChoose(slot)}
      >
        <AddIcon aria-hidden="true" />
      </AddButton>
    </td>
  );
}

/** The week as a table: a row for each day, a column for each meal. */
export function WeekTable(plan: PlanProps) {
  return (
    <Table aria-label={copy.planner.weeklyPlan}>
      <thead>
        <tr>
          <td />
          {mealNames.map((meal) => (
            <th key={meal} scope="col">
              {copy.planner.meals[meal]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {daysInOrder().map((day) => (
          <tr key={day}>
            <th scope="row">{copy.planner.days[day]}</th>
            {mealNames.map((meal) => (
              <MealCell key={meal} {...plan} day={day} meal={meal} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const DayTabs = styled.div`
  display: grid;
  grid-template-columns: repeat(${weekDays.length}, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[1]};
`;

const DayTab = styled.button`
  position: relative;
  min-height: ${({ theme }) => theme.control.medium};
  padding: 0;
  border: ${({ theme }) => theme.border.medium} solid transparent;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceSunken};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.textSize.caption};

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accentSoftInk};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  &[data-planned]::after {
    position: absolute;
    inset-inline: 0;
    bottom: 0.3rem;
    width: 0.3rem;
    height: 0.3rem;
    margin-inline: auto;
    border-radius: ${({ theme }) => theme.radius.pill};
    background: ${({ theme }) => theme.color.accent};
    content: '';
  }
`;

/** The meals stacked, so that titles have the full width. */
const DayTable = styled(Table)`
  && tr > * {
    width: 100%;
    padding-inline: 0;
    border: 0;
  }

  && tbody tr + tr {
    border: 0;
  }

  && th {
    padding-bottom: 0;
  }

  && td {
    height: ${({ theme }) => theme.control.medium};
    padding-bottom: ${({ theme }) => theme.space[2]};
  }
`;

interface DayPlanProps extends PlanProps {
  day: WeekDay;
  onSelectDay: (day: WeekDay) => void;
}

/** One day of the week at a time, for narrow screens. */
export function DayPlan({ day, onSelectDay, ...plan }: DayPlanProps) {
  const isPlanned = (one: WeekDay): boolean =>
    mealNames.some((meal) => plan.meals[slotOf(one, meal)]);
  return (
    <>
      <DayTabs role="group" aria-label={copy.planner.day}>
        {daysInOrder().map((one) => (
          <DayTab
            key={one}
            type="button"
            aria-pressed={one === day}
            aria-label={copy.planner.days[one]}
            data-planned={isPlanned(one) || undefined}
            onClick={() => onSelectDay(one)}
          >
            {copy.planner.shortDays[one]}
          </DayTab>
        ))}
      </DayTabs>
      <DayTable aria-label={copy.planner.days[day]}>
        {mealNames.map((meal) => (
          <tbody key={meal}>
            <tr>
              <th scope="rowgroup">{copy.planner.meals[meal]}</th>
            </tr>
            <tr>
              <MealCell {...plan} day={day} meal={meal} />
            </tr>
          </tbody>
        ))}
      </DayTable>
    </>
  );
}

const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${({ theme }) => theme.space[5]};

  h3 {
    margin-bottom: ${({ theme }) => theme.space[2]};
  }

  dl {
    display: grid;
    gap: ${({ theme }) => theme.space[2]};
    margin-bottom: ${({ theme }) => theme.space[3]};
  }

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.textSize.caption};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  small {
    display: block;
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.textSize.caption};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    line-height: ${({ theme }) => theme.leading.snug};
  }
`;

const DishLink = styled.button`
  padding: ${({ theme }) => `${theme.space[1]} 0`};

  ${({ theme }) => theme.media.belowMedium} {
    min-height: ${({ theme }) => theme.control.medium};
  }

  border: 0;
  background: transparent;
  color: inherit;
  font-size: inherit;
  line-height: inherit;
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${({ theme }) => theme.color.lineStrong};
  text-underline-offset: 0.2em;
`;

const PlanName = styled.p`
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.textSize.lead};
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
`;

/** The servings where they are not those of the recipe. */
function OtherServings({ dish }: { dish: PlannedDish }) {
  const servings = changedServings(dish);
  if (servings === null) return null;
  return <small>{copy.servings.amount(servings, countsPeople(dish))}</small>;
}

function RemarkLine({ note }: { note: MealNote | undefined }) {
  if (!note) return null;
  return (
    <dd>
      {note.eatingOut && <small>{copy.planner.eatingOut}</small>}
      {note.text}
    </dd>
  );
}

/** [PLAN-10] What is done with the dishes that are cooked on a day. */
function DayTools({
  day,
  name,
  meals,
  notes,
}: Pick<WeekDialogProps, 'name' | 'meals' | 'notes'> & { day: WeekDay }) {
  const dishes = dishesCookedOn(day, meals, notes);
  if (dishes.length === 0) return null;
  return (
    <WidgetSlot
      name="recipes/day-dishes"
      props={{ day, title: copy.planner.dayOfPlan(copy.planner.days[day], name.trim()), dishes }}
      unavailable={() => null}
    />
  );
}

interface WeekDialogProps {
  name: string;
  meals: PlannedMeals;
  notes: MealNotes;
  /** What to show when there is no dish. */
  emptyText: string;
  footer?: ReactNode;
  onOpen: PlanProps['onOpen'];
  onClose: () => void;
}

/** The whole week, read-only. */
export function WeekDialog({
  name,
  meals,
  notes,
  emptyText,
  footer,
  onOpen,
  onClose,
}: WeekDialogProps) {
  const plannedMeals = (day: WeekDay): Meal[] =>
    mealNames.filter((meal) => meals[slotOf(day, meal)] ?? notes[slotOf(day, meal)]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.planner.weekTitle}
      closeLabel={copy.common.close}
      size="large"
      footer={footer}
    >
      <Stack $gap={5}>
        {name.trim() !== '' && <PlanName>{name}</PlanName>}
        {!hasDishes(meals) && <Muted>{emptyText}</Muted>}
        <Week>
          {daysInOrder()
            .filter((day) => plannedMeals(day).length > 0)
            .map((day) => (
              <section key={day}>
                <h3>{copy.planner.days[day]}</h3>
                <dl>
                  {plannedMeals(day).map((meal) => (
                    <div key={meal}>
                      <dt>{copy.planner.meals[meal]}</dt>
                      <RemarkLine note={notes[slotOf(day, meal)]} />
                      {meals[slotOf(day, meal)]?.map((dish) => (
                        <dd key={dish.id}>
                          {dish.available === false ? (
                            <>
                              {dish.title}
                              <small>{copy.planner.keptPrivate}</small>
                            </>
                          ) : (
                            <DishLink type="button" onClick={() => onOpen(slotOf(day, meal), dish)}>
                              {dish.title}
                            </DishLink>
                          )}
                          {dish.leftovers && <small>{copy.planner.leftovers}</small>}
                          <OtherServings dish={dish} />
                        </dd>
                      ))}
                    </div>
                  ))}
                </dl>
                <DayTools day={day} name={name} meals={meals} notes={notes} />
              </section>
            ))}
        </Week>
      </Stack>
    </Dialog>
  );
}
