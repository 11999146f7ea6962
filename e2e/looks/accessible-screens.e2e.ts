import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNothingCutOff,
  holdSession,
  logIn,
  register,
  test,
} from '../fixtures/test';

test('[LAYOUT-4][ROUTE-2][ENT-12] the auth card is accessible and fits @core', async ({ page }) => {
  await page.goto('/login');
  for (const next of ['Need an account? Register', null]) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNothingCutOff(page);
    if (next) await page.getByRole('button', { name: next }).click();
  }
});

test('[HOME-1][DISH-1][DETAIL-1] home, dishes and the recipe dialog are accessible and fit', async ({
  page,
  signedIn,
}) => {
  test.slow();
  expect(signedIn.token).toBeTruthy();
  await page.goto('/');
  const field = page.getByLabel('Ingredient', { exact: true });
  await expect(field).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const ingredient of ['salmon', 'lemon', 'dill']) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'Generate Dishes' }).click();
  const details = page.getByRole('button', { name: 'View Details' }).first();
  await expect(details).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNothingCutOff(page);
  await details.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNothingCutOff(page);
});

test('[ROUTE-8][ROUTE-9][ROUTE-12][ROUTE-13][ROUTE-15] the other pages are accessible and fit', async ({
  page,
  signedIn,
}) => {
  test.slow();
  expect(signedIn.token).toBeTruthy();
  for (const path of [
    '/settings',
    '/subscribe',
    '/grocery-list',
    '/saved-grocery-lists',
    '/calendar',
    '/favourites',
    '/my-menus',
    '/my-plans',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await expectNothingCutOff(page);
  }
});

test('[ENTER-1] the welcome page is accessible and fits at 768 and 1280 px and at a zoom of 200 %', async ({
  page,
}) => {
  await page.goto('/welcome');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The last is 1280 px at a zoom of 200 %.
  for (const width of [768, 1280, 640]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleInBothThemes(page);
  }
  await expectNothingCutOff(page);
});

test('[LAYOUT-1][UMENU-1a][UMENU-1b] the user menu says who is signed in @core', async ({
  page,
  server,
}) => {
  const person = await logIn(server, await register(server));
  await holdSession(page, person);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: 'User menu' });
  await expect(button).toHaveText(person.username[0]?.toUpperCase() ?? '');
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Signed in as');
  await expect(menu).toContainText(person.email);
  await expectAccessible(page);
});
