import { errorMessage } from '@larder/api-client';
import { mealPlannerApi, type CalendarEventView } from '@larder/api-client/meal-planner';
import { useGetMenusQuery } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { withMoved } from './calendar.model';

export const {
  useCreateCalendarEventMutation,
  useDeleteCalendarEventMutation,
  useUpdateCalendarEventMutation,
} = mealPlannerApi;

const { useGetCalendarEventsQuery, useGetMealPlansQuery } = mealPlannerApi;

const noEvents: CalendarEventView[] = [];
const asked = { refetchOnMountOrArgChange: true };

/**
 * Moves events: each is shown where it is wanted at once, and the server is told its last place only, one call after
 * another, however fast it is moved. `refetch` reads the events anew.
 */
function useEventMoves(refetch: () => Promise<unknown>) {
  const [updateCalendarEvent] = useUpdateCalendarEventMutation();
  const [moved, setMoved] = useState<ReadonlyMap<string, CalendarEventView>>(new Map());
  const wanted = useRef(new Map<string, CalendarEventView>());

  const settle = (id: string): void => {
    wanted.current.delete(id);
    setMoved(new Map(wanted.current));
  };
  const move = async (event: CalendarEventView): Promise<void> => {
    const isBeingSent = wanted.current.has(event.id);
    wanted.current.set(event.id, event);
    setMoved(new Map(wanted.current));
    if (isBeingSent) return;
    try {
      for (let sent: CalendarEventView | undefined; sent !== wanted.current.get(event.id);) {
        sent = wanted.current.get(event.id) ?? event;
        const { id, ...calendarEventBody } = sent;
        await updateCalendarEvent({ id, calendarEventBody }).unwrap();
      }
    } catch (error) {
      notify.error(errorMessage(error, copy.planner.eventUpdateFailed));
    }
    await refetch();
    settle(event.id);
  };
  return { moved, move };
}

/**
 * Everything the calendar shows, asked for at once: on opening it, and again for every month. Answers are kept by month,
 * so one that comes late is never taken for another's.
 */
export function useCalendarData(selected: Day) {
  const { start, end } = calendarDay.monthOf(selected);
  const events = useGetCalendarEventsQuery({ start, end }, asked);
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

  const { moved, move } = useEventMoves(events.refetch);
  const kept = events.currentData ?? noEvents;
  const shown = useMemo(() => withMoved(kept, moved, { start, end }), [kept, moved, start, end]);
  return {
    events: shown,
    move,
    isLoading: events.isFetching && !events.currentData,
    menus: menus.data?.menus,
    areMenusLoading: menus.isLoading,
    plans: plans.data,
    arePlansLoading: plans.isLoading,
    hasFailed: [events, menus, plans].some(({ isError, isFetching }) => isError && !isFetching),
    retry: (): void => {
      void events.refetch();
      void refetchMenus();
      void refetchPlans();
    },
  };
}
