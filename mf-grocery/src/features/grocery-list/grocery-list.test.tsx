import type { GroceryNeedView, MenuGroceryListView } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import { failWith, renderWithShell, testUser } from '@larder/shell-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page } from './grocery-list.page';

jest.setTimeout(30_000);

const created = { id: '01890000-0000-7000-8000-000000000010', message: 'List saved successfully!' };

const menu = (id: string, title: string, item_count: number) => ({
  id: `01890000-0000-7000-8000-0000000000${id}`,
  title,
  created_at: '2026-05-02T09:30:00.000Z',
  updated_at: '2026-05-02T09:30:00.000Z',
  item_count,
  images: [],
});
const sunday = menu('21', 'Sunday lunch', 3);
const picnic = menu('22', 'Picnic', 1);
const need = (
  text: string,
  aisle: GroceryNeedView['aisle'],
  ...recipes: string[]
): GroceryNeedView => ({
  id: crypto.randomUUID(),
  food: text.replace(/^[\d ]*(g|l) ?|^\d+ /, ''),
  text,
  quantity: /^\d/.test(text) ? { min: parseInt(text, 10), max: parseInt(text, 10) } : null,
  unit: null,
  about: false,
  ingredient: null,
  aisle,
  purchase: null,
  much: false,
  sources: recipes.map((recipe, index) => ({
    recipeId: index + 1,
    recipe,
    line: text,
    servings: 4,
  })),
});
const made = (pantryItems: string[], ...items: ReturnType<typeof need>[]): MenuGroceryListView => ({
  groceryList: items.map(({ text }) => text),
  items,
  pantryItems,
  heldItems: pantryItems.map((text) => need(text, null)),
  repeatedDishes: [],
  pantryAssumed: false,
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const noMenus = { menus: [], menuCount: 0, menuLimit: 25 };
const savedMenus = { menus: [sunday, picnic], menuCount: 2, menuLimit: 25 };

describe('a list for saved menus', () => {
  it('[GROC-1a][CALL-13][ERR-21h] is generated from the selected ones, with pantry items listed separately', async () => {
    const { user, requests } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': () =>
          made(['salt'], need('2 onions', 'produce'), need('500 g flour', 'baking')),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    expect(await screen.findByText('Grocery list generated successfully!')).toBeVisible();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      menuIds: [picnic.id],
      once: [],
      country: 'US',
    });
    expect(screen.getByLabelText('Item 1')).toHaveValue('2 onions');
    expect(screen.getByLabelText('Item 2')).toHaveValue('500 g flour');
    const held = screen.getByRole('region', { name: 'Check you have' });
    expect(within(held).getByText('salt')).toBeVisible();
  });

  it('[VALID-13] requires a menu', async () => {
    const { user, requests } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => savedMenus },
    });
    await user.click(await screen.findByRole('button', { name: 'Generate Grocery List' }));
    expect(
      await screen.findByText('Please select at least one menu to generate a list.'),
    ).toBeVisible();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[VALID-13] requires one even when none is saved yet', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus },
    });
    await user.click(await screen.findByRole('button', { name: 'Generate Grocery List' }));
    expect(
      await screen.findByText('Please select at least one menu to generate a list.'),
    ).toBeVisible();
  });

  it('[ENT-7][CALL-13] is built from the texts when there are no details', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': () => ({ groceryList: ['2 eggs', 'milk'] }),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    expect(await screen.findByLabelText('Item 1')).toHaveValue('2 eggs');
    expect(screen.getByLabelText('Item 2')).toHaveValue('milk');
  });

  it('[ERR-21g] says so when everything is at hand', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': () => made(['salt']),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Sunday lunch' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    expect(
      await screen.findByText('Looks like you have all the ingredients for the selected menus!'),
    ).toBeVisible();
  });

  it('[ERR-17b] keeps the selection and the list when generating fails', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': () => failWith({ status: 500 }),
      },
    });
    await user.type(screen.getByLabelText('New item'), 'candles{Enter}');
    await user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    expect(await screen.findByText('Failed to generate grocery list.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Picnic' })).toBeChecked();
    expect(screen.getByLabelText('Item 1')).toHaveValue('candles');
  });

  it('[ERR-17a] reports that the menus could not be loaded, and retries', async () => {
    let attempts = 0;
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => (++attempts === 1 ? failWith({ status: 500 }) : savedMenus) },
    });
    const sentence = 'Could not fetch your saved menus. Please try again later.';
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: 'Picnic' })).toBeInTheDocument();
  });
});

