import type { ImportPreviewView, ImportView } from '@larder/api-client/imports';
import { copy } from '@larder/copy';
import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Page as ImportPage } from './import.page';
import { Page as JobPage } from './import-job.page';
import { readPhotoText } from './photo-text';
import { Page as ReceivePage } from './receive.page';

jest.mock('./photo-text', () => ({ readPhotoText: jest.fn() }));

const found: ImportPreviewView = {
  draft: {
    ...{ title: 'Rye bread', ingredients: ['500 g rye flour'], steps: ['Bake.'], servings: 12 },
    ...{ yieldText: null, prepMinutes: 20, cookMinutes: 50, readyInMinutes: 70, notes: '' },
    ...{ tags: [], language: 'en', types: [], sourceName: 'a.example', image: null },
    sourceUrl: 'https://a.example/bread',
  },
  text: 'Rye bread\n500 g rye flour',
  origins: { title: 'json-ld' },
  warnings: [],
  duplicates: [],
};
const job = (more: Partial<ImportView> = {}): ImportView => ({
  ...{ id: '7', kind: 'library', name: 'Bread.json', format: 'paprika', state: 'done' },
  ...{ total: 415, done: 415, added: 412, known: 0, failed: 3, pictures: 398, picturesFailed: 2 },
  leftOut: [{ what: 'meal_plans', count: 4 }],
  alsoAdded: [
    { what: 'ratings', count: 30 },
    { what: 'collections', count: 2 },
  ],
  table: null,
  ...{ problem: null, createdAt: '2026-11-23T10:00:00Z', finishedAt: '2026-11-23T10:01:00Z' },
  items: [
    {
      ...{ position: 9, name: 'Soup', state: 'failed', recipeId: null },
      problem: { code: 'import_recipe_unreadable', message: 'This could not be read.' },
    },
  ],
  ...more,
});

// jsdom reads files only through FileReader.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(readPhotoText).mockReset();
});

const usual: TestShellOptions['api'] = {
  'GET /imports': () => [],
  'GET /imports/ways': () => ({ photosElsewhere: false }),
  'POST /imports/preview': () => found,
};
const open = (api: TestShellOptions['api'] = {}, widgets?: TestShellOptions['widgets']) =>
  renderWithShell(<ImportPage />, {
    path: '/import',
    widgets,
    api: { ...usual, ...api },
  });
const sent = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method === 'POST').at(-1)?.body;
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const imported = ({ location }: ReturnType<typeof open>) =>
  (location().state as { imported: Record<string, unknown> }).imported;
const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), {
    target: { files: [file] },
  });

