import type { Browser, Locator, Page } from '@playwright/test';
import { addDishes, dishesIn, editor, findDishes, saveMenu, subscriber } from '../fixtures/menus';
import { create } from '../fixtures/planner';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  get,
  subscribed,
  test,
  type SignedInPerson,
} from '../fixtures/test';

const planner = (page: Page): Locator => page.getByRole('region', { name: 'Weekly Meal Plan' });
const unsaved = (page: Page, titles: string): Locator =>
  page.getByRole('region', { name: `unsaved: ${titles}` });
const titleOf = (page: Page): Locator => editor(page).getByLabel('Menu title');
const nameOf = (page: Page): Locator => planner(page).getByLabel('Plan name');

const openPlanner = async (page: Page): Promise<void> => {
  await page.goto('/');
  const toggle = page.getByRole('switch', { name: /^Create a Me/ });
  if (!(await toggle.isChecked())) await toggle.click();
  await expect(nameOf(page)).toBeVisible();
};

async function logInAs(page: Page, person: Pick<SignedInPerson, 'email' | 'password'>) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/');
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** A second device of the same person: a separate, empty browser. */
async function anotherDevice(browser: Browser, url: string, person: SignedInPerson): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await logInAs(page, person);
  return page;
}

const editSavedMenu = async (page: Page, title: string): Promise<void> => {
  await page.goto('/my-menus');
  await page
    .getByRole('article', { name: title, exact: true })
    .getByRole('button', { name: 'Edit' })
    .click();
  await expect(titleOf(page)).not.toHaveValue('');
};

const editSavedPlan = async (page: Page, name: string): Promise<void> => {
  await planner(page).getByRole('link', { name: 'Saved Meal Plans' }).click();
  await page
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name: 'Edit' })
    .click();
  await expect(planner(page)).toBeVisible();
};

test('[D-5][STATE-5a] an unsaved menu and plan survive a reload, a closed tab and a new login, for one person alone', async ({
  page,
  server,
}) => {
  const cook = await subscribed(server);
  const guest = await subscribed(server);
  await logInAs(page, cook);
  const dishes = await addDishes(page, 2);
  await titleOf(page).fill('My dinner');
  await openPlanner(page);
  await nameOf(page).fill('Week 48');

  await page.reload();
  await expect(nameOf(page)).toHaveValue('Week 48');
  await expect(unsaved(page, 'Week 48, My dinner')).toBeVisible();

  const context = page.context();
  const tab = await context.newPage();
  await page.close();
  await tab.goto('/');
  await expect(titleOf(tab)).toHaveValue('My dinner');
  await expect(dishesIn(tab)).toContainText(dishes);

  await logOut(tab);
  await logInAs(tab, guest);
  await expect(titleOf(tab)).toHaveValue('');
  await expect(tab.getByText(/My dinner|Week 48/)).toHaveCount(0);
  await titleOf(tab).fill('Not yours');
  await logOut(tab);
  await logInAs(tab, cook);
  await expect(titleOf(tab)).toHaveValue('My dinner');
  await expect(dishesIn(tab)).toContainText(dishes);
  await expect(tab.getByText('Not yours')).toHaveCount(0);
  const list = unsaved(tab, 'Week 48, My dinner');
  await expect(list).toContainText('2 unsaved');
  await expectAccessibleInBothThemes(tab);
  await list.getByRole('button', { name: 'Open Week 48' }).click();
  await expect(nameOf(tab)).toHaveValue('Week 48');
});

