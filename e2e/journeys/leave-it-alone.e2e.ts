import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const userMenu = (page: Page) => page.getByRole('button', { name: 'User menu' });
const lastActivity = (page: Page) =>
  page.evaluate(() => Number(localStorage.getItem('last-activity')));

test('[STATE-1c][CONST-6e] ten minutes without activity in any tab end the session in all of them @core', async ({
  page: first,
  context,
  signedIn,
  quietPage,
}) => {
  // A tab may send a request just as the other one ends the session.
  quietPage.allow(/401/);
  const second = await context.newPage();
  // One clock for both tabs.
  await context.clock.install();
  for (const page of [first, second]) {
    await page.goto('/favourites');
    await expect(userMenu(page)).toBeVisible();
    // The idle watch has started.
    await expect.poll(() => lastActivity(page)).toBeGreaterThan(0);
  }

  await context.clock.fastForward('09:00');
  const before = await lastActivity(first);
  await first.bringToFront();
  await first.keyboard.press('Shift');
  await context.clock.fastForward('00:02');
  await expect.poll(() => lastActivity(second)).toBeGreaterThan(before);

  await context.clock.fastForward('09:00');
  await expect(userMenu(first)).toBeVisible();
  await expect(userMenu(second), 'somebody was here, in the other tab').toBeVisible();

  await context.clock.fastForward('01:30');
  await expect(first).toHaveURL('/login');
  await expect(
    first.getByText('You were logged out after ten minutes of inactivity.'),
  ).toBeVisible();
  // The second tab learns the reason while its clock advances; the two page clocks are advanced one after the other.
  await expect(second).toHaveURL('/login');
  expect(await second.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await first.getByLabel('Email').fill(signedIn.email);
  await first.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await first.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(first, 'back to where they were').toHaveURL('/favourites');
  await expect(userMenu(second), 'the other tab follows').toBeVisible();
});
