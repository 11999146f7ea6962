import { storeToken } from '@larder/api-client';
import { copy } from '@larder/copy';
import {
  answerAfter,
  failWith,
  renderWithShell,
  testUser,
  tokenFor,
  type TestShellOptions,
} from '@larder/shell-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { menuDrafts, withDish, withTitle } from '../../shared/current-menu.model';
import { congee, found, friedRice, friedRiceDetail } from '../../shared/sample-recipes.testing';
import { Page } from './home.page';

// Typing simulates every key, which is slow on a busy machine.
jest.setTimeout(30_000);

const api: NonNullable<TestShellOptions['api']> = {
  // As when a language service composes the dishes: the result is not known beforehand.
  'POST /recipes/generate/preview': () => ({
    ...{ refusal: null, seed: 0, title: null },
    ...{ uses: [], pantry: [], toBuy: [], leavesOut: [] },
  }),
  'GET /ingredients': () => [],
  'GET /kitchen': () => ({ foods: [], version: 0 }),
  'PUT /kitchen': ({ body }) => ({ ...(body as { foods: object[] }), version: 1 }),
  'GET /recipes/search': () => found([friedRice, congee]),
  'GET /recipes/:id/at-hand': () => ({ lines: [] }),
  'GET /recipes/:id': () => friedRiceDetail,
  'GET /pantry/default': () => ['salt'],
  'GET /pantry/user': () => ({ useCustomPantry: false, customPantry: [] }),
};

const show = (options: TestShellOptions = {}) =>
  renderWithShell(<Page />, {
    route: '/',
    ...options,
    api: { ...api, ...options.api },
  });

