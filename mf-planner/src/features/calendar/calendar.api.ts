import { mealPlannerApi, type CalendarEventView } from '@larder/api-client/meal-planner';
import { useGetMenusQuery } from '@larder/api-client/menus';
import { useEffect, useRef } from 'react';
import { calendarDay, type Day } from '../../shared/calendar-day';

export const {
  useCreateCalendarEventMutation,
  useDeleteCalendarEventMutation,
  useUpdateCalendarEventMutation,
} = mealPlannerApi;

const { useGetCalendarEventsQuery, useGetMealPlansQuery } = mealPlannerApi;

const noEvents: CalendarEventView[] = [];
const asked = { refetchOnMountOrArgChange: true };

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

  return {
    events: events.currentData ?? noEvents,
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
