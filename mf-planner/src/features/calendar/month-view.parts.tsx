import type { CalendarEventView } from '@larder/api-client/meal-planner';
import { firstWeekday } from '@larder/shell-sdk';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { Navigate, type NavigateAction } from 'react-big-calendar';
import styled from 'styled-components';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { useNarrowScreen } from '../../shared/narrow-screen';
import { daysInWeek, layOutMonth } from './calendar.model';
import { DayCell, EmptyCell } from './month-day.parts';

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

// The columns are named after the seven days from this one, whatever the month.
const aMonday = '2024-01-01';

/** The day a key navigates to, or null if none. */
function dayByKey(day: Day, { key, shiftKey }: KeyboardEvent, weekBegins: number): Day | null {
  const column = (calendarDay.weekday(day) - weekBegins + daysInWeek) % daysInWeek;
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

/** The props the calendar passes to its view; dates are midnights in UTC. */
interface MonthViewProps {
  date: Date;
  events: CalendarEventView[];
  getNow: () => Date;
  onNavigate: (action: NavigateAction, date: Date) => void;
  onSelectEvent: (event: CalendarEventView) => void;
  onShowMore: (events: CalendarEventView[], date: Date) => void;
}

/** A month as a grid of days: arrow keys move the selected day, and bars show the events. */
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
  const weekBegins = useMemo(() => firstWeekday.current(), []);
  const { start } = calendarDay.monthOf(selected);
  const weeks = useMemo(() => layOutMonth(events, start, weekBegins), [events, start, weekBegins]);
  const isNarrow = useNarrowScreen();
  const grid = useRef<HTMLDivElement>(null);
  /** The day that keys have led to, until the page shows it. */
  const reached = useRef<Day | null>(null);
  const followed = useRef<string | null>(null);

  useEffect(() => {
    if (reached.current !== selected) return;
    reached.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus();
  }, [selected]);

  // An event moved by a key keeps the focus: its bar is now another element on another day.
  useEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    const event = events.find(({ id }) => id === followed.current);
    if (!event) return;
    const bar = grid.current?.querySelector<HTMLElement>(`[data-event="${event.id}"]`);
    // If its days are full it has no bar.
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${event.start_date}"]`);
    (bar ?? day)?.focus();
  }, [weeks, events]);

  const select = (day: Day): void => onNavigate(Navigate.DATE, calendarDay.toDate(day));
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys may come faster than the page is rendered.
    const day = dayByKey(reached.current ?? selected, event, weekBegins);
    if (day === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    reached.current = day === selected ? null : day;
    select(day);
  };

  const columns = Array.from({ length: daysInWeek }, (_, column) =>
    calendarDay.add(aMonday, weekBegins - 1 + column),
  );
  return (
    <MonthGrid
      ref={grid}
      role="grid"
      aria-label={calendarDay.format(selected, 'month')}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without another element to focus, the focused bar or day has only been rendered anew.
        if (!relatedTarget) return;
        followed.current = null;
        if (!currentTarget.contains(relatedTarget)) reached.current = null;
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