describe('a new grocery list', () => {
  it('[GROC-1a][STATE-9a][ERR-21d][CALL-14] is written down, named and saved', async () => {
    const { user, requests } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus, 'POST /grocery-lists': () => created },
    });
    expect(screen.getByRole('button', { name: 'Save List' })).toBeDisabled();
    await user.type(screen.getByLabelText('New item'), '2 onions{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save List' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save Grocery List' });
    await user.type(within(dialog).getByLabelText('List name'), ' Saturday ');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('List saved successfully!')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { listName: 'Saturday', ingredients: ['2 onions'] } },
    ]);
    expect(screen.getByRole('button', { name: 'Save List' })).toBeDisabled();
  });

  it('[SHOP-1] reads several items in one entry, and the lines of what is pasted', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus },
    });
    const written = () =>
      screen.queryAllByLabelText(/^Item \d+$/).map((field) => (field as HTMLInputElement).value);
    await user.type(screen.getByLabelText('New item'), '200 g flour, 3 eggs milk{Enter}');
    expect(written()).toEqual(['200 g flour', '3 eggs', 'milk']);
    await user.click(screen.getByLabelText('New item'));
    await user.paste('mac and cheese\n\n2 onions, chopped\n');
    expect(written().slice(3)).toEqual(['mac and cheese', '2 onions, chopped']);
    await user.paste(`tea\n${'x'.repeat(201)}`);
    expect(await screen.findByText(copy.grocery.lineTooLong(200))).toBeVisible();
    expect(written()).toHaveLength(5);
  });

  it('[SHOP-3] clears what is ticked until that is undone', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus },
    });
    const written = () =>
      screen.queryAllByLabelText(/^Item \d+$/).map((field) => (field as HTMLInputElement).value);
    await user.type(screen.getByLabelText('New item'), 'tea; milk; bread{Enter}');
    await user.click(screen.getByRole('checkbox', { name: copy.grocery.tickItem('tea') }));
    await user.click(screen.getByRole('checkbox', { name: copy.grocery.tickItem('bread') }));
    await user.click(screen.getByRole('button', { name: copy.grocery.clearTicked }));
    expect(written()).toEqual(['milk']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(written()).toEqual(['tea', 'milk', 'bread']);
  });

  it('[SHOP-4] goes to a saved list, which adds up the amounts and asks about dishes it has already', async () => {
    const saturday = {
      ...{ id: created.id, list_name: 'Saturday', created_at: '2026-05-02T09:30:00.000Z' },
      ...{ list_data: ['2 onions', 'tea'], version: 3, ticked_count: 0, checks: [] },
      items: ['2 onions', 'tea'].map((text, index) => ({
        ...{ id: `01890000-0000-7000-8000-0000000001${index + 10}`, text, ticks: [], version: 1 },
        ...{ aisle: null, purchase: null, much: false },
        sources: index === 0 ? [{ recipeId: 7, recipe: 'Onion Soup', line: '2 onions' }] : [],
      })),
    };
    const onions = {
      ...need('3 onions', 'produce'),
      sources: [{ recipeId: 7, recipe: 'Onion Soup', line: '3 onions', servings: 4 }],
    };
    const { user, requests, location } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': () => made([], onions, need('1 l milk', 'dairy')),
        'GET /grocery-lists': () => ({ lists: [saturday], listCount: 1, listLimit: 25 }),
        'GET /grocery-lists/:id': () => saturday,
        'PATCH /grocery-lists/:id/items': () => saturday,
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    await screen.findByDisplayValue('1 l milk');
    await user.click(screen.getByRole('button', { name: copy.grocery.addToSaved }));
    const dialog = within(await screen.findByRole('dialog', { name: copy.grocery.addToSaved }));
    await waitFor(() =>
      expect(dialog.getByLabelText(copy.grocery.chooseList)).toHaveValue(created.id),
    );
    await user.click(dialog.getByRole('button', { name: copy.grocery.addTo }));
    expect(await dialog.findByText(copy.grocery.dishesThere('Onion Soup'))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: copy.grocery.addThemAgain }));
    expect(await screen.findByText(copy.grocery.added('Saturday'))).toBeVisible();
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      operations: [
        { kind: 'edit', item: saturday.items[0]?.id, text: '5 onions' },
        { kind: 'add', text: '1 l milk' },
      ],
    });
    expect(location()).toMatchObject({
      pathname: '/saved-grocery-lists',
      search: `?list=${created.id}`,
    });
  });

  it('[SHOP-4] is made for a menu that the address names', async () => {
    const { requests } = renderWithShell(<Page />, {
      session: 'subscribed',
      path: `/grocery-list?menu=${picnic.id}`,
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': () => made([], need('1 l milk', 'dairy')),
      },
    });
    expect(await screen.findByDisplayValue('1 l milk')).toBeVisible();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      menuIds: [picnic.id],
    });
  });

  it('[SHOP-5] once saved, opens for shopping with one press', async () => {
    const { user, location } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus, 'POST /grocery-lists': () => created },
    });
    await user.type(screen.getByLabelText('New item'), 'tea{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save List' }));
    await user.type(await screen.findByLabelText('List name'), 'Saturday{Enter}');
    await user.click(await screen.findByRole('link', { name: copy.grocery.shopWithIt }));
    expect(location()).toMatchObject({
      pathname: '/saved-grocery-lists',
      search: `?list=${created.id}`,
    });
  });

  it('[SHOP-5] opens for shopping as it is saved, and keeps its name if that fails', async () => {
    let isDown = true;
    const { user, location, requests } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => noMenus,
        'POST /grocery-lists': () =>
          isDown
            ? failWith({ status: 503, code: 'service_unavailable', message: 'Try again.' })
            : created,
      },
    });
    await user.type(screen.getByLabelText('New item'), 'tea{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save List' }));
    const shop = await screen.findByRole('button', { name: copy.grocery.saveAndShop });
    await user.click(shop);
    expect(await screen.findByText(copy.grocery.nameMissing)).toBeVisible();
    await user.type(screen.getByLabelText('List name'), 'Saturday');
    await user.click(shop);
    await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
    await waitFor(() => expect(shop).toBeEnabled());
    expect(screen.getByLabelText('List name')).toHaveValue('Saturday');
    isDown = false;
    await user.click(shop);
    await waitFor(() =>
      expect(location()).toMatchObject({
        pathname: '/saved-grocery-lists',
        search: `?list=${created.id}`,
      }),
    );
  });

  it('[GROC-1b] includes text still in the field, without moving anything from under the pointer', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus },
    });
    await user.type(screen.getByLabelText('New item'), '2 onions{Enter}candles');
    const save = screen.getByRole('button', { name: 'Save List' });
    await user.pointer({ keys: '[MouseLeft>]', target: save });
    expect(screen.queryByLabelText('Item 2')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: save });
    expect(await screen.findByRole('dialog', { name: 'Save Grocery List' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByLabelText('Item 2')).toHaveValue('candles');
    const field = screen.getByLabelText('New item');
    await user.type(field, 'tea');
    await user.pointer([
      { keys: '[MouseLeft>]', target: save },
      { keys: '[/MouseLeft]', target: document.body },
    ]);
    expect(await screen.findByLabelText('Item 3')).toHaveValue('tea');
    await user.type(field, 'salt');
    await user.tab();
    await user.tab();
    expect(screen.getByLabelText('Item 4')).toHaveValue('salt');
  });

  it('[GROC-1b] shows a long item in full, and keeps what is pasted into it in one line', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus },
    });
    await user.type(screen.getByLabelText('New item'), 'chopped{Enter}');
    const item = screen.getByLabelText('Item 1');
    expect(item.tagName).toBe('TEXTAREA');
    await user.click(item);
    await user.paste(' tomatoes,\n drained');
    expect(item).toHaveValue('chopped tomatoes, drained');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Delete chopped tomatoes, drained' })).toBeVisible();
  });

  it("[GROC-1b] adds the field's text exactly once when a press ended out of sight", async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus },
    });
    const field = screen.getByLabelText('New item');
    await user.type(field, 'salt');
    // A browser menu swallows the release.
    await user.pointer({ keys: '[MouseRight>]', target: document.body });
    act(() => field.focus());
    await user.keyboard('ed butter{Enter}');
    expect(screen.getByLabelText('Item 1')).toHaveValue('salted butter');
    await user.keyboard('tea');
    await user.tab();
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Save List' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByLabelText('Item 2')).toHaveValue('tea');
    expect(screen.queryByLabelText('Item 3')).not.toBeInTheDocument();
  });

  it('[VALID-14] is not saved without a name', async () => {
    const { user, requests } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus },
    });
    await user.type(screen.getByLabelText('New item'), '2 onions{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save List' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a name for your list.')).toBeVisible();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[ERR-17c] loses nothing when saving fails', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus, 'POST /grocery-lists': () => failWith({ status: 500 }) },
    });
    await user.type(screen.getByLabelText('New item'), '2 onions{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save List' }));
    await user.type(await screen.findByLabelText('List name'), 'Saturday');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save list.')).toBeVisible();
    expect(screen.getByLabelText('List name')).toHaveValue('Saturday');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Item 1')).toHaveValue('2 onions');
  });

  it('[NAV-1] leads to the saved lists', async () => {
    const { user, location } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus },
    });
    await user.click(screen.getByRole('link', { name: 'Saved Grocery Lists' }));
    expect(location().pathname).toBe('/saved-grocery-lists');
  });

  it('[ROLE-3a] is locked without a subscription', () => {
    renderWithShell(<Page />, { session: 'free' });
    expect(screen.queryByLabelText('New item')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/subscribe');
  });
});

