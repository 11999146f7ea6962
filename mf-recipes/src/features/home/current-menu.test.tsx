import { clearToken } from '@larder/api-client';
import { copy } from '@larder/copy';
import {
  failWith,
  renderWithShell,
  testUser,
  type TestShellOptions,
} from '@larder/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  currentMenuKey,
  currentMenuReducer,
  dishAdded,
  titleChanged,
} from '../../shared/current-menu.model';
import { congee, friedRice } from '../../shared/sample-recipes.testing';
import { Page } from './home.page';

jest.setTimeout(30_000);

const savedId = '01890000-0000-7000-8000-000000000020';
const menuToEdit = {
  id: savedId,
  title: 'Sunday roast',
  items: [
    { id: 8, title: 'Chicken Congee', image: '/pictures/8.svg' },
    { id: 9, title: 'Lost Soup', image: null },
  ],
};

const show = (options: TestShellOptions = {}) =>
  renderWithShell(<Page />, {
    route: '/',
    session: 'subscribed',
    reducers: { [currentMenuKey]: currentMenuReducer },
    ...options,
    api: { 'GET /ingredients': () => [], ...options.api },
  });

const showEditing = (options: TestShellOptions = {}) =>
  show({ path: { pathname: '/', state: { menuToEdit } }, ...options });

const menu = () => within(screen.getByRole('region', { name: 'Current Menu' }));
const titleField = () => menu().getByRole('textbox', { name: 'Menu title' });
const dishes = () =>
  menu()
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const press = (name: string) => menu().getByRole('button', { name });

const realMatchMedia = window.matchMedia;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => {
  window.matchMedia = realMatchMedia;
});

