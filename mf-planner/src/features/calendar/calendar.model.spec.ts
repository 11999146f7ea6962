import { eventColors } from '@larder/api-client/limits';
import type { CalendarEventView } from '@larder/api-client/meal-planner';
import { calendarDay, type Day } from '../../shared/calendar-day';
import {
  daysInWeek,
  dishesByDay,
  layOutMonth,
  mostBarsPerDay,
  movedBy,
  visibleSpan,
  withMoved,
  type Bar,
  type MonthDay,
} from './calendar.model';

const sunday = 7;
let made = 0;
const event = (start_date: string, end_date = start_date): CalendarEventView => ({
  id: `event ${String((made += 1)).padStart(5, '0')}`,
  title: 'Dinner',
  start_date,
  end_date,
  color: 'blue',
  linked_menu_id: null,
  linked_meal_plan_id: null,
});

/** Every bar on the days it covers, read from the rendered month. */
function drawn(events: readonly CalendarEventView[], day: string, firstWeekday = sunday) {
  const shown = new Map<string, { cell: MonthDay; bars: Bar[] }>();
  for (const week of layOutMonth(events, day, firstWeekday)) {
    expect(week).toHaveLength(daysInWeek);
    week.forEach((cell) => cell && shown.set(cell.day, { cell, bars: [] }));
    week.forEach((cell, column) => {
      for (const bar of cell?.bars ?? []) {
        expect(column + bar.span).toBeLessThanOrEqual(daysInWeek);
        const last = calendarDay.add(cell!.day, bar.span - 1);
        expect([bar.startsHere, bar.endsHere]).toEqual([
          bar.event.start_date === cell!.day,
          bar.event.end_date === last,
        ]);
        for (let offset = 0; offset < bar.span; offset += 1) {
          shown.get(calendarDay.add(cell!.day, offset))!.bars.push(bar);
        }
      }
    });
  }
  return shown;
}

