import { expectScriptsKept } from '../fixtures/kept-files';
import { choosePhoto, photograph } from '../fixtures/photos';
import { expect, get, holdSession, subscribed, test } from '../fixtures/test';

// As everyone has it.
test.use({ serviceWorkers: 'allow' });

const soon = { timeout: 30_000 };

interface OwnRecipes {
  recipes: { id: number; title: string }[];
}

test('[OFF-12] a photo taken without a server survives a reload and is sent once, with its recipe', async ({
  page,
  ownServer: server,
}) => {
  test.setTimeout(180_000);
  const person = await subscribed(server);
  await holdSession(page, person);
  await page.goto(`${server.url}/recipes/new`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expectScriptsKept(page);
  await server.stop('SIGKILL');
  await page.reload();

  const photo = page.getByRole('group', { name: 'Photo' });
  await choosePhoto(page, 'Choose photo', 'toast.jpg', await photograph(page));
  const waits = photo.getByText(
    'The photo is kept on this device and will be sent with the recipe.',
  );
  await expect(waits).toBeVisible(soon);
  await expect(photo.getByRole('img', { name: 'Photo' })).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible(soon);
  const width = () =>
    photo
      .getByRole('img', { name: 'Photo' })
      .evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(900);

  await page.getByLabel('Title', { exact: true }).fill('Toast by candle light');
  await page.getByLabel('Ingredients', { exact: true }).fill('2 slices of bread');
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page.getByText(/^Offline\. Kept on this device/)).toBeVisible(soon);
  // Another page sends it.
  await page.goto(`${server.url}/recipes`);
  await server.run();
  const mine = () => get<OwnRecipes>(server, '/recipes/mine', person.token);
  await expect
    .poll(async () => (await mine()).recipes.map(({ title }) => title), { timeout: 90_000 })
    .toEqual(['Toast by candle light']);
  const [saved] = (await mine()).recipes;
  const { pictureId, image } = await get<{ pictureId: string | null; image: string }>(
    server,
    `/recipes/${saved?.id}`,
    person.token,
  );
  expect(pictureId).not.toBeNull();
  expect((await fetch(new URL(image, server.url))).status).toBe(200);
  const left = () =>
    page.evaluate(async () => {
      const [found] = (await indexedDB.databases()).filter(({ name }) =>
        name?.startsWith('larder.photos.'),
      );
      const opening = indexedDB.open(found?.name ?? '');
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const reading = opening.result.transaction('photos').objectStore('photos').count();
      await new Promise((resolve) => (reading.onsuccess = resolve));
      opening.result.close();
      return reading.result;
    });
  await expect.poll(left).toBe(0);
});