describe('the ways in', () => {
  it('[IMP-30][IMP-24] one address leads to the editor, with where it is from', async () => {
    const shell = open();
    await shell.user.type(field('Page addresses'), 'a.example/bread{Enter}');
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes/new'));
    expect(imported(shell)).toMatchObject({ kind: 'page', picture: null, ...found });
    expect(sent(shell)).toEqual({ url: 'https://a.example/bread' });
  });

  it('[IMP-30] several addresses become a job', async () => {
    const shell = open({ 'POST /imports': () => ({ id: '7' }) });
    await shell.user.click(field('Page addresses'));
    await shell.user.paste('https://a.example/bread\nhttps://b.example/soup');
    await shell.user.click(press(copy.imports.readAddresses));
    await waitFor(() => expect(shell.location().pathname).toBe('/imports/7'));
    expect(sent(shell)).toEqual({
      urls: ['https://a.example/bread', 'https://b.example/soup'],
    });
  });

  it('[IMP-30] says what is missing, and sends nothing', async () => {
    const shell = open();
    await shell.user.click(press(copy.imports.readAddresses));
    expect(screen.getByRole('alert')).toHaveTextContent(copy.imports.addressMissing);
    await shell.user.click(press(copy.imports.readText));
    expect(screen.getByRole('alert')).toHaveTextContent(copy.imports.textMissing);
    expect(shell.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('[IMP-21] offers the bookmark where a site refuses programs, and keeps the address', async () => {
    const message = 'This site lets no programs in.';
    const refuse = failWith({ status: 400, code: 'import_page_refused', message });
    const { user } = open({ 'POST /imports/preview': () => refuse });
    await user.type(field('Page addresses'), 'https://a.example/bread');
    await user.click(press(copy.imports.readAddresses));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: copy.imports.useBookmark })).toHaveAttribute(
      'href',
      '#bookmark',
    );
    expect(field('Page addresses')).toHaveValue('https://a.example/bread');
  });

  it('[IMP-25] brings the picture of the page, and the recipe without it where it cannot be had', async () => {
    const image = 'https://a.example/bread.jpg';
    const withPicture = { ...found, draft: { ...found.draft, image } };
    const picture = { id: 'p', url: '/pictures/p/480.webp' };
    for (const answer of [
      picture,
      failWith({ status: 400, code: 'import_page_refused', message: '' }),
    ]) {
      const shell = open({
        'POST /imports/preview': () => withPicture,
        'POST /imports/pictures': () => answer,
      });
      await shell.user.type(field('Page addresses'), 'https://a.example/bread{Enter}');
      await waitFor(() => expect(shell.location().pathname).toBe('/recipes/new'));
      expect(imported(shell).picture).toEqual(answer === picture ? picture : null);
      shell.unmount();
    }
  });

  it('[IMP-31] sends the file of another program, and shows the job', async () => {
    const shell = open({ 'POST /imports': () => ({ id: '7' }) });
    choose('Choose file', new File(['x'], 'My Recipes.paprikarecipes'));
    await waitFor(() => expect(shell.location().pathname).toBe('/imports/7'));
    expect(((sent(shell) as FormData).get('file') as File).name).toBe('My Recipes.paprikarecipes');
  });

  it('[IMP-31] takes a dropped file', async () => {
    const shell = open({ 'POST /imports': () => ({ id: '7' }) });
    const zone = screen.getByText(copy.imports.dropHere);
    fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'recipes.csv')] } });
    await waitFor(() => expect(shell.location().pathname).toBe('/imports/7'));
  });

  const larderZip = () => new File(['PK\x03\x04', 'x'.repeat(26), 'larder.json', 'more'], 'a.zip');

  it('[IMP-14] offers to restore an export of Larder, which is recognised by its content', async () => {
    const restoring = jest.fn((_: { file: File }) => <p>Restoring…</p>);
    const shell = open(
      {},
      { 'account/restore-file': () => Promise.resolve({ Widget: restoring }) },
    );
    const zip = larderZip();
    choose('Choose file', zip);
    await shell.user.click(
      await screen.findByRole('button', { name: copy.imports.archiveRestore }),
    );
    expect(await screen.findByText('Restoring…')).toBeVisible();
    expect(restoring.mock.calls[0]?.[0].file).toBe(zip);
    expect(shell.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('[IMP-14] imports only its recipes where that is wanted', async () => {
    const shell = open({ 'POST /imports': () => ({ id: '7' }) });
    choose('Choose file', larderZip());
    await shell.user.click(
      await screen.findByRole('button', { name: copy.imports.archiveRecipesOnly }),
    );
    await waitFor(() => expect(shell.location().pathname).toBe('/imports/7'));
  });

  it('[IMP-31] refuses a file that is too large without sending it', async () => {
    const { requests } = open();
    const large = new File(['x'], 'backup.zip');
    Object.defineProperty(large, 'size', { value: 501 * 1024 * 1024 });
    choose('Choose file', large);
    expect(await screen.findByRole('alert')).toHaveTextContent('A file can be up to 500 MB.');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('[IMP-40][IMP-41] reads a photo here, shows how far it is, and names what it could not read', async () => {
    let finish!: (read: { text: string; unread: string[] }) => void;
    let progress!: (share: number) => void;
    jest.mocked(readPhotoText).mockImplementation((_, { onProgress }) => {
      progress = onProgress;
      return new Promise((resolve) => (finish = resolve));
    });
    const shell = open();
    choose('Choose photo', new File(['x'], 'card.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(progress).toBeDefined());
    act(() => progress(0.25));
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.25');
    act(() => finish({ text: 'Rye bread\n500 g rye flour', unread: ['fl0ur'] }));
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes/new'));
    expect(imported(shell)).toMatchObject({
      ...{ kind: 'photo', text: 'Rye bread\n500 g rye flour', unread: ['fl0ur'] },
    });
  });

  it('[IMP-42] sends a photo away only where that is offered and asked for', async () => {
    // jsdom draws no pictures.
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    jest.mocked(readPhotoText).mockResolvedValue({ text: 'Rye bread', unread: [] });
    const read = { text: 'Rye bread\n500 g rye flour', unread: ['flour'] };
    const shell = open({
      'GET /imports/ways': () => ({ photosElsewhere: true }),
      'POST /imports/photos': () => read,
    });
    await shell.user.click(
      await screen.findByRole('checkbox', { name: copy.imports.photoElsewhere }),
    );
    choose('Choose photo', new File(['x'], 'card.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes/new'));
    expect(imported(shell)).toMatchObject({ kind: 'photo', ...read });
    expect(readPhotoText).not.toHaveBeenCalled();
  });

  it('[IMP-42] keeps a photo on the device where it is not offered', async () => {
    jest.mocked(readPhotoText).mockResolvedValue({ text: 'Rye bread', unread: [] });
    const shell = open();
    choose('Choose photo', new File(['x'], 'card.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes/new'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(shell.requests.map(({ path }) => path)).not.toContain('/imports/photos');
  });

  it.each([
    [{ problem: copy.imports.photoUnreadable }, copy.imports.photoUnreadable],
    [{ text: ' \n', unread: [] }, copy.imports.photoWithoutText],
  ])('[IMP-41] says why nothing was read of a photo', async (read, sentence) => {
    jest.mocked(readPhotoText).mockResolvedValue(read);
    open();
    choose('Choose photo', new File(['x'], 'card.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('[IMP-36] takes what the server puts into the address, where no service worker keeps it', async () => {
    const shared = (search: string) =>
      renderWithShell(<ImportPage />, {
        path: `/import/shared?${search}`,
        api: usual,
      });
    const shell = shared('title=Bread&text=See+https%3A%2F%2Fa.example%2Fbread');
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes/new'));
    expect(sent(shell)).toEqual({ url: 'https://a.example/bread' });
    shell.unmount();
    const lost = shared('file=card.jpg');
    expect(await screen.findByRole('alert')).toHaveTextContent(copy.imports.sharedFileLost);
    expect(lost.location().search).toBe('');
  });

  it('[IMP-37] gives a bookmark that holds the address of the app', () => {
    open();
    const link = screen.getByText(copy.imports.bookmark);
    expect(link.getAttribute('href')).toMatch(/^javascript:.*import%2Freceive/);
  });
});

describe('an import', () => {
  const show = (api: TestShellOptions['api']) =>
    renderWithShell(<JobPage />, { path: '/imports/7', route: '/imports/:id', api });

  it('[IMP-33][IMP-32] reports what was imported and what was not, with the reasons', async () => {
    show({ 'GET /imports/:id': () => job() });
    expect(await screen.findByText('412 recipes, 398 photos, 3 not read')).toBeVisible();
    expect(screen.getByText('This could not be read.')).toBeVisible();
    expect(screen.getByText('2 photos could not be read.')).toBeVisible();
    expect(screen.getByText('4 meal plan entries were left out.')).toBeVisible();
    expect(screen.getByText('Also imported: 30 ratings and 2 collections.')).toBeVisible();
    expect(screen.getByText('and 2 more')).toBeVisible();
  });

  it('[IMP-32] shows how far it is until it has ended', async () => {
    const states = [job({ state: 'running', done: 100, added: 99, failed: 1, pictures: 0 }), job()];
    show({ 'GET /imports/:id': () => (states.length > 1 ? states.shift() : states[0]) });
    expect(await screen.findByText('100 of 415 read')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '100');
    expect(await screen.findByText(/412 recipes/, {}, { timeout: 5_000 })).toBeVisible();
  });

  const asking = () =>
    job({
      ...{ state: 'waiting', format: 'csv', total: null, done: 0, added: 0, failed: 0, items: [] },
      table: {
        columns: ['What', 'Ingredients', ''],
        mapping: { ingredients: [1] },
        sample: [
          ['Rye bread', '500 g rye flour', ''],
          ['Tea', '1 tsp tea', ''],
        ],
      },
    });

  it('[IMP-13] asks what the columns of a table hold, with guesses and the first rows', async () => {
    let answered: unknown;
    const { user } = show({
      'GET /imports/:id': () => (answered ? job() : asking()),
      'PUT /imports/:id/columns': ({ body }) => {
        answered = body;
        return job();
      },
    });
    const holds = (column: string) =>
      screen.getByRole('combobox', { name: copy.imports.columnHolds(column) });
    expect(await screen.findByText('Rye bread')).toBeVisible();
    expect(holds('Ingredients')).toHaveValue('ingredients');
    expect(holds('Column 3')).toHaveValue('');
    expect(screen.getByText(copy.imports.columnEmpty)).toBeVisible();
    await user.selectOptions(holds('What'), copy.imports.columnFields.title);
    await user.click(screen.getByRole('button', { name: copy.imports.importTable }));
    expect(await screen.findByText(/412 recipes/)).toBeVisible();
    expect(answered).toEqual({ columns: { title: [0], ingredients: [1] } });
  });

  it('[IMP-13] says what is missing, keeps the choices, and can be left', async () => {
    const message = 'Choose which column contains the titles.';
    const { user, location } = show({
      'GET /imports/:id': asking,
      'PUT /imports/:id/columns': () =>
        failWith({ status: 400, code: 'import_columns_missing', message }),
      'DELETE /imports/:id': () => ({ removed: 0, kept: 0 }),
    });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: copy.imports.columnHolds('What') }),
      copy.imports.columnFields.notes,
    );
    await user.click(screen.getByRole('button', { name: copy.imports.importTable }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('combobox', { name: copy.imports.columnHolds('What') })).toHaveValue(
      'notes',
    );
    await user.click(screen.getByRole('button', { name: copy.imports.discardTable }));
    await waitFor(() => expect(location().pathname).toBe('/import'));
  });

  it('[IMP-33] is undone once that is confirmed, and says what was kept', async () => {
    let state: ImportView['state'] = 'done';
    const { user, requests } = show({
      'GET /imports/:id': () => job({ state }),
      'DELETE /imports/:id': () => {
        state = 'undone';
        return { removed: 410, kept: 2 };
      },
    });
    await user.click(await screen.findByRole('button', { name: copy.imports.undo }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('The 412 recipes from this import will be deleted');
    await user.click(screen.getAllByRole('button', { name: copy.imports.undo }).at(-1)!);
    expect(await screen.findByText(copy.imports.undone(410, 2))).toBeVisible();
    expect(await screen.findByText(copy.imports.states.undone)).toBeVisible();
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

describe('a page from the bookmark', () => {
  const opener = { postMessage: jest.fn() };
  beforeEach(() => {
    opener.postMessage.mockReset();
    Object.defineProperty(window, 'opener', { value: opener, configurable: true });
  });
  afterEach(() => Object.defineProperty(window, 'opener', { value: null, configurable: true }));

  const show = () =>
    renderWithShell(<ReceivePage />, {
      path: '/import/receive',
      api: { 'POST /imports/preview': () => found },
    });
  const page = { larder: 'page', url: 'https://a.example/bread', html: '<h1>Rye bread</h1>' };
  const sendFrom = (source: unknown, origin: string) =>
    act(() => {
      const event = new MessageEvent('message', { data: page, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });

  it('[IMP-37] is read once the person agrees', async () => {
    const shell = show();
    expect(opener.postMessage).toHaveBeenCalledWith('larder:ready', '*');
    sendFrom(opener, 'https://a.example');
    expect(await screen.findByText(copy.imports.received('a.example'))).toBeVisible();
    expect(shell.requests).toEqual([]);
    await shell.user.click(press(copy.imports.readReceived));
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes/new'));
    expect(shell.requests.at(-1)?.body).toEqual({ url: page.url, html: page.html });
  });

  it('[IMP-37] is ignored from another window, and from a site that it is not of', () => {
    show();
    sendFrom({ postMessage: jest.fn() }, 'https://a.example');
    sendFrom(opener, 'https://evil.example');
    expect(screen.queryByText(copy.imports.received('a.example'))).not.toBeInTheDocument();
  });

  it('[IMP-37] can be pasted where the site does not let it be sent', async () => {
    const shell = show();
    fireEvent.paste(field(copy.imports.pastePage), {
      clipboardData: {
        getData: (type: string) => (type === 'text/html' ? page.html : 'Rye bread'),
      },
    });
    await waitFor(() => expect(shell.location().pathname).toBe('/recipes/new'));
    expect(shell.requests.at(-1)?.body).toEqual({ html: page.html });
  });
});
