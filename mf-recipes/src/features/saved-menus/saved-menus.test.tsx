import { copy } from '@larder/copy';
import {
  failWith,
  leavePage,
  renderWithShell,
  type TestShellOptions,
} from '@larder/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { summary } from '../../shared/sample-recipes.testing';
import { Page } from './saved-menus.page';

const roast = {
  id: '01890000-0000-7000-8000-000000000020',
  title: 'Sunday roast',
  created_at: '2026-05-03T12:00:00.000Z',
  updated_at: '2026-05-03T12:00:00.000Z',
  item_count: 3,
  images: ['/pictures/1.svg', '/pictures/2.svg', '/pictures/3.svg'],
};
const answer = { menus: [roast], menuCount: 1, menuLimit: 25 };

const show = (
  menus: () => unknown,
  session: TestShellOptions['session'] = 'subscribed',
  api: TestShellOptions['api'] = {},
) =>
  renderWithShell(<Page />, {
    path: '/my-menus',
    session,
    api: { 'GET /menus': menus, 'GET /meal-planner/calendar/linked/:id': () => [], ...api },
  });

describe('saved menus', () => {
  it('[MENUS-1a][MENUS-1b][ROUTE-6][CALL-10][ENT-4] shows each menu, linked, and the slots used', async () => {
    const { user, location } = show(() => answer);
    const card = within(await screen.findByRole('article', { name: 'Sunday roast' }));
    expect(card.getByText('Created on May 3, 2026')).toBeVisible();
    expect(card.getByText('3 items')).toBeVisible();
    expect(screen.getByText('1/25', { exact: false })).toBeVisible();
    expect(card.getByRole('link', { name: 'View' })).toHaveAttribute('href', `/menu/${roast.id}`);
    await user.click(card.getByRole('link', { name: 'Sunday roast' }));
    expect(location().pathname).toBe(`/menu/${roast.id}`);
  });

  it('[MENUS-1a] loads the pictures in view at once, and those further down when they are near', async () => {
    const menus = Array.from({ length: 9 }, (_, index) => ({
      ...roast,
      id: `${roast.id}${index}`,
    }));
    const { container } = show(() => ({ ...answer, menus, menuCount: menus.length }));
    await screen.findAllByRole('article');
    const pictures = [...container.querySelectorAll('img')];
    const [inView, below] = [pictures.slice(0, 18), pictures.slice(18)];
    expect(below).toHaveLength(9);
    for (const picture of inView) {
      expect(picture).toHaveAttribute('loading', 'eager');
      expect(picture).toHaveAttribute('fetchpriority', 'high');
    }
    for (const picture of below) expect(picture).toHaveAttribute('loading', 'lazy');
  });

  it('[CONST-5] shows no slots where there is no limit', async () => {
    show(() => ({ ...answer, menuLimit: 0 }));
    await screen.findByRole('article', { name: 'Sunday roast' });
    expect(screen.queryByText('1/0', { exact: false })).not.toBeInTheDocument();
  });

  it('[MENUS-1c] shows six skeletons while loading', () => {
    const { container } = show(() => new Promise(() => {}));
    expect(screen.getByText(copy.menus.loadingMenus)).toBeInTheDocument();
    expect(container.querySelectorAll('div[aria-hidden="true"]')).toHaveLength(6);
  });

  it('[ERR-10c] reports a failed load and retries', async () => {
    let attempts = 0;
    const { user } = show(() => (++attempts === 1 ? failWith({ status: 500 }) : answer));
    expect(await screen.findByText('Failed to fetch saved menus.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: copy.common.retry }));
    expect(await screen.findByRole('article', { name: 'Sunday roast' })).toBeVisible();
  });

  it('says what to do when there are none', async () => {
    show(() => ({ menus: [], menuCount: 0, menuLimit: 25 }));
    expect(await screen.findByRole('link', { name: copy.recipes.findDishes })).toHaveAttribute(
      'href',
      '/',
    );
  });

  it('[ROLE-3a] is locked without a subscription', async () => {
    show(() => ({ menus: [], menuCount: 0, menuLimit: 25 }), 'free');
    expect(await screen.findByRole('heading', { name: copy.menus.lockedTitle })).toBeVisible();
    expect(screen.getByRole('link', { name: copy.menus.seeOffer })).toHaveAttribute(
      'href',
      '/subscribe',
    );
  });

  it('[ROLE-3a] shows menus saved before the subscription ended', async () => {
    show(() => answer, 'free');
    expect(await screen.findByRole('article', { name: 'Sunday roast' })).toBeVisible();
  });

  it('[MENUS-1d][ERR-22][ERR-21b][CALL-12] deletes a menu after confirmation', async () => {
    let menus = [roast];
    const { user, requests } = show(
      () => ({ ...answer, menus, menuCount: menus.length }),
      'subscribed',
      {
        'DELETE /menus/:id': () => {
          menus = [];
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', {
      name: copy.menus.deleteQuestion('Sunday roast'),
    });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Menu deleted!')).toBeVisible();
    expect(await screen.findByText(copy.menus.menusEmpty)).toBeVisible();
    expect(screen.getByText('0/25', { exact: false })).toBeVisible();
    leavePage();
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'DELETE')).toMatchObject({
        path: `/menus/${roast.id}`,
        query: { events: 'keep' },
      }),
    );
  });

  it('[UNDO-1] a deleted menu is back on Undo', async () => {
    const { user, requests } = show(() => answer);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('article', { name: 'Sunday roast' })).toBeVisible();
    leavePage();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[PLAN-7] asks what should happen to the events of a deleted menu', async () => {
    const { user, requests } = show(() => answer, 'subscribed', {
      'GET /meal-planner/calendar/linked/:id': () => [{ id: 'e1' }],
      'DELETE /menus/:id': () => undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(await question.findByRole('radio', { name: 'Delete the event' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    leavePage();
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'DELETE')?.query).toEqual({
        events: 'delete',
      }),
    );
  });

  it('[PLAN-6] leads to the saved plans', async () => {
    show(() => answer);
    expect(await screen.findByRole('link', { name: 'Saved Meal Plans' })).toHaveAttribute(
      'href',
      '/my-plans',
    );
  });

  it('[ERR-10e] reports a failed deletion and keeps the menu', async () => {
    const { user } = show(() => answer, 'subscribed', {
      'DELETE /menus/:id': () => failWith({ status: 500 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    leavePage();
    expect(await screen.findByText('Failed to delete menu.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Sunday roast' })).toBeVisible();
  });

  it('[MENUS-1e][CALL-11][OWN-17] opens a menu in the editor of the home page', async () => {
    const { user, location, requests } = show(() => answer, 'subscribed', {
      'GET /menus/:id': () => ({
        ...roast,
        recipes: [
          {
            ...summary(7, 'Chicken Fried Rice'),
            servings: 8,
            recipeServings: 2,
            available: true,
          },
          {
            ...{ id: 9, title: 'Lost Soup', image: null, readyInMinutes: null, available: false },
            ...{ servings: null, recipeServings: null },
          },
        ],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(requests.at(-1)).toMatchObject({ method: 'GET', path: `/menus/${roast.id}` });
    expect(location().state).toEqual({
      menuToEdit: {
        id: roast.id,
        title: 'Sunday roast',
        items: [
          {
            id: 7,
            title: 'Chicken Fried Rice',
            image: '/pictures/7.svg',
            servings: 8,
            recipeServings: 2,
          },
          { id: 9, title: 'Lost Soup', image: null, servings: null, recipeServings: null },
        ],
      },
    });
  });

  it('[MENUS-1e] does not pull someone back who has gone to another page meanwhile', async () => {
    let arrive = (_answer: unknown): void => {};
    const { user, location, navigate, requests } = renderWithShell(<Page />, {
      path: '/my-menus',
      route: '/my-menus',
      session: 'subscribed',
      api: {
        'GET /menus': () => answer,
        'GET /menus/:id': () => new Promise((resolve) => (arrive = resolve)),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    act(() => navigate('/calendar'));
    await act(async () => {
      arrive({ ...roast, recipes: [] });
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(location().pathname).toBe('/calendar');
  });

  it('[ERR-10d] says when a menu cannot be opened, and stays', async () => {
    const { user, location } = show(() => answer, 'subscribed', {
      'GET /menus/:id': () => failWith({ status: 500 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('Could not load menu for editing.')).toBeVisible();
    expect(location().pathname).toBe('/my-menus');
  });

  it('[ROLE-3b] editing is locked without a subscription', async () => {
    const { user, requests } = show(() => answer, 'free');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByText(copy.common.premiumRequired)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('[ROLE-3b] deleting is locked without a subscription', async () => {
    const { user, requests } = show(() => answer, 'free');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(copy.common.premiumRequired)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });
});