test('[D-4][HOME-2][MENUS-1e] editing two saved menus keeps an unsaved one intact', async ({
  page,
  server,
}) => {
  const cook = await subscriber(page, server);
  const saved = await findDishes(server, cook.token, 3);
  await saveMenu(server, cook.token, 'Saved A', saved.slice(0, 2));
  await saveMenu(server, cook.token, 'Saved B', saved.slice(2));
  await page.goto('/');
  const dishes = await addDishes(page, 2);
  await titleOf(page).fill('My dinner');
  await editSavedMenu(page, 'Saved A');
  await editSavedMenu(page, 'Saved B');
  await expect(titleOf(page)).toHaveValue('Saved B');
  await unsaved(page, 'My dinner').getByRole('button', { name: 'Open My dinner' }).click();
  await expect(titleOf(page)).toHaveValue('My dinner');
  await expect(dishesIn(page)).toContainText(dishes);

  await editSavedMenu(page, 'Saved A');
  await titleOf(page).fill('Saved A, changed');
  await editSavedMenu(page, 'Saved B');
  await unsaved(page, 'Saved A, changed, My dinner')
    .getByRole('button', { name: 'Discard My dinner' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(unsaved(page, 'Saved A, changed')).toContainText('1 unsaved');
  await editSavedMenu(page, 'Saved A');
  await expect(page.getByText('Your unsaved changes to “Saved A” are back.')).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Saved A, changed');
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await expect(titleOf(page)).toHaveValue('');
  await expect(dishesIn(page)).toHaveCount(0);
});

test('[D-4][PLANNER-1] editing two saved plans keeps an unsaved one intact', async ({
  page,
  server,
}) => {
  const cook = await subscriber(page, server);
  const [dish] = await findDishes(server, cook.token, 1);
  const plan_data = { 'Monday-Dinner': [{ id: dish!.id }] };
  for (const name of ['Plan A', 'Plan B']) {
    await create(server, cook, '/meal-planner', { name, plan_data });
  }
  await openPlanner(page);
  await nameOf(page).fill('Week 48');
  await editSavedPlan(page, 'Plan A');
  await editSavedPlan(page, 'Plan B');
  await expect(nameOf(page)).toHaveValue('Plan B');
  await page.reload();
  await unsaved(page, 'Week 48').getByRole('button', { name: 'Open Week 48' }).click();
  await expect(nameOf(page)).toHaveValue('Week 48');
});

test('[D-13] when two devices change one menu, the second sees both versions and chooses', async ({
  page,
  browser,
  server,
  quietPage,
}) => {
  quietPage.allow(/409/);
  const cook = await subscriber(page, server);
  const dishes = await findDishes(server, cook.token, 3);
  const id = await saveMenu(server, cook.token, 'Sunday', dishes.slice(0, 2));
  const phone = await anotherDevice(browser, server.url, cook);
  await editSavedMenu(page, 'Sunday');
  await editSavedMenu(phone, 'Sunday');
  await titleOf(phone).fill('Sunday, by phone');
  await editor(phone).getByRole('button', { name: 'Save Menu' }).click();
  await expect(titleOf(phone)).toHaveValue('');

  await titleOf(page).fill('Sunday, by laptop');
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  const question = page.getByRole('dialog', { name: 'was changed on another device' });
  await expect(question.getByRole('region', { name: 'Your version' })).toContainText(
    'Sunday, by laptop',
  );
  await expect(question.getByRole('region', { name: 'Saved version' })).toContainText(
    'Sunday, by phone',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(titleOf(page)).toHaveValue('Sunday, by laptop');
  await editor(page).getByRole('button', { name: 'Save Menu' }).click();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(titleOf(page)).toHaveValue('');
  const saved = await get<{ title: string; version: number }>(server, `/menus/${id}`, cook.token);
  expect(saved).toMatchObject({ title: 'Sunday, by laptop', version: 3 });
  await phone.context().close();
});

test('[D-13] when two devices change one plan, the second can take the other version or save its own as new', async ({
  page,
  browser,
  server,
  quietPage,
}) => {
  quietPage.allow(/409/);
  const cook = await subscriber(page, server);
  const [dish] = await findDishes(server, cook.token, 1);
  const plan_data = { 'Monday-Dinner': [{ id: dish!.id }] };
  await create(server, cook, '/meal-planner', { name: 'Week', plan_data });
  const phone = await anotherDevice(browser, server.url, cook);
  await openPlanner(phone);
  await openPlanner(page);
  const save = (device: Page) => planner(device).getByRole('button', { name: 'Save Plan' }).click();
  const question = page.getByRole('dialog', { name: 'was changed on another device' });
  const collide = async (before: string, theirs: string, mine: string) => {
    await editSavedPlan(page, before);
    await editSavedPlan(phone, before);
    await nameOf(phone).fill(theirs);
    await save(phone);
    await expect(nameOf(phone)).toHaveValue('');
    await nameOf(page).fill(mine);
    await save(page);
    await expect(question.getByRole('region', { name: 'Saved version' })).toContainText(theirs);
    await expect(question.getByRole('region', { name: 'Your version' })).toContainText(mine);
  };
  await collide('Week', 'Week, by phone', 'Week, by laptop');
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect(nameOf(page)).toHaveValue('Week, by phone');

  await collide('Week, by phone', 'Week, again', 'Week, mine');
  await question.getByRole('button', { name: 'Save mine as new' }).click();
  await expect(nameOf(page)).toHaveValue('');
  const plans = await get<{ name: string }[]>(server, '/meal-planner', cook.token);
  expect(plans.map(({ name }) => name).sort()).toEqual(['Week, again', 'Week, mine']);
  await phone.context().close();
});
