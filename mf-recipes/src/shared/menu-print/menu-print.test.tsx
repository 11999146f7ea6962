import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { friedRiceDetail, rollsDetail } from '../sample-recipes.testing';
import { MenuPrintButtons } from './menu-print';
import type { PrintableMenu } from './menu-print.model';

const print = jest.fn();

const rice = { id: 7, title: 'Chicken Fried Rice' };
const soup = { id: 9, title: 'Lost Soup' };

beforeEach(() => {
  localStorage.clear();
  print.mockReset();
  window.print = print;
  jest.useFakeTimers({ now: new Date('2026-05-03T12:00:00Z') });
});

afterEach(() => jest.useRealTimers());

const show = (menu: PrintableMenu, api: TestShellOptions['api'] = {}) =>
  renderWithShell(<MenuPrintButtons menu={menu} />, { session: 'subscribed', api });

const button = (name: string) => screen.getByRole('button', { name });
/** Prints the card, whose sheet is loaded first. */
async function printCard(user: ReturnType<typeof show>['user']): Promise<void> {
  await user.click(button('Print Menu Card'));
  await waitFor(() => expect(sheet()).not.toBeNull(), { interval: 1 });
}
const sheet = () => document.querySelector<HTMLElement>('body > [data-print-sheet]');
/** The sheet is not shown on screen, so it cannot be found by role. */
const onSheet = () => within(sheet() as HTMLElement);
const lines = (tag: string) =>
  [...(sheet()?.querySelectorAll(tag) ?? [])].map((element) => element.textContent);

describe('the menu card', () => {
  it('[CONST-6k][CONST-7a][CONST-7c] is printed after 500 ms, with the date and the dishes in order', async () => {
    const { user } = show({ title: '  ', items: [soup, rice] });
    await printCard(user);
    expect(lines('h1')).toEqual(['Specials']);
    expect(lines('li')).toEqual(['Lost Soup', 'Chicken Fried Rice']);
    expect(onSheet().getByText('May 3, 2026')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(490));
    expect(print).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(10));
    expect(print).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sheet()).toBeNull();
  });

  it("[MENU-1] is headed by the menu's title", async () => {
    const { user } = show({ title: 'Sunday roast', items: [rice] });
    await printCard(user);
    expect(lines('h1')).toEqual(['Sunday roast']);
  });

  it('[CONST-6k] is not printed if the page is left first', async () => {
    const { user, unmount } = show({ title: '', items: [rice] });
    await printCard(user);
    unmount();
    act(() => jest.advanceTimersByTime(1000));
    expect(print).not.toHaveBeenCalled();
    expect(sheet()).toBeNull();
  });
});

describe('a menu card', () => {
  it.each([
    [80, 80, 'For 80 · May 3, 2026'],
    [80, 40, 'May 3, 2026'],
    [2, 4, 'May 3, 2026'],
  ])('[OWN-18] for %i and %i is dated %s', async (ofRice, ofSoup, dated) => {
    const { user } = show({
      title: 'Party',
      items: [
        { ...rice, servings: ofRice, recipeServings: 2 },
        { ...soup, servings: ofSoup, recipeServings: 4 },
      ],
    });
    await printCard(user);
    expect(onSheet().getByText(dated)).toBeInTheDocument();
  });
});

