import type { OfflineWrite, Write } from '@larder/shell-sdk';
import { declaration } from '../remote.declaration';
import { offlineWrites } from './offline-writes';

const rule = (kind: string): OfflineWrite => offlineWrites[kind] as OfflineWrite;
const soup = { id: 7, title: 'Soup', image: '/7.svg', readyInMinutes: 20, servings: 4 };
const kept = async ({ url }: { url: string }) => (url === '/recipes/7' ? soup : undefined);
const plans = { url: '/meal-planner' };
const calendar = (start: string, end: string) => ({
  url: '/meal-planner/calendar',
  params: { start, end },
});
const write = (url: string, body?: unknown, id?: string): Write => ({
  method: '',
  url,
  body,
  ids: url.split('/').filter((part) => /\d/.test(part)),
  ...(id && { id }),
});

describe('changes to plans and the calendar that wait', () => {
  it('[OFF-3] are those that the declaration lists', () => {
    expect(Object.keys(offlineWrites).sort()).toEqual([...declaration.queue].sort());
  });

  it('[OFF-3] show a plan as it was saved, changed or deleted', async () => {
    const body = { name: 'Calm week', plan_data: { 'Monday-Dinner': [{ id: 7, servings: 2 }] } };
    const created = await rule('POST /meal-planner').shows?.(
      plans,
      [],
      write('/meal-planner', body, 'p1'),
      kept,
    );
    expect(created).toMatchObject([
      {
        id: 'p1',
        name: 'Calm week',
        plan_data: { 'Monday-Dinner': [{ title: 'Soup', servings: 2 }] },
      },
    ]);
    const { answer, settle, shows } = rule('PUT /meal-planner/:id');
    const changed = write('/meal-planner/p1', { ...body, name: 'Other', version: 1 });
    expect(await shows?.(plans, created, changed, kept)).toMatchObject([
      { id: 'p1', name: 'Other', version: 1 },
    ]);
    expect(await answer?.(changed, kept)).toMatchObject({ name: 'Other', version: 1 });
    const theirs = (name: string) => ({
      status: 409,
      code: 'meal_plan_changed' as const,
      message: '',
      besides: {
        plan: {
          name,
          plan_data: { 'Monday-Dinner': [{ ...soup, servings: 2 }], 'Friday-Lunch': [] },
        },
      },
    });
    expect(settle?.(changed, theirs('Other'))).toBe('done');
    expect(settle?.(changed, theirs('Theirs'))).toBeUndefined();
    const deleted = write('/meal-planner/p1');
    expect(rule('DELETE /meal-planner/:id').shows?.(plans, created, deleted, kept)).toEqual([]);
  });

  it('[OFF-3] show a calendar entry in the months that it touches, and move it between them', async () => {
    const body = { title: 'Roast', start_date: '2026-11-30', end_date: '2026-12-02', color: 'red' };
    const created = write('/meal-planner/calendar', body, 'e1');
    const { answer, shows } = rule('POST /meal-planner/calendar');
    const event = await answer?.(created, kept);
    expect(event).toEqual({ ...body, id: 'e1', linked_menu_id: null, linked_meal_plan_id: null });
    const november = calendar('2026-11-01', '2026-11-30');
    expect(await shows?.(november, [], created, kept)).toEqual([event]);
    expect(await shows?.(calendar('2027-01-01', '2027-01-31'), [], created, kept)).toEqual([]);
    const moved = write('/meal-planner/calendar/e1', { ...body, start_date: '2026-12-01' });
    expect(
      await rule('PUT /meal-planner/calendar/:id').shows?.(november, [event], moved, kept),
    ).toEqual([]);
    const deleted = write('/meal-planner/calendar/e1');
    expect(
      await rule('DELETE /meal-planner/calendar/:id').shows?.(november, [event], deleted, kept),
    ).toEqual([]);
  });
});
