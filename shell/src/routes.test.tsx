import { storeToken } from '@larder/api-client';
import { testUser, tokenFor } from '@larder/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { productRemotes, renderApp } from './app.testing';
import { definitionOf } from './registry.testing';

beforeAll(() => {
  window.scrollTo = () => {};
});

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

describe('[ROUTE-5][ROUTE-6][ROUTE-7][ROUTE-8][ROUTE-9][ROUTE-10][ROUTE-12][ROUTE-13][ROUTE-14][ROUTE-15] pages for logged-in people', () => {
  it.each([
    ['/', 'Home'],
    ['/my-menus', 'Saved Menus'],
    ['/menu/0189-42', 'Menu'],
    ['/settings', 'Settings'],
    ['/subscribe', 'Subscribe'],
    ['/subscription/success', 'Activating your subscription'],
    ['/grocery-list', 'Grocery List'],
    ['/saved-grocery-lists', 'Saved Grocery Lists'],
    ['/favourites', 'My Favourites'],
    ['/calendar', 'Calendar'],
  ])("[A-7] %s shows the page that one of the product's remotes declares", async (path, title) => {
    renderApp({ path });
    expect(await heading(title)).toBeVisible();
    expect(location.pathname).toBe(path);
  });

  it("[A-7] no two of the product's remotes declare the same page", () => {
    const declared = Object.values(productRemotes).flatMap(({ routes }) => routes);
    const paths = declared.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/menu/:id');
  });

  it('[ROUTE-11] /subscription/cancel redirects home', async () => {
    renderApp({ path: '/subscription/cancel' });
    expect(await heading('Home')).toBeVisible();
    expect(location.pathname).toBe('/');
  });

  it('[ROUTE-16] any other path redirects home', async () => {
    renderApp({ path: '/no/such/page' });
    expect(await heading('Home')).toBeVisible();
    expect(location.pathname).toBe('/');
  });

  it.each(['/login', '/register'])('[ROUTE-2] %s redirects home', async (path) => {
    renderApp({ path });
    expect(await heading('Home')).toBeVisible();
    expect(location.pathname).toBe('/');
  });

  it('[ROUTE-3][ROUTE-4] the public pages stay available', async () => {
    renderApp({ path: '/auth' }).unmount();
    expect(location.pathname).toBe('/auth');
    renderApp({ path: '/reset-password?token=t' });
    expect(await heading('Reset password')).toBeVisible();
  });

  it('a home page that no remote has is a card, not a loop', async () => {
    const { mf_recipes: _gone, ...others } = productRemotes;
    renderApp({ path: '/nowhere', remotes: () => others });
    expect(await screen.findByRole('heading', { name: 'Home could not be opened' })).toBeVisible();
  });

  it("sets the tab title to the page's", async () => {
    renderApp({ path: '/calendar' });
    await heading('Calendar');
    expect(document.title).toBe('Calendar · Larder');
  });
});

describe('[ROUTE-2][ROUTE-3][ROUTE-4][ROUTE-16][ROUTE-17][ROLE-2] visitors', () => {
  it.each([
    '/',
    '/my-menus',
    '/menu/0189-42',
    '/settings',
    '/subscribe',
    '/subscription/success',
    '/subscription/cancel',
    '/grocery-list',
    '/saved-grocery-lists',
    '/favourites',
    '/calendar',
  ])('[ROUTE-17][ROLE-2] %s asks for a login', async (path) => {
    renderApp({ path, session: 'signed-out' });
    expect(await heading('Log in')).toBeVisible();
    expect(location.pathname).toBe('/login');
  });

  it('[ROUTE-16] any other path asks for a login', async () => {
    renderApp({ path: '/no/such/page', session: 'signed-out' });
    expect(await heading('Log in')).toBeVisible();
    expect(location.pathname).toBe('/login');
  });

  it.each([
    ['[ROUTE-2]', '/login', 'Log in'],
    ['[ROUTE-2]', '/register', 'Create account'],
    ['[ROUTE-3]', '/auth', 'Log in'],
    ['[ROUTE-4]', '/reset-password?token=t', 'Reset password'],
  ])('%s %s is available to them', async (_clause, path, title) => {
    renderApp({ path, session: 'signed-out' });
    expect(await heading(title)).toBeVisible();
    expect(`${location.pathname}${location.search}`).toBe(path);
  });

  it('[ROLE-2] load no registry, user menu or remote', async () => {
    const remotes = jest.fn(() => productRemotes);
    renderApp({ path: '/calendar', session: 'signed-out', remotes });
    await heading('Log in');
    expect(remotes).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'User menu' })).not.toBeInTheDocument();
  });
});

describe('a session that ends', () => {
  it('[ROUTE-17] a page without a session goes to /auth, and is reopened after the login', async () => {
    const { user } = renderApp({ path: '/settings?tab=theme' });
    await heading('Settings');
    // Does what the base query does on a 401.
    const { baseApi } = await import('@larder/api-client');
    const { answerCalls, failWith } = await import('@larder/shell-sdk/testing');
    answerCalls({
      'GET /auth/user': () => failWith({ status: 401, code: 'unauthorized' }),
      'POST /auth/login': () => ({ token: tokenFor(testUser) }),
    });
    const { createAppStore } = await import('@larder/shell-sdk/host');
    const probe = baseApi.injectEndpoints({
      endpoints: (build) => ({
        probe: build.query<unknown, void>({ query: () => ({ url: '/auth/user' }) }),
      }),
    });
    await act(async () => {
      await createAppStore().dispatch(probe.endpoints.probe.initiate());
    });
    expect(await heading('Log in')).toBeVisible();
    expect(location.pathname).toBe('/auth');
    expect(await screen.findByText('You must be logged in.')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'robin@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await heading('Settings')).toBeVisible();
    expect(`${location.pathname}${location.search}`).toBe('/settings?tab=theme');
  });

  it('[STATE-1a] in another tab shows the login here too', async () => {
    renderApp({ path: '/settings' });
    await heading('Settings');
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await waitFor(() => expect(location.pathname).toBe('/login'));
  });

  it('[STATE-1a] because another person logs in in another tab leaves nothing on the page', async () => {
    const { user } = renderApp({
      path: '/settings',
      loadDefinition: async (name, remote) => {
        const definition = definitionOf(name, remote);
        const page = async () => ({ Page: () => <input aria-label="Note" /> });
        return { ...definition, routes: definition.routes.map((route) => ({ ...route, page })) };
      },
    });
    const tellOf = (person: Partial<typeof testUser>): void => {
      storeToken(tokenFor({ ...testUser, ...person }));
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    };
    await user.type(await screen.findByLabelText('Note'), 'mine');
    tellOf({ subscription_status: 'active' });
    expect(screen.getByLabelText('Note')).toHaveValue('mine');
    tellOf({ id: '01890000-0000-7000-8000-0000000000ff' });
    expect(await screen.findByLabelText('Note')).toHaveValue('');
  });
});
