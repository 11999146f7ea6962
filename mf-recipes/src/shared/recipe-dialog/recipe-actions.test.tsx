import { copy } from '@larder/copy';
import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { friedRiceDetail, rollsDetail } from '../sample-recipes.testing';
import { RecipeDialog } from './recipe-dialog';

// The ingredient line parser is loaded on the way, which is slow on a busy machine.
jest.setTimeout(30_000);

beforeEach(() => localStorage.clear());

function show(recipe = rollsDetail, options: TestShellOptions = {}) {
  const onClose = jest.fn();
  const shell = renderWithShell(<RecipeDialog recipeId={recipe.id} onClose={onClose} />, {
    ...options,
    api: {
      'GET /recipes/:id/at-hand': () => ({ lines: [] }),
      'GET /recipes/:id': () => recipe,
      'PUT /recipes/:id/opened': () => undefined,
      ...options.api,
    },
  });
  return { ...shell, onClose };
}

async function choose(shell: ReturnType<typeof show>, name: string) {
  await shell.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await shell.user.click(await screen.findByRole('menuitem', { name }));
}

const rollsText = `Cinnamon Rolls
Makes about 16 rolls

Ingredients
Dough:
500 g flour
Filling:
2 tbsp cinnamon

Instructions
1. Knead the dough.
2. Fill and bake.`;

