import type { CalendarEventView, MealPlanView } from '@larder/api-client/meal-planner';
import type { MenuSummaryView } from '@larder/api-client/menus';
import {
  answerAfter,
  failWith,
  leavePage,
  renderWithShell,
  type FakeRequest,
  type TestShellOptions,
} from '@larder/shell-sdk/testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page } from './calendar.page';

// A month has many buttons, and finding one by name checks them all.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

const uuid = (tail: number): string => `01890000-0000-7000-8000-${String(tail).padStart(12, '0')}`;

const brunch: MenuSummaryView = {
  id: uuid(1),
  title: 'Brunch',
  created_at: '2026-10-02T12:00:00.000Z',
  updated_at: '2026-10-02T12:00:00.000Z',
  version: 1,
  item_count: 3,
  images: [],
};
const calmWeek: MealPlanView = {
  id: uuid(2),
  name: 'Calm week',
  created_at: '2026-10-03T12:00:00.000Z',
  version: 1,
  plan_data: {},
};
const event = (change: Partial<CalendarEventView> = {}): CalendarEventView => ({
  id: uuid(3),
  title: 'Roast',
  start_date: '2026-11-20',
  end_date: '2026-11-20',
  color: 'blue',
  linked_menu_id: null,
  linked_meal_plan_id: null,
  ...change,
});
const onDay = (start_date: string, titles: string[]): CalendarEventView[] =>
  titles.map((title, index) =>
    event({ id: uuid(100 + index), title, start_date, end_date: start_date }),
  );

function show({
  events = [],
  api = {},
  ...options
}: TestShellOptions & { events?: CalendarEventView[] } = {}) {
  return renderWithShell(<Page />, {
    session: 'subscribed',
    path: '/calendar?date=2026-11-21',
    api: {
      ...api,
      'GET /menus': api['GET /menus'] ?? (() => ({ menus: [brunch], menuCount: 1, menuLimit: 25 })),
      'GET /meal-planner': api['GET /meal-planner'] ?? (() => [calmWeek]),
      'GET /meal-planner/calendar': api['GET /meal-planner/calendar'] ?? (() => events),
    },
    ...options,
  });
}

const asked = (requests: FakeRequest[], path: string): FakeRequest[] =>
  requests.filter((request) => request.path === path);
/** Of the calendar's requests those for a whole month, not for the days around it. */
const monthsAsked = (requests: FakeRequest[]): FakeRequest[] =>
  asked(requests, '/meal-planner/calendar').filter(
    ({ query: { start = '', end = '' } }) =>
      start.endsWith('-01') && Number(end.slice(-2)) >= 28 && start.slice(0, 7) === end.slice(0, 7),
  );
const day = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
const savedRow = (title: string): Promise<HTMLElement> => day(new RegExp(`^${title} .*Created on`));
/** The month cell of a day's button. */
const cellOf = (button: HTMLElement): HTMLElement =>
  button.closest<HTMLElement>('[role=gridcell]')!;
const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });

/** Makes the screen as narrow as a phone's for the rest of the test. */
function narrowTheScreen(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('max-width'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the month', () => {
  it("[CAL-1][CALL-31][CALL-38a][STATE-10a] fetches menus, plans and the month's events in parallel", async () => {
    let release = (): void => {};
    const allAsked = new Promise<void>((resolve) => (release = resolve));
    const { requests } = show({
      api: {
        // No response is given before everything has been requested.
        'GET /menus': () => allAsked.then(() => ({ menus: [brunch], menuCount: 1, menuLimit: 25 })),
        'GET /meal-planner': () => allAsked.then(() => [calmWeek]),
        'GET /meal-planner/calendar': () => allAsked.then(() => [event()]),
      },
    });
    expect(screen.getByRole('heading', { name: 'Calendar' })).toBeVisible();
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await waitFor(() => expect(requests).toHaveLength(5));
    expect(monthsAsked(requests)[0]!.query).toEqual({
      start: '2026-11-01',
      end: '2026-11-30',
    });
    release();
    const bar = await screen.findByRole('button', { name: 'Roast' });
    expect(cellOf(bar)).toContainElement(await day('Friday, November 20, 2026, 1 event'));
  });

  it('[STATE-10a][CALL-38a] refetches everything when the month changes', async () => {
    const { user, requests } = show({ events: [event()] });
    await screen.findByRole('button', { name: 'Roast' });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(monthsAsked(requests).map(({ query }) => query)).toEqual([
      { start: '2026-11-01', end: '2026-11-30' },
      { start: '2026-12-01', end: '2026-12-31' },
    ]);
    expect(asked(requests, '/menus')).toHaveLength(2);
    expect(asked(requests, '/meal-planner')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await screen.findByRole('button', { name: 'Roast' })).toBeVisible();
    expect(monthsAsked(requests)).toHaveLength(3);
  });

  it('[GROC-1a] links to a grocery list for the week of the selected date', async () => {
    show();
    const link = await screen.findByRole('link', { name: /^Grocery list for / });
    const address = new URL(link.getAttribute('href') ?? '', location.origin);
    const { start = '', end = '' } = Object.fromEntries(address.searchParams);
    expect(address.pathname).toBe('/grocery-list');
    expect([start <= '2026-11-21', end >= '2026-11-21']).toEqual([true, true]);
    expect(Date.parse(end) - Date.parse(start)).toBe(6 * 24 * 60 * 60 * 1000);
  });

  it('shows the newer month when the older response arrives last', async () => {
    jest.useFakeTimers();
    const { user } = show({
      api: {
        'GET /meal-planner/calendar': ({ query }) =>
          query['start'] === '2026-11-01'
            ? answerAfter(5000, onDay('2026-11-10', ['Old month']))
            : answerAfter(1000, onDay('2026-12-10', ['New month'])),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('button', { name: 'New month' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(8000));
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'New month' })).toBeVisible();
    expect(screen.queryByText('Old month')).not.toBeInTheDocument();
  });

  it('[PLAN-5] puts the dishes of a plan on their days, and shows the days around the month', async () => {
    const stew = {
      ...{ id: 5, title: 'Stew', image: '/x.svg', readyInMinutes: 20 },
      available: true,
    };
    const plan = {
      ...calmWeek,
      plan_data: { 'Monday-Dinner': [{ ...stew, ...{ servings: 2, recipeServings: 2 } }] },
    };
    show({
      path: '/calendar?date=2026-11-30',
      events: [
        {
          ...event(),
          start_date: '2026-11-30',
          end_date: '2026-11-30',
          linked_meal_plan_id: plan.id,
        },
      ],
      api: { 'GET /meal-planner': () => [plan] },
    });
    const dishes = await screen.findByRole('list', { name: /^Dishes on Monday,.November.30/ });
    expect(within(dishes).getByRole('link', { name: 'Stew' })).toHaveAttribute('href', '/?dish=5');
    expect(await day('Saturday, December 5, 2026')).toBeVisible();
  });

  it('[STATE-10a] shows the loading state until loaded', async () => {
    show({ events: [event()] });
    const frame = screen.getByRole('grid').closest('[aria-busy]')!;
    expect(frame).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading…')).toHaveAttribute('role', 'status');
    await screen.findByRole('button', { name: 'Roast' });
    expect(frame).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('[ERR-18] reports a failed load, ends the loading state, and retries on request', async () => {
    let works = false;
    const { user } = show({
      api: {
        'GET /meal-planner/calendar': () => (works ? [event()] : failWith({ status: 500 })),
      },
    });
    expect(await screen.findByText('Failed to load your calendar data.')).toBeVisible();
    expect(screen.getByRole('grid').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Roast' })).toBeVisible();
    expect(screen.queryByText('Failed to load your calendar data.')).not.toBeInTheDocument();
  });

  it('[OFF-8][F-11] says that a month is not kept while nothing answers', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show({ api: { 'GET /meal-planner/calendar': () => failWith({ status: 0 }) } });
    expect(await screen.findByText(/This month is not kept on this device/)).toBeVisible();
    expect(screen.queryByText('Failed to load your calendar data.')).not.toBeInTheDocument();
    onLine.mockRestore();
  });

  it('[ERR-18] ends the loading state of lists that fail to load', async () => {
    show({
      api: {
        'GET /menus': () => failWith({ status: 500 }),
        'GET /meal-planner': () => failWith({ status: 0 }),
      },
    });
    expect(await screen.findByText('Failed to load your calendar data.')).toBeVisible();
    expect(screen.queryByText('Loading menus...')).not.toBeInTheDocument();
    expect(screen.queryByText('Loading plans...')).not.toBeInTheDocument();
    expect(screen.queryByText('You have no saved menus.')).not.toBeInTheDocument();
  });

  it('[ENT-6] shows an event without an end on its first day', async () => {
    const { end_date: _end, ...endless } = event({ title: 'Endless' });
    show({
      api: {
        'GET /meal-planner/calendar': () => [
          endless,
          { ...event({ id: uuid(9) }), end_date: null },
        ],
      },
    });
    expect(cellOf(await day(/November 20, 2026, 2 events/))).toHaveTextContent('Endless');
    expect(await day(/November 21, 2026$/)).toBeVisible();
  });

  it('[CONST-4c] gives access to the events without a bar', async () => {
    const { user } = show({
      events: onDay('2026-11-21', ['Bread', 'Cheese', 'Fruit', 'Soup', 'Tea']),
    });
    const more = await screen.findByRole('button', { name: '+2 more on November 21, 2026' });
    expect(within(cellOf(more)).getAllByRole('button')).toHaveLength(1 + 3 + 1);
    await user.click(more);
    const list = await dialog('Saturday, November 21, 2026');
    await user.click(within(list).getByRole('button', { name: 'Tea' }));
    expect(await dialog('Tea')).toBeVisible();
  });

  it('[CAL-1] renders one button for an event spanning several weeks', async () => {
    show({ events: [event({ start_date: '2026-11-05', end_date: '2026-11-24' })] });
    expect(await screen.findAllByRole('button', { name: 'Roast' })).toHaveLength(1);
    expect(screen.getAllByText('Roast')).toHaveLength(4);
  });

  it.each([
    ['menu', 'The menu linked to this event has been deleted.'],
    ['meal_plan', 'The meal plan linked to this event has been deleted.'],
  ] as const)(
    '[D-14] says in an event that its %s has been deleted, and can still edit it',
    async (deleted_link, sentence) => {
      const { user, requests } = show({
        events: [event({ deleted_link })],
        api: { 'PUT /meal-planner/calendar/:id': () => event({ deleted_link }) },
      });
      await user.click(await screen.findByRole('button', { name: 'Roast' }));
      const opened = within(await dialog('Roast'));
      expect(opened.getByText(sentence)).toBeVisible();
      expect(opened.queryByRole('link')).not.toBeInTheDocument();
      await user.click(opened.getByRole('button', { name: 'Save Changes' }));
      await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
    },
  );

  it('[D-14] says nothing like that in an event that was never linked', async () => {
    const { user } = show({ events: [event()] });
    await user.click(await screen.findByRole('button', { name: 'Roast' }));
    expect(within(await dialog('Roast')).queryByText(/deleted/)).not.toBeInTheDocument();
  });

  it('[CAL-1] marks today and the selected date', async () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 30, 23, 30), advanceTimers: true });
    const { user } = show({ path: '/calendar' });
    const today = await day('Monday, November 30, 2026');
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(cellOf(today)).toHaveAttribute('aria-selected', 'true');
    const other = await day('Thursday, November 12, 2026');
    await user.click(other);
    expect(cellOf(other)).toHaveAttribute('aria-selected', 'true');
    expect(cellOf(today)).toHaveAttribute('aria-selected', 'false');
    expect(other).not.toHaveAttribute('aria-current');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(cellOf(today)).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['{ArrowRight}', 'Saturday, February 1, 2025'],
    ['{ArrowLeft}', 'Thursday, January 30, 2025'],
    ['{ArrowUp}', 'Friday, January 24, 2025'],
    ['{ArrowDown}', 'Friday, February 7, 2025'],
    ['{Home}', 'Sunday, January 26, 2025'],
    ['{End}', 'Saturday, February 1, 2025'],
    ['{PageDown}', 'Friday, February 28, 2025'],
    ['{PageUp}', 'Tuesday, December 31, 2024'],
    ['{Shift>}{PageUp}{/Shift}', 'Wednesday, January 31, 2024'],
  ])('[CAL-1] moves by %s from the last of January to %s', async (keys, expected) => {
    const { user, location } = show({ path: '/calendar?date=2025-01-31' });
    const start = await day('Friday, January 31, 2025');
    expect(start).toHaveAttribute('tabindex', '0');
    act(() => start.focus());
    await user.keyboard(keys);
    const reached = await day(expected);
    expect(reached).toHaveFocus();
    expect(reached).toHaveAttribute('tabindex', '0');
    expect(cellOf(reached)).toHaveAttribute('aria-selected', 'true');
    expect(new Date(expected).getDate()).toBe(Number(location().search.slice(-2)));
  });

  it('[CAL-1] moves by each of two keys, however fast they are pressed', async () => {
    show({ path: '/calendar?date=2026-03-10' });
    const start = await day('Tuesday, March 10, 2026');
    act(() => start.focus());
    act(() => {
      fireEvent.keyDown(start, { key: 'ArrowDown' });
      fireEvent.keyDown(start, { key: 'ArrowRight' });
    });
    expect(await day('Wednesday, March 18, 2026')).toHaveFocus();
  });

  it.each([
    ['0001-01-01', 'January 1', { start: '0001-01-01', end: '0001-01-31' }, 'Previous month'],
    ['9999-12-31', 'December 9999', { start: '9999-12-01', end: '9999-12-31' }, 'Next month'],
  ])('[CAL-1] ends at %s', async (date, month, span, beyond) => {
    const { user, requests } = show({
      path: `/calendar?date=${date}`,
      events: onDay(date, ['The end']),
    });
    expect(await screen.findByRole('button', { name: 'The end' })).toBeVisible();
    expect(screen.getByRole('grid', { name: month })).toBeVisible();
    await user.click(screen.getByRole('button', { name: beyond }));
    expect(screen.getByRole('grid', { name: month })).toBeVisible();
    expect(monthsAsked(requests).map(({ query }) => query)).toEqual([span]);
  });

  it('[CAL-1] falls back to today when the URL has no valid day', async () => {
    jest.useFakeTimers({ now: new Date(2026, 1, 3, 0, 5), advanceTimers: true });
    show({ path: '/calendar?date=2026-02-30' });
    expect(await day('Tuesday, February 3, 2026')).toHaveAttribute('aria-current', 'date');
  });

  it("[CAL-1] lists the selected day's events below the month on a narrow screen", async () => {
    narrowTheScreen();
    const { user } = show({
      events: [...onDay('2026-11-20', ['Bread', 'Cheese']), event({ id: uuid(9), title: 'Soup' })],
    });
    expect(await screen.findByText('Nothing is planned for this day.')).toBeVisible();
    const friday = await day('Friday, November 20, 2026, 3 events');
    expect(within(cellOf(friday)).getAllByRole('button')).toEqual([friday]);
    await user.click(friday);
    expect(screen.getByRole('heading', { name: 'Friday, November 20, 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cheese' }));
    expect(await dialog('Cheese')).toBeVisible();
  });
});

