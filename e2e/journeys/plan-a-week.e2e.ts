import type { Locator, Page } from '@playwright/test';
import { findDishes, subscriber } from '../fixtures/menus';
import { create, drag, dragNatively, overflow } from '../fixtures/planner';
import { expect, expectAccessible, get, pressByKey, tabTo, test } from '../fixtures/test';

const planner = (page: Page) => page.getByRole('region', { name: 'Weekly Meal Plan' });
const slot = (page: Page, name: string) => planner(page).getByRole('cell', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openPlanner(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('switch', { name: 'Create a Menu' }).click();
  await expect(planner(page)).toBeVisible();
}

async function findSome(page: Page): Promise<string[]> {
  const field = page.getByLabel('Ingredient', { exact: true });
  for (const ingredient of ['onion', 'garlic', 'egg']) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'Generate Dishes' }).click();
  const found = page.getByRole('region', { name: 'Suggested Dishes' }).getByRole('article');
  await expect(found.nth(1)).toBeVisible();
  return (await found.getByRole('heading').allInnerTexts()).slice(0, 2);
}

async function plan(page: Page, title: string, day: string, meal: string): Promise<void> {
  const article = page
    .getByRole('region', { name: 'Suggested Dishes' })
    .getByRole('article', { name: title, exact: true });
  await article.getByRole('button', { name: 'View Details' }).click();
  await dialog(page, title).getByRole('button', { name: 'Add to Plan' }).click();
  const asked = dialog(page, 'Add to Plan');
  await asked.getByLabel('Day').selectOption(day);
  await asked.getByLabel('Meal').selectOption(meal);
  await asked.getByRole('button', { name: 'Add to Plan' }).click();
  await expect(asked).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('[PLANNER-1][STATE-6][CONST-4a][VALID-11b][VALID-11c][CALL-28][CALL-29][ENT-5][ERR-10b][ERR-21c][PLAN-6][PLAN-7] a week is planned, kept, moved, saved, reopened, changed, copied, renamed and deleted with its event', async ({
  page,
  server,
  quietPage,
}) => {
  test.slow();
  quietPage.allow(/500/);
  const cook = await subscriber(page, server);
  await openPlanner(page);
  await expect(
    planner(page).getByRole('cell', { name: /^\w+day (Breakfast|Lunch|Dinner)$/ }),
  ).toHaveCount(21);
  const [first = '', second = ''] = await findSome(page);
  await plan(page, first, 'Tuesday', 'Dinner');
  await plan(page, second, 'Tuesday', 'Dinner');
  await expect(slot(page, 'Tuesday Dinner').getByRole('listitem')).toHaveText([first, second]);

  await page.reload();
  await expect(slot(page, 'Tuesday Dinner').getByRole('listitem')).toHaveText([first, second]);
  await drag(
    page,
    slot(page, 'Tuesday Dinner').getByRole('listitem').first(),
    slot(page, 'Friday Lunch'),
  );
  await expect(slot(page, 'Friday Lunch').getByRole('listitem')).toHaveText([first]);
  await expect(slot(page, 'Tuesday Dinner').getByRole('listitem')).toHaveText([second]);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const moving = { name: `Move ${second} from Tuesday Dinner`, exact: true };
  await pressByKey(page, planner(page).getByRole('button', moving));
  const move = dialog(page, `Move ${second}`);
  await move.getByLabel('Day').selectOption('Sunday');
  await expectAccessible(page);
  await move.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(slot(page, 'Sunday Dinner').getByRole('listitem')).toHaveText([second]);

  const save = planner(page).getByRole('button', { name: 'Save Plan' });
  await save.click();
  await expect(page.getByText('Please enter a title for your meal plan.')).toBeVisible();
  await planner(page).getByLabel('Plan name').fill('Calm week');
  await page.route('**/api/meal-planner', (route) => route.fulfill({ status: 500, body: '' }));
  await save.click();
  await expect(page.getByText('Failed to save meal plan.')).toBeVisible();
  await page.unroute('**/api/meal-planner');
  await save.click();
  await expect(page.getByText('Meal plan saved successfully!')).toBeVisible();
  await expect(planner(page).getByRole('listitem')).toHaveCount(0);
  await expect(planner(page).getByLabel('Plan name')).toHaveValue('');
  await planner(page).getByLabel('Plan name').fill('Empty week');
  await save.click();
  await expect(page.getByText('Please add at least one recipe to your meal plan.')).toBeVisible();

  const openSaved = async () => {
    await planner(page).getByRole('link', { name: 'Saved Meal Plans' }).click();
    await expect(page).toHaveURL(/\/my-plans$/);
    return page.getByRole('main');
  };
  let saved = await openSaved();
  const card = saved.getByRole('article', { name: 'Calm week', exact: true });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'View' }).click();
  await expect(dialog(page, 'Weekly Plan').getByRole('button', { name: first })).toBeVisible();
  await expectAccessible(page);
  await dialog(page, 'Weekly Plan').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(planner(page).getByLabel('Plan name')).toHaveValue('Calm week');
  await expect(slot(page, 'Friday Lunch').getByRole('listitem')).toHaveText([first]);
  await slot(page, 'Friday Lunch')
    .getByRole('button', { name: `Remove ${first} from Friday Lunch` })
    .click();
  await planner(page).getByLabel('Plan name').fill('Calmer week');
  await save.click();
  await expect(planner(page).getByLabel('Plan name')).toHaveValue('');
  const stored = () =>
    get<{ id: string; name: string; plan_data: object }[]>(server, '/meal-planner', cook.token);
  expect((await stored()).map(({ name, plan_data }) => [name, Object.keys(plan_data)])).toEqual([
    ['Calmer week', ['Sunday-Dinner']],
  ]);
  await page.getByRole('button', { name: 'Open Empty week' }).click();
  await expect(planner(page).getByLabel('Plan name')).toHaveValue('Empty week');

  saved = await openSaved();
  const calmer = saved.getByRole('article', { name: 'Calmer week', exact: true });
  await calmer.getByRole('button', { name: 'Copy' }).click();
  await expect(saved.getByRole('article')).toHaveCount(2);
  await calmer.getByRole('button', { name: 'Rename' }).click();
  await dialog(page, 'Rename “Calmer week”').getByLabel('Plan name').fill('Calmest week');
  await dialog(page, 'Rename “Calmer week”').getByRole('button', { name: 'Save' }).click();
  const calmest = saved.getByRole('article', { name: 'Calmest week', exact: true });
  await expect(calmest).toBeVisible();
  const id = (await stored()).find(({ name }) => name === 'Calmest week')?.id;
  const event = { title: 'Calmest week', start_date: '2026-11-23', color: 'green' };
  await create(server, cook, '/meal-planner/calendar', { ...event, linked_meal_plan_id: id });
  await calmest.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('radio', { name: 'Delete the event' }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(saved.getByRole('article')).toHaveCount(1);
  await expect(saved.getByRole('article', { name: 'Copy of Calmer week' })).toBeVisible();
  await page.getByRole('link', { name: 'Saved Menus' }).click();
  await page.reload();
  const span = '/meal-planner/calendar?start=2026-11-01&end=2026-11-30';
  await expect.poll(() => get(server, span, cook.token)).toEqual([]);
});

