import { clearToken } from '@larder/api-client';
import { copy } from '@larder/copy';
import {
  failWith,
  renderWithShell,
  testUser,
  type TestShellOptions,
} from '@larder/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { menuDrafts, withDish, withTitle } from '../../shared/current-menu.model';
import { congee, found, friedRice } from '../../shared/sample-recipes.testing';
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
    ...options,
    api: {
      'GET /ingredients': () => [],
      'GET /kitchen': () => ({ foods: [], version: 0 }),
      ...options.api,
    },
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

/** Where the menu in the editor is stored. */
const draftKey = () => `larder:draft:${testUser.id}:menu:${menuDrafts.open(testUser.id).key}`;

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
      menuDrafts.change(testUser.id, withDish(friedRice));
      menuDrafts.change(testUser.id, withTitle('Friday'));
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

  it('[STATE-5a] survives the end of the session', () => {
    const first = show();
    act(() => void menuDrafts.change(testUser.id, withDish(friedRice)));
    act(() => clearToken());
    first.unmount();
    show();
    expect(dishes()).toEqual(['Chicken Fried Rice']);
  });

  it("[STATE-5a] follows another tab's changes", () => {
    show();
    act(() => {
      menuDrafts.change(testUser.id, withTitle('Friday'));
    });
    const key = draftKey();
    const kept = JSON.parse(localStorage.getItem(key) as string) as object;
    const [item] = menuToEdit.items;
    localStorage.setItem(
      key,
      JSON.stringify({ ...kept, content: { title: 'Friday', items: [item] } }),
    );
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(dishes()).toEqual(['Chicken Congee']);
    expect(titleField()).toHaveValue('Friday');
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(dishes()).toEqual([]);
  });

  it('starts empty when the stored draft is unreadable', () => {
    for (const content of [3, { title: 3 }, { title: 'x', items: [null] }]) {
      menuDrafts.change(testUser.id, withTitle('Friday'));
      const key = draftKey();
      const kept = JSON.parse(localStorage.getItem(key) as string) as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, content }));
      const { unmount } = show();
      expect(titleField()).toHaveValue('');
      unmount();
    }
  });

  it('says so when the browser has no room for the draft', async () => {
    const { user } = show();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(titleField(), 'Friday');
    expect(titleField()).toHaveValue('Friday');
    expect(menu().getByText(copy.drafts.notKept)).toBeVisible();
    jest.restoreAllMocks();
    await user.type(titleField(), ' night');
    expect(menu().queryByText(copy.drafts.notKept)).not.toBeInTheDocument();
  });
});

