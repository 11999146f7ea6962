import type { MealPlanView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { useLocation, useUnsavedDrafts, type DishEntry, type WidgetProps } from '@larder/shell-sdk';
import {
  failWith,
  leavePage,
  renderWithShell,
  testUser,
  type TestShellOptions,
} from '@larder/shell-sdk/testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { planDrafts } from '../../shared/plan-draft.model';
import { Page as SavedPlans } from './saved-plans.page';
import { Widget as AddToPlan } from './add-to-plan.widget';
import { Widget as WeeklyPlan } from './weekly-plan.widget';

// A week has many buttons, and finding one by name checks them all.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

const shakshuka = {
  id: 7,
  title: 'Shakshuka',
  image: '/shakshuka.svg',
  servings: 4,
  recipeServings: 4,
};
const soup = { id: 8, title: 'Leek soup', image: '/soup.svg', servings: 6, recipeServings: 6 };

/** A page that lends itself both widgets and lists the drafts, as the home page does, and the page of the saved plans. */
function Home({ onOpenRecipe }: WidgetProps['planner/weekly-plan']) {
  const [recipe, setRecipe] = useState<typeof soup | null>(null);
  const { unsaved, resume } = useUnsavedDrafts();
  if (useLocation().pathname === '/my-plans') return <SavedPlans />;
  return (
    <>
      {[shakshuka, soup].map((one) => (
        <button key={one.id} onClick={() => setRecipe(one)}>
          {`Plan ${one.title}`}
        </button>
      ))}
      {unsaved.map((draft) => (
        <button key={draft.key} onClick={() => resume(draft)}>
          {`Open ${draft.title}`}
        </button>
      ))}
      <WeeklyPlan onOpenRecipe={onOpenRecipe} />
      {recipe && <AddToPlan recipe={recipe} onClose={() => setRecipe(null)} />}
    </>
  );
}

function show(options: TestShellOptions = {}) {
  const onOpenRecipe = jest.fn<void, [number, DishEntry?]>();
  const shell = renderWithShell(<Home onOpenRecipe={onOpenRecipe} />, {
    session: 'subscribed',
    ...options,
    widgets: { 'recipes/day-dishes': async () => ({ Widget: () => null }), ...options.widgets },
  });
  const plan = async (title: string, day?: string, meal?: string): Promise<void> => {
    await shell.user.click(screen.getByRole('button', { name: `Plan ${title}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Add to Plan' });
    if (day) await shell.user.selectOptions(within(dialog).getByLabelText('Day'), day);
    if (meal) await shell.user.selectOptions(within(dialog).getByLabelText('Meal'), meal);
    await shell.user.click(within(dialog).getByRole('button', { name: 'Add to Plan' }));
  };
  return { ...shell, plan, onOpenRecipe };
}

const cell = (name: string): HTMLElement => screen.getByRole('cell', { name });
const expectNoDishIn = (name: string): void =>
  expect(within(cell(name)).queryByRole('listitem')).not.toBeInTheDocument();
const nameField = (): HTMLElement => screen.getByLabelText('Plan name');
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save Plan' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('the weekly plan', () => {
  it('[PLANNER-1][CONST-4a] has a name, and three meals on each of seven days', () => {
    show();
    const region = screen.getByRole('region', { name: 'Weekly Meal Plan' });
    expect(within(region).getByLabelText('Plan name')).toHaveValue('');
    const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
    for (const day of days) {
      for (const meal of ['Breakfast', 'Lunch', 'Dinner']) {
        expect(within(region).getByRole('cell', { name: `${day} ${meal}` })).toBeVisible();
      }
    }
  });

  it('[STATE-6][PLANNER-1] adds a dish to a day and meal, and removes it', async () => {
    const { plan, user, onOpenRecipe } = show();
    await plan('Shakshuka', 'Wednesday', 'Dinner');
    expect(await screen.findByText('Shakshuka is planned for Wednesday Dinner.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(cell('Wednesday Dinner')).getByRole('button', { name: 'Shakshuka' }));
    expect(onOpenRecipe).toHaveBeenCalledWith(7, expect.objectContaining({ servings: 4 }));
    await user.click(
      screen.getByRole('button', { name: 'Remove Shakshuka from Wednesday Dinner' }),
    );
    expectNoDishIn('Wednesday Dinner');
    expect(screen.getByRole('heading', { name: 'Weekly Meal Plan' })).toHaveFocus();
  });

  it('[PLAN-8] takes a dish that is dragged from the results, for subscribers', () => {
    const dragged = () => {
      const text = JSON.stringify({ ...soup, recipeServings: 6 });
      const dataTransfer = { types: ['application/x-larder-dish'], getData: () => text };
      const target = cell('Thursday Dinner');
      expect(fireEvent.dragOver(target, { dataTransfer })).toBe(false);
      fireEvent.drop(target, { dataTransfer });
    };
    const { unmount } = show();
    dragged();
    expect(within(cell('Thursday Dinner')).getByText('Leek soup')).toBeVisible();
    const files = { types: ['Files'], getData: () => '' };
    expect(fireEvent.dragOver(cell('Friday Lunch'), { dataTransfer: files })).toBe(true);
    unmount();
    localStorage.clear();
    show({ session: 'free' });
    dragged();
    expectNoDishIn('Thursday Dinner');
  });

  it('[STATE-6] adds several dishes to a meal, each once', async () => {
    const { plan } = show();
    await plan('Shakshuka', 'Friday', 'Lunch');
    await plan('Leek soup', 'Friday', 'Lunch');
    expect(within(cell('Friday Lunch')).getAllByRole('listitem')).toHaveLength(2);
    await plan('Leek soup', 'Friday', 'Lunch');
    expect(
      await screen.findByText('Leek soup is already planned for Friday Lunch.'),
    ).toBeInTheDocument();
    expect(within(cell('Friday Lunch')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('[PLAN-3] suggests the next free dinner, and then the meal that the last dish was planned for', async () => {
    const { plan } = show();
    await plan('Shakshuka');
    await plan('Leek soup');
    expect(within(cell('Sunday Dinner')).getByText('Shakshuka')).toBeVisible();
    expect(within(cell('Monday Dinner')).getByText('Leek soup')).toBeVisible();
    await plan('Shakshuka', 'Friday', 'Lunch');
    await plan('Leek soup');
    expect(within(cell('Sunday Lunch')).getByText('Leek soup')).toBeVisible();
  });

  it('[STATE-6][CALL-28][ERR-21c] is saved, and then empty', async () => {
    const { plan, user, requests } = show({
      api: { 'POST /meal-planner': () => ({ id: 'x', message: 'Saved' }) },
    });
    await plan('Shakshuka', 'Monday', 'Breakfast');
    await plan('Leek soup', 'Sunday', 'Dinner');
    await user.type(nameField(), ' A calm week ');
    await user.click(save());
    expect(await screen.findByText('Meal plan saved successfully!')).toBeVisible();
    expect(requests[0]!.body).toEqual({
      name: 'A calm week',
      plan_data: { 'Monday-Breakfast': [{ id: 7 }], 'Sunday-Dinner': [{ id: 8 }] },
    });
    expect(nameField()).toHaveValue('');
    expectNoDishIn('Monday Breakfast');
    expectNoDishIn('Sunday Dinner');
  });

  it('[GROC-1a] leads to its grocery list once it is saved, until the next plan begins', async () => {
    const { plan, user } = show({
      api: { 'POST /meal-planner': () => ({ id: 'x', message: 'Saved' }) },
    });
    await plan('Shakshuka', 'Monday', 'Breakfast');
    await user.type(nameField(), ' A calm week ');
    expect(screen.queryByRole('link', { name: 'Grocery list' })).not.toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('“A calm week” is saved.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Grocery list' });
    expect(link).toHaveAttribute('href', '/grocery-list?plan=x');
    await plan('Leek soup', 'Sunday', 'Dinner');
    expect(link).not.toBeInTheDocument();
  });

  it('[STATE-6][CALL-28] keeps changes made while saving as changes to the saved plan', async () => {
    let arrive = (_answer: unknown): void => {};
    const { plan, user, requests } = show({
      api: {
        'POST /meal-planner': () => new Promise((resolve) => (arrive = resolve)),
        'PUT /meal-planner/:id': () => ({}),
      },
    });
    await plan('Shakshuka', 'Monday', 'Breakfast');
    await user.type(nameField(), 'Week');
    await user.click(save());
    await waitFor(() => expect(requests).toHaveLength(1));
    await plan('Leek soup', 'Sunday', 'Dinner');
    arrive({ id: 'saved', message: 'Saved' });
    expect(await screen.findByText('Meal plan saved successfully!')).toBeVisible();
    expect(nameField()).toHaveValue('Week');
    expect(within(cell('Sunday Dinner')).getByText('Leek soup')).toBeVisible();
    await user.click(save());
    await waitFor(() => expectNoDishIn('Sunday Dinner'));
    expect(requests.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/meal-planner/saved',
      body: { plan_data: { 'Monday-Breakfast': [{ id: 7 }], 'Sunday-Dinner': [{ id: 8 }] } },
    });
  });

  it('[STATE-6] leaves a plan alone that was started while saving another', async () => {
    let arrive = (_answer: unknown): void => {};
    const { plan, user, requests } = show({
      api: { 'POST /meal-planner': () => new Promise((resolve) => (arrive = resolve)) },
    });
    await plan('Shakshuka', 'Monday', 'Breakfast');
    await user.type(nameField(), 'Week');
    await user.click(save());
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: copy.planner.beginPlan }));
    await plan('Leek soup', 'Sunday', 'Dinner');
    arrive({ id: 'saved', message: 'Saved' });
    expect(await screen.findByText('Meal plan saved successfully!')).toBeVisible();
    expect(within(cell('Sunday Dinner')).getByText('Leek soup')).toBeVisible();
    expect(screen.queryByText(copy.planner.editingPlan)).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.includes(':plan:'))).toHaveLength(1);
  });

  it('[VALID-11b][VALID-11c] is not saved without a name or without a dish', async () => {
    const { user, requests } = show();
    await user.click(save());
    expect(await screen.findByText('Please enter a title for your meal plan.')).toBeVisible();
    expect(nameField()).toHaveFocus();
    await user.type(nameField(), 'Week');
    await user.click(save());
    expect(
      await screen.findByText('Please add at least one recipe to your meal plan.'),
    ).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('[VALID-11a] is not saved without a subscription', async () => {
    const { user, requests, location } = show({ session: 'free' });
    await user.click(save());
    expect(location().pathname).toBe('/subscribe');
    expect(requests).toEqual([]);
    expect(
      screen.getByText('Saving meal plans is a locked feature. Please subscribe.'),
    ).toBeInTheDocument();
  });

  it('[VALID-11a] is locked when the server reports that the subscription has ended, and loses nothing', async () => {
    const { plan, user, location } = show({
      api: {
        'POST /meal-planner': () => failWith({ status: 403, code: 'subscription_required' }),
        'GET /auth/refresh-session': () => failWith({ status: 503 }),
      },
    });
    await plan('Leek soup', 'Tuesday', 'Dinner');
    await user.type(nameField(), 'Week');
    await user.click(save());
    expect(
      await screen.findByText('Saving meal plans is a locked feature. Please subscribe.'),
    ).toBeVisible();
    await waitFor(() => expect(location().pathname).toBe('/subscribe'));
    expect(planDrafts.open(testUser.id).content.meals['Tuesday-Dinner']).toMatchObject([soup]);
  });

  it('[VALID-15b] accepts no dish without a subscription', async () => {
    const { plan } = show({ session: 'free' });
    await plan('Leek soup');
    expect(
      await screen.findByText('You need an active subscription to build a meal plan.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Leek soup', { selector: 'td *' })).not.toBeInTheDocument();
  });

  it('[ERR-10b] keeps everything when saving fails', async () => {
    for (const [failure, sentence] of [
      [{ status: 404, message: 'A recipe is gone.' }, 'A recipe is gone.'],
      [{ status: 0 }, 'Failed to save meal plan.'],
    ] as const) {
      localStorage.clear();
      sessionStorage.clear();
      const { plan, user, unmount } = show({
        api: { 'POST /meal-planner': () => failWith(failure) },
      });
      await plan('Shakshuka', 'Monday', 'Lunch');
      await user.type(nameField(), 'Week');
      await user.click(save());
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      expect(nameField()).toHaveValue('Week');
      expect(within(cell('Monday Lunch')).getByText('Shakshuka')).toBeVisible();
      unmount();
    }
  });

  it('[PLANNER-1] shows the whole week in a dialog', async () => {
    const { plan, user } = show();
    await user.click(screen.getByRole('button', { name: 'View week' }));
    const before = await screen.findByRole('dialog', { name: 'Weekly Plan' });
    expect(within(before).getByText(/^Nothing is planned yet/)).toBeVisible();
    await user.keyboard('{Escape}');
    await plan('Leek soup', 'Tuesday', 'Dinner');
    await user.click(screen.getByRole('button', { name: 'View week' }));
    const week = await screen.findByRole('dialog', { name: 'Weekly Plan' });
    expect(within(week).getByRole('heading', { name: 'Tuesday' })).toBeVisible();
    expect(within(week).getByText('Leek soup')).toBeVisible();
    expect(within(week).queryByRole('heading', { name: 'Monday' })).not.toBeInTheDocument();
  });

  it('[PLANNER-1] opens a dish from the whole week', async () => {
    const { plan, user, onOpenRecipe, location } = show();
    await plan('Leek soup', 'Tuesday', 'Dinner');
    await user.click(screen.getByRole('button', { name: 'View week' }));
    const week = await screen.findByRole('dialog', { name: 'Weekly Plan' });
    await user.click(within(week).getByRole('button', { name: 'Leek soup' }));
    expect(onOpenRecipe).toHaveBeenCalledWith(8, expect.objectContaining({ servings: 6 }));
    // Below the dish, so that Back leads here again.
    expect(location().search).toBe('?plan=week');
  });

  it('[PLAN-10] shows the whole week at its address, without it once a dish is open', async () => {
    const { unmount } = show({ path: '/?plan=week' });
    expect(await screen.findByRole('dialog', { name: 'Weekly Plan' })).toBeVisible();
    unmount();
    show({ path: '/?plan=week&dish=8' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[PLAN-10] hands over what is cooked on each day of the whole week', async () => {
    const lent = jest.fn<null, [WidgetProps['recipes/day-dishes']]>(() => null);
    const { plan, user } = show({
      widgets: { 'recipes/day-dishes': async () => ({ Widget: lent }) },
    });
    await plan('Leek soup', 'Tuesday', 'Dinner');
    await plan('Shakshuka', 'Tuesday', 'Lunch');
    await user.click(screen.getByRole('button', { name: 'View week' }));
    await waitFor(() => expect(lent).toHaveBeenCalled());
    const { day, title, dishes } = lent.mock.lastCall?.[0] ?? {};
    expect({ day, title }).toEqual({ day: 'Tuesday', title: 'Tuesday' });
    expect(dishes?.map((dish) => dish.title)).toEqual(['Shakshuka', 'Leek soup']);
  });

  it('[STATE-6] moves a dish by keyboard to another day and meal', async () => {
    const { plan, user } = show();
    await plan('Leek soup', 'Tuesday', 'Dinner');
    screen.getByRole('button', { name: 'Move Leek soup from Tuesday Dinner' }).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Move Leek soup' });
    expect(within(dialog).getByLabelText('Day')).toHaveValue('Tuesday');
    expect(within(dialog).getByLabelText('Meal')).toHaveValue('Dinner');
    await user.selectOptions(within(dialog).getByLabelText('Day'), 'Saturday');
    await user.selectOptions(within(dialog).getByLabelText('Meal'), 'Lunch');
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Leek soup has moved to Saturday Lunch.')).toBeVisible();
    expect(within(cell('Saturday Lunch')).getByText('Leek soup')).toBeVisible();
    expectNoDishIn('Tuesday Dinner');
  });

  it('[STATE-6] does not move a dish to where it already is', async () => {
    const { plan, user } = show();
    await plan('Leek soup', 'Tuesday', 'Dinner');
    await plan('Leek soup', 'Monday', 'Lunch');
    await user.click(screen.getByRole('button', { name: 'Move Leek soup from Monday Lunch' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move Leek soup' });
    await user.selectOptions(within(dialog).getByLabelText('Day'), 'Tuesday');
    await user.selectOptions(within(dialog).getByLabelText('Meal'), 'Dinner');
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(
      await screen.findByText('Leek soup is already planned for Tuesday Dinner.'),
    ).toBeInTheDocument();
    expect(within(cell('Monday Lunch')).getByText('Leek soup')).toBeInTheDocument();
  });

  it('[D-5] survives a closed tab, for the same person', async () => {
    const first = show();
    await first.plan('Leek soup', 'Tuesday', 'Dinner');
    await first.user.type(nameField(), 'Week');
    first.unmount();
    sessionStorage.clear();
    const second = show();
    expect(await screen.findByText('Leek soup')).toBeVisible();
    expect(nameField()).toHaveValue('Week');
    second.unmount();
    show({
      session: {
        id: '01890000-0000-7000-8000-0000000000ff',
        username: 'Kim',
        email: 'kim@example.com',
        subscription_status: 'active',
      },
    });
    expect(nameField()).toHaveValue('');
    expect(screen.queryByText('Leek soup')).not.toBeInTheDocument();
  });

  it('[PLANNER-1] shows one day at a time on a narrow screen', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media.includes('max-width'),
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    const { plan, user } = show();
    expect(screen.getAllByRole('cell')).toHaveLength(3);
    expectNoDishIn('Monday Lunch');
    // The day that a dish was planned for is shown.
    await plan('Leek soup', 'Thursday', 'Lunch');
    expect(screen.getByRole('button', { name: 'Thursday' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(within(cell('Thursday Lunch')).getByText('Leek soup')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Monday' }));
    expectNoDishIn('Monday Lunch');
    expect(screen.getAllByRole('cell')).toHaveLength(3);
  });
});

describe('the servings of a plan', () => {
  const servings = (title: string, slot: string): HTMLElement =>
    screen.getByRole('spinbutton', { name: `Servings of ${title}, ${slot}` });
  const api = { 'POST /meal-planner': () => ({ id: 'x', message: 'Saved' }) };

  it('[OWN-17] are set for each dish of a meal, kept in the draft, and saved', async () => {
    const first = show({ api });
    await first.plan('Shakshuka', 'Monday', 'Breakfast');
    await first.plan('Shakshuka', 'Friday', 'Dinner');
    expect(servings('Shakshuka', 'Monday Breakfast')).toHaveValue('4');
    await first.user.type(servings('Shakshuka', 'Friday Dinner'), '80');
    first.unmount();
    const { user, requests } = show({ api });
    expect(servings('Shakshuka', 'Friday Dinner')).toHaveValue('80');
    await user.type(nameField(), 'Party');
    await user.click(save());
    expect(await screen.findByText('Meal plan saved successfully!')).toBeVisible();
    expect(requests[0]!.body).toEqual({
      name: 'Party',
      plan_data: { 'Monday-Breakfast': [{ id: 7 }], 'Friday-Dinner': [{ id: 7, servings: 80 }] },
    });
  });

  it('[OWN-18] are set for all dishes at once', async () => {
    const { plan, user } = show();
    await plan('Shakshuka', 'Monday', 'Breakfast');
    expect(screen.queryByLabelText('Servings of every dish')).not.toBeInTheDocument();
    await plan('Leek soup', 'Friday', 'Dinner');
    expect(screen.getByText('Servings of every dish')).toBeVisible();
    const all = screen.getByRole('spinbutton', { name: 'Servings of every dish' });
    expect(all).toHaveValue('');
    await user.type(all, '80');
    expect(servings('Shakshuka', 'Monday Breakfast')).toHaveValue('80');
    expect(servings('Leek soup', 'Friday Dinner')).toHaveValue('80');
    await user.click(
      screen.getByRole('button', { name: 'Fewer servings of Leek soup, Friday Dinner' }),
    );
    expect(all).toHaveValue('');
  });

  it('[OWN-17] are changed from the opened dish', async () => {
    const { plan, user, onOpenRecipe } = show();
    await plan('Shakshuka', 'Monday', 'Breakfast');
    await user.click(within(cell('Monday Breakfast')).getByRole('button', { name: 'Shakshuka' }));
    act(() => onOpenRecipe.mock.lastCall?.[1]?.onChange?.(12));
    expect(servings('Shakshuka', 'Monday Breakfast')).toHaveValue('12');
    await user.click(screen.getByRole('button', { name: 'View week' }));
    expect(await screen.findByText('12 servings')).toBeVisible();
  });
});

describe('saved plans', () => {
  const calm: MealPlanView = {
    id: '01890000-0000-7000-8000-000000000010',
    name: 'Calm week',
    created_at: '2026-10-03T12:00:00.000Z',
    version: 1,
    plan_data: {
      'Monday-Dinner': [
        { ...soup, readyInMinutes: 30, available: true },
        { ...shakshuka, readyInMinutes: 20, available: true },
      ],
      'Friday-Lunch': [{ ...soup, readyInMinutes: 30, available: true }],
    },
  };
  /** Responds like the backend, with the plans it holds. */
  function withSaved(options: TestShellOptions = {}) {
    const saved = [structuredClone(calm)];
    const bodyOf = (body: unknown) => body as Pick<MealPlanView, 'name'>;
    const shell = show({
      ...options,
      api: {
        'GET /meal-planner': () => saved,
        'POST /meal-planner': ({ body }) => {
          saved.unshift({ ...calm, id: `copy ${saved.length}`, name: bodyOf(body).name });
          return { id: 'new', message: 'Saved' };
        },
        'PUT /meal-planner/:id': ({ body }) => {
          saved[0]!.name = bodyOf(body).name;
          return saved[0];
        },
        'DELETE /meal-planner/:id': () => void saved.pop(),
        'GET /meal-planner/calendar/linked/:id': () => [],
        ...options.api,
      },
    });
    const openSaved = async (): Promise<HTMLElement> => {
      await shell.user.click(screen.getByRole('link', { name: 'Saved Meal Plans' }));
      return screen.findByRole('heading', { name: 'Saved Meal Plans' });
    };
    const press = async (name: string): Promise<void> => {
      const card = await screen.findByRole('article', { name: 'Calm week' });
      const role = name === 'View' ? 'link' : 'button';
      await shell.user.click(within(card).getByRole(role, { name }));
    };
    return { ...shell, openSaved, press };
  }
  const saving = (entry: DishEntry | undefined, servings: number) =>
    act(async () => entry?.onSave?.(servings));
  const inPlanner = () => screen.findByRole('region', { name: 'Weekly Meal Plan' });

  it('[ENT-5][CALL-29] are listed with date and dishes, and can be viewed', async () => {
    const { openSaved, press } = withSaved({ session: 'free' });
    await openSaved();
    const card = await screen.findByRole('article', { name: 'Calm week' });
    expect(within(card).getByText('Created on October 3, 2026')).toBeVisible();
    expect(within(card).getByText('3 dishes')).toBeVisible();
    await press('View');
    const week = await screen.findByRole('dialog', { name: 'Weekly Plan' });
    expect(within(week).getByText('Calm week')).toBeVisible();
    expect(within(week).getByRole('heading', { name: 'Friday' })).toBeVisible();
    expect(within(week).getAllByText('Leek soup')).toHaveLength(2);
    expect(within(week).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('[OWN-17] take other servings of an opened dish, one version after another', async () => {
    let version = 1;
    const { openSaved, press, user, requests, onOpenRecipe } = withSaved({
      api: { 'PUT /meal-planner/:id': () => ({ ...calm, version: (version += 1) }) },
    });
    await openSaved();
    await press('View');
    await user.click(await screen.findByRole('button', { name: 'Shakshuka' }));
    const entry = onOpenRecipe.mock.lastCall?.[1];
    expect(entry?.servings).toBe(4);
    expect(await saving(entry, 20)).toBe(true);
    expect(await screen.findByText('Shakshuka: 20 servings saved.')).toBeVisible();
    expect(await saving(entry, 30)).toBe(true);
    const puts = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(puts).toEqual(
      [20, 30].map((servings, index) => ({
        name: 'Calm week',
        version: index + 1,
        plan_data: {
          'Monday-Dinner': [{ id: 8 }, { id: 7, servings }],
          'Friday-Lunch': [{ id: 8 }],
        },
      })),
    );
  });

  it('[OWN-17] keep their servings when another device has changed the plan', async () => {
    const { openSaved, press, user, requests, onOpenRecipe } = withSaved({
      api: {
        'PUT /meal-planner/:id': ({ body }) =>
          (body as { version: number }).version === 5
            ? { ...calm, version: 6 }
            : failWith({
                status: 409,
                code: 'meal_plan_changed',
                besides: { plan: { ...calm, name: 'Busy week', version: 5 } },
              }),
      },
    });
    await openSaved();
    await press('View');
    await user.click(await screen.findByRole('button', { name: 'Shakshuka' }));
    const entry = onOpenRecipe.mock.lastCall?.[1];
    expect(await saving(entry, 20)).toBe(false);
    expect(await screen.findByText(copy.servings.changedMeanwhile)).toBeVisible();
    expect(await saving(entry, 20)).toBe(true);
    const puts = requests.filter(({ method }) => method === 'PUT');
    expect(puts.at(-1)?.body).toMatchObject({ name: 'Busy week', version: 5 });
  });

  it('[GROC-1a] link to a grocery list for them', async () => {
    const { openSaved } = withSaved();
    await openSaved();
    const card = await screen.findByRole('article', { name: 'Calm week' });
    expect(within(card).getByRole('link', { name: 'Grocery list' })).toHaveAttribute(
      'href',
      `/grocery-list?plan=${calm.id}`,
    );
  });

  it('[ENT-5] can be reopened and edited', async () => {
    const { openSaved, press, plan, user, requests } = withSaved();
    await openSaved();
    await press('Edit');
    await inPlanner();
    expect(
      screen.getByText('You are editing a saved meal plan. Saving replaces it.'),
    ).toBeVisible();
    expect(nameField()).toHaveValue('Calm week');
    expect(within(cell('Monday Dinner')).getAllByRole('listitem')).toHaveLength(2);
    await plan('Shakshuka', 'Sunday', 'Breakfast');
    await user.type(nameField(), ', longer');
    await user.click(save());
    expect(await screen.findByText('Meal plan saved successfully!')).toBeVisible();
    expect(requests.filter(({ method }) => method !== 'GET')).toMatchObject([
      {
        method: 'PUT',
        path: `/meal-planner/${calm.id}`,
        body: {
          name: 'Calm week, longer',
          plan_data: {
            'Monday-Dinner': [{ id: 8 }, { id: 7 }],
            'Friday-Lunch': [{ id: 8 }],
            'Sunday-Breakfast': [{ id: 7 }],
          },
        },
      },
    ]);
    expect(nameField()).toHaveValue('');
    expect(screen.queryByText(/^You are changing/)).not.toBeInTheDocument();
  });

  it('[D-4] two of them can be opened without losing the unsaved one', async () => {
    const { openSaved, press, plan, user } = withSaved();
    await plan('Shakshuka', 'Sunday', 'Breakfast');
    await user.type(nameField(), 'Week 48');
    await openSaved();
    await press('Edit');
    await inPlanner();
    await openSaved();
    await press('Copy');
    await user.click(
      within(await screen.findByRole('article', { name: 'Copy of Calm week' })).getByRole(
        'button',
        {
          name: 'Edit',
        },
      ),
    );
    await inPlanner();
    expect(nameField()).toHaveValue('Copy of Calm week');
    await user.click(screen.getByRole('button', { name: 'Open Week 48' }));
    expect(nameField()).toHaveValue('Week 48');
    expect(within(cell('Sunday Breakfast')).getByText('Shakshuka')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start a new plan' }));
    expect(nameField()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Open Week 48' })).toBeVisible();
  });

  it('[D-4] are restored with their unsaved changes, until these are discarded', async () => {
    const { openSaved, press, user } = withSaved();
    await openSaved();
    await press('Edit');
    await inPlanner();
    await user.type(nameField(), ' II');
    await user.click(screen.getByRole('button', { name: 'Start a new plan' }));
    await openSaved();
    await press('Edit');
    expect(
      await screen.findByText('Your unsaved changes to “Calm week” are back.'),
    ).toBeInTheDocument();
    expect(nameField()).toHaveValue('Calm week II');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    expect(nameField()).toHaveValue('Calm week');
  });

  it('[D-13] that another device has changed are shown next to the local version, and one is chosen', async () => {
    const theirs = {
      ...calm,
      name: 'Busy week',
      version: 2,
      plan_data: { 'Friday-Lunch': calm.plan_data['Friday-Lunch']! },
    };
    const { openSaved, press, user, requests } = withSaved({
      api: {
        'PUT /meal-planner/:id': ({ body }) =>
          (body as { version: number }).version === 2
            ? { ...theirs, version: 3 }
            : failWith({ status: 409, code: 'meal_plan_changed', besides: { plan: theirs } }),
      },
    });
    const change = async () => {
      await openSaved();
      await press('Edit');
      await inPlanner();
      await user.type(nameField(), ' II');
      await user.click(save());
      return within(
        await screen.findByRole('dialog', { name: '“Busy week” was changed on another device' }),
      );
    };
    const dialog = await change();
    const mine = within(dialog.getByRole('region', { name: 'Your version' }));
    const saved = within(dialog.getByRole('region', { name: 'Saved version' }));
    expect(mine.getByText('Calm week II')).toBeVisible();
    expect(mine.getByText('Monday Dinner: Leek soup, Shakshuka')).toBeVisible();
    expect(saved.getByText('Busy week')).toBeVisible();
    expect(saved.getAllByRole('listitem')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    expect(nameField()).toHaveValue('Busy week');
    expectNoDishIn('Monday Dinner');
    await user.click(screen.getByRole('button', { name: 'Start a new plan' }));

    await user.click((await change()).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Meal plan saved successfully!')).toBeInTheDocument();
    expect(requests.filter(({ method }) => method === 'PUT').at(-1)).toMatchObject({
      body: { name: 'Calm week II', version: 2 },
    });
    expect(nameField()).toHaveValue('');

    await user.click((await change()).getByRole('button', { name: 'Save mine as new' }));
    await waitFor(() => expect(nameField()).toHaveValue(''));
    expect(requests.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
      body: { name: 'Calm week II' },
    });
  });

  it('[HOUSE-4] name a dish that another member keeps private, and leave it where it is', async () => {
    const secret = {
      ...{ id: 9, title: 'Secret pie', image: null, readyInMinutes: null, available: false },
      ...{ servings: null, recipeServings: null },
    };
    const { 'Monday-Dinner': monday = [], ...rest } = calm.plan_data;
    const shared = { ...calm, plan_data: { ...rest, 'Monday-Dinner': [...monday, secret] } };
    const { openSaved, press, user, requests } = withSaved({
      api: { 'GET /meal-planner': () => [shared], 'PUT /meal-planner/:id': () => shared },
    });
    await openSaved();
    await press('Edit');
    await inPlanner();
    const dinner = within(cell('Monday Dinner'));
    expect(dinner.getByText('Secret pie')).toBeVisible();
    expect(dinner.getByText(copy.planner.keptPrivate)).toBeVisible();
    expect(dinner.queryByRole('button', { name: /Secret pie/ })).not.toBeInTheDocument();
    await user.type(nameField(), '!');
    await user.click(save());
    expect(await screen.findByText('Meal plan saved successfully!')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')!.body).toMatchObject({
      plan_data: { 'Monday-Dinner': [{ id: 8 }, { id: 7 }] },
    });
  });

  it('[CALL-28] are copied', async () => {
    const { openSaved, press, requests } = withSaved();
    await openSaved();
    await press('Copy');
    expect(await screen.findByRole('article', { name: 'Copy of Calm week' })).toBeVisible();
    expect(requests.find(({ method }) => method === 'POST')!.body).toEqual({
      name: 'Copy of Calm week',
      plan_data: { 'Monday-Dinner': [{ id: 8 }, { id: 7 }], 'Friday-Lunch': [{ id: 8 }] },
    });
  });

  it('are deleted after confirmation', async () => {
    const { openSaved, press, user, requests } = withSaved();
    await openSaved();
    await press('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Calm week”?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await press('Delete');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText(copy.planner.noPlansTitle)).toBeVisible();
    leavePage();
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1),
    );
  });

  it('[UNDO-1] are back on Undo', async () => {
    const { openSaved, press, user, requests } = withSaved();
    await openSaved();
    await press('Delete');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Calm week' })).toBeVisible();
    leavePage();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('that were deleted meanwhile can be saved as new ones', async () => {
    const { openSaved, press, user, requests } = withSaved({
      api: { 'PUT /meal-planner/:id': () => failWith({ status: 404, code: 'not_found' }) },
    });
    await openSaved();
    await press('Edit');
    await inPlanner();
    await user.click(save());
    expect(
      await screen.findByText(
        'This plan has since been deleted. Save it again to keep it as a new plan.',
      ),
    ).toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('Meal plan saved successfully!')).toBeInTheDocument();
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('are shown when the URL names one', async () => {
    const { user, location } = withSaved({ path: `/?plan=${calm.id}` });
    const week = await screen.findByRole('dialog', { name: 'Weekly Plan' });
    expect(await within(week).findByText('Calm week')).toBeVisible();
    await user.click(within(week).getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(nameField()).toHaveValue('Calm week');
    expect(location().search).toBe('');
  });

  it('report when the one in the URL is gone, and when they cannot be loaded', async () => {
    const first = withSaved({ path: '/?plan=another' });
    expect(await screen.findByText('This meal plan no longer exists.')).toBeVisible();
    first.unmount();
    let works = false;
    const { openSaved, user } = withSaved({
      api: { 'GET /meal-planner': () => (works ? [calm] : failWith({ status: 0 })) },
    });
    await openSaved();
    expect(await screen.findByText('Failed to fetch saved meal plans.')).toBeVisible();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Calm week' })).toBeVisible();
  });

  it('[ROLE-3a] cannot be edited without a subscription', async () => {
    const { openSaved, press, requests } = withSaved({ session: 'free' });
    await openSaved();
    for (const name of ['Edit', 'Copy', 'Delete']) await press(name);
    expect(
      screen.getAllByText('This is a premium feature. Please subscribe to use it.'),
    ).not.toHaveLength(0);
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});