describe('an unsaved list', () => {
  const write = async (...texts: string[]) => {
    const shell = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /grocery-lists': () => created,
        'POST /menus/grocery-list': () =>
          made(['salt', '3 1/2 cups oil'], need('2 carrots', 'produce'), need('1 l milk', 'dairy')),
      },
    });
    for (const text of texts) {
      await shell.user.type(screen.getByLabelText('New item'), `${text}{Enter}`);
    }
    return shell;
  };
  const written = () =>
    screen.queryAllByLabelText(/^Item \d+$/).map((field) => (field as HTMLInputElement).value);

  it('[GROC-1b] restores a deleted item at its place', async () => {
    const { user } = await write('onions', 'milk', 'tea');
    await user.click(screen.getByRole('button', { name: 'Delete milk' }));
    expect(written()).toEqual(['onions', 'tea']);
    expect(screen.getByText('Removed: milk')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(written()).toEqual(['onions', 'milk', 'tea']);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
    );
  });

  it('[STATE-9a] is reordered by keyboard, and stays put at either end', async () => {
    const { user } = await write('onions', 'milk', 'tea');
    act(() => screen.getByRole('button', { name: 'Move tea' }).focus());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(written()).toEqual(['tea', 'onions', 'milk']);
    expect(screen.getByText('tea: 1 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move tea' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(written()).toEqual(['onions', 'tea', 'milk']);
  });

  it.each([
    ['to the upper edge of another', 0, ['tea', 'onions', 'milk']],
    ['to the lower edge of another', 90, ['onions', 'tea', 'milk']],
    ['into the gap below one', 91, ['onions', 'milk', 'tea']],
  ])('[STATE-9a] is reordered by dragging %s', async (_where, clientY, expected) => {
    await write('onions', 'milk', 'tea');
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this);
      return { top: 50 * index, bottom: 50 * index + 40 } as DOMRect;
    });
    Element.prototype.setPointerCapture = () => {};
    const handle = screen.getByRole('button', { name: 'Move tea' });
    // jsdom has no pointer events.
    for (const kind of ['pointerdown', 'pointermove', 'pointerup']) {
      fireEvent(handle, new MouseEvent(kind, { bubbles: true, clientY }));
    }
    jest.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
    expect(written()).toEqual(expected);
  });

  it('[VALID-14] accepts no empty item, and an emptied one keeps its text', async () => {
    const { user } = await write('onions', '   ');
    await user.clear(screen.getByLabelText('Item 1'));
    await user.tab();
    expect(written()).toEqual(['onions']);
  });

  it('[GROC-1a] is grouped by aisle, and keeps hand-written items when regenerated', async () => {
    const { user } = await write('candles');
    await user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    expect(await screen.findByDisplayValue('2 carrots')).toBeVisible();
    expect(written()).toEqual(['2 carrots', '1 l milk', 'candles']);
    expect(screen.getByRole('heading', { name: 'Fruit and vegetables' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Dairy and eggs' })).toBeVisible();
    await user.type(screen.getByLabelText('Item 1'), ' and dill{Enter}');
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    await waitFor(() => expect(written()).toEqual(['2 carrots and dill', '1 l milk', 'candles']));
  });

  it('[D-5][GROC-1a] survives a closed tab, ends with Start a new list, and can be restored after leaving', async () => {
    const { user, unmount } = await write('candles', 'tea');
    await user.type(screen.getByLabelText('Item 2'), ' leaves');
    await user.type(screen.getByLabelText('New item'), 'jam');
    unmount();
    sessionStorage.clear();
    const again = await write();
    expect(written()).toEqual(['candles', 'tea leaves']);
    expect(screen.getByLabelText('New item')).toHaveValue('jam');
    await again.user.click(screen.getByRole('button', { name: 'Start a new list' }));
    expect(written()).toEqual([]);
    again.unmount();
    sessionStorage.clear();
    const later = await write();
    await later.user.click(screen.getByRole('button', { name: 'Back to the previous list' }));
    expect(written()).toEqual(['candles', 'tea leaves']);
    later.unmount();
    renderWithShell(<Page />, {
      session: { ...testUser, id: 'somebody else', subscription_status: 'active' },
      api: { 'GET /menus': () => noMenus },
    });
    expect(written()).toEqual([]);
    expect(screen.getByLabelText('New item')).toHaveValue('');
  });

  it('[D-5] stays when another one is saved, and can be opened or discarded', async () => {
    const { user } = await write('candles');
    await user.click(screen.getByRole('button', { name: 'Start a new list' }));
    await user.type(screen.getByLabelText('New item'), 'tea{Enter}');
    const others = screen.getByRole('region', { name: /^1 unsaved: / });
    await user.click(within(others).getByRole('button', { name: 'Open candles' }));
    expect(written()).toEqual(['candles']);
    const second = screen.getByRole('region', { name: /^1 unsaved: / });
    await user.click(within(second).getByRole('button', { name: 'Discard tea' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    expect(screen.queryByRole('region', { name: /unsaved/ })).not.toBeInTheDocument();
    expect(written()).toEqual(['candles']);
  });

  it('[D-5] is saved with text still in the fields after a reload', async () => {
    const { user, unmount } = await write('tea');
    await user.type(screen.getByLabelText('Item 1'), ' leaves');
    await user.type(screen.getByLabelText('New item'), 'jam');
    unmount();
    const again = await write();
    await again.user.click(screen.getByRole('button', { name: 'Save List' }));
    await again.user.type(await screen.findByLabelText('List name'), 'Tea');
    await again.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(again.requests.find(({ path }) => path === '/grocery-lists')?.body).toMatchObject({
        listName: 'Tea',
        ingredients: ['tea leaves', 'jam'],
      }),
    );
  });

  it('[D-7][GROC-1a] accepts a pantry item, with its amount, when it has run out', async () => {
    const { user, unmount } = await write();
    await user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    await user.click(await screen.findByRole('button', { name: 'Add 3 1/2 cups oil to the list' }));
    expect(written()).toEqual(['2 carrots', '1 l milk', '3 1/2 cups oil']);
    const held = () => screen.getByRole('region', { name: 'Check you have' });
    expect(within(held()).getAllByRole('listitem')).toHaveLength(1);
    unmount();
    sessionStorage.clear();
    const again = await write();
    expect(within(held()).getByText('salt')).toBeVisible();
    await again.user.click(await screen.findByRole('button', { name: 'Generate Grocery List' }));
    expect(await screen.findByText('Grocery list generated successfully!')).toBeVisible();
    expect(written()).toEqual(['2 carrots', '1 l milk', '3 1/2 cups oil']);
    expect(within(held()).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('a regenerated list', () => {
  const start = async (...answers: MenuGroceryListView[]) => {
    let asked = 0;
    const shell = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': () => answers[asked++],
        'POST /grocery-lists': () => created,
      },
    });
    await shell.user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    const generate = async () => {
      await shell.user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
      const count = asked;
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Generate Grocery List' })).toBeEnabled(),
      );
      expect(asked).toBe(count);
    };
    await generate();
    await screen.findByLabelText('Item 1');
    return { ...shell, generate };
  };
  const fields = () =>
    screen.queryAllByLabelText(/^Item \d+$/).map((field) => (field as HTMLInputElement).value);
  const leeks = need('2 leeks', 'produce', 'Soup');
  const flour = need('500 g flour', 'baking', 'Bread');
  const moreFlour = need('750 g flour', 'baking', 'Bread', 'Cake');
  const rice = need('200 g rice', 'grains', 'Risotto');

  it('[D-11] keeps deletions, edits and ticks, and marks what is new', async () => {
    const { user, generate } = await start(made([], leeks, flour), made([], leeks, rice, flour));
    await user.click(screen.getByRole('button', { name: 'Delete 500 g flour' }));
    await user.type(screen.getByLabelText('Item 1'), ', thin ones{Enter}');
    await user.click(screen.getByRole('checkbox', { name: 'Tick 2 leeks, thin ones' }));
    await generate();
    expect(await screen.findByDisplayValue('200 g rice')).toHaveAccessibleDescription('New');
    expect(fields()).toEqual(['2 leeks, thin ones', '200 g rice']);
    expect(screen.getByRole('checkbox', { name: 'Tick 2 leeks, thin ones' })).toBeChecked();
    const left = screen.getByRole('region', { name: copy.grocery.leftOut });
    await user.click(within(left).getByRole('button', { name: 'Put 500 g flour back' }));
    expect(fields()).toEqual(['2 leeks, thin ones', '200 g rice', '500 g flour']);
    expect(screen.queryByRole('region', { name: copy.grocery.leftOut })).not.toBeInTheDocument();
  });

  it('[D-11] restores a deleted line with the reason when another menu needs more of it', async () => {
    const { user, generate } = await start(made([], leeks, flour), made([], leeks, moreFlour));
    await user.click(screen.getByRole('button', { name: 'Delete 500 g flour' }));
    await generate();
    expect(await screen.findByDisplayValue('750 g flour')).toHaveAccessibleDescription(
      copy.grocery.noteBack('500 g flour', '750 g flour'),
    );
  });

  it('[D-11] asks which amount an edited line should have', async () => {
    const { user, generate } = await start(
      made([], flour),
      made([], moreFlour),
      made([], moreFlour, leeks),
    );
    await user.clear(screen.getByLabelText('Item 1'));
    await user.type(screen.getByLabelText('Item 1'), 'spelt flour{Enter}');
    await generate();
    expect(
      await screen.findByText(copy.grocery.noteEdited('500 g flour', '750 g flour')),
    ).toBeVisible();
    expect(fields()).toEqual(['spelt flour']);
    await user.click(screen.getByRole('button', { name: 'Keep mine: spelt flour' }));
    expect(screen.queryByText(/Was 500 g flour/)).not.toBeInTheDocument();
    await generate();
    expect(await screen.findByDisplayValue('2 leeks')).toBeVisible();
    expect(fields()).toEqual(['2 leeks', 'spelt flour']);
    expect(screen.queryByText(/Was 500 g flour/)).not.toBeInTheDocument();
  });

  it('[D-11] applies the amount needed now on request', async () => {
    const { user, generate } = await start(made([], flour), made([], moreFlour));
    await user.clear(screen.getByLabelText('Item 1'));
    await user.type(screen.getByLabelText('Item 1'), 'spelt flour{Enter}');
    await generate();
    await user.click(await screen.findByRole('button', { name: 'Use 750 g flour' }));
    expect(fields()).toEqual(['750 g flour']);
  });

  it('[D-11] is saved with its ticks', async () => {
    const { user, requests } = await start(made([], leeks, flour));
    await user.click(screen.getByRole('checkbox', { name: 'Tick 2 leeks' }));
    await user.click(screen.getByRole('button', { name: 'Save List' }));
    await user.type(await screen.findByLabelText('List name'), 'Saturday');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests.find(({ path }) => path === '/grocery-lists')?.body).toMatchObject({
        items: [
          { text: '2 leeks', ticked: true },
          { text: '500 g flour', ticked: false },
        ],
      }),
    );
  });
});

describe('a pantry that was never reviewed', () => {
  const assumed = { ...made(['500 g flour', 'salt']), pantryAssumed: true };
  const open = async (answer: MenuGroceryListView) => {
    const shell = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => savedMenus, 'POST /menus/grocery-list': () => answer },
      widgets: {
        'recipes/pantry-dialog': async () => ({ Widget: () => <p>The pantry</p> }),
      },
    });
    await shell.user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await shell.user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    return shell;
  };

  it('[D-16] is marked as assumed, with ways to add from it and review it', async () => {
    const { user } = await open(assumed);
    expect(await screen.findByText(copy.grocery.nothingIfAssumed)).toBeVisible();
    expect(screen.queryByText(copy.grocery.nothingNeeded)).not.toBeInTheDocument();
    const held = screen.getByRole('region', { name: 'Check you have' });
    expect(within(held).getByText(copy.grocery.pantryAssumed)).toBeVisible();
    await user.click(within(held).getByRole('button', { name: 'Add 500 g flour to the list' }));
    expect(screen.getByLabelText('Item 1')).toHaveValue('500 g flour');
    await user.click(within(held).getByRole('button', { name: copy.grocery.reviewPantry }));
    expect(await screen.findByText('The pantry')).toBeVisible();
  });

  it.each([
    ['somebody has saved it', { ...assumed, pantryAssumed: false }],
    ['nothing is needed', { ...made([]), pantryAssumed: true }],
  ])('[D-16][ERR-21g] is not mentioned when %s', async (_, answer) => {
    await open(answer);
    expect(await screen.findByText(copy.grocery.nothingNeeded)).toBeVisible();
    expect(screen.queryByText(copy.grocery.pantryAssumed)).not.toBeInTheDocument();
  });
});

