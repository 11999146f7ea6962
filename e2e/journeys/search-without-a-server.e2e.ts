import { expectScriptsKept } from '../fixtures/kept-files';
import { findDishes, saveMenu } from '../fixtures/menus';
import { create } from '../fixtures/planner';
import {
  expect,
  expectAccessibleInBothThemes,
  holdSession,
  subscribed,
  test,
} from '../fixtures/test';

// As everyone has it.
test.use({ serviceWorkers: 'allow' });

const soon = { timeout: 30_000 };

test('[OFF-11] with its server killed, home and My recipes search what the device keeps', async ({
  page,
  ownServer: server,
}) => {
  test.setTimeout(180_000);
  const person = await subscribed(server);
  await holdSession(page, person);
  const [menuDish] = await findDishes(server, person.token, 1);
  if (!menuDish) throw new Error('The catalogue has no dishes.');
  await saveMenu(server, person.token, 'For later', [menuDish]);
  const own = await create<{ id: number }>(server, person, '/recipes', {
    title: 'Nettle Pie',
    ingredients: ['2 leeks', '3 eggs', '1 handful of nettles', '1 roll of puff pastry'],
    steps: ['Bake.'],
  });
  await page.goto(`${server.url}/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const recipesKept = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('answers')).keys();
      return keys.flatMap(({ url }) => /\/recipes\/(\d+)$/.exec(url)?.[1] ?? []).sort();
    });
  await expect
    .poll(recipesKept, { timeout: 60_000 })
    .toEqual([String(own.id), String(menuDish.id)].sort());
  await expectScriptsKept(page);

  await server.stop('SIGKILL');
  await page.reload();
  const field = page.getByLabel('Ingredient', { exact: true });
  for (const food of ['leek', 'egg']) {
    await field.fill(food);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'Generate Dishes' }).click();
  const dishes = page.getByRole('region', { name: 'Suggested Dishes' }).getByRole('article');
  const pie = dishes.filter({ hasText: 'Nettle Pie' });
  await expect(pie).toBeVisible(soon);
  await expect(pie).toContainText('Uses both');
  await expect(pie).toContainText('puff pastry');
  const among = page.getByText(/searches the 2 dishes kept on this device/);
  await expect(among).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await pie.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('dialog').getByText('1 handful of nettles')).toBeVisible(soon);
  await page.keyboard.press('Escape');

  const name = page.getByRole('searchbox', { name: 'Dish name' });
  await name.fill('netle pie');
  await name.press('Enter');
  await expect(page.getByText(/so these are dishes called “nettle pie”/)).toBeVisible(soon);
  await expect(dishes).toHaveCount(1);

  await page.goto(`${server.url}/recipes`);
  await expect(page.getByRole('article', { name: 'Nettle Pie' })).toBeVisible(soon);
  const search = page.getByRole('searchbox', { name: 'Search my recipes' });
  await search.fill('puff past');
  await expect(page.getByText(/searches the one recipe kept on this device/)).toBeVisible(soon);
  await expect(page.getByRole('article', { name: 'Nettle Pie' })).toBeVisible();
  await search.fill('lasagna');
  await expect(page.getByText('No recipes match.')).toBeVisible(soon);

  await page.goto(`${server.url}/`);
  await expect(among).toBeVisible(soon);
  await server.run();
  await expect(among).toBeHidden({ timeout: 60_000 });
});
