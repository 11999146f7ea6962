import type { CalendarEventView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { usePremiumGate, useSearchParams, useSession } from '@larder/shell-sdk';
import { useCallback, useState } from 'react';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { useCalendarData } from './calendar.api';
import type { DishOfDay } from './calendar.model';
import type { SavedItem } from './saved-items.parts';

const dateParameter = 'date';

type OpenDialog =
  | { kind: 'add'; item: SavedItem }
  | { kind: 'day'; day: Day }
  | { kind: 'event' | 'delete'; event: CalendarEventView }
  | null;

/** The selected date, kept in the URL so that reloads and links return to it. */
function useSelectedDay(): [Day, (day: Day) => void] {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(dateParameter) ?? '';
  const selected = calendarDay.isDay(given) ? given : calendarDay.today();
  const select = useCallback(
    (day: Day): void =>
      setParameters({ [dateParameter]: day }, { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  return [selected, select];
}

/** The calendar: the selected day, the events around it, and the dialog over them. */
export function useCalendar() {
  const { isSubscribed } = useSession();
  const askForSubscription = usePremiumGate();
  const [selected, select] = useSelectedDay();
  const data = useCalendarData(selected);
  const { events, move } = data;
  const [announcement, announce] = useState('');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  // A late response closes only the dialog that waited for it.
  const close = (): void => setDialog((shown) => (shown === dialog ? null : shown));
  const open = useCallback(
    (event: CalendarEventView): void => setDialog({ kind: 'event', event }),
    [],
  );
  const showDay = useCallback((day: Day): void => setDialog({ kind: 'day', day }), []);

  const pick = (item: SavedItem): void => {
    if (isSubscribed) setDialog({ kind: 'add', item });
    else askForSubscription();
  };
  const moveEvent = useCallback(
    (event: CalendarEventView): void => {
      const { title, start_date, end_date } = event;
      announce(copy.planner.eventMoved(title, calendarDay.formatRange(start_date, end_date)));
      const { start, end } = calendarDay.monthOf(selected);
      // If it has moved to another month, the view follows.
      if (end_date < start || start_date > end) select(start_date);
      void move(event);
    },
    [selected, select, move],
  );
  const eventsOn = (day: Day): CalendarEventView[] =>
    events.filter(({ start_date, end_date }) => start_date <= day && end_date >= day);

  return {
    ...data,
    selected,
    select,
    eventsOn,
    dishesOn: (day: Day): readonly DishOfDay[] => data.dishes.get(day) ?? [],
    /** Null for people who may not move events. */
    moveEvent: isSubscribed ? moveEvent : null,
    announcement,
    pick,
    dialog,
    open,
    showDay,
    askToDelete: (event: CalendarEventView): void => setDialog({ kind: 'delete', event }),
    close,
  };
}
