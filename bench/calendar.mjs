// How long a month of the calendar takes from its events' arrival to the screen, with 2,000 events in every month.
//
//   node bench/calendar.mjs        builds nothing: run `npm run build` first
/* global document, requestAnimationFrame */
import { setTimeout } from 'node:timers/promises';
import { signUp, withServedApp } from './served-app.mjs';

const eventsPerMonth = 2000;
const changes = 24;
/** Milliseconds. */
const aim = 100;
const colors = ['blue', 'green', 'red', 'purple', 'orange'];
const day = (month, number) => `${month}-${String(number).padStart(2, '0')}`;
const monthAfter = (month) => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 'YYYY-MM'.length);
};

/** The API's response for a month in which someone cooks for a village. */
function eventsOf(month) {
  return Array.from({ length: eventsPerMonth }, (_, index) => {
    const start = 1 + ((index * 5) % 28);
    return {
      id: `01890000-0000-7000-8000-${month.replace('-', '')}${String(index).padStart(6, '0')}`,
      title: `Event ${index}`,
      start_date: day(month, start),
      end_date: day(month, Math.min(start + (index % 4), 28)),
      color: colors[index % colors.length],
      linked_menu_id: null,
      linked_meal_plan_id: null,
    };
  });
}

/** Goes to a month that was never shown before, and measures by the page's own clock how long that takes. */
function showNextMonth(page, month) {
  return page.evaluate(
    (first) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector(`[data-day="${first}"] ~ [data-event]`)) {
            return requestAnimationFrame(look);
          }
          // The frame that has the bars in it is on the screen when the next one begins.
          requestAnimationFrame(() => {
            const drawn = performance.now();
            const [call] = performance
              .getEntriesByType('resource')
              .filter((entry) => entry.name.includes(`start=${first}`));
            resolve(drawn - call.responseEnd);
          });
        };
        document.querySelector('button[aria-label="Next month"]').click();
        requestAnimationFrame(look);
      }),
    `${month}-01`,
  );
}

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, share) => sorted(values)[Math.floor(share * (values.length - 1))];
const column = (value) => value.toFixed(1).padStart(8);

await withServedApp(4998, async ({ address, browser, call }) => {
  const token = await signUp(call);
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // CPU time of the page's main thread: wall-clock time includes other programs.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workOfPage = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  let workBefore = 0;
  await page.route('**/api/meal-planner/calendar?*', async (route) => {
    const month = new URL(route.request().url()).searchParams.get('start').slice(0, -3);
    const json = eventsOf(month);
    // The empty month is on the screen by then.
    await setTimeout(500);
    workBefore = await workOfPage();
    return route.fulfill({ json });
  });
  let month = '2026-03';
  await page.goto(`${address}/calendar?date=${month}-10`);
  await page.locator('[data-event]').first().waitFor();
  const afterData = [];
  const work = [];
  for (let change = 0; change < changes; change += 1) {
    await page.waitForLoadState('networkidle');
    month = monthAfter(month);
    afterData.push(await showNextMonth(page, month));
    work.push((await workOfPage()) - workBefore);
  }
  const bars = await page.locator('[data-event]').count();
  console.log(`${eventsPerMonth} events a month, ${bars} of them with a bar, ${changes} changes`);
  console.log('      ms  median     90 %      worst   from the arrival of the data to the picture');
  for (const [name, values] of [
    ['by the clock', afterData],
    ['of the processor, for the page', work],
  ]) {
    const figures = [quantile(values, 0.5), quantile(values, 0.9), Math.max(...values)];
    console.log(`        ${figures.map(column).join(' ')}   ${name}`);
  }
  const share = (quantile(work, 0.5) / aim) * 100;
  console.log(`${share.toFixed(0)} % of the target of ${aim} ms, in CPU time`);
});