describe('an event', () => {
  it('[ENT-6] shows its details, with a link to its menu', async () => {
    const { user } = show({
      session: 'free',
      events: [event({ end_date: '2026-11-22', color: 'purple', linked_menu_id: brunch.id })],
    });
    await user.click(await screen.findByRole('button', { name: 'Roast' }));
    const opened = await dialog('Roast');
    expect(within(opened).getByText(/November 20\s*–\s*22, 2026/)).toBeVisible();
    expect(within(opened).getByText('Purple')).toBeVisible();
    expect(within(opened).getByRole('link', { name: 'Open the menu' })).toHaveAttribute(
      'href',
      `/menu/${brunch.id}`,
    );
    expect(within(opened).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('[ENT-6] names its plan, and links to it', async () => {
    const { user } = show({ events: [event({ linked_meal_plan_id: calmWeek.id })] });
    await user.click(await screen.findByRole('button', { name: 'Roast' }));
    const opened = await dialog('Roast');
    expect(
      await within(opened).findByRole('link', { name: 'Meal plan: Calm week' }),
    ).toHaveAttribute('href', `/?plan=${calmWeek.id}`);
  });

  it('gets another title and start, and keeps its duration', async () => {
    const { user, requests } = show({
      events: [event({ start_date: '2026-11-20', end_date: '2026-11-22' })],
      api: { 'PUT /meal-planner/calendar/:id': () => event() },
    });
    await user.click(await screen.findByRole('button', { name: 'Roast' }));
    const opened = await dialog('Roast');
    await user.clear(within(opened).getByLabelText('Title'));
    await user.click(within(opened).getByRole('button', { name: 'Save Changes' }));
    expect(within(opened).getByText('Please enter a title.')).toBeVisible();
    await user.type(within(opened).getByLabelText('Title'), 'Cold roast ');
    fireEvent.change(within(opened).getByLabelText('Start date'), {
      target: { value: '2026-11-29' },
    });
    expect(within(opened).getByLabelText('End date')).toHaveValue('2026-12-01');
    await user.click(within(opened).getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Event updated.')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')!.body).toMatchObject({
      title: 'Cold roast',
      start_date: '2026-11-29',
      end_date: '2026-12-01',
    });
  });

  it('requires a start date', async () => {
    const { user, requests } = show({ events: [event()] });
    await user.click(await screen.findByRole('button', { name: 'Roast' }));
    const opened = await dialog('Roast');
    fireEvent.change(within(opened).getByLabelText('Start date'), { target: { value: '' } });
    await user.click(within(opened).getByRole('button', { name: 'Save Changes' }));
    expect(within(opened).getByText('Please choose a start date.')).toBeVisible();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  /** Responds like the backend, with one event that can be moved. */
  function withOneEvent(one: CalendarEventView, options: Partial<TestShellOptions> = {}) {
    let current = one;
    const shell = show({
      ...options,
      api: {
        'GET /meal-planner/calendar': ({ query }) =>
          current.start_date <= query['end']! && current.end_date >= query['start']!
            ? [current]
            : [],
        'PUT /meal-planner/calendar/:id': async ({ body }) => {
          await answerAfter(20, null);
          return (current = { ...current, ...(body as Partial<CalendarEventView>) });
        },
        ...options.api,
      },
    });
    return { ...shell, stored: () => current };
  }
  const roast = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Roast' });

  it('[ENT-6] moves by keyboard, by days and weeks, and keeps the focus', async () => {
    const { user, requests, stored } = withOneEvent(
      event({ start_date: '2026-11-10', end_date: '2026-11-11', linked_menu_id: brunch.id }),
    );
    (await roast()).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowUp}{ArrowLeft}{/Shift}');
    expect(cellOf(await roast())).toContainElement(
      await day('Wednesday, November 11, 2026, 1 event'),
    );
    expect(await roast()).toHaveFocus();
    expect(screen.getByText(/^Roast is now on November 11–12, 2026\.$/)).toBeInTheDocument();
    await waitFor(() => expect(stored()).toMatchObject({ start_date: '2026-11-11' }));
    expect(stored()).toMatchObject({ end_date: '2026-11-12', linked_menu_id: brunch.id });
    const calls = requests.filter(({ method }) => method === 'PUT');
    expect(calls.length).toBeLessThanOrEqual(5);
    expect(calls.at(-1)!.body).toMatchObject({ start_date: '2026-11-11', title: 'Roast' });
    await user.keyboard('{ArrowRight}');
    expect(stored()).toMatchObject({ start_date: '2026-11-11' });
  });

  it('can be moved again while the month reloads after the previous move', async () => {
    let isMovedOn = false;
    const { user, stored } = withOneEvent(
      event({ start_date: '2026-11-10', end_date: '2026-11-10' }),
      {
        api: {
          'GET /meal-planner/calendar': async () => {
            if (stored().start_date === '2026-11-11' && !isMovedOn) {
              isMovedOn = true;
              await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
            }
            return answerAfter(50, [stored()]);
          },
        },
      },
    );
    (await roast()).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(stored()).toMatchObject({ start_date: '2026-11-12' }));
    expect(await day('Thursday, November 12, 2026, 1 event')).toBeVisible();
    expect(await roast()).toHaveFocus();
  });

  it('takes the view along when moved to another month', async () => {
    const { user, location } = withOneEvent(
      event({ start_date: '2026-11-27', end_date: '2026-11-27' }),
    );
    (await roast()).focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(location().search).toBe('?date=2026-12-04');
    await waitFor(async () => expect(await roast()).toHaveFocus());
  });

  it('returns to its day when moving fails', async () => {
    const { user } = withOneEvent(event({ start_date: '2026-11-10', end_date: '2026-11-10' }), {
      api: { 'PUT /meal-planner/calendar/:id': () => failWith({ status: 0 }) },
    });
    (await roast()).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(await screen.findByText('Failed to update the event.')).toBeVisible();
    expect(await day('Tuesday, November 10, 2026, 1 event')).toBeVisible();
  });

  it('[CAL-1] is said to be movable only where there is one', async () => {
    const hint =
      'Drag an event to another day, or press Shift and an arrow key while it has focus.';
    const { unmount } = withOneEvent(event());
    expect(await screen.findByText(hint)).toBeVisible();
    unmount();
    show({ events: [] });
    expect(await screen.findByRole('grid')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true'));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('[ROLE-3a] cannot be moved without a subscription', async () => {
    const { user, requests } = withOneEvent(event(), { session: 'free' });
    (await roast()).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
    expect(screen.queryByText(/^Drag an event/)).not.toBeInTheDocument();
  });

  it('gets another end and colour', async () => {
    let current = event({ linked_menu_id: brunch.id });
    const { user, requests } = show({
      api: {
        'GET /meal-planner/calendar': () => [current],
        'PUT /meal-planner/calendar/:id': ({ body }) =>
          (current = { ...current, ...(body as Partial<CalendarEventView>) }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Roast' }));
    const opened = await dialog('Roast');
    const end = within(opened).getByLabelText('End date');
    expect(end).toHaveValue('2026-11-20');
    await user.clear(end);
    await user.type(end, '2026-11-22');
    await user.click(within(opened).getByRole('radio', { name: 'Red' }));
    await user.click(within(opened).getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Event updated.')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/meal-planner/calendar/${uuid(3)}`,
      body: {
        title: 'Roast',
        start_date: '2026-11-20',
        end_date: '2026-11-22',
        color: 'red',
        linked_menu_id: brunch.id,
        linked_meal_plan_id: null,
      },
    });
    expect(await day('Sunday, November 22, 2026, 1 event')).toBeVisible();
  });

  it('cannot be changed to end before it starts', async () => {
    const { user, requests } = show({ events: [event()] });
    await user.click(await screen.findByRole('button', { name: 'Roast' }));
    const end = within(await dialog('Roast')).getByLabelText('End date');
    await user.clear(end);
    await user.type(end, '2026-11-19');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByText('The end date cannot be before the start date.')).toBeVisible();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[UNDO-1] is deleted after confirmation, stays on Cancel, and is back on Undo', async () => {
    let current = [event()];
    const { user } = show({
      api: {
        'GET /meal-planner/calendar': () => current,
        'DELETE /meal-planner/calendar/:id': () => void (current = []),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Roast' }));
    await user.click(within(await dialog('Roast')).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(within(await dialog('Roast')).getByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Event deleted.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Roast' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Roast' }));
    await user.click(within(await dialog('Roast')).getByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    leavePage();
    await waitFor(() => expect(current).toEqual([]));
    expect(await day('Friday, November 20, 2026')).toBeVisible();
  });
});

describe('the saved items', () => {
  it('[CAL-2a][CAL-2d][CAL-2e] are menus and plans, each with its creation date', async () => {
    show();
    expect(screen.getByRole('heading', { name: 'Your Saved Items' })).toBeVisible();
    const menus = screen.getByRole('region', { name: 'Saved Menus' });
    const plans = screen.getByRole('region', { name: 'Saved Meal Plans' });
    expect(await within(menus).findByText('3 items - Created on October 2, 2026')).toBeVisible();
    expect(await within(plans).findByText('Created on October 3, 2026')).toBeVisible();
    expect(within(plans).getByText('Calm week')).toBeVisible();
  });

  it('[CAL-2b][CAL-2c] show the loading and empty texts', async () => {
    show({
      api: {
        'GET /menus': () => ({ menus: [], menuCount: 0, menuLimit: 25 }),
        'GET /meal-planner': () => [],
      },
    });
    expect(screen.getByText('Loading menus...')).toBeVisible();
    expect(screen.getByText('Loading plans...')).toBeVisible();
    expect(await screen.findByText('You have no saved menus.')).toBeVisible();
    expect(await screen.findByText('You have no saved meal plans.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Saved Menus' })).not.toBeInTheDocument();
    expect(screen.queryByText('Loading menus...')).not.toBeInTheDocument();
    expect(screen.queryByText('Loading plans...')).not.toBeInTheDocument();
  });

  it('[CAL-3][CAL-4][STATE-10b][STATE-10d][VALID-16c][VALID-16d][CONST-4b] open to be scheduled on the selected date', async () => {
    const { user } = show();
    await user.click(await day('Thursday, November 12, 2026'));
    await user.click(await savedRow('Brunch'));
    const forMenu = await dialog('Add to Calendar');
    expect(within(forMenu).getByText('Brunch')).toBeVisible();
    expect(within(forMenu).getByLabelText('Start date')).toHaveValue('2026-11-12');
    expect(within(forMenu).getByLabelText('Start date')).toBeDisabled();
    expect(within(forMenu).getByLabelText('End date')).toHaveAttribute('min', '2026-11-12');
    expect(within(forMenu).getByRole('radiogroup', { name: 'Colour' })).toBeVisible();
    expect(within(forMenu).getAllByRole('radio')).toHaveLength(5);
    expect(within(forMenu).getByRole('radio', { name: 'Blue' })).toBeChecked();
    await user.type(within(forMenu).getByLabelText('End date'), '2026-11-14');
    await user.click(within(forMenu).getByRole('radio', { name: 'Orange' }));
    await user.click(within(forMenu).getByRole('button', { name: 'Cancel' }));

    await user.click(await savedRow('Calm week'));
    const forPlan = await dialog('Add to Calendar');
    expect(within(forPlan).getByRole('radio', { name: 'Green' })).toBeChecked();
    expect(within(forPlan).getByLabelText('End date')).toHaveValue('');
    await user.click(within(forPlan).getByRole('button', { name: 'Cancel' }));
    await user.click(await savedRow('Brunch'));
    expect(
      within(await dialog('Add to Calendar')).getByRole('radio', { name: 'Blue' }),
    ).toBeChecked();
    expect(screen.getByLabelText('End date')).toHaveValue('');
  });

  it('[CALL-30][STATE-10a][STATE-10c][STATE-10e][ERR-21i][VALID-16a][VALID-16b] are added to the calendar, and the month is refetched', async () => {
    let events: CalendarEventView[] = [];
    let release = (): void => {};
    const { user, requests } = show({
      api: {
        'GET /meal-planner/calendar': () => events,
        'POST /meal-planner/calendar': async ({ body }) => {
          await new Promise<void>((resolve) => (release = resolve));
          events = [event({ ...(body as Partial<CalendarEventView>) })];
          return events[0];
        },
      },
    });
    await user.click(await savedRow('Brunch'));
    await user.click(
      within(await dialog('Add to Calendar')).getByRole('button', { name: 'Add to Calendar' }),
    );
    expect(await screen.findByText('Adding to calendar...')).toBeInTheDocument();
    release();
    expect(await screen.findByText('Successfully added to calendar!')).toBeVisible();
    expect(screen.queryByText('Adding to calendar...')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')!.body).toEqual({
      title: 'Brunch',
      start_date: '2026-11-21',
      end_date: '2026-11-21',
      color: 'blue',
      linked_menu_id: brunch.id,
      linked_meal_plan_id: null,
    });
    expect(await screen.findByRole('button', { name: 'Brunch' })).toBeVisible();
  });

  it('[STATE-10c] leave a dialog open that was opened before the previous response', async () => {
    let release = (): void => {};
    const { user } = show({
      api: {
        'POST /meal-planner/calendar': async () => {
          await new Promise<void>((resolve) => (release = resolve));
          return event();
        },
      },
    });
    await user.click(await savedRow('Brunch'));
    await user.click(
      within(await dialog('Add to Calendar')).getByRole('button', { name: 'Add to Calendar' }),
    );
    await user.keyboard('{Escape}');
    await user.click(await savedRow('Calm week'));
    const opened = await dialog('Add to Calendar');
    await user.type(within(opened).getByLabelText('End date'), '2026-11-24');
    release();
    await screen.findByText('Successfully added to calendar!');
    expect(opened).toBeVisible();
    expect(within(opened).getByLabelText('End date')).toHaveValue('2026-11-24');
  });

  it('[CALL-30][ENT-6] are sent with an end date and a colour', async () => {
    const { user, requests } = show({
      api: { 'POST /meal-planner/calendar': () => event() },
    });
    await user.click(await savedRow('Calm week'));
    const opened = await dialog('Add to Calendar');
    await user.type(within(opened).getByLabelText('End date'), '2026-11-24');
    await user.click(within(opened).getByRole('radio', { name: 'Purple' }));
    await user.click(within(opened).getByRole('button', { name: 'Add to Calendar' }));
    await screen.findByText('Successfully added to calendar!');
    expect(requests.find(({ method }) => method === 'POST')!.body).toMatchObject({
      start_date: '2026-11-21',
      end_date: '2026-11-24',
      color: 'purple',
      linked_menu_id: null,
      linked_meal_plan_id: calmWeek.id,
    });
  });

  it('[VALID-16d][VALID-16e] cannot be confirmed before one is picked, and always have a date', async () => {
    jest.useFakeTimers({ now: new Date(2026, 1, 3, 0, 5), advanceTimers: true });
    const { user } = show({ path: '/calendar?date=2026-02-30' });
    const row = await savedRow('Brunch');
    expect(screen.queryByRole('button', { name: 'Add to Calendar' })).not.toBeInTheDocument();
    await user.click(row);
    expect(within(await dialog('Add to Calendar')).getByLabelText('Start date')).toHaveValue(
      '2026-02-03',
    );
  });

  it('[VALID-16c] cannot be scheduled to end before they start', async () => {
    const { user, requests } = show();
    await user.click(await savedRow('Brunch'));
    const opened = await dialog('Add to Calendar');
    await user.type(within(opened).getByLabelText('End date'), '2026-11-20');
    expect(screen.getByText('The end date cannot be before the start date.')).toBeVisible();
    await user.click(within(opened).getByRole('button', { name: 'Add to Calendar' }));
    expect(within(opened).getByLabelText('End date')).toHaveFocus();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[ERR-19][STATE-10e] keep the dialog and its input open on failure', async () => {
    for (const [failure, sentence] of [
      [{ status: 404, message: 'This menu is gone.' }, 'This menu is gone.'],
      [{ status: 0 }, 'Failed to add item to calendar.'],
    ] as const) {
      const { user, unmount } = show({
        api: { 'POST /meal-planner/calendar': () => failWith(failure) },
      });
      await user.click(await savedRow('Brunch'));
      const opened = await dialog('Add to Calendar');
      await user.type(within(opened).getByLabelText('End date'), '2026-11-23');
      await user.click(within(opened).getByRole('button', { name: 'Add to Calendar' }));
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      expect(screen.queryByText('Adding to calendar...')).not.toBeInTheDocument();
      expect(within(await dialog('Add to Calendar')).getByLabelText('End date')).toHaveValue(
        '2026-11-23',
      );
      unmount();
    }
  });

  it('[STATE-10c] close on Escape and on a click outside', async () => {
    const { user } = show();
    await user.click(await savedRow('Brunch'));
    await dialog('Add to Calendar');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const row = await savedRow('Brunch');
    expect(row).toHaveFocus();
    await user.click(row);
    const panel = await dialog('Add to Calendar');
    await user.click(panel);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[ROLE-3c] are locked without a subscription', async () => {
    jest.useFakeTimers();
    const { user, location } = show({ session: 'free' });
    await act(() => jest.advanceTimersByTimeAsync(100));
    await user.click(await savedRow('Brunch'));
    expect(
      screen.getByText('This is a premium feature. Please subscribe to use it.'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(location().pathname).toBe('/subscribe');
  });
});
