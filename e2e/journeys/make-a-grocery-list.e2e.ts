import type { Page, Route } from '@playwright/test';
import { findDishes, saveMenu } from '../fixtures/menus';
import {
  expect,
  expectAccessibleInBothThemes,
  holdSession,
  leavePage,
  pressByKey,
  subscribed,
  tabTo,
  test,
} from '../fixtures/test';

// As everyone has it.
test.use({ serviceWorkers: 'allow' });

/** Fails the first request, or as many as a page sends before it gives up. */
async function failOnce(page: Page, method: string, path: RegExp, requests = 1): Promise<void> {
  let left = requests;
  const fail = async (route: Route): Promise<void> => {
    if (left === 0 || route.request().method() !== method) return route.fallback();
    left -= 1;
    // What gets no answer at all is asked again, or waits on the device.
    await route.fulfill({ status: 500, body: '' });
  };
  await page.route((url) => path.test(url.pathname), fail);
}

const item = (page: Page, position: number) => page.getByLabel(`Item ${position}`, { exact: true });

test('[GROC-1a][GROC-1b][SHOP-1][SAVEDG-1][STATE-9a][STATE-9b][VALID-13][VALID-14][ERR-17a][ERR-17b][ERR-17c][ERR-17d][ERR-17e][ERR-17f][ERR-17g][ERR-21d][ERR-21e][ERR-21f][ERR-22][CONST-5] makes a list from menus by keyboard and mouse, saves, changes and deletes it, despite every failure @core', async ({
  page,
  server,
  quietPage,
}) => {
  test.setTimeout(240_000);
  quietPage.allow(/ERR_FAILED|Failed to load resource/);
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await subscribed(server);
  await holdSession(page, person);
  const dishes = await findDishes(server, person.token, 4);
  await saveMenu(server, person.token, 'Sunday', dishes.slice(0, 2));
  await saveMenu(server, person.token, 'Monday', dishes.slice(1));

  await failOnce(page, 'GET', /\/api\/menus$/);
  await page.goto('/grocery-list');
  const menusFailed = 'Could not fetch your saved menus. Please try again later.';
  await expect(page.getByText(menusFailed).first()).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  const generate = page.getByRole('button', { name: 'Generate Grocery List' });
  await pressByKey(page, generate);
  await expect(page.getByText('Please select at least one menu to generate a list.')).toBeVisible();
  for (const menu of ['Sunday', 'Monday']) {
    await pressByKey(page, page.getByRole('checkbox', { name: menu }), 'Space');
  }
  await failOnce(page, 'POST', /\/api\/menus\/grocery-list$/);
  await pressByKey(page, generate);
  await expect(page.getByText('Failed to generate grocery list.')).toBeVisible();
  await pressByKey(page, generate);
  await expect(page.getByText('Grocery list generated successfully!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Check you have' })).toBeVisible();
  const second = await item(page, 2).inputValue();

  // Inline: Enter and leaving the field commit, Escape restores the old text.
  await item(page, 1).fill('3 green apples');
  await item(page, 1).press('Enter');
  await item(page, 2).fill('nothing at all');
  await item(page, 2).press('Escape');
  await expect(item(page, 2)).toHaveValue(second);
  const newItem = page.getByLabel('New item');
  await newItem.fill('  candles  ');
  await newItem.press('Enter');
  await newItem.fill('200 g flour, 3 papayas oat milk');
  await newItem.press('Enter');
  for (const text of ['200 g flour', '3 papayas', 'oat milk']) {
    await expect(page.getByRole('checkbox', { name: `Tick ${text}`, exact: true })).toBeVisible();
  }
  await item(page, 1).scrollIntoViewIfNeeded();
  await expect(page.getByRole('checkbox', { name: 'Tick oat milk' })).not.toBeInViewport();
  await expect(newItem, 'the field stays in view of a long list').toBeInViewport();
  await page.getByRole('button', { name: `Delete ${second}`, exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item(page, 2)).toHaveValue(second);
  await pressByKey(page, page.getByRole('button', { name: 'Move 3 green apples' }), 'ArrowDown');
  await expect(item(page, 1)).toHaveValue(second);
  await expect(item(page, 2)).toHaveValue('3 green apples');
  await expect(page.getByRole('button', { name: 'Move 3 green apples' })).toBeFocused();
  const handle = page.getByRole('button', { name: 'Move 3 green apples' });
  await handle.hover();
  await page.mouse.down();
  const target = await item(page, 1).boundingBox();
  await page.mouse.move(40, (target?.y ?? 0) + 10, { steps: 4 });
  await page.mouse.up();
  await expect(item(page, 1)).toHaveValue('3 green apples');
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Save List' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save Grocery List' });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await pressByKey(page, save);
  await expect(dialog.getByText('Please enter a name for your list.')).toBeVisible();
  await tabTo(page, dialog.getByLabel('List name'));
  await page.keyboard.type('Saturday');
  await failOnce(page, 'POST', /\/api\/grocery-lists$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to save list.')).toBeVisible();
  await pressByKey(page, save);
  await expect(page.getByText('List saved successfully!')).toBeVisible();

  // It is asked for before the page's code is there, and once more by the page.
  await failOnce(page, 'GET', /\/api\/grocery-lists$/, 2);
  await page.goto('/saved-grocery-lists');
  await expect(page.getByText('Failed to fetch saved grocery lists.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  const card = page.getByRole('article', { name: 'Saturday' });
  await expect(card).toBeVisible();
  await expect(page.getByText('1/25 slots used')).toBeVisible();

  await failOnce(page, 'GET', /\/api\/grocery-lists\/[^/]+$/);
  await card.getByRole('button', { name: 'View' }).click();
  await expect(page.getByText('Failed to fetch list details.').first()).toBeVisible();
  const shop = page.getByRole('dialog', { name: 'Saturday' });
  await shop.getByRole('checkbox', { name: '3 green apples' }).focus({ timeout: 45_000 });
  await page.keyboard.press('Space');
  const basket = shop.getByRole('region', { name: 'In the basket' });
  await expect(basket.getByRole('checkbox', { name: '3 green apples' })).toBeChecked();
  await expect(shop.getByRole('checkbox', { name: second, exact: true })).toBeFocused();
  // What the pantry should hold was saved with the list, and goes on it when it is missing.
  const add = shop.getByRole('region', { name: 'Check you have' }).getByRole('button').first();
  const missing = /^Add (.*) to the list$/.exec((await add.getAttribute('aria-label')) ?? '')?.[1];
  await pressByKey(page, add);
  await expect(shop.getByRole('checkbox', { name: missing ?? '', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shop).toHaveCount(0);

  await card.getByRole('button', { name: 'Edit' }).click();
  await item(page, 2).fill('matches');
  await item(page, 2).press('Enter');
  await failOnce(page, 'PUT', /\/api\/grocery-lists\/[^/]+$/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to save changes.')).toBeVisible();
  await expect(item(page, 2)).toHaveValue('matches');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('List updated successfully!')).toBeVisible();

  const remove = async (): Promise<void> => {
    await card.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await failOnce(page, 'DELETE', /\/api\/grocery-lists\/[^/]+$/);
  await remove();
  await leavePage(page);
  await expect(page.getByText('Failed to delete list. Please try again.')).toBeVisible();
  await expect(card).toBeVisible();
  await remove();
  await expect(card).toHaveCount(0);
  // The notice of the first attempt may still be leaving the screen.
  await expect(page.getByText('List deleted successfully').first()).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const notice = await page.getByRole('button', { name: 'Undo' }).first().boundingBox();
  expect(notice!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await leavePage(page);
  await deleted;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Saved Grocery Lists' })).toBeVisible();
  await expect(card).toHaveCount(0);
});
