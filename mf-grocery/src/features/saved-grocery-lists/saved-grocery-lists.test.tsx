import { clearToken, storeToken } from '@larder/api-client';
import type { GroceryListsView, GroceryListView } from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import {
  failWith,
  leavePage,
  renderWithShell,
  testUser,
  tokenFor,
  type TestShellOptions,
} from '@larder/shell-sdk/testing';
import { applyOperations, itemsOnList, type ListOperation } from '@larder/culinary';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Page } from './saved-grocery-lists.page';

jest.setTimeout(30_000);

const saturday = {
  id: '01890000-0000-7000-8000-000000000010',
  list_name: 'Saturday',
  created_at: '2026-05-02T09:30:00.000Z',
  list_data: ['2 onions', '1 l milk'],
  version: 3,
  ticked_count: 0,
};
const party = {
  ...saturday,
  id: '01890000-0000-7000-8000-000000000011',
  list_name: 'Party',
  list_data: ['ice'],
};
type Item = GroceryListView['items'][number];
const itemsOf = (texts: string[]): Item[] =>
  texts.map((text, index) => ({
    id: `01890000-0000-7000-8000-0000000001${index + 10}`,
    text,
    ticks: [],
    version: 1,
    aisle: null,
    sources: [],
    purchase: null,
    much: false,
  }));
const detail = ({ ticked_count: _, ...list }: typeof saturday): GroceryListView => ({
  ...list,
  items: itemsOf(list.list_data),
  checks: [],
});
const answer = (...lists: (typeof saturday)[]): GroceryListsView => ({
  lists,
  listCount: lists.length,
  listLimit: 25,
});

const show = (api: TestShellOptions['api'], session: TestShellOptions['session'] = 'subscribed') =>
  renderWithShell(<Page />, { path: '/saved-grocery-lists', session, api });

