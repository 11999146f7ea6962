import type { Browser, Page } from '@playwright/test';
import type { LarderServer } from '../fixtures/server';
import { editor } from '../fixtures/menus';
import { choosePhoto, photograph } from '../fixtures/photos';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNothingCutOff,
  get,
  holdSession,
  post,
  subscribed,
  tabTo,
  test,
  type SignedInPerson,
} from '../fixtures/test';

const familyRecipe = `Grandma’s cinnamon rolls
Makes: about 16 rolls
Prep time: 1 h 30 min

Dough:
500 g flour
1 cup warm milk
1 pinch of family secret
Filling:
2 tbsp cinnamon

Method
1. Knead the dough and let it rise.
2. Roll it out, fill it and bake it.`;

const save = (page: Page) => page.getByRole('button', { name: 'Save Recipe' });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function pasteInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    field.dispatchEvent(event);
  }, text);
}

async function storeRecipe(
  server: LarderServer,
  person: SignedInPerson,
  title: string,
): Promise<number> {
  const body = { title, ingredients: ['Dough:', '500 g flour', 'salt'], steps: ['Bake.'] };
  const stored = await post(server, '/recipes', body, person.token);
  expect(stored.status, await stored.clone().text()).toBe(201);
  return ((await stored.json()) as { id: number }).id;
}

