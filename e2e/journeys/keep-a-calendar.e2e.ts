import type { Page } from '@playwright/test';
import type { LarderServer } from '../fixtures/server';
import { findDishes, saveMenu, subscriber } from '../fixtures/menus';
import { create, drag, overflow } from '../fixtures/planner';
import {
  expect,
  expectAccessible,
  get,
  pressByKey,
  type SignedInPerson,
  tabTo,
  test,
} from '../fixtures/test';

interface Event {
  id: string;
  title: string;
  start_date: string;
  end_date: string;
}

const day = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const cell = (page: Page, name: string) =>
  page.getByRole('gridcell').filter({ has: day(page, name) });
const row = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}.*Created on`) });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const bar = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

async function schedule(
  server: LarderServer,
  cook: SignedInPerson,
  title: string,
  start_date: string,
  end_date = start_date,
): Promise<Event> {
  const body = { title, start_date, end_date, color: 'orange' };
  return create(server, cook, '/meal-planner/calendar', body);
}

async function saveBoth(server: LarderServer, cook: SignedInPerson): Promise<{ menuId: string }> {
  const dishes = await findDishes(server, cook.token, 1);
  const menuId = await saveMenu(server, cook.token, 'Roast', dishes);
  const plan_data = { 'Monday-Dinner': dishes.map(({ id }) => ({ id })) };
  await create(server, cook, '/meal-planner', { name: 'Calm week', plan_data });
  return { menuId };
}

/** Holds requests back until released. */
function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

const stored = (server: LarderServer, cook: SignedInPerson, span: string): Promise<Event[]> =>
  get(server, `/meal-planner/calendar?${span}`, cook.token);

test('[CAL-1][CAL-2a][CAL-2d][CAL-2e][CAL-3][CAL-4][STATE-10a][STATE-10b][STATE-10c][STATE-10d][STATE-10e][VALID-16a][VALID-16b][VALID-16c][VALID-16d][CALL-30][CALL-31][ENT-6][CONST-4b][CONST-4c][ERR-19][ERR-21i] menus and plans are scheduled by keyboard, moved, changed and deleted on the calendar', async ({
  page,
  server,
  quietPage,
}) => {
  test.slow();
  quietPage.allow(/500/);
  const cook = await subscriber(page, server);
  const { menuId } = await saveBoth(server, cook);
  await page.goto('/calendar?date=2026-03-10');
  await tabTo(page, day(page, 'Tuesday, March 10, 2026'));
  await page.keyboard.press('ArrowDown');
  await expect(day(page, 'Tuesday, March 17, 2026')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(day(page, 'Wednesday, March 18, 2026')).toBeFocused();
  await expect(row(page, 'Roast')).toContainText('1 item - Created on');
  await pressByKey(page, row(page, 'Roast'));
  const add = dialog(page, 'Add to Calendar');
  await expect(add.getByLabel('Start date')).toHaveValue('2026-03-18');
  await expect(add.getByLabel('Start date')).toBeDisabled();
  await expect(add.getByLabel('End date')).toHaveAttribute('min', '2026-03-18');
  await expect(add.getByRole('radio')).toHaveCount(5);
  await expect(add.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await expectAccessible(page);
  const events = '**/api/meal-planner/calendar';
  await page.route(events, (route) => route.fulfill({ status: 500, body: '' }));
  await pressByKey(page, add.getByRole('button', { name: 'Add to Calendar' }));
  await expect(page.getByText('Failed to add item to calendar.')).toBeVisible();
  await expect(add).toBeVisible();
  await page.unroute(events);
  await pressByKey(page, add.getByRole('button', { name: 'Add to Calendar' }));
  await expect(page.getByText('Successfully added to calendar!')).toBeVisible();
  await expect(add).toHaveCount(0);
  await expect(
    cell(page, 'Wednesday, March 18, 2026').getByRole('button', { name: 'Roast' }),
  ).toBeVisible();

  await row(page, 'Calm week').click();
  await expect(add.getByRole('radio', { name: 'Green' })).toBeChecked();
  await expect(add.getByLabel('End date')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(add).toHaveCount(0);
  await row(page, 'Calm week').click();
  await add.getByLabel('End date').fill('2026-03-22');
  await add.getByRole('button', { name: 'Add to Calendar' }).click();
  await expect(add).toHaveCount(0);
  await expect(day(page, 'Sunday, March 22, 2026, 1 event')).toBeVisible();
  expect(await stored(server, cook, 'start=2026-03-01&end=2026-03-31')).toMatchObject([
    { title: 'Calm week', start_date: '2026-03-18', end_date: '2026-03-22', color: 'green' },
    { title: 'Roast', start_date: '2026-03-18', end_date: '2026-03-18', linked_menu_id: menuId },
  ]);

  for (const title of ['Soup', 'Bread', 'Tea']) await schedule(server, cook, title, '2026-03-18');
  await page.reload();
  const wednesday = cell(page, 'Wednesday, March 18, 2026, 5 events');
  await wednesday.getByRole('button', { name: '+2 more on March 18, 2026' }).click();
  await expect(dialog(page, 'Wednesday, March 18, 2026').getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await drag(page, bar(page, 'Roast'), cell(page, 'Tuesday, March 10, 2026'));
  await expect(
    cell(page, 'Tuesday, March 10, 2026, 1 event').getByRole('button', { name: 'Roast' }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A multi-day event is dragged by one of its days: its second day is dropped on a Thursday.
  const calm = bar(page, 'Calm week');
  const box = await calm.boundingBox();
  if (!box) throw new Error('The bar is not on the screen.');
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  await page.mouse.down();
  const target = await cell(page, 'Thursday, March 12, 2026').boundingBox();
  if (!target) throw new Error('The day is not on the screen.');
  await page.mouse.move(target.x + 40, target.y + 60, { steps: 12 });
  await page.mouse.up();
  await expect(day(page, 'Wednesday, March 11, 2026, 1 event')).toBeVisible();
  await expect(day(page, 'Sunday, March 15, 2026, 1 event')).toBeVisible();

  await bar(page, 'Roast').click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabTo(page, bar(page, 'Roast'));
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(
    cell(page, 'Wednesday, March 18, 2026').getByRole('button', { name: 'Roast' }),
  ).toBeFocused();
  await expect(async () => {
    const found = await stored(server, cook, 'start=2026-03-01&end=2026-03-31');
    expect(found.map(({ title, start_date, end_date }) => [title, start_date, end_date])).toEqual(
      expect.arrayContaining([
        ['Roast', '2026-03-18', '2026-03-18'],
        ['Calm week', '2026-03-11', '2026-03-15'],
      ]),
    );
  }).toPass();

  await page.keyboard.press('Enter');
  const opened = dialog(page, 'Roast');
  await expect(opened.getByRole('link', { name: 'Open the menu' })).toHaveAttribute(
    'href',
    `/menu/${menuId}`,
  );
  await opened.getByLabel('Title').fill('Cold roast');
  await opened.getByLabel('Start date').fill('2026-03-31');
  await opened.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    cell(page, 'Tuesday, March 31, 2026, 1 event').getByRole('button', { name: 'Cold roast' }),
  ).toBeVisible();
  await bar(page, 'Cold roast').click();
  await dialog(page, 'Cold roast').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(bar(page, 'Cold roast')).toHaveCount(0);

  await bar(page, 'Calm week').click();
  await dialog(page, 'Calm week').getByRole('link', { name: 'Meal plan: Calm week' }).click();
  await expect(dialog(page, 'Weekly Plan').getByText('Calm week')).toBeVisible();
});

test('[PLAN-5][PLAN-9][DISH-3] the dishes of a plan are on their days, in weeks that begin as everywhere else, and a day after the month takes what is dropped on it', async ({
  page,
  server,
}) => {
  const cook = await subscriber(page, server);
  const [roast, soup] = await findDishes(server, cook.token, 2);
  const plan_data = { 'Monday-Dinner': [{ id: roast!.id }], 'Thursday-Lunch': [{ id: soup!.id }] };
  const plan = await create<{ id: string }>(server, cook, '/meal-planner', {
    name: 'Last week',
    plan_data,
  });
  await create(server, cook, '/meal-planner/calendar', {
    ...{ title: 'Last week', color: 'green', linked_meal_plan_id: plan.id },
    start_date: '2026-11-23',
  });
  const weekdays = page.getByRole('columnheader');

  // Weeks begin on Sunday in Canada.
  await page.goto('/calendar?date=2026-11-23');
  await expect(weekdays.first()).toHaveAccessibleName(/Sunday/);
  await expect(cell(page, 'Monday, November 23, 2026, 1 event')).toContainText(roast!.title);
  await expect(cell(page, 'Thursday, November 26, 2026')).toContainText(soup!.title);
  await expect(cell(page, 'Wednesday, November 25, 2026')).not.toContainText(soup!.title);
  await page.goto('/?view=plan');
  const days = page.getByRole('region', { name: 'Weekly Meal Plan' }).getByRole('rowheader');
  await expect(days.first()).toHaveText(/Sun/);

  await page.goto('/settings');
  await page.getByLabel('Week starts on').selectOption('Monday');
  await page.goto('/?view=plan');
  await expect(days.first()).toHaveText(/Mon/);
  await page.goto('/calendar?date=2026-11-26');
  await expect(weekdays.first()).toHaveAccessibleName(/Monday/);
  const dishes = page.getByRole('list', { name: /^Dishes on Thursday/ });
  await dishes.getByRole('link', { name: soup!.title }).click();
  await expect(dialog(page, soup!.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/calendar?date=2026-11-26');
  await dishes.getByRole('link', { name: soup!.title }).click();
  await expect(dialog(page, soup!.title)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/calendar?date=2026-11-26');

  // The first days of December fill the last week of November.
  await drag(page, bar(page, 'Last week'), cell(page, 'Thursday, December 3, 2026'));
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await expect(cell(page, 'Thursday, December 3, 2026, 1 event')).toContainText(soup!.title);
  await expect(cell(page, 'Monday, December 7, 2026')).toContainText(roast!.title);
  await expect
    .poll(() => stored(server, cook, 'start=2026-12-01&end=2026-12-31'))
    .toMatchObject([{ title: 'Last week', start_date: '2026-12-03' }]);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(cell(page, 'Monday, November 23, 2026')).not.toContainText(roast!.title);
});

test('[CAL-2b][CAL-2c][CALL-38a][STATE-10a][ERR-18] everything is fetched in parallel, again for every month, and the newer month stays when the older response arrives last', async ({
  page,
  server,
  quietPage,
}) => {
  quietPage.allow(/500/);
  const cook = await subscriber(page, server);
  await schedule(server, cook, 'In March', '2026-03-10');
  await schedule(server, cook, 'In April', '2026-04-10');
  const asked: string[] = [];
  const lists = gate();
  const marchAnswer = gate();
  await page.route(/\/api\/(menus|meal-planner)/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const start = searchParams.get('start');
    asked.push([pathname.replace('/api', ''), start].filter(Boolean).join(' '));
    if (start === null) await lists.opened;
    if (start === '2026-03-01') await marchAnswer.opened;
    await route.continue();
  });
  const listsAsked = () => asked.filter((one) => /^\/(menus|meal-planner)$/.test(one)).sort();
  await page.goto('/calendar?date=2026-03-15');
  await expect(page.getByText('Loading menus...')).toBeVisible();
  await expect(page.getByText('Loading plans...')).toBeVisible();
  // No response is given before everything has been requested.
  await expect.poll(listsAsked).toEqual(['/meal-planner', '/menus']);
  await expect.poll(() => asked).toContain('/meal-planner/calendar 2026-03-01');
  lists.open();
  await expect(page.getByText('You have no saved menus.')).toBeVisible();
  await expect(page.getByText('You have no saved meal plans.')).toBeVisible();

  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(bar(page, 'In April')).toBeVisible();
  await expect.poll(listsAsked).toEqual(['/meal-planner', '/meal-planner', '/menus', '/menus']);
  const march = page.waitForResponse(/start=2026-03-01/);
  marchAnswer.open();
  await (await march).finished();
  await expect(page.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  await expect(bar(page, 'In April')).toBeVisible();
  await expect(bar(page, 'In March')).toHaveCount(0);
  await page.unroute(/\/api\/(menus|meal-planner)/);
  await page.route('**/api/meal-planner/calendar**', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByText('Failed to load your calendar data.')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.unroute('**/api/meal-planner/calendar**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Failed to load your calendar data.')).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`[CAL-1] a phone shows bars in the month and the day below it, ${theme}`, async ({
    page,
    server,
  }) => {
    const cook = await subscriber(page, server);
    for (const title of ['Soup', 'Bread', 'Tea', 'Roast']) {
      await schedule(server, cook, title, '2026-03-18', '2026-03-20');
    }
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/calendar?date=2026-03-10');
    await day(page, 'Thursday, March 19, 2026, 4 events').click();
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await bar(page, 'Soup').click();
    await dialog(page, 'Soup').getByLabel('Start date').fill('2026-03-24');
    await expect(dialog(page, 'Soup').getByLabel('End date')).toHaveValue('2026-03-26');
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await dialog(page, 'Soup').getByRole('button', { name: 'Save Changes' }).click();
    await expect(day(page, 'Thursday, March 26, 2026, 1 event')).toBeVisible();
  });
}

test.describe('late on the last of a month', () => {
  // The page's session was created today: keep the clock within it.
  const now = new Date();
  const last = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 0));
  const date = last.toISOString().slice(0, 10);
  const first = `${date.slice(0, 7)}-01`;

  /** A time zone's UTC offset on that day, in ISO 8601 format. */
  function offsetOf(timeZone: string): string {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const zone = format.formatToParts(last).find(({ type }) => type === 'timeZoneName');
    return zone?.value.replace('GMT', '') || 'Z';
  }

  /** Schedules a menu for today at 23:30 on the device's clock. */
  async function planToday(page: Page, server: LarderServer, timeZone: string): Promise<void> {
    const cook = await subscriber(page, server);
    await saveBoth(server, cook);
    await page.clock.setFixedTime(new Date(`${date}T23:30:00${offsetOf(timeZone)}`));
    const month = page.waitForRequest(/meal-planner\/calendar\?/);
    await page.goto('/calendar');
    const { searchParams } = new URL((await month).url());
    expect([searchParams.get('start'), searchParams.get('end')]).toEqual([first, date]);
    const today = page.locator('[aria-current="date"]');
    await expect(today).toHaveAttribute('data-day', date);
    await row(page, 'Roast').click();
    await expect(dialog(page, 'Add to Calendar').getByLabel('Start date')).toHaveValue(date);
    await dialog(page, 'Add to Calendar').getByRole('button', { name: 'Add to Calendar' }).click();
    const planned = page.getByRole('gridcell', { selected: true });
    await expect(planned.getByRole('button', { name: 'Roast', exact: true })).toBeVisible();
    expect(await stored(server, cook, `start=${first}&end=${date}`)).toMatchObject([
      { title: 'Roast', start_date: date, end_date: date },
    ]);
    const { url } = (await (
      await fetch(`${server.url}/api/meal-planner/calendar-feed`, {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${cook.token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ password: cook.password }),
      })
    ).json()) as { url: string };
    const feed = await (await fetch(`${server.url}${new URL(url).pathname}`)).text();
    expect(feed).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\n`);
  }

  test.describe('in St. John’s', () => {
    test.use({ timezoneId: 'America/St_Johns' });
    test('[CAL-3][VALID-16b][CALL-31][ENT-6] a day stays the same day at a half-hour offset', ({
      page,
      server,
    }) => planToday(page, server, 'America/St_Johns'));
  });

  test.describe('on Kiritimati', () => {
    test.use({ timezoneId: 'Pacific/Kiritimati' });
    test('[CAL-3][VALID-16b][CALL-31][ENT-6] a day stays the same day fourteen hours ahead of UTC', ({
      page,
      server,
    }) => planToday(page, server, 'Pacific/Kiritimati'));
  });

  test.describe('in UTC', () => {
    test.use({ timezoneId: 'UTC' });
    test('[CAL-3][VALID-16b][CALL-31][ENT-6] a day stays the same day', ({ page, server }) =>
      planToday(page, server, 'UTC'));
  });
});
