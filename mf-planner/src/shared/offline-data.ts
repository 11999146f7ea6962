import type { MealPlansView } from '@larder/api-client/meal-planner';
import type { OfflineData } from '@larder/shell-sdk';
import { calendarDay, type Day } from './calendar-day';
import { offlineWrites } from './offline-writes';

const mostPlans = 50;
const daysOfBothWeeks = 14;

/** The months of this and next week, as the calendar asks for them. */
function monthsOf(today: Day): { start: Day; end: Day }[] {
  const first = calendarDay.startOfWeek(today);
  const last = calendarDay.add(first, daysOfBothWeeks - 1);
  const [month, other] = [first, last].map(calendarDay.monthOf);
  return [month, other].flatMap((one) => one ?? []).slice(0, month?.start === other?.start ? 1 : 2);
}

/** Lets the plans, their dishes and the months of this and next week be read without a network. */
export const offlineData: OfflineData = {
  writes: offlineWrites,
  collections: (today) => [
    { url: '/meal-planner' },
    ...monthsOf(calendarDay.today(today)).map((params) => ({
      url: '/meal-planner/calendar',
      params,
    })),
  ],
  referredTo: ({ url }, data) => {
    if (url !== '/meal-planner') return [];
    const plans = (data as MealPlansView).slice(0, mostPlans);
    const dishes = plans.flatMap(({ plan_data }) => Object.values(plan_data).flat());
    const readable = dishes.filter(({ available }) => available);
    return readable.map(({ id }) => ({ question: { url: `/recipes/${id}` } }));
  },
};
