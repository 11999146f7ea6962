import { copy } from '@larder/copy';
import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { friedRiceDetail, summary } from '../../shared/sample-recipes.testing';
import { Page } from './favourites.page';

const favourites = [summary(7, 'Chicken Fried Rice'), summary(8, 'Chicken Congee')];

const show = (options: TestShellOptions = {}) =>
  renderWithShell(<Page />, {
    path: '/favourites',
    ...options,
    api: {
      'GET /recipes/user/favourites': () => favourites,
      'GET /recipes/:id/at-hand': () => ({ lines: [] }),
      'GET /recipes/:id': () => ({ ...friedRiceDetail, isFavourited: true }),
      ...options.api,
    },
  });

/** Also while a dialog hides the page behind it. */
const titles = () =>
  screen
    .getAllByRole('article', { hidden: true })
    .map((card) => within(card).getByRole('heading', { hidden: true }).textContent);

async function open({ user }: ReturnType<typeof show>, title = 'Chicken Fried Rice') {
  const card = within(await screen.findByRole('article', { name: title }));
  await user.click(card.getByRole('button', { name: 'View Details' }));
  return within(await screen.findByRole('dialog', { name: title }));
}

describe('my favourites', () => {
  it('[FAV-1][ROUTE-14][CALL-6] shows the starred dishes and opens them in a dialog', async () => {
    const shell = show();
    const dialog = await open(shell);
    expect(titles()).toHaveLength(2);
    expect(await dialog.findByText('Fry the chicken.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(
      'My Favourites',
    );
  });

  it('[FAV-1] links to the dishes when there are none', async () => {
    const { user, location } = show({ api: { 'GET /recipes/user/favourites': () => [] } });
    expect(
      await screen.findByRole('heading', { name: copy.favourites.favouritesEmptyTitle }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: copy.recipes.findDishes }));
    expect(location().pathname).toBe('/');
  });

  it('[ERR-5] reports a failed load and retries', async () => {
    let attempts = 0;
    const { user } = show({
      api: {
        'GET /recipes/user/favourites': () =>
          ++attempts === 1 ? failWith({ status: 500 }) : favourites,
      },
    });
    expect(await screen.findByText('Could not fetch your favourite recipes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: copy.common.retry }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('[STATE-8] removes an unstarred dish at once and restores it on failure', async () => {
    let answer!: (body: unknown) => void;
    const held = new Promise((resolve) => (answer = resolve));
    const shell = show({
      api: {
        'DELETE /recipes/:id/favourite': () => held,
      },
    });
    const dialog = await open(shell);
    await shell.user.click(await dialog.findByRole('button', { name: 'Remove from favourites' }));
    await waitFor(() => expect(titles()).toEqual(['Chicken Congee']));
    answer(failWith({ status: 500 }));
    await waitFor(() => expect(titles()).toEqual(['Chicken Fried Rice', 'Chicken Congee']));
    expect(await screen.findByText('Could not update favourites. Please try again.')).toBeVisible();
  });

  it('[STATE-8] restores only the dishes whose change the server refused', async () => {
    const fails: (() => void)[] = [];
    const soups = [...favourites, summary(9, 'Leek Soup'), summary(10, 'Onion Soup')];
    const shell = show({
      api: {
        'GET /recipes/user/favourites': () => soups,
        'GET /recipes/:id': ({ path }) => ({
          ...friedRiceDetail,
          ...soups.find(({ id }) => path === `/recipes/${id}`),
          isFavourited: true,
        }),
        'DELETE /recipes/:id/favourite': ({ path }) =>
          path === '/recipes/10/favourite'
            ? { isFavourited: false }
            : new Promise((resolve) => fails.push(() => resolve(failWith({ status: 500 })))),
      },
    });
    for (const title of ['Chicken Fried Rice', 'Chicken Congee', 'Onion Soup']) {
      const dialog = await open(shell, title);
      await shell.user.click(await dialog.findByRole('button', { name: 'Remove from favourites' }));
      await shell.user.keyboard('{Escape}');
    }
    await waitFor(() => expect(titles()).toEqual(['Leek Soup']));
    await waitFor(() => expect(fails).toHaveLength(2));
    fails.forEach((fail) => fail());
    await waitFor(() =>
      expect(titles()).toEqual(['Chicken Fried Rice', 'Chicken Congee', 'Leek Soup']),
    );
  });

  it('[STATE-8] puts a dish starred again first', async () => {
    const shell = show({
      api: {
        'GET /recipes/:id': () => ({
          ...friedRiceDetail,
          ...summary(8, 'Chicken Congee'),
          isFavourited: true,
        }),
        'DELETE /recipes/:id/favourite': () => ({ isFavourited: false }),
        'POST /recipes/:id/favourite': () => ({ isFavourited: true }),
      },
    });
    const dialog = await open(shell, 'Chicken Congee');
    await shell.user.click(await dialog.findByRole('button', { name: 'Remove from favourites' }));
    await screen.findByText('Removed from favourites.');
    await shell.user.click(await dialog.findByRole('button', { name: 'Add to favourites' }));
    await screen.findByText('Added to favourites!');
    await waitFor(() => expect(titles()).toEqual(['Chicken Congee', 'Chicken Fried Rice']));
  });

  it('[DISH-4] puts an open dish on the menu, and leads there', async () => {
    const shell = show({ session: 'subscribed' });
    const dialog = await open(shell);
    await shell.user.click(await dialog.findByRole('button', { name: copy.recipes.toMenu }));
    expect(await screen.findByText(/is in your current menu/)).toBeVisible();
    await shell.user.click(await dialog.findByRole('button', { name: copy.dish.inYourMenu }));
    expect(shell.location()).toMatchObject({ pathname: '/', state: { showsMenu: true } });
  });

  it('[ERR-6] refuses to add to a menu from here', async () => {
    const shell = show({ session: 'subscribed' });
    const dialog = await open(shell);
    await shell.user.click(await dialog.findByRole('button', { name: 'Add to Current Menu' }));
    expect(
      await screen.findByText('You can only add recipes to a menu from the main page.'),
    ).toBeVisible();
  });

  it('[OWN-22] finds favourites by the beginnings of their words', async () => {
    const { user } = show();
    await screen.findByRole('article', { name: 'Chicken Congee' });
    const field = screen.getByRole('searchbox', { name: 'Search favourites' });
    await user.type(field, 'cong');
    expect(titles()).toEqual(['Chicken Congee']);
    expect(screen.getByText('1 of 2 favourites')).toBeVisible();
    await user.type(field, 'ee pie');
    expect(screen.getByText('None of your favourites match “congee pie”.')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('[OWN-22] puts a favourite on the current menu from its card', async () => {
    const { user } = show({ session: 'subscribed' });
    const add = await screen.findByRole('button', { name: 'Add to menu: Chicken Congee' });
    await user.click(add);
    expect(await screen.findByText('Chicken Congee is in your current menu.')).toBeVisible();
    await user.click(add);
    expect(await screen.findByText(copy.menus.alreadyAdded)).toBeVisible();
  });

  it('[OWN-22] puts a favourite on the plan from its card', async () => {
    const { user } = show({
      session: 'subscribed',
      widgets: {
        'planner/add-to-plan-dialog': async () => ({
          Widget: ({ recipe, onClose }) => <button onClick={onClose}>{recipe.title}</button>,
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add to plan: Chicken Congee' }));
    const dialog = await screen.findByRole('button', { name: 'Chicken Congee' });
    await user.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });

  it('[OWN-22][ROLE-3b] leaves menus and plans to subscribers', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add to menu: Chicken Congee' }));
    expect(await screen.findByText(copy.common.premiumRequired)).toBeVisible();
  });
});
