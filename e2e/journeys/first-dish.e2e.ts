import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNothingCutOff,
  pressByKey,
  somebodyNew,
  tabTo,
  test,
} from '../fixtures/test';

const kitchen = (page: Page) => page.getByLabel('What’s in your kitchen?');
const dishOf = (page: Page) => page.getByRole('article').first();
const included = (page: Page) =>
  page.getByRole('list', { name: 'Included ingredients' }).getByRole('listitem');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('[ENTER-1][ENTER-2][ENTER-3][NAV-1] a visitor with a phone finds dishes, registers and opens one in five taps', async ({
  page,
}) => {
  const person = somebodyNew();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'What is Larder?' }));
  await expect(dishOf(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(bar(page)).toBeHidden();

  await tap(kitchen(page));
  await page.keyboard.type('salmon, lemon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'With salmon, lemon' })).toBeVisible();
  await expect(dishOf(page).getByRole('img').or(dishOf(page).locator('img')).first()).toBeVisible();
  expect(taps, 'until dishes for the own kitchen').toBe(2);

  const chosen = await dishOf(page).getByRole('heading').innerText();
  await tap(dishOf(page).getByRole('button', { name: 'Cook this' }));
  await page.keyboard.type(person.username);
  await tap(page.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await tap(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: chosen })).toBeVisible();
  expect(taps, 'until the first dish is open').toBe(5);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(included(page)).toHaveText([/^salmon/, /^lemon/]);

  await tap(bar(page).getByRole('link', { name: 'Plan', exact: true }));
  await expect(page).toHaveURL('/?view=plan');
  await expect(page.getByRole('switch', { name: 'Create a Meal Plan' })).toBeChecked();
});

test('[ENTER-1][ENTER-2][ENTER-3][ENTER-4][NAV-1] the same by keyboard alone, and whoever has an account comes back to their page', async ({
  page,
  quietPage,
}) => {
  const person = somebodyNew();
  await page.goto('/welcome?ingredients=rice');
  await tabTo(page, kitchen(page));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('chicken, rice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'With chicken, rice' })).toBeVisible();
  await expect(dishOf(page)).toBeVisible();
  await expectNothingCutOff(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const signUp = async (username: string) => {
    await tabTo(page, page.getByLabel('Username'));
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
  };
  await signUp(person.username);
  await expect(included(page)).toHaveText([/^chicken/, /^rice/]);
  await pressByKey(page, bar(page).getByRole('link', { name: 'Shop' }));
  await expect(page.getByRole('heading', { name: 'Saved Grocery Lists', level: 1 })).toBeVisible();
  await expect(bar(page).locator('[aria-current]')).toHaveText('Shop');

  quietPage.allow(/409/);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/calendar?view=month');
  await page.getByRole('link', { name: 'What is Larder?' }).press('Enter');
  await signUp(somebodyNew().username);
  await expect(page, 'an account exists').toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calendar?view=month');
});
