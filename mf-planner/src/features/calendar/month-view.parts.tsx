import type { CalendarEventView } from '@larder/api-client/meal-planner';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { copy } from '@larder/copy';
import { Button, IconButton, NextIcon, PreviousIcon } from '@larder/ui';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { Navigate, type NavigateAction, type ToolbarProps } from 'react-big-calendar';
import styled, { css } from 'styled-components';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { daysInWeek, layOutMonth, mostBarsPerDay, type Bar, type MonthDay } from './calendar.model';
import { themeColors } from './event-color.parts';
import { useMovingByKey } from './event-moving.parts';
import { useNarrowScreen } from '../../shared/narrow-screen';

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  margin-bottom: ${({ theme }) => theme.space[4]};
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
`;

/** The month on show, and the ways to another. */
export function MonthToolbar({ label, onNavigate }: ToolbarProps<CalendarEventView>) {
  return (
    <Toolbar>
      <h2 aria-live="polite">{label}</h2>
      <Steps>
        <IconButton
          size="small"
          label={copy.planner.previousMonth}
          icon={<PreviousIcon />}
          onClick={() => onNavigate(Navigate.PREVIOUS)}
        />
        <Button variant="secondary" size="small" onClick={() => onNavigate(Navigate.TODAY)}>
          {copy.planner.today}
        </Button>
        <IconButton
          size="small"
          label={copy.planner.nextMonth}
          icon={<NextIcon />}
          onClick={() => onNavigate(Navigate.NEXT)}
        />
      </Steps>
    </Toolbar>
  );
}

// Heights in rem: the row of the day's number, a bar on a wide and on a narrow screen, and the gap below each.
const numberRow = 2.25;
const bar = { wide: 1.5, narrow: 0.3125 };
const barGap = 0.1875;
const moreRow = 0.875;
const roomForBars = (height: number): number =>
  numberRow + mostBarsPerDay * (height + barGap) + barGap;

const MonthGrid = styled.div`
  overflow: hidden;
  border: ${({ theme }) => theme.border.hairline} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow.resting};
`;

const WeekRow = styled.div`
  display: grid;
  grid-template-columns: repeat(${daysInWeek}, minmax(0, 1fr));

  & + & {
    border-top: ${({ theme }) => theme.border.hairline} solid ${({ theme }) => theme.color.line};
  }
`;

const Weekday = styled.div`
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[1]}`};
  background: ${({ theme }) => theme.color.surfaceSunken};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.textSize.caption};
  font-weight: ${({ theme }) => theme.weight.semibold};
  text-align: center;
`;

const Cell = styled.div`
  position: relative;
  min-height: ${roomForBars(bar.narrow) + moreRow}rem;

  & + & {
    border-inline-start: ${({ theme }) => theme.border.hairline} solid
      ${({ theme }) => theme.color.line};
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

const EmptyCell = styled(Cell)`
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

// The columns are named after the seven days from here on, whatever the month.
const aMonday = '2024-01-01';

