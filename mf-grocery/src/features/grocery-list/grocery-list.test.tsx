import { failWith, renderWithShell } from '@larder/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './grocery-list.page';

const created = { id: '01890000-0000-7000-8000-000000000010', message: 'List saved successfully!' };

const menu = (id: string, title: string, item_count: number) => ({
  id: `01890000-0000-7000-8000-0000000000${id}`,
  title,
  created_at: '2026-05-02T09:30:00.000Z',
  item_count,
  images: [],
});
const sunday = menu('21', 'Sunday lunch', 3);
const picnic = menu('22', 'Picnic', 1);
const noMenus = { menus: [], menuCount: 0, menuLimit: 25 };
const savedMenus = { menus: [sunday, picnic], menuCount: 2, menuLimit: 25 };

describe('a list for saved menus', () => {
  it('[GROC-1a][CALL-13][ERR-21h] is generated from the chosen ones, and what the pantry holds is named apart', async () => {
    const { user, requests } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': () => ({
          groceryList: ['2 onions', '500 g flour'],
          pantryItems: ['salt'],
        }),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Picnic' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    expect(await screen.findByText('Grocery list generated successfully!')).toBeVisible();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      menuIds: [picnic.id],
    });
    expect(screen.getByLabelText('Item 1')).toHaveValue('2 onions');
    expect(screen.getByLabelText('Item 2')).toHaveValue('500 g flour');
    const held = screen.getByRole('region', { name: 'Check you have' });
    expect(within(held).getByText('salt')).toBeVisible();
  });

  it('[VALID-13] needs a menu', async () => {
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

  it('[ERR-21g] says so when everything is at home', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /menus': () => savedMenus,
        'POST /menus/grocery-list': () => ({ groceryList: [], pantryItems: ['salt'] }),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Sunday lunch' }));
    await user.click(screen.getByRole('button', { name: 'Generate Grocery List' }));
    expect(
      await screen.findByText('Looks like you have all the ingredients for the selected menus!'),
    ).toBeVisible();
  });

  it('[ERR-17b] keeps the choice and the list when generating fails', async () => {
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

  it('[ERR-17a] says that the menus could not be had, and tries again', async () => {
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

  it('[ROLE-3a] is a locked feature for whoever has no subscription', () => {
    renderWithShell(<Page />, { session: 'free' });
    expect(screen.queryByLabelText('New item')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/subscribe');
  });
});