describe('several drafts', () => {
  const unsaved = (name: string) => within(screen.getByRole('region', { name }));
  const other = {
    menuToEdit: { id: 'b', version: 1, title: 'Brunch', items: [menuToEdit.items[0]] },
  };
  const showBuilt = async () => {
    const shown = show();
    act(() => {
      menuDrafts.change(testUser.id, withDish(friedRice));
      menuDrafts.change(testUser.id, withTitle('My dinner'));
    });
    expect(screen.queryByRole('region', { name: /unsaved/ })).not.toBeInTheDocument();
    return shown;
  };
  const openSaved = async (navigate: (to: string, state: unknown) => void, state: object) => {
    const { title } = (state as typeof other).menuToEdit;
    act(() => navigate('/', state));
    await waitFor(() => expect(titleField()).toHaveValue(title));
  };

  it('[D-4][HOME-2][MENUS-1e] opening two saved menus keeps the unsaved one intact', async () => {
    const { user, navigate } = await showBuilt();
    await openSaved(navigate, { menuToEdit });
    await openSaved(navigate, other);
    await user.click(
      unsaved('1 unsaved: My dinner').getByRole('button', { name: 'Open My dinner' }),
    );
    expect(titleField()).toHaveValue('My dinner');
    expect(dishes()).toEqual(['Chicken Fried Rice']);
    expect(menu().queryByText(copy.menus.editing)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /unsaved/ })).not.toBeInTheDocument();
  });

  it('[D-5] lists all of them, menus and plans, until they are opened or discarded', async () => {
    const { user, navigate } = await showBuilt();
    await openSaved(navigate, { menuToEdit });
    await user.type(titleField(), ' II');
    await openSaved(navigate, other);
    const plan = {
      format: 1,
      version: 1,
      title: 'Week 48',
      changed: true,
      changedAt: 1,
      content: {},
      origin: null,
    };
    const key = `larder:draft:${testUser.id}:plan:first`;
    localStorage.setItem(key, JSON.stringify(plan));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    const list = unsaved('3 unsaved: Sunday roast II, My dinner, Week 48');
    expect(list.getByText('Weekly plan')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Discard My dinner' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.click(list.getByRole('button', { name: 'Discard My dinner' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    const rest = unsaved('2 unsaved: Sunday roast II, Week 48');
    await user.click(rest.getByRole('button', { name: 'Open Sunday roast II' }));
    expect(titleField()).toHaveValue('Sunday roast II');
    expect(rest.getByText('Menu, in the editor')).toBeVisible();
  });

  it("[D-4] restores a saved menu's unsaved changes when it is edited again", async () => {
    const { user, navigate } = show();
    await openSaved(navigate, { menuToEdit });
    await user.type(titleField(), ' II');
    await openSaved(navigate, other);
    act(() => navigate('/', { menuToEdit }));
    expect(
      await screen.findByText('Your unsaved changes to “Sunday roast” are back.'),
    ).toBeVisible();
    expect(titleField()).toHaveValue('Sunday roast II');
    await user.click(press('Discard changes'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    expect(titleField()).toHaveValue('Sunday roast');
    expect(screen.queryByRole('region', { name: /unsaved/ })).not.toBeInTheDocument();
  });

  it("[D-5] are kept for the person through a log-out and another person's visit", async () => {
    const { user, navigate, unmount } = await showBuilt();
    await openSaved(navigate, { menuToEdit });
    await user.type(titleField(), ' II');
    act(() => clearToken());
    unmount();
    const visit = show({ session: { ...testUser, id: 'kim', subscription_status: 'active' } });
    expect(titleField()).toHaveValue('');
    expect(screen.queryByText(/My dinner|Sunday roast/)).not.toBeInTheDocument();
    visit.unmount();
    sessionStorage.clear();
    show();
    expect(titleField()).toHaveValue('Sunday roast II');
    expect(
      screen.getByRole('region', { name: '2 unsaved: Sunday roast II, My dinner' }),
    ).toBeVisible();
  });
});

describe('the servings of the current menu', () => {
  const servings = (of: string) => menu().getByRole('spinbutton', { name: `Servings of ${of}` });
  const api = { 'POST /menus': () => ({ id: 'new', message: 'Saved.' }) };
  const fill = () =>
    act(() => {
      menuDrafts.change(testUser.id, withTitle('Party'));
      menuDrafts.change(testUser.id, withDish({ ...friedRice, recipeServings: 2 }));
      menuDrafts.change(testUser.id, withDish({ ...congee, recipeServings: 2 }));
    });

  it('[OWN-17] are set for each dish, survive a reload, and are saved', async () => {
    const first = show({ api });
    fill();
    expect(servings('Chicken Congee')).toHaveValue('2');
    await first.user.type(servings('Chicken Congee'), '80');
    first.unmount();
    const { user, requests } = show({ api });
    expect(servings('Chicken Congee')).toHaveValue('80');
    await user.click(press('Save Menu'));
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({
      title: 'Party',
      menuItems: [{ id: 7 }, { id: 8, servings: 80 }],
    });
  });

  it('[OWN-18] are set for the whole menu with one control', async () => {
    const { user } = show({ api });
    fill();
    expect(servings('every dish')).toHaveValue('2');
    await user.type(servings('every dish'), '80');
    expect(servings('Chicken Fried Rice')).toHaveValue('80');
    expect(servings('Chicken Congee')).toHaveValue('80');
    await user.click(press('Fewer servings of Chicken Congee'));
    expect(servings('every dish')).toHaveValue('');
    expect(servings('Chicken Congee')).toHaveValue('79');
  });

  it('[OWN-18] leave alone what only says how many times it is made', async () => {
    const { user, requests } = show({ api });
    fill();
    act(() =>
      menuDrafts.change(
        testUser.id,
        withDish({ id: 9, title: 'Rolls', image: '/9.svg', servings: null, recipeServings: null }),
      ),
    );
    await user.type(servings('every dish'), '80');
    const times = menu().getByRole('spinbutton', { name: 'How many times to make Rolls' });
    expect(times).toHaveValue('1');
    await user.click(press('Make Rolls more times'));
    await user.click(press('Save Menu'));
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(requests.at(-1)?.body).toMatchObject({
      menuItems: [{ servings: 80 }, { servings: 80 }, { id: 9, servings: 2 }],
    });
  });

  it('[OWN-17] refuse a number out of range in one sentence, and settle for the nearest', async () => {
    const { user } = show({ api });
    fill();
    await user.type(servings('Chicken Congee'), '5000');
    expect(menu().getByText('Servings must be a whole number from 1 to 1000.')).toBeVisible();
    await user.tab();
    expect(servings('Chicken Congee')).toHaveValue('1000');
  });

  it('[OWN-17] are unknown in a draft of an earlier version, which is kept', async () => {
    fill();
    const key = draftKey();
    const kept = JSON.parse(localStorage.getItem(key) as string) as object;
    const content = { title: 'Party', items: [menuToEdit.items[0]] };
    localStorage.setItem(key, JSON.stringify({ ...kept, version: 1, content }));
    const { user, requests } = show({ api });
    expect(dishes()).toEqual(['Chicken Congee']);
    expect(servings('Chicken Congee')).toHaveValue('');
    await user.click(press('Save Menu'));
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({ title: 'Party', menuItems: [{ id: 8 }] });
  });
});

describe('a menu that another device has changed', () => {
  const theirs = {
    id: savedId,
    title: 'Sunday lunch',
    created_at: '2026-11-01T12:00:00.000Z',
    updated_at: '2026-11-02T12:00:00.000Z',
    version: 5,
    recipes: [{ ...congee, readyInMinutes: 10, available: true }],
  };
  const showConflict = async (saved: object = theirs) => {
    const shown = show({
      path: { pathname: '/', state: { menuToEdit: { ...menuToEdit, version: 4 } } },
      api: {
        'PUT /menus/:id': ({ body }) =>
          (body as { version: number }).version === 5
            ? { ...theirs, version: 6 }
            : failWith({ status: 409, code: 'menu_changed', besides: { menu: saved } }),
        'POST /menus': () => ({ id: 'new', message: 'Saved.' }),
      },
    });
    await waitFor(() => expect(titleField()).toHaveValue('Sunday roast'));
    await shown.user.type(titleField(), ' II');
    await shown.user.click(press('Save Menu'));
    return shown;
  };
  const question = async () =>
    within(
      await screen.findByRole('dialog', { name: '“Sunday lunch” was changed on another device' }),
    );

  it('[D-13] is shown next to the local version, without losing anything', async () => {
    const { user, requests } = await showConflict();
    const dialog = await question();
    const mine = within(dialog.getByRole('region', { name: 'Your version' }));
    const saved = within(dialog.getByRole('region', { name: 'Saved version' }));
    expect(mine.getByText('Sunday roast II')).toBeVisible();
    expect(mine.getAllByRole('listitem')).toHaveLength(2);
    expect(saved.getByText('Sunday lunch')).toBeVisible();
    expect(saved.getAllByRole('listitem')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(titleField()).toHaveValue('Sunday roast II');
    expect(requests.at(-1)).toMatchObject({ method: 'PUT', body: { version: 4 } });
  });

  it('[D-13] is replaced when the person keeps theirs', async () => {
    const { user, requests } = await showConflict();
    await user.click((await question()).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({
      method: 'PUT',
      body: { title: 'Sunday roast II', menuItems: [{ id: 8 }, { id: 9 }], version: 5 },
    });
    expect(titleField()).toHaveValue('');
  });

  it('[D-13] replaces the local version and can be edited from there', async () => {
    const { user, requests } = await showConflict();
    await user.click((await question()).getByRole('button', { name: 'Take theirs' }));
    expect(titleField()).toHaveValue('Sunday lunch');
    expect(dishes()).toEqual(['Chicken Congee']);
    await user.type(titleField(), ' II');
    await user.click(press('Save Menu'));
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ body: { title: 'Sunday lunch II', version: 5 } });
  });

  it('[D-13] stays, and the local version becomes a new menu', async () => {
    const { user, requests } = await showConflict();
    await user.click((await question()).getByRole('button', { name: 'Save mine as new' }));
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/menus',
      body: { title: 'Sunday roast II' },
    });
    expect(titleField()).toHaveValue('');
  });

  it('[D-13] is not a conflict when the versions are equal, as after a lost response', async () => {
    const same = { ...theirs, title: 'Sunday roast II', recipes: menuToEdit.items };
    await showConflict(same);
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(titleField()).toHaveValue('');
  });
});