/** Where a key leads from a day, or null for a key that leads nowhere. */
function dayByKey(day: Day, { key, shiftKey }: KeyboardEvent, firstWeekday: number): Day | null {
  const column = (calendarDay.weekday(day) - firstWeekday + daysInWeek) % daysInWeek;
  switch (key) {
    case 'ArrowLeft':
      return calendarDay.add(day, -1);
    case 'ArrowRight':
      return calendarDay.add(day, 1);
    case 'ArrowUp':
      return calendarDay.add(day, -daysInWeek);
    case 'ArrowDown':
      return calendarDay.add(day, daysInWeek);
    case 'Home':
      return calendarDay.add(day, -column);
    case 'End':
      return calendarDay.add(day, daysInWeek - 1 - column);
    case 'PageUp':
      return calendarDay.addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return calendarDay.addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

interface EventBarProps {
  bar: Bar;
  onSelect: () => void;
  /** A key has moved the event, and with it the bar that has the focus. */
  onMovedByKey: () => void;
}

function EventBar({ bar: shown, onSelect, onMovedByKey }: EventBarProps) {
  const { event, isFirst } = shown;
  const { canMove, moveByKey } = useMovingByKey();
  const { listeners, setNodeRef, isDragging } = useDraggable({
    // Every bar of an event can be dragged, and each needs a name of its own.
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
      // One button an event: the bars that continue it in later weeks are for the eye and the pointer.
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

function DayCell({ cell, isSelected, isToday, isNarrow, ...on }: DayCellProps) {
  const { day, events, bars, hidden } = cell;
  const { setNodeRef, isOver } = useDroppable({ id: day });
  return (
    <Cell
      ref={setNodeRef}
      role="gridcell"
      aria-selected={isSelected}
      data-target={isOver || undefined}
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

/** What the calendar hands to its view; dates are midnights in UTC. */
interface MonthViewProps {
  date: Date;
  events: CalendarEventView[];
  getNow: () => Date;
  onNavigate: (action: NavigateAction, date: Date) => void;
  onSelectEvent: (event: CalendarEventView) => void;
  onShowMore: (events: CalendarEventView[], date: Date) => void;
}

/** A month as a grid of days: arrows move the selected day, and bars show the events. */
export function MonthView({
  date,
  events,
  getNow,
  onNavigate,
  onSelectEvent,
  onShowMore,
}: MonthViewProps) {
  const selected = calendarDay.fromDate(date);
  const today = calendarDay.fromDate(getNow());
  const firstWeekday = useMemo(() => calendarDay.firstWeekday(), []);
  const { start } = calendarDay.monthOf(selected);
  const weeks = useMemo(
    () => layOutMonth(events, start, firstWeekday),
    [events, start, firstWeekday],
  );
  const isNarrow = useNarrowScreen();
  const grid = useRef<HTMLDivElement>(null);
  const movedByKey = useRef(false);
  const followed = useRef<string | null>(null);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus();
  }, [selected]);

  // An event that a key has moved keeps the focus: its bar is another element in another day now.
  useEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    const event = events.find(({ id }) => id === followed.current);
    if (!event) return;
    const bar = grid.current?.querySelector<HTMLElement>(`[data-event="${event.id}"]`);
    // Where its days are full it has no bar.
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${event.start_date}"]`);
    (bar ?? day)?.focus();
  }, [weeks, events]);

  const select = (day: Day): void => onNavigate(Navigate.DATE, calendarDay.toDate(day));
  const onKeyDown = (event: KeyboardEvent): void => {
    const day = dayByKey(selected, event, firstWeekday);
    if (day === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    movedByKey.current = day !== selected;
    select(day);
  };

  const columns = Array.from({ length: daysInWeek }, (_, column) =>
    calendarDay.add(aMonday, firstWeekday - 1 + column),
  );
  return (
    <MonthGrid
      ref={grid}
      role="grid"
      aria-label={calendarDay.format(selected, 'month')}
      onBlur={({ relatedTarget }) => {
        // Without another element to go to, the focus is lost to a bar that has moved.
        if (relatedTarget) followed.current = null;
      }}
    >
      <WeekRow role="row">
        {columns.map((day) => (
          <Weekday key={day} role="columnheader" aria-label={calendarDay.format(day, 'weekday')}>
            {calendarDay.format(day, 'shortWeekday')}
          </Weekday>
        ))}
      </WeekRow>
      {weeks.map((week, index) => (
        <WeekRow key={`${start} ${index}`} role="row">
          {week.map((cell, column) =>
            cell ? (
              <DayCell
                key={cell.day}
                cell={cell}
                isSelected={cell.day === selected}
                isToday={cell.day === today}
                isNarrow={isNarrow}
                onSelect={() => select(cell.day)}
                onKeyDown={onKeyDown}
                onShowMore={() => onShowMore(cell.events, calendarDay.toDate(cell.day))}
                onSelectEvent={onSelectEvent}
                onEventMovedByKey={({ id }) => {
                  followed.current = id;
                }}
              />
            ) : (
              <EmptyCell key={column} role="gridcell" />
            ),
          )}
        </WeekRow>
      ))}
    </MonthGrid>
  );
}

MonthView.title = (date: Date): string => calendarDay.format(calendarDay.fromDate(date), 'month');

MonthView.navigate = (date: Date, action: NavigateAction): Date => {
  const day = calendarDay.fromDate(date);
  const months = action === Navigate.PREVIOUS ? -1 : 1;
  return calendarDay.toDate(calendarDay.addMonths(day, months));
};
