import type { Page } from '@playwright/test';
import {
  addDishes,
  editor,
  findDishes,
  printed,
  prints,
  saveMenu,
  sheetOf,
  subscriber,
  watchPrinting,
} from '../fixtures/menus';
import { bare, pagesOf, textOf, type PdfPage } from '../fixtures/pdf';
import { expect, expectAccessible, get, test } from '../fixtures/test';

interface Recipe {
  id: number;
  title: string;
  extendedIngredients: { original: string }[];
  analyzedInstructions: { steps: { step: string }[] }[];
}

const papers = { A4: [210, 297], A5: [148, 210], Letter: [215.9, 279.4] } as const;
const looks = ['Classic', 'Modern', 'Framed'] as const;
/** No printer reaches the very edge of its paper. */
const unprintable = 5;

async function chooseSettings(page: Page, paper: string, look: string): Promise<void> {
  await page.getByRole('button', { name: 'Print Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print Settings' });
  await dialog.getByRole('combobox', { name: 'Paper' }).selectOption(paper);
  await dialog.getByRole('radio', { name: look }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
}

function expectOnPaper(pages: PdfPage[], paper: keyof typeof papers): void {
  const [width, height] = papers[paper];
  for (const page of pages) {
    expect(page.width).toBeCloseTo(width, 0);
    expect(page.height).toBeCloseTo(height, 0);
    expect(page.texts.length, 'no sheet is empty').toBeGreaterThan(0);
    for (const { text, left, right, bottom, top } of page.texts) {
      const inside =
        left >= unprintable &&
        right <= page.width - unprintable &&
        bottom >= unprintable &&
        top <= page.height - unprintable;
      expect(inside, `“${text}” at ${left}–${right}, ${bottom}–${top} on ${paper}`).toBe(true);
    }
  }
}

/** Each text is whole on one page, and none comes before the one above it. */
function expectWhole(pages: PdfPage[], texts: string[]): void {
  const written = pages.map(textOf);
  let page = 0;
  for (const text of texts) {
    const found = written.findIndex((on, index) => index >= page && on.includes(bare(text)));
    expect(found, `“${text}” is torn or missing`).toBeGreaterThanOrEqual(0);
    page = found;
  }
}

test('[VALID-12][CONST-6k][CONST-7a][CONST-7b][CONST-7c] the editor prints after 500 ms, and prints nothing for an empty menu @core', async ({
  page,
  server,
}) => {
  test.slow();
  await subscriber(page, server);
  await watchPrinting(page);
  await page.goto('/');
  await editor(page).getByRole('button', { name: 'Print Menu Card' }).click();
  await expect(page.getByText('Please add items to your menu first.')).toBeVisible();
  await editor(page).getByRole('button', { name: 'Print Recipe List' }).click();
  await expect(
    page.getByText('Please add items to your menu first to generate a recipe list.'),
  ).toBeVisible();
  const [title = ''] = await addDishes(page, 1);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await editor(page).getByRole('button', { name: 'Print Menu Card' }).click();
  const sheet = sheetOf(page);
  await expect(sheet.locator('h1')).toHaveText('Specials');
  await expect(sheet.locator('li')).toHaveText([title]);
  await expect(sheet.locator('h1')).toBeHidden();
  await page.clock.runFor(400);
  expect(await prints(page)).toBe(0);
  await page.clock.runFor(200);
  expect(await prints(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('h1')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

for (const count of [1, 12, 60]) {
  test(`[MENU-1][CONST-7a][CONST-7b][CONST-7c] a saved menu of ${count} is printed on as few sheets as possible, without breaks or clipping`, async ({
    page,
    server,
  }, testInfo) => {
    test.setTimeout(600_000);
    const { token } = await subscriber(page, server);
    const dishes = await findDishes(server, token, count);
    const titles = dishes.map(({ title }) => title);
    const title = 'An evening with friends';
    const id = await saveMenu(server, token, title, dishes);
    const ids = dishes.map((dish) => dish.id).join(',');
    const recipes = await get<Recipe[]>(server, `/recipes/bulk?ids=${ids}`, token);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await watchPrinting(page);
    await page.goto(`/menu/${id}`);
    await page.getByRole('button', { name: 'Print Settings' }).waitFor();
    const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(new Date());

    for (const [index, paper] of (['A4', 'Letter', 'A5'] as const).entries()) {
      // A long menu is where a sheet could break, so each look meets each paper with that one.
      for (const look of count === 60 ? looks : looks.slice(index, index + 1)) {
        await chooseSettings(page, paper, look);
        const path = testInfo.outputPath(`card-${look}-${paper}.pdf`);
        const pages = await pagesOf(await printed(page, 'Print Menu Card', path));
        expectOnPaper(pages, paper);
        const heading = look === 'Framed' ? title.toUpperCase() : title;
        expectWhole(pages, [heading, today, ...titles]);
        expect(pages.length).toBeLessThanOrEqual(count === 60 ? 2 : 1);
      }
      const path = testInfo.outputPath(`recipes-${paper}.pdf`);
      const pages = await pagesOf(await printed(page, 'Print Recipe List', path));
      expectOnPaper(pages, paper);
      expectWhole(pages, [
        'Kitchen Recipe Guide' + `${title} · ${today}`,
        ...recipes.flatMap(({ title: dish, extendedIngredients, analyzedInstructions }) => {
          const [first, ...rest] = analyzedInstructions[0]?.steps ?? [];
          const [ingredient] = extendedIngredients;
          return [
            dish,
            // No heading is left at the foot of a page, separated from its content.
            `Ingredients${ingredient?.original}`,
            `Instructions1.${first?.step}`,
            ...rest.map(({ step }) => step),
          ];
        }),
      ]);
      pages.forEach((printedPage, number) =>
        expect(textOf(printedPage)).toContain(`${number + 1}/${pages.length}`),
      );
      expect(pages.length).toBeLessThanOrEqual(count * (paper === 'A5' ? 2 : 1));
    }

    await page.getByRole('button', { name: 'Print Recipe List' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(sheetOf(page).locator('h1')).toBeVisible();
    const colours = await sheetOf(page)
      .locator('h1, h2, h3, p, li')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
  });
}

test('[MENU-1] style and paper are chosen by keyboard, previewed, and kept on the device', async ({
  page,
  server,
}) => {
  test.slow();
  const { token } = await subscriber(page, server);
  const dishes = await findDishes(server, token, 3);
  const id = await saveMenu(server, token, 'Sunday', dishes);
  await watchPrinting(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/menu/${id}`);
  await page.getByRole('button', { name: 'Print Settings' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Print Settings' });
  await expect(dialog.getByRole('radio', { name: 'Classic' })).toBeChecked();
  await expect(dialog.getByRole('combobox', { name: 'Paper' })).toHaveValue('Letter');
  await dialog.getByRole('radio', { name: 'Classic' }).press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Modern' })).toBeChecked();
  await dialog.getByRole('combobox', { name: 'Paper' }).selectOption('A5');
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.reload();
  const [card] = await pagesOf(await printed(page, 'Print Menu Card'));
  expect(card?.width).toBeCloseTo(148, 0);
  expect(card?.height).toBeCloseTo(210, 0);
});
