// Opens every screen on a phone, a tablet, a computer and a computer at a zoom of 200 %, in both themes, as a visitor, as
// somebody new and as a subscriber with menus, a plan and lists. Reports what axe finds (WCAG 2.2 AA and best practice),
// what has to be scrolled sideways, messages in the console and failed requests, and exits with 1 if there is anything.
// Nothing moves, as for people who prefer that. Run after `npm run build`.
//
//   --shots FOLDER     takes a screenshot of each
//   --only dish        only screens with this in their name
//   --size phone       only this size: phone, tablet, computer or zoomed
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { signUp, withServedApp } from './served-app.mjs';

const { values: options } = parseArgs({
  options: {
    shots: { type: 'string' },
    only: { type: 'string', default: '' },
    size: { type: 'string' },
  },
});
const port = 4997;
const sizes = Object.entries({
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  computer: { width: 1280, height: 900 },
  zoomed: { width: 640, height: 450 },
}).filter(([name]) => options.size === undefined || name === options.size);
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const button = (page, name) => page.getByRole('button', { name }).first();
const goTo = (path) => (page) => page.goto(path);

async function search(page) {
  await page.goto('/');
  const field = page.getByLabel('Ingredient', { exact: true });
  const listed = page.getByRole('list', { name: 'Included ingredients' });
  await field.waitFor();
  for (const food of ['salmon', 'lemon', 'rice']) {
    if ((await listed.getByText(food, { exact: true }).count()) > 0) continue;
    await field.fill(food);
    await field.press('Enter');
  }
  await button(page, 'Generate Dishes').click();
  await button(page, 'View Details').waitFor();
}

async function openDish(page) {
  await search(page);
  await button(page, 'View Details').click();
  await page.getByRole('dialog').waitFor();
}

async function cook(page) {
  await openDish(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Start cooking' }).click();
  await button(page, 'Next').waitFor();
}

async function openFirst(page, path, link) {
  await page.goto(path);
  await page.locator('main article').getByRole('link', { name: link }).first().click();
  await page.waitForURL((url) => url.pathname !== path);
}

const everybody = {
  'home, empty': goTo('/'),
  'dishes found': search,
  dish: openDish,
  cooking: cook,
  filters: async (page) => {
    await search(page);
    for (const part of await page.locator('summary').all()) await part.click();
  },
  'user menu': async (page) => {
    await page.goto('/');
    await button(page, 'User menu').click();
    await page.getByRole('menu').waitFor();
  },
  'my recipes': goTo('/recipes'),
  'write a recipe': goTo('/recipes/new'),
  import: goTo('/import'),
  favourites: goTo('/favourites'),
  settings: goTo('/settings'),
  subscription: goTo('/subscribe'),
  'no such page': goTo('/nowhere'),
};

const screens = {
  visitor: {
    login: goTo('/login'),
    register: goTo('/register'),
    'forgotten password': async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Forgot password' }).click();
    },
    'reset without a link': goTo('/reset-password'),
    'reset the password': goTo('/reset-password?token=0123456789abcdef'),
    welcome: async (page) => {
      await page.goto('/welcome');
      await page.getByRole('article').first().waitFor();
    },
  },
  newcomer: everybody,
  subscriber: {
    ...everybody,
    'plan a week': goTo('/?view=plan'),
    'propose a week': async (page) => {
      await page.goto('/?view=plan');
      await button(page, 'Plan my week').click();
      await page.getByRole('dialog').waitFor();
    },
    'saved menus': goTo('/my-menus'),
    menu: (page) => openFirst(page, '/my-menus', 'View'),
    'saved plans': goTo('/my-plans'),
    calendar: goTo('/calendar'),
    'new event': async (page) => {
      await page.goto('/calendar');
      await button(page, / - Created on /).click();
      await page.getByRole('dialog').waitFor();
    },
    'grocery list': goTo('/grocery-list'),
    'saved lists': goTo('/saved-grocery-lists'),
    'saved list': async (page) => {
      await page.goto('/saved-grocery-lists');
      await button(page, 'View').click();
      await page.getByRole('dialog').waitFor();
    },
  },
};

/** Once nothing loads. */
async function settled(page) {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

/** A bar at the bottom covers part of what is below it, so sizes are judged on a page as high as its content. */
async function tooSmall(page) {
  const viewport = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height: Math.max(height, viewport.height) });
  const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze();
  await page.setViewportSize(viewport);
  return violations;
}

async function findings(page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const others = violations.filter(({ id }) => id !== 'target-size');
  const small = others.length < violations.length ? await tooSmall(page) : [];
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...[...others, ...small].map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' · ')}`,
    ),
    ...(wider > 0 ? [`${wider} px have to be scrolled sideways`] : []),
  ];
}

let looked = 0;
let found = 0;

async function look(page, noises, { name, open }) {
  noises.length = 0;
  const problems = [];
  try {
    await open(page);
    await settled(page);
    problems.push(...(await findings(page)));
  } catch (error) {
    problems.push(`could not be opened: ${error.message.split('\n')[0]}`);
  }
  looked += 1;
  if (options.shots) {
    await page.screenshot({ path: join(options.shots, `${name.replaceAll(/\W+/g, '-')}.png`) });
  }
  for (const problem of [...problems, ...noises]) {
    found += 1;
    console.log(`${name}: ${problem}`);
  }
}

async function lookAtAll(browser, baseURL, who, token) {
  for (const [size, viewport] of sizes) {
    for (const colorScheme of ['light', 'dark']) {
      const context = await browser.newContext({
        baseURL,
        viewport,
        colorScheme,
        deviceScaleFactor: size === 'zoomed' ? 2 : 1,
        reducedMotion: 'reduce',
        locale: 'en-CA',
        serviceWorkers: 'block',
      });
      if (token) await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const noises = [];
      page.on('pageerror', (error) => noises.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && noises.push(message.text()));
      page.on('response', (answer) => {
        if (answer.status() >= 400) noises.push(`${answer.status()} ${answer.url()}`);
      });
      for (const [name, open] of Object.entries(screens[who])) {
        if (!name.includes(options.only)) continue;
        await look(page, noises, { name: `${who}, ${name}, ${size}, ${colorScheme}`, open });
      }
      await context.close();
    }
  }
}

await withServedApp(port, async ({ address, browser, call, administer }) => {
  if (options.shots) mkdirSync(options.shots, { recursive: true });
  const newcomer = await signUp(call);
  const printed = await administer('seed');
  const [, email, password] = /(\S+@\S+?) .*?(\S{16})\b/s.exec(printed) ?? [];
  const subscriber = (await call('/auth/login', { email, password })).token;
  await lookAtAll(browser, address, 'visitor');
  await lookAtAll(browser, address, 'newcomer', newcomer);
  await lookAtAll(browser, address, 'subscriber', subscriber);
});
console.log(`${looked} looked at, ${found} findings`);
process.exitCode = found > 0 ? 1 : 0;
