import { expectScriptsKept } from '../fixtures/kept-files';
import { editor, findDishes, saveMenu } from '../fixtures/menus';
import { LarderServer } from '../fixtures/server';
import { expect, get, holdSession, subscribed, test } from '../fixtures/test';

// As everyone has it.
test.use({ serviceWorkers: 'allow' });

const soon = { timeout: 30_000 };
const later = { timeout: 90_000 };

interface Menus {
  menus: { id: string; title: string; item_count: number }[];
}

test('[OFF-3] changes made while the server is down are shown, survive the tab, and are made once it is back', async ({
  page,
  quietPage,
}) => {
  test.setTimeout(300_000);
  quietPage.allow(/ERR_|Failed to load resource|Failed to fetch/);
  const server = await LarderServer.start();
  try {
    const person = await subscribed(server);
    await holdSession(page, person);
    const dishes = await findDishes(server, person.token, 3);
    const edited = await saveMenu(server, person.token, 'To be edited', dishes);
    const menus = `${server.url}/my-menus`;
    const card = (title: string) => page.getByRole('article', { name: title });
    await page.goto(menus);
    await expect(card('To be edited')).toBeVisible(soon);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await expectScriptsKept(page);

    await server.stop('SIGKILL');
    await page.goto(`${server.url}/menu/${edited}`);
    await page.getByRole('button', { name: 'Edit Menu' }).click(soon);
    await editor(page)
      .getByRole('button', { name: `Remove ${dishes[1]?.title}` })
      .click(soon);
    await editor(page).getByRole('button', { name: 'Save Menu' }).click();
    await expect(page.getByText('Menu saved successfully!')).toBeVisible(soon);

    await page.goto(menus);
    await expect(card('To be edited').getByText('2 items')).toBeVisible(soon);
    await page.getByRole('button', { name: /changes? waiting/ }).click(soon);
    const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
    await expect(dialog.getByText('Menu “To be edited”')).toBeVisible(soon);
    await dialog.getByRole('button', { name: 'Close' }).first().click();

    await server.run();
    await expect(page.getByText(/does not answer|waiting/)).toHaveCount(0, later);
    await expect
      .poll(() => get<Menus>(server, '/menus', person.token), later)
      .toMatchObject({ menus: [{ id: edited, title: 'To be edited', item_count: 2 }] });
    await expect(card('To be edited').getByText('2 items')).toBeVisible();
  } finally {
    await server.remove();
  }
});
