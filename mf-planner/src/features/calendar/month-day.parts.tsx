import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { CalendarEventView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import type { KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { calendarDay } from '../../shared/calendar-day';
import { mostBarsPerDay, type Bar, type MonthDay } from './calendar.model';
import { themeColors } from './event-color.parts';
import { useDishesOn } from './day-dishes.parts';
import { useMovingByKey } from './event-moving.parts';

// Heights in rem: the row with the day's number, a bar on a wide and on a narrow screen, and the gap below each.
const numberRow = 2.25;
const bar = { wide: 1.5, narrow: 0.3125 };
const barGap = 0.1875;
const moreRow = 0.875;
const roomForBars = (height: number): number =>
  numberRow + mostBarsPerDay * (height + barGap) + barGap;

const Cell = styled.div`
  position: relative;
  min-height: ${roomForBars(bar.narrow) + moreRow}rem;

  & + & {
    border-inline-start: ${({ theme }) => theme.border.hairline} solid
      ${({ theme }) => theme.color.line};
  }

  &[data-outside] {
    background: ${({ theme }) => theme.color.surfaceSunken};
  }

  &[data-outside] > button:first-child {
    color: ${({ theme }) => theme.color.inkMuted};
  }

  &[data-target] {
    background: ${({ theme }) => theme.color.accentSoft};
    box-shadow: inset 0 0 0 ${({ theme }) => theme.border.heavy}
      ${({ theme }) => theme.color.accent};
  }

  ${({ theme }) => theme.media.medium} {
    min-height: ${roomForBars(bar.wide)}rem;
  }
`;

/** In place of a day before the first or after the last of the calendar. */
export const EmptyCell = styled(Cell)`
  background: ${({ theme }) => theme.color.surfaceSunken};
  opacity: 0.55;
`;

const DayButton = styled.button`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: flex-start;
  justify-content: center;
  padding: ${({ theme }) => theme.space[1]};
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.textSize.small};
  font-variant-numeric: tabular-nums;

  ${({ theme }) => theme.media.medium} {
    justify-content: flex-start;
  }

  ${({ theme }) => theme.media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surfaceSunken};
    }
  }

  &[data-selected] {
    background: ${({ theme }) => theme.color.accentSoft};
    box-shadow: inset 0 0 0 ${({ theme }) => theme.border.heavy}
      ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.accentSoftInk};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  &:focus-visible {
    z-index: 1;
    outline-offset: -${({ theme }) => theme.border.focus};
  }

  @media (forced-colors: active) {
    &[data-selected] {
      outline: ${({ theme }) => theme.border.heavy} solid Highlight;
      outline-offset: -${({ theme }) => theme.border.heavy};
    }
  }
`;

const DayNumber = styled.span`
  display: grid;
  place-content: center;
  min-width: 1.75rem;
  height: 1.75rem;
  border-radius: ${({ theme }) => theme.radius.pill};
  line-height: 1;

  [aria-current='date'] > & {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.accentInk};
    font-weight: ${({ theme }) => theme.weight.bold};
  }
`;

const barShape = css<{ $bar: Bar }>`
  position: absolute;
  z-index: 2;
  inset-inline-start: ${({ $bar, theme }) => ($bar.startsHere ? theme.space[1] : '-1px')};
  width: calc(
    ${({ $bar }) => $bar.span * 100}% + ${({ $bar }) => $bar.span - 1}px -
      ${({ $bar, theme }) => ($bar.startsHere ? theme.space[1] : '-1px')} -
      ${({ $bar, theme }) => ($bar.endsHere ? theme.space[1] : '-1px')}
  );
  border: 0;
  background: ${({ $bar, theme }) => theme.color[themeColors[$bar.event.color]]};
  color: ${({ theme }) => theme.color.eventInk};
  forced-color-adjust: none;
`;

const corners = (start: boolean, end: boolean, radius: string): string =>
  [start, end, end, start].map((rounded) => (rounded ? radius : '0')).join(' ');

const top = (level: number, height: number): string =>
  `${numberRow + level * (height + barGap)}rem`;

const ThinBar = styled.span<{ $bar: Bar }>`
  ${barShape}
  top: ${({ $bar }) => top($bar.level, bar.narrow)};
  height: ${bar.narrow}rem;
  border-radius: ${({ $bar }) => corners($bar.startsHere, $bar.endsHere, '999px')};
  pointer-events: none;
`;

const TitledBar = styled.button<{ $bar: Bar }>`
  ${barShape}
  top: ${({ $bar }) => top($bar.level, bar.wide)};
  overflow: hidden;
  height: ${bar.wide}rem;
  padding: 0 ${({ theme }) => theme.space[2]};
  border-radius: ${({ $bar, theme }) =>
    corners($bar.startsHere, $bar.endsHere, theme.radius.small)};
  font-size: ${({ theme }) => theme.textSize.caption};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: ${bar.wide}rem;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-dragged] {
    opacity: 0.4;
  }

  ${({ theme }) => theme.media.hover} {
    &:hover {
      filter: brightness(1.08);
    }
  }

  &:focus-visible {
    z-index: 3;
    outline-offset: 1px;
  }
`;

const MoreButton = styled.button`
  position: absolute;
  z-index: 2;
  inset-inline-end: ${({ theme }) => theme.space[1]};
  top: ${({ theme }) => theme.space[1]};
  min-width: 2rem;
  height: 1.75rem;
  padding: 0 ${({ theme }) => theme.space[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.surfaceSunken};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.textSize.caption};
  font-weight: ${({ theme }) => theme.weight.semibold};
  line-height: 1;
`;

const MoreMark = styled.span`
  position: absolute;
  inset-inline: 0;
  bottom: 0.125rem;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: 0.6875rem;
  line-height: ${moreRow}rem;
  text-align: center;
  pointer-events: none;
`;

interface EventBarProps {
  bar: Bar;
  onSelect: () => void;
  /** A key has moved the event, and with it the focused bar. */
  onMovedByKey: () => void;
}

function EventBar({ bar: shown, onSelect, onMovedByKey }: EventBarProps) {
  const { event, isFirst } = shown;
  const { canMove, moveByKey } = useMovingByKey();
  const { listeners, setNodeRef, isDragging } = useDraggable({
    // Every bar of an event can be dragged, so each needs its own name.
    id: `${event.id} ${shown.day}`,
    data: event,
    disabled: !canMove,
  });
  return (
    <TitledBar
      ref={setNodeRef}
      {...listeners}
      type="button"
      $bar={shown}
      // One button per event: its continuation bars in later weeks are visual and for the pointer only.
      {...(isFirst ? { 'data-event': event.id } : { 'aria-hidden': true, tabIndex: -1 })}
      data-dragged={isDragging || undefined}
      title={event.title}
      onClick={onSelect}
      onKeyDown={(pressed) => {
        if (moveByKey(event, pressed)) onMovedByKey();
      }}
    >
      {event.title}
    </TitledBar>
  );
}

interface DayCellProps {
  cell: MonthDay;
  isSelected: boolean;
  isToday: boolean;
  isNarrow: boolean;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onShowMore: () => void;
  onSelectEvent: (event: CalendarEventView) => void;
  onEventMovedByKey: (event: CalendarEventView) => void;
}

/** Below the bars, which keep their places. */
const DishLines = styled.ul`
  display: none;

  ${({ theme }) => theme.media.medium} {
    display: block;
    position: relative;
    z-index: 1;
    margin: ${roomForBars(bar.wide)}rem 0 0;
    padding: 0 ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[1]};
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.textSize.caption};
    line-height: ${({ theme }) => theme.leading.snug};
    list-style: none;
    pointer-events: none;
  }

  li {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** More than these would make a week taller than the others by half. */
const mostDishLines = 3;

/** A day of the month: its number, which selects it, and the bars that start on it. */
export function DayCell({ cell, isSelected, isToday, isNarrow, ...on }: DayCellProps) {
  const { day, isOutside, events, bars, hidden } = cell;
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const dishes = useDishesOn(day);
  return (
    <Cell
      ref={setNodeRef}
      role="gridcell"
      aria-selected={isSelected}
      data-target={isOver || undefined}
      data-outside={isOutside || undefined}
    >
      <DayButton
        type="button"
        data-day={day}
        data-selected={isSelected || undefined}
        aria-current={isToday ? 'date' : undefined}
        aria-label={copy.planner.dayName(calendarDay.format(day, 'full'), events.length)}
        tabIndex={isSelected ? 0 : -1}
        onClick={on.onSelect}
        onKeyDown={on.onKeyDown}
      >
        <DayNumber>{calendarDay.format(day, 'number')}</DayNumber>
      </DayButton>
      {bars.map((shown) =>
        isNarrow ? (
          <ThinBar key={shown.event.id} $bar={shown} />
        ) : (
          <EventBar
            key={shown.event.id}
            bar={shown}
            onSelect={() => on.onSelectEvent(shown.event)}
            onMovedByKey={() => on.onEventMovedByKey(shown.event)}
          />
        ),
      )}
      {dishes.length > 0 && (
        <DishLines aria-hidden="true">
          {dishes.slice(0, mostDishLines).map(({ id, title, meal }) => (
            <li key={`${id} ${meal}`}>{title}</li>
          ))}
        </DishLines>
      )}
      {hidden > 0 &&
        (isNarrow ? (
          <MoreMark aria-hidden="true">{copy.planner.more(hidden)}</MoreMark>
        ) : (
          <MoreButton
            type="button"
            aria-label={copy.planner.moreOn(hidden, calendarDay.format(day, 'long'))}
            onClick={on.onShowMore}
          >
            {copy.planner.more(hidden)}
          </MoreButton>
        ))}
    </Cell>
  );
}
