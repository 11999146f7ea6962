import { renderWithShell } from '@larder/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { Widget } from './day-dishes';
import { friedRiceDetail } from './sample-recipes.testing';

const recipe = (id: number, title: string) => ({
  ...friedRiceDetail,
  ...{ id, title, servings: 4 },
  extendedIngredients: [{ id: 1, original: '1 kg beef' }],
  analyzedInstructions: [{ steps: [{ number: 1, step: 'Roast the beef for 60 minutes.' }] }],
});
const dish = (id: number, title: string) => ({ id, title, servings: 8, recipeServings: 4 });
const roast = dish(7, 'Roast');
const stew = dish(8, 'Stew');

const show = (path: string, dishes = [roast, stew]) =>
  renderWithShell(
    <>
      <Widget day="Monday" title="Monday" dishes={dishes} />
      <Widget day="Friday" title="Friday" dishes={dishes} />
    </>,
    { path, api: { 'GET /recipes/bulk': () => [recipe(7, 'Roast'), recipe(8, 'Stew')] } },
  );

describe('the dishes of a day', () => {
  it('[PLAN-10][COOK-6] are cooked together for their servings, at an address that names the day', async () => {
    const { user, location } = show('/?view=plan&plan=week');
    const [, onFriday] = screen.getAllByRole('button', { name: 'Cook together' });
    if (onFriday) await user.click(onFriday);
    const cooking = await screen.findByRole('dialog', { name: 'Cooking together' });
    expect((await within(cooking).findAllByText('2 kg beef')).length).toBe(2);
    expect(location().search).toBe('?view=plan&plan=week&cook=7%2C8&of=Friday');
    const step = within(cooking).getAllByRole('link', { name: 'Open step' })[0];
    expect(step).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/\?view=plan&plan=week&cook=1&dish=\d$/),
    );
    await user.keyboard('{Escape}');
    expect(location().search).toBe('?view=plan&plan=week');
  });

  it('[PLAN-10] are not cooked together when there is only one, which has a prep sheet still', () => {
    show('/', [roast]);
    expect(screen.queryByRole('button', { name: 'Cook together' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Print Prep Sheet' })).toHaveLength(2);
  });
});
