import type { Locator, Page } from '@playwright/test';
import { findDishes, saveMenu, subscriber } from '../fixtures/menus';
import { create } from '../fixtures/planner';
import { expect, post, pressByKey, put, test } from '../fixtures/test';

/** Presses Delete where it is and in the question that follows. */
async function confirmDeletion(page: Page, within: Locator): Promise<void> {
  await within.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

async function expectUndone(page: Page, item: Locator): Promise<void> {
  await expect(item).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(1);
  const header = await page.getByRole('banner').boundingBox();
  const notice = await undo.boundingBox();
  expect(notice!.y, 'the header stays uncovered').toBeGreaterThanOrEqual(
    header!.y + header!.height,
  );
  await undo.click();
  await expect(item).toBeVisible();
  await expect(undo).toHaveCount(0);
  await page.reload();
  await expect(item).toBeVisible();
}

test('[UNDO-1] a menu, a plan, an event, a list, a favourite and a food come back after they were deleted', async ({
  page,
  server,
}) => {
  test.slow();
  const cook = await subscriber(page, server);
  const dishes = await findDishes(server, cook.token, 2);
  const [dish] = dishes;
  await saveMenu(server, cook.token, 'Roast', dishes);
  const plan_data = { 'Monday-Dinner': dishes.map(({ id }) => ({ id })) };
  await create(server, cook, '/meal-planner', { name: 'Calm week', plan_data });
  const event = { title: 'Market', start_date: '2026-11-10', color: 'blue' };
  await create(server, cook, '/meal-planner/calendar', event);
  await create(server, cook, '/grocery-lists', { listName: 'Saturday', ingredients: ['tea'] });
  await post(server, `/recipes/${dish!.id}/favourite`, {}, cook.token);
  await put(server, '/kitchen', { foods: [{ text: 'leek' }, { text: 'potato' }] }, cook.token);
  const article = (name: string) => page.getByRole('article', { name, exact: true });

  await page.goto('/my-menus');
  await confirmDeletion(page, article('Roast'));
  await expectUndone(page, article('Roast'));

  await page.goto('/my-plans');
  await confirmDeletion(page, article('Calm week'));
  await expectUndone(page, article('Calm week'));

  await page.goto('/saved-grocery-lists');
  await confirmDeletion(page, article('Saturday'));
  await expectUndone(page, article('Saturday'));

  await page.goto('/calendar?date=2026-11-10');
  const bar = page.getByRole('button', { name: 'Market', exact: true });
  await bar.click();
  await confirmDeletion(page, page.getByRole('dialog', { name: 'Market' }));
  await expectUndone(page, bar);

  await page.goto('/favourites');
  await article(dish!.title).getByRole('button', { name: 'View Details' }).click();
  await page.getByRole('button', { name: 'Remove from favourites' }).click();
  await page.keyboard.press('Escape');
  await expectUndone(page, article(dish!.title));

  await page.goto('/');
  const food = page.getByRole('list', { name: 'Included ingredients' }).getByText('leek');
  await page.getByRole('button', { name: 'Remove leek' }).click();
  await expectUndone(page, food);
});

test('[UNDO-1][UNDO-2] what was deleted by keyboard comes back by keyboard, and what was not undone is gone for good', async ({
  page,
  server,
}) => {
  const cook = await subscriber(page, server);
  const dishes = await findDishes(server, cook.token, 1);
  for (const title of ['Roast', 'Soup night']) await saveMenu(server, cook.token, title, dishes);
  const article = (name: string) => page.getByRole('article', { name, exact: true });
  const remove = async (title: string): Promise<void> => {
    await pressByKey(page, article(title).getByRole('button', { name: 'Delete' }));
    await pressByKey(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect(article(title)).toHaveCount(0);
  };
  await page.goto('/my-menus');
  await remove('Roast');
  await page.keyboard.press('Control+z');
  await expect(article('Roast')).toBeVisible();
  await remove('Roast');
  // The next deletion makes the one before it final.
  const sent = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await remove('Soup night');
  await sent;
  await pressByKey(page, page.getByRole('button', { name: 'Undo' }));
  await expect(article('Soup night')).toBeVisible();
  await page.reload();
  await expect(article('Soup night')).toBeVisible();
  await expect(article('Roast')).toHaveCount(0);
});
