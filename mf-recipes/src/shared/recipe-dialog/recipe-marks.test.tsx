import { copy } from '@larder/copy';
import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { friedRiceDetail } from '../sample-recipes.testing';
import { RecipeDialog } from './recipe-dialog';

// The ingredient line parser is loaded on the way, which is slow on a busy machine.
jest.setTimeout(30_000);

const show = (api: TestShellOptions['api'] = {}) =>
  renderWithShell(<RecipeDialog recipeId={7} onClose={() => undefined} />, {
    api: {
      'GET /recipes/:id/at-hand': () => ({ lines: [] }),
      'GET /recipes/:id': () => ({ ...friedRiceDetail, rating: null }),
      ...api,
    },
  });

const star = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

async function openMore({ user }: ReturnType<typeof show>) {
  await user.click(await screen.findByText(copy.myRecipes.logAndCollections));
}

describe('a person’s marks on a recipe', () => {
  it('[OWN-19] rates a recipe at once, and takes the rating back', async () => {
    const shell = show({ 'PUT /recipes/:id/rating': ({ body }) => body });
    await shell.user.click(await star('4 stars'));
    expect(await star('4 stars')).toBeChecked();
    await shell.user.click(screen.getByRole('button', { name: 'Remove rating' }));
    await waitFor(async () => expect(await star('4 stars')).not.toBeChecked());
    const bodies = shell.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(bodies).toEqual([{ rating: 4 }, { rating: null }]);
  });

  it('[OWN-19] shows the earlier rating again when the new one is not saved', async () => {
    const shell = show({ 'PUT /recipes/:id/rating': () => failWith({ status: 500 }) });
    await shell.user.click(await star('2 stars'));
    expect(await screen.findByText(copy.myRecipes.ratingFailed)).toBeVisible();
    expect(await star('2 stars')).not.toBeChecked();
  });

  it('[OWN-20] records when it was made, and forgets it again', async () => {
    let entries = [{ id: 'a', madeOn: '2026-05-03', note: 'Too salty' }];
    const shell = show({
      'GET /recipes/:id/log': () => entries,
      'GET /collections': () => [],
      'POST /recipes/:id/log': ({ body }) => {
        const entry = { id: 'b', ...(body as { madeOn: string; note: string }) };
        entries = [entry, ...entries];
        return entry;
      },
      'DELETE /recipes/:id/log/:entry': () => {
        entries = entries.slice(0, 1);
      },
    });
    await openMore(shell);
    const log = within(await screen.findByRole('list', { name: copy.myRecipes.madeIt }));
    expect(await log.findByText(/May 3, 2026: Too salty/)).toBeVisible();
    await shell.user.clear(screen.getByLabelText('Date'));
    await shell.user.type(screen.getByLabelText('Date'), '2026-06-01');
    await shell.user.type(screen.getByLabelText('How was it?'), 'Perfect');
    await shell.user.click(screen.getByRole('button', { name: 'I made it' }));
    expect(await log.findByText(/Jun.* 1, 2026: Perfect/)).toBeVisible();
    await shell.user.click(log.getByRole('button', { name: /^Remove the entry for May/ }));
    await waitFor(() => expect(log.queryByText(/Too salty/)).not.toBeInTheDocument());
  });

  it('[OWN-20] changes an entry, and leaves it when that is given up or fails', async () => {
    let entry = { id: 'a', madeOn: '2026-05-03', note: 'Too salty' };
    let fails = true;
    const shell = show({
      'GET /recipes/:id/log': () => [entry],
      'GET /collections': () => [],
      'PUT /recipes/:id/log/:entry': ({ body }) => {
        if (fails) return failWith({ status: 500 });
        entry = { ...entry, ...(body as typeof entry) };
        return entry;
      },
    });
    await openMore(shell);
    const log = within(await screen.findByRole('list', { name: copy.myRecipes.madeIt }));
    const change = () => log.findByRole('button', { name: /^Edit the entry for May/ });
    await shell.user.click(await change());
    await shell.user.click(log.getByRole('button', { name: 'Cancel' }));
    await shell.user.click(await change());
    expect(log.getByLabelText('Date')).toHaveValue('2026-05-03');
    const note = log.getByLabelText('How was it?');
    await shell.user.clear(note);
    await shell.user.type(note, 'Better');
    await shell.user.click(log.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(copy.myRecipes.logFailed)).toBeVisible();
    expect(note).toHaveValue('Better');
    fails = false;
    await shell.user.click(log.getByRole('button', { name: 'Save' }));
    expect(await log.findByText(/May 3, 2026: Better/)).toBeVisible();
    expect(log.queryByLabelText('Date')).not.toBeInTheDocument();
  });

  it('[OWN-21] puts it into a collection and takes it out, and begins a new one', async () => {
    let collections = [{ id: 'c1', name: 'Christmas', count: 1, images: [] }];
    const shell = show({
      'GET /recipes/:id/log': () => [],
      'GET /collections': () => collections,
      'PUT /collections/:id/recipes/:recipe': () => undefined,
      'DELETE /collections/:id/recipes/:recipe': () => undefined,
      'POST /collections': ({ body }) => {
        const { name } = body as { name: string };
        collections = [...collections, { id: 'c2', name, count: 0, images: [] }];
        return { id: 'c2', name, recipes: [] };
      },
    });
    await openMore(shell);
    const christmas = await screen.findByRole('checkbox', { name: 'Christmas' });
    await shell.user.click(christmas);
    await waitFor(() => expect(christmas).toBeChecked());
    await shell.user.click(christmas);
    await waitFor(() => expect(christmas).not.toBeChecked());
    await shell.user.type(screen.getByLabelText('New collection'), 'Quick{Enter}');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Quick' })).toBeChecked());
  });
});
