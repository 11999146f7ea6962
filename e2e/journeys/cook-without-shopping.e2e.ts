import type { Page } from '@playwright/test';
import { subscriber } from '../fixtures/menus';
import { expect, expectAccessible, test } from '../fixtures/test';

async function type(page: Page, ...ingredients: string[]): Promise<void> {
  const field = page.getByLabel('Ingredient', { exact: true });
  for (const ingredient of ingredients) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
}

interface Found {
  recipes: { title: string; missedIngredients: string[] }[];
  nearest?: { title: string; missedIngredients: string[] }[];
  total: number;
}

/** Presses the button and returns the server's response. */
async function generate(page: Page): Promise<Found> {
  const answered = page.waitForResponse(/\/api\/recipes\/search/);
  await page.getByRole('button', { name: 'Generate Dishes' }).click();
  const answer = (await (await answered).json()) as Found;
  await expect(page.getByRole('button', { name: 'Generate Dishes' })).toBeEnabled();
  return answer;
}

const suggested = (page: Page) => page.getByRole('region', { name: 'Suggested Dishes' });

test('[D-2][INGR-3] restricted mode shows the dishes for which the open search has nothing to buy', async ({
  page,
  server,
}) => {
  await subscriber(page, server);
  await page.goto('/');
  await type(page, 'pasta', 'bacon', 'egg', 'parmesan');
  const open = await generate(page);
  const complete = open.recipes.filter(({ missedIngredients }) => missedIngredients.length === 0);
  expect(complete.map(({ title }) => title)).toContain('Spaghetti Carbonara');
  await page.getByRole('switch', { name: 'Restricted Mode' }).click();
  const restricted = await generate(page);
  expect(restricted.recipes.map(({ title }) => title)).toEqual(
    expect.arrayContaining(complete.map(({ title }) => title)),
  );
  for (const { title } of restricted.recipes) {
    const card = suggested(page).getByRole('article', { name: title });
    await expect(card).toContainText('nothing to buy');
    await expect(card.getByRole('term').filter({ hasText: 'To buy' })).toHaveCount(0);
  }
});

test('[D-2][DISH-2] if nothing can be cooked, dishes that lack one ingredient name it', async ({
  page,
  server,
}) => {
  await subscriber(page, server);
  await page.goto('/');
  await page.getByRole('switch', { name: 'Restricted Mode' }).click();
  await type(page, 'lamb', 'mint');
  const { total, nearest = [] } = await generate(page);
  expect(total).toBe(0);
  await expect(
    page.getByText('No recipes found matching your ingredients. Try adding more!'),
  ).toBeVisible();
  const near = page.getByRole('region', { name: 'With one more ingredient' });
  await expect(near.getByRole('article')).toHaveCount(nearest.length);
  for (const { title, missedIngredients } of nearest) {
    const card = near.getByRole('article', { name: title });
    await expect(card).toContainText(`buy ${missedIngredients[0]}.`);
  }
  await expectAccessible(page);
});

test('[D-3] composing says what it uses before it starts, and in restricted mode needs no shopping', async ({
  page,
  server,
}) => {
  await subscriber(page, server);
  await page.goto('/');
  await page.getByRole('switch', { name: 'Restricted Mode' }).click();
  await type(page, 'potato', 'leek');
  const foreseen = page.waitForResponse('**/api/recipes/generate/preview');
  await generate(page);
  const next = (await (await foreseen).json()) as { title: string; toBuy: string[] };
  expect(next.toBuy).toEqual([]);
  expect(next.title).toMatch(/Potato|Leek/);
  expect(next.title).not.toMatch(/Carrot/);
  await expect(page.getByText(`Next: ${next.title}`)).toBeVisible();
  await page.getByRole('button', { name: 'Compose a dish' }).click();
  const dialog = page.getByRole('dialog', { name: next.title });
  await expect(dialog.getByText(/^(?:Composed for you from|One of our own recipes)/)).toBeVisible();
  await expect(dialog.getByText(/you also need/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Compose another dish' })).toBeVisible();
  await expectAccessible(page);
});

test('[D-3] in restricted mode, a request that needs shopping is declined with the missing ingredients', async ({
  page,
  server,
}) => {
  await subscriber(page, server);
  await page.goto('/');
  await page.getByRole('switch', { name: 'Restricted Mode' }).click();
  await type(page, 'chickpeas');
  await generate(page);
  await expect(
    page.getByText(/^Nothing can be made from this without shopping: .+ would need .+\.$/),
  ).toBeVisible();
});
