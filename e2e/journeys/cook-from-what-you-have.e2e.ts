import { subscriber } from '../fixtures/menus';
import { expect, get, pressByKey, somebodyNew, tabTo, test } from '../fixtures/test';

test.describe('from the ingredients in the kitchen to a dish', () => {
  test('[WHAT-1][ROUTE-3][CALL-19][CALL-38b][INGR-1][INGR-2][INGR-4][DISH-1][DETAIL-1][DETAIL-2] a stranger registers, logs in, finds a dish and opens it @core', async ({
    page,
    quietPage,
  }) => {
    const person = somebodyNew();

    await page.goto('/');
    await expect(page, '[ROUTE-17] a protected page asks for a login').toHaveURL('/login');
    await page.getByRole('button', { name: 'Need an account? Register' }).click();
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    const register = page.getByRole('button', { name: 'Register', exact: true });
    // The first response is lost: sending the form again is the same registration.
    quietPage.allow(/ERR_FAILED/);
    await page.route(
      '**/api/auth/register',
      async (route) => {
        expect((await route.fetch()).status()).toBe(201);
        await route.abort();
      },
      { times: 1 },
    );
    await register.click();
    await expect(page.getByRole('alert')).toHaveText('An unknown error occurred.');
    await register.click();

    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/');

    const field = page.getByLabel('Ingredient', { exact: true });
    const chips = page.getByRole('list', { name: 'Included ingredients' }).getByRole('listitem');
    const generate = page.getByRole('button', { name: 'Generate Dishes' });
    await expect(generate).toBeDisabled();
    await field.fill('chicken');
    await field.press('Enter');
    await field.fill('rice');
    await page.getByRole('button', { name: 'Add ingredient' }).click();
    await field.fill('Garlic ');
    await field.press('Enter');
    await expect(chips).toHaveText([/^chicken/, /^rice/, /^garlic/]);

    await field.fill('RICE');
    await field.press('Enter');
    await expect(chips, '[VALID-1] a duplicate is ignored').toHaveCount(3);
    await field.fill('salt');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Remove salt' }).click();
    await expect(chips).toHaveCount(3);

    // Held back so that the loading state can be checked.
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/recipes/search?*', async (route) => {
      await held;
      await route.continue();
    });
    await generate.click();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    await expect(page.getByText('Loading recipes...')).toBeVisible();
    answer();

    const dishes = page.getByRole('region', { name: 'Suggested Dishes' }).getByRole('article');
    await expect(dishes.first()).toBeVisible();
    await expect(dishes.first().getByRole('img').first()).toBeVisible();
    const picture = dishes.first().locator('img').first();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const title = await dishes.first().getByRole('heading').innerText();
    await dishes.first().getByRole('button', { name: 'View Details' }).click();

    const dialog = page.getByRole('dialog', { name: title });
    await expect(
      dialog
        .getByRole('list')
        .filter({ hasText: /chicken/i })
        .first(),
    ).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await dishes.first().getByRole('button', { name: 'View Details' }).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();

    await page.reload();
    await expect(page, '[STATE-1a] the session outlives a reload').toHaveURL('/');
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();

    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page, '[STATE-1b]').toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('[INGR-1][DISH-1][DETAIL-2][UMENU-1c] a dish is found and opened by keyboard alone', async ({
    page,
    signedIn,
  }) => {
    await page.goto('/');
    const field = page.getByLabel('Ingredient', { exact: true });
    await expect(field).toBeVisible();

    await tabTo(page, field);
    for (const ingredient of ['egg', 'butter']) {
      await page.keyboard.type(ingredient);
      await page.keyboard.press('Enter');
    }
    const remove = page.getByRole('button', { name: 'Remove butter' });
    await expect(remove).toBeVisible();
    await pressByKey(page, page.getByRole('button', { name: 'Generate Dishes' }));

    const first = page
      .getByRole('region', { name: 'Suggested Dishes' })
      .getByRole('article')
      .first();
    await expect(first).toBeVisible();
    const details = first.getByRole('button', { name: 'View Details' });
    await pressByKey(page, details);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(
      await dialog.evaluate((element) => element.contains(document.activeElement)),
      'focus is in the dialog',
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(details, 'focus returns to where it came from').toBeFocused();

    await page.getByRole('button', { name: 'User menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toContainText(signedIn.username);
    await page.keyboard.type('lo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });

  test('[INGR-1][KITCHEN-5][DISH-1][DISH-6] a misspelt food is completed, a dish is opened, and what is missing is listed, by keyboard alone', async ({
    page,
    server,
  }) => {
    const cook = await subscriber(page, server);
    await page.goto('/');
    await tabTo(page, page.getByLabel('Ingredient', { exact: true }));
    await page.keyboard.type('slamon');
    await expect(page.getByRole('option', { name: 'salmon', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove salmon' })).toBeVisible();
    await pressByKey(page, page.getByRole('button', { name: 'Generate Dishes' }));
    const dishes = page.getByRole('region', { name: 'Suggested Dishes' }).getByRole('article');
    await pressByKey(page, dishes.first().getByRole('button', { name: 'View Details' }));
    const lines = page.getByRole('dialog').getByRole('listitem');
    const marked = (mark: string) => lines.filter({ has: page.getByRole('img', { name: mark }) });
    await expect(marked('have').filter({ hasText: 'salmon' })).not.toHaveCount(0);
    const missing = await marked('buy').count();
    const add = page.getByRole('button', {
      name: new RegExp(`^Add ${missing} missing items? to a list$`),
    });
    await pressByKey(page, add);
    const confirm = page.getByRole('button', { name: 'Add to list' });
    await pressByKey(page, confirm);
    await expect(page.getByText(/^Added to “/)).toBeVisible();
    const { lists } = await get<{ lists: { list_data: string[] }[] }>(
      server,
      '/grocery-lists',
      cook.token,
    );
    expect(lists).toHaveLength(1);
    expect(lists[0]?.list_data).not.toEqual([]);
  });

  for (const view of ['menu', 'plan']) {
    test(`[DISH-5][OWN-25] twenty-four dishes take at most 6,000 px of a phone, the most fitting first or what needs the fewest purchases, in the view of the ${view}`, async ({
      page,
      server,
    }) => {
      await subscriber(page, server);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/?view=${view}`);
      const field = page.getByLabel('Ingredient', { exact: true });
      for (const food of ['chicken', 'rice', 'onion']) {
        await field.fill(food);
        await field.press('Enter');
      }
      await page.getByRole('button', { name: 'Generate Dishes' }).click();
      const dishes = page.getByRole('region', { name: 'Suggested Dishes' }).getByRole('article');
      await expect(dishes).toHaveCount(24);
      await expect(dishes.first(), 'the page scrolls to the first dish').toBeInViewport();
      const first = await dishes.first().boundingBox();
      const last = await dishes.last().boundingBox();
      if (!first || !last) throw new Error('The dishes are not on the page.');
      expect(last.y + last.height - first.y).toBeLessThanOrEqual(6000);

      await expect(dishes.first()).toHaveAccessibleName(/chicken/i);
      await expect(dishes.first()).toContainText('Uses all 3');
      await page.getByText('Filter and sort').click();
      const answered = page.waitForResponse(/\/api\/recipes\/search.*sort=missing/);
      await page.getByLabel('Sort by').selectOption('Fewest to buy');
      const { recipes } = (await (await answered).json()) as {
        recipes: { title: string; missedIngredients: string[] }[];
      };
      await expect(dishes.getByRole('heading')).toHaveText(recipes.map(({ title }) => title));
      const toBuy = recipes.map(({ missedIngredients }) => missedIngredients.length);
      expect(toBuy).toEqual([...toBuy].sort((one, other) => one - other));
      expect(toBuy.at(-1)).toBeGreaterThan(0);
    });
  }

  test('[DISH-2][ERR-2b][KITCHEN-3] words that are not foods find nothing, the page says so, and reasons do not count them @core', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.token).toBeTruthy();
    await page.goto('/');
    await page.getByLabel('Ingredient', { exact: true }).fill('qwertzuiop');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Generate Dishes' }).click();
    await expect(page.getByText('No recipes found for these ingredients.')).toBeVisible();
    await expect(
      page.getByText('No recipes found matching your ingredients. Try adding more!'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove qwertzuiop' })).toBeVisible();

    for (const entry of ['chicken and rice', 'rice']) {
      await page.getByLabel('Ingredient', { exact: true }).fill(entry);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Generate Dishes' }).click();
    const first = page.getByRole('article').first();
    await expect(first, 'three entries are two foods').toContainText('Uses both');
  });

  test('[ERR-2a] a failed search says so and loses nothing', async ({
    page,
    signedIn,
    quietPage,
  }) => {
    expect(signedIn.token).toBeTruthy();
    quietPage.allow(/50[03]/);
    await page.goto('/');
    await page.getByLabel('Ingredient', { exact: true }).fill('leek');
    await page.keyboard.press('Enter');
    await page.route('**/api/recipes/search?*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.getByRole('button', { name: 'Generate Dishes' }).click();
    await expect(page.getByText('Failed to fetch recipes.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove leek' })).toBeVisible();
    await page.unroute('**/api/recipes/search?*');
    await page.getByRole('button', { name: 'Generate Dishes' }).click();
    await expect(
      page.getByRole('region', { name: 'Suggested Dishes' }).getByRole('article').first(),
    ).toBeVisible();
  });

  test('[ERR-3] a dish whose details are unavailable closes its dialog and gives the reason', async ({
    page,
    signedIn,
    quietPage,
  }) => {
    expect(signedIn.token).toBeTruthy();
    quietPage.allow(/500/);
    await page.goto('/');
    await page.getByLabel('Ingredient', { exact: true }).fill('chicken');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Generate Dishes' }).click();
    const details = page.getByRole('button', { name: 'View Details' }).first();
    await expect(details).toBeVisible();
    await page.route(/\/api\/recipes\/\d+$/, (route) => route.fulfill({ status: 500, body: '' }));
    await details.click();
    await expect(page.getByText('Could not load recipe details.')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
