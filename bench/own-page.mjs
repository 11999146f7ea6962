// How long a person with a cheap phone on a slow network (see served-app.mjs) waits for the page of their own recipes when they have very
// many: on a visit after the first one until the recipes are there, for the next page of them, and for what they search for. Medians
// and the longest. Run after `npm run build`.
//
//   --size 10000     own recipes
//   --rounds 7
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { signUp, slowDown, withServedApp } from './served-app.mjs';

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '7' },
  },
});
const size = Number(options.size);
const rounds = Number(options.rounds);
const port = 4997;
/** In milliseconds. */
const aim = 1_000;
const atOnce = 8;

const dishes = ['soup', 'pie', 'salad', 'stew', 'bread', 'gratin', 'curry', 'pancakes', 'noodles'];
const foods = ['leek', 'potato', 'onion', 'carrot', 'egg', 'rice', 'flour', 'butter', 'apple'];
const titleOf = (number) =>
  `${foods[number % foods.length]} ${dishes[((number / foods.length) % dishes.length) | 0]} ${number}`;

function ownRecipe(number) {
  const used = foods.filter((_, place) => (number + place) % 3 > 0);
  return {
    title: titleOf(number),
    ingredients: used.map((food, place) => `${place + 1} cups ${food}`),
    steps: used.map((food) => `Cook the ${food} until it is soft.`),
    tags: [`tag ${number % 40}`],
  };
}

async function write(call, token) {
  let next = 0;
  const writeSome = async () => {
    while (next < size) await call('/recipes', ownRecipe(next++), token);
  };
  await Promise.all(Array.from({ length: atOnce }, writeSome));
}

/** Runs before the page's own scripts. Notes when the first recipe is about to be painted, in milliseconds after the visit began. */
function noteFirstCard() {
  const { document } = globalThis;
  globalThis.firstCardAt = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main article :is(h2, h3)')) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
}

/** What the driver does before and after is not counted. */
async function open(context, address) {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(noteFirstCard);
  await page.goto(`${address}/recipes`, { waitUntil: 'commit' });
  const time = await page.evaluate(() => globalThis.firstCardAt);
  await page.waitForLoadState('networkidle');
  return { page, time };
}

/**
 * How long it takes from the tap or the last letter in `act` until another recipe comes first. What the driver does before it taps, such as
 * scrolling, is not counted.
 */
async function untilOthersCome(page, act) {
  await page.evaluate(() => {
    const first = () =>
      globalThis.document.querySelector('main article :is(h2, h3)')?.textContent ?? null;
    const before = first();
    let start = 0;
    const begin = () => (start = performance.now());
    for (const kind of ['click', 'input']) addEventListener(kind, begin, { capture: true });
    globalThis.othersCome = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const now = first();
        if (now === null || now === before) return;
        observer.disconnect();
        for (const kind of ['click', 'input']) removeEventListener(kind, begin, { capture: true });
        resolve(performance.now() - start);
      });
      observer.observe(globalThis.document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
  });
  await act();
  return page.evaluate(() => globalThis.othersCome);
}

await withServedApp(port, async ({ address, browser, call }) => {
  const token = await signUp(call);
  await write(call, token);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  // What the service worker keeps is kept after this.
  const before = await context.newPage();
  await before.goto(`${address}/recipes`, { waitUntil: 'networkidle' });
  await before.evaluate(() => navigator.serviceWorker.ready);
  await before.reload({ waitUntil: 'networkidle' });
  await before.close();

  const times = { 'a visit': [], 'the next page': [], 'a search': [] };
  for (let round = 0; round < rounds; round += 1) {
    const { page, time } = await open(context, address);
    times['a visit'].push(time);
    const next = page.getByRole('button', { name: 'Next' });
    times['the next page'].push(await untilOthersCome(page, () => next.click()));
    const searched = titleOf(((round + 1) * 997) % size);
    const field = page.getByRole('searchbox').first();
    times['a search'].push(await untilOthersCome(page, () => field.fill(searched)));
    await page.close();
  }
  await context.close();
  console.log(`${size} own recipes, ${rounds} rounds, milliseconds; aim ${aim}`);
  console.table(
    Object.entries(times).map(([what, all]) => {
      const sorted = all.map(Math.round).sort((a, b) => a - b);
      const median = sorted[sorted.length >> 1];
      return { what, median, longest: sorted.at(-1), reached: median <= aim };
    }),
  );
});
