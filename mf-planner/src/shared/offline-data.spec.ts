import { offlineData } from './offline-data';

describe('plans without a network', () => {
  it('[CALL-31][OFF-8] include the months of this and next week, as the calendar asks for them', () => {
    expect(offlineData.collections(new Date(2028, 1, 16, 23, 59))).toEqual([
      { url: '/meal-planner' },
      { url: '/meal-planner/calendar', params: { start: '2028-02-01', end: '2028-02-29' } },
    ]);
    expect(offlineData.collections(new Date(2026, 11, 31, 23, 59))).toContainEqual({
      url: '/meal-planner/calendar',
      params: { start: '2026-12-01', end: '2026-12-31' },
    });
    expect(offlineData.collections(new Date(2026, 11, 31, 23, 59))).toContainEqual({
      url: '/meal-planner/calendar',
      params: { start: '2027-01-01', end: '2027-01-31' },
    });
  });

  it('[PLAN-9] include the month in which this week began', () => {
    const inDecember = { start: '2026-12-01', end: '2026-12-31' };
    const inJanuary = { start: '2027-01-01', end: '2027-01-31' };
    const friday = new Date(2027, 0, 1, 12);
    const months = () => offlineData.collections(friday).flatMap(({ params }) => params ?? []);
    expect(months()).toEqual([inDecember, inJanuary]);
    localStorage.setItem('first-weekday', '5');
    expect(months()).toEqual([inJanuary]);
    localStorage.clear();
  });

  it('[WHAT-4] bring the recipes of their dishes along', () => {
    const dish = (id: number, available = true) => ({ id, available });
    const plans = [
      {
        plan_data: {
          'Monday-Lunch': [dish(1), dish(2), dish(3, false)],
          'Friday-Dinner': [dish(40)],
        },
      },
    ];
    const refer = offlineData.referredTo;
    expect(refer?.({ url: '/meal-planner' }, plans)).toEqual(
      [1, 2, 40].map((id) => ({ question: { url: `/recipes/${id}` } })),
    );
    expect(refer?.({ url: '/meal-planner/calendar' }, [])).toEqual([]);
  });
});
