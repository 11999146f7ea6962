import { printed, saveMenu, sheetOf, subscriber, watchPrinting } from '../fixtures/menus';
import { bare, pagesOf, textOf } from '../fixtures/pdf';
import { importRecipes } from '../fixtures/recipes';
import { expect, expectAccessibleInBothThemes, test } from '../fixtures/test';

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
  await editor.getByRole('spinbutton', { name: 'Servings of all dishes' }).fill(guests);
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
