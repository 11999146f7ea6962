// What a person with a cheap phone on a slow network waits for: LCP, CLS and INP (by the library `web-vitals`) of three pages, on a first
// visit and on a repeated one, and when the page itself can be used. The processor runs at a quarter of its speed, the network at
// 1.6 Mbit/s with 150 ms a round trip, the screen is 360 px wide. Medians. Builds nothing: run `npm run build` first.
//
//   --visits 5                     how many of each kind
//   --page /login                  only this page
//   --against ../larder-before     another checkout that is built, visited in turns
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../scripts/workspace.mjs';
import { signUp, slowDown, withServedApp } from './served-app.mjs';

const { values: options } = parseArgs({
  options: {
    visits: { type: 'string', default: '5' },
    page: { type: 'string' },
    against: { type: 'string' },
  },
});
const visits = Number(options.visits);
const port = 4998;
/** Aims: seconds to LCP of a first visit and of a repeated one. `content` appears once the page itself is there. */
const pages = [
  { path: '/login', aims: { first: 1.8, repeated: 0.8 }, content: 'main form input' },
  { path: '/', aims: { first: 2.5, repeated: 0.8 }, content: 'main input', isPrivate: true },
  {
    path: '/my-menus',
    aims: { first: 2.5, repeated: 0.8 },
    content: 'main article h2',
    isPrivate: true,
  },
].filter(({ path }) => options.page === undefined || path === options.page);

const library = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('web-vitals')), 'web-vitals.iife.js'),
  'utf8',
);

/** Runs in the page before anything else, after the library. */
function observe(content) {
  const { onLCP, onCLS, onINP } = globalThis.webVitals;
  const seen = { lcp: 0, element: '', cls: 0, inp: 0, ready: 0 };
  globalThis.vitals = seen;
  onLCP(
    ({ value, entries }) => {
      const element = entries.at(-1)?.element;
      const text = element?.textContent?.trim().slice(0, 24);
      Object.assign(seen, { lcp: value, element: `${element?.localName} ${text ?? ''}` });
    },
    { reportAllChanges: true },
  );
  onCLS(({ value }) => Object.assign(seen, { cls: value }), { reportAllChanges: true });
  onINP(({ value }) => Object.assign(seen, { inp: value }), {
    reportAllChanges: true,
    durationThreshold: 16,
  });
  new globalThis.MutationObserver((_changes, observer) => {
    if (!globalThis.document.querySelector(`:is(${content}):not([inert] *)`)) return;
    seen.ready = performance.now();
    observer.disconnect();
  }).observe(globalThis.document, { childList: true, subtree: true });
}

async function visit(context, address, { path, content }) {
  const page = await context.newPage();
  await page.addInitScript(`${library}\nglobalThis.webVitals = webVitals;`);
  await page.addInitScript(observe, content);
  await slowDown(page);
  await page.goto(`${address}${path}`);
  await page.waitForFunction(() => globalThis.vitals.ready > 0);
  await page.waitForLoadState('networkidle');
  // The first touch ends LCP.
  await page.locator('header a').first().focus();
  const painted = await page.evaluate(() => ({ ...globalThis.vitals }));
  await page.locator(content).first().click();
  await page.waitForFunction(() => globalThis.vitals.inp > 0);
  const { cls, inp } = await page.evaluate(() => globalThis.vitals);
  await page.close();
  return { ...painted, cls, inp };
}

/** A long visit, after which the service worker has everything that it keeps. */
async function settle(context, address, { path }) {
  const page = await context.newPage();
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload({ waitUntil: 'networkidle' });
  await page.close();
}

/** Eight menus of three dishes, for someone who subscribes. */
async function fillMenus({ address, call, administer }) {
  await signUp(call);
  const account = { email: 'bench@example.com', password: 'bench password' };
  await administer('grant', account.email, '--months', '1');
  const { token } = await call('/auth/login', account);
  const search = '/api/recipes/search?ingredients=onion,egg,rice,butter&restricted=false&limit=24';
  const answer = await fetch(`${address}${search}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { recipes } = await answer.json();
  for (let menu = 0; menu < 8; menu += 1) {
    const menuItems = recipes.slice(menu * 3, menu * 3 + 3).map(({ id }) => ({ id }));
    await call('/menus', { title: `Dinner ${menu + 1}`, menuItems }, token);
  }
  return token;
}

/** Visits of one person on one device: the first, and a later one. */
async function visitTwice({ address, browser }, page, token) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  if (page.isPrivate) {
    await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  }
  const first = await visit(context, address, page);
  await settle(context, address, page);
  const repeated = await visit(context, address, page);
  await context.close();
  return { first, repeated };
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const seconds = (values) => Number((median(values) / 1000).toFixed(2));

function rowsOf(found) {
  return pages.flatMap(({ path, aims }) =>
    ['first', 'repeated'].flatMap((kind) =>
      found.map(({ build, seen }) => {
        const measured = seen.get(path).map((visited) => visited[kind]);
        const of = (key) => measured.map((one) => one[key]);
        return {
          page: path,
          visit: kind,
          ...(found.length > 1 && { build }),
          'LCP s': seconds(of('lcp')),
          'aim s': aims[kind],
          CLS: Number(median(of('cls')).toFixed(3)),
          'INP ms': median(of('inp')),
          'usable s': seconds(of('ready')),
          'largest element': measured[0].element,
        };
      }),
    ),
  );
}

async function measure(apps) {
  const found = apps.map(({ build, app, token }) => ({ build, app, token, seen: new Map() }));
  for (const page of pages) {
    for (const { seen } of found) seen.set(page.path, []);
    for (let count = 0; count < visits; count += 1) {
      for (const { app, token, seen } of found) {
        seen.get(page.path).push(await visitTwice(app, page, token));
      }
    }
  }
  console.table(rowsOf(found));
}

await withServedApp(port, async (app) => {
  const here = { build: 'this', app, token: await fillMenus(app) };
  if (!options.against) return measure([here]);
  const root = resolve(repository, options.against);
  return withServedApp(
    port + 1,
    async (other) => measure([{ build: 'other', app: other, token: await fillMenus(other) }, here]),
    { root },
  );
});
