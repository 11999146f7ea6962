import type { MealPlanView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import {
  failWith,
  leavePage,
  renderWithShell,
  testUser,
  type TestShellOptions,
} from '@larder/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { originOf, planDrafts, withDish } from '../../shared/plan-draft.model';
import { Page } from './saved-plans.page';

const calm: MealPlanView = {
  id: '01890000-0000-7000-8000-000000000010',
  name: 'Calm week',
  created_at: '2026-10-03T12:00:00.000Z',
  version: 1,
  plan_data: {
    'Friday-Lunch': [
      {
        ...{ id: 8, title: 'Leek soup', image: '/soup.svg', readyInMinutes: 30, available: true },
        ...{ servings: null, recipeServings: 6 },
      },
    ],
  },
  meal_notes: { 'Sunday-Lunch': { text: 'Picnic', eatingOut: false } },
};

function show(api: TestShellOptions['api'] = {}, plans = [calm]) {
  return renderWithShell(<Page />, {
    path: '/my-plans',
    session: 'subscribed',
    api: { 'GET /meal-planner': () => plans, ...api },
  });
}

const press = async (user: ReturnType<typeof show>['user'], name: string): Promise<void> => {
  const card = await screen.findByRole('article', { name: 'Calm week' });
  await user.click(within(card).getByRole('button', { name }));
};

const rename = async (user: ReturnType<typeof show>['user'], name: string): Promise<void> => {
  await press(user, 'Rename');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Calm week”' }));
  await user.clear(dialog.getByLabelText('Plan name'));
  if (name) await user.type(dialog.getByLabelText('Plan name'), name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
};

describe('the page of the saved plans', () => {
  it('[PLAN-6] opens a plan at its address', async () => {
    show();
    const card = within(await screen.findByRole('article', { name: 'Calm week' }));
    for (const name of ['Calm week', 'View']) {
      expect(card.getByRole('link', { name })).toHaveAttribute('href', `/?plan=${calm.id}`);
    }
  });

  it('[PLAN-6] renames a plan and leaves its dishes and notes alone', async () => {
    const { user, requests } = show({ 'PUT /meal-planner/:id': () => calm });
    await rename(user, ' Quiet week ');
    expect(await screen.findByText('The plan is now called “Quiet week”.')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Quiet week',
      plan_data: { 'Friday-Lunch': [{ id: 8 }] },
      meal_notes: calm.meal_notes,
      version: 1,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[PLAN-6] renames a plan under its unsaved changes, which go on from there', async () => {
    const person = testUser.id;
    planDrafts.edit(person, originOf(calm));
    planDrafts.change(person, withDish('Monday', 'Dinner', { id: 9, title: 'Stew', image: null }));
    const { user } = show({
      'PUT /meal-planner/:id': () => ({ ...calm, name: 'Quiet week', version: 2 }),
    });
    await rename(user, 'Quiet week');
    expect(await screen.findByText('The plan is now called “Quiet week”.')).toBeVisible();
    const { content, origin } = planDrafts.open(person);
    expect(origin).toMatchObject({ version: 2, content: { name: 'Quiet week' } });
    expect(content).toMatchObject({ name: 'Quiet week', lastDay: 'Monday' });
    expect(content.meals['Monday-Dinner']?.map(({ id }) => id)).toEqual([9]);
    localStorage.clear();
  });

  it('[PLAN-6] renames a plan that somebody else has changed meanwhile, as it is now', async () => {
    const theirs = { ...calm, version: 4, plan_data: {}, meal_notes: {} };
    const { user, requests } = show({
      'PUT /meal-planner/:id': ({ body }) =>
        (body as { version: number }).version === 4
          ? theirs
          : failWith({ status: 409, code: 'meal_plan_changed', besides: { plan: theirs } }),
    });
    await rename(user, 'Quiet week');
    expect(await screen.findByText('The plan is now called “Quiet week”.')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      name: 'Quiet week',
      plan_data: {},
      version: 4,
    });
  });

  it('[PLAN-6][VALID-11b] asks for a name where there is none, and sends nothing', async () => {
    const { user, requests } = show();
    await rename(user, '');
    expect(screen.getByText('Please enter a title for your meal plan.')).toBeVisible();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[PLAN-6] leads to the planner where there is none', async () => {
    show({}, []);
    expect(await screen.findByText(copy.planner.noPlansText)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Plan a week' }))
      expect(link).toHaveAttribute('href', '/?view=plan');
  });

  const onCalendar = {
    'GET /meal-planner/calendar/linked/:id': () => [{ id: 'e1' }, { id: 'e2' }],
  };
  const ask = async (user: ReturnType<typeof show>['user']) => {
    await press(user, 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    const events = await question.findByRole('radiogroup', {
      name: 'It has 2 events on the calendar. What should happen to the events?',
    });
    return { question, events: within(events) };
  };
  const deletionIn = (requests: ReturnType<typeof show>['requests']) =>
    requests.find(({ method }) => method === 'DELETE');

  it('[PLAN-7] keeps the events of a deleted plan unless told otherwise', async () => {
    const { user, requests } = show({ ...onCalendar, 'DELETE /meal-planner/:id': () => undefined });
    const { question, events } = await ask(user);
    expect(events.getByRole('radio', { name: 'Keep the events' })).toBeChecked();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    leavePage();
    await waitFor(() => expect(deletionIn(requests)?.query).toEqual({ events: 'keep' }));
  });

  it('[PLAN-7] deletes the events with the plan', async () => {
    const { user, requests } = show({ ...onCalendar, 'DELETE /meal-planner/:id': () => undefined });
    const { question, events } = await ask(user);
    await user.click(events.getByRole('radio', { name: 'Delete the events' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    leavePage();
    await waitFor(() => expect(deletionIn(requests)?.query).toEqual({ events: 'delete' }));
  });

  it('[PLAN-7] asks nothing about a plan that is not on the calendar', async () => {
    const { user, requests } = show({ 'GET /meal-planner/calendar/linked/:id': () => [] });
    await press(user, 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(question.queryByRole('radiogroup')).not.toBeInTheDocument();
  });
});
