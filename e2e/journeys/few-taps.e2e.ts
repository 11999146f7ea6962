import type { Locator, Page } from '@playwright/test';
import { findDishes, subscriber } from '../fixtures/menus';
import { expect, put, test } from '../fixtures/test';

const planner = (page: Page) => page.getByRole('region', { name: 'Weekly Meal Plan' });

/** Presses like a thumb, and counts. */
function thumb() {
  let taps = 0;
  return {
    tap: async (target: Locator): Promise<void> => {
      taps += 1;
      await target.click();
    },
    /** The taps since the last time. */
    counted: (): number => {
      const soFar = taps;
      taps = 0;
      return soFar;
    },
  };
}

test('[PLAN-1][PLAN-6][PLAN-8][GROC-1a] a dish is planned in two taps, a week in three, its list is one tap away, the first item ticked with the next, and in the shop in three', async ({
  page,
  server,
}) => {
  const cook = await subscriber(page, server);
  const { tap, counted } = thumb();
  const foods = ['onion', 'garlic', 'egg', 'rice', 'butter'].map((text) => ({ text }));
  await put(server, '/kitchen', { foods }, cook.token);
  expect(await findDishes(server, cook.token, 5)).toHaveLength(5);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?view=plan');
  await page.getByRole('button', { name: 'Generate Dishes' }).click();
  const found = page.getByRole('region', { name: 'Suggested Dishes' }).getByRole('article');

  await tap(found.first().getByRole('button', { name: /^Add to plan/ }));
  const asked = page.getByRole('dialog', { name: 'Add to Plan' });
  await tap(asked.getByRole('button', { name: 'Add to Plan' }));
  await expect(asked).toHaveCount(0);
  expect(counted(), 'from a dish to the plan').toBe(2);

  await tap(planner(page).getByRole('button', { name: 'Plan my week' }));
  const proposal = page.getByRole('dialog', { name: 'Plan my week' });
  await tap(proposal.getByRole('button', { name: 'Propose dishes' }));
  await tap(proposal.getByRole('button', { name: 'Add to my plan' }));
  await expect(proposal).toHaveCount(0);
  expect(counted(), 'until the week is planned').toBe(3);

  await planner(page).getByLabel('Plan name').fill('This week');
  await planner(page).getByRole('button', { name: 'Save Plan' }).click();
  await expect(page.getByText('Meal plan saved successfully!')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Grocery list', exact: true }));
  const items = page.getByRole('checkbox', { name: /^Tick / });
  await expect(items.first()).toBeVisible();
  expect(counted(), 'from the saved week to its list').toBe(1);

  await tap(items.first());
  await expect(items.first()).toBeChecked();
  expect(counted(), 'from the list to a ticked item').toBe(1);

  await tap(page.getByRole('button', { name: 'Save List' }));
  const saved = page.getByRole('dialog', { name: 'Save Grocery List' });
  await saved.getByLabel('List name').fill('For the shop');
  await tap(saved.getByRole('button', { name: 'Save and Shop' }));
  const shop = page.getByRole('dialog', { name: 'For the shop' });
  await expect(shop.getByRole('checkbox').first()).toBeVisible();
  const left = await shop.getByRole('checkbox', { checked: false }).count();
  await tap(shop.getByRole('checkbox', { checked: false }).first());
  await expect(shop.getByRole('checkbox', { checked: false })).toHaveCount(left - 1);
  expect(counted(), 'from a new list to an item ticked in the shop').toBe(3);
});