describe('what can be done with a recipe', () => {
  it('[OWN-4][OWN-6][OWN-7] shows an own recipe with its headings, notes and tags, and without a time', async () => {
    show();
    const dialog = within(await screen.findByRole('dialog', { name: 'Cinnamon Rolls' }));
    expect(await dialog.findByRole('heading', { name: 'Dough' })).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Filling' })).toBeVisible();
    expect(dialog.getByText('No time given')).toBeVisible();
    expect(dialog.getByText('about 16 rolls')).toBeVisible();
    expect(dialog.getByText('From grandma.')).toBeVisible();
    expect(dialog.getByText('sweet')).toBeVisible();
  });

  it('[HOUSE-4] says that its author alone sees it', async () => {
    show({ ...rollsDetail, visibility: 'private' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Cinnamon Rolls' }));
    expect(await dialog.findByText(copy.recipeEditor.private)).toBeVisible();
  });

  it('[OWN-3] opens an own recipe in the editor', async () => {
    const { user, location } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(location().pathname).toBe('/recipes/31/edit');
  });

  it('[OWN-11] copies one of Larder’s to be changed', async () => {
    const { user, location, requests } = show(friedRiceDetail, {
      api: { 'POST /recipes/:id/copy': () => ({ ...rollsDetail, id: 99 }) },
    });
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Copy and change' }));
    await waitFor(() => expect(location().pathname).toBe('/recipes/99/edit'));
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/recipes/7/copy' }),
    );
  });

  it('[OWN-11] duplicates an own one, and says when that fails', async () => {
    let attempts = 0;
    const shell = show(rollsDetail, {
      api: {
        'POST /recipes/:id/copy': () =>
          (attempts += 1) === 1 ? failWith({ status: 500 }) : { ...rollsDetail, id: 99 },
      },
    });
    await choose(shell, 'Duplicate');
    expect(await screen.findByText(copy.myRecipes.copyFailed)).toBeVisible();
    await choose(shell, 'Duplicate');
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes/99/edit'));
  });

  it('[OWN-12] deletes an own one after a question, and closes', async () => {
    const shell = show(rollsDetail, { api: { 'DELETE /recipes/:id': () => undefined } });
    await choose(shell, 'Delete');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete “Cinnamon Rolls”?' }),
    );
    await shell.user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(copy.myRecipes.deleted)).toBeVisible();
    expect(shell.onClose).toHaveBeenCalled();
  });

  it('[OWN-12] undoes deleting it', async () => {
    const shell = show(rollsDetail, {
      api: {
        'DELETE /recipes/:id': () => undefined,
        'POST /recipes/:id/restore': () => rollsDetail,
      },
    });
    await choose(shell, 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await shell.user.click(question.getByRole('button', { name: 'Delete' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Cinnamon Rolls” is back.')).toBeVisible();
    expect(shell.requests).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/recipes/31/restore' }),
    );
  });

  it('[OWN-12] says when it is too late to undo it', async () => {
    const message = 'This recipe can no longer be restored.';
    const shell = show(rollsDetail, {
      api: {
        'DELETE /recipes/:id': () => undefined,
        'POST /recipes/:id/restore': () => failWith({ status: 404, message }),
      },
    });
    await choose(shell, 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await shell.user.click(question.getByRole('button', { name: 'Delete' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('[OWN-1] notes that an own recipe was opened, once, and none of another source', async () => {
    const own = show();
    await screen.findByText('From grandma.');
    const opened = ({ requests }: typeof own) =>
      requests.filter(({ method }) => method === 'PUT').map(({ path }) => path);
    await waitFor(() => expect(opened(own)).toEqual(['/recipes/31/opened']));
    own.unmount();
    const other = show(friedRiceDetail);
    await screen.findByText('Fry the chicken.');
    expect(opened(other)).toEqual([]);
  });

  it('[OWN-12] keeps the recipe when it cannot be deleted', async () => {
    const shell = show(rollsDetail, {
      api: { 'DELETE /recipes/:id': () => failWith({ status: 500 }) },
    });
    await choose(shell, 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await shell.user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(copy.myRecipes.deleteFailed)).toBeVisible();
    expect(shell.onClose).not.toHaveBeenCalled();
  });

  it('[OWN-27] shares it as text, or copies it where nothing can be shared with', async () => {
    const shell = show();
    await choose(shell, 'Share as text');
    expect(await screen.findByText(copy.myRecipes.copied)).toBeVisible();
    // The menu may still be closing.
    expect(await act(() => navigator.clipboard.readText())).toBe(rollsText);
    const share = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await choose(shell, 'Share as text');
    expect(share).toHaveBeenCalledWith({ title: 'Cinnamon Rolls', text: rollsText });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    Reflect.deleteProperty(navigator, 'share');
  });

  it('[OWN-27] prints it by itself', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const shell = show();
    await choose(shell, 'Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = within(document.querySelector<HTMLElement>('[data-print-sheet]')!);
    expect(sheet.getByText('Cinnamon Rolls')).toBeInTheDocument();
    expect(sheet.getByText('Filling')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
    print.mockRestore();
  });

  it('[OWN-10] restores an earlier version, and shows it', async () => {
    const earlier = {
      version: 2,
      title: 'Plain Rolls',
      ingredients: ['400 g flour'],
      steps: ['Bake.'],
      replacedAt: '2026-11-20T12:00:00.000Z',
    };
    let attempts = 0;
    const shell = show(rollsDetail, {
      api: {
        'GET /recipes/:id/versions': () => [earlier],
        'POST /recipes/:id/versions/:version/restore': () =>
          (attempts += 1) === 1
            ? failWith({ status: 500 })
            : { ...rollsDetail, title: 'Plain Rolls', version: 4 },
      },
    });
    await choose(shell, 'Earlier versions');
    const dialog = within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
    await shell.user.click(await dialog.findByText('Plain Rolls'));
    expect(dialog.getByText(/400 g flour/)).toBeVisible();
    await shell.user.click(dialog.getByRole('button', { name: /^Restore the version until/ }));
    expect(await screen.findByText(copy.myRecipes.restoreFailed)).toBeVisible();
    await shell.user.click(dialog.getByRole('button', { name: /^Restore the version until/ }));
    expect(await screen.findByText(copy.myRecipes.restored)).toBeVisible();
    expect(await screen.findByRole('dialog', { name: 'Plain Rolls' })).toBeVisible();
    expect(shell.requests).toContainEqual(
      expect.objectContaining({ path: '/recipes/31/versions/2/restore' }),
    );
  });

  it('[OWN-10] says when earlier versions cannot be loaded', async () => {
    const shell = show(rollsDetail, {
      api: { 'GET /recipes/:id/versions': () => failWith({ status: 500 }) },
    });
    await choose(shell, 'Earlier versions');
    expect(await screen.findByText(copy.myRecipes.versionsFailed)).toBeVisible();
  });
});
