import { expect, expectAccessible, logIn, holdSession, pressByKey, test } from '../fixtures/test';

test('[SET-1b][ROUTE-17] a session is found in the settings and ended from there by keyboard', async ({
  page,
  server,
  browser,
  registerPerson,
}) => {
  const person = await registerPerson();
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const there = await elsewhere.newPage();
  await holdSession(there, await logIn(server, person));
  await there.goto('/favourites');
  await expect(there.getByRole('button', { name: 'User menu' })).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByText('Chrome on Linux')).toBeVisible();
  await expect(section.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await pressByKey(page, section.getByRole('button', { name: 'Sign out everywhere else' }));
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await there.goto('/my-menus');
  await expect(there).toHaveURL('/auth');
  await expect(there.getByText('You must be logged in.').first()).toBeVisible();
  await elsewhere.close();
});
