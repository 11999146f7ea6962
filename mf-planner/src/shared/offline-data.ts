import type { MealPlansView } from '@larder/api-client/meal-planner';
import type { OfflineData } from '@larder/shell-sdk';
import { calendarDay } from './calendar-day';
import { offlineWrites } from './offline-writes';

const mostPlans = 50;

/** Lets the plans, their dishes and the current month be read without a network. */
export const offlineData: OfflineData = {
  writes: offlineWrites,
  collections: (today) => [
    { url: '/meal-planner' },
    { url: '/meal-planner/calendar', params: calendarDay.monthOf(calendarDay.today(today)) },
  ],
  referredTo: ({ url }, data) => {
    if (url !== '/meal-planner') return [];
    const plans = (data as MealPlansView).slice(0, mostPlans);
    const dishes = plans.flatMap(({ plan_data }) => Object.values(plan_data).flat());
    const readable = dishes.filter(({ available }) => available);
    return readable.map(({ id }) => ({ question: { url: `/recipes/${id}` } }));
  },
};