/** [OWN-15][OWN-16] A photo is refused in a sentence, added, removed and added again. */
async function addPhoto(page: Page): Promise<void> {
  const photo = page.getByRole('group', { name: 'Photo' });
  await choosePhoto(page, 'Choose photo', 'notes.jpg', Buffer.from('No photo at all.'));
  await expect(photo.getByRole('alert')).toHaveText(/^This file is not a photo/);
  const taken = await photograph(page);
  await choosePhoto(page, 'Choose photo', 'rolls.jpg', taken);
  await expect(photo.getByRole('img')).toHaveAttribute('src', /^\/pictures\//);
  await photo.getByRole('button', { name: 'Remove photo' }).click();
  await expect(photo.getByRole('img')).toHaveCount(0);
  await choosePhoto(page, 'Choose photo', 'rolls.jpg', taken);
  await expect(photo.getByRole('img')).toHaveAttribute('src', /^\/pictures\//);
}

async function anotherDevice(browser: Browser, url: string, person: SignedInPerson): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await holdSession(page, person);
  return page;
}

test('[OWN-1][OWN-4][OWN-5][OWN-6][OWN-14][OWN-15][OWN-16] a family recipe is pasted on a phone, saved with a photo and found by its ingredients', async ({
  page,
  signedIn,
  quietPage,
}) => {
  test.slow();
  quietPage.allow(/415/);
  expect(signedIn.token).toBeTruthy();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/recipes');
  await expect(page.getByRole('heading', { name: 'Your cookbook is empty' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Write a recipe' }).last().click();
  await pasteInto(page, 'Ingredients', familyRecipe);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Grandma’s cinnamon rolls');
  await expect(page.getByLabel('Makes')).toHaveValue('about 16 rolls');
  await expect(page.getByLabel('Preparation (min)')).toHaveValue('90');
  await expect(page.getByLabel('Steps')).toHaveValue(
    'Knead the dough and let it rise.\nRoll it out, fill it and bake it.',
  );
  const readings = page.getByRole('region', { name: 'How Larder reads them' });
  await expect(readings.getByText('500 g · flour')).toBeVisible();
  await expect(readings.getByText('Kept as text', { exact: true })).toBeVisible();
  await addPhoto(page);
  const bar = save(page).locator('..');
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
  await expectAccessibleInBothThemes(page);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await expectNothingCutOff(page);
  await save(page).click();

  const dialog = dialogOf(page, 'Grandma’s cinnamon rolls');
  await expect(dialog.getByText('about 16 rolls').first()).toBeVisible();
  await expect(dialog.locator('img').first()).toHaveAttribute('src', /^\/pictures\/.+webp/);
  await expect(dialog.getByRole('heading', { name: 'Dough' })).toBeVisible();
  await expect(dialog.getByText('1 pinch of family secret')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNothingCutOff(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article', { name: 'Grandma’s cinnamon rolls' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNothingCutOff(page);

  await page.goto('/');
  const field = page.getByLabel('Ingredient', { exact: true });
  for (const food of ['flour', 'milk', 'cinnamon']) {
    await field.fill(food);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'Generate Dishes' }).click();
  await expect(page.getByRole('article', { name: 'Grandma’s cinnamon rolls' })).toBeVisible();
});

test('[OWN-3][OWN-8] a recipe is written by keyboard alone, and waits while its page is closed', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  await page.goto('/recipes/new');
  await tabTo(page, page.getByLabel('Title', { exact: true }));
  await page.keyboard.type('Tea');
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('1 tsp tea');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1 cup watr');
  await expect(page.getByLabel('Ingredients', { exact: true })).toHaveValue(
    '1 tsp tea\n1 cup watr',
  );
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'Open Tea' }).press('Enter');
  await expect(page.getByLabel('Ingredients', { exact: true })).toHaveValue(
    '1 tsp tea\n1 cup watr',
  );
  await tabTo(page, page.getByLabel('Steps'));
  await page.keyboard.type('Wait.');
  await save(page).press('Enter');
  await expect(dialogOf(page, 'Tea')).toBeVisible();
});

test('[OWN-9] of two devices that change a recipe, the second chooses', async ({
  page,
  browser,
  server,
  signedIn,
  quietPage,
}) => {
  quietPage.allow(/409/);
  const id = await storeRecipe(server, signedIn, 'Rolls');
  const other = await anotherDevice(browser, server.url, signedIn);
  for (const device of [page, other]) {
    await device.goto(`/recipes/${id}/edit`);
    await expect(device.getByLabel('Title', { exact: true })).toHaveValue('Rolls');
  }
  await other.getByLabel('Title', { exact: true }).fill('Their rolls');
  await save(other).click();
  await expect(dialogOf(other, 'Their rolls')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('My rolls');
  await save(page).click();
  const versions = dialogOf(page, '“Their rolls” was changed on another device');
  await expect(versions.getByText('My rolls')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await versions.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialogOf(page, 'My rolls')).toBeVisible();
  await other.context().close();
});

test('[OWN-8] a recipe saved as the network fails is kept, and sent once, from whichever page is opened next', async ({
  page,
  context,
  server,
  signedIn,
  quietPage,
}) => {
  quietPage.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  // It is stored, but nobody here learns of it.
  await page.route(
    '**/api/recipes',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await context.setOffline(true);
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto('/recipes/new');
  await page.getByLabel('Title', { exact: true }).fill('Tea');
  await page.getByLabel('Ingredients', { exact: true }).fill('1 tsp tea');
  await save(page).click();
  await expect(page.getByText(/saved as soon as Larder is open and online/)).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Tea');
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/favourites');
  await expect(again.getByText('“Tea” has been saved.')).toBeVisible();
  const mine = await get<{ total: number }>(server, '/recipes/mine', signedIn.token);
  expect(mine.total).toBe(1);
});

test('[OWN-11][OWN-12][OWN-27] a recipe is copied, shared and deleted, and a menu keeps it', async ({
  page,
  server,
}) => {
  const person = await subscribed(server);
  const id = await storeRecipe(server, person, 'Rolls');
  await holdSession(page, person);
  await page.goto(`/recipes?dish=${id}`);
  const dialog = dialogOf(page, 'Rolls');
  await dialog.getByRole('button', { name: 'More actions' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as a file' }).click();
  expect((await download).suggestedFilename()).toBe('Rolls.txt');
  await dialog.getByRole('button', { name: 'Add to Current Menu' }).click();
  await dialog.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/recipes\/\d+\/edit/);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Rolls (copy)');

  await page.goto('/');
  await expect(editor(page).getByText('Rolls')).toBeVisible();
  await editor(page).getByLabel('Menu title').fill('Sunday');
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Menu saved successfully!')).toBeVisible();
  await page.goto('/recipes');
  const card = page.getByRole('article', { name: 'Rolls', exact: true });
  await card.getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await confirm.click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await confirm.click();
  await expect(card).toHaveCount(0);
  await page.goto('/my-menus');
  await page.getByRole('link', { name: 'Sunday' }).click();
  await page.getByRole('article', { name: 'Rolls' }).getByRole('button', { name: 'View' }).click();
  await expect(dialog.getByText('500 g flour')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});
