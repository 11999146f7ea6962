import type { Page } from '@playwright/test';
import type { LarderServer } from '../fixtures/server';
import {
  expect,
  expectAccessible,
  holdSession,
  logIn,
  post,
  register,
  test,
  type SignedInPerson,
} from '../fixtures/test';

interface Dish {
  id: number;
  title: string;
}

async function subscriber(page: Page, server: LarderServer): Promise<SignedInPerson> {
  const person = await register(server);
  await server.administer('grant', person.email, '--months', '1');
  const signedIn = await logIn(server, person);
  await holdSession(page, signedIn);
  return signedIn;
}

async function get<Answer>(server: LarderServer, path: string, token: string): Promise<Answer> {
  const response = await fetch(`${server.url}/api${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

async function findDishes(server: LarderServer, token: string, count: number): Promise<Dish[]> {
  const { recipes } = await get<{ recipes: Dish[] }>(
    server,
    `/recipes/search?ingredients=onion,garlic,egg,rice,butter&restricted=false&limit=${count}`,
    token,
  );
  expect(recipes).toHaveLength(count);
  return recipes;
}

async function saveMenu(
  server: LarderServer,
  token: string,
  title: string,
  dishes: Dish[],
): Promise<string> {
  const menuItems = dishes.map(({ id }) => ({ id }));
  const response = await post(server, '/menus', { title, menuItems }, token);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** The page counts its prints; no print dialog opens, and the sheet stays as on the way to the printer. */
async function watchPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { prints: number };
    counted.prints = 0;
    window.print = () => {
      counted.prints += 1;
    };
    // Every PDF is a print of its own to the page; the sheet has to outlast the first.
    window.addEventListener('afterprint', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    });
  });
}

async function finishPrinting(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
}

const prints = (page: Page) =>
  page.evaluate(() => (window as unknown as { prints: number }).prints);

/** Pages of a PDF as Chromium writes it, with its page objects in the open. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const editor = (page: Page) => page.getByRole('region', { name: 'Current Menu' });
const dishesIn = (page: Page) => editor(page).getByRole('listitem');

async function addDishes(page: Page, count: number): Promise<string[]> {
  const field = page.getByLabel('Ingredient', { exact: true });
  for (const ingredient of ['chicken', 'rice', 'garlic']) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'Generate Dishes' }).click();
  const found = page.getByRole('region', { name: 'Suggested Dishes' }).getByRole('article');
  await expect(found.first()).toBeVisible();
  const titles: string[] = [];
  for (let index = 0; index < count; index += 1) {
    titles.push(await found.nth(index).getByRole('heading').innerText());
    await found.nth(index).getByRole('button', { name: 'View Details' }).click();
    await page.getByRole('button', { name: 'Add to Current Menu' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return titles;
}

test('[EDITOR-1][STATE-5a][VALID-10b][ERR-10a][ERR-21a][MENUS-1e][HOME-2][ERR-10d] a menu is built, kept, ordered, saved, opened again and changed', async ({
  page,
  server,
  quietPage,
}) => {
  test.slow();
  quietPage.allow(/500/);
  await subscriber(page, server);
  await page.goto('/');
  const [first = '', second = '', third = ''] = await addDishes(page, 3);
  await expect(dishesIn(page)).toHaveText([first, second, third]);
  await expect(editor(page).getByRole('button', { name: `Move ${first} up` })).toBeDisabled();
  await expect(editor(page).getByRole('button', { name: `Move ${third} down` })).toBeDisabled();

  await page.reload();
  await expect(dishesIn(page)).toHaveText([first, second, third]);

  await editor(page)
    .getByRole('button', { name: `Move ${first} down` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(dishesIn(page)).toHaveText([second, first, third]);

  const grip = await dishesIn(page).nth(2).locator('[aria-hidden="true"]').first().boundingBox();
  const top = await dishesIn(page).nth(0).boundingBox();
  if (!grip || !top) throw new Error('The rows are not on the screen.');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2, top.y + 2, { steps: 8 });
  await page.mouse.up();
  await expect(dishesIn(page)).toHaveText([third, second, first]);

  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Please enter a title for your menu before saving.')).toBeVisible();
  await editor(page).getByLabel('Menu title').fill('Friday');
  await page.route('**/api/menus', (route) => route.fulfill({ status: 500, body: '' }));
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Failed to save menu. Please try again.')).toBeVisible();
  await page.unroute('**/api/menus');
  await expectAccessible(page);
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Menu saved successfully!')).toBeVisible();
  await expect(dishesIn(page)).toHaveCount(0);

  await page.goto('/my-menus');
  const card = page.getByRole('article', { name: 'Friday' });
  await page.route('**/api/menus/*', (route) => route.fulfill({ status: 500, body: '' }));
  await card.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('Could not load menu for editing.')).toBeVisible();
  await page.unroute('**/api/menus/*');
  await card.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL('/');
  await expect(dishesIn(page)).toHaveText([third, second, first]);
  await editor(page).getByLabel('Menu title').fill('Friday, changed');
  await editor(page)
    .getByRole('button', { name: `Remove ${second}` })
    .click();
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Menu saved successfully!')).toBeVisible();
  await page.goto('/my-menus');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Friday, changed' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('[MODALS-1] on a narrow screen the menu is a dialog behind a button', async ({
  page,
  server,
}) => {
  await subscriber(page, server);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const [title = ''] = await addDishes(page, 1);
  await page.getByRole('button', { name: 'Current Menu (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Current Menu' });
  await expect(dialog.getByRole('listitem')).toHaveText([title]);
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('[VALID-12][CONST-6k][CONST-7a][CONST-7b][CONST-7c] the editor prints after 500 ms, and nothing from an empty menu', async ({
  page,
  server,
}) => {
  await subscriber(page, server);
  await watchPrinting(page);
  await page.goto('/');
  await editor(page).getByRole('button', { name: 'Print Menu Card' }).click();
  await expect(page.getByText('Please add items to your menu first.')).toBeVisible();
  const [title = ''] = await addDishes(page, 1);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await editor(page).getByRole('button', { name: 'Print Menu Card' }).click();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet.locator('h1')).toHaveText('Specials');
  await expect(sheet.locator('li')).toHaveText([title]);
  await expect(sheet).toBeHidden();
  await page.clock.runFor(400);
  expect(await prints(page)).toBe(0);
  await page.clock.runFor(200);
  expect(await prints(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

for (const [count, cardPages] of [
  [1, 1],
  [12, 1],
  [60, 1],
] as const) {
  test(`[MENU-1][CONST-7a][CONST-7b][CONST-7c] a saved menu of ${count} is printed on the fewest sheets, no step split`, async ({
    page,
    server,
  }, testInfo) => {
    test.slow();
    const { token } = await subscriber(page, server);
    const dishes = await findDishes(server, token, count);
    const id = await saveMenu(server, token, 'An evening with friends', dishes);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await watchPrinting(page);
    await page.goto(`/menu/${id}`);
    const sheet = page.locator('[data-print-sheet]');
    const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(new Date());

    await page.getByRole('button', { name: 'Print Menu Card' }).click();
    await expect.poll(() => prints(page)).toBe(1);
    await expect(sheet.locator('h1')).toHaveText('An evening with friends');
    await expect(sheet.getByText(today)).toBeAttached();
    await expect(sheet.locator('li')).toHaveText(dishes.map(({ title }) => title));
    for (const format of ['A4', 'Letter'] as const) {
      const path = testInfo.outputPath(`card-${format}.pdf`);
      expect(pagesOf(await page.pdf({ format, path }))).toBe(cardPages);
    }
    await finishPrinting(page);

    await page.getByRole('button', { name: 'Print Recipe List' }).click();
    await expect.poll(() => prints(page)).toBe(2);
    await expect(sheet.locator('h1')).toHaveText('Kitchen Recipe Guide');
    await expect(sheet.locator('h2')).toHaveText(dishes.map(({ title }) => title));
    for (const format of ['A4', 'Letter'] as const) {
      const path = testInfo.outputPath(`recipes-${format}.pdf`);
      const pages = pagesOf(await page.pdf({ format, path }));
      expect(pages).toBeGreaterThanOrEqual(Math.ceil(count / 4));
      expect(pages).toBeLessThanOrEqual(Math.ceil(count * 0.8));
    }
    await page.emulateMedia({ media: 'print' });
    const steps = await sheet.locator('ol > li').evaluateAll((elements) =>
      elements.map((element) => {
        const { breakInside, color } = getComputedStyle(element);
        return `${breakInside} ${color}`;
      }),
    );
    expect(steps.length).toBeGreaterThanOrEqual(count);
    expect(new Set(steps)).toEqual(new Set(['avoid rgb(0, 0, 0)']));
    const headings = await sheet
      .locator('h2, h3')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).breakAfter));
    expect(new Set(headings)).toEqual(new Set(['avoid']));
  });
}
