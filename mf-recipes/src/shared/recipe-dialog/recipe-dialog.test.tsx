import { copy } from '@larder/copy';
import {
  failWith,
  renderWithShell,
  testUser,
  type TestShellOptions,
} from '@larder/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { friedRice, friedRiceDetail } from '../sample-recipes.testing';
import { RecipeDialog, Widget, type RecipeDialogProps } from './recipe-dialog';

// The ingredient line parser is loaded on the way, which is slow on a busy machine.
jest.setTimeout(30_000);

function show(options: TestShellOptions = {}, props: Partial<RecipeDialogProps> = {}) {
  const onClose = jest.fn();
  const shell = renderWithShell(<RecipeDialog recipeId={7} onClose={onClose} {...props} />, {
    ...options,
    api: {
      'GET /recipes/:id/at-hand': () => ({ lines: [] }),
      'GET /recipes/:id': () => friedRiceDetail,
      ...options.api,
    },
  });
  return { ...shell, onClose };
}

const servings = () => screen.getByRole('spinbutton', { name: 'Servings' });
const star = (name: string) => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('the recipe dialog', () => {
  it('[DETAIL-1][ENT-2][CALL-5] shows the recipe with the steps of its first instruction set', async () => {
    const { requests } = show();
    const dialog = within(await screen.findByRole('dialog', { name: 'Chicken Fried Rice' }));
    expect(dialog.getByText('Ready in 25 min')).toBeVisible();
    expect(dialog.getByText('2 servings')).toBeVisible();
    expect(dialog.getByText('300 g cooked rice, cold')).toBeVisible();
    const steps = dialog
      .getAllByRole('list')
      .find((list) => list.tagName === 'OL') as HTMLOListElement;
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Fry the chicken.', 'Add the rice.']);
    expect(screen.queryByText('Whisk the dressing.')).not.toBeInTheDocument();
    expect(dialog.getByText('Gluten free')).toBeVisible();
    expect(dialog.getByText('Contains eggs, tree nuts')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Source: Larder' })).toHaveAttribute(
      'href',
      'https://example.com/fried-rice',
    );
    expect(document.querySelector('[role="dialog"] img')).toHaveAttribute('src', '/pictures/7.svg');
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /recipes/7',
      'GET /recipes/7/at-hand',
    ]);
  });

  describe('what is at hand', () => {
    const lines = [
      ...friedRiceDetail.extendedIngredients,
      { id: 3, original: '2 leeks' },
      { id: 4, original: '1 lemon' },
    ];
    const [first, second, ...others] = lines;
    const api = {
      'GET /recipes/:id': () => ({ ...friedRiceDetail, extendedIngredients: lines }),
      'GET /recipes/:id/at-hand': () => ({
        lines: lines.map(({ id }) => ({
          id,
          source: id === first?.id ? 'kitchen' : id === second?.id ? 'pantry' : 'shop',
        })),
      }),
      'GET /grocery-lists': () => ({
        lists: [{ id: 'list-1', list_name: 'Saturday' }],
        listCount: 1,
        listLimit: 25,
      }),
      'POST /grocery-lists': () => ({ id: 'list-2', message: 'Saved.' }),
      'PATCH /grocery-lists/:id/items': () => ({}),
    };
    const missing = others.map(({ original }) => original);
    const ask = async (shell: ReturnType<typeof show>) => {
      await shell.user.click(
        await screen.findByRole('button', { name: copy.dish.addMissing(missing.length) }),
      );
      return within(
        await screen.findByRole('dialog', {
          name: copy.dish.addMissingTitle('Chicken Fried Rice'),
        }),
      );
    };

    it('[DISH-6] marks each line, and puts what is to buy on a new list named after the dish', async () => {
      const shell = show({ session: 'subscribed', api });
      const marks = async (name: string) => (await screen.findAllByRole('img', { name })).length;
      expect(await marks('have')).toBe(1);
      expect(await marks('pantry')).toBe(1);
      expect(await marks('buy')).toBe(missing.length);
      const dialog = await ask(shell);
      expect(dialog.getByRole('textbox', { name: 'List name' })).toHaveValue('Chicken Fried Rice');
      await shell.user.click(dialog.getByRole('button', { name: copy.dish.addToList }));
      expect(await screen.findByText(copy.dish.addedToList('Chicken Fried Rice'))).toBeVisible();
      expect(shell.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        listName: 'Chicken Fried Rice',
        ingredients: missing,
      });
    });

    it('[DISH-6] adds to a list that is there, and says why where that fails', async () => {
      let fails = true;
      const shell = show({
        session: 'subscribed',
        api: {
          ...api,
          'PATCH /grocery-lists/:id/items': () => (fails ? failWith({ status: 500 }) : {}),
        },
      });
      const dialog = await ask(shell);
      await screen.findByRole('option', { name: 'Saturday' });
      await shell.user.selectOptions(dialog.getByRole('combobox', { name: 'List' }), 'Saturday');
      await shell.user.click(dialog.getByRole('button', { name: copy.dish.addToList }));
      expect(await screen.findByText(copy.grocery.saveFailed)).toBeVisible();
      fails = false;
      await shell.user.click(dialog.getByRole('button', { name: copy.dish.addToList }));
      expect(await screen.findByText(copy.dish.addedToList('Saturday'))).toBeVisible();
      const sent = shell.requests.findLast(({ method }) => method === 'PATCH');
      expect(sent).toMatchObject({
        params: { id: 'list-1' },
        body: { operations: missing.map((text) => ({ kind: 'add', text })) },
      });
    });

    it('[DISH-6][ROLE-3c] is locked without a subscription', async () => {
      const { user } = show({ api });
      await user.click(
        await screen.findByRole('button', { name: copy.dish.addMissing(missing.length) }),
      );
      expect(
        await screen.findByText('This is a premium feature. Please subscribe to use it.'),
      ).toBeVisible();
    });
  });

  it('[DETAIL-1] shows the time of a long dish in minutes and in hours', async () => {
    show({ api: { 'GET /recipes/:id': () => ({ ...friedRiceDetail, readyInMinutes: 95 }) } });
    expect(await screen.findByText('Ready in 95 min (1 h 35 min)')).toBeVisible();
  });

  it('[DETAIL-1] shows title and picture before the recipe has loaded', async () => {
    show({ api: { 'GET /recipes/:id': () => new Promise(() => {}) } }, { summary: friedRice });
    expect(await screen.findByRole('dialog', { name: 'Chicken Fried Rice' })).toBeVisible();
    expect(screen.getByText(copy.dish.loadingRecipe)).toBeInTheDocument();
  });

  it('[DETAIL-1] scales the lines from 2 to 5 servings, and leaves the recipe as it is', async () => {
    const { user, requests } = show();
    const more = await screen.findByRole('button', { name: 'More servings' });
    for (let times = 0; times < 3; times += 1) await user.click(more);
    expect(servings()).toHaveValue('5');
    expect(screen.getByText('750 g cooked rice, cold')).toBeVisible();
    expect(screen.getByText('2 1/2 chicken breasts, diced')).toBeVisible();
    for (let times = 0; times < 3; times += 1) {
      await user.click(screen.getByRole('button', { name: 'Fewer servings' }));
    }
    expect(screen.getByText('300 g cooked rice, cold')).toBeVisible();
    expect(requests.filter(({ path }) => path === '/recipes/7')).toHaveLength(1);
  });

  it('[OWN-17] remembers the servings of each dish, for the person', async () => {
    const first = show();
    await first.user.type(await screen.findByRole('spinbutton', { name: 'Servings' }), '80');
    expect(screen.getByText('12 kg cooked rice, cold')).toBeVisible();
    first.unmount();
    const second = show();
    expect(await screen.findByText('12 kg cooked rice, cold')).toBeVisible();
    expect(servings()).toHaveValue('80');
    await second.user.type(servings(), '2');
    second.unmount();
    localStorage.setItem(`larder.servings.${testUser.id}.dishes`, '[[8,80],["7",3],7]');
    show();
    expect(await screen.findByText('300 g cooked rice, cold')).toBeVisible();
    expect(await screen.findByRole('spinbutton', { name: 'Servings' })).toHaveValue('2');
  });

  it('[DISH-3] keeps the servings in the address of the dish, and shows those that it names', async () => {
    const { user, location } = show({ path: '/?dish=7&servings=5' });
    expect(await screen.findByRole('button', { name: 'More servings' })).toBeVisible();
    expect(servings()).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    expect(location().search).toBe('?dish=7&servings=6');
    await user.clear(servings());
    await user.type(servings(), '2');
    expect(location().search).toBe('?dish=7');
  });

  it.each(['0', '1001', '2.5', 'many'])(
    '[DISH-3] shows a dish as written where the address says: %s servings',
    async (written) => {
      show({ path: `/?dish=7&servings=${written}` });
      expect(await screen.findByRole('button', { name: 'More servings' })).toBeVisible();
      expect(servings()).toHaveValue('2');
    },
  );

  it('[OWN-17] shows a dish of a plan with its servings there, and changes those alone', async () => {
    const onChange = jest.fn();
    const first = show({}, { entry: { servings: 6, onChange } });
    expect(await screen.findByText('900 g cooked rice, cold')).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'More servings' }));
    expect(onChange).toHaveBeenCalledWith(7);
    expect(screen.queryByRole('button', { name: /^Save: / })).not.toBeInTheDocument();
    first.unmount();
    show();
    expect(await screen.findByText('300 g cooked rice, cold')).toBeVisible();
  });

  it('[OWN-17] offers to save other servings to a saved menu', async () => {
    const onSave = jest.fn<Promise<boolean>, [number]>();
    onSave.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const { user } = show({}, { entry: { servings: 6, onSave } });
    await user.type(await screen.findByRole('spinbutton', { name: 'Servings' }), '80');
    await user.click(screen.getByRole('button', { name: 'Save: 80 servings' }));
    await user.click(await screen.findByRole('button', { name: 'Save: 80 servings' }));
    expect(onSave.mock.calls).toEqual([[80], [80]]);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Save: / })).not.toBeInTheDocument(),
    );
    expect(servings()).toHaveFocus();
  });

  it('[OWN-17] counts how many times a recipe is made that names no servings', async () => {
    const { user } = show({
      api: { 'GET /recipes/:id': () => ({ ...friedRiceDetail, servings: null }) },
    });
    const times = await screen.findByRole('spinbutton', { name: 'Times' });
    expect(times).toHaveValue('1');
    expect(screen.getByText('300 g cooked rice, cold')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More times' }));
    expect(screen.getByText('600 g cooked rice, cold')).toBeVisible();
  });

  it('[DETAIL-1] shows US and metric units, and remembers the choice', async () => {
    const first = show();
    const units = () => screen.findByRole('combobox', { name: 'Units' });
    await first.user.selectOptions(await units(), 'us');
    expect(screen.getByText('10 1/2 oz cooked rice, cold')).toBeVisible();
    first.unmount();
    const second = show();
    expect(await units()).toHaveValue('us');
    expect(await screen.findByText('10 1/2 oz cooked rice, cold')).toBeVisible();
    await second.user.selectOptions(await units(), 'written');
    expect(screen.getByText('300 g cooked rice, cold')).toBeVisible();
  });

  it('[DETAIL-1] shows which foods are behind allergens and diets', async () => {
    const { user } = show({
      api: {
        'GET /recipes/:id': () => ({
          ...friedRiceDetail,
          extendedIngredients: [
            { id: 1, original: '2 tbsp butter' },
            { id: 2, original: '3 eggs' },
          ],
          diets: ['vegetarian', 'pescetarian', 'gluten free'],
          allergens: ['eggs', 'milk'],
        }),
      },
    });
    await user.click(await screen.findByText('Why'));
    expect(screen.getByText('butter: milk')).toBeVisible();
    expect(screen.getByText('egg: eggs')).toBeVisible();
    expect(screen.getByText('Not vegan: butter, egg')).toBeVisible();
  });

  it('[FACTS-1] shows the nutrition of a serving, what it covers and its source', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Nutrition per serving' })).toBeVisible();
    const rows = screen
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Energy', '410 kcal (1,730 kJ)'],
      ['Protein', '25 g'],
      ['Fat', '9.6 g'],
      ['saturated', '2.1 g'],
      ['Carbohydrate', '58 g'],
      ['fibre', 'not known'],
      ['sugar', '0.6 g'],
      ['Sodium', '1,200 mg'],
    ]);
    expect(screen.getByText(/cooking water is not included/)).toBeVisible();
    expect(screen.getByText(/based on 96% of the ingredients by weight.*USDA/)).toBeVisible();
  });

  it('[FACTS-1] says so where too little is known for a number', async () => {
    const unknown = { coveredPercent: 61, kilocalories: null, kilojoules: null };
    const nutrition = { ...friedRiceDetail.nutrition, ...unknown };
    show({ api: { 'GET /recipes/:id': () => ({ ...friedRiceDetail, nutrition }) } });
    expect(await screen.findByText(/values for only 61%/)).toBeVisible();
    expect(screen.queryByRole('row')).toBeNull();
  });

  it('[FACTS-2] names what is in season', async () => {
    jest.useFakeTimers({ now: new Date(2026, 4, 20), doNotFake: ['setTimeout', 'queueMicrotask'] });
    const extendedIngredients = [
      { id: 1, original: '1 bunch asparagus' },
      { id: 2, original: '2 carrots' },
    ];
    show({ api: { 'GET /recipes/:id': () => ({ ...friedRiceDetail, extendedIngredients }) } });
    expect(await screen.findByText('In season now in Ontario: asparagus')).toBeVisible();
    jest.useRealTimers();
  });

  it('[FACTS-4] says which rules it keeps, and which depend on what is bought', async () => {
    show();
    expect(await screen.findByText('High protein')).toBeVisible();
    expect(screen.getByText('Halal if what you buy is')).toBeVisible();
    expect(screen.queryByText(/Kosher|Low salt/)).toBeNull();
  });

  it('[FACTS-3] shows how it keeps, with the sources', async () => {
    show();
    const title = await screen.findByRole('heading', { name: 'Storage' });
    expect(title.parentElement?.textContent).toBe(
      'Storage' +
        'Keeps for 3 days in the refrigerator. Refrigerate it within two hours of cooking.' +
        'Freezes for 2 months.' +
        'Reheat it to 74 °C (165 °F) all the way through; bring liquids to a boil.' +
        'Sources: Health Canada and FoodSafety.gov.',
    );
  });

  it('[FACTS-3] shows what the author says about keeping instead', async () => {
    const keeping = { ...friedRiceDetail.keeping, note: 'Eat it at once.' };
    show({ api: { 'GET /recipes/:id': () => ({ ...friedRiceDetail, keeping }) } });
    expect(await screen.findByText('Eat it at once.')).toBeVisible();
    expect(screen.queryByText(/refrigerator/)).toBeNull();
  });

  it('[K-1] shows possible and unknown allergens, and advises checking the label', async () => {
    const { user } = show({
      api: {
        'GET /recipes/:id': () => ({
          ...friedRiceDetail,
          extendedIngredients: [{ id: 1, original: '2 tbsp blorpweed' }],
          diets: [],
          allergens: ['milk'],
          mayContain: ['peanuts', 'soy'],
          unknownAllergens: ['fish'],
        }),
      },
    });
    expect(await screen.findByText('Contains milk')).toBeVisible();
    expect(screen.getByText('May contain peanuts, soy')).toBeVisible();
    expect(screen.getByText('Not known: fish')).toBeVisible();
    expect(screen.getAllByText(/check the label/)).toHaveLength(1);
    await user.click(await screen.findByText('Why'));
    expect(screen.getByText('blorpweed: possibly fish')).toBeVisible();
    expect(screen.getByText('Possibly not vegan: blorpweed')).toBeVisible();
  });

  it('[DETAIL-1] cooks with the lines as shown, and returns', async () => {
    const { user, onClose } = show();
    await user.click(await screen.findByRole('button', { name: 'More servings' }));
    await user.click(screen.getByRole('button', { name: 'Start cooking' }));
    expect(
      await screen.findByRole('dialog', { name: 'Cooking: Chicken Fried Rice' }),
    ).toBeVisible();
    expect(screen.getByText('1 1/2 chicken breasts, diced')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Chicken Fried Rice' })).toBeVisible();
    expect(servings()).toHaveValue('3');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('[DETAIL-1] says so when there are no instructions', async () => {
    show({
      api: { 'GET /recipes/:id': () => ({ ...friedRiceDetail, analyzedInstructions: [] }) },
    });
    expect(await screen.findByText(copy.dish.noInstructions)).toBeVisible();
  });

  it('[DETAIL-2] closes by Escape, by its button and by a click outside', async () => {
    const { user, onClose } = show();
    const dialog = await screen.findByRole('dialog', { name: 'Chicken Fried Rice' });
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(within(dialog).getByRole('button', { name: copy.common.close }));
    expect(onClose).toHaveBeenCalledTimes(2);
    await user.click(document.body);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('[ERR-3] closes with the reason when the recipe is unavailable', async () => {
    const api = { 'GET /recipes/:id': () => failWith({ status: 500 }) };
    const first = show({ api });
    expect(await screen.findByText('Could not load recipe details.')).toBeVisible();
    expect(first.onClose).toHaveBeenCalledTimes(1);
  });

  it('[DETAIL-3][STATE-8][CALL-7][ERR-4c] stars immediately', async () => {
    let answer!: (body: unknown) => void;
    const held = new Promise((resolve) => (answer = resolve));
    const { user, requests } = show({
      api: { 'POST /recipes/:id/favourite': () => held },
    });
    await user.click(await star('Add to favourites'));
    expect(await star('Remove from favourites')).toBeVisible();
    expect(screen.queryByText('Added to favourites!')).not.toBeInTheDocument();
    answer({ isFavourited: true });
    expect(await screen.findByText('Added to favourites!')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ method: 'POST', path: '/recipes/7/favourite' });
  });

  it('[DETAIL-3][STATE-8][CALL-8][ERR-4b] removes the star by keyboard', async () => {
    const { user, requests } = show({
      api: {
        'GET /recipes/:id': () => ({ ...friedRiceDetail, isFavourited: true }),
        'DELETE /recipes/:id/favourite': () => ({ isFavourited: false }),
      },
    });
    (await star('Remove from favourites')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Removed from favourites.')).toBeVisible();
    expect(await star('Add to favourites')).toHaveFocus();
    expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/recipes/7/favourite' });
  });

  it('[STATE-8][ERR-4a] reverts the star on failure', async () => {
    let answer!: (body: unknown) => void;
    const held = new Promise((resolve) => (answer = resolve));
    const { user } = show({
      api: {
        'POST /recipes/:id/favourite': () => held,
      },
    });
    await user.click(await star('Add to favourites'));
    const starred = await star('Remove from favourites');
    answer(failWith({ status: 500 }));
    await waitFor(() => expect(starred).toHaveTextContent('Add to favourites'));
    expect(await screen.findByText('Could not update favourites. Please try again.')).toBeVisible();
  });

  it('[STATE-8] ignores a second press while the first is in flight', async () => {
    let answer!: (body: unknown) => void;
    const held = new Promise((resolve) => (answer = resolve));
    const { user, requests } = show({
      api: { 'POST /recipes/:id/favourite': () => held },
    });
    await user.dblClick(await star('Add to favourites'));
    await waitFor(() => expect(requests.filter(({ method }) => method !== 'GET')).toHaveLength(1));
    answer({ isFavourited: true });
    expect(await star('Remove from favourites')).toBeVisible();
  });

  it('[DETAIL-4][ROLE-3b] links to the offer without a subscription', async () => {
    const { user, location } = show({}, { onAddToMenu: jest.fn() });
    await screen.findByText('Fry the chicken.');
    expect(screen.queryByRole('button', { name: 'Add to Current Menu' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Subscribe to Add Menus' }));
    expect(location().pathname).toBe('/subscribe');
  });

  it('[DETAIL-4][ROLE-4][OWN-17] adds to the current menu with a subscription', async () => {
    const onAddToMenu = jest.fn();
    const { user } = show({ session: 'subscribed' }, { onAddToMenu });
    await user.click(await screen.findByRole('button', { name: 'More servings' }));
    await user.click(screen.getByRole('button', { name: 'Add to Current Menu' }));
    expect(onAddToMenu).toHaveBeenCalledWith(
      expect.objectContaining({ id: 7, servings: 3, recipeServings: 2 }),
    );
    expect(screen.queryByRole('link', { name: 'Subscribe to Add Menus' })).not.toBeInTheDocument();
  });

  it('is lent to other remotes, which cannot add to the menu from there', async () => {
    const onClose = jest.fn();
    const { user } = renderWithShell(<Widget recipeId={7} onClose={onClose} />, {
      session: 'subscribed',
      api: {
        'GET /recipes/:id/at-hand': () => ({ lines: [] }),
        'GET /recipes/:id': () => friedRiceDetail,
      },
    });
    await screen.findByRole('dialog', { name: 'Chicken Fried Rice' });
    expect(screen.queryByRole('button', { name: 'Add to Current Menu' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});
