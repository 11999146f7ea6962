import type { GroceryListsView } from '@larder/api-client/grocery-lists';
import { copy } from '@larder/copy';
import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './saved-grocery-lists.page';

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
const answer = (...lists: (typeof saturday)[]): GroceryListsView => ({
  lists,
  listCount: lists.length,
  listLimit: 25,
});

const show = (api: TestShellOptions['api'], session: TestShellOptions['session'] = 'subscribed') =>
  renderWithShell(<Page />, { path: '/saved-grocery-lists', session, api });

describe('saved grocery lists', () => {
  it('[SAVEDG-1][ENT-7] shows each list with its items and the slots used', async () => {
    const { user } = show({ 'GET /grocery-lists': () => answer(saturday, party) });
    const card = await screen.findByRole('article', { name: 'Saturday' });
    expect(screen.getByText('2/25', { exact: false })).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: 'Saturday' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['2 onions', '1 l milk']);
  });

  it('[CONST-5] shows no slots where there is no limit', async () => {
    show({ 'GET /grocery-lists': () => ({ ...answer(party), listLimit: 0 }) });
    await screen.findByRole('article', { name: 'Party' });
    expect(screen.queryByText(/lists used/)).not.toBeInTheDocument();
  });

  it('[SAVEDG-1] says what to do when there is none', async () => {
    show({ 'GET /grocery-lists': () => answer() });
    expect(await screen.findByRole('link', { name: copy.grocery.makeOne })).toHaveAttribute(
      'href',
      '/grocery-list',
    );
  });

  it('[ERR-17e] says that the lists could not be had, and tries again', async () => {
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
      'PUT /grocery-lists/:id': () => saturday,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Saturday' });
    const first = within(dialog).getByLabelText('Item 1');
    await user.clear(first);
    await user.type(first, '3 onions{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Delete 1 l milk' }));
    await user.type(within(dialog).getByLabelText('New item'), '  bread  {Enter}');
    await user.type(within(dialog).getByLabelText('New item'), '   {Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('List updated successfully!')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/grocery-lists/${saturday.id}`,
      body: { list_data: ['3 onions', 'bread'], version: 3 },
    });
  });

  it('[GROC-1b] commits an edit by leaving the field and takes it back by Escape', async () => {
    const { user } = show({ 'GET /grocery-lists': () => answer(saturday) });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const first = await screen.findByLabelText('Item 1');
    await user.type(first, ' and garlic');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Delete 2 onions and garlic' })).toBeVisible();
    await user.type(first, ' or not{Escape}');
    expect(first).toHaveValue('2 onions and garlic');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('[ERR-17d] keeps what was typed when saving the changes fails', async () => {
    const { user } = show({
      'GET /grocery-lists': () => answer(saturday),
      'PUT /grocery-lists/:id': () => failWith({ status: 500 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('New item'), 'bread{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to save changes.')).toBeVisible();
    expect(screen.getByLabelText('Item 3')).toHaveValue('bread');
  });

  it('[STATE-9b][ERR-22][ERR-21f] asks, then deletes at once', async () => {
    let release = (): void => {};
    const { user } = show({
      'GET /grocery-lists': () => answer(saturday, party),
      'DELETE /grocery-lists/:id': () => new Promise<void>((resolve) => (release = resolve)),
    });
    const card = await screen.findByRole('article', { name: 'Party' });
    await user.click(within(card).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('article', { name: 'Party' })).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('List deleted successfully')).toBeVisible();
  });

  it('[STATE-9b][ERR-17f] brings the list back when deleting fails', async () => {
    const { user } = show({
      'GET /grocery-lists': () => answer(party),
      'DELETE /grocery-lists/:id': () => failWith({ status: 500 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete list. Please try again.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Party' })).toBeInTheDocument();
  });

  it('[ERR-22] deletes nothing when the question is answered with Cancel', async () => {
    const { user, requests } = show({ 'GET /grocery-lists': () => answer(party) });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('article', { name: 'Party' })).toBeInTheDocument();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[ROLE-3a] lets a lapsed subscriber read the lists and change nothing', async () => {
    show({ 'GET /grocery-lists': () => answer(party) }, 'free');
    const card = await screen.findByRole('article', { name: 'Party' });
    expect(within(card).getByRole('button', { name: 'View' })).toBeVisible();
    expect(within(card).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});
