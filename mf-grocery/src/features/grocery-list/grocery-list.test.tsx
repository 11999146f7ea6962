import { failWith, renderWithShell } from '@larder/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './grocery-list.page';

const created = { id: '01890000-0000-7000-8000-000000000010', message: 'List saved successfully!' };

describe('a new grocery list', () => {
  it('[GROC-1a][STATE-9a][ERR-21d][CALL-14] is written down, named and saved', async () => {
    const { user, requests } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'POST /grocery-lists': () => created },
    });
    expect(screen.getByRole('button', { name: 'Save List' })).toBeDisabled();
    await user.type(screen.getByLabelText('New item'), '2 onions{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save List' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save Grocery List' });
    await user.type(within(dialog).getByLabelText('List name'), ' Saturday ');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('List saved successfully!')).toBeVisible();
    expect(requests).toMatchObject([{ body: { listName: 'Saturday', ingredients: ['2 onions'] } }]);
    expect(screen.getByRole('button', { name: 'Save List' })).toBeDisabled();
  });

  it('[VALID-14] is not saved without a name', async () => {
    const { user, requests } = renderWithShell(<Page />, { session: 'subscribed' });
    await user.type(screen.getByLabelText('New item'), '2 onions{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save List' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a name for your list.')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('[ERR-17c] loses nothing when saving fails', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { 'POST /grocery-lists': () => failWith({ status: 500 }) },
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
