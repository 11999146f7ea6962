import type { Locator, Page } from '@playwright/test';
import { printed, saveMenu, sheetOf, subscriber, watchPrinting } from '../fixtures/menus';
import { bare, pagesOf, textOf } from '../fixtures/pdf';
import { importRecipes } from '../fixtures/recipes';
import { expect, expectAccessibleInBothThemes, pressByKey, test } from '../fixtures/test';

const guests = '80';

test('[OWN-17][OWN-18] a menu for 80 prints and lists amounts for 80', async ({
  page,
  server,
}, testInfo) => {
  test.setTimeout(240_000);
  const { token } = await subscriber(page, server);
  await watchPrinting(page);
  // Both are written for four.
  const dishes = await importRecipes(server, token, testInfo.outputPath('recipes.jsonl'), [
    { title: 'Barn Stew', ingredients: ['500 g beef brisket', '3 turnips'] },
    { title: 'Barn Slaw', ingredients: ['1 red cabbage', '150 ml buttermilk'] },
  ]);
  const id = await saveMenu(server, token, 'Barn party', dishes);

  await page.goto(`/menu/${id}`);
  await page.getByRole('button', { name: 'Edit Menu' }).click();
  const editor = page.getByRole('region', { name: 'Current Menu' });
  await editor.getByRole('spinbutton', { name: 'Servings of every dish' }).fill(guests);
  for (const { title } of dishes) {
    const servings = editor.getByRole('spinbutton', { name: `Servings of ${title}` });
    await expect(servings).toHaveValue(guests);
  }
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 360) await page.getByRole('button', { name: /^Current Menu \(/ }).click();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
  }
  await editor.getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Menu saved successfully!')).toBeVisible();

  await page.goto(`/menu/${id}`);
  const stew = page.getByRole('article', { name: 'Barn Stew' });
  await expect(stew).toContainText('80 servings');
  await stew.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Barn Stew' });
  await expect(dialog.getByText('10 kg beef brisket')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start cooking' }).click();
  await expect(page.getByRole('dialog', { name: 'Cooking: Barn Stew' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('spinbutton', { name: 'Servings' })).toHaveValue(guests);
  await page.keyboard.press('Escape');

  const list = bare(textOf((await pagesOf(await printed(page, 'Print Recipe List')))[0]!));
  const sheet = ['10 kg beef brisket', '60 turnips', '20 red cabbages', '3 l buttermilk'];
  for (const line of [...sheet, '80 servings']) expect(list).toContain(bare(line));
  await page.getByRole('button', { name: 'Print Menu Card' }).click();
  await expect(sheetOf(page)).toContainText('For 80');

  await page.goto('/grocery-list');
  await page.getByRole('checkbox', { name: 'Barn party' }).check();
  await page.getByRole('button', { name: 'Generate Grocery List' }).click();
  await expect(page.getByText('Grocery list generated successfully!')).toBeVisible();
  const items = await page
    .getByLabel(/^Item \d+$/)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  for (const text of ['10 kg brisket', '60 turnips', '20 red cabbages', '3 l buttermilk']) {
    expect(items).toContain(text);
  }
});

/** The browser's speech recognition, which headless browsers lack: `hear` says something into its microphone. */
function installRecognition(): void {
  class FakeRecognition {
    onresult: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    start(): void {
      Object.assign(window, {
        hear: (transcript: string) => {
          const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal: true });
          this.onresult?.({ resultIndex: 0, results: [result] });
        },
      });
    }
    abort(): void {
      this.onend?.();
    }
  }
  Object.assign(window, { SpeechRecognition: FakeRecognition });
}

const hear = (page: Page, words: string) =>
  page.evaluate(
    (said) => (window as unknown as { hear: (said: string) => void }).hear(said),
    words,
  );

/** On how many lines a text is set. */
const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });

test('[COOK-1][COOK-2][COOK-3][COOK-4][COOK-5][COOK-6][MENU-1] a dish is cooked by keyboard and voice, through a reload, and with another one', async ({
  page,
  server,
}, testInfo) => {
  test.setTimeout(240_000);
  const { token } = await subscriber(page, server);
  await page.addInitScript(installRecognition);
  const dishes = await importRecipes(server, token, testInfo.outputPath('recipes.jsonl'), [
    {
      title: 'Harvest Chicken',
      ingredients: ['1 whole chicken (1.8 kg)', '2 tsp salt'],
      steps: [
        'Rub the chicken with 1 tsp of the salt.',
        'Roast for 40 minutes.',
        'Season with the rest of the salt.',
      ],
    },
    { title: 'Harvest Slaw', ingredients: ['1 red cabbage'], steps: ['Shred the cabbage.'] },
  ]);
  const title = 'Harvest supper for the whole village and its guests';
  const id = await saveMenu(server, token, title, dishes);
  await page.goto(`/menu/${id}`);
  const heading = page.getByRole('heading', { level: 1, name: title });
  expect(await linesOf(heading), 'beside its buttons, the title has a line to itself').toBe(1);
  await page
    .getByRole('article', { name: 'Harvest Chicken' })
    .getByRole('button', { name: 'View' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Harvest Chicken' });
  await dialog.getByRole('spinbutton', { name: 'Servings' }).fill('9');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('2 whole chickens (3.6 kg)')).toBeVisible();
  await expect(dialog.getByText('Rub the chicken with 2 1/4 tsp of the salt.')).toBeVisible();

  await pressByKey(page, dialog.getByRole('button', { name: 'Start cooking' }));
  const cooking = page.getByRole('dialog', { name: 'Cooking: Harvest Chicken' });
  await expect(cooking.getByText('Step 1 of 3')).toBeVisible();
  const needs = cooking
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'For this step' }) })
    .getByRole('listitem');
  // Half of the 4 1/2 tsp that nine servings take.
  await expect(needs).toHaveText(['2 whole chickens (3.6 kg)', '2 1/4 tsp salt']);
  await page.keyboard.press('Space');
  await expect(cooking.getByText('Step 2 of 3')).toBeVisible();
  await pressByKey(page, cooking.getByRole('button', { name: 'Start timer: 40 minutes' }));
  await expect(cooking.getByRole('timer')).toHaveText(/^(?:40:00|39:\d\d)$/);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleInBothThemes(page);
    await page.screenshot({ path: testInfo.outputPath(`cook-${width}.png`) });
  }

  await page.reload();
  await expect(cooking.getByText('Step 2 of 3')).toBeVisible();
  await expect(cooking.getByRole('timer')).toHaveText(/^3\d:\d\d$/);
  await cooking.getByRole('button', { name: 'Voice commands' }).click();
  await cooking.getByRole('button', { name: 'Start listening' }).click();
  await expect(cooking.getByText(/^Listening/)).toBeVisible();
  await hear(page, 'next');
  await expect(cooking.getByText('Step 3 of 3')).toBeVisible();
  await expect(needs).toHaveText(['2 1/4 tsp salt']);
  await hear(page, 'timer ten minutes');
  await expect(cooking.getByRole('timer')).toHaveCount(2);
  await page.goBack();
  await expect(cooking).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/my-menus');
  const bar = page.getByRole('region', { name: 'Timers' });
  await expect(bar.getByRole('timer')).toHaveCount(2);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleInBothThemes(page);
    await page.screenshot({ path: testInfo.outputPath(`bar-${width}.png`) });
  }
  await bar.getByRole('link', { name: 'Open Harvest Chicken, step 2' }).click();
  await expect(cooking.getByText('Step 2 of 3')).toBeVisible();
  await cooking.getByRole('button', { name: /^Remove timer: .*40 minutes$/ }).click();
  await cooking.getByRole('button', { name: /^Remove timer: .*10 minutes$/ }).click();
  await expect(cooking.getByRole('timer')).toHaveCount(0);

  await page.goto(`/menu/${id}`);
  await page.getByRole('button', { name: 'Cook together' }).click();
  const together = page.getByRole('dialog', { name: 'Cooking together' });
  await expect(together.getByRole('heading', { level: 3, name: /Harvest/ })).toHaveCount(4);
  await together.getByRole('button', { name: 'Start now' }).click();
  await page.reload();
  await expect(
    together.getByRole('listitem').and(page.locator('[aria-current="step"]')),
  ).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleInBothThemes(page);
    await page.screenshot({ path: testInfo.outputPath(`together-${width}.png`) });
  }
  await page.goBack();
  await expect(together).toBeHidden();
});
