import type { WeekProposalBody } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Widget as WeeklyPlan } from './weekly-plan.widget';

jest.setTimeout(30_000);

const words = copy.planner;
const cell = (name: string): HTMLElement => screen.getByRole('cell', { name });

/** A backend that proposes a dish per meal, numbered by how often it was asked. */
function backend() {
  let asked = 0;
  return ({ body }: { body: unknown }) => {
    asked += 1;
    const { slots, decided } = body as WeekProposalBody;
    return {
      meals: slots.map((slot, at) => ({
        ...{ slot, id: asked * 100 + at, title: `Dish ${asked}.${at}`, image: '/x.svg' },
        ...{ readyInMinutes: 30, servings: 4, recipeServings: 4, toBuy: ['feta'], uses: [] },
        reason: 'Buy feta.',
      })),
      ...{ unfilled: [], toBuy: ['feta'], minutes: 30, untimed: 0, notUsed: [] },
      ...{ notFilteredBy: [], unknown: [], decided },
    };
  };
}

function show(options: TestShellOptions = {}) {
  return renderWithShell(<WeeklyPlan onOpenRecipe={jest.fn()} />, {
    session: 'subscribed',
    ...options,
    api: { 'POST /meal-planner/proposal': backend(), ...options.api },
  });
}

const proposed = (): string[] =>
  within(screen.getByRole('list', { name: words.proposedWeek }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent ?? '');

beforeEach(() => localStorage.clear());

describe('planning a week', () => {
  it('[PLAN-1] proposes dishes for the free dinners and puts them into the plan; undo takes them out', async () => {
    const { user, requests } = show();
    await user.click(screen.getByRole('button', { name: words.planMyWeek }));
    const dialog = await screen.findByRole('dialog', { name: words.planMyWeek });
    await user.selectOptions(within(dialog).getByLabelText(words.mealCounts.Dinner), '2');
    await user.selectOptions(within(dialog).getByLabelText('Diet'), 'vegetarian');
    await user.selectOptions(within(dialog).getByLabelText(words.timeLimit), '45');
    await user.type(within(dialog).getByLabelText(words.useUpFirst), 'spinach, cream');
    await user.click(within(dialog).getByRole('button', { name: words.proposeWeek }));
    expect(await screen.findByText(words.proposalCost(1, 60))).toBeVisible();
    expect(requests.at(-1)?.body).toMatchObject({
      ...{ slots: ['Sunday-Dinner', 'Monday-Dinner'], diet: 'vegetarian', maxMinutes: 45 },
      useSoon: 'spinach, cream',
    });
    await user.click(screen.getByRole('button', { name: words.takeProposal }));
    expect(within(cell('Monday Dinner')).getByText('Dish 1.1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(within(cell('Monday Dinner')).queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('[PLAN-1] swaps one dish and leaves the others alone; locked ones stay when all are chosen again', async () => {
    const { user, requests } = show();
    await user.click(screen.getByRole('button', { name: words.planMyWeek }));
    await user.selectOptions(await screen.findByLabelText(words.mealCounts.Dinner), '3');
    await user.click(screen.getByRole('button', { name: words.proposeWeek }));
    await screen.findByRole('list', { name: words.proposedWeek });
    expect(proposed()).toEqual(['Dish 1.0', 'Dish 1.1', 'Dish 1.2']);
    await user.click(screen.getByRole('button', { name: words.swapMeal('Dish 1.2') }));
    await waitFor(() => expect(proposed()).toEqual(['Dish 1.0', 'Dish 1.1', 'Dish 2.0']));
    expect(requests.at(-1)?.body).toMatchObject({
      ...{ slots: ['Tuesday-Dinner'], turnedDown: [102] },
      decided: { 'Monday-Dinner': [{ id: 101 }], 'Sunday-Dinner': [{ id: 100 }] },
    });
    await user.click(screen.getByRole('button', { name: words.lockMeal('Dish 2.0') }));
    expect(screen.getByRole('button', { name: words.lockMeal('Dish 2.0') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: words.otherDishes }));
    await waitFor(() => expect(proposed()).toEqual(['Dish 3.0', 'Dish 3.1', 'Dish 2.0']));
    expect(requests.at(-1)?.body).toMatchObject({ turnedDown: [102, 100, 101], seed: 1 });
  });

  it('[PLAN-1] keeps the wishes when the server does not answer, and is locked without a subscription', async () => {
    const shown = show({ api: { 'POST /meal-planner/proposal': () => failWith({ status: 500 }) } });
    await shown.user.click(screen.getByRole('button', { name: words.planMyWeek }));
    await shown.user.type(await screen.findByLabelText(words.leaveOut), 'nuts');
    await shown.user.click(screen.getByRole('button', { name: words.proposeWeek }));
    expect(await screen.findByText(words.proposalFailed)).toBeVisible();
    expect(screen.getByLabelText(words.leaveOut)).toHaveValue('nuts');
    shown.unmount();
    const { user } = show({ session: 'free' });
    await user.click(screen.getByRole('button', { name: words.planMyWeek }));
    expect(await screen.findByText(copy.common.premiumRequired)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('choosing a dish for a meal', () => {
  const summary = (id: number, title: string) => ({
    ...{ id, title, image: '/x.svg', readyInMinutes: 20, servings: 2 },
  });
  const api = {
    'GET /kitchen': () => ({ foods: [{ text: 'rice', useSoon: false }], version: 1 }),
    'GET /recipes/user/favourites': () => [summary(5, 'Leek soup')],
    'GET /meal-planner': () => [],
    'GET /recipes/search': ({ query }: { query: Record<string, string> }) => ({
      recipes: [query['name'] ? summary(7, 'Carbonara') : summary(6, 'Rice and peas')],
    }),
  };

  it('[PLAN-3] takes two presses: the empty meal, and a dish from the kitchen or the favourites', async () => {
    const { user } = show({ api });
    await user.click(screen.getByRole('button', { name: words.addDishTo('Tuesday Lunch') }));
    const kitchen = await screen.findByRole('list', { name: words.fromKitchen });
    expect(within(kitchen).getByRole('button', { name: /Rice and peas/ })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /Leek soup/ }));
    expect(within(cell('Tuesday Lunch')).getByText('Leek soup')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[PLAN-3] finds any other dish by its name, by keyboard alone', async () => {
    const { user, requests } = show({ api });
    screen.getByRole('button', { name: words.addDishTo('Friday Dinner') }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText(words.dishName)).toHaveFocus();
    const searched = () => requests.flatMap(({ query }) => query['name'] ?? []);
    await user.keyboard('c');
    expect(screen.getByRole('list', { name: words.fromFavourites })).toBeVisible();
    expect(searched()).toEqual([]);
    await user.keyboard('a');
    await waitFor(() => expect(searched()).toEqual(['ca']));
    await user.keyboard('rbonara');
    await screen.findByRole('button', { name: /Carbonara/ });
    expect(requests.some(({ query }) => query['name'] === 'carbonara')).toBe(true);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(within(cell('Friday Dinner')).getByText('Carbonara')).toBeVisible();
  });
});

describe('leftovers, repeats and meals out', () => {
  const carbonara = { id: 7, title: 'Carbonara', image: '/x.svg', readyInMinutes: 20, servings: 2 };
  const api = {
    'GET /kitchen': () => ({ foods: [], version: 0 }),
    'GET /recipes/user/favourites': () => [carbonara],
    'GET /meal-planner': () => [],
    'POST /meal-planner': () => ({ id: 'x', message: 'Saved' }),
  };

  it('[PLAN-4] cooks double and eats the rest on another day, repeats a dish and eats out', async () => {
    const { user, requests } = show({ api });
    await user.click(screen.getByRole('button', { name: words.addDishTo('Monday Dinner') }));
    await user.click(await screen.findByRole('button', { name: /Carbonara/ }));
    const moveTo = async (way: keyof typeof words.moveWays, day: string): Promise<void> => {
      await user.click(
        screen.getByRole('button', { name: words.moveFrom('Carbonara', 'Monday Dinner') }),
      );
      await user.selectOptions(screen.getByLabelText(words.moveHow), way);
      await user.selectOptions(screen.getByLabelText(words.day), day);
      await user.click(screen.getByRole('button', { name: words.moveWays[way].confirm }));
    };
    await moveTo('leftovers', 'Thursday');
    expect(within(cell('Thursday Dinner')).getByText(words.leftovers)).toBeVisible();
    await moveTo('repeat', 'Saturday');
    await user.click(screen.getByRole('button', { name: words.addDishTo('Friday Dinner') }));
    await user.click(await screen.findByRole('switch', { name: words.eatingOut }));
    await user.type(screen.getByLabelText(words.mealNote), 'At Ana’s');
    await user.keyboard('{Escape}');
    expect(within(cell('Friday Dinner')).getByText(words.eatingOut)).toBeVisible();
    await user.type(screen.getByLabelText('Plan name'), 'Week');
    await user.click(screen.getByRole('button', { name: 'Save Plan' }));
    await waitFor(() =>
      expect(requests.at(-1)?.body).toEqual({
        name: 'Week',
        plan_data: {
          'Monday-Dinner': [{ id: 7, servings: 4 }],
          'Thursday-Dinner': [{ id: 7, leftovers: true }],
          'Saturday-Dinner': [{ id: 7, servings: 4 }],
        },
        meal_notes: { 'Friday-Dinner': { eatingOut: true, text: 'At Ana’s' } },
      }),
    );
  });
});