const focused = () => document.activeElement as HTMLElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what to check before shopping', () => {
  const [onions, flour, oil] = itemsOf(['2 onions', '440 g flour', '1 l oil']) as [
    Item,
    Item,
    Item,
  ];

  it('[D-7][SAVEDG-1] is saved with the list, says what is a lot, and what is missing goes on the list', async () => {
    let list: GroceryListView = {
      ...detail({ ...saturday, list_data: ['2 onions'] }),
      items: [
        {
          ...onions,
          sources: [{ recipeId: 7, recipe: 'Onion Soup', line: '2 onions' }],
          purchase: { packs: '1 × 3 lb', over: '2 lb' },
        },
      ],
      checks: [flour, { ...oil, much: true }],
    };
    const { user, requests } = show({
      'GET /grocery-lists': () => answer(saturday),
      'GET /grocery-lists/:id': () => list,
      'PATCH /grocery-lists/:id/items': () => {
        list = { ...list, version: 4, items: [...list.items, flour], checks: list.checks.slice(1) };
        return list;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: 'Saturday' });
    expect(await within(dialog).findByText('0 of 1 in the basket')).toBeVisible();
    expect(within(dialog).getByRole('checkbox', { name: '2 onions' })).toHaveAccessibleDescription(
      'Buy 1 × 3 lb; 2 lb will be left over · For Onion Soup',
    );
    const toCheck = within(dialog).getByRole('region', { name: 'Check you have' });
    expect(within(toCheck).getByText('440 g flour')).toBeVisible();
    expect(within(toCheck).getAllByText(copy.grocery.much)).toHaveLength(1);
    await user.click(within(toCheck).getByRole('button', { name: 'Add 440 g flour to the list' }));
    expect(await within(dialog).findByRole('checkbox', { name: '440 g flour' })).toBeVisible();
    expect(within(toCheck).getByRole('button', { name: 'Add 1 l oil to the list' })).toHaveFocus();
    expect(within(toCheck).queryByText('440 g flour')).not.toBeInTheDocument();
    expect(within(dialog).getByText('0 of 2 in the basket')).toBeVisible();
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        operations: [{ kind: 'buy', item: flour.id }],
      }),
    );
  });

  it('[D-7][ROLE-3a] is only read without a subscription', async () => {
    const { user } = show(
      {
        'GET /grocery-lists': () => answer(saturday),
        'GET /grocery-lists/:id': () => ({ ...detail(saturday), checks: [flour] }),
      },
      'free',
    );
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const toCheck = await screen.findByRole('region', { name: 'Check you have' });
    expect(within(toCheck).getByText('440 g flour')).toBeVisible();
    expect(within(toCheck).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('saved grocery lists', () => {
  it('[SAVEDG-1][ENT-7] shows each list with its items and the slots used', async () => {
    const { user } = show({
      'GET /grocery-lists': () => answer(saturday, party),
      'GET /grocery-lists/:id': () => detail(saturday),
    });
    const card = await screen.findByRole('article', { name: 'Saturday' });
    expect(screen.getByText('2/25', { exact: false })).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: 'Saturday' });
    const items = await within(dialog).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['2 onions', '1 l milk']);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[NAV-1] leads to where another one is made, for subscribers', async () => {
    const { user, location, unmount } = show({ 'GET /grocery-lists': () => answer(party) });
    await user.click(await screen.findByRole('link', { name: copy.grocery.makeOne }));
    expect(location().pathname).toBe('/grocery-list');
    unmount();
    show({ 'GET /grocery-lists': () => answer(party) }, 'free');
    await screen.findByRole('article', { name: 'Party' });
    expect(screen.queryByRole('link', { name: copy.grocery.makeOne })).not.toBeInTheDocument();
  });

  it('[CONST-5] shows no slots where there is no limit', async () => {
    show({ 'GET /grocery-lists': () => ({ ...answer(party), listLimit: 0 }) });
    await screen.findByRole('article', { name: 'Party' });
    expect(screen.queryByText(/slots used/)).not.toBeInTheDocument();
  });

  it('[SAVEDG-1] says what to do when there are none', async () => {
    show({ 'GET /grocery-lists': () => answer() });
    expect(await screen.findByRole('link', { name: 'Make a grocery list' })).toHaveAttribute(
      'href',
      '/grocery-list',
    );
  });

  it('[ROLE-3a] is locked for someone with neither lists nor a subscription', async () => {
    show({ 'GET /grocery-lists': () => answer() }, 'free');
    expect(await screen.findByText('Grocery lists are a premium feature')).toBeVisible();
    expect(screen.queryByText('No lists yet')).not.toBeInTheDocument();
  });

  it('[ENT-7][CALL-16] shows a list received as plain texts', async () => {
    const { ticked_count: _count, version: _version, ...told } = saturday;
    const { user } = show({
      'GET /grocery-lists': () => ({ lists: [told], listCount: 1, listLimit: 25 }),
      'GET /grocery-lists/:id': () => told,
    });
    const card = await screen.findByRole('article', { name: 'Saturday' });
    await user.click(within(card).getByRole('button', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: 'Saturday' });
    const items = await within(dialog).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['2 onions', '1 l milk']);
  });

  it('[ERR-17e] reports that the lists could not be loaded, and retries', async () => {
    let attempts = 0;
    const { user } = show({
      'GET /grocery-lists': () => (++attempts === 1 ? failWith({ status: 500 }) : answer(party)),
    });
    expect(await screen.findByText('Failed to fetch saved grocery lists.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Party' })).toBeVisible();
  });

  it('[STATE-9a][GROC-1b][ERR-21e] edits, deletes and adds items, then saves the changes', async () => {
    const { user, requests } = show({
      'GET /grocery-lists': () => answer(saturday),
      'GET /grocery-lists/:id': () => detail(saturday),
      'PUT /grocery-lists/:id': () => saturday,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const first = await screen.findByLabelText('Item 1');
    await user.clear(first);
    await user.type(first, '3 onions{Enter}');
    await user.click(screen.getByRole('button', { name: 'Delete 1 l milk' }));
    await user.type(screen.getByLabelText('New item'), '  bread  {Enter}');
    await user.type(screen.getByLabelText('New item'), '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('List updated successfully!')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/grocery-lists/${saturday.id}`,
      body: { list_data: ['3 onions', 'bread'], version: 3 },
    });
  });

  it('[GROC-1b][CALL-17] saves a new item that was typed but not added', async () => {
    const { user, requests } = show({
      'GET /grocery-lists': () => answer(saturday),
      'GET /grocery-lists/:id': () => detail(saturday),
      'PUT /grocery-lists/:id': () => detail(saturday),
    });
    const card = await screen.findByRole('article', { name: 'Saturday' });
    await user.click(within(card).getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('New item'), ' tea ');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        list_data: ['2 onions', '1 l milk', 'tea'],
      }),
    );
  });

  it('[GROC-1b] commits an edit on leaving the field and reverts it on Escape', async () => {
    const { user } = show({
      'GET /grocery-lists': () => answer(saturday),
      'GET /grocery-lists/:id': () => detail(saturday),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const first = await screen.findByLabelText('Item 1');
    await user.type(first, ' and garlic');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Delete 2 onions and garlic' })).toBeVisible();
    await user.type(first, ' or not{Escape}');
    expect(first).toHaveValue('2 onions and garlic');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('[SAVEDG-1][GROC-1b] asks before discarding changes, and only then', async () => {
    const { user, requests } = show({
      'GET /grocery-lists': () => answer(saturday),
      'GET /grocery-lists/:id': () => detail(saturday),
    });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Edit' }));
      return screen.findByLabelText('New item');
    };
    const asked = () => screen.findByRole('alertdialog', { name: copy.grocery.discardTitle });
    const closed = () =>
      waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await open();
    await user.keyboard('{Escape}');
    await closed();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    await user.type(await open(), 'tea');
    await user.keyboard('{Escape}');
    await asked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Item 3')).toHaveValue('tea');
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(within(await asked()).getByRole('button', { name: copy.grocery.discard }));
    await closed();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[ERR-17d] keeps the input when saving fails', async () => {
    const { user } = show({
      'GET /grocery-lists': () => answer(saturday),
      'GET /grocery-lists/:id': () => detail(saturday),
      'PUT /grocery-lists/:id': () => failWith({ status: 500 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('New item'), 'bread{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to save changes.')).toBeVisible();
    expect(screen.getByLabelText('Item 3')).toHaveValue('bread');
  });

  it('[SHOP-2] is renamed, also when someone else has changed it meanwhile', async () => {
    const [onions, milk] = itemsOf(saturday.list_data) as [Item, Item];
    const theirs = {
      ...detail(saturday),
      list_data: ['2 onions', '2 l milk'],
      version: 4,
      items: [onions, { ...milk, text: '2 l milk' }],
    };
    let current: GroceryListView = detail(saturday);
    const { user, requests } = show({
      'GET /grocery-lists': () => answer(saturday),
      'GET /grocery-lists/:id': () => current,
      'PUT /grocery-lists/:id': ({ body }) => {
        const { version } = body as { version: number };
        if (version === 4) return { ...theirs, version: 5, list_name: 'Sunday' };
        current = theirs;
        return failWith({ status: 409, code: 'grocery_list_changed', besides: { list: theirs } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const name = await screen.findByLabelText('List name');
    expect(name).toHaveValue('Saturday');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByText(copy.grocery.nameMissing)).toBeVisible();
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
    await user.type(name, ' Sunday ');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('List updated successfully!')).toBeVisible();
    const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([
      { list_data: ['2 onions', '1 l milk'], list_name: 'Sunday', version: 3 },
      { list_data: ['2 onions', '2 l milk'], list_name: 'Sunday', version: 4 },
    ]);
  });

  it('[SHOP-1][SHOP-3] splits what is added, and clears what is ticked until that is undone', async () => {
    const [onions, milk] = itemsOf(saturday.list_data) as [Item, Item];
    let list: GroceryListView = {
      ...detail(saturday),
      items: [onions, { ...milk, ticks: ['01890000-0000-7000-8000-000000000099'] }],
    };
    const { user, requests } = show({
      'GET /grocery-lists': () => answer(saturday),
      'GET /grocery-lists/:id': () => list,
      'PATCH /grocery-lists/:id/items': ({ body }) => {
        const { operations } = body as { operations: ListOperation[] };
        const items = applyOperations([onions, { ...milk, ticks: ['a'] }], operations);
        list = { ...list, version: list.version + 1, items: itemsOnList(items) as Item[] };
        return list;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saturday' }));
    await dialog.findByRole('checkbox', { name: '1 l milk' });
    const sent = () =>
      requests
        .filter(({ method }) => method === 'PATCH')
        .flatMap(({ body }) => (body as { operations: ListOperation[] }).operations);
    await user.click(dialog.getByRole('button', { name: copy.grocery.clearTicked }));
    expect(dialog.queryByRole('checkbox', { name: '1 l milk' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByRole('checkbox', { name: '1 l milk' })).toBeChecked();
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { kind: 'delete', item: milk.id },
        { kind: 'restore', item: milk.id },
      ]),
    );
    await user.type(dialog.getByLabelText('New item'), '3 eggs, salt and pepper{Enter}');
    await waitFor(() =>
      expect(sent().slice(2)).toMatchObject([
        { kind: 'add', text: '3 eggs' },
        { kind: 'add', text: 'salt' },
        { kind: 'add', text: 'pepper' },
      ]),
    );
  });

  it('[STATE-9b][ERR-22][ERR-21f] asks, then deletes at once', async () => {
    const { user, requests } = show({
      'GET /grocery-lists': () => answer(saturday, party),
      'DELETE /grocery-lists/:id': () => undefined,
    });
    const card = await screen.findByRole('article', { name: 'Party' });
    await user.click(within(card).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('article', { name: 'Party' })).not.toBeInTheDocument();
    expect(await screen.findByText('List deleted successfully')).toBeVisible();
    expect(screen.getByText('1/25', { exact: false })).toBeVisible();
    leavePage();
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('[UNDO-1] a deleted list is back at its place on Undo', async () => {
    const { user, requests } = show({ 'GET /grocery-lists': () => answer(saturday, party) });
    const card = await screen.findByRole('article', { name: 'Saturday' });
    await user.click(within(card).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent),
    ).toEqual(['Saturday', 'Party']);
    leavePage();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[STATE-9b][ERR-17f] restores the list when deleting fails', async () => {
    let hasFailed = false;
    const { user } = show({
      // After the failed deletion no other call succeeds, so only the page itself can restore it.
      'GET /grocery-lists': () => (hasFailed ? failWith({ status: 0 }) : answer(party)),
      'DELETE /grocery-lists/:id': () => {
        hasFailed = true;
        return failWith({ status: 500 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    leavePage();
    expect(await screen.findByText('Failed to delete list. Please try again.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Party' })).toBeInTheDocument();
  });

  it('[STATE-9b][ERR-17f] restores only the lists whose deletion fails', async () => {
    const fails: (() => void)[] = [];
    const sunday = { ...party, id: '01890000-0000-7000-8000-000000000012', list_name: 'Sunday' };
    const monday = { ...party, id: '01890000-0000-7000-8000-000000000013', list_name: 'Monday' };
    const { user } = show({
      'GET /grocery-lists': () =>
        fails.length > 0 ? failWith({ status: 0 }) : answer(saturday, party, sunday, monday),
      'DELETE /grocery-lists/:id': ({ path }) =>
        path.endsWith(monday.id)
          ? undefined
          : new Promise((resolve) => fails.push(() => resolve(failWith({ status: 0 })))),
    });
    for (const name of ['Saturday', 'Party', 'Monday']) {
      const card = await screen.findByRole('article', { name });
      await user.click(within(card).getByRole('button', { name: 'Delete' }));
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('article', { name })).not.toBeInTheDocument());
    }
    leavePage();
    await waitFor(() => expect(fails).toHaveLength(2));
    fails.forEach((fail) => fail());
    await waitFor(() =>
      expect(
        screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
      ).toEqual(['Saturday', 'Party', 'Sunday']),
    );
    expect(screen.getByText('3/25', { exact: false })).toBeVisible();
  });

  it('[STATE-9b] keeps changes made to another list while the deletion failed', async () => {
    let fail = (): void => {};
    let hasFailed = false;
    const [onions, milk] = itemsOf(saturday.list_data) as [Item, Item];
    const { user } = show({
      'GET /grocery-lists': () => (hasFailed ? failWith({ status: 500 }) : answer(saturday, party)),
      'GET /grocery-lists/:id': () => detail(saturday),
      'PATCH /grocery-lists/:id/items': () => ({
        ...detail(saturday),
        version: 4,
        items: [onions, { ...milk, ticks: ['a'] }],
      }),
      'DELETE /grocery-lists/:id': () =>
        new Promise((resolve) => {
          fail = () => {
            hasFailed = true;
            resolve(failWith({ status: 500 }));
          };
        }),
    });
    const card = await screen.findByRole('article', { name: 'Party' });
    await user.click(within(card).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    leavePage();
    const other = async () => within(await screen.findByRole('article', { name: 'Saturday' }));
    await user.click((await other()).getByRole('button', { name: 'View' }));
    await user.click(await screen.findByRole('checkbox', { name: '1 l milk' }));
    await user.keyboard('{Escape}');
    expect(await (await other()).findByText(copy.grocery.progress(1, 2))).toBeVisible();
    fail();
    expect(await screen.findByRole('article', { name: 'Party' })).toBeVisible();
    expect((await other()).getByText(copy.grocery.progress(1, 2))).toBeVisible();
  });

  it('[ERR-22] deletes nothing on Cancel', async () => {
    const { user, requests } = show({ 'GET /grocery-lists': () => answer(party) });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('article', { name: 'Party' })).toBeInTheDocument();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[D-17][ROLE-3a][ROLE-3c] shows a lapsed subscriber the lists, with editing locked', async () => {
    const { user, requests } = show({ 'GET /grocery-lists': () => answer(party) }, 'free');
    const card = await screen.findByRole('article', { name: 'Party' });
    expect(within(card).getByRole('button', { name: 'View' })).toBeVisible();
    for (const name of ['Edit', 'Delete']) {
      const button = within(card).getByRole('button', { name });
      expect(button).toHaveAccessibleDescription(copy.common.premiumFeature);
      await user.click(button);
      expect(await screen.findByText(copy.common.premiumRequired)).toBeVisible();
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('unsaved changes to a saved list', () => {
  const open = async () => {
    const shell = show({
      'GET /grocery-lists': () => answer(saturday, party),
      'GET /grocery-lists/:id': () => detail(saturday),
      'PUT /grocery-lists/:id': ({ body }) => ({ ...detail(saturday), ...(body as object) }),
    });
    const card = await screen.findByRole('article', { name: 'Saturday' });
    await shell.user.click(within(card).getByRole('button', { name: 'Edit' }));
    return { ...shell, field: await screen.findByLabelText('New item'), card };
  };

  it('[D-5] are restored after the tab was closed, including the text in the fields', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('Item 1'), ' and garlic{Enter}');
    await first.user.type(screen.getByLabelText('Item 2'), ' of oats');
    await first.user.type(first.field, 'tea');
    first.unmount();
    sessionStorage.clear();

    const { user, requests, card } = await open();
    expect(within(card).getByText('Unsaved changes')).toBeInTheDocument();
    expect(await screen.findByText(copy.drafts.resumed('Saturday'))).toBeVisible();
    expect(screen.getByLabelText('Item 1')).toHaveValue(`${saturday.list_data[0]} and garlic`);
    expect(screen.getByLabelText('New item')).toHaveValue('tea');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('List updated successfully!')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      list_data: [`${saturday.list_data[0]} and garlic`, `${saturday.list_data[1]} of oats`, 'tea'],
      version: saturday.version,
    });
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('[D-5] can be discarded', async () => {
    const first = await open();
    await first.user.type(first.field, 'tea{Enter}');
    first.unmount();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: copy.drafts.discardChanges }));
    expect(screen.queryByDisplayValue('tea')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('[D-5] survive a deletion on another device', async () => {
    const first = await open();
    await first.user.type(first.field, 'tea{Enter}');
    first.unmount();
    const { user, requests } = show({
      'GET /grocery-lists': () => answer(party),
      'POST /grocery-lists': () => ({ id: saturday.id, message: 'List saved successfully!' }),
    });
    expect(await screen.findByText(copy.grocery.listLost('Saturday'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: copy.grocery.saveAsNew }));
    expect(await screen.findByText('List saved successfully!')).toBeVisible();
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      listName: 'Saturday',
      ingredients: [...saturday.list_data, 'tea'],
    });
    expect(screen.queryByText(copy.grocery.listLost('Saturday'))).not.toBeInTheDocument();
  });
});

describe('a list in the shop', () => {
  const [onions, milk] = itemsOf(saturday.list_data) as [Item, Item];
  const shopping = (
    api: TestShellOptions['api'],
    session: TestShellOptions['session'] = 'subscribed',
  ) =>
    renderWithShell(<Page />, {
      path: `/saved-grocery-lists?list=${saturday.id}`,
      session,
      api: { 'GET /grocery-lists': () => answer(saturday), ...api },
    });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('[SHOP-6] has the aisles in the order of the last two trips, once it is opened again', async () => {
    const inAisles: Item[] = [
      { ...onions, aisle: 'produce' },
      { ...milk, aisle: 'dairy' },
    ];
    const open = () => {
      const list = { ...detail(saturday), items: inAisles };
      return shopping({
        'GET /grocery-lists/:id': () => list,
        'PATCH /grocery-lists/:id/items': () => list,
      });
    };
    const aisles = async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Saturday' });
      const boxes = await within(dialog).findAllByRole('checkbox');
      return boxes.map((box) => box.closest('section')?.querySelector('h3')?.textContent);
    };
    for (const trip of [1, 2]) {
      const { user, unmount } = open();
      expect([trip, ...(await aisles())]).toEqual([trip, 'Fruit and vegetables', 'Dairy and eggs']);
      await user.click(screen.getByRole('checkbox', { name: '1 l milk' }));
      await user.click(screen.getByRole('checkbox', { name: '2 onions' }));
      await waitFor(() => expect(screen.getByText('0 of 2 in the basket')).toBeVisible());
      unmount();
    }
    open();
    expect(await aisles()).toEqual(['Dairy and eggs', 'Fruit and vegetables']);
  });

  it('[SAVEDG-1] ticks items, which sink, and announces the progress', async () => {
    let list = detail(saturday);
    const { user, requests } = shopping({
      'GET /grocery-lists/:id': () => list,
      'PATCH /grocery-lists/:id/items': ({ body }) => {
        const { operations } = body as { operations: ListOperation[] };
        const items = applyOperations(list.items, operations) as Item[];
        list = { ...list, items, version: list.version + 1 };
        return list;
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Saturday' });
    expect(await within(dialog).findByText('0 of 2 in the basket')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: '2 onions' }));
    const basket = within(dialog).getByRole('region', { name: 'In the basket' });
    expect(within(basket).getByRole('checkbox', { name: '2 onions' })).toBeChecked();
    expect(within(dialog).getByText('1 of 2 in the basket')).toBeVisible();
    expect(within(dialog).getByRole('checkbox', { name: '1 l milk' })).toHaveFocus();
    await user.click(within(basket).getByRole('checkbox', { name: '2 onions' }));
    expect(within(dialog).getByText('0 of 2 in the basket')).toBeVisible();
    await user.type(within(dialog).getByLabelText('New item'), ' tea {Enter}');
    expect(within(dialog).getByRole('checkbox', { name: 'tea' })).not.toBeChecked();
    await waitFor(() => {
      const sent = requests
        .filter(({ method }) => method === 'PATCH')
        .flatMap(({ body }) => (body as { operations: ListOperation[] }).operations);
      expect(sent).toMatchObject([
        { kind: 'tick', item: onions.id },
        { kind: 'untick', item: onions.id, ticks: [sent[0]?.id] },
        { kind: 'add', text: 'tea' },
      ]);
    });
  });

  it('[SAVEDG-1] keeps ticks on the device while offline, and sends them when the page returns', async () => {
    const first = shopping({
      'GET /grocery-lists/:id': () => detail(saturday),
      'PATCH /grocery-lists/:id/items': () => failWith({ status: 0 }),
    });
    await first.user.click(await screen.findByRole('checkbox', { name: '1 l milk' }));
    expect(
      await screen.findByText(
        'No connection. 1 change is kept on this device and will be sent when you are back online.',
      ),
    ).toBeVisible();
    first.unmount();

    const second = shopping({
      'GET /grocery-lists/:id': () => failWith({ status: 0 }),
      'PATCH /grocery-lists/:id/items': () => ({
        ...detail(saturday),
        version: 4,
        items: [onions, { ...milk, ticks: ['a'] }],
      }),
    });
    expect(await screen.findByRole('checkbox', { name: '1 l milk' })).toBeChecked();
    await waitFor(() =>
      expect(second.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        operations: [{ kind: 'tick', item: milk.id }],
      }),
    );
    expect(await screen.findByText(copy.grocery.keptHere)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '1 l milk' })).toBeChecked();
  });

  it('[SAVEDG-1][F-9][OFF-6] says that the device has no room for ticks, and sends them', async () => {
    jest.useFakeTimers();
    const { user, requests } = shopping({
      'GET /grocery-lists/:id': () => detail(saturday),
      'PATCH /grocery-lists/:id/items': () => failWith({ status: 0 }),
    });
    const box = await screen.findByRole('checkbox', { name: '1 l milk' });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(box);
    expect(await screen.findByText(copy.grocery.waitingUnstored(1))).toBeVisible();
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      operations: [{ kind: 'tick', item: milk.id }],
    });
  });

  it('[OFF-6] gives up copies of other lists before ticks', async () => {
    jest.useFakeTimers();
    const place = `larder.grocery-list.${testUser.id}`;
    localStorage.setItem(`${place}.copy`, JSON.stringify({ list: detail(party), waiting: [] }));
    const { user } = shopping({
      'GET /grocery-lists/:id': () => detail(saturday),
      'PATCH /grocery-lists/:id/items': () => failWith({ status: 0 }),
    });
    const box = await screen.findByRole('checkbox', { name: '1 l milk' });
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function fill(
      this: Storage,
      ...entry
    ) {
      if (localStorage.getItem(`${place}.copy`))
        throw new DOMException('full', 'QuotaExceededError');
      setItem.apply(this, entry);
    });
    await user.click(box);
    expect(await screen.findByText(copy.grocery.waiting(1))).toBeVisible();
    expect(localStorage.getItem(`${place}.${saturday.id}`)).toContain('"tick"');
    expect(localStorage.getItem(`${place}.copy`)).toBeNull();
  });

  it('[SAVEDG-1] sends no ticks after the person has logged out, even when someone else logs in', async () => {
    jest.useFakeTimers();
    const { user, requests } = shopping({
      'GET /grocery-lists/:id': () => detail(saturday),
      'PATCH /grocery-lists/:id/items': () => failWith({ status: 0 }),
    });
    await user.click(await screen.findByRole('checkbox', { name: '1 l milk' }));
    const sent = () => requests.filter(({ method }) => method === 'PATCH').length;
    await waitFor(() => expect(sent()).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(sent()).toBe(2);
    for (const change of [clearToken, () => storeToken(tokenFor({ ...testUser, id: 'other' }))]) {
      change();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(sent()).toBe(2);
    }
  });

  it('[SAVEDG-1] is polled every five seconds while visible and online, and immediately when online again', async () => {
    jest.useFakeTimers();
    const { requests } = shopping({ 'GET /grocery-lists/:id': () => detail(saturday) });
    await screen.findByRole('checkbox', { name: '1 l milk' });
    const asked = () => requests.filter(({ path }) => path.endsWith(saturday.id)).length;
    const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));
    const before = asked();
    await seconds(6);
    await waitFor(() => expect(asked()).toBeGreaterThan(before));

    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    const network = jest.spyOn(navigator, 'onLine', 'get');
    for (const [put, back] of [
      [() => visibility.mockReturnValue('hidden'), () => visibility.mockReturnValue('visible')],
      [() => network.mockReturnValue(false), () => network.mockReturnValue(true)],
    ] as const) {
      const tell = (type: string) =>
        act(async () => {
          document.dispatchEvent(new Event('visibilitychange'));
          window.dispatchEvent(new Event(type));
        });
      put();
      await tell('offline');
      await seconds(1);
      const quiet = asked();
      await seconds(60);
      expect(asked()).toBe(quiet);
      back();
      const start = Date.now();
      await tell('online');
      await waitFor(() => expect(asked()).toBeGreaterThan(quiet));
      expect(Date.now() - start).toBeLessThan(5000);
    }
  });

  it('[SAVEDG-1] is shown from the device when the overview is unavailable too', async () => {
    const first = shopping({ 'GET /grocery-lists/:id': () => detail(saturday) });
    await screen.findByRole('checkbox', { name: '1 l milk' });
    first.unmount();
    show({ 'GET /grocery-lists': () => failWith({ status: 0 }) });
    expect(await screen.findByRole('article', { name: 'Saturday' })).toBeVisible();
    expect(screen.getByText(copy.grocery.keptHere)).toBeVisible();
  });

  it('[ERR-17d] reports a refused change and reverts it', async () => {
    const { user } = shopping({
      'GET /grocery-lists/:id': () => detail(saturday),
      'PATCH /grocery-lists/:id/items': () => failWith({ status: 400, code: 'invalid_input' }),
    });
    await user.click(await screen.findByRole('checkbox', { name: '1 l milk' }));
    expect(await screen.findByText('Failed to save changes.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '1 l milk' })).not.toBeChecked();
  });

  it('[ERR-17g][CALL-16] reports that the list could not be loaded, and retries', async () => {
    let attempts = 0;
    const { user } = shopping({
      'GET /grocery-lists/:id': () =>
        ++attempts === 1 ? failWith({ status: 500 }) : detail(saturday),
    });
    const sentence = 'Failed to fetch list details.';
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: '1 l milk' })).toBeInTheDocument();
  });

  it('[ERR-17g] reports it in the editor as well', async () => {
    const { user } = show({
      'GET /grocery-lists': () => answer(saturday),
      'GET /grocery-lists/:id': () => failWith({ status: 500 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Saturday' });
    expect(await within(dialog).findByText('Failed to fetch list details.')).toBeVisible();
  });

  it('[SAVEDG-1] is copied as text and printed', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = shopping({
      'GET /grocery-lists/:id': () => ({
        ...detail(saturday),
        items: [
          { ...onions, aisle: 'produce' },
          { ...milk, aisle: 'dairy', ticks: ['a'] },
        ],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Copy as text' }));
    expect(await screen.findByText('The list was copied to the clipboard.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      'Saturday\n\nFruit and vegetables\n☐ 2 onions\n\nDairy and eggs\n☑ 1 l milk',
    );
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    const sheet = document.querySelector('body > [data-print-sheet]');
    expect([...(sheet?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
      '2 onions',
    ]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('[data-print-sheet]')).toBeNull();
  });

  it('[CALL-17] saves an edited list that someone else has changed meanwhile, and keeps both changes', async () => {
    const { user, requests } = show({
      'GET /grocery-lists': () => answer(saturday),
      'GET /grocery-lists/:id': () => detail(saturday),
      'PUT /grocery-lists/:id': () => failWith({ status: 409, code: 'grocery_list_changed' }),
      'PATCH /grocery-lists/:id/items': () => detail(saturday),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const first = await screen.findByLabelText('Item 1');
    await user.clear(first);
    await user.type(first, '3 onions{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('List updated successfully!')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      {
        operations: [expect.objectContaining({ kind: 'edit', item: onions.id, text: '3 onions' })],
      },
    ]);
  });

  it('[OFF-9] keeps an edited list without a connection, and sends its changes when there is one', async () => {
    let isOnline = true;
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    const { user, requests } = show({
      'GET /grocery-lists': () => (isOnline ? answer(saturday) : failWith({ status: 0 })),
      'GET /grocery-lists/:id': () => detail(saturday),
      'PATCH /grocery-lists/:id/items': () =>
        isOnline ? detail(saturday) : failWith({ status: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('New item'), 'bread{Enter}');
    isOnline = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(copy.grocery.keptUntilOnline)).toBeVisible();
    expect(localStorage.getItem(`larder.grocery-list.${testUser.id}.${saturday.id}`)).toContain(
      'bread',
    );
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(requests.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
        operations: [{ kind: 'add', text: 'bread' }],
      }),
    );
  });

  it('[ROLE-3a] is read-only without a subscription', async () => {
    shopping({ 'GET /grocery-lists/:id': () => detail(saturday) }, 'free');
    expect(await screen.findByRole('checkbox', { name: '1 l milk' })).toBeDisabled();
    expect(screen.queryByLabelText('New item')).not.toBeInTheDocument();
  });
});
