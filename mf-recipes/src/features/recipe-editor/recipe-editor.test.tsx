import { noteReached } from '@larder/api-client';
import { copy } from '@larder/copy';
import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rollsDetail } from '../../shared/sample-recipes.testing';
import { Page } from './recipe-editor.page';

// The ingredient line parser is loaded on the way, which is slow on a busy machine.
jest.setTimeout(30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const write = (options: TestShellOptions = {}) =>
  renderWithShell(<Page />, {
    path: '/recipes/new',
    route: '/recipes/new',
    ...options,
    api: { 'POST /recipes': () => rollsDetail, ...options.api },
  });

const edit = (options: TestShellOptions = {}) =>
  renderWithShell(<Page />, {
    path: '/recipes/31/edit',
    route: '/recipes/:id/edit',
    ...options,
    api: {
      'GET /recipes/:id': () => rollsDetail,
      'PUT /recipes/:id': () => ({ ...rollsDetail, version: 4 }),
      ...options.api,
    },
  });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save Recipe' });
const bodyOf = (shell: ReturnType<typeof write>) => shell.requests.at(-1)?.body;

const wholeRecipe =
  'Tea\nServes 2\n1 tsp tea\n1 cup water\nMethod\n1. Boil the water.\n2. Pour it.';

describe('reviewing an imported recipe', () => {
  const imported = {
    kind: 'page',
    draft: {
      ...{ title: 'Rye bread', ingredients: ['Dough:', '500 g rye flour'], steps: ['Bake.'] },
      ...{ servings: 12, yieldText: null, prepMinutes: null, cookMinutes: null },
      ...{ readyInMinutes: 70, notes: 'Dark.', tags: ['bread'], language: 'en', types: [] },
      ...{ sourceName: 'Her notebook', sourceUrl: 'https://a.example/bread' },
      image: 'https://a.example/bread.jpg',
    },
    text: 'Rye bread from the page',
    origins: { title: 'json-ld', steps: 'page-text' },
    warnings: [{ code: 'several_recipes', message: 'The page has 2 recipes.' }],
    duplicates: [{ id: 31, title: 'Older bread', image: '', match: 'address' }],
    unread: ['fl0ur'],
    picture: null,
  };

  it('[IMP-24] shows it beside its source, with the origin of each field and what to check', async () => {
    const shell = write({ path: { pathname: '/recipes/new', state: { imported } } });
    expect(await screen.findByDisplayValue('Rye bread')).toBe(field('Title'));
    expect(field('Ingredients')).toHaveValue('Dough:\n500 g rye flour');
    expect(field('Cooking (min)')).toHaveValue('70');
    const source = within(screen.getByRole('region', { name: copy.imports.review }));
    for (const said of ['The page has 2 recipes.', copy.imports.pictureMissing]) {
      expect(source.getByText(said)).toBeVisible();
    }
    expect(source.getByText(copy.imports.unreadWords(['fl0ur']))).toBeVisible();
    expect(source.getByRole('link', { name: 'Older bread' })).toHaveAttribute(
      'href',
      '/recipes?dish=31',
    );
    expect(source.getByText('Rye bread from the page')).toBeVisible();
    expect(source.getByText('Title: the page’s recipe data')).toBeInTheDocument();
    // Nothing is saved until the person saves it; coming back does not import it again.
    expect(shell.requests).toEqual([]);
    expect(shell.location().state).toBeNull();
    await shell.user.click(save());
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes'));
    expect(bodyOf(shell)).toMatchObject({
      ...{ title: 'Rye bread', ingredients: ['Dough:', '500 g rye flour'], cookMinutes: 70 },
      ...{ sourceName: 'Her notebook', sourceUrl: 'https://a.example/bread' },
    });
    expect(bodyOf(shell)).not.toHaveProperty('imported');
  });

  it('[IMP-24] never replaces a recipe that was not saved', async () => {
    const first = write();
    await first.user.type(field('Title'), 'Unsaved tea');
    first.unmount();
    write({ path: { pathname: '/recipes/new', state: { imported } } });
    expect(await screen.findByDisplayValue('Rye bread')).toBe(field('Title'));
    expect(JSON.stringify({ ...localStorage })).toContain('Unsaved tea');
  });
});

describe('writing a recipe', () => {
  it('[OWN-3][OWN-4][OWN-6][OWN-7] saves what was written, line by line', async () => {
    const shell = write();
    const { user } = shell;
    await user.type(field('Title'), ' Cinnamon Rolls ');
    await user.type(field('Makes'), 'about 16 rolls');
    await user.type(field('Preparation (min)'), '1 h 30');
    await user.click(field('Ingredients'));
    await user.paste('Dough:\n• 500 g flour\n\n1 cup milk');
    await user.click(field('Steps'));
    await user.paste('1. Knead the dough.\n2. Bake.');
    await user.click(screen.getByText(copy.recipeEditor.more));
    await user.type(field('Notes'), 'From grandma.');
    await user.type(field('Add tags'), 'sweet, Family{Enter}Sweet{Enter}');
    await user.click(screen.getByRole('checkbox', { name: 'Dessert' }));
    await user.click(save());
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes'));
    expect(shell.location().search).toBe('?dish=31');
    expect(shell.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(bodyOf(shell)).toEqual({
      title: 'Cinnamon Rolls',
      ingredients: ['Dough:', '500 g flour', '1 cup milk'],
      steps: ['Knead the dough.', 'Bake.'],
      yieldText: 'about 16 rolls',
      prepMinutes: 90,
      notes: 'From grandma.',
      tags: ['sweet', 'Family'],
      types: ['dessert'],
      visibility: 'household',
    });
    expect(await screen.findByText(copy.recipeEditor.saved)).toBeVisible();
  });

  it('[OWN-5] shows how each line is read, and selects the line to be corrected', async () => {
    const { user } = write();
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ingredients' });
    await user.click(area);
    await user.paste('Dough:\n2 cups flour\n1 cup zuchini\nlove');
    const readings = within(screen.getByRole('region', { name: copy.recipeEditor.readings }));
    expect(await readings.findByText('2 cups · flour')).toBeVisible();
    expect(readings.getByText('4 lines, 2 kept as text')).toBeVisible();
    await user.click(readings.getByRole('button', { name: /^love/ }));
    expect(area).toHaveFocus();
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('love');
    await user.click(readings.getByRole('button', { name: 'Use zucchini in “1 cup zuchini”' }));
    expect(area).toHaveValue('Dough:\n2 cups flour\n1 cup zucchini\nlove');
    expect(await readings.findByText('1 cup · zucchini')).toBeVisible();
  });

  it('[OWN-5] reads the lines in the language of the recipe, also one that was not chosen', async () => {
    const { user } = write();
    await user.click(field('Ingredients'));
    await user.paste('2 tasses de farine\n4 c. à soupe de crème 35 %\n');
    const readings = within(screen.getByRole('region', { name: copy.recipeEditor.readings }));
    expect(await readings.findByText('4 tbsp · heavy cream')).toBeVisible();
    await user.click(screen.getByText(copy.recipeEditor.more));
    const language = screen.getByRole('combobox', { name: copy.recipeEditor.language });
    await user.selectOptions(language, 'en');
    await waitFor(() => expect(readings.queryByText(/tbsp/)).not.toBeInTheDocument());
    await user.selectOptions(language, 'fr');
    expect(await readings.findByText('4 tbsp · heavy cream')).toBeVisible();
  });

  it('[OWN-3] says what is missing, and goes there', async () => {
    const shell = write();
    await shell.user.type(field('Cooking (min)'), 'long');
    await shell.user.click(save());
    expect(await screen.findByText(copy.recipeEditor.faults.title)).toBeVisible();
    expect(screen.getByText(copy.recipeEditor.faults.cookMinutes)).toBeVisible();
    expect(screen.getByText(copy.recipeEditor.faults.ingredients)).toBeVisible();
    expect(field('Title')).toHaveFocus();
    await shell.user.type(field('Title'), 'Tea');
    expect(screen.queryByText(copy.recipeEditor.faults.title)).not.toBeInTheDocument();
    expect(shell.requests).toEqual([]);
  });

  it('[OWN-28] shows what the server refuses where it is, and keeps the text', async () => {
    const shell = write({
      api: {
        'POST /recipes': () =>
          failWith({
            status: 400,
            code: 'invalid_input',
            message: 'A recipe can hold up to 200 ingredient lines.',
            fields: { ingredients: 'Too many lines.' },
          }),
      },
    });
    await shell.user.type(field('Title'), 'Tea');
    await shell.user.type(field('Ingredients'), 'tea');
    await shell.user.click(save());
    expect(await screen.findByText('A recipe can hold up to 200 ingredient lines.')).toBeVisible();
    expect(field('Ingredients')).toHaveAccessibleDescription(/Too many lines\./);
    expect(field('Ingredients')).toHaveValue('tea');
  });

  it('[OWN-4] splits a pasted recipe into the fields, and takes it out again', async () => {
    const { user } = write();
    await user.click(field('Ingredients'));
    await user.paste(wholeRecipe);
    expect(field('Title')).toHaveValue('Tea');
    expect(field('Servings')).toHaveValue('2');
    expect(field('Ingredients')).toHaveValue('1 tsp tea\n1 cup water');
    expect(field('Steps')).toHaveValue('Boil the water.\nPour it.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Title')).toHaveValue('');
    expect(field('Ingredients')).toHaveValue(wholeRecipe);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('[OWN-30] puts back text that was cleared, above what was written since', async () => {
    const { user } = write();
    await user.click(field('Ingredients'));
    await user.paste('500 g flour\n1 cup milk');
    await user.clear(field('Ingredients'));
    expect(await screen.findByText('The ingredients were cleared.')).toBeVisible();
    await user.type(field('Ingredients'), '2 eggs');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Ingredients')).toHaveValue('500 g flour\n1 cup milk\n2 eggs');
  });

  it('[OWN-30] says nothing of a word that is deleted', async () => {
    const { user } = write();
    await user.type(field('Steps'), 'Bake.');
    await user.clear(field('Steps'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('[OWN-4] splits a recipe pasted into its title, but not where one is being written', async () => {
    const { user } = write();
    await user.click(field('Title'));
    await user.paste(wholeRecipe);
    expect(field('Steps')).toHaveValue('Boil the water.\nPour it.');
    await user.click(field('Ingredients'));
    await user.paste(`\n${wholeRecipe}`);
    expect(field('Ingredients').value).toContain('Method');
  });

  it('[OWN-1][OWN-4] opens with the dialog for pasting when it was asked for', async () => {
    const { user } = write({ path: { pathname: '/recipes/new', state: { paste: true } } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a recipe' }));
    await user.click(dialog.getByRole('button', { name: 'Fill in the recipe' }));
    expect(dialog.getByText(copy.recipeEditor.pasteMissing)).toBeVisible();
    await user.click(dialog.getByRole('textbox', { name: 'Recipe as text' }));
    await user.paste(wholeRecipe);
    await user.click(dialog.getByRole('button', { name: 'Fill in the recipe' }));
    await waitFor(() => expect(field('Title')).toHaveValue('Tea'));
  });

  it('[OWN-8] keeps what was written on the device', async () => {
    const first = write();
    await first.user.type(field('Title'), 'Tea');
    expect(screen.getByText(copy.recipeEditor.kept)).toBeVisible();
    first.unmount();
    const second = write();
    expect(field('Title')).toHaveValue('Tea');
    await second.user.click(screen.getByRole('button', { name: 'Discard' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard “Tea”?' });
    await second.user.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(field('Title')).toHaveValue(''));
  });

  it('[OWN-8] sends a recipe once the device is back online, and once only', async () => {
    let attempts = 0;
    const shell = write({
      api: {
        'POST /recipes': () => {
          attempts += 1;
          return attempts === 1 ? failWith({ status: 0 }) : rollsDetail;
        },
      },
    });
    await shell.user.type(field('Title'), 'Tea');
    await shell.user.type(field('Ingredients'), 'tea');
    await shell.user.click(save());
    expect(await screen.findByText(copy.recipeEditor.waiting)).toBeVisible();
    expect(field('Title')).toHaveValue('Tea');
    act(() => noteReached(true));
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes'));
    expect(attempts).toBe(2);
  });

  it('[OWN-8] sends what is waiting when the page was closed and is opened again', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const first = write({ api: { 'POST /recipes': () => failWith({ status: 0 }) } });
    await first.user.type(field('Title'), 'Tea');
    await first.user.type(field('Ingredients'), 'tea');
    await first.user.click(save());
    expect(await screen.findByText(copy.recipeEditor.waiting)).toBeVisible();
    first.unmount();
    const offline = write();
    expect(await screen.findByText(copy.recipeEditor.waiting)).toBeVisible();
    expect(offline.requests).toEqual([]);
    offline.unmount();
    onLine.mockReturnValue(true);
    const online = write();
    await waitFor(() => expect(online.location().pathname).toBe('/recipes'));
    expect(online.requests).toHaveLength(1);
    online.unmount();
    const later = write();
    expect(field('Title')).toHaveValue('');
    expect(later.requests).toEqual([]);
    onLine.mockRestore();
  });

  it('[HOUSE-4] keeps a recipe for its author alone', async () => {
    const shell = write();
    await shell.user.type(field('Title'), 'Tea');
    await shell.user.type(field('Ingredients'), 'tea');
    await shell.user.click(screen.getByText(copy.recipeEditor.more));
    await shell.user.click(screen.getByRole('checkbox', { name: copy.recipeEditor.private }));
    await shell.user.click(save());
    await waitFor(() => expect(bodyOf(shell)).toMatchObject({ visibility: 'private' }));
  });
});

describe('changing a recipe', () => {
  it('[OWN-3][OWN-9] shows it as it was written, and saves its version with it', async () => {
    const shell = edit();
    await waitFor(() => expect(field('Title')).toHaveValue('Cinnamon Rolls'));
    expect(field('Ingredients')).toHaveValue('Dough:\n500 g flour\nFilling:\n2 tbsp cinnamon');
    expect(field('Steps')).toHaveValue('Knead the dough.\nFill and bake.');
    expect(field('Makes')).toHaveValue('about 16 rolls');
    expect(field('Notes')).toHaveValue('From grandma.');
    await shell.user.type(field('Title'), '!');
    await shell.user.click(save());
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes'));
    const put = shell.requests.find(({ method }) => method === 'PUT');
    expect(put).toMatchObject({
      path: '/recipes/31',
      body: {
        title: 'Cinnamon Rolls!',
        ingredients: ['Dough:', '500 g flour', 'Filling:', '2 tbsp cinnamon'],
        tags: ['sweet'],
        version: 3,
      },
    });
  });

  it('[OWN-30] puts back a photo that was removed', async () => {
    const image = '/pictures/rolls/480.webp';
    const photographed = { ...rollsDetail, pictureId: 'rolls', image };
    const shell = edit({ api: { 'GET /recipes/:id': () => photographed } });
    await shell.user.click(await screen.findByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('The photo was removed.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Photo' })).not.toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('img', { name: 'Photo' })).toHaveAttribute('src', image);
  });

  it('[OWN-8] restores changes that were not saved', async () => {
    const first = edit();
    await waitFor(() => expect(field('Title')).toHaveValue('Cinnamon Rolls'));
    await first.user.type(field('Title'), '!');
    first.unmount();
    const { user } = edit();
    await waitFor(() => expect(field('Title')).toHaveValue('Cinnamon Rolls!'));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    const question = await screen.findByRole('alertdialog', { name: /^Discard/ });
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(field('Title')).toHaveValue('Cinnamon Rolls'));
  });

  it('[OWN-9] shows both versions when another device has saved it, and lets the person choose', async () => {
    const theirs = { ...rollsDetail, title: 'Their Rolls', version: 4 };
    const versions: unknown[] = [];
    const shell = edit({
      api: {
        'PUT /recipes/:id': ({ body }) => {
          versions.push((body as { version: number }).version);
          return versions.length === 1
            ? failWith({ status: 409, code: 'recipe_changed', besides: { recipe: theirs } })
            : { ...rollsDetail, version: 5 };
        },
      },
    });
    await waitFor(() => expect(field('Title')).toHaveValue('Cinnamon Rolls'));
    await shell.user.type(field('Title'), '!');
    await shell.user.click(save());
    const dialog = within(
      await screen.findByRole('dialog', { name: copy.drafts.conflictTitle('Their Rolls') }),
    );
    expect(dialog.getByText('Cinnamon Rolls!')).toBeVisible();
    expect(dialog.getByText('Their Rolls')).toBeVisible();
    expect(dialog.getAllByText('500 g flour')).toHaveLength(2);
    await shell.user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes'));
    expect(versions).toEqual([3, 4]);
  });

  it('[OWN-12] keeps the text of a recipe that was deleted meanwhile as a new one', async () => {
    const shell = edit({
      api: { 'PUT /recipes/:id': () => failWith({ status: 404, code: 'not_found' }) },
    });
    await waitFor(() => expect(field('Title')).toHaveValue('Cinnamon Rolls'));
    await shell.user.type(field('Title'), '!');
    await shell.user.click(save());
    expect(await screen.findByText(copy.recipeEditor.noLongerSaved)).toBeVisible();
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes/new'));
    shell.unmount();
    write();
    expect(field('Title')).toHaveValue('Cinnamon Rolls!');
  });

  it('[HOUSE-4] leaves it to the author of a recipe who sees it', async () => {
    edit({ api: { 'GET /recipes/:id': () => ({ ...rollsDetail, isAuthor: false }) } });
    await waitFor(() => expect(field('Title')).toHaveValue('Cinnamon Rolls'));
    expect(
      screen.queryByRole('checkbox', { name: copy.recipeEditor.private }),
    ).not.toBeInTheDocument();
  });

  it('[OWN-11] does not open a recipe of somebody else', async () => {
    const shell = edit({ api: { 'GET /recipes/:id': () => ({ ...rollsDetail, isOwn: false }) } });
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes'));
  });

  it('[OWN-3] says when the recipe cannot be loaded, and tries again', async () => {
    let attempts = 0;
    const { user } = edit({
      api: {
        'GET /recipes/:id': () => ((attempts += 1) === 1 ? failWith({ status: 500 }) : rollsDetail),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(field('Title')).toHaveValue('Cinnamon Rolls'));
  });
});
