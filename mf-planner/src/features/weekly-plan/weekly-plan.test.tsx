import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { configure, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { planDraftKey, planDraftReducer } from '../../shared/plan-draft.model';
import { Widget as AddToPlan } from './add-to-plan.widget';
import { Widget as WeeklyPlan } from './weekly-plan.widget';

// A week has many buttons, and finding one by its name looks at all of them.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

const shakshuka = { id: 7, title: 'Shakshuka', image: '/shakshuka.svg' };
const soup = { id: 8, title: 'Leek soup', image: '/soup.svg' };

/** A page that lends itself both widgets, as the home page does. */
function Home({ onOpenRecipe }: { onOpenRecipe: (id: number) => void }) {
  const [recipe, setRecipe] = useState<typeof soup | null>(null);
  return (
    <>
      {[shakshuka, soup].map((one) => (
        <button key={one.id} onClick={() => setRecipe(one)}>
          {`Plan ${one.title}`}
        </button>
      ))}
      <WeeklyPlan onOpenRecipe={onOpenRecipe} />
      {recipe && <AddToPlan recipe={recipe} onClose={() => setRecipe(null)} />}
    </>
  );
}

function show(options: TestShellOptions = {}) {
  const onOpenRecipe = jest.fn();
  const shell = renderWithShell(<Home onOpenRecipe={onOpenRecipe} />, {
    session: 'subscribed',
    reducers: { [planDraftKey]: planDraftReducer },
    ...options,
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
const nameField = (): HTMLElement => screen.getByLabelText('Plan name');
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save Plan' });

beforeEach(() => sessionStorage.clear());
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

  it('[STATE-6][PLANNER-1] takes a dish for a day and a meal, and gives it back', async () => {
    const { plan, user, onOpenRecipe } = show();
    await plan('Shakshuka', 'Wednesday', 'Dinner');
    expect(await screen.findByText('Shakshuka is planned for Wednesday Dinner.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(cell('Wednesday Dinner')).getByRole('button', { name: 'Shakshuka' }));
    expect(onOpenRecipe).toHaveBeenCalledWith(7);
    await user.click(
      screen.getByRole('button', { name: 'Remove Shakshuka from Wednesday Dinner' }),
    );
    expect(cell('Wednesday Dinner')).toBeEmptyDOMElement();
    expect(screen.getByRole('heading', { name: 'Weekly Meal Plan' })).toHaveFocus();
  });

  it('[STATE-6] takes several dishes for a meal, each once, and proposes the last place again', async () => {
    const { plan } = show();
    await plan('Shakshuka', 'Friday', 'Lunch');
    await plan('Leek soup');
    expect(within(cell('Friday Lunch')).getAllByRole('listitem')).toHaveLength(2);
    await plan('Leek soup');
    expect(
      await screen.findByText('Leek soup is already planned for Friday Lunch.'),
    ).toBeInTheDocument();
    expect(within(cell('Friday Lunch')).getAllByRole('listitem')).toHaveLength(2);
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
    expect(cell('Monday Breakfast')).toBeEmptyDOMElement();
    expect(cell('Sunday Dinner')).toBeEmptyDOMElement();
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

  it('[VALID-15b] takes no dish without a subscription', async () => {
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

  it('survives a reload of the tab, for the same person', async () => {
    const first = show();
    await first.plan('Leek soup', 'Tuesday', 'Dinner');
    await first.user.type(nameField(), 'Week');
    first.unmount();
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

  it('[PLANNER-1] shows a day at a time on a narrow screen', async () => {
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
    await plan('Leek soup', 'Thursday', 'Lunch');
    expect(screen.getAllByRole('cell')).toHaveLength(3);
    expect(cell('Monday Lunch')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Thursday' }));
    expect(screen.getByRole('button', { name: 'Thursday' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(within(cell('Thursday Lunch')).getByText('Leek soup')).toBeVisible();
  });
});