describe('the prep sheet', () => {
  it('[PRINT-2] has every dish for its servings in working order, with allergens, and all amounts together', async () => {
    const mousse = {
      ...friedRiceDetail,
      id: 9,
      title: 'Mousse',
      allergens: ['milk'],
      extendedIngredients: [
        { id: 1, original: '200 ml cream' },
        { id: 2, original: '100 g cooked rice' },
      ],
      analyzedInstructions: [{ name: '', steps: [{ number: 1, step: 'Chill for 4 hours.' }] }],
    };
    const { user } = show(
      {
        title: 'Party',
        items: [
          { ...rice, servings: 60, recipeServings: 2 },
          { id: 9, title: 'Mousse', servings: 4, recipeServings: 2 },
          { id: 11, title: 'Gone' },
        ],
      },
      { 'GET /recipes/bulk': () => [friedRiceDetail, mousse] },
    );
    await user.click(button('Print Prep Sheet'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(lines('h1')).toEqual(['Prep Sheet']);
    expect(lines('h2')).toEqual(['Mousse', 'Chicken Fried Rice', 'Gone', 'All together']);
    expect(
      onSheet().getByText('4 servings · Start 4 h before serving · including 4 h of standing time'),
    ).toBeInTheDocument();
    expect(onSheet().getByText(/^60 servings/)).toBeInTheDocument();
    expect(onSheet().getByText(/^Contains milk/)).toBeInTheDocument();
    expect(lines('ul > li')).toEqual(
      expect.arrayContaining(['9 kg cooked rice, cold', '30 chicken breasts, diced']),
    );
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('the recipe list', () => {
  it('[CONST-7b][CONST-7c][CONST-6k][CALL-4] has ingredients and steps of every dish, and names a deleted one', async () => {
    const { user, requests } = show(
      { title: 'Sunday roast', items: [soup, rice] },
      { 'GET /recipes/bulk': () => [friedRiceDetail] },
    );
    await user.click(button('Print Recipe List'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(requests.at(-1)).toMatchObject({ path: '/recipes/bulk', query: { ids: '9,7' } });
    expect(lines('h1')).toEqual(['Kitchen Recipe Guide']);
    expect(onSheet().getByText('Sunday roast · May 3, 2026')).toBeInTheDocument();
    expect(lines('h2')).toEqual(['Lost Soup', 'Chicken Fried Rice']);
    expect(lines('ul > li')).toEqual(['300 g cooked rice, cold', '1 chicken breast, diced']);
    expect(lines('ol > li')).toEqual(['Fry the chicken.', 'Add the rice.']);
    expect(print).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('[OWN-17] has the amounts for the servings of the menu', async () => {
    const { user } = show(
      { title: '', items: [{ ...rice, servings: 80, recipeServings: 2 }] },
      { 'GET /recipes/bulk': () => [friedRiceDetail] },
    );
    await user.click(button('Print Recipe List'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(onSheet().getByText(/^80 servings · Ready in 25 min$/)).toBeInTheDocument();
    expect(lines('ul > li')).toEqual(['12 kg cooked rice, cold', '40 chicken breasts, diced']);
  });

  it('[COOK-2] has the amounts inside steps for the servings of the menu', async () => {
    const analyzedInstructions = [{ steps: [{ number: 1, step: 'Fry 100 g of the rice.' }] }];
    const { user } = show(
      { title: '', items: [{ ...rice, servings: 6, recipeServings: 2 }] },
      { 'GET /recipes/bulk': () => [{ ...friedRiceDetail, analyzedInstructions }] },
    );
    await user.click(button('Print Recipe List'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(lines('ol > li')).toEqual(['Fry 300 g of the rice.']);
  });

  it('[PRINT-1] tells what the dialog tells: nutrition, and how long it keeps', async () => {
    const nutrition = {
      ...{ perServing: true, coveredPercent: 97, leavesSaltOpen: false },
      ...{ kilocalories: 352, kilojoules: 1473, protein: 21.4, fat: 9, saturatedFat: 2.04 },
      ...{ carbohydrate: 41, fibre: 3, sugar: null, sodium: 412 },
    };
    const keeping = {
      ...{ sameDay: false, refrigeratorDays: 3, freezerMonths: null, reheats: true, ahead: false },
      note: null,
    };
    const { user } = show(
      { title: '', items: [rice] },
      { 'GET /recipes/bulk': () => [{ ...friedRiceDetail, nutrition, keeping }] },
    );
    await user.click(button('Print Recipe List'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(
      onSheet().getByText(/^Nutrition per serving: 350 kcal .*Protein 21 g.*sugar not known/),
    ).toBeInTheDocument();
    expect(onSheet().getByText(/^Keeps for 3 days in the refrigerator\./)).toBeInTheDocument();
  });

  it('[OWN-4][OWN-6] keeps the headings of an own recipe, which gives neither time nor servings', async () => {
    const { id, title, sections } = rollsDetail;
    const { user } = show(
      { title: '', items: [{ id, title }] },
      {
        'GET /recipes/bulk': () => [
          { ...rollsDetail, sections: { ...sections, steps: [{ heading: 'Oven', count: 2 }] } },
        ],
      },
    );
    await user.click(button('Print Recipe List'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(lines('h4')).toEqual(['Dough', 'Filling', 'Oven']);
    expect(lines('ul > li')).toEqual(['500 g flour', '2 tbsp cinnamon']);
    expect(onSheet().getByText(/about 16 rolls · No time given/)).toBeInTheDocument();
  });

  it('uses previously viewed recipes when the whole list is unavailable', async () => {
    const { user } = show(
      { title: '', items: [rice, soup] },
      {
        'GET /recipes/bulk': () => failWith({ status: 503 }),
        'GET /recipes/:id': ({ path }) =>
          path.endsWith('/7') ? friedRiceDetail : failWith({ status: 503 }),
      },
    );
    await user.click(button('Print Recipe List'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(lines('ol > li')).toEqual(['Fry the chicken.', 'Add the rice.']);
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('prints nothing when no recipe is available, and says so', async () => {
    const failure = () => failWith({ status: 500 });
    const { user } = show(
      { title: '', items: [rice] },
      { 'GET /recipes/bulk': failure, 'GET /recipes/:id': failure },
    );
    await user.click(button('Print Recipe List'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(
      screen.getByText('The recipes could not be loaded for printing. Please try again.'),
    ).toBeVisible();
    expect(print).not.toHaveBeenCalled();
    expect(sheet()).toBeNull();
  });
});

describe('the print settings', () => {
  const choose = async ({ user }: ReturnType<typeof show>) => {
    await user.click(button('Print Settings'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    return within(await screen.findByRole('dialog', { name: 'Print Settings' }));
  };
  const widthOfSheet = () => {
    const card = sheet()?.querySelector('section');
    return card && getComputedStyle(card).width;
  };

  it('[MENU-1] apply to the next print and stay on the device', async () => {
    const first = show({ title: 'Sunday roast', items: [rice] });
    const dialog = await choose(first);
    const looks = dialog.getAllByRole('radio').map((look) => look.closest('label')?.textContent);
    expect(looks).toHaveLength(3);
    expect(dialog.getByRole('radio', { name: 'Classic' })).toBeChecked();
    expect(dialog.getByRole('combobox', { name: 'Paper' })).toHaveValue('Letter');
    await first.user.click(dialog.getByRole('radio', { name: 'Framed' }));
    await first.user.selectOptions(dialog.getByRole('combobox', { name: 'Paper' }), 'A5');
    await first.user.click(dialog.getByRole('button', { name: 'Done' }));
    await printCard(first.user);
    expect(widthOfSheet()).toBe('148mm');
    first.unmount();

    const again = await choose(show({ title: '', items: [soup] }));
    expect(again.getByRole('radio', { name: 'Framed' })).toBeChecked();
    expect(again.getByRole('combobox', { name: 'Paper' })).toHaveValue('A5');
  });
});

it('[VALID-12] asks for dishes when there are none', async () => {
  const { user, requests } = show({ title: 'Sunday', items: [] });
  await user.click(button('Print Menu Card'));
  expect(screen.getByText('Please add items to your menu first.')).toBeVisible();
  await user.click(button('Print Recipe List'));
  expect(
    screen.getByText('Please add items to your menu first to generate a recipe list.'),
  ).toBeVisible();
  act(() => jest.advanceTimersByTime(1000));
  expect(print).not.toHaveBeenCalled();
  expect(requests).toHaveLength(0);
});