describe('changing a saved menu', () => {
  it('[HOME-2][MENUS-1e] loads the menu passed by a navigation once, then clears it', async () => {
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

  it('[CALL-9][ERR-21a][STATE-5b] replaces it and starts a new menu', async () => {
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
    expect(Object.keys(localStorage).filter((key) => key.includes(':menu:'))).toEqual([]);
  });

  it('[ERR-10a] keeps everything when saving fails', async () => {
    const { user } = showEditing({ api: { 'PUT /menus/:id': () => failWith({ status: 500 }) } });
    await user.type(titleField(), ' II');
    await user.click(press('Save Menu'));
    expect(await screen.findByText('Failed to save menu. Please try again.')).toBeVisible();
    expect(titleField()).toHaveValue('Sunday roast II');
    expect(dishes()).toHaveLength(2);
    expect(localStorage.getItem(draftKey())).toContain('Sunday roast II');
  });

  it("[CONST-5][VALID-10b][VALID-10c] reports the server's refusal and loses nothing", async () => {
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

  it('becomes a new menu when the saved one was deleted', async () => {
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
  /** A save request that is held until released. */
  const showSaving = async () => {
    let arrive = (_answer: unknown): void => {};
    const shown = show({
      api: {
        'POST /menus': () => new Promise((resolve) => (arrive = resolve)),
        'PUT /menus/:id': () => ({}),
      },
    });
    act(() => {
      menuDrafts.change(testUser.id, withDish(friedRice));
      menuDrafts.change(testUser.id, withTitle('Friday'));
    });
    await shown.user.click(press('Save Menu'));
    await waitFor(() => expect(shown.requests.at(-1)).toMatchObject({ path: '/menus' }));
    return { ...shown, arrive: () => arrive({ id: savedId, message: 'Saved.' }) };
  };

  it('[STATE-5b][CALL-9] keeps changes made while saving as changes to the saved menu', async () => {
    const { user, requests, arrive } = await showSaving();
    act(() => void menuDrafts.change(testUser.id, withDish(congee)));
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

  it('[STATE-5b] leaves a menu started while saving alone', async () => {
    const { user, arrive } = await showSaving();
    await user.click(press(copy.menus.beginAnew));
    act(() => void menuDrafts.change(testUser.id, withDish(congee)));
    arrive();
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(dishes()).toEqual(['Chicken Congee']);
    expect(menu().queryByText(copy.menus.editing)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /unsaved/ })).not.toBeInTheDocument();
  });

  it('[VALID-10a] is locked without a subscription, and goes to the offer', async () => {
    const { user, location, requests } = show({ session: 'free' });
    await user.click(press('Save Menu'));
    expect(
      await screen.findByText('Saving menus is a locked feature. Please subscribe.'),
    ).toBeVisible();
    expect(location().pathname).toBe('/subscribe');
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('[VALID-10a] is locked when the server reports that the subscription has ended, and loses nothing', async () => {
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
    expect(localStorage.getItem(draftKey())).toContain('Sunday roast');
  });
});

describe('on a narrow screen', () => {
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...realMatchMedia(query), matches: /max-width/.test(query) });
  });

  it('[MODALS-1][EDITOR-1] is a dialog behind a button that counts the dishes', async () => {
    const { user } = show({
      api: { 'POST /menus': () => ({ id: 'menu', message: 'Saved.' }) },
    });
    expect(screen.queryByRole('region', { name: 'Current Menu' })).not.toBeInTheDocument();
    act(() => {
      menuDrafts.change(testUser.id, withDish(friedRice));
      menuDrafts.change(testUser.id, withDish(congee));
    });
    await user.click(screen.getByRole('button', { name: 'Current Menu (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Current Menu' }));
    await user.type(dialog.getByRole('textbox', { name: 'Menu title' }), 'Friday');
    await user.click(dialog.getByRole('button', { name: 'Save Menu' }));
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Current Menu (0)' })).toBeVisible();
  });

  it('[DISH-5] folds the premium choices, also before the first search', async () => {
    const { user } = show();
    const restricted = () => screen.getByRole('switch', { name: 'Restricted Mode', hidden: true });
    expect(restricted()).not.toBeVisible();
    await user.click(screen.getByText('Refine'));
    expect(restricted()).toBeVisible();
  });

  it('[DISH-5] scrolls to the dishes once the panel above them has folded', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const folded: boolean[] = [];
    scrolled.mockImplementation(() => {
      folded.push(screen.getByRole('searchbox', { name: 'Dish name' }).closest('details') !== null);
    });
    // Further down than where the page begins.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      ...{ x: 0, y: 2000, top: 2000, bottom: 2000, left: 0, right: 0, width: 0, height: 0 },
      toJSON: () => '',
    });
    try {
      const { user } = show({
        session: 'free',
        api: {
          'GET /recipes/search': () => found([friedRice]),
          'PUT /kitchen': ({ body }) => ({ ...(body as object), version: 1 }),
        },
      });
      await user.type(screen.getByRole('combobox', { name: 'Ingredient' }), 'chicken{Enter}');
      await user.click(screen.getByRole('button', { name: 'Generate Dishes' }));
      await screen.findByRole('article', { name: 'Chicken Fried Rice' });
      expect(folded.length).toBeGreaterThan(0);
      expect(folded).not.toContain(false);
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('[DISH-4] is open where another page leads to it', async () => {
    menuDrafts.change(testUser.id, withDish(friedRice));
    const { location } = show({ path: { pathname: '/', state: { showsMenu: true } } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Current Menu' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent('Chicken Fried Rice');
    expect(location().state).toBeNull();
  });

  it('[MENUS-1e] editing a menu opens the dialog', async () => {
    const { location } = showEditing();
    const dialog = within(await screen.findByRole('dialog', { name: 'Current Menu' }));
    expect(dialog.getByRole('textbox', { name: 'Menu title' })).toHaveValue('Sunday roast');
    expect(location().state).toBeNull();
  });
});