test('[PLAN-8][DISH-3] a found dish is dragged into the week, or planned from its card by keyboard, and opens at its address', async ({
  page,
  server,
}) => {
  await subscriber(page, server);
  await openPlanner(page);
  const [first = '', second = ''] = await findSome(page);
  const card = (title: string) =>
    page
      .getByRole('region', { name: 'Suggested Dishes' })
      .getByRole('article', { name: title, exact: true });
  await dragNatively(page, card(first).getByRole('heading'), slot(page, 'Thursday Dinner'));
  await expect(slot(page, 'Thursday Dinner').getByRole('listitem')).toHaveText([first]);

  await pressByKey(page, card(second).getByRole('button', { name: `Add to plan: ${second}` }));
  const asked = dialog(page, 'Add to Plan');
  await pressByKey(page, asked.getByRole('button', { name: 'Add to Plan' }));
  await expect(asked).toHaveCount(0);
  await expect(planner(page).getByRole('listitem')).toHaveCount(2);

  await slot(page, 'Thursday Dinner').getByRole('button', { name: first, exact: true }).click();
  const opened = dialog(page, first);
  await expect(opened).toBeVisible();
  await opened.getByRole('button', { name: 'More servings' }).click();
  await expect(page).toHaveURL(/\/\?view=plan&dish=\d+&servings=\d+$/);
  const servings = await opened.getByLabel('Servings', { exact: true }).inputValue();
  await page.reload();
  await expect(opened.getByLabel('Servings', { exact: true })).toHaveValue(servings);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/\?view=plan$/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`[PLANNER-1][STATE-6] a phone shows one day at a time, ${theme}`, async ({
    page,
    server,
  }) => {
    const cook = await subscriber(page, server);
    const dishes = await findDishes(server, cook.token, 3);
    const plan_data = { 'Thursday-Lunch': dishes.map(({ id }) => ({ id })) };
    const body = { name: 'A week with a long name for a small screen', plan_data };
    const { id } = await create<{ id: string }>(server, cook, '/meal-planner', body);
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/?plan=${id}`);
    await dialog(page, 'Weekly Plan').getByRole('button', { name: 'Edit' }).click();
    await expect(planner(page).getByRole('cell')).toHaveCount(3);
    await planner(page).getByRole('button', { name: 'Thursday' }).click();
    await expect(slot(page, 'Thursday Lunch').getByRole('listitem')).toHaveCount(dishes.length);
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const [{ title = '' } = {}] = dishes;
    await planner(page)
      .getByRole('button', { name: `Move ${title} from Thursday Lunch`, exact: true })
      .click();
    await dialog(page, `Move ${title}`).getByLabel('Day').selectOption('Monday');
    await dialog(page, `Move ${title}`).getByRole('button', { name: 'Move', exact: true }).click();
    await expect(slot(page, 'Monday Lunch').getByRole('listitem')).toHaveText([title]);
    await planner(page).getByRole('link', { name: 'Saved Meal Plans' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('[VALID-11a][VALID-15b][DETAIL-4] without a subscription nothing is planned or saved @core', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  await openPlanner(page);
  const [first = ''] = await findSome(page);
  await page
    .getByRole('article', { name: first, exact: true })
    .getByRole('button', { name: 'View Details' })
    .click();
  await expect(
    dialog(page, first).getByRole('link', { name: 'Subscribe to Add Menus' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Plan' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await planner(page).getByRole('button', { name: 'Save Plan' }).click();
  await expect(
    page.getByText('Saving meal plans is a locked feature. Please subscribe.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/subscribe');
});

test('[PLAN-1][PLAN-2][PLAN-3][PLAN-4] a week is proposed, changed and taken by keyboard alone', async ({
  page,
  server,
}) => {
  test.slow();
  await subscriber(page, server);
  await openPlanner(page);
  /** Reaches a control and presses it, counting as a person would. */
  let presses = 0;
  const press = async (control: Locator): Promise<void> => {
    presses += 1;
    await pressByKey(page, control);
  };
  await press(planner(page).getByRole('button', { name: 'Plan my week' }));
  const asked = dialog(page, 'Plan my week');
  await tabTo(page, asked.getByLabel('Diet'));
  await page.keyboard.type('Vegetarian');
  await expect(asked.getByLabel('Diet')).toHaveValue('vegetarian');
  await tabTo(page, asked.getByLabel('Use up first'));
  await page.keyboard.type('spinach, heavy cream');
  await expectAccessible(page);
  await press(asked.getByRole('button', { name: 'Propose dishes' }));
  const meals = asked.getByRole('list', { name: 'Proposed dishes' }).getByRole('listitem');
  await expect(meals).toHaveCount(5);
  await expect(asked.getByText('Uses up your').first()).toBeVisible();
  await expect(asked.getByText(/to buy · .* of cooking$/)).toBeVisible();
  await expectAccessible(page);
  const before = await meals.getByRole('heading').allInnerTexts();
  await press(asked.getByRole('button', { name: `Keep ${before[0]}`, exact: true }));
  await press(
    asked.getByRole('button', { name: `Swap ${before[1]} for another dish`, exact: true }),
  );
  await expect(meals.getByRole('heading').nth(1)).not.toHaveText(before[1] ?? '');
  await press(asked.getByRole('button', { name: 'Other dishes' }));
  await expect(meals.getByRole('heading').nth(2)).not.toHaveText(before[2] ?? '');
  await expect(meals.getByRole('heading').first()).toHaveText(before[0] ?? '');
  await press(asked.getByRole('button', { name: 'Add to my plan' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(planner(page).getByRole('listitem')).toHaveCount(5);
  expect(presses).toBe(6);
  await expectAccessible(page);

  // One more dish, in a meal that is still free.
  await press(planner(page).getByRole('button', { name: 'Add a dish to Saturday Lunch' }));
  const found = dialog(page, 'Add a dish to Saturday Lunch');
  await expect(found.getByLabel('Name of a dish')).toBeFocused();
  await page.keyboard.type('carbonara');
  await expectAccessible(page);
  await press(found.getByRole('button', { name: /carbonara/i }).first());
  await expect(slot(page, 'Saturday Lunch').getByRole('listitem')).toHaveCount(1);

  // Its rest is for Sunday, and nothing is bought for that.
  await press(slot(page, 'Saturday Lunch').getByRole('button', { name: /^Move / }));
  const move = page.getByRole('dialog', { name: /^Move / });
  await move.getByLabel('What to do').selectOption('leftovers');
  await move.getByLabel('Day').selectOption('Sunday');
  await press(move.getByRole('button', { name: 'Plan leftovers' }));
  await expect(slot(page, 'Sunday Lunch').getByText('Leftovers')).toBeVisible();
});
