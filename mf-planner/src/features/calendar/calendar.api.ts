import { mealPlannerApi, type CalendarEventView } from '@larder/api-client/meal-planner';
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
  const { refetch: refetchPlans } = plans;

  const month = useRef(start);
  useEffect(() => {
    if (month.current === start) return;
    month.current = start;
    void refetchPlans();
  }, [start, refetchPlans]);

  return {
    events: events.currentData ?? noEvents,
    isLoading: events.isFetching && !events.currentData,
    plans: plans.data,
    arePlansLoading: plans.isLoading,
    hasFailed: (events.isError && !events.isFetching) || (plans.isError && !plans.isFetching),
    retry: (): void => {
      void events.refetch();
      void refetchPlans();
    },
  };
}