describe('keeping the current menu', () => {
  it('[STATE-5a] survives a reload, per person', async () => {
    const first = show();
    act(() => {
      first.store.dispatch(dishAdded(friedRice));
      first.store.dispatch(titleChanged('Friday'));
    });
    first.unmount();
    const second = show();
    expect(titleField()).toHaveValue('Friday');
    expect(dishes()).toEqual(['Chicken Fried Rice']);
    second.unmount();
    show({
      session: {
        ...testUser,
        id: '01890000-0000-7000-8000-000000000002',
        subscription_status: 'active',
      },
    });
    expect(titleField()).toHaveValue('');
    expect(dishes()).toEqual([]);
  });

  it('[STATE-5a] survives the loss of the session', () => {
    const first = show();
    act(() => void first.store.dispatch(dishAdded(friedRice)));
    act(() => clearToken());
    first.unmount();
    show();
    expect(dishes()).toEqual(['Chicken Fried Rice']);
  });

  it('[STATE-5a] follows what another tab does to it', () => {
    const { store } = show();
    act(() => {
      store.dispatch(titleChanged('Friday'));
    });
    const key = `current-menu:${testUser.id}`;
    const kept = JSON.parse(localStorage.getItem(key) as string) as object;
    const [item] = menuToEdit.items;
    localStorage.setItem(key, JSON.stringify({ ...kept, items: [item] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(dishes()).toEqual(['Chicken Congee']);
    expect(titleField()).toHaveValue('Friday');
    expect(JSON.parse(localStorage.getItem(key) as string)).toMatchObject({ items: [item] });
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(dishes()).toEqual([]);
  });

  it('begins empty where the storage holds something unreadable', () => {
    for (const kept of ['{', '{"title":3}', '{"id":null,"title":"x","items":[null]}']) {
      localStorage.setItem(`current-menu:${testUser.id}`, kept);
      const { unmount } = show();
      expect(titleField()).toHaveValue('');
      unmount();
    }
  });
});

describe('changing a saved menu', () => {
  it('[HOME-2][MENUS-1e] loads the menu that a navigation passed once, and clears what was passed', async () => {
    const { location, user, navigate } = showEditing();
    await waitFor(() => expect(location().state).toBeNull());
    expect(titleField()).toHaveValue('Sunday roast');
    expect(menu().getByText(copy.menus.editing)).toBeVisible();
    const [congeeItem, soup] = menu().getAllByRole('listitem');
    expect(congeeItem).toHaveTextContent(/^Chicken Congee$/);
    expect(soup).toHaveTextContent(copy.menus.recipeGone);
    await user.click(press('Remove Lost Soup'));
    act(() => navigate('/favourites'));
    act(() => navigate('/'));
    expect(dishes()).toEqual(['Chicken Congee']);
  });

  it('[CALL-9][ERR-21a][STATE-5b] saves it in its place and begins anew', async () => {
    const { user, requests } = showEditing({ api: { 'PUT /menus/:id': () => ({}) } });
    await user.click(press('Move Lost Soup up'));
    await user.click(press('Save Menu'));
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({
      method: 'PUT',
      path: `/menus/${savedId}`,
      body: { title: 'Sunday roast', menuItems: [{ id: 9 }, { id: 8 }] },
    });
    expect(titleField()).toHaveValue('');
    expect(dishes()).toEqual([]);
    expect(localStorage.getItem(`current-menu:${testUser.id}`)).toBeNull();
  });

  it('[ERR-10a] keeps everything when it could not be saved', async () => {
    const { user } = showEditing({ api: { 'PUT /menus/:id': () => failWith({ status: 500 }) } });
    await user.type(titleField(), ' II');
    await user.click(press('Save Menu'));
    expect(await screen.findByText('Failed to save menu. Please try again.')).toBeVisible();
    expect(titleField()).toHaveValue('Sunday roast II');
    expect(dishes()).toHaveLength(2);
    expect(localStorage.getItem(`current-menu:${testUser.id}`)).toContain('Sunday roast II');
  });

  it('[CONST-5][VALID-10b][VALID-10c] says what the server refuses, and loses nothing', async () => {
    const message = 'You have reached the number of menus you can save.';
    const { user } = showEditing({
      api: {
        'PUT /menus/:id': () => failWith({ status: 403, code: 'limit_reached', message }),
      },
    });
    await user.click(press('Save Menu'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(titleField()).toHaveValue('Sunday roast');
    expect(dishes()).toHaveLength(2);
    await user.clear(titleField());
    await user.click(press('Save Menu'));
    expect(
      await screen.findByText('Please enter a title for your menu before saving.'),
    ).toBeVisible();
    expect(titleField()).toHaveFocus();
    await user.type(titleField(), 'Sunday');
    await user.click(press('Remove Lost Soup'));
    await user.click(press('Remove Chicken Congee'));
    await user.click(press('Save Menu'));
    expect(
      await screen.findByText('Please add at least one recipe to your menu before saving.'),
    ).toBeVisible();
    expect(titleField()).toHaveValue('Sunday');
  });

  it('becomes a new menu when the saved one has gone', async () => {
    const { user, requests } = showEditing({
      api: {
        'PUT /menus/:id': () => failWith({ status: 404, code: 'not_found' }),
        'POST /menus': () => ({ id: 'menu', message: 'Saved.' }),
      },
    });
    await user.click(press('Save Menu'));
    expect(await screen.findByText(copy.menus.noLongerSaved)).toBeVisible();
    expect(titleField()).toHaveValue('Sunday roast');
    await user.click(press('Save Menu'));
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ method: 'POST', path: '/menus' });
  });

  it('[HOME-2] sets aside what was being put together, and brings it back', async () => {
    const { user, store, navigate } = show();
    act(() => {
      store.dispatch(dishAdded(friedRice));
      store.dispatch(titleChanged('Friday'));
    });
    act(() => navigate('/', { menuToEdit }));
    await waitFor(() => expect(titleField()).toHaveValue('Sunday roast'));
    await user.click(press(copy.menus.bringBack('Friday')));
    expect(titleField()).toHaveValue('Friday');
    expect(dishes()).toEqual(['Chicken Fried Rice']);
    expect(menu().queryByText(copy.menus.editing)).not.toBeInTheDocument();
    await user.click(press(copy.menus.beginAnew));
    expect(titleField()).toHaveValue('');
    await user.click(press(copy.menus.bringBack('Friday')));
    expect(dishes()).toEqual(['Chicken Fried Rice']);
  });

  it('[VALID-15a] is refused without a subscription', async () => {
    const { location } = showEditing({ session: 'free' });
    expect(
      await screen.findByText('You need an active subscription to add recipes to a menu.'),
    ).toBeVisible();
    expect(titleField()).toHaveValue('');
    expect(location().state).toBeNull();
  });
});

describe('saving', () => {
  /** A menu that is on its way to the server until it is let through. */
  const showSaving = async () => {
    let arrive = (_answer: unknown): void => {};
    const shown = show({
      api: {
        'POST /menus': () => new Promise((resolve) => (arrive = resolve)),
        'PUT /menus/:id': () => ({}),
      },
    });
    act(() => {
      shown.store.dispatch(dishAdded(friedRice));
      shown.store.dispatch(titleChanged('Friday'));
    });
    await shown.user.click(press('Save Menu'));
    await waitFor(() => expect(shown.requests.at(-1)).toMatchObject({ path: '/menus' }));
    return { ...shown, arrive: () => arrive({ id: savedId, message: 'Saved.' }) };
  };

  it('[STATE-5b][CALL-9] keeps what was changed meanwhile, as a change of what was saved', async () => {
    const { user, requests, store, arrive } = await showSaving();
    act(() => void store.dispatch(dishAdded(congee)));
    arrive();
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(titleField()).toHaveValue('Friday');
    expect(dishes()).toEqual(['Chicken Fried Rice', 'Chicken Congee']);
    await user.click(press('Save Menu'));
    await waitFor(() => expect(dishes()).toEqual([]));
    expect(requests.at(-1)).toMatchObject({
      method: 'PUT',
      path: `/menus/${savedId}`,
      body: { menuItems: [{ id: friedRice.id }, { id: congee.id }] },
    });
  });

  it('[STATE-5b] leaves the menu alone that was begun meanwhile', async () => {
    const { user, store, arrive } = await showSaving();
    await user.click(press(copy.menus.beginAnew));
    act(() => void store.dispatch(dishAdded(congee)));
    arrive();
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(dishes()).toEqual(['Chicken Congee']);
    expect(menu().queryByText(copy.menus.editing)).not.toBeInTheDocument();
    expect(
      menu().queryByRole('button', { name: copy.menus.bringBack('Friday') }),
    ).not.toBeInTheDocument();
  });

  it('[VALID-10a] is locked without a subscription, and leads to the offer', async () => {
    const { user, location, requests } = show({ session: 'free' });
    await user.click(press('Save Menu'));
    expect(
      await screen.findByText('Saving menus is a locked feature. Please subscribe.'),
    ).toBeVisible();
    expect(location().pathname).toBe('/subscribe');
    expect(requests).toHaveLength(0);
  });

  it('[VALID-10a] is locked when the server says that the subscription has ended, and loses nothing', async () => {
    const { user, location } = showEditing({
      api: {
        'PUT /menus/:id': () => failWith({ status: 403, code: 'subscription_required' }),
        'GET /auth/refresh-session': () => failWith({ status: 503 }),
      },
    });
    await user.click(press('Save Menu'));
    expect(
      await screen.findByText('Saving menus is a locked feature. Please subscribe.'),
    ).toBeVisible();
    expect(location().pathname).toBe('/subscribe');
    expect(localStorage.getItem(`current-menu:${testUser.id}`)).toContain('Sunday roast');
  });
});

describe('on a narrow screen', () => {
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...realMatchMedia(query), matches: /max-width/.test(query) });
  });

  it('[MODALS-1][EDITOR-1] is a dialog behind a button that counts the dishes', async () => {
    const { user, store } = show({
      api: { 'POST /menus': () => ({ id: 'menu', message: 'Saved.' }) },
    });
    expect(screen.queryByRole('region', { name: 'Current Menu' })).not.toBeInTheDocument();
    act(() => {
      store.dispatch(dishAdded(friedRice));
      store.dispatch(dishAdded(congee));
    });
    await user.click(screen.getByRole('button', { name: 'Current Menu (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Current Menu' }));
    await user.type(dialog.getByRole('textbox', { name: 'Menu title' }), 'Friday');
    await user.click(dialog.getByRole('button', { name: 'Save Menu' }));
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Current Menu (0)' })).toBeVisible();
  });

  it('[MENUS-1e] a menu to edit opens the dialog', async () => {
    const { location } = showEditing();
    const dialog = within(await screen.findByRole('dialog', { name: 'Current Menu' }));
    expect(dialog.getByRole('textbox', { name: 'Menu title' })).toHaveValue('Sunday roast');
    expect(location().state).toBeNull();
  });
});