/** Pseudo-random numbers that are the same in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('the layout of a month', () => {
  it('[CAL-1] has the days of the month under their weekdays', () => {
    const [first] = layOutMonth([], '2026-05-10', sunday);
    expect(first!.map((cell) => cell?.day ?? null)).toEqual([
      ...['2026-04-26', '2026-04-27', '2026-04-28', '2026-04-29', '2026-04-30'],
      '2026-05-01',
      '2026-05-02',
    ]);
    const [mondayFirst] = layOutMonth([], '2026-05-10', 1);
    expect(mondayFirst!.map((cell) => cell?.isOutside)).toEqual([
      ...[true, true, true, true, false, false, false],
    ]);
    expect(layOutMonth([], '2026-02-01', sunday)).toHaveLength(4);
    expect(layOutMonth([], '2026-05-01', sunday)).toHaveLength(6);
  });

  it('[CAL-1] rounds a bar only where its event begins and ends', () => {
    const overTwoWeeks = event('2026-11-13', '2026-11-17');
    const bars = layOutMonth([overTwoWeeks], '2026-11-01', sunday).flatMap((week) =>
      week.flatMap((cell) => cell?.bars ?? []),
    );
    expect(bars).toMatchObject([
      { span: 2, startsHere: true, endsHere: false, isFirst: true },
      { span: 3, startsHere: false, endsHere: true, isFirst: false },
    ]);
    const fromOctoberOn = drawn([event('2026-10-20', '2026-12-20')], '2026-11-01');
    for (const { bars: of } of fromOctoberOn.values()) {
      expect(of).toMatchObject([{ startsHere: false, endsHere: false }]);
    }
  });

  it('[CONST-4c] shows three of four events, and reports one more', () => {
    const { cell, bars } = drawn(
      Array.from({ length: 4 }, () => event('2026-11-21')),
      '2026-11-01',
    ).get('2026-11-21')!;
    expect(bars.map(({ level }) => level)).toEqual([0, 1, 2]);
    expect(cell).toMatchObject({ hidden: 1 });
    expect(cell.events).toHaveLength(4);
  });

  it('[CONST-4c][CAL-1] matches a simple count on each day, without overlapping bars', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const random = randomNumbers(seed);
      const month = calendarDay.addMonths('2024-01-15', random(48));
      const { start } = calendarDay.monthOf(month);
      const events = Array.from({ length: random(40) }, () => {
        const begin = calendarDay.add(start, random(50) - 10);
        return event(begin, calendarDay.add(begin, random(3) === 0 ? random(20) : 0));
      });
      for (const [day, { cell, bars }] of drawn(events, month, 1 + random(daysInWeek))) {
        const covering = events.filter((one) => one.start_date <= day && day <= one.end_date);
        expect(new Set(cell.events)).toEqual(new Set(covering));
        expect(bars).toHaveLength(Math.min(mostBarsPerDay, covering.length));
        expect(cell.hidden).toBe(covering.length - bars.length);
        expect(new Set(bars.map(({ level }) => level)).size).toBe(bars.length);
        expect(new Set(bars.map((bar) => bar.event)).size).toBe(bars.length);
        for (const bar of bars) expect(covering).toContain(bar.event);
      }
    }
  });

  it('gives each event exactly one named bar in the month', () => {
    const events = [event('2026-10-30', '2026-12-02'), event('2026-11-06', '2026-11-09')];
    const first = layOutMonth(events, '2026-11-01', sunday)
      .flat()
      .flatMap((cell) => cell?.bars ?? [])
      .filter(({ isFirst }) => isFirst);
    expect(first.map((bar) => bar.event)).toEqual(events);
  });

  it('[CAL-1] ranges from the year 1 to the last day', () => {
    const ends = [event('0001-01-01'), event('9999-12-31')];
    expect(drawn(ends, '0001-01-01').get('0001-01-01')!.bars).toHaveLength(1);
    expect(drawn(ends, '9999-12-31').get('9999-12-31')!.bars).toHaveLength(1);
  });

  it('lays out 2,000 events correctly', () => {
    const random = randomNumbers(7);
    const events = Array.from({ length: 2000 }, () => {
      const begin = calendarDay.add('2026-11-01', random(30));
      return event(begin, calendarDay.add(begin, random(4)));
    });
    for (const [day, { cell, bars }] of drawn(events, '2026-11-01')) {
      const covering = events.filter((one) => one.start_date <= day && day <= one.end_date);
      expect(bars).toHaveLength(Math.min(mostBarsPerDay, covering.length));
      expect(cell.hidden).toBe(covering.length - bars.length);
    }
  });

  it('[CONST-4b] knows five colours', () => {
    expect(eventColors).toEqual(['blue', 'green', 'red', 'purple', 'orange']);
  });
});

describe('a moved event', () => {
  it('keeps its length over leap days and the ends of years', () => {
    expect(movedBy(event('2024-02-27', '2024-02-29'), 1)).toMatchObject({
      start_date: '2024-02-28',
      end_date: '2024-03-01',
    });
    expect(movedBy(event('2027-01-01', '2027-01-03'), -7)).toMatchObject({
      start_date: '2026-12-25',
      end_date: '2026-12-27',
    });
  });

  it("[CAL-1] stays within the calendar's range", () => {
    expect(movedBy(event('9999-12-28', '9999-12-30'), 7)).toMatchObject({
      start_date: '9999-12-29',
      end_date: '9999-12-31',
    });
    expect(movedBy(event('0001-01-03', '0001-01-05'), -7)).toMatchObject({
      start_date: '0001-01-01',
      end_date: '0001-01-03',
    });
  });

  it('is shown once, and only in a month that it overlaps', () => {
    const [stays, goes] = [event('2026-11-10'), event('2026-11-12')];
    const november = calendarDay.monthOf('2026-11-01');
    const shownIn = (moved: CalendarEventView, month = november): CalendarEventView[] =>
      withMoved([stays, goes], new Map([[moved.id, moved]]), month);
    expect(shownIn(movedBy(goes, 7))).toEqual([stays, movedBy(goes, 7)]);
    expect(shownIn(movedBy(goes, 30))).toEqual([stays]);
    const december = calendarDay.monthOf('2026-12-01');
    expect(withMoved([], new Map([[goes.id, movedBy(goes, 30)]]), december)).toHaveLength(1);
  });
});

describe('the dishes of plans on the calendar', () => {
  const dish = (id: number, title: string) => ({
    ...{ id, title, image: null, readyInMinutes: 20, servings: 2, recipeServings: 2 },
    available: true,
  });
  const plan = {
    ...{ id: 'plan', name: 'Week', created_at: '2026-01-01T00:00:00.000Z', version: 1 },
    plan_data: {
      'Monday-Dinner': [dish(1, 'Stew')],
      'Thursday-Lunch': [{ ...dish(1, 'Stew'), leftovers: true as const }],
      'Friday-Dinner': [dish(2, 'Pie')],
    },
    meal_notes: { 'Friday-Dinner': { eatingOut: true, text: '' } },
  };
  const on = (start: Day, end: Day, span: { start: Day; end: Day }) =>
    Object.fromEntries(
      [...dishesByDay([{ ...event(start, end), linked_meal_plan_id: 'plan' }], [plan], span)].map(
        ([day, dishes]) => [
          day,
          dishes.map(({ title, meal, leftovers }) => `${meal} ${title}${leftovers ? ' left' : ''}`),
        ],
      ),
    );

  it('[PLAN-5] are on their weekdays, for a week from a single day on, without meals out', () => {
    const november = calendarDay.monthOf('2026-11-01');
    // A Wednesday.
    expect(on('2026-11-18', '2026-11-18', november)).toEqual({
      '2026-11-19': ['Lunch Stew left'],
      '2026-11-23': ['Dinner Stew'],
    });
  });

  it('[PLAN-5] come again in each week of a longer event, within the days shown', () => {
    const half = { start: '2026-11-10', end: '2026-11-30' };
    expect(Object.keys(on('2026-11-02', '2026-11-23', half))).toEqual([
      ...['2026-11-12', '2026-11-16', '2026-11-19', '2026-11-23'],
    ]);
  });

  it('[PLAN-5] are shown with the days that fill the first and the last week', () => {
    expect(visibleSpan('2026-11-15', 1)).toEqual({ start: '2026-10-26', end: '2026-12-06' });
    expect(visibleSpan('2026-11-15', 7)).toEqual({ start: '2026-11-01', end: '2026-12-05' });
    expect(visibleSpan('0001-01-15', 7)).toEqual({ start: '0001-01-01', end: '0001-02-03' });
  });
});
