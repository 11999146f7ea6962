import type { Page } from '@playwright/test';
import type { LarderServer } from '../fixtures/server';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNothingCutOff,
  holdSession,
  post,
  put,
  subscribed,
  test,
  type SignedInPerson,
} from '../fixtures/test';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** A recipe with everything a person can say of one, changed once. */
async function storeRolls(server: LarderServer, person: SignedInPerson): Promise<number> {
  const body = {
    title: 'Grandma’s slow-proved cinnamon and cardamom rolls',
    ingredients: ['Dough:', '500 g flour', '1 cup warm milk', 'Filling:', '2 tbsp cinnamon'],
    steps: ['Knead the dough.', 'Roll it out, fill it and bake it.'],
    tags: ['family', 'for the holidays'],
    notes: 'She made these every Christmas.',
    visibility: 'private',
  };
  const stored = await post(server, '/recipes', body, person.token);
  expect(stored.status).toBe(201);
  const { id } = (await stored.json()) as { id: number };
  const changed = { ...body, yieldText: 'about 16 rolls', version: 1 };
  expect((await put(server, `/recipes/${id}`, changed, person.token)).status).toBe(200);
  const entry = { madeOn: '2026-10-03', note: 'Half the sugar is plenty.' };
  await post(server, `/recipes/${id}/log`, entry, person.token);
  const collection = await post(server, '/collections', { name: 'Christmas' }, person.token);
  const { id: collectionId } = (await collection.json()) as { id: string };
  await put(server, `/collections/${collectionId}/recipes/${id}`, undefined, person.token);
  return id;
}

async function look(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  await expectNothingCutOff(page);
}

test('[OWN-10][OWN-12][OWN-19][OWN-20][OWN-21][OWN-29][HOUSE-4] the dialogs of own recipes are accessible, fit, and work by keyboard', async ({
  page,
  server,
}) => {
  test.slow();
  const person = await subscribed(server);
  const id = await storeRolls(server, person);
  await holdSession(page, person);
  await page.goto('/recipes');

  await page.getByRole('button', { name: 'Organize tags and collections' }).press('Enter');
  const organise = dialogOf(page, 'Organize tags and collections');
  await organise.getByRole('button', { name: 'Rename family' }).press('Enter');
  await expect(organise.getByLabel('New name for family')).toBeFocused();
  await page.keyboard.type('For the holidays');
  await expect(organise.getByText(/The two will be merged/)).toBeVisible();
  await look(page);
  await organise.getByRole('button', { name: 'Cancel' }).press('Enter');
  await organise.getByRole('button', { name: 'Delete Christmas' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto(`/recipes?dish=${id}`);
  const recipe = page.getByRole('dialog').first();
  await recipe.getByRole('radio', { name: '4 stars' }).focus();
  await page.keyboard.press('Space');
  await expect(recipe.getByRole('button', { name: 'Remove rating' })).toBeVisible();
  await recipe.getByText('When you made it, and collections').press('Enter');
  await expect(recipe.getByRole('checkbox', { name: 'Christmas' })).toBeChecked();
  await recipe.getByRole('button', { name: /^Edit the entry for/ }).press('Enter');
  await look(page);
  await recipe.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(recipe.getByText(/Half the sugar is plenty/)).toBeVisible();
  await recipe.getByRole('button', { name: 'Add to Plan' }).press('Enter');
  await expect(dialogOf(page, 'Add to Plan').getByLabel('Day')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'Add to Plan')).toHaveCount(0);

  const actions = recipe.getByRole('button', { name: 'More actions' });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Earlier versions' }).press('Enter');
  const versions = dialogOf(page, 'Earlier versions');
  await versions.getByText(/^Grandma’s/).press('Enter');
  await expect(versions.getByText(/Knead the dough/)).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(versions).toHaveCount(0);

  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  // It stays while the focus is on it.
  await undo.focus();
  await look(page);
  await undo.press('Enter');
  await expect(page.getByText(/ is back\.$/)).toBeVisible();
});
