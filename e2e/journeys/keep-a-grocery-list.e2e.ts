import type { Page } from '@playwright/test';
import { saveMenu } from '../fixtures/menus';
import { importRecipes } from '../fixtures/recipes';
import {
  expect,
  expectAccessibleInBothThemes,
  holdSession,
  logIn,
  post,
  subscribed,
  test,
} from '../fixtures/test';

const item = (page: Page, position: number) => page.getByLabel(`Item ${position}`, { exact: true });
const tick = (page: Page, text: string) =>
  page.getByRole('checkbox', { name: `Tick ${text}`, exact: true });

async function generate(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/api\/menus\/grocery-list/);
  await page.getByRole('button', { name: 'Generate Grocery List' }).click();
  await answered;
  await expect(page.getByRole('button', { name: 'Generate Grocery List' })).toBeEnabled();
}

async function logInOnScreen(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
}

test('[D-5][D-7][D-11] an unsaved list survives everything, and regenerating it undoes nothing', async ({
  page,
  context,
  server,
}, info) => {
  test.setTimeout(240_000);
  const person = await subscribed(server);
  await holdSession(page, person);
  const [soup, pie] = await importRecipes(server, person.token, info.outputPath('r.jsonl'), [
    { title: 'Soup of leeks', ingredients: ['2 leeks', '1 l vegetable stock', '200 g rice'] },
    { title: 'Pie of leeks', ingredients: ['5 leeks', '3 eggs', '250 g flour'] },
  ]);
  await saveMenu(server, person.token, 'Sunday', [soup!]);
  await saveMenu(server, person.token, 'Monday', [pie!]);
  await page.goto('/grocery-list');
  await page.getByRole('checkbox', { name: 'Sunday' }).check();
  await generate(page);
  await expect(item(page, 1)).toHaveValue('2 leeks');

  // Deleted, edited, ticked, hand-written, and still being typed.
  await page.getByRole('button', { name: 'Delete 2 leeks' }).click();
  await page.getByLabel('Item 1', { exact: true }).fill('200 g basmati rice');
  await item(page, 1).press('Enter');
  await tick(page, '200 g basmati rice').check();
  await page.getByLabel('New item').fill('candles');
  await page.getByLabel('New item').press('Enter');
  await item(page, 2).fill('2 l vegetable stock');
  await page.getByLabel('New item').fill('matches');

  // The app is killed.
  await page.close();
  const later = await context.newPage();
  await later.goto('/saved-grocery-lists');
  await expect(later.getByRole('heading', { name: 'No lists yet' })).toBeVisible();
  await later.goto('/grocery-list');
  const expectKept = async (): Promise<void> => {
    await expect(item(later, 1)).toHaveValue('200 g basmati rice');
    await expect(tick(later, '200 g basmati rice')).toBeChecked();
    await expect(later.getByLabel('New item')).toHaveValue('matches');
    await expect(later.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  };
  await expectKept();
  await expect(item(later, 2)).toHaveValue('2 l vegetable stock');
  await item(later, 2).press('Enter');

  // The same person logs in again; nobody else sees any of it.
  await logOut(later);
  const other = await subscribed(server);
  await logInOnScreen(later, other.email, other.password);
  await later.goto('/grocery-list');
  await expect(later.getByLabel('New item')).toHaveValue('');
  await expect(item(later, 1)).toHaveCount(0);
  await logOut(later);
  await logInOnScreen(later, person.email, person.password);
  await later.goto('/grocery-list');
  await expectKept();

  // Another menu needs more leeks, plus eggs.
  await later.getByRole('checkbox', { name: 'Monday' }).check();
  await generate(later);
  const leeks = later.getByRole('textbox', { name: /^Item/ }).first();
  await expect(leeks).toHaveValue('7 leeks');
  await expect(leeks).toHaveAccessibleDescription(/you deleted 2 leeks/);
  await expect(tick(later, '200 g basmati rice')).toBeChecked();
  await expect(tick(later, '2 l vegetable stock')).toBeVisible();
  await expect(tick(later, 'candles')).toBeVisible();
  await expect(tick(later, '3 eggs')).toBeVisible();
  await later.setViewportSize({ width: 360, height: 740 });
  await expectAccessibleInBothThemes(later);
  await later.setViewportSize({ width: 1280, height: 900 });

  // Items assumed to be at home are shown with amounts.
  const held = later.getByRole('region', { name: 'Check you have' });
  await held.getByRole('button', { name: 'Add 250 g flour to the list' }).click();
  await expect(tick(later, '250 g flour')).toBeVisible();

  // Deleted again: needing less is no reason to bring it back, and it can be restored.
  await later.getByRole('button', { name: 'Delete 7 leeks' }).click();
  await later.getByRole('checkbox', { name: 'Sunday' }).uncheck();
  await generate(later);
  await expect(tick(later, '5 leeks')).toHaveCount(0);
  await expect(tick(later, '250 g flour')).toBeVisible();
  await later.getByRole('button', { name: 'Put 5 leeks back' }).click();
  await expect(tick(later, '5 leeks')).toBeVisible();

  // Back to the previous list after leaving the page.
  await later.getByRole('button', { name: 'Start a new list' }).click();
  await expect(item(later, 1)).toHaveCount(0);
  await later.goto('/');
  await later.goto('/grocery-list');
  await later.getByRole('button', { name: 'Back to the previous list' }).click();
  await expect(tick(later, 'candles')).toBeVisible();

  await later.getByRole('button', { name: 'Save List' }).click();
  const dialog = later.getByRole('dialog', { name: 'Save Grocery List' });
  await dialog.getByLabel('List name').fill('Week');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(later.getByText('List saved successfully!')).toBeVisible();
  await later.goto('/saved-grocery-lists');
  await expect(later.getByRole('article', { name: 'Week' })).toContainText('1 of');
});

test('[GROC-1a] a list has one line for a food whatever its dishes call it, in its aisle, as a shop sells it', async ({
  page,
  server,
}, info) => {
  const person = await subscribed(server);
  await holdSession(page, person);
  const dishes = await importRecipes(server, person.token, info.outputPath('r.jsonl'), [
    { title: 'Chowder', ingredients: ['3/4 cup cream', '2 cups frozen corn', '2 tbsp dill'] },
    { title: 'Custard', ingredients: ['2 cups heavy cream', '4 egg yolks', '2 ears corn'] },
  ]);
  await saveMenu(server, person.token, 'Sunday', dishes);
  await page.goto('/grocery-list');
  await page.getByRole('checkbox', { name: 'Sunday' }).check();
  await generate(page);
  const lines = await page.getByRole('textbox', { name: /^Item/ }).all();
  const texts = await Promise.all(lines.map((line) => line.inputValue()));
  expect(texts.filter((text) => text.includes('cream'))).toEqual(['2 3/4 cups heavy cream']);
  expect(texts).toContain('2 ears corn');
  // Each aisle begins with its heading.
  const frozen = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Frozen' }) })
    .getByRole('textbox');
  await expect(frozen).toHaveValue('2 cups frozen corn');
  const dill = page.getByRole('listitem').filter({
    has: page.getByRole('textbox', { name: `Item ${texts.indexOf('2 tbsp dill') + 1}` }),
  });
  await expect(dill).toContainText('Buy 1 bunch');
});

test('[D-5][SAVEDG-1] changes to a saved list survive a killed app', async ({
  page,
  context,
  server,
}) => {
  const person = await subscribed(server);
  await holdSession(page, person);
  for (const listName of ['Saturday', 'Party']) {
    const body = { listName, ingredients: ['2 onions', 'milk'] };
    expect((await post(server, '/grocery-lists', body, person.token)).status).toBe(201);
  }
  await page.goto('/saved-grocery-lists');
  const card = (on: Page) => on.getByRole('article', { name: 'Saturday' });
  await card(page).getByRole('button', { name: 'Edit' }).click();
  await item(page, 1).fill('5 onions');
  await page.getByLabel('New item').fill('tea');
  await page.close();

  const later = await context.newPage();
  await later.goto('/saved-grocery-lists');
  await expect(card(later)).toContainText('Unsaved changes');
  const party = later.getByRole('article', { name: 'Party' });
  await party.getByRole('button', { name: 'Edit' }).click();
  await expect(item(later, 1)).toHaveValue('2 onions');
  await later.getByRole('button', { name: 'Cancel' }).click();
  await card(later).getByRole('button', { name: 'Edit' }).click();
  await expect(later.getByText('Your unsaved changes to “Saturday” are back.')).toBeVisible();
  await expect(item(later, 1)).toHaveValue('5 onions');
  await expect(later.getByLabel('New item')).toHaveValue('tea');
  await later.getByRole('button', { name: 'Save Changes' }).click();
  await expect(later.getByText('List updated successfully!')).toBeVisible();
  await expect(card(later)).toContainText('5 onions');
  await expect(card(later)).toContainText('tea');
  await expect(card(later)).not.toContainText('Unsaved changes');
});

test('[D-16][ERR-21g] says what it assumes to be at home until the pantry is saved', async ({
  page,
  server,
}, info) => {
  const person = await subscribed(server);
  await holdSession(page, person);
  const [damper] = await importRecipes(server, person.token, info.outputPath('r.jsonl'), [
    { title: 'Damper', ingredients: ['500 g flour', '1 tsp salt', '300 ml water'] },
  ]);
  await saveMenu(server, person.token, 'Camp', [damper!]);
  await page.goto('/grocery-list');
  await page.getByRole('checkbox', { name: 'Camp' }).check();
  await generate(page);
  const sentence = page.getByText('Looks like you have all the ingredients');
  await expect(page.getByText(/Nothing to buy if your kitchen has the usual basics/)).toBeVisible();
  await expect(sentence).toHaveCount(0);
  const held = page.getByRole('region', { name: 'Check you have' });
  await expect(held).toContainText('You have not set up your pantry yet');
  await expect(held).toContainText('500 g flour');
  await held.getByRole('button', { name: 'Review your pantry' }).click();
  const pantry = page.getByRole('dialog', { name: 'Manage Pantry' });
  await pantry.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(pantry).toBeHidden();
  await generate(page);
  await expect(sentence).toBeVisible();
  await expect(held).not.toContainText('You have not set up your pantry yet');
});

test('[D-17][ROLE-3a] a lapsed subscriber sees that editing and deleting lists is locked', async ({
  page,
  server,
}) => {
  const person = await subscribed(server);
  const body = { listName: 'Saturday', ingredients: ['2 onions'] };
  expect((await post(server, '/grocery-lists', body, person.token)).status).toBe(201);
  await server.administer('revoke', person.email);
  await holdSession(page, await logIn(server, person));
  await page.goto('/saved-grocery-lists');
  const card = page.getByRole('article', { name: 'Saturday' });
  for (const name of ['Edit', 'Delete']) {
    await expect(card.getByRole('button', { name })).toHaveAccessibleDescription('Premium feature');
  }
  await card.getByRole('button', { name: 'Delete' }).click();
  const refusal = page.getByText('This is a premium feature. Please subscribe to use it.');
  await expect(refusal).toBeVisible();
  await expect(page).toHaveURL('/subscribe');
});
