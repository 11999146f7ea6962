import type { Page } from '@playwright/test';
import { subscriber } from '../fixtures/menus';
import { expect, holdSession, logIn, register, test } from '../fixtures/test';

async function type(page: Page, ...ingredients: string[]): Promise<void> {
  const field = page.getByLabel('Ingredient', { exact: true });
  for (const ingredient of ingredients) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
}

const dishes = (page: Page) =>
  page.getByRole('region', { name: 'Suggested Dishes' }).getByRole('article');

async function generate(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/api\/recipes\/search/);
  await page.getByRole('button', { name: 'Generate Dishes' }).click();
  await answered;
  await expect(page.getByRole('button', { name: 'Generate Dishes' })).toBeEnabled();
}

test.describe('without a subscription', () => {
  test('[INGR-5][ROLE-3b][ROLE-3c][ERR-20][CONST-6a] every locked control says so and goes to the offer after 1.5 s', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.token).toBeTruthy();
    const controls = [
      page.getByRole('switch', { name: 'Restricted Mode' }),
      page.getByRole('combobox', { name: 'Recipe Type' }),
      page.getByRole('combobox', { name: 'Diet' }),
      page.getByRole('button', { name: 'Exclude', exact: true }),
    ];
    for (const control of controls) {
      await page.goto('/');
      await expect(control).toHaveAccessibleDescription(/Premium feature/);
      await page.clock.install();
      await control.click();
      await expect(
        page.getByText('This is a premium feature. Please subscribe to use it.'),
      ).toBeVisible();
      await expect(page).toHaveURL('/');
      await page.clock.fastForward(1500);
      await expect(page).toHaveURL('/subscribe');
      await page.clock.resume();
    }
  });

  test('[DETAIL-3][DETAIL-4][STATE-8][ERR-4b][ERR-4c][FAV-1] a dish can be starred and found in the favourites, but not added to a menu', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.token).toBeTruthy();
    await page.goto('/');
    await type(page, 'salmon', 'dill');
    await generate(page);
    const title = await dishes(page).first().getByRole('heading').innerText();
    await dishes(page).first().getByRole('button', { name: 'View Details' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: 'Add to favourites' }).click();
    await expect(page.getByText('Added to favourites!')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Subscribe to Add Menus' })).toHaveAttribute(
      'href',
      '/subscribe',
    );
    await page.keyboard.press('Escape');
    await page.goto('/favourites');
    const favourite = page.getByRole('article', { name: title });
    await expect(favourite).toBeVisible();
    await favourite.getByRole('button', { name: 'View Details' }).click();
    await page.getByRole('button', { name: 'Remove from favourites' }).click();
    await expect(page.getByText('Removed from favourites.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(favourite).toBeHidden();
  });

  test('[STATE-8][ERR-4a] a star that the server refuses is reverted', async ({
    page,
    signedIn,
    quietPage,
  }) => {
    expect(signedIn.token).toBeTruthy();
    quietPage.allow(/500/);
    await page.goto('/');
    await type(page, 'salmon');
    await generate(page);
    await dishes(page).first().getByRole('button', { name: 'View Details' }).click();
    await page.route('**/api/recipes/*/favourite', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.getByRole('button', { name: 'Add to favourites' }).click();
    await expect(page.getByText('Could not update favourites. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to favourites' })).toBeVisible();
  });
});

