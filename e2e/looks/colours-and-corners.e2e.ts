import type { Locator, Page } from '@playwright/test';
import { expect, holdSession, post, subscribed, test } from '../fixtures/test';

type Colour = 'red' | 'orange' | 'green' | 'blue' | 'purple';

/** The hue of a colour in degrees; each colour name has its own range. */
const parts: Record<Colour, [number, number]> = {
  red: [345, 20],
  orange: [20, 50],
  green: [75, 165],
  blue: [190, 230],
  purple: [250, 300],
};

function hueOf([red, green, blue]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue];
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  expect(range, 'a grey has no colour').toBeGreaterThan(8);
  const turn =
    most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (turn * 60 + 360) % 360;
}

/** The background of the nearest element that has one, as red, green and blue in any notation. */
const backgroundOf = (place: Locator): Promise<number[]> =>
  place.evaluate((start) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    for (let element: Element | null = start; element; element = element.parentElement) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      if (alpha === 255) return [red!, green!, blue!];
    }
    return [];
  });

async function expectColour(place: Locator, colour: Colour): Promise<void> {
  const hue = hueOf(await backgroundOf(place));
  const [from, to] = parts[colour];
  const isWithin = from < to ? hue >= from && hue < to : hue >= from || hue < to;
  expect(isWithin, `${colour}, at ${Math.round(hue)} degrees`).toBe(true);
}

/** Which corners are rounded: top left, top right, bottom right, bottom left. */
const cornersOf = (bar: Locator): Promise<boolean[]> =>
  bar.evaluate((element) => {
    const style = getComputedStyle(element);
    return [
      style.borderTopLeftRadius,
      style.borderTopRightRadius,
      style.borderBottomRightRadius,
      style.borderBottomLeftRadius,
    ].map((radius) => Number.parseFloat(radius) > 0);
  });

async function inBothThemes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await look();
  }
}

test('[D-21][INGR-2] included ingredients are green and excluded ones red', async ({
  page,
  server,
}) => {
  await holdSession(page, await subscribed(server));
  await page.goto('/');
  await page.getByLabel('Ingredient', { exact: true }).fill('rice');
  await page.getByLabel('Ingredient', { exact: true }).press('Enter');
  await page.getByLabel('Exclude ingredient').fill('peanut');
  await page.getByRole('button', { name: 'Exclude', exact: true }).click();
  const chip = (list: string, name: string) =>
    page.getByRole('list', { name: list }).getByText(name, { exact: true });
  await expect(chip('Excluded ingredients', 'peanut')).toBeVisible();
  await inBothThemes(page, async () => {
    await expectColour(chip('Included ingredients', 'rice'), 'green');
    await expectColour(chip('Excluded ingredients', 'peanut'), 'red');
  });
});

test("[D-21][CAL-1] the month is about 900 px wide at most, with bars in their events' colours, rounded where an event begins and ends", async ({
  page,
  server,
}) => {
  const person = await subscribed(server);
  // 1 November 2026 is a Sunday, so the long event spans the ends of two weeks.
  const events = [
    ['Long', 'blue', '2026-11-05', '2026-11-18'],
    ['Two days', 'green', '2026-11-23', '2026-11-24'],
    ['One day', 'red', '2026-11-20', '2026-11-20'],
    ['Another', 'purple', '2026-11-26', '2026-11-26'],
    ['Last', 'orange', '2026-11-30', '2026-11-30'],
  ] as const;
  for (const [title, color, start_date, end_date] of events) {
    const body = { title, color, start_date, end_date };
    expect((await post(server, '/meal-planner/calendar', body, person.token)).status).toBe(201);
  }
  await holdSession(page, person);
  await page.setViewportSize({ width: 1600, height: 1200 });
  await page.goto('/calendar?date=2026-11-20');
  const month = page.getByRole('grid', { name: 'November 2026' });
  const bars = (title: string) => month.getByText(title, { exact: true });
  await expect(bars('Long')).toHaveCount(3);

  const { width } = (await month.boundingBox())!;
  expect(width).toBeGreaterThan(840);
  expect(width).toBeLessThanOrEqual(900);

  await inBothThemes(page, async () => {
    for (const [title, color] of events) await expectColour(bars(title).first(), color);
  });
  const [round, square] = [true, false];
  for (const title of ['Two days', 'One day', 'Another', 'Last']) {
    expect([title, await cornersOf(bars(title))]).toEqual([title, [round, round, round, round]]);
  }
  expect(await cornersOf(bars('Long').nth(0))).toEqual([round, square, square, round]);
  expect(await cornersOf(bars('Long').nth(1))).toEqual([square, square, square, square]);
  expect(await cornersOf(bars('Long').nth(2))).toEqual([square, round, round, square]);

  // A bar ends with its event: two days are twice as wide as one, apart from the margin.
  const widthOf = async (title: string) => (await bars(title).boundingBox())!.width;
  const day = width / 7;
  expect(Math.abs((await widthOf('Two days')) - 2 * day)).toBeLessThan(12);
  expect(Math.abs((await widthOf('One day')) - day)).toBeLessThan(12);
});
