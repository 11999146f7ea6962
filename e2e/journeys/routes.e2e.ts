import { expect, test } from '../fixtures/test';

// As everyone has it.
test.use({ serviceWorkers: 'allow' });

const protectedPaths = [
  '/',
  '/my-menus',
  '/menu/01890000-0000-7000-8000-000000000001',
  '/settings',
  '/subscribe',
  '/subscription/success',
  '/grocery-list',
  '/saved-grocery-lists',
  '/favourites',
  '/calendar',
];

test('[ROUTE-17][ROUTE-16][ROLE-2] a visitor sees only the auth screens @core-embedded', async ({
  page,
}) => {
  for (const path of [...protectedPaths, '/no/such/page']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  }
  await page.goto('/reset-password');
  await expect(page.getByText('Invalid or missing reset token.')).toBeVisible();
});

test('[ROUTE-2][ROUTE-11][ROUTE-16] unknown paths redirect a logged-in person home @core-embedded', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  for (const path of ['/login', '/register', '/subscription/cancel', '/no/such/page']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test('[ROUTE-5][ROUTE-6][ROUTE-8][ROUTE-9][ROUTE-12][ROUTE-13][ROUTE-14][ROUTE-15] every page of the product opens @core-embedded', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  const headings: Record<string, string | RegExp> = {
    '/': /./,
    '/my-menus': 'Saved Menus',
    '/settings': 'Settings',
    '/subscribe': 'Subscribe',
    '/grocery-list': 'Grocery List',
    '/saved-grocery-lists': 'Saved Grocery Lists',
    '/favourites': /favourite/i,
    '/calendar': 'Calendar',
  };
  for (const [path, name] of Object.entries(headings)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
    await expect(page, path).toHaveURL(path);
    await expect(page).toHaveTitle(/Larder/);
  }
});

test('[ERR-14][ROUTE-17] a token that cannot be decoded counts as no login: the page asks for one @core-embedded', async ({
  page,
  quietPage,
}) => {
  quietPage.allow(/401/);
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('token', 'not.a.token'));
  await page.goto('/calendar');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Larder' })).toBeVisible();
  await expect(page, 'the server refuses it, and the session ends').toHaveURL('/auth');
  await expect(page.getByText('You must be logged in.').first()).toBeVisible();
});