describe('what may be on a list twice', () => {
  const soup = { recipeId: 7, recipe: 'Leek Soup', times: 2 };
  const planned = (start: string, end: string, answer: (body: unknown) => unknown) =>
    renderWithShell(<Page />, {
      path: `/grocery-list?start=${start}&end=${end}`,
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': ({ body }: { body: unknown }) => answer(body),
        'POST /meal-planner/grocery-list': ({ body }: { body: unknown }) => answer(body),
      },
    });

  it('[D-12][GROC-1a] is said of a dish planned twice, which can be shopped for once', async () => {
    const { user, requests } = planned('2026-11-16', '2026-11-22', (body) => {
      const once = (body as { once: number[] }).once.includes(7);
      return {
        ...made([], need(once ? '2 leeks' : '4 leeks', 'produce', 'Leek Soup')),
        repeatedDishes: [{ ...soup, once }],
      };
    });
    expect(await screen.findByDisplayValue('4 leeks')).toBeVisible();
    expect(screen.getByText(copy.grocery.plannedTimes('Leek Soup', 2))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Shop once for “Leek Soup”' }));
    expect(await screen.findByDisplayValue('2 leeks')).toBeVisible();
    expect(screen.getByText(copy.grocery.plannedOnce('Leek Soup', 2))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Shop each time for “Leek Soup”' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Make it again' }));
    await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(3));
    expect(requests.at(-1)?.body).toMatchObject({ once: [7] });
    await user.click(await screen.findByRole('button', { name: 'Shop each time for “Leek Soup”' }));
    expect(await screen.findByDisplayValue('4 leeks')).toBeVisible();
  });

  it('[D-12][GROC-1a] is said of a dish that two menus share', async () => {
    const { user } = planned('', '', (body) => {
      const once = (body as { once: number[] }).once.includes(7);
      return {
        ...made([], need(once ? '2 leeks' : '4 leeks', 'produce', 'Leek Soup')),
        repeatedDishes: [{ ...soup, once }],
      };
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    await user.click(await screen.findByRole('button', { name: 'Shop once for “Leek Soup”' }));
    expect(await screen.findByDisplayValue('2 leeks')).toBeVisible();
  });

  it('[D-12][GROC-1a] is asked about a menu that began before these days', async () => {
    const { user } = planned('2026-11-16', '2026-11-22', (body) => {
      const included = (body as { withStarted: boolean }).withStarted;
      return {
        ...made([], ...(included ? [need('4 leeks', 'produce')] : [])),
        deletedItems: [],
        startedItems: [{ title: 'Long weekend', start_date: '2026-11-14', included }],
      };
    });
    expect(
      await screen.findByText(/“Long weekend” started on Nov 14, 2026, so its dishes are/),
    ).toBeVisible();
    expect(screen.queryByText(copy.grocery.nothingPlanned)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add its dishes: “Long weekend”' }));
    expect(await screen.findByDisplayValue('4 leeks')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave out its dishes: “Long weekend”' }));
    await waitFor(() => expect(screen.queryByDisplayValue('4 leeks')).not.toBeInTheDocument());
  });
});

describe('how a list is bought', () => {
  const butter: GroceryNeedView = {
    ...need('120 g butter', 'dairy', 'Cake'),
    purchase: { packs: '1 × 454 g', over: '335 g' },
  };
  const oil: GroceryNeedView = { ...need('1 l oil', 'oils', 'Fries'), much: true };

  it('[GROC-1a][D-7] names packages, what is left over and a large need, and saves them with what to check', async () => {
    const { user, requests } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': () => ({
          ...made([], butter),
          heldItems: [oil, need('440 g flour', 'baking', 'Cake')],
        }),
        'POST /grocery-lists': () => created,
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    const item = await screen.findByDisplayValue('120 g butter');
    expect(item).toHaveAccessibleDescription('Buy 1 × 454 g; 335 g will be left over');
    const held = screen.getByRole('region', { name: 'Check you have' });
    expect(within(held).getAllByText(copy.grocery.much)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save List' }));
    await user.type(await screen.findByLabelText('List name'), 'Saturday');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests.find(({ path }) => path === '/grocery-lists')?.body).toMatchObject({
        items: [{ text: '120 g butter', purchase: butter.purchase }],
        checks: [
          { text: '1 l oil', much: true, sources: [{ recipe: 'Fries' }] },
          { text: '440 g flour', much: false },
        ],
      }),
    );
  });

  it('[GROC-1b] says nothing of packages once somebody has changed a line', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'GET /menus': () => savedMenus, 'POST /menus/grocery-list': () => made([], butter) },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    const item = await screen.findByDisplayValue('120 g butter');
    await user.type(item, ', salted{Enter}');
    expect(item).not.toHaveAccessibleDescription();
  });
});