const field = () => screen.getByRole('combobox', { name: 'Ingredient' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Dishes' });
const region = () => screen.findByRole('region', { name: 'Suggested Dishes' });
const chips = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);
const included = () => chips('Included ingredients');
/** All but those for tonight. */
const searches = ({ requests }: ReturnType<typeof show>) =>
  requests.flatMap(({ path, query }) =>
    path === '/recipes/search' && query['limit'] === undefined ? [query] : [],
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('naming ingredients', () => {
  it('[INGR-1][INGR-2] adds an ingredient with Enter and with the button, and removes it', async () => {
    const { user } = show();
    await user.type(field(), 'chicken{Enter}');
    await user.type(field(), 'rice');
    await user.click(screen.getByRole('button', { name: 'Add ingredient' }));
    expect(included()).toEqual(['chicken', 'rice']);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Remove chicken' }));
    expect(included()).toEqual(['rice']);
    expect(screen.getByRole('button', { name: 'Remove rice' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('list', { name: 'Included ingredients' })).not.toBeInTheDocument();
  });

  it('[UNDO-1][KITCHEN-3] offers back a food that was removed, with its mark, and a kitchen that was cleared', async () => {
    const { user } = show();
    await user.type(field(), 'chicken, rice, leeks{Enter}');
    await user.click(screen.getByRole('button', { name: 'Use rice soon' }));
    await user.click(screen.getByRole('button', { name: 'Remove rice' }));
    expect(included()).toEqual(['chicken', 'leeks']);
    await user.type(field(), 'eggs{Enter}');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(included()).toEqual(['chicken', 'rice', 'leeks', 'eggs']);
    expect(screen.getByRole('button', { name: 'Use rice soon' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Clear kitchen' }));
    expect(screen.queryByRole('list', { name: 'Included ingredients' })).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(included()).toEqual(['chicken', 'rice', 'leeks', 'eggs']);
    // Notices stay as long as the pointer is on them.
    await user.hover(field());
  });

  it('[VALID-1] trims and lowercases, and ignores empty entries and duplicates', async () => {
    const { user } = show();
    await user.type(field(), '  Garlic {Enter}');
    await user.type(field(), 'GARLIC{Enter}');
    await user.type(field(), '   {Enter}');
    expect(included()).toEqual(['garlic']);
  });

  it('[VALID-1] accepts several at once, typed with commas or pasted as lines', async () => {
    const { user } = show();
    await user.type(field(), 'egg, Butter{Enter}');
    await user.click(field());
    await user.paste('Chicken\nrice, egg\n');
    expect(included()).toEqual(['egg', 'butter', 'chicken', 'rice']);
  });

  it('[INGR-1] suggests ingredients, accepts one by arrow and Enter, and preselects none', async () => {
    const { user, requests } = show({
      api: {
        'GET /ingredients': () => [
          { id: 1, name: 'garlic' },
          { id: 2, name: 'garam masala' },
        ],
      },
    });
    await user.type(field(), 'gar');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(requests.at(-1)).toMatchObject({ path: '/ingredients', query: { q: 'gar' } });
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{Enter}');
    expect(included()).toEqual(['gar']);
    await user.type(field(), 'gar');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(included()).toEqual(['gar', 'garlic']);
    await user.type(field(), 'gar');
    expect(
      within(await screen.findByRole('listbox'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['garam masala']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('reports an ingredient that is too long or one too many, and keeps the input', async () => {
    const { user } = show();
    await user.type(field(), `${'x'.repeat(81)}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent(copy.recipes.entryTooLong(80));
    expect(field()).toHaveValue('x'.repeat(81));
    expect(field()).toHaveAccessibleDescription(copy.recipes.entryTooLong(80));
    await user.clear(field());
    await user.click(field());
    await user.paste(Array.from({ length: 51 }, (_, index) => `food ${index}`).join('\n'));
    expect(included()).toHaveLength(50);
    expect(screen.getByRole('alert')).toHaveTextContent(copy.recipes.tooManyEntries(50));
  });

  it('keeps entries and dishes across a reload and a visit to another page, for the same person', async () => {
    const first = show();
    await first.user.type(field(), 'chicken{Enter}');
    await first.user.click(generateButton());
    await within(await region()).findAllByRole('article');
    act(() => first.navigate('/favourites'));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    act(() => first.navigate('/'));
    expect(included()).toEqual(['chicken']);
    expect(await within(await region()).findAllByRole('article')).toHaveLength(2);
    expect(searches(first)).toHaveLength(1);
    first.unmount();

    const second = show();
    expect(included()).toEqual(['chicken']);
    expect(await within(await region()).findAllByRole('article')).toHaveLength(2);
    expect(searches(second)).toEqual([{ ingredients: 'chicken', restricted: 'false' }]);
    second.unmount();

    show({ session: { ...testUser, id: 'somebody-else' } });
    expect(screen.queryByRole('list', { name: 'Included ingredients' })).not.toBeInTheDocument();
  });

  it('starts empty when the stored draft is unreadable', () => {
    sessionStorage.setItem('search', '{"userId":');
    show();
    expect(generateButton()).toBeDisabled();
  });

  it('offers a newcomer starter kitchens', async () => {
    const shell = show();
    const [starter] = copy.recipes.starters;
    await shell.user.click(
      await screen.findByRole('button', { name: new RegExp(starter?.title ?? '-') }),
    );
    expect(included()).toEqual(starter?.ingredients);
    expect(await within(await region()).findAllByRole('article')).toHaveLength(2);
    expect(searches(shell)[0]).toMatchObject({ ingredients: starter?.ingredients.join(',') });
  });
});

describe('the kitchen of the account', () => {
  const kitchen = {
    foods: [
      { text: 'eggs', useSoon: false },
      { text: 'leeks', useSoon: true },
    ],
    version: 4,
  };
  const saves = ({ requests }: ReturnType<typeof show>) =>
    requests.flatMap(({ method, path, body }) =>
      method === 'PUT' && path === '/kitchen' ? [body] : [],
    );
  const markOf = (name: string) =>
    screen.findByRole('button', { name: copy.recipes.useSoon(name) });

  it('[KITCHEN-4][HOME-4] is restored with its dishes, and opens with those for tonight', async () => {
    const shell = show({
      api: {
        'GET /kitchen': () => kitchen,
        'GET /recipes/search': ({ query }) =>
          query['maxMissing'] === '0' ? found([congee], { total: 5 }) : found([friedRice, congee]),
      },
    });
    const tonight = within(
      await screen.findByRole('region', { name: 'Tonight: 5 dishes, nothing to buy' }),
    );
    expect(included()).toEqual(['eggs', 'leeks']);
    expect(await within(await region()).findAllByRole('article')).toHaveLength(2);
    expect(searches(shell)).toEqual([
      { ingredients: 'eggs,leeks', useSoon: 'leeks', restricted: 'false' },
    ]);
    await shell.user.click(tonight.getByRole('link', { name: congee.title }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(shell.location().search).toContain(`dish=${congee.id}`);
    expect(saves(shell)).toEqual([]);
  });

  it('[HOME-4] says nothing about tonight where nothing to be made uses what the kitchen is about', async () => {
    show({
      api: {
        'GET /kitchen': () => kitchen,
        'GET /recipes/search': ({ query }) =>
          query['maxMissing'] === '0'
            ? found([congee], { centreMissing: ['eggs'] })
            : found([friedRice, congee]),
      },
    });
    expect(await within(await region()).findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: /^Tonight/ })).not.toBeInTheDocument();
  });

  it('[KITCHEN-3][KITCHEN-4] saves a mark a moment later, and asks for dishes that use it first', async () => {
    const shell = show({ api: { 'GET /kitchen': () => kitchen } });
    expect(await markOf('leeks')).toHaveAttribute('aria-pressed', 'true');
    (await markOf('eggs')).focus();
    await shell.user.keyboard('{Enter}');
    expect(await markOf('eggs')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(searches(shell).at(-1)).toMatchObject({ useSoon: 'leeks,eggs' }));
    await waitFor(() =>
      expect(saves(shell)).toEqual([
        { foods: kitchen.foods.map((food) => ({ ...food, useSoon: true })), version: 4 },
      ]),
    );
  });

  it('[KITCHEN-2][KITCHEN-4] adds what another device has added meanwhile', async () => {
    const theirs = { foods: [...kitchen.foods, { text: 'milk', useSoon: false }], version: 5 };
    const shell = show({
      api: {
        'GET /kitchen': () => kitchen,
        'PUT /kitchen': ({ body }) => {
          const { foods, version } = body as { foods: object[]; version: number };
          return version === 5
            ? { foods, version: 6 }
            : failWith({ status: 409, code: 'kitchen_changed', besides: { kitchen: theirs } });
        },
      },
    });
    await markOf('leeks');
    await shell.user.type(field(), 'rice{Enter}');
    await waitFor(() => expect(included()).toEqual(['eggs', 'leeks', 'milk', 'rice']));
    await waitFor(() => expect(saves(shell)).toHaveLength(2));
    expect(saves(shell)[1]).toMatchObject({ version: 5 });
  });

  it('[KITCHEN-4] keeps what was entered while the account could not be reached', async () => {
    const first = show({ api: { 'GET /kitchen': () => failWith({ status: 0 }) } });
    await first.user.type(field(), 'rice{Enter}');
    first.unmount();
    const second = show({ api: { 'GET /kitchen': () => kitchen } });
    await waitFor(() => expect(included()).toEqual(['eggs', 'leeks', 'rice']));
    await waitFor(() => expect(saves(second)).toMatchObject([{ version: 4 }]));
  });
});

describe('generating dishes', () => {
  it('[INGR-4][CALL-3][DISH-2] is disabled with nothing to search for, and shows that it is working', async () => {
    let answer!: (body: unknown) => void;
    const held = new Promise((resolve) => (answer = resolve));
    const shell = show({
      api: { 'GET /recipes/search': () => held },
    });
    expect(generateButton()).toBeDisabled();
    await shell.user.type(field(), 'chicken{Enter}rice{Enter}');
    await shell.user.click(generateButton());
    expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    expect(screen.getByText('Loading recipes...')).toBeVisible();
    await waitFor(() =>
      expect(searches(shell)).toEqual([{ ingredients: 'chicken,rice', restricted: 'false' }]),
    );
    answer(found([friedRice]));
    expect(await screen.findByRole('article', { name: 'Chicken Fried Rice' })).toBeVisible();
    expect(screen.queryByText('Loading recipes...')).not.toBeInTheDocument();
    expect(generateButton()).toBeEnabled();
  });

  it('[VALID-2a] asks for ingredients when there are none', async () => {
    const shell = show();
    await shell.user.type(field(), '{Enter}');
    expect(await screen.findByText('Please add some ingredients first.')).toBeVisible();
    expect(searches(shell)).toEqual([]);
  });

  it('[INGR-1] generates on Enter in the empty field, and adds the text of a full one', async () => {
    const shell = show();
    await shell.user.type(field(), 'chicken{Enter}{Enter}');
    await within(await region()).findAllByRole('article');
    await shell.user.type(field(), 'Rice');
    await shell.user.click(generateButton());
    await waitFor(() => expect(searches(shell)).toHaveLength(2));
    expect(searches(shell)[1]).toMatchObject({ ingredients: 'chicken,rice' });
    expect(included()).toEqual(['chicken', 'rice']);
  });

  it('[DISH-1] shows each dish with picture, time, reason and where its ingredients come from', async () => {
    const { user } = show();
    await user.type(field(), 'chicken{Enter}{Enter}');
    const card = within(await screen.findByRole('article', { name: 'Chicken Fried Rice' }));
    expect(card.getByRole('img', { name: 'Chicken Fried Rice' })).toHaveAttribute(
      'src',
      '/pictures/7.svg',
    );
    expect(card.getByText('25 min')).toBeVisible();
    expect(card.getByText(friedRice.reason)).toBeVisible();
    expect(card.getByText('chicken, rice')).toBeVisible();
    expect(card.getByText('salt, oil')).toBeVisible();
    expect(card.getByText('peas, spring onion, soy sauce, egg, ginger and 1 more')).toBeVisible();
    const plain = within(screen.getByRole('article', { name: 'Chicken Congee' }));
    expect(plain.queryByText(copy.suggestions.toBuy)).not.toBeInTheDocument();
    expect(screen.getByText(copy.recipes.dishesShown(2, 2))).toHaveAttribute('role', 'status');
  });

  it('[DISH-1] shows a plate instead of a missing picture', async () => {
    const { user } = show();
    await user.type(field(), 'chicken{Enter}{Enter}');
    const card = within(await screen.findByRole('article', { name: 'Chicken Fried Rice' }));
    fireEvent.error(card.getByRole('img'));
    expect(card.getByRole('img', { name: 'Chicken Fried Rice' })).not.toHaveAttribute('src');
  });

  it('[DISH-1][DETAIL-2] opens a dish by button or picture, and returns the focus', async () => {
    const { user } = show();
    await user.type(field(), 'chicken{Enter}{Enter}');
    const card = within(await screen.findByRole('article', { name: 'Chicken Fried Rice' }));
    const button = card.getByRole('button', { name: 'View Details' });
    button.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Chicken Fried Rice' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    await user.click(card.getByRole('img'));
    expect(await screen.findByRole('dialog', { name: 'Chicken Fried Rice' })).toBeVisible();
  });

  it('[DISH-3] opens the dish of the address, and going back closes it and stays', async () => {
    const shell = show({ path: '/?dish=7' });
    const dialog = await screen.findByRole('dialog', { name: 'Chicken Fried Rice' });
    act(() => shell.navigate(-1 as unknown as string));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(shell.location()).toMatchObject({ pathname: '/', search: '' });
    act(() => shell.navigate('/?dish=7&servings=3'));
    await shell.user.click(await screen.findByRole('button', { name: copy.common.close }));
    await waitFor(() => expect(shell.location().search).toBe(''));
  });

  it('[DISH-2][ERR-2b] says when nothing was found', async () => {
    const { user } = show({ api: { 'GET /recipes/search': () => found([]) } });
    await user.type(field(), 'gravel{Enter}{Enter}');
    expect(
      await screen.findByText('No recipes found matching your ingredients. Try adding more!'),
    ).toBeVisible();
    expect(await screen.findByText('No recipes found for these ingredients.')).toBeVisible();
  });

  it('[ERR-2a] reports a failed search, keeps the entries and retries', async () => {
    let attempts = 0;
    const shell = show({
      api: {
        'GET /recipes/search': () =>
          ++attempts === 1 ? failWith({ status: 500 }) : found([congee]),
      },
    });
    await shell.user.type(field(), 'rice{Enter}{Enter}');
    expect(await screen.findByText('Failed to fetch recipes.')).toBeVisible();
    expect(included()).toEqual(['rice']);
    await shell.user.click(screen.getByRole('button', { name: copy.common.retry }));
    expect(await screen.findByRole('article', { name: 'Chicken Congee' })).toBeVisible();
    expect(screen.queryByText('Failed to fetch recipes.')).not.toBeInTheDocument();
  });

  it("[ERR-2a] prefers the server's sentence", async () => {
    const { user } = show({
      api: {
        'GET /recipes/search': () => failWith({ status: 503, message: 'The kitchen is closed.' }),
      },
    });
    await user.type(field(), 'rice{Enter}{Enter}');
    expect(await screen.findByText('The kitchen is closed.')).toBeVisible();
  });

  it('loads further dishes below the first ones, and recovers from a failure', async () => {
    let failing = true;
    const shell = show({
      api: {
        'GET /recipes/search': ({ query }) => {
          if (!query['offset']) return found([friedRice], { total: 2 });
          return failing ? failWith({ status: 500 }) : found([congee], { total: 2 });
        },
      },
    });
    await shell.user.type(field(), 'rice{Enter}{Enter}');
    expect(await screen.findByText(copy.recipes.dishesShown(1, 2))).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: copy.suggestions.showMore }));
    expect(await screen.findByText('Failed to fetch recipes.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    failing = false;
    await shell.user.click(screen.getByRole('button', { name: copy.suggestions.showMore }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(searches(shell).at(-1)).toMatchObject({ ingredients: 'rice', offset: '1' });
    expect(
      screen.queryByRole('button', { name: copy.suggestions.showMore }),
    ).not.toBeInTheDocument();
    await shell.user.click(generateButton());
    await waitFor(() => expect(searches(shell)).toHaveLength(4));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  const nameField = () => screen.getByRole('searchbox', { name: 'Dish name' });

  it('[OWN-23] searches for a name with Enter or the button, without ingredients or a subscription', async () => {
    const shell = show({ session: 'free' });
    await shell.user.type(nameField(), ' fried rice{Enter}');
    expect(await screen.findByRole('article', { name: 'Chicken Fried Rice' })).toBeVisible();
    expect(searches(shell)).toEqual([{ name: 'fried rice', restricted: 'false' }]);
    expect(screen.queryByText(copy.suggestions.composeAsWell)).not.toBeInTheDocument();
    await shell.user.type(field(), 'chicken{Enter}');
    await shell.user.click(generateButton());
    await waitFor(() => expect(searches(shell)).toHaveLength(2));
    expect(searches(shell)[1]).toMatchObject({ name: 'fried rice', ingredients: 'chicken' });
  });

  it('[OWN-23] says how a misspelt name was read', async () => {
    const { user } = show({
      api: { 'GET /recipes/search': () => found([friedRice], { nameReadAs: 'fried rice' }) },
    });
    await user.type(nameField(), 'freid rice{Enter}');
    expect(
      await screen.findByText(
        'No dish is called “freid rice”, so these are dishes called “fried rice”.',
      ),
    ).toBeVisible();
  });

  it('[OWN-23] names the dishes that may have been meant, and searches for the chosen one', async () => {
    const shell = show({
      api: {
        'GET /recipes/search': ({ query }) =>
          query['name'] === 'Chicken Congee'
            ? found([congee])
            : found([], { didYouMean: ['Chicken Congee', 'Chicken Fried Rice'] }),
      },
    });
    await shell.user.type(nameField(), 'chicken qwrtz{Enter}');
    const sentence =
      'No dish is called “chicken qwrtz”; did you mean “Chicken Congee” or “Chicken Fried Rice”?';
    expect(await screen.findByText(sentence)).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Chicken Congee' }));
    expect(await screen.findByRole('article', { name: 'Chicken Congee' })).toBeVisible();
    expect(nameField()).toHaveValue('Chicken Congee');
  });

  it('[OWN-24] offers to look for dishes with the name of an unknown ingredient', async () => {
    const shell = show({
      api: {
        'GET /recipes/search': ({ query }) =>
          found([congee], { unknown: query['name'] ? [] : ['carbonara'] }),
      },
    });
    await shell.user.type(field(), 'carbonara, egg{Enter}{Enter}');
    await shell.user.click(
      await screen.findByRole('button', { name: copy.recipes.searchByName('carbonara') }),
    );
    await waitFor(() => expect(searches(shell)).toHaveLength(2));
    expect(searches(shell)[1]).toMatchObject({ name: 'carbonara', ingredients: 'egg' });
    expect(included()).toEqual(['egg']);
  });

  it('[OWN-25][OWN-26] limits and sorts for everybody, and says how many state no time', async () => {
    const shell = show({
      session: 'free',
      api: { 'GET /recipes/search': () => found([congee], { leftOutAsUntimed: 2 }) },
    });
    await shell.user.click(screen.getByText('Filter and sort'));
    const choose = (label: string, choice: string) =>
      shell.user.selectOptions(screen.getByRole('combobox', { name: label }), choice);
    await choose('Time', 'Up to 30 min');
    await choose('Cuisine', 'Thai');
    await choose('Missing', 'At most 2');
    await choose('Sort by', 'Shortest time');
    await choose('Recipes', 'My own');
    expect(screen.getByText('Filter and sort (5)')).toBeVisible();
    await shell.user.type(nameField(), 'soup{Enter}');
    expect(
      await screen.findByText('2 dishes are hidden because they do not say how long they take.'),
    ).toBeVisible();
    expect(searches(shell)).toEqual([
      {
        ...{ name: 'soup', maxMinutes: '30', cuisine: 'Thai', maxMissing: '2', sort: 'time' },
        ...{ scope: 'mine', restricted: 'false' },
      },
    ]);
  });

  it('[INGR-2] marks unknown words and suggests what they may mean', async () => {
    const shell = show({
      api: {
        'GET /ingredients': ({ query }) =>
          query['q'] === 'brokoly' ? [{ id: 3, name: 'broccoli' }] : [],
        'GET /recipes/search': () =>
          found([congee], {
            unknown: ['brokoly'],
            understood: { eggs: 'egg', aubergine: 'eggplant' },
          }),
      },
    });
    await shell.user.type(field(), 'brokoly, eggs, aubergine{Enter}{Enter}');
    expect(await screen.findByText(copy.recipes.unknownWord('brokoly'))).toBeVisible();
    expect(included()).toEqual(['brokoly, not recognized', 'eggs', 'aubergine']);
    expect(screen.getByText('Read as: aubergine → eggplant.')).toBeVisible();
    await shell.user.click(
      await screen.findByRole('button', { name: copy.recipes.useInstead('brokoly', 'broccoli') }),
    );
    expect(included()).toEqual(['broccoli', 'eggs', 'aubergine']);
    expect(screen.queryByText(copy.recipes.unknownWord('brokoly'))).not.toBeInTheDocument();
  });
});

describe('[ROLE-3c][ERR-20][CONST-6a] without a subscription', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const locked: [string, () => HTMLElement][] = [
    ['Restricted Mode', () => screen.getByRole('switch', { name: 'Restricted Mode' })],
    ['Recipe Type', () => screen.getByRole('combobox', { name: 'Recipe Type' })],
    ['Diet', () => screen.getByRole('combobox', { name: 'Diet' })],
    ['Exclude ingredient', () => screen.getByRole('combobox', { name: 'Exclude ingredient' })],
    ['Exclude', () => screen.getByRole('button', { name: 'Exclude' })],
  ];

  it.each(locked)(
    '[INGR-3][INGR-5][ROLE-3b] %s is locked and goes to the offer',
    async (_name, find) => {
      const { user, location } = show();
      expect(find()).toHaveAccessibleDescription(
        expect.stringContaining(copy.common.premiumFeature),
      );
      await user.click(find());
      expect(
        await screen.findByText('This is a premium feature. Please subscribe to use it.'),
      ).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1400));
      expect(location().pathname).toBe('/');
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(location().pathname).toBe('/subscribe');
    },
  );

  it('[ROLE-3c] typing into the locked field also goes to the offer', async () => {
    const { user } = show();
    screen.getByRole('combobox', { name: 'Exclude ingredient' }).focus();
    await user.keyboard('p');
    expect(
      await screen.findByText('This is a premium feature. Please subscribe to use it.'),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Exclude ingredient' })).toHaveValue('');
  });

  it('[STATE-2] settings made while subscribed no longer count', async () => {
    sessionStorage.setItem(
      'search',
      JSON.stringify({
        userId: testUser.id,
        entries: { excluded: ['nuts'], restricted: true, type: 'soup' },
        question: null,
      }),
    );
    const shell = show();
    expect(screen.getByRole('switch', { name: 'Restricted Mode' })).not.toBeChecked();
    expect(screen.queryByRole('list', { name: 'Excluded ingredients' })).not.toBeInTheDocument();
    await shell.user.type(field(), 'egg{Enter}');
    await shell.user.click(generateButton());
    await waitFor(() =>
      expect(searches(shell)).toEqual([{ ingredients: 'egg', restricted: 'false' }]),
    );
  });
});

describe('with a subscription', () => {
  const session = 'subscribed';

  it('[OWN-25] shows further choices only to whoever asks for them', () => {
    show({ session });
    const choices = screen.getByText('Filter and sort').closest('details');
    expect(choices).not.toHaveAttribute('open');
    fireEvent.click(screen.getByText('Filter and sort'));
    expect(choices).toHaveAttribute('open');
  });

  it('[CONST-3a][CONST-3b] offers the types and diets', () => {
    show({ session });
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value);
    expect(options('Recipe Type')).toEqual([
      'all',
      'main course',
      'side dish',
      'dessert',
      'appetizer',
      'salad',
      'soup',
      'breakfast',
    ]);
    expect(options('Diet')).toEqual(['all', 'vegetarian', 'pescetarian', 'vegan', 'gluten free']);
    const names = [
      ...['Any Type', 'Main course', 'Side dish', 'Dessert', 'Appetizer', 'Salad', 'Soup'],
      ...['Breakfast', 'Any Diet', 'Vegetarian', 'Pescetarian', 'Vegan', 'Gluten free'],
    ];
    for (const name of names) expect(screen.getByRole('option', { name })).toBeInTheDocument();
  });

  it('[INGR-5][INGR-2][VALID-2b][VALID-2c][HOME-3] sends type, diet and exclusions as soon as they are set', async () => {
    const shell = show({ session });
    const exclude = screen.getByRole('combobox', { name: 'Exclude ingredient' });
    await shell.user.type(field(), 'egg{Enter}{Enter}');
    await waitFor(() => expect(searches(shell)).toHaveLength(1));
    expect(searches(shell)[0]).toEqual({ ingredients: 'egg', restricted: 'false' });
    await shell.user.selectOptions(screen.getByRole('combobox', { name: 'Recipe Type' }), 'soup');
    await shell.user.selectOptions(screen.getByRole('combobox', { name: 'Diet' }), 'gluten free');
    await shell.user.type(exclude, ' Peanuts {Enter}');
    await shell.user.type(exclude, 'peanuts{Enter}');
    await shell.user.type(exclude, 'Celery');
    await shell.user.click(screen.getByRole('button', { name: 'Exclude' }));
    expect(chips('Excluded ingredients')).toEqual(['peanuts', 'celery']);
    await waitFor(() =>
      expect(searches(shell).at(-1)).toEqual({
        ingredients: 'egg',
        restricted: 'false',
        type: 'soup',
        diet: 'gluten free',
        exclude: 'peanuts,celery',
      }),
    );
    await shell.user.click(screen.getByRole('button', { name: 'Remove peanuts' }));
    expect(chips('Excluded ingredients')).toEqual(['celery']);
    await shell.user.click(screen.getByRole('switch', { name: 'Restricted Mode' }));
    expect(chips('Excluded ingredients')).toEqual(['celery, ignored']);
    expect(screen.getByText(copy.recipes.exclusionsIgnored(['celery']))).toBeVisible();
  });

  it('[FACTS-4] sends the rules that every dish has to keep, and says how they are judged', async () => {
    const shell = show({ session });
    await shell.user.click(screen.getByText('More'));
    const halal = screen.getByRole('switch', { name: 'Halal' });
    expect(halal).toHaveAccessibleDescription(/By ingredients only/);
    await shell.user.click(screen.getByRole('switch', { name: 'High protein' }));
    await shell.user.click(halal);
    expect(screen.getByText('More (2)')).toBeVisible();
    await shell.user.type(field(), 'egg{Enter}{Enter}');
    await waitFor(() => expect(searches(shell)).toHaveLength(1));
    expect(searches(shell)[0]).toEqual({
      ingredients: 'egg',
      restricted: 'false',
      rules: 'halal,high protein',
    });
  });

  it('[D-1][K-1] reports exclusions that were not applied, and how many dishes are hidden as uncertain', async () => {
    const { user } = show({
      session,
      api: {
        'GET /recipes/search': () =>
          found([friedRice], {
            unknown: ['blorpweed'],
            notFilteredBy: ['blorpweed'],
            leftOutAsUnsure: 3,
          }),
      },
    });
    const exclude = screen.getByRole('combobox', { name: 'Exclude ingredient' });
    await user.type(exclude, 'blorpweed{Enter}');
    await user.type(field(), 'egg{Enter}{Enter}');
    const dishes = within(await screen.findByRole('region', { name: 'Suggested Dishes' }));
    expect(
      await dishes.findByText('Not filtered by “blorpweed”: these dishes may contain it.'),
    ).toBeVisible();
    expect(
      dishes.getByText(/3 dishes are hidden because we are not sure about.*check the label/),
    ).toBeVisible();
    expect(
      screen.getByText(
        'We do not recognize “blorpweed”, so dishes that contain it are not left out.',
      ),
    ).toBeVisible();
  });

  it('[D-1] shows next to the exclusions how they were interpreted', async () => {
    const { user } = show({
      session,
      api: {
        'GET /recipes/search': () =>
          found([friedRice], { understood: { mushrom: 'mushroom', aubergine: 'eggplant' } }),
      },
    });
    const exclude = screen.getByRole('combobox', { name: 'Exclude ingredient' });
    await user.type(exclude, 'mushrom{Enter}');
    await user.type(field(), 'aubergine{Enter}{Enter}');
    const ofExcluded = await screen.findByText('Read as: mushrom → mushroom.');
    const ofIncluded = screen.getByText('Read as: aubergine → eggplant.');
    const before = (one: HTMLElement, other: HTMLElement) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(before(ofIncluded, exclude)).toBe(true);
    expect(before(exclude, ofExcluded)).toBe(true);
  });

  it('[VALID-3][CONST-6b] says for 2 s that Restricted Mode ignores filters', async () => {
    jest.useFakeTimers();
    try {
      const shell = show({ session });
      const notice = 'Filters are ignored when Restricted Mode is enabled.';
      await shell.user.selectOptions(screen.getByRole('combobox', { name: 'Diet' }), 'vegan');
      expect(screen.queryByText(notice)).not.toBeInTheDocument();
      await shell.user.click(screen.getByRole('switch', { name: 'Restricted Mode' }));
      expect(await screen.findByText(notice)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1900));
      expect(screen.getByText(notice)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.getByText(notice)).not.toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.queryByText(notice)).not.toBeInTheDocument();
      await shell.user.type(field(), 'egg{Enter}{Enter}');
      await waitFor(() =>
        expect(searches(shell)).toEqual([{ ingredients: 'egg', restricted: 'true' }]),
      );
      expect(screen.getByText(notice)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('[INGR-3][STATE-2] Restricted Mode shows the button that opens the pantry', async () => {
    const { user } = show({ session });
    expect(screen.queryByRole('button', { name: 'Pantry' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Restricted Mode' }));
    expect(screen.getByRole('switch', { name: 'Restricted Mode' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Pantry' }));
    expect(await screen.findByRole('dialog', { name: 'Manage Pantry' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[DISH-4][DETAIL-4][STATE-5a] adds a dish to the current menu once', async () => {
    const { user } = show({ session });
    await user.type(field(), 'chicken{Enter}{Enter}');
    const card = within(await screen.findByRole('article', { name: 'Chicken Fried Rice' }));
    await user.click(card.getByRole('button', { name: 'View Details' }));
    const add = await screen.findByRole('button', { name: 'Add to Current Menu' });
    await user.click(add);
    expect(await screen.findByText(copy.menus.added('Chicken Fried Rice'))).toBeVisible();
    await user.click(add);
    expect(await screen.findByText(copy.menus.alreadyAdded)).toBeVisible();
    await user.click(screen.getByRole('button', { name: copy.dish.inYourMenu }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const menu = within(await screen.findByRole('region', { name: 'Current Menu' }));
    expect(menu.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Chicken Fried Rice',
    ]);
  });

  it('[STATE-5a] moves the dishes of the current menu up and down, and removes them', async () => {
    const { user } = show({ session });
    act(() => {
      menuDrafts.change(testUser.id, withDish(friedRice));
      menuDrafts.change(testUser.id, withDish(congee));
    });
    const menu = within(screen.getByRole('region', { name: 'Current Menu' }));
    const titles = () => menu.getAllByRole('listitem').map((item) => item.textContent);
    const button = (name: string) => menu.getByRole('button', { name });
    expect(titles()).toEqual(['Chicken Fried Rice', 'Chicken Congee']);
    expect(button('Move Chicken Fried Rice up')).toBeDisabled();
    expect(button('Move Chicken Congee down')).toBeDisabled();
    button('Move Chicken Congee up').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Chicken Congee', 'Chicken Fried Rice']));
    await waitFor(() => expect(button('Move Chicken Congee down')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Chicken Fried Rice', 'Chicken Congee']));
    await waitFor(() => expect(button('Move Chicken Congee up')).toHaveFocus());
    await user.click(button('Remove Chicken Fried Rice'));
    expect(titles()).toEqual(['Chicken Congee']);
    await waitFor(() => expect(button('Remove Chicken Congee')).toHaveFocus());
  });

  it('[STATE-5b][VALID-10b][VALID-10c][CALL-9][ERR-21a] saves the current menu and starts a new one', async () => {
    const { user, requests } = show({
      session,
      api: { 'POST /menus': () => ({ id: 'menu', message: 'Saved.' }) },
    });
    const region = screen.getByRole('region', { name: 'Current Menu' });
    const menu = within(region);
    const title = menu.getByRole('textbox', { name: 'Menu title' });
    const save = menu.getByRole('button', { name: 'Save Menu' });
    await user.click(save);
    expect(
      await screen.findByText('Please enter a title for your menu before saving.'),
    ).toBeVisible();
    expect(title).toHaveFocus();
    act(() => void menuDrafts.change(testUser.id, withDish(friedRice)));
    await user.click(save);
    expect(title).toHaveFocus();
    expect(
      screen.queryByText('Please add at least one recipe to your menu before saving.'),
    ).not.toBeInTheDocument();
    await user.type(title, '  Sunday ');
    await user.click(menu.getByRole('button', { name: 'Remove Chicken Fried Rice' }));
    await user.click(save);
    expect(
      await screen.findByText('Please add at least one recipe to your menu before saving.'),
    ).toBeVisible();
    act(() => void menuDrafts.change(testUser.id, withDish(congee)));
    await user.click(save);
    expect(await screen.findByText('Menu saved successfully!')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/menus',
      body: { title: 'Sunday', menuItems: [{ id: 8 }] },
    });
    await waitFor(() => expect(title).toHaveValue(''));
    expect(menu.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('[ERR-10a] keeps the current menu when saving fails', async () => {
    const { user } = show({
      session,
      api: { 'POST /menus': () => failWith({ status: 500 }) },
    });
    act(() => {
      menuDrafts.change(testUser.id, withDish(friedRice));
      menuDrafts.change(testUser.id, withTitle('Sunday'));
    });
    const menu = within(screen.getByRole('region', { name: 'Current Menu' }));
    await user.click(menu.getByRole('button', { name: 'Save Menu' }));
    expect(await screen.findByText('Failed to save menu. Please try again.')).toBeVisible();
    expect(menu.getByRole('textbox', { name: 'Menu title' })).toHaveValue('Sunday');
    expect(menu.getAllByRole('listitem')).toHaveLength(1);
  });
});

it('[DISH-2] does not report an empty result to someone on another page', async () => {
  jest.useFakeTimers();
  try {
    const { user, navigate } = show({
      api: { 'GET /recipes/search': () => answerAfter(500, found([])) },
    });
    await user.type(field(), 'gravel{Enter}{Enter}');
    act(() => navigate('/favourites'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText('No recipes found for these ingredients.')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('[D-2][DISH-2] if restricted mode finds nothing, it names the ingredient that dishes lack', async () => {
  const lacking = { ...congee, missedIngredients: ['ginger'], missedIngredientCount: 1 };
  const { user } = show({
    session: 'subscribed',
    api: { 'GET /recipes/search': () => ({ ...found([]), nearest: [lacking] }) },
  });
  await user.click(screen.getByRole('switch', { name: 'Restricted Mode' }));
  await user.type(field(), 'rice{Enter}{Enter}');
  expect(
    await screen.findByText('No recipes found matching your ingredients. Try adding more!'),
  ).toBeVisible();
  const nearest = await screen.findByRole('region', { name: 'With one more ingredient' });
  const card = within(nearest).getByRole('article', { name: congee.title });
  expect(card).toHaveTextContent('To buyginger');
  expect(within(card).getByRole('button', { name: 'View Details' })).toBeEnabled();
});

describe('composing a dish', () => {
  const composed = { ...friedRiceDetail, id: 90, title: 'Leek and Potato Soup' };
  const compose = (name = 'Compose a dish') => screen.findByRole('button', { name });
  const nothing = { 'GET /recipes/search': () => found([]) };

  it('[CALL-2][DISH-2] is offered when nothing was found, and opens the composed dish', async () => {
    let answer!: (body: unknown) => void;
    const held = new Promise((resolve) => (answer = resolve));
    const { user, requests } = show({
      session: 'subscribed',
      api: {
        ...nothing,
        'POST /recipes/generate': () => held,
        'GET /recipes/:id': () => composed,
      },
    });
    await user.type(field(), 'leek{Enter}potato{Enter}{Enter}');
    expect(
      await screen.findByText('No recipes found matching your ingredients. Try adding more!'),
    ).toBeVisible();
    await user.click(await compose());
    expect(await compose('Composing…')).toBeDisabled();
    expect(requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/recipes/generate',
      body: { ingredients: 'leek,potato', dietaryRestrictions: '' },
    });
    answer(composed);
    expect(await screen.findByRole('dialog', { name: 'Leek and Potato Soup' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await compose('Compose another dish')).toBeEnabled();
  });

  it('[CALL-2] respects the type, the diet and the exclusions', async () => {
    const { user, requests } = show({
      session: 'subscribed',
      api: { 'POST /recipes/generate': () => composed },
    });
    await user.type(field(), 'leek{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Recipe Type' }), 'soup');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Diet' }), 'vegan');
    await user.type(screen.getByRole('combobox', { name: 'Exclude ingredient' }), 'celery{Enter}');
    await user.click(generateButton());
    await user.click(await compose());
    await waitFor(() =>
      expect(requests.find(({ path }) => path === '/recipes/generate')?.body).toEqual({
        ingredients: 'leek',
        recipeType: 'soup',
        dietaryRestrictions: 'vegan,celery',
        seed: 0,
      }),
    );
  });

  const next = {
    ...{ refusal: null, seed: 7, title: 'Leek Hash', uses: ['leek', 'potato'] },
    ...{ pantry: ['butter'], toBuy: ['thyme'], leavesOut: ['salmon (keep it for another dish)'] },
    ...{ servings: 4, nearest: null },
  };

  it('[D-3] previews what the next dish uses, needs and leaves out, and then makes exactly that', async () => {
    const { user, requests } = show({
      session: 'subscribed',
      api: {
        ...nothing,
        'POST /recipes/generate/preview': () => next,
        'POST /recipes/generate': () => composed,
        'GET /recipes/:id': () => composed,
      },
    });
    await user.type(field(), 'leek, potato, salmon{Enter}{Enter}');
    expect(await screen.findByText('Next: Leek Hash')).toBeVisible();
    const said = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(said).toEqual([
      ['Uses', 'leek, potato'],
      ['Pantry', 'butter'],
      ['To buy', 'thyme'],
      ['Leaves out', 'salmon (keep it for another dish)'],
    ]);
    expect(document.body).not.toHaveTextContent('exactly what you have');
    await user.click(await compose());
    await screen.findByRole('dialog', { name: 'Leek and Potato Soup' });
    const asked = requests.filter(({ path }) => path.startsWith('/recipes/generate'));
    expect(asked.map(({ path }) => path)).toEqual([
      '/recipes/generate/preview',
      '/recipes/generate',
      '/recipes/generate/preview',
    ]);
    expect(asked[1]?.body).toMatchObject({ seed: 7 });
  });

  const aboutLamb = {
    'GET /recipes/search': () => found([friedRice], { centreMissing: ['lamb chop'] }),
    'POST /recipes/generate/preview': () => next,
  };
  const firstHeading = () => screen.getAllByRole('heading', { level: 3 })[0];

  it('[K-2][CALL-2] shows a dish composed for the kitchen first if no other uses what it is about', async () => {
    const { user } = show({ session: 'subscribed', api: aboutLamb });
    await user.type(field(), 'lamb chop, rice{Enter}{Enter}');
    expect(await screen.findByText('Next: Leek Hash')).toBeVisible();
    expect(firstHeading()).toHaveTextContent('Composed for your kitchen');
    expect(screen.getByRole('article', { name: 'Chicken Fried Rice' })).toBeVisible();
    expect(screen.queryByText(copy.suggestions.composeAsWell)).not.toBeInTheDocument();
    expect(await compose()).toBeVisible();
  });

  /** Dishes that use these of the typed foods. */
  const thatUse = (...used: string[][]) =>
    found(used.map((usedIngredients, at) => ({ ...friedRice, id: 900 + at, usedIngredients })));

  const ofFirstRow = { ...next, nearest: { recipe: { ...friedRice, id: 901 }, toBuy: [] } };

  it.each([
    ['all four instead of two', [['onion'], ['pumpkin', 'beet']], next, 'first'],
    ['as many', [['pumpkin', 'beet', 'broccoli', 'onion']], next, 'below'],
    ['one more where little is left out', [['pumpkin', 'beet', 'onion']], next, 'below'],
    ['what a service will say', [['onion']], { ...next, title: null }, 'below'],
    ['a dish of the first row', [['onion'], ['beet']], ofFirstRow, 'below'],
  ])(
    '[K-2][CALL-2] shows a composed dish before or below others by how much it puts together: %s',
    async (_, used, foreseen, place) => {
      const uses = ['pumpkin', 'broccoli', 'beet', 'onion'];
      const { user } = show({
        session: 'subscribed',
        api: {
          'GET /recipes/search': () => thatUse(...used),
          'POST /recipes/generate/preview': () => ({ ...foreseen, uses }),
        },
      });
      await user.type(field(), 'pumpkin, broccoli, beet, onion{Enter}{Enter}');
      expect(await screen.findByText(uses.join(', '))).toBeVisible();
      const isFirst = place === 'first';
      expect(firstHeading()?.textContent === 'Composed for your kitchen').toBe(isFirst);
      expect(screen.queryByText(/^It puts more of your foods together/) !== null).toBe(isFirst);
      expect(screen.queryByText(copy.suggestions.composeAsWell) !== null).toBe(!isFirst);
    },
  );

  it('[K-2][CALL-2] leaves the composed dish in its place when the next one uses less', async () => {
    let asked = 0;
    const { user } = show({
      session: 'subscribed',
      api: {
        'GET /recipes/search': () => thatUse(['onion']),
        'POST /recipes/generate/preview': () => ({
          ...next,
          uses: asked++ === 0 ? ['pumpkin', 'beet', 'onion'] : ['beet'],
        }),
        'POST /recipes/generate': () => composed,
        'GET /recipes/:id': () => composed,
      },
    });
    await user.type(field(), 'pumpkin, beet, onion{Enter}{Enter}');
    await waitFor(() => expect(firstHeading()).toHaveTextContent('Composed for your kitchen'));
    await user.click(await compose());
    await waitFor(() => expect(asked).toBe(2));
    await screen.findByRole('dialog', { name: composed.title });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(firstHeading()).toHaveTextContent('Composed for your kitchen');
  });

  it('[K-2][CALL-2] offers those without a subscription to compose one, without requesting it', async () => {
    const { user, requests } = show({ api: aboutLamb });
    await user.type(field(), 'lamb chop, rice{Enter}{Enter}');
    expect(
      await screen.findByText(/No recipe uses lamb chop\. Larder can write one/),
    ).toBeVisible();
    expect(firstHeading()).toHaveTextContent('A dish composed for your kitchen');
    expect(requests.some(({ path }) => path.startsWith('/recipes/generate'))).toBe(false);
  });

  it('[D-3] passes restricted mode on, and explains why nothing can be made without shopping', async () => {
    const refusal =
      'Nothing can be made from this without shopping: Egg Toasts would need bread and parsley.';
    const { user, requests } = show({
      session: 'subscribed',
      api: {
        ...nothing,
        'POST /recipes/generate/preview': () => ({
          ...{ refusal, seed: 0, title: null },
          ...{ uses: [], pantry: [], toBuy: [], leavesOut: [] },
        }),
        'POST /recipes/generate': () => composed,
      },
    });
    await user.click(screen.getByRole('switch', { name: 'Restricted Mode' }));
    await user.type(field(), 'egg{Enter}{Enter}');
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.queryByText(/let Larder write/)).not.toBeInTheDocument();
    await user.click(await compose());
    await waitFor(() =>
      expect(requests.find(({ path }) => path === '/recipes/generate')?.body).toEqual({
        ingredients: 'egg',
        restricted: true,
        dietaryRestrictions: '',
      }),
    );
  });

  it('[CALL-2] composes for as many as the person says', async () => {
    const { user, requests } = show({
      session: 'subscribed',
      api: {
        ...nothing,
        'POST /recipes/generate/preview': () => next,
        'POST /recipes/generate': () => composed,
        'GET /recipes/:id': () => composed,
      },
    });
    await user.type(field(), 'leek, potato{Enter}{Enter}');
    const servings = await screen.findByLabelText('Servings', { selector: 'input' });
    expect(servings).toHaveValue('4');
    await user.clear(servings);
    await user.type(servings, '120{Enter}');
    await user.click(await compose());
    await screen.findByRole('dialog', { name: 'Leek and Potato Soup' });
    const asked = requests.filter(({ path }) => path === '/recipes/generate');
    expect(asked.map(({ body }) => body)).toMatchObject([{ servings: 120, seed: 7 }]);
  });

  it('[CALL-2] opens the nearest dish where nothing sensible can be composed', async () => {
    const refusal =
      'We cannot make one good dish from these ingredients alone; the nearest is Leek and Potato Soup, which also needs leek.';
    const { user } = show({
      session: 'subscribed',
      api: {
        ...nothing,
        'POST /recipes/generate/preview': () => ({
          ...{ refusal, seed: 0, title: null, servings: null, leavesOut: [] },
          ...{ uses: [], pantry: [], toBuy: [] },
          nearest: { recipe: composed, toBuy: ['leek'] },
        }),
        'GET /recipes/:id': () => composed,
      },
    });
    await user.type(field(), 'vinegar{Enter}{Enter}');
    expect(await screen.findByText(refusal)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View Leek and Potato Soup' }));
    expect(await screen.findByRole('dialog', { name: 'Leek and Potato Soup' })).toBeVisible();
  });

  it('[CALL-2][K-3] says that the next dish is a known one, and opens it', async () => {
    const { user } = show({
      session: 'subscribed',
      api: {
        ...nothing,
        'POST /recipes/generate/preview': () => ({
          ...next,
          nearest: { recipe: composed, toBuy: [] },
        }),
        'GET /recipes/:id': () => composed,
      },
    });
    await user.type(field(), 'leek{Enter}{Enter}');
    expect(await screen.findByText(copy.suggestions.composePreview.known)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View Leek and Potato Soup' }));
    expect(await screen.findByRole('dialog', { name: 'Leek and Potato Soup' })).toBeVisible();
  });

  it('[D-3] describes the preview to non-subscribers without requesting it', async () => {
    const { user, requests } = show({ api: nothing });
    await user.type(field(), 'leek{Enter}{Enter}');
    expect(
      await screen.findByText(/You will first see what it uses, what it leaves out/),
    ).toBeVisible();
    expect(requests.some(({ path }) => path.startsWith('/recipes/generate'))).toBe(false);
  });

  it("[ERR-7][ERR-1] logs a failure and shows the server's sentence", async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const message =
      'We cannot make one good dish of these ingredients; try others, or fewer of them.';
    const { user } = show({
      session: 'subscribed',
      api: {
        ...nothing,
        'POST /recipes/generate': () => failWith({ status: 400, code: 'dish_impossible', message }),
      },
    });
    await user.type(field(), 'salmon{Enter}chocolate{Enter}{Enter}');
    await user.click(await compose());
    expect(await screen.findByText(message)).toBeVisible();
    expect(log).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    log.mockRestore();
  });

  it('[CALL-2][ROLE-3c] is locked without a subscription', async () => {
    const { user, requests } = show({ api: nothing });
    await user.type(field(), 'leek{Enter}{Enter}');
    const button = await compose();
    expect(button).toHaveAccessibleDescription('Premium feature');
    await user.click(button);
    expect(
      await screen.findByText('This is a premium feature. Please subscribe to use it.'),
    ).toBeVisible();
    expect(requests.some(({ path }) => path === '/recipes/generate')).toBe(false);
  });
});

describe('menu creator or meal planner', () => {
  const planner: TestShellOptions['widgets'] = {
    'planner/weekly-plan': async () => ({
      Widget: ({ onOpenRecipe }) => (
        <button type="button" onClick={() => onOpenRecipe(friedRice.id)}>
          a planned dish
        </button>
      ),
    }),
    'planner/add-to-plan-dialog': async () => ({
      Widget: ({ recipe }) => <p>{`Which day for ${recipe.title}?`}</p>,
    }),
  };

  it('[HOME-1][PLANNER-1] a switch named after the view toggles it, and the choice is kept', async () => {
    const { user, unmount } = show({ session: 'subscribed', widgets: planner });
    expect(screen.getByRole('region', { name: 'Current Menu' })).toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('What’s in your kitchen?');
    await user.click(screen.getByRole('switch', { name: 'Create a Menu' }));
    expect(await screen.findByText('a planned dish')).toBeVisible();
    expect(heading).toHaveTextContent('What will you cook this week?');
    expect(screen.getByRole('switch', { name: 'Create a Meal Plan' })).toBeChecked();
    expect(screen.queryByRole('region', { name: 'Current Menu' })).not.toBeInTheDocument();
    unmount();
    show({ session: 'subscribed', widgets: planner });
    expect(await screen.findByText('a planned dish')).toBeVisible();
  });

  it('[MENUS-1e][HOME-2] editing a menu switches from the planner to the menu creator', async () => {
    const { user, navigate } = show({ session: 'subscribed', widgets: planner });
    await user.click(screen.getByRole('switch', { name: 'Create a Menu' }));
    expect(await screen.findByText('a planned dish')).toBeVisible();
    const items = [{ id: 8, title: 'Chicken Congee', image: '/pictures/8.svg' }];
    act(() => navigate('/', { menuToEdit: { id: 'm', title: 'Sunday roast', items } }));
    expect(await screen.findByRole('textbox', { name: 'Menu title' })).toHaveValue('Sunday roast');
    expect(screen.getByRole('switch', { name: 'Create a Menu' })).not.toBeChecked();
  });

  it('[MENU-2] opens the saved menu that the address names, and leaves the address when it is gone', async () => {
    const recipe = { ...friedRice, servings: null, recipeServings: 2, available: true };
    const menu = {
      ...{ id: '01890000-0000-7000-8000-000000000020', title: 'Sunday roast', version: 3 },
      ...{ created_at: '2026-05-03T12:00:00.000Z', updated_at: '2026-05-03T12:00:00.000Z' },
      recipes: [recipe],
    };
    const { location, navigate } = show({
      session: 'subscribed',
      path: `/?menu=${menu.id}`,
      api: {
        'GET /menus/:id': ({ params }) =>
          params['id'] === menu.id ? menu : failWith({ status: 404, code: 'not_found' }),
      },
    });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Menu title' })).toHaveValue('Sunday roast'),
    );
    expect(location().search).toBe(`?menu=${menu.id}`);
    act(() => navigate('/?menu=01890000-0000-7000-8000-000000000021'));
    expect(await screen.findByText('Could not load menu for editing.')).toBeVisible();
    await waitFor(() => expect(location().search).toBe(''));
    expect(screen.getByRole('textbox', { name: 'Menu title' })).toHaveValue('Sunday roast');
  });

  it('[D-21][DETAIL-4][STATE-6] in the planner, a dish opened from the plan can be added to it again', async () => {
    const { user } = show({ session: 'subscribed', widgets: planner });
    await user.click(screen.getByRole('switch', { name: 'Create a Menu' }));
    await user.click(await screen.findByText('a planned dish'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('heading', { name: friedRice.title })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Add to Current Menu' })).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Add to Plan' }));
    expect(await screen.findByText(`Which day for ${friedRice.title}?`)).toBeInTheDocument();
  });

  it('[D-21][VALID-15a][DETAIL-4] someone whose subscription ends while a dish is open can no longer add it', async () => {
    const { user } = show({ session: 'subscribed', widgets: planner });
    await user.type(field(), 'rice{Enter}');
    await user.click(generateButton());
    const [dish] = await within(await region()).findAllByRole('button', { name: 'View Details' });
    await user.click(dish as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Add to Current Menu' })).toBeVisible();
    storeToken(tokenFor(testUser));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(await dialog.findByRole('link', { name: 'Subscribe to Add Menus' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Add to Current Menu' })).not.toBeInTheDocument();
  });

  it('[DETAIL-4][STATE-6] in the planner, a dish from the search is added to the plan', async () => {
    const { user } = show({ session: 'subscribed', widgets: planner });
    await user.click(screen.getByRole('switch', { name: 'Create a Menu' }));
    await user.type(field(), 'rice{Enter}');
    await user.click(generateButton());
    const [dish] = await within(await region()).findAllByRole('button', { name: 'View Details' });
    await user.click(dish as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Add to Plan' }));
    expect(await screen.findByText(/^Which day for/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to Current Menu' })).not.toBeInTheDocument();
  });

  it('[DISH-3] in the planner, a dish of the plan has an address, which closing it leaves', async () => {
    const { user, location } = show({ session: 'subscribed', widgets: planner });
    await user.click(screen.getByRole('switch', { name: 'Create a Menu' }));
    await user.click(await screen.findByText('a planned dish'));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(location().search).toMatch(/^\?view=plan&dish=\d+$/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location().search).toBe('?view=plan');
  });

  it('[PLAN-8] in the planner, a found dish is planned from its card, or dragged into the plan', async () => {
    const { user } = show({ session: 'subscribed', widgets: planner });
    await user.click(screen.getByRole('switch', { name: 'Create a Menu' }));
    await user.type(field(), 'rice{Enter}');
    await user.click(generateButton());
    const [card] = await within(await region()).findAllByRole('article');
    const carried = new Map<string, string>();
    fireEvent.dragStart(card as HTMLElement, {
      dataTransfer: { setData: (type: string, text: string) => carried.set(type, text) },
    });
    expect(JSON.parse(carried.get('application/x-larder-dish') ?? '')).toMatchObject({
      title: friedRice.title,
    });
    await user.click(
      within(card as HTMLElement).getByRole('button', {
        name: `Add to plan: ${friedRice.title}`,
      }),
    );
    expect(await screen.findByText(`Which day for ${friedRice.title}?`)).toBeInTheDocument();
  });

  it('[PLAN-8] dishes are not dragged where there is no plan', async () => {
    const { user } = show({ session: 'subscribed', widgets: planner });
    await user.type(field(), 'rice{Enter}');
    await user.click(generateButton());
    const [card] = await within(await region()).findAllByRole('article');
    expect(card).not.toHaveAttribute('draggable');
    expect(within(card as HTMLElement).queryByRole('button', { name: /^Add to plan/ })).toBeNull();
  });

  it('[NAV-2][HOME-1] the URL names the view: Back and the places in the bar lead to either', async () => {
    const { user, navigate, location } = show({ session: 'subscribed', widgets: planner });
    await user.click(screen.getByRole('switch', { name: 'Create a Menu' }));
    expect(await screen.findByText('a planned dish')).toBeVisible();
    expect(location().search).toBe('?view=plan');
    act(() => navigate('/?view=menu'));
    expect(screen.getByRole('switch', { name: 'Create a Menu' })).not.toBeChecked();
    act(() => navigate('/'));
    expect(screen.getByRole('switch', { name: 'Create a Menu' })).not.toBeChecked();
    act(() => navigate('/?view=plan'));
    expect(await screen.findByText('a planned dish')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Create a Meal Plan' })).toBeChecked();
    act(() => navigate('/'));
    expect(screen.getByRole('switch', { name: 'Create a Menu' })).not.toBeChecked();
    expect(location().search).toBe('');
  });

  it('[HOME-1][STATE-2] opens in the planner when the URL names a saved plan', async () => {
    const { unmount } = show({ session: 'subscribed', widgets: planner, path: '/?plan=one' });
    expect(await screen.findByText('a planned dish')).toBeVisible();
    unmount();
    show({ session: 'subscribed', widgets: planner });
    expect(await screen.findByText('a planned dish')).toBeVisible();
  });

  it('[HOME-1] keeps working without the planner when its remote is down', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = show({ session: 'subscribed' });
    await user.click(screen.getByRole('switch', { name: 'Create a Menu' }));
    expect(await screen.findByText('The meal planner is not available right now.')).toBeVisible();
    expect(field()).toBeEnabled();
  });
});
