// What a keystroke and a tick cost on a list of 300 items: milliseconds of script, as the browser counts them.
//
//   node bench/grocery-list.mjs        builds nothing: run `npm run build` first
import { signUp, withServedApp } from './served-app.mjs';

const itemCount = 300;
const strokes = 60;
const ticks = 20;
/** Target in milliseconds of script for one keystroke: a frame at 60 Hz. */
const aim = 16;

/** Milliseconds of script for each of `count` runs of `act`, without layout and paint; the smallest first. */
async function scriptOf(session, count, act) {
  const total = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  const costs = [];
  for (let run = 0; run < count; run += 1) {
    const before = await total();
    await act(run);
    costs.push((await total()) - before);
  }
  return costs.sort((left, right) => left - right);
}

function report(name, costs) {
  const [median, high, most] = [0.5, 0.95, 1].map(
    (part) => costs[Math.min(costs.length - 1, Math.floor(part * costs.length))],
  );
  const cells = [median, high, most].map((cost) => `${cost.toFixed(2)} ms`.padStart(9));
  const share = `${((high / aim) * 100).toFixed(0)} %`;
  console.log(`${name.padEnd(22)} ${cells.join('  ')}  ${share.padStart(8)}`);
}

await withServedApp(4289, async ({ address, browser, call, administer }) => {
  const account = { email: 'bench@example.com', password: 'bench password' };
  await signUp(call);
  await administer('grant', account.email, '--months', '1');
  // The token says who is subscribed.
  const { token } = await call('/auth/login', account);
  const ingredients = Array.from({ length: itemCount }, (_, index) => `${index + 1} onions`);
  const { id } = await call('/grocery-lists', { listName: 'Long', ingredients }, token);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');

  console.log(`${itemCount} items                 median       95 %       most    of 16 ms`);
  await page.goto(`${address}/saved-grocery-lists`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const type = (run) => page.keyboard.press('abcdefghij'[run % 10]);
  for (const label of ['Item 150', 'New item']) {
    await page.getByLabel(label, { exact: true }).focus();
    report(`a key in '${label}'`, await scriptOf(session, strokes, type));
  }
  await page.goto(`${address}/saved-grocery-lists?list=${id}`);
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await boxes.nth(itemCount - 1).waitFor();
  await boxes.first().focus();
  const tick = () => page.keyboard.press('Space');
  report('a tick in the shop', await scriptOf(session, ticks, tick));
});