describe('a list for what is planned', () => {
  it('[D-5][D-11] is a separate list, and the one for menus is kept', async () => {
    const { user, navigate } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': () => made([], need('2 onions', 'produce')),
        'POST /meal-planner/grocery-list': () => made([], need('3 leeks', 'produce')),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    await screen.findByDisplayValue('2 onions');
    act(() => navigate('/grocery-list?plan=7'));
    expect(await screen.findByDisplayValue('3 leeks')).toBeVisible();
    expect(screen.queryByDisplayValue('2 onions')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open 2 onions' }));
    expect(screen.getByLabelText('Item 1')).toHaveValue('2 onions');
  });

  const open = (path: string, answer: () => unknown) =>
    renderWithShell(<Page />, {
      path,
      session: 'subscribed',
      api: { 'GET /menus': () => noMenus, 'POST /meal-planner/grocery-list': answer },
    });

  it('[GROC-1a][ERR-21h] is generated immediately for the saved plan in the URL', async () => {
    const { requests } = open('/grocery-list?plan=7', () => made([], need('2 onions', 'produce')));
    expect(await screen.findByText('Grocery list generated successfully!')).toBeVisible();
    expect(screen.getByLabelText('Item 1')).toHaveValue('2 onions');
    expect(screen.getByRole('region', { name: 'From your meal plan' })).toBeVisible();
    const calls = requests.filter(({ method }) => method === 'POST');
    expect(calls).toMatchObject([{ body: { planId: '7' } }]);
  });

  it("[D-14][GROC-1a] says which event's menu or plan has been deleted, where the list would be silently empty", async () => {
    open('/grocery-list?start=2026-05-04&end=2026-05-10', () => ({
      ...made([]),
      deletedItems: [
        { title: 'Soup night', link: 'menu' },
        { title: 'The week', link: 'meal_plan' },
      ],
    }));
    expect(
      await screen.findByText('“Soup night” adds nothing to this list: its menu has been deleted.'),
    ).toBeVisible();
    expect(
      screen.getByText('“The week” adds nothing to this list: its meal plan has been deleted.'),
    ).toBeVisible();
    expect(
      screen.queryByText(/you already have everything|generated successfully/),
    ).not.toBeInTheDocument();
  });

  it('[GROC-1a] is not regenerated by a reload, so that edits stay', async () => {
    const first = open('/grocery-list?plan=7', () => made([], need('2 onions', 'produce')));
    const item = await screen.findByLabelText('Item 1');
    await first.user.type(item, ', red{Enter}');
    first.unmount();
    const { user, requests } = open('/grocery-list?plan=7', () => made([], need('3 leeks', null)));
    expect(await screen.findByLabelText('Item 1')).toHaveValue('2 onions, red');
    await user.click(screen.getByRole('button', { name: 'Make it again' }));
    expect(await screen.findByDisplayValue('3 leeks')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('[GROC-1a] is generated for days of the calendar, and says when nothing is needed', async () => {
    const { requests } = open('/grocery-list?start=2026-11-16&end=2026-11-22', () => made([]));
    expect(await screen.findByText(copy.grocery.nothingPlanned)).toBeVisible();
    expect(screen.getByText(/From your calendar, Nov 16, 2026 to Nov 22, 2026/)).toBeVisible();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      start: '2026-11-16',
      end: '2026-11-22',
      withStarted: false,
    });
  });

  it('[ERR-17b] reports a failure, and retries', async () => {
    let attempts = 0;
    const { user } = open('/grocery-list?plan=7', () =>
      ++attempts === 1 ? failWith({ status: 500 }) : made([], need('2 onions', 'produce')),
    );
    const sentence = 'Failed to generate grocery list.';
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByDisplayValue('2 onions')).toBeVisible();
  });
});