test.describe('with a subscription', () => {
  test('[VALID-2b][VALID-2c][INGR-5][CONST-3a][CONST-3b][HOME-3][ROLE-4] type, diet and exclusions filter the suggestions', async ({
    page,
    server,
  }) => {
    // Granted by an operator; the others have paid.
    const person = await register(server);
    await server.administer('grant', person.email, '--months', '1');
    await holdSession(page, await logIn(server, person));
    await page.goto('/');
    await type(page, 'rice', 'garlic', 'onion', 'tuna');
    await generate(page);
    const withTuna = dishes(page).filter({ hasText: /tuna/i });
    await expect(withTuna).not.toHaveCount(0);
    await page.getByRole('combobox', { name: 'Diet' }).selectOption('vegan');
    await expect(withTuna, 'choosing a diet is enough').toHaveCount(0);
    await page.getByRole('combobox', { name: 'Recipe Type' }).selectOption('soup');
    await page.getByLabel('Exclude ingredient').fill('Tofu ');
    await page.getByRole('button', { name: 'Exclude', exact: true }).click();
    await expect(
      page.getByRole('list', { name: 'Excluded ingredients' }).getByRole('listitem'),
    ).toHaveText([/^tofu/]);
    const asked = page.waitForRequest(/\/api\/recipes\/search/);
    await generate(page);
    const query = new URL((await asked).url()).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      type: 'soup',
      diet: 'vegan',
      exclude: 'tofu',
    });
    await expect(dishes(page).first()).toBeVisible();
    await dishes(page).first().getByRole('button', { name: 'View Details' }).click();
    await expect(page.getByRole('dialog').getByText('Vegan', { exact: true })).toBeVisible();
  });

  test('[INGR-3][PANTRY-1][PANTRY-2][PANTRY-3][STATE-7b][ERR-21j] restricted mode cooks only from the typed ingredients and the pantry', async ({
    page,
    server,
  }) => {
    await subscriber(page, server);
    await page.goto('/');
    await type(page, 'egg');
    await expect(page.getByRole('button', { name: 'Pantry', exact: true })).toBeHidden();
    await page.getByRole('switch', { name: 'Restricted Mode' }).click();
    await page.getByRole('button', { name: 'Pantry', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage Pantry' });
    await expect(dialog.getByText('Default Pantry Ingredients')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await dialog.getByRole('switch', { name: 'Use Custom Pantry' }).click();
    await expect(dialog.getByText('Your Custom Ingredients')).toBeVisible();
    for (const staple of ['Butter', ' salt ', 'salt', 'milk', 'chives', 'black pepper', 'water']) {
      await dialog.getByLabel('Add Ingredient').fill(staple);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    }
    await expect(dialog.getByRole('button', { name: 'Remove salt' })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Pantry saved successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();

    await generate(page);
    await expect(dishes(page).first()).toBeVisible();
    for (const dish of await dishes(page).all()) await expect(dish).toContainText('nothing to buy');
  });

  test('[VALID-3][CONST-6b] filters are ignored in restricted mode, and a notice says so for two seconds; exclusions stay struck through @core', async ({
    page,
    server,
  }) => {
    await subscriber(page, server);
    await page.goto('/');
    await type(page, 'egg');
    await page.clock.install();
    await page.getByRole('combobox', { name: 'Diet' }).selectOption('vegan');
    await page.getByLabel('Exclude ingredient').fill('peanuts');
    await page.getByRole('button', { name: 'Exclude', exact: true }).click();
    const excluded = page
      .getByRole('list', { name: 'Excluded ingredients' })
      .getByText('peanuts', { exact: false });
    await expect(excluded).toHaveCSS('text-decoration-line', 'none');
    await page.getByRole('switch', { name: 'Restricted Mode' }).click();
    const notice = page.getByText('Filters are ignored when Restricted Mode is enabled.');
    await expect(notice).toBeVisible();
    await page.clock.fastForward(1900);
    await expect(notice).toBeVisible();
    await page.clock.fastForward(1500);
    await expect(notice).toBeHidden();
    await expect(excluded).toHaveCSS('text-decoration-line', 'line-through');
    await expect(
      page.getByText('Restricted Mode ignores exclusions, so these dishes may contain peanuts.'),
    ).toBeVisible();
  });

  test('[PANTRY-4][STATE-7c][ERR-9] a pantry that cannot be saved stays open with its input', async ({
    page,
    server,
    quietPage,
  }) => {
    quietPage.allow(/500/);
    await subscriber(page, server);
    await page.goto('/');
    await type(page, 'egg');
    await page.getByRole('switch', { name: 'Restricted Mode' }).click();
    await page.getByRole('button', { name: 'Pantry', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage Pantry' });
    await dialog.getByRole('switch', { name: 'Use Custom Pantry' }).click();
    await dialog.getByRole('button', { name: 'Clear all' }).click();
    await expect(dialog.getByText('Your custom pantry is empty.')).toBeVisible();
    await dialog.getByLabel('Add Ingredient').fill('flour');
    await dialog.getByLabel('Add Ingredient').press('Enter');
    await page.route('**/api/pantry/user', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, body: '' })
        : route.continue(),
    );
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Failed to save pantry. Please try again.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Remove flour' })).toBeVisible();
  });

  test('[D-15][PANTRY-5] the pantry starts from the default and asks before discarding changes', async ({
    page,
    server,
  }) => {
    await subscriber(page, server);
    await page.goto('/');
    await page.getByRole('switch', { name: 'Restricted Mode' }).click();
    const open = () => page.getByRole('button', { name: 'Pantry', exact: true }).click();
    await open();
    const dialog = page.getByRole('dialog', { name: 'Manage Pantry' });
    await dialog.getByRole('switch', { name: 'Use Custom Pantry' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove olive oil' })).toBeVisible();
    for (const entry of ['miso', 'tahini', 'sumac']) {
      await dialog.getByLabel('Add Ingredient').fill(entry);
      await dialog.getByLabel('Add Ingredient').press('Enter');
    }
    await dialog.getByLabel('Add Ingredient').fill('harissa');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    // The first Escape may close the suggestions below the field.
    if (!(await question.isVisible())) await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Add Ingredient')).toHaveValue('harissa');
    await page.mouse.click(5, 5);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Pantry saved successfully!')).toBeVisible();
    await open();
    for (const entry of ['salt', 'miso', 'tahini', 'sumac', 'harissa']) {
      await expect(dialog.getByRole('button', { name: `Remove ${entry}` })).toHaveCount(1);
    }
    await dialog.getByLabel('Add Ingredient').fill('sal');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });
});
