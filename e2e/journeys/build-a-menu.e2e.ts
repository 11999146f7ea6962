import type { Locator } from '@playwright/test';
import {
  addDishes,
  dishesIn,
  editor,
  findDishes,
  printed,
  saveMenu,
  sheetOf,
  subscriber,
  watchPrinting,
} from '../fixtures/menus';
import {
  expect,
  expectAccessible,
  expectNothingCutOff,
  get,
  leavePage,
  pressByKey,
  tabTo,
  test,
} from '../fixtures/test';

test('[EDITOR-1][STATE-5a][STATE-5b][CALL-9][VALID-10b][VALID-10c][ERR-10a][ERR-21a][MENUS-1e][HOME-2][ERR-10d] a menu is built, kept, ordered, saved, reopened and changed @core', async ({
  page,
  server,
  quietPage,
}) => {
  test.slow();
  // What the page asks for right after its token is gone is refused.
  quietPage.allow(/401|500/);
  const person = await subscriber(page, server);
  await page.goto('/');
  await editor(page).getByLabel('Menu title').fill('Friday');
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(
    page.getByText('Please add at least one recipe to your menu before saving.'),
  ).toBeVisible();
  await editor(page).getByLabel('Menu title').fill('');
  const [first = '', second = '', third = ''] = await addDishes(page, 3);
  await expect(dishesIn(page)).toHaveText([first, second, third]);
  await expect(editor(page).getByRole('button', { name: `Move ${first} up` })).toBeDisabled();
  await expect(editor(page).getByRole('button', { name: `Move ${third} down` })).toBeDisabled();

  await page.reload();
  await expect(dishesIn(page)).toHaveText([first, second, third]);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dishesIn(page)).toHaveText([first, second, third]);

  await pressByKey(page, editor(page).getByRole('button', { name: `Move ${first} down` }));
  await expect(dishesIn(page)).toHaveText([second, first, third]);

  const grip = await dishesIn(page).nth(2).locator('[aria-hidden="true"]').first().boundingBox();
  const top = await dishesIn(page).nth(0).boundingBox();
  if (!grip || !top) throw new Error('The rows are not on the screen.');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2, top.y + 2, { steps: 8 });
  await page.mouse.up();
  await expect(dishesIn(page)).toHaveText([third, second, first]);

  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Please enter a title for your menu before saving.')).toBeVisible();
  await editor(page).getByLabel('Menu title').fill('Friday');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/menus')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  await page.route('**/api/menus', (route) => route.fulfill({ status: 500, body: '' }));
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Failed to save menu. Please try again.')).toBeVisible();
  await page.unroute('**/api/menus');
  await expectAccessible(page);
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Menu saved successfully!')).toBeVisible();
  await expect(dishesIn(page)).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1], 'the second attempt is the same submission').toBe(keys[0]);

  await page.goto('/my-menus');
  const card = page.getByRole('article', { name: 'Friday' });
  await page.route('**/api/menus/*', (route) => route.fulfill({ status: 500, body: '' }));
  await card.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('Could not load menu for editing.')).toBeVisible();
  await page.unroute('**/api/menus/*');
  await card.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL('/');
  await expect(dishesIn(page)).toHaveText([third, second, first]);
  await editor(page).getByLabel('Menu title').fill('Friday, changed');
  await editor(page)
    .getByRole('button', { name: `Remove ${second}` })
    .click();
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Menu saved successfully!')).toBeVisible();
  await page.goto('/my-menus');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Friday, changed' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('[HOME-1][VALID-10a] without a subscription a menu cannot be saved, and the offer is shown', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  await page.goto('/');
  const view = page.getByRole('switch', { name: 'Create a Menu' });
  await view.press('Space');
  await expect(page.getByRole('switch', { name: 'Create a Meal Plan' })).toBeChecked();
  await page.getByRole('switch', { name: 'Create a Meal Plan' }).press('Space');
  await editor(page).getByLabel('Menu title').fill('Friday');
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Saving menus is a locked feature. Please subscribe.')).toBeVisible();
  await expect(page).toHaveURL('/subscribe');
  await page.goto('/');
  await expect(editor(page).getByLabel('Menu title')).toHaveValue('Friday');
});

