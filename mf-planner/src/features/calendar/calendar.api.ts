import { errorMessage } from '@larder/api-client';
import {
  mealPlannerApi,
  type CalendarEventView,
  type GetCalendarEventsApiArg,
} from '@larder/api-client/meal-planner';
import { useGetMenusQuery } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import { firstWeekday, notify, useAppDispatch } from '@larder/shell-sdk';
import { useDeleted } from '@larder/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { daysInWeek, dishesByDay, visibleSpan, withMoved } from './calendar.model';

type ToldEvent = Omit<CalendarEventView, 'end_date'> & { end_date?: string | null };

// The end of an event is optional: without one it ends on its first day.
const api = mealPlannerApi.enhanceEndpoints({
  endpoints: {
    getCalendarEvents: {
      transformResponse: (events: ToldEvent[]): CalendarEventView[] =>
        events.map((event) => ({ ...event, end_date: event.end_date || event.start_date })),
    },
  },
});

export const {
  useCreateCalendarEventMutation,
  useDeleteCalendarEventMutation,
  useUpdateCalendarEventMutation,
} = api;

const { useGetCalendarEventsQuery, useGetMealPlansQuery } = api;
const { getCalendarEvents } = api.endpoints;

const noEvents: CalendarEventView[] = [];
const asked = { refetchOnMountOrArgChange: true };
const anew = { forceRefetch: true, subscribe: false };

/**
 * Moves events: each is shown at its target at once, and the server receives one move after another, skipping those
 * that are outdated.
 */
function useEventMoves(span: GetCalendarEventsApiArg) {
  const [updateCalendarEvent] = useUpdateCalendarEventMutation();
  const dispatch = useAppDispatch();
  const [moved, setMoved] = useState<ReadonlyMap<string, CalendarEventView>>(new Map());
  const wanted = useRef(new Map<string, CalendarEventView>());
  const onShow = useRef(span);
  useEffect(() => {
    onShow.current = span;
  }, [span]);

  /** True when the event has not been moved again meanwhile. */
  const send = useCallback(
    async (event: CalendarEventView): Promise<boolean> => {
      const { id, ...calendarEventBody } = event;
      const isLast = (): boolean => wanted.current.get(id) === event;
      try {
        await updateCalendarEvent({ id, calendarEventBody }).unwrap();
      } catch (error) {
        notify.error(errorMessage(error, copy.planner.eventUpdateFailed));
      }
      if (isLast()) await dispatch(getCalendarEvents.initiate(onShow.current, anew));
      return isLast();
    },
    [dispatch, updateCalendarEvent],
  );
  const move = useCallback(
    async (event: CalendarEventView): Promise<void> => {
      const isBeingSent = wanted.current.has(event.id);
      wanted.current.set(event.id, event);
      setMoved(new Map(wanted.current));
      if (isBeingSent) return;
      for (let next: CalendarEventView | undefined = event; next;) {
        if (await send(next)) wanted.current.delete(event.id);
        next = wanted.current.get(event.id);
      }
      setMoved(new Map(wanted.current));
    },
    [send],
  );
  return { moved, move };
}

/**
 * The events of the days before and after the month that fill its first and last week. A plan that begins in the week before on a single day
 * has dishes in these weeks too.
 */
function useEventsAround(month: GetCalendarEventsApiArg, visible: GetCalendarEventsApiArg) {
  const before = {
    start: calendarDay.add(visible.start, 1 - daysInWeek),
    end: calendarDay.add(month.start, -1),
  };
  const after = { start: calendarDay.add(month.end, 1), end: visible.end };
  const { currentData: earlier = noEvents } = useGetCalendarEventsQuery(before, {
    ...asked,
    skip: before.end >= month.start,
  });
  const { currentData: later = noEvents } = useGetCalendarEventsQuery(after, {
    ...asked,
    skip: after.start > after.end || after.start <= month.end,
  });
  return useMemo(() => [...earlier, ...later], [earlier, later]);
}

/**
 * Everything the calendar shows, fetched in parallel on opening and again for every month. Responses are cached by
 * month, so a late one is never mistaken for another's.
 */
export function useCalendarData(selected: Day) {
  const { start } = calendarDay.monthOf(selected);
  const span = useMemo(() => calendarDay.monthOf(start), [start]);
  const visible = useMemo(() => visibleSpan(start, firstWeekday.current()), [start]);
  const events = useGetCalendarEventsQuery(span, asked);
  const around = useEventsAround(span, visible);
  const plans = useGetMealPlansQuery(undefined, asked);
  const menus = useGetMenusQuery(undefined, asked);
  const { refetch: refetchPlans } = plans;
  const { refetch: refetchMenus } = menus;

  const month = useRef(start);
  useEffect(() => {
    if (month.current === start) return;
    month.current = start;
    void refetchPlans();
    void refetchMenus();
  }, [start, refetchPlans, refetchMenus]);

  const { moved, move } = useEventMoves(span);
  const isDeleted = useDeleted();
  const kept = events.currentData ?? noEvents;
  const shown = useMemo(() => {
    const byId = new Map([...kept, ...around].map((event) => [event.id, event]));
    const all = withMoved([...byId.values()], moved, visible);
    return all.filter(({ id }) => !isDeleted(`event ${id}`));
  }, [kept, around, moved, visible, isDeleted]);
  const dishes = useMemo(
    () => dishesByDay(shown, plans.data ?? [], visible),
    [shown, plans.data, visible],
  );
  return {
    events: shown,
    dishes,
    move,
    isLoading: events.isFetching && !events.currentData,
    menus: menus.data?.menus.filter(({ id }) => !isDeleted(`menu ${id}`)),
    areMenusLoading: menus.isLoading,
    plans: plans.data?.filter(({ id }) => !isDeleted(`plan ${id}`)),
    arePlansLoading: plans.isLoading,
    isMonthMissing: events.isError && !events.isFetching,
    hasFailed: [events, menus, plans].some(({ isError, isFetching }) => isError && !isFetching),
    retry: (): void => {
      void events.refetch();
      void refetchMenus();
      void refetchPlans();
    },
  };
}
