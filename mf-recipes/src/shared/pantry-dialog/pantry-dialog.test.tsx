import type { UserPantryView } from '@larder/api-client/pantry';
import { copy } from '@larder/copy';
import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { PantryDialog, Widget } from './pantry-dialog';

jest.setTimeout(30_000);

function show(own: { useCustomPantry: boolean; customPantry: string[] }, api = {}) {
  const onClose = jest.fn();
  const shell = renderWithShell(<PantryDialog onClose={onClose} />, {
    session: 'subscribed',
    api: {
      'GET /ingredients': () => [],
      'GET /pantry/default': () => ['salt', 'black pepper'],
      'GET /pantry/user': () => own,
      'PUT /pantry/user': ({ body }: { body: unknown }) => body,
      ...api,
    } as TestShellOptions['api'],
  });
  return { ...shell, onClose };
}

const own = { useCustomPantry: true, customPantry: ['olive oil'] };
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const field = () => screen.findByRole('combobox', { name: 'Add Ingredient' });
const saved = ({ requests }: ReturnType<typeof show>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('the pantry dialog', () => {
  it('[PANTRY-3][STATE-7a][CALL-32][CALL-33] shows a spinner, then the read-only default pantry', async () => {
    const { requests } = show({ useCustomPantry: false, customPantry: [] });
    expect(screen.getByText(copy.pantry.loadingPantry)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(await screen.findByText('Default Pantry Ingredients')).toBeVisible();
    expect(listed('Default Pantry Ingredients')).toEqual(['salt', 'black pepper']);
    expect(screen.getByRole('switch', { name: 'Use Custom Pantry' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Remove salt' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(requests.map(({ path }) => path).sort()).toEqual(['/pantry/default', '/pantry/user']);
  });

  it('[PANTRY-4] says when either list is empty', async () => {
    const { user } = show(
      { useCustomPantry: false, customPantry: [] },
      { 'GET /pantry/default': () => [] },
    );
    expect(await screen.findByText('No default pantry items found.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Use Custom Pantry' }));
    expect(screen.getByText('Your custom pantry is empty.')).toBeVisible();
  });

  it('[PANTRY-1][PANTRY-2][VALID-1][ENT-3] keeps a custom list, trimmed, lowercased and without duplicates', async () => {
    const shell = show(own);
    const input = await field();
    expect(input).toHaveAttribute('placeholder', 'e.g., olive oil');
    await shell.user.type(input, '  Soy  Sauce {Enter}');
    await shell.user.type(input, 'OLIVE OIL{Enter}');
    await shell.user.type(input, 'salt');
    await shell.user.click(screen.getByRole('button', { name: 'Add' }));
    expect(listed('Your Custom Ingredients')).toEqual(['olive oil', 'soy sauce', 'salt']);
    await shell.user.click(screen.getByRole('button', { name: 'Remove olive oil' }));
    expect(listed('Your Custom Ingredients')).toEqual(['soy sauce', 'salt']);
    expect(screen.getByRole('button', { name: 'Remove soy sauce' })).toHaveFocus();
    expect(saved(shell)).toEqual([]);
  });

  it('[PANTRY-5][STATE-7b][CALL-34][ERR-21j] saves, reports success and closes', async () => {
    let answer!: (body: unknown) => void;
    const held = new Promise((resolve) => (answer = resolve));
    const shell = show(own, {
      'PUT /pantry/user': () => held,
    });
    await shell.user.type(await field(), 'Salt');
    await shell.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saving pantry...')).toBeVisible();
    await waitFor(() =>
      expect(saved(shell)).toEqual([
        { useCustomPantry: true, customPantry: ['olive oil', 'salt'] },
      ]),
    );
    expect(shell.onClose).not.toHaveBeenCalled();
    answer({ useCustomPantry: true, customPantry: ['olive oil', 'salt'] });
    expect(await screen.findByText('Pantry saved successfully!')).toBeVisible();
    expect(screen.queryByText('Saving pantry...')).not.toBeInTheDocument();
    expect(shell.onClose).toHaveBeenCalledTimes(1);
  });

  it('[VALID-1][STATE-7b] does not save while the field holds text that cannot be added', async () => {
    for (const [customPantry, typed, sentence] of [
      [[], 'x'.repeat(81), copy.recipes.entryTooLong(80)],
      [
        Array.from({ length: 200 }, (_, index) => `food ${index}`),
        'egg',
        copy.pantry.pantryFull(200),
      ],
    ] as const) {
      const shell = show({ useCustomPantry: true, customPantry: [...customPantry] });
      await shell.user.click(await field());
      await shell.user.paste(typed);
      await shell.user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(await field()).toHaveValue(typed);
      expect(saved(shell)).toEqual([]);
      shell.unmount();
    }
  });

  it('[STATE-7a][STATE-7b] reopened while saving, waits for the save and is not closed by it', async () => {
    let stored: UserPantryView = { useCustomPantry: true, customPantry: ['salt'] };
    let finish!: () => void;
    const held = new Promise<void>((resolve) => (finish = resolve));
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => setIsOpen(true)}>Pantry</button>
          <button onClick={() => setIsOpen(false)}>Leave</button>
          {isOpen && <PantryDialog onClose={() => setIsOpen(false)} />}
        </>
      );
    }
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        'GET /ingredients': () => [],
        'GET /pantry/default': () => ['salt'],
        'GET /pantry/user': () => stored,
        'PUT /pantry/user': async ({ body }) => {
          await held;
          stored = body as UserPantryView;
          return stored;
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Pantry' }));
    await user.type(await field(), 'saffron');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // As the browser's Back does when the page is left.
    fireEvent.click(screen.getByRole('button', { name: 'Leave', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Pantry' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    finish();
    expect(await screen.findByText('Pantry saved successfully!')).toBeVisible();
    await user.type(await field(), 'pepper');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stored.customPantry).toEqual(['salt', 'saffron', 'pepper']);
  });

  it('[STATE-7c][ERR-9] stays open with its input when saving fails', async () => {
    const shell = show(own, { 'PUT /pantry/user': () => failWith({ status: 500 }) });
    await shell.user.type(await field(), 'salt{Enter}');
    await shell.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save pantry. Please try again.')).toBeVisible();
    expect(screen.queryByText('Saving pantry...')).not.toBeInTheDocument();
    expect(shell.onClose).not.toHaveBeenCalled();
    expect(listed('Your Custom Ingredients')).toEqual(['olive oil', 'salt']);
  });

  const question = () => screen.findByRole('alertdialog', { name: copy.pantry.discardPantryTitle });
  const answer = async ({ user }: ReturnType<typeof show>, name: string) =>
    user.click(within(await question()).getByRole('button', { name }));

  it('[D-15][PANTRY-5] closes on Cancel and Escape without asking when nothing was entered', async () => {
    const shell = show(own);
    await field();
    await shell.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(shell.onClose).toHaveBeenCalledTimes(1);
    await shell.user.keyboard('{Escape}');
    expect(shell.onClose).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([
    [
      'Cancel',
      (shell: ReturnType<typeof show>) =>
        shell.user.click(screen.getByRole('button', { name: 'Cancel' })),
    ],
    ['Escape', (shell: ReturnType<typeof show>) => shell.user.keyboard('{Escape}')],
    [
      'Close',
      (shell: ReturnType<typeof show>) =>
        shell.user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['a click outside', (shell: ReturnType<typeof show>) => shell.user.click(document.body)],
  ])('[D-15][PANTRY-5] asks before entries are discarded by %s', async (_, leave) => {
    const shell = show(own);
    await shell.user.type(await field(), 'salt{Enter}');
    await leave(shell);
    await answer(shell, copy.pantry.keepEditing);
    expect(shell.onClose).not.toHaveBeenCalled();
    expect(listed('Your Custom Ingredients')).toEqual(['olive oil', 'salt']);
    await leave(shell);
    await answer(shell, copy.pantry.discard);
    expect(shell.onClose).toHaveBeenCalledTimes(1);
    expect(saved(shell)).toEqual([]);
  });

  it.each([
    [
      'text in the field',
      async (shell: ReturnType<typeof show>) => shell.user.type(await field(), 'sal'),
    ],
    [
      'a removed entry',
      async (shell: ReturnType<typeof show>) =>
        shell.user.click(await screen.findByRole('button', { name: 'Remove olive oil' })),
    ],
    [
      'the other pantry',
      async (shell: ReturnType<typeof show>) => shell.user.click(await screen.findByRole('switch')),
    ],
  ])('[D-15] counts as a change: %s', async (_, change) => {
    const shell = show(own);
    await change(shell);
    await shell.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await question()).toBeVisible();
    expect(shell.onClose).not.toHaveBeenCalled();
  });

  it('[D-15] cannot be closed while saving, so that nothing is lost if that fails', async () => {
    let refuse!: () => void;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    const shell = show(own, {
      'PUT /pantry/user': () => refused.then(() => failWith({ status: 500 })),
    });
    await shell.user.type(await field(), 'salt{Enter}');
    await shell.user.click(screen.getByRole('button', { name: 'Save' }));
    await shell.user.keyboard('{Escape}');
    expect(shell.onClose).not.toHaveBeenCalled();
    refuse();
    expect(await screen.findByText('Failed to save pantry. Please try again.')).toBeVisible();
    expect(listed('Your Custom Ingredients')).toEqual(['olive oil', 'salt']);
  });

  it('[D-15] starts a custom pantry from the default, or from an empty list', async () => {
    const shell = show({ useCustomPantry: false, customPantry: [] });
    await shell.user.click(await screen.findByRole('switch', { name: 'Use Custom Pantry' }));
    expect(listed('Your Custom Ingredients')).toEqual(['salt', 'black pepper']);
    await shell.user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByText('Your custom pantry is empty.')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(listed('Your Custom Ingredients')).toEqual(['salt', 'black pepper']);
    await shell.user.click(screen.getByRole('button', { name: 'Remove salt' }));
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(listed('Your Custom Ingredients')).toEqual(['salt', 'black pepper']);
    await shell.user.click(screen.getByRole('button', { name: 'Remove salt' }));
    await shell.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved(shell)).toEqual([{ useCustomPantry: true, customPantry: ['black pepper'] }]),
    );
  });

  it('[D-15] leaves nothing behind when only viewed', async () => {
    const shell = show({ useCustomPantry: false, customPantry: [] });
    await shell.user.click(await screen.findByRole('switch', { name: 'Use Custom Pantry' }));
    await shell.user.click(screen.getByRole('switch', { name: 'Use Custom Pantry' }));
    await shell.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(shell.onClose).toHaveBeenCalledTimes(1);
  });

  it('[D-15][PANTRY-4] leaves a custom pantry as it is, even an empty one', async () => {
    const shell = show({ useCustomPantry: true, customPantry: [] });
    expect(await screen.findByText('Your custom pantry is empty.')).toBeVisible();
    await shell.user.click(screen.getByRole('switch'));
    await shell.user.click(screen.getByRole('switch'));
    expect(screen.getByText('Your custom pantry is empty.')).toBeVisible();
  });

  it('[PANTRY-5] shows its list in a fixed-height panel that scrolls, also by keyboard', async () => {
    show(own);
    const panel = await screen.findByRole('group', { name: 'Your Custom Ingredients' });
    expect(panel).toHaveStyle({ height: '14rem', overflow: 'auto' });
    expect(panel).toHaveAttribute('tabindex', '0');
  });

  it('holds at most 200 ingredients', async () => {
    const { user } = show({
      useCustomPantry: true,
      customPantry: Array.from({ length: 200 }, (_, index) => `food ${index}`),
    });
    await user.type(await field(), 'one more{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(copy.pantry.pantryFull(200));
  });

  it('[ERR-8] closes with the reason when loading fails', async () => {
    const { onClose } = show(own, { 'GET /pantry/user': () => failWith({ status: 500 }) });
    expect(await screen.findByText('Failed to load pantry data. Please try again.')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[ROLE-3a] sends a borrower without a subscription to the offer', () => {
    const { location } = renderWithShell(<Widget onClose={() => {}} />, { route: '/' });
    expect(location().pathname).toBe('/subscribe');
  });

  it('is lent to others', async () => {
    renderWithShell(<Widget onClose={() => {}} />, {
      session: 'subscribed',
      api: { 'GET /pantry/default': () => ['salt'], 'GET /pantry/user': () => own },
    });
    expect(await screen.findByRole('dialog', { name: 'Manage Pantry' })).toBeVisible();
    expect(await field()).toBeVisible();
  });
});