test('[MODALS-1] on a narrow screen the menu is a dialog behind a button', async ({
  page,
  server,
}) => {
  test.slow();
  await subscriber(page, server);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const [title = ''] = await addDishes(page, 1);
  await page.getByRole('button', { name: 'Current Menu (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Current Menu' });
  await expect(dialog.getByRole('listitem')).toHaveText([title]);
  await expectAccessible(page);
  await expectNothingCutOff(page);
});

test('[DISH-4][EDITOR-1][STATE-5a][MENUS-1b][MENU-1] a menu is built, ordered, saved, opened and printed by keyboard alone', async ({
  page,
  server,
}) => {
  test.slow();
  await subscriber(page, server);
  await watchPrinting(page);
  await page.goto('/');
  const press = (target: Locator, key?: string) => pressByKey(page, target, key);
  await tabTo(page, page.getByLabel('Ingredient', { exact: true }));
  for (const ingredient of ['chicken', 'rice']) {
    await page.keyboard.type(ingredient);
    await page.keyboard.press('Enter');
  }
  await press(page.getByRole('button', { name: 'Generate Dishes' }));
  const found = page.getByRole('region', { name: 'Suggested Dishes' }).getByRole('article');
  const titles: string[] = [];
  for (const index of [0, 1]) {
    await expect(found.nth(index)).toBeVisible();
    titles.push(await found.nth(index).getByRole('heading').innerText());
    await press(found.nth(index).getByRole('button', { name: 'View Details' }));
    await press(page.getByRole('button', { name: 'Add to Current Menu' }), 'Space');
    await press(page.getByRole('button', { name: 'In your menu ✓ · Open menu' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(editor(page).getByLabel('Menu title')).toBeInViewport();
    await expect(dishesIn(page)).toHaveCount(index + 1);
  }
  const [first = '', second = ''] = titles;
  await expect(dishesIn(page)).toHaveText([first, second]);
  await press(editor(page).getByRole('button', { name: `Move ${second} up` }));
  await expect(dishesIn(page)).toHaveText([second, first]);
  await tabTo(page, editor(page).getByLabel('Menu title'));
  await page.keyboard.type('By hand');
  await press(editor(page).getByRole('button', { name: 'Save Menu' }));
  await expect(page.getByText('Menu saved successfully!')).toBeVisible();

  await press(page.getByRole('button', { name: 'User menu' }));
  const entry = page.getByRole('menuitem', { name: 'Saved Menus', exact: true });
  await expect(entry).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(entry).toHaveAttribute('data-focus', '', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await press(page.getByRole('link', { name: 'By hand' }));
  await expect(page.getByRole('heading', { level: 1, name: 'By hand' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await press(page.getByRole('button', { name: 'Print Recipe List' }));
  await expect(sheetOf(page).locator('h2')).toHaveText([second, first]);
  await press(page.getByRole('button', { name: 'Print Menu Card' }), 'Space');
  await expect(sheetOf(page).locator('li')).toHaveText([second, first]);
});

test.describe('in another language', () => {
  test.use({ locale: 'de-DE' });

  test('[MENUS-1a][MENUS-1c][MENUS-1d][MENU-1][CALL-10][CALL-11][CALL-12][CONST-5][ERR-6][ERR-10c][ERR-10e][ERR-10f][ERR-21b][ERR-22] saved menus are browsed and deleted, whatever the server does', async ({
    page,
    server,
    quietPage,
  }) => {
    test.slow();
    quietPage.allow(/500|404/);
    const { token } = await subscriber(page, server);
    const dishes = await findDishes(server, token, 2);
    const [kept = '', gone = ''] = dishes.map(({ title }) => title);
    const id = await saveMenu(server, token, 'Sonntag', dishes);
    const failing = (url: string) =>
      page.route(url, (route) => route.fulfill({ status: 500, body: '' }));
    await page.setViewportSize({ width: 360, height: 780 });
    await watchPrinting(page);

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/menus', async (route) => {
      await held;
      await route.fulfill({ status: 500, body: '' });
    });
    await page.goto('/my-menus');
    await expect(page.getByText('Loading menus…')).toBeAttached();
    release();
    await expect(page.getByText('Failed to fetch saved menus.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/menus');
    await page.getByRole('button', { name: 'Retry' }).click();
    const card = page.getByRole('article', { name: 'Sonntag' });
    // The date is in the language of the sentence around it, not in the browser's.
    const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(new Date());
    await expect(card.getByText(`Created on ${today}`)).toBeVisible();
    await expect(card.getByText('2 items')).toBeVisible();
    await expect(page.getByText('1/25')).toBeVisible();
    await expectAccessible(page);
    await expectNothingCutOff(page);

    await failing('**/api/menus/*');
    await card.getByRole('link', { name: 'Sonntag' }).click();
    await expect(page.getByText('Failed to fetch menu details.')).toBeVisible();
    await expect(page).toHaveURL('/my-menus');
    await card.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card).toHaveCount(0);
    await leavePage(page);
    await expect(page.getByText('Failed to delete menu.')).toBeVisible();
    await expect(card).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.unroute('**/api/menus/*');

    // A deleted recipe still appears by its name, on the page and on paper.
    const menu = await get<{ recipes: object[] }>(server, `/menus/${id}`, token);
    const lost = { image: null, readyInMinutes: null, available: false };
    await page.route('**/api/menus/*', (route) =>
      route.fulfill({
        json: { ...menu, recipes: [menu.recipes[0], { ...menu.recipes[1], ...lost }] },
      }),
    );
    await page.route('**/api/recipes/bulk*', async (route) => {
      const response = await route.fetch();
      const recipes = (await response.json()) as { title: string }[];
      await route.fulfill({ json: recipes.filter(({ title }) => title !== gone) });
    });
    await card.getByRole('link', { name: 'Sonntag' }).click();
    await expect(
      page.getByRole('article', { name: gone }).getByText('This recipe is no longer available.'),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNothingCutOff(page);
    await page.getByRole('button', { name: 'Print Recipe List' }).click();
    await expect(sheetOf(page).locator('h2')).toHaveText([kept, gone]);
    await expect(
      sheetOf(page).getByText('This recipe is not available at the moment.'),
    ).toBeAttached();
    await page.getByRole('article', { name: kept }).getByRole('button', { name: 'View' }).click();
    await page.getByRole('button', { name: 'Add to Current Menu' }).click();
    await expect(
      page.getByText('You can only add recipes to a menu from the main page.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to My Menus' }).click();

    await page.unroute('**/api/menus/*');
    await card.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await card.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Menu deleted!')).toBeVisible();
    await expect(card).toHaveCount(0);
    // By keyboard, too; and what is deleted when the page is left stays so.
    await page.keyboard.press('Control+z');
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(card).toHaveCount(0);
    await page.goto(`/menu/${id}`);
    await expect(page).toHaveURL('/my-menus');
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[MENU-1][WHAT-4][CONST-7a][CONST-7b] a menu is opened, printed and edited offline', async ({
    page,
    server,
    quietPage,
  }) => {
    test.slow();
    quietPage.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/);
    const { token } = await subscriber(page, server);
    const dishes = await findDishes(server, token, 3);
    const titles = dishes.map(({ title }) => title);
    await saveMenu(server, token, 'In the cellar', dishes);
    await watchPrinting(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    // From the second visit on, the worker keeps what is loaded.
    await page.reload();
    await expect(editor(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
      .toBe(true);
    await page.goto('/my-menus');
    const ahead = page.waitForResponse('**/api/recipes/bulk*');
    await page.getByRole('link', { name: 'In the cellar' }).click();
    await ahead;
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('answers')).keys()).length))
      .toBeGreaterThanOrEqual(5);

    await page.context().setOffline(true);
    try {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'In the cellar' })).toBeVisible();
      expect((await printed(page, 'Print Menu Card')).length).toBeGreaterThan(1000);
      await page.getByRole('button', { name: 'Print Recipe List' }).click();
      await expect(sheetOf(page).locator('h2')).toHaveText(titles);
      await expect(sheetOf(page).locator('ol')).toHaveCount(3);

      // A different selection of dishes from the one that was requested.
      await page.getByRole('button', { name: 'Edit Menu' }).click();
      await editor(page)
        .getByRole('button', { name: `Remove ${titles[1]}` })
        .click();
      await editor(page).getByRole('button', { name: 'Print Recipe List' }).click();
      await expect(sheetOf(page).locator('h2')).toHaveText([titles[0] ?? '', titles[2] ?? '']);
      await expect(sheetOf(page).locator('ol')).toHaveCount(2);
    } finally {
      await page.context().setOffline(false);
    }
  });
});
