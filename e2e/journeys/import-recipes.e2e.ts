import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNothingCutOff,
  get,
  type Person,
  pressByKey,
  register,
  tabTo,
  test,
} from '../fixtures/test';

const bread = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Rye bread',
  recipeIngredient: ['500 g rye flour', '2 tsp salt', '1 pinch of secret'],
  recipeInstructions: ['Knead it all.', 'Bake it for 50 minutes.'],
};
const site = `<!doctype html><html lang="en"><head><title>Rye bread</title>
  <script type="application/ld+json">${JSON.stringify(bread)}</script></head>
  <body><h1>Rye bread</h1><p>500 g rye flour</p></body></html>`;

interface OwnRecipes {
  total: number;
  recipes: { title: string; tags: string[] }[];
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Recipe' });
const source = (page: Page) => page.getByRole('region', { name: 'What we found' });

async function logInThere(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test.describe('recipes from elsewhere', () => {
  let recipeSite: Server;
  let address: string;

  test.beforeAll(async () => {
    recipeSite = createServer((_, response) => {
      // As strict as a site can be about what runs in its pages and where they send anything.
      const policy = "default-src 'none'; script-src 'none'; connect-src 'none'";
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
      response.end(site);
    });
    recipeSite.listen(0, '127.0.0.1');
    await once(recipeSite, 'listening');
    address = `http://127.0.0.1:${(recipeSite.address() as AddressInfo).port}/rye-bread`;
  });
  test.afterAll(() => recipeSite.close());

  test('[IMP-30][IMP-24] a recipe is pasted, compared with its source and saved by keyboard alone', async ({
    page,
    signedIn,
    server,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/recipes');
    await pressByKey(page, page.getByRole('link', { name: 'Import recipes' }));
    await expect(page.getByRole('heading', { name: 'Import Recipes' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNothingCutOff(page);
    await tabTo(page, page.getByLabel('Recipe as text'));
    await page.keyboard.insertText(
      'Tea\nServes 2\n1 tsp tea\n1 cup water\nMethod\nBoil the water.\nPour it.',
    );
    await pressByKey(page, page.getByRole('button', { name: 'Read the text' }));
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Tea');
    await expect(source(page)).toContainText('1 cup water');
    await expectAccessibleInBothThemes(page);
    await expectNothingCutOff(page);
    expect((await get<OwnRecipes>(server, '/recipes/mine', signedIn.token)).total).toBe(0);
    // What was read outlives the page.
    await page.reload();
    await expect(source(page)).toContainText('1 cup water');
    await pressByKey(page, save(page));
    await expect(page.getByRole('dialog', { name: 'Tea' })).toBeVisible();
  });

  test('[IMP-20][IMP-30] an address in the server’s own network is out of reach', async ({
    page,
    signedIn,
    quietPage,
  }) => {
    expect(signedIn.token).toBeTruthy();
    quietPage.allow(/400/);
    await page.goto('/import');
    await page.getByLabel('Page addresses').fill(address.replace(/:\d+/, ''));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('could not be reached');
  });

  test('[IMP-29][IMP-32][IMP-33] a library is imported, reported and undone', async ({
    page,
    signedIn,
    server,
  }) => {
    const library = [1, 2, 3].map((at) => ({ ...bread, name: `Loaf ${at}`, identifier: `l${at}` }));
    await page.goto('/import');
    await page.getByLabel('Choose file').setInputFiles({
      name: 'Loaves.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify([...library, { ...bread, name: '' }])),
    });
    await expect(page.getByText('3 recipes, 1 not read')).toBeVisible({ timeout: 20_000 });
    await expectAccessibleInBothThemes(page);
    const mine = () => get<OwnRecipes>(server, '/recipes/mine', signedIn.token);
    const { total, recipes } = await mine();
    expect([total, recipes[0]?.tags]).toEqual([3, ['to review']]);
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByText('This import was undone.')).toBeVisible();
    expect((await mine()).total).toBe(0);
  });

  test('[IMP-37] the bookmark sends the open page through a login, and nothing to its site', async ({
    page,
    context,
    server,
  }) => {
    test.slow();
    const person = await register(server);
    await page.goto(server.url);
    const bookmark = await page.evaluate(() => location.origin);
    // The link of the page, as it is dragged to the bookmarks.
    const other = await context.newPage();
    await other.goto('/login');
    await logInThere(other, person);
    await other.waitForURL(`${server.url}/`);
    await other.goto('/import');
    const link = await other.getByText('Add to Larder', { exact: true }).getAttribute('href');
    expect(link).toMatch(/^javascript:/);
    expect(link).toContain(encodeURIComponent(bookmark));
    await other.getByRole('button', { name: 'User menu' }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await other.waitForURL(/login/);
    await other.close();

    const recipePage = await context.newPage();
    await recipePage.goto(address);
    const opened = context.waitForEvent('page');
    await recipePage.evaluate(
      (code) => {
        // What a bookmark does; the policy of the page binds neither it nor this.
        window.eval(code); // oxlint-disable-line no-eval
      },
      decodeURIComponent((link ?? '').replace(/^javascript:/, '')),
    );
    const larder = await opened;
    await logInThere(larder, person);
    await expect(larder.getByText('127.0.0.1')).toContainText('Received the page');
    await expectAccessibleInBothThemes(larder);
    await larder.getByRole('button', { name: 'Read its recipe' }).click();
    await expect(larder.getByLabel('Title', { exact: true })).toHaveValue('Rye bread');
    await expect(source(larder).getByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      address,
    );
    const stored = await recipePage.evaluate(() => [
      document.cookie,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ]);
    expect(stored).toEqual(['', '{}']);
    await save(larder).click();
    await expect(larder.getByRole('dialog', { name: 'Rye bread' })).toBeVisible();
  });

  test('[IMP-40][IMP-41] a photo is read in the browser', async ({ page, context, signedIn }) => {
    test.slow();
    expect(signedIn.token).toBeTruthy();
    // A printed card.
    const card = await context.newPage();
    await card.setViewportSize({ width: 900, height: 600 });
    await card.setContent(`<body style="font: 32px/1.6 serif; margin: 40px; white-space: pre-line">Pancakes
      2 cups flour
      1 tsp salt
      3 eggs
      Method
      Whisk everything together.
      Fry it in butter.</body>`);
    const photo = await card.screenshot();
    await card.close();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/import');
    await expect(page.getByRole('heading', { name: 'From a photo' })).toBeVisible();
    expect(loaded.filter((url) => /wasm|traineddata|worker\.min/.test(url))).toEqual([]);
    await page
      .getByLabel('Choose photo')
      .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Pancakes', {
      timeout: 60_000,
    });
    await expect(page.getByLabel('Ingredients')).toHaveValue('2 cups flour\n1 tsp salt\n3 eggs');
    await expect(source(page)).toContainText('Whisk everything together.');
    await expectAccessibleInBothThemes(page);
    await expectNothingCutOff(page);
    // Nothing comes from elsewhere.
    const { origin } = new URL(page.url());
    expect(loaded.every((url) => url.startsWith(origin) || /^(blob|data):/.test(url))).toBe(true);
  });
});

test.describe('the reader of photos', () => {
  test('[IMP-40] runs only as it was built', async ({ page, signedIn, quietPage }) => {
    expect(signedIn.token).toBeTruthy();
    quietPage.allow(/integrity/i);
    await page.route(/worker\.min.*\.js/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n//` });
    });
    await page.goto('/import');
    const photo = await page.screenshot();
    await page
      .getByLabel('Choose photo')
      .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
  });
});

test.describe('what other apps share', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[IMP-36] what an app shares is kept through a login and imported', async ({
    page,
    server,
  }) => {
    test.slow();
    const person = await register(server);
    await page.goto('/login');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // As the system does it for an installed app.
    await page.evaluate(() => {
      const form = document.createElement('form');
      Object.assign(form, {
        method: 'post',
        action: '/import/shared',
        enctype: 'multipart/form-data',
      });
      const shared = {
        title: 'Tea',
        text: 'Tea\n1 tsp tea\n1 cup water\nMethod\nBoil it.\nPour it.',
        url: '',
      };
      for (const [name, value] of Object.entries(shared)) {
        const area = document.createElement('textarea');
        Object.assign(area, { name, value });
        form.append(area);
      }
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL(/\/login/);
    await logInThere(page, person);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Tea');
    await expect(source(page)).toContainText('1 cup water');
    // It was taken: coming back brings nothing again.
    await page.goto('/import/shared');
    await expect(page.getByRole('heading', { name: 'Import Recipes' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => caches.has('shared-data'))).toBe(false);
  });
});
