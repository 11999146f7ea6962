import type { Locator, Page } from '@playwright/test';
import { subscriber } from '../fixtures/menus';
import { overflow } from '../fixtures/planner';
import { expect, expectAccessibleInBothThemes, pressByKey, test } from '../fixtures/test';

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

/** Moves on to a step that has a time: one of the first few does. */
async function reachTimer(cooking: Locator, moveOn: () => Promise<void>): Promise<Locator> {
  const start = cooking.getByRole('button', { name: /^Start timer: / }).first();
  for (let step = 1; step < 5; step += 1) {
    await expect(cooking.getByText(new RegExp(`^Step ${step} of `))).toBeVisible();
    if (await start.isVisible()) break;
    await moveOn();
  }
  return start;
}

/** Nobody hears a headless browser, so the page counts its tones. */
function countTones(): void {
  const counted = Object.assign(window, { tones: 0 });
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function createAndCount() {
    counted.tones += 1;
    return createOscillator.call(this);
  };
}

/** What is left on a timer that shows minutes and seconds, or hours too. */
const millisecondsOf = (left: string): number =>
  left.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;

const tonesPlayed = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { tones: number }).tones);

test('[CALL-2][ERR-7][DISH-2][DETAIL-1][ENT-2][COOK-4][DISH-4][FAV-1] a dish is composed, scaled from 4 to 10, converted to other units, cooked by keyboard until its timer sounds, starred and added to the menu', async ({
  page,
  server,
  quietPage,
}) => {
  test.slow();
  await subscriber(page, server);
  await page.addInitScript(countTones);
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

  const dialog = await compose(page, 'leek', 'cream', 'dill');
  await expect(dialog).toBeVisible();
  const composedFrom = await dialog
    .getByText(/^(?:Composed for you from|One of our own recipes)/)
    .innerText();
  const lines = dialog.getByRole('listitem');
  for (const food of [/salmon/, /leek/, /cream/, /dill/]) {
    await expect(lines.filter({ hasText: food }).first()).toBeVisible();
  }
  const title = await dialog.getByRole('heading').first().innerText();
  expect(title).toMatch(/salmon/i);
  const [, bought = ''] = /; you also need ([^.]+)\./.exec(composedFrom) ?? [];
  for (const food of bought.split(/, | and /).filter(Boolean)) {
    expect(title, 'it is named after what was entered').not.toMatch(new RegExp(food, 'i'));
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
  await pressByKey(page, dialog.getByRole('button', { name: 'Start cooking' }));
  const cooking = page.getByRole('dialog', { name: /^Cooking: / });
  await expect(cooking.getByText(/^Step 1 of /)).toBeVisible();
  const start = await reachTimer(cooking, () => page.keyboard.press('ArrowRight'));
  await pressByKey(page, start);
  const timer = cooking.getByRole('timer');
  await expect(timer).toHaveText(/^\d+:\d\d(?::\d\d)?$/);
  const remaining = await timer.innerText();
  await page.keyboard.press('ArrowRight');
  await page.clock.fastForward('00:40');
  await expect(timer, 'a timer runs on while the steps change').not.toHaveText(remaining);
  const left = await timer.innerText();
  await page.keyboard.press('Escape');
  await expect(cooking).toBeHidden();
  expect(await tonesPlayed(page)).toBe(0);
  await page.clock.fastForward(millisecondsOf(left));
  await expect(page.getByText(/: time is up for step \d+ \(.+\)\.$/)).toBeVisible();
  await expect.poll(() => tonesPlayed(page), { message: 'its end is heard' }).toBe(3);
  await page.clock.resume();

  await dialog.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(page.getByText('Added to favourites!')).toBeVisible();
  await page.goto('/favourites');
  await expect(page.getByRole('region', { name: 'Timers' })).toContainText('Time is up');
  const favourite = page.getByRole('article', { name: title });
  await favourite.getByRole('button', { name: 'View Details' }).click();
  const add = dialog.getByRole('button', { name: /^Add to .*menu$/i });
  await expect(add.first(), 'what works from here comes first').toHaveText('Add to menu');
  await add.first().click();
  await dialog.getByRole('button', { name: 'In your menu ✓ · Open menu' }).click();
  await expect(dialog).toBeHidden();
  const entry = page.getByRole('region', { name: 'Current Menu' }).getByText(title);
  await expect(entry).toBeInViewport();
});

test('[CALL-2][DETAIL-1] composing and cooking are accessible and fit a phone', async ({
  page,
  server,
}) => {
  test.slow();
  await subscriber(page, server);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const dialog = await compose(page, 'chicken', 'broccoli', 'rice');
  await expect(dialog.getByRole('combobox', { name: 'Units' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Start cooking' }).click();
  const cooking = page.getByRole('dialog', { name: /^Cooking: / });
  const next = cooking.getByRole('button', { name: 'Next step' });
  const start = await reachTimer(cooking, () => next.click());
  await start.click();
  await expect(cooking.getByRole('timer')).toBeInViewport();
  await expectAccessibleInBothThemes(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
