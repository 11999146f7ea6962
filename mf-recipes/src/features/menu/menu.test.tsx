import { copy } from '@larder/copy';
import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { friedRiceDetail, summary } from '../../shared/sample-recipes.testing';
import { Page } from './menu.page';

jest.setTimeout(30_000);

const id = '01890000-0000-7000-8000-000000000020';
const roast = {
  id,
  title: 'Sunday roast',
  created_at: '2026-05-03T12:00:00.000Z',
  recipes: [
    { ...summary(7, 'Chicken Fried Rice'), servings: 8, recipeServings: 2, available: true },
    {
      id: 9,
      title: 'Lost Soup',
      image: null,
      readyInMinutes: null,
      available: false,
      servings: 5,
      recipeServings: null,
    },
  ],
};

const show = (menu: () => unknown, api: TestShellOptions['api'] = {}) =>
  renderWithShell(<Page />, {
    path: `/menu/${id}`,
    route: '/menu/:id',
    session: 'subscribed',
    api: {
      'GET /menus/:id': menu,
      ...api,
      'GET /recipes/:id/at-hand': () => ({ lines: [] }),
      'GET /recipes/:id': () => friedRiceDetail,
    },
  });

describe('one menu', () => {
  it('[MENU-1][ROUTE-7][CALL-11][ENT-4] shows its date and dishes, and the way back', async () => {
    const { user, requests, location } = show(() => roast);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sunday roast' })).toBeVisible();
    expect(requests[0]?.path).toBe(`/menus/${id}`);
    expect(screen.getByText('Created on May 3, 2026')).toBeVisible();
    const gone = within(screen.getByRole('article', { name: 'Lost Soup' }));
    expect(gone.getByText(copy.menus.recipeGone)).toBeVisible();
    expect(gone.queryByRole('button')).not.toBeInTheDocument();
    const card = within(screen.getByRole('article', { name: 'Chicken Fried Rice' }));
    await user.click(card.getByRole('button', { name: 'View' }));
    expect(await screen.findByText('Fry the chicken.')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('link', { name: 'Back to My Menus' }));
    expect(location().pathname).toBe('/my-menus');
  });

  it('[MENU-1] names the tab after the menu while it is shown', async () => {
    document.title = 'Menu · Larder';
    const { unmount } = show(() => roast);
    await waitFor(() => expect(document.title).toBe('Sunday roast · Larder'));
    unmount();
    expect(document.title).toBe('Menu · Larder');
  });

  it('[OWN-17] shows the servings of each dish, and saves others from the dialog', async () => {
    let version = 1;
    const { user, requests } = show(() => ({ ...roast, version }), {
      'PUT /menus/:id': () => ({ ...roast, version: (version += 1) }),
    });
    const card = within(await screen.findByRole('article', { name: 'Chicken Fried Rice' }));
    expect(card.getByText('8 servings')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'View' }));
    expect(await screen.findByText('1.2 kg cooked rice, cold')).toBeVisible();
    await user.type(screen.getByRole('spinbutton', { name: 'Servings' }), '80');
    await user.click(screen.getByRole('button', { name: 'Save: 80 servings' }));
    expect(await screen.findByText('Chicken Fried Rice: 80 servings saved.')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      title: 'Sunday roast',
      menuItems: [
        { id: 7, servings: 80 },
        { id: 9, servings: 5 },
      ],
      version: 1,
    });
  });

  it('[OWN-17] does not offer it without a subscription', async () => {
    const { user } = renderWithShell(<Page />, {
      path: `/menu/${id}`,
      route: '/menu/:id',
      session: 'free',
      api: {
        'GET /menus/:id': () => roast,
        'GET /recipes/:id/at-hand': () => ({ lines: [] }),
        'GET /recipes/:id': () => friedRiceDetail,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'View' }));
    await user.type(await screen.findByRole('spinbutton', { name: 'Servings' }), '80');
    expect(await screen.findByText('12 kg cooked rice, cold')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Save: / })).not.toBeInTheDocument();
  });

  it('[DISH-4] puts an open dish on the current menu, and leads there', async () => {
    const { user, location } = show(() => roast);
    const [view] = await screen.findAllByRole('button', { name: 'View' });
    await user.click(view as HTMLElement);
    await user.click(await screen.findByRole('button', { name: copy.recipes.toMenu }));
    await user.click(await screen.findByRole('button', { name: copy.dish.inYourMenu }));
    expect(location()).toMatchObject({ pathname: '/', state: { showsMenu: true } });
  });

  it('[ERR-6] refuses to add to a menu from here', async () => {
    const { user } = show(() => roast);
    const [view] = await screen.findAllByRole('button', { name: 'View' });
    await user.click(view as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Add to Current Menu' }));
    expect(
      await screen.findByText('You can only add recipes to a menu from the main page.'),
    ).toBeVisible();
  });

  it("[MENU-1][MENUS-1e] is edited in the home page's editor", async () => {
    const { user, location } = show(() => roast);
    await user.click(await screen.findByRole('button', { name: 'Edit Menu' }));
    expect(location().pathname).toBe('/');
    expect(location().state).toMatchObject({
      menuToEdit: { id, title: 'Sunday roast', items: [{ id: 7 }, { id: 9, image: null }] },
    });
  });

  it('[MENU-1] is printed as a card and as a recipe list', async () => {
    window.print = jest.fn();
    const { user } = show(() => roast, { 'GET /recipes/bulk': () => [friedRiceDetail] });
    const heading = () => document.querySelector('body > [data-print-sheet] h1')?.textContent;
    await user.click(await screen.findByRole('button', { name: 'Print Menu Card' }));
    await waitFor(() => expect(heading()).toBe('Sunday roast'));
    await user.click(screen.getByRole('button', { name: 'Print Recipe List' }));
    await waitFor(() => expect(heading()).toBe('Kitchen Recipe Guide'));
    await waitFor(() => expect(window.print).toHaveBeenCalled());
  });

  it('says when it has no dishes', async () => {
    show(() => ({ ...roast, recipes: [] }));
    expect(await screen.findByText(copy.menus.menuEmpty)).toBeVisible();
  });

  it('[ERR-10f] goes to the saved menus when it is unavailable', async () => {
    const { location } = show(() => failWith({ status: 500 }));
    expect(await screen.findByText('Failed to fetch menu details.')).toBeVisible();
    await waitFor(() => expect(location().pathname).toBe('/my-menus'));
  });
});
