import type { Locator, Page } from '@playwright/test';
import { subscriber } from '../fixtures/menus';
import { expect, expectAccessible, test } from '../fixtures/test';

async function type(page: Page, ...ingredients: string[]): Promise<void> {
  const field = page.getByLabel('Ingredient', { exact: true });
  for (const ingredient of ingredients) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
}

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Dishes' }).click();

/** Composes a dish from the typed ingredients and returns its dialog. */
async function compose(page: Page, ...ingredients: string[]): Promise<Locator> {
  await type(page, ...ingredients);
  await generate(page);
  const answered = page.waitForResponse('**/api/recipes/generate');
  await page.getByRole('button', { name: /^Compose a/ }).click();
  const { title } = (await (await answered).json()) as { title: string };
  return page.getByRole('dialog', { name: title });
}

test('[CALL-2][ERR-7][DISH-2][DETAIL-1][DETAIL-4][ENT-2] a dish is composed, scaled from 4 to 10, converted to other units, cooked by keyboard and added to the menu', async ({
  page,
  server,
  quietPage,
}) => {
  await subscriber(page, server);
  await page.goto('/');
  await type(page, 'salmon');
  await page.getByRole('combobox', { name: 'Exclude ingredient' }).fill('fish');
  await page.getByRole('button', { name: 'Exclude', exact: true }).click();
  await generate(page);
  await expect(
    page.getByText('No recipes found matching your ingredients. Try adding more!'),
  ).toBeVisible();
  // The page and the browser both log the refusal.
  quietPage.allow(/400|dish_conflict|Object/);
  await page.getByRole('button', { name: 'Compose a dish' }).click();
  await expect(page.getByRole('alert')).toContainText(/^One of your ingredients does not fit/);
  await page.getByRole('button', { name: 'Remove fish' }).click();

  const dialog = await compose(page, 'potato', 'dill');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/^Composed for you from /)).toBeVisible();
  const lines = dialog.getByRole('listitem');
  for (const food of [/salmon/, /potato/, /dill/]) {
    await expect(lines.filter({ hasText: food }).first()).toBeVisible();
  }

  const salmon = lines.filter({ hasText: /\d.*salmon/ }).first();
  const written = await salmon.innerText();
  const grams = (text: string): number => {
    const [, amount = '0', unit] = /^([\d.]+) (g|kg) /.exec(text) ?? [];
    return Number(amount) * (unit === 'kg' ? 1000 : 1);
  };
  const more = dialog.getByRole('button', { name: 'More servings' });
  for (let times = 0; times < 6; times += 1) await more.click();
  await expect(dialog.getByRole('spinbutton', { name: 'Servings' })).toHaveValue('10');
  await expect
    .poll(async () => grams(await salmon.innerText()))
    .toBeCloseTo(grams(written) * 2.5, -2);

  const units = dialog.getByRole('combobox', { name: 'Units' });
  await units.selectOption({ label: 'US cups and ounces' });
  await expect(salmon).toContainText(/^[\d /]+ (?:lb|oz) /);
  await units.selectOption({ label: 'Metric' });
  await expect(salmon).toContainText(/^[\d.]+ k?g /);
  await units.selectOption({ label: 'As written' });
  for (let times = 0; times < 6; times += 1) {
    await dialog.getByRole('button', { name: 'Fewer servings' }).click();
  }
  await expect(salmon).toHaveText(written);
  await dialog.getByText('Why', { exact: true }).click();
  await expect(dialog.getByText(/salmon.*: fish/)).toBeVisible();

  await page.clock.install();
  await dialog.getByRole('button', { name: 'Start cooking' }).focus();
  await page.keyboard.press('Enter');
  const cooking = page.getByRole('dialog', { name: /^Cooking: / });
  await expect(cooking.getByText(/^Step 1 of /)).toBeVisible();
  const start = cooking.getByRole('button', { name: /^Start timer: / }).first();
  // Not every step has a time; one of the first few does.
  for (let step = 0; step < 4 && !(await start.isVisible()); step += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(cooking.getByText(new RegExp(`^Step ${step + 2} of `))).toBeVisible();
  }
  await start.focus();
  await page.keyboard.press('Enter');
  const timer = cooking.getByRole('timer');
  await expect(timer).toHaveText(/^\d+:\d\d(?::\d\d)?$/);
  const remaining = await timer.innerText();
  await page.keyboard.press('ArrowRight');
  await page.clock.fastForward('00:40');
  await expect(timer, 'a timer runs on while the steps change').not.toHaveText(remaining);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(cooking).toBeHidden();

  await dialog.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
  const title = await dialog.getByRole('heading').first().innerText();
  await dialog.getByRole('button', { name: 'Add to Current Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Current Menu' })).toContainText(title);
});

for (const theme of ['light', 'dark']) {
  test(`[CALL-2][DETAIL-1] composing and cooking are accessible and fit a phone, ${theme}`, async ({
    page,
    server,
  }) => {
    await subscriber(page, server);
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const fits = async () =>
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
    const dialog = await compose(page, 'chicken', 'broccoli', 'rice');
    await expect(dialog.getByRole('combobox', { name: 'Units' })).toBeVisible();
    await expectAccessible(page);
    await fits();
    await dialog.getByRole('button', { name: 'Start cooking' }).click();
    const cooking = page.getByRole('dialog', { name: /^Cooking: / });
    const next = cooking.getByRole('button', { name: 'Next step' });
    const start = cooking.getByRole('button', { name: /^Start timer: / }).first();
    for (let step = 0; step < 3 && !(await start.isVisible()); step += 1) await next.click();
    await start.click();
    await expect(cooking.getByRole('timer')).toBeInViewport();
    await expectAccessible(page);
    await fits();
  });
}
