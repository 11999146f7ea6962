import { expect, expectAccessibleInBothThemes, test } from '../fixtures/test';

test('[OWN-23][OWN-24][OWN-25] somebody without a subscription finds dishes by name, misspelt, unknown and narrowed down', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.token).toBeTruthy();
  await page.goto('/');
  const name = page.getByRole('searchbox', { name: 'Dish name' });
  const dishes = page.getByRole('region', { name: 'Suggested Dishes' }).getByRole('article');

  await name.fill('pankaces');
  await name.press('Enter');
  await expect(
    page.getByText('No dish is called “pankaces”, so these are dishes called “pancakes”.'),
  ).toBeVisible();
  await expect(dishes.first()).toHaveAccessibleName(/Pancakes$/);

  await name.fill('carbonara qwrtzpl');
  await page.getByRole('button', { name: 'Generate Dishes' }).click();
  await expect(
    page.getByText('No dish is called “carbonara qwrtzpl”; did you mean “Spaghetti Carbonara”?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Spaghetti Carbonara' }).click();
  await expect(dishes).toHaveCount(1);
  await expect(name).toHaveValue('Spaghetti Carbonara');

  await page.getByText('Filter and sort').click();
  await page.getByLabel('Time', { exact: true }).selectOption('Up to 30 min');
  await page.getByLabel('Sort by').selectOption('Shortest time');
  await name.fill('soup');
  const answered = page.waitForResponse(/\/api\/recipes\/search.*soup/);
  await name.press('Enter');
  const { recipes } = (await (await answered).json()) as {
    recipes: { title: string; readyInMinutes: number }[];
  };
  await expect(dishes.getByRole('heading')).toHaveText(recipes.map(({ title }) => title));
  const minutes = recipes.map(({ readyInMinutes }) => readyInMinutes);
  expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
  expect(minutes.at(-1)).toBeLessThanOrEqual(30);
  await expect(dishes.first()).toHaveAccessibleName(/soup/i);
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(name).toHaveValue('soup');
  await expect(page.getByText('Filter and sort (2)')).toBeVisible();
  await expect(dishes.first()).toHaveAccessibleName(/soup/i);
});
