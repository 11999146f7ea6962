import { renderWithShell } from '@larder/shell-sdk/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { friedRiceDetail } from '../sample-recipes.testing';
import { cookSteps } from '../recipe-dialog/recipe-kitchen.model';
import { CookMode } from './cook-mode';
import { useCookPlace } from './use-cook-place';

// The ingredient line parser is loaded on the way, which is slow on a busy machine.
jest.setTimeout(30_000);

const recipe = {
  ...friedRiceDetail,
  extendedIngredients: [
    { id: 1, original: '300 g rice' },
    { id: 2, original: '1 chicken breast, diced' },
    { id: 3, original: '2 eggs' },
  ],
  analyzedInstructions: [
    {
      steps: [
        { number: 1, step: 'Boil the rice for 12 to 15 minutes.' },
        { number: 2, step: 'Fry the chicken for 8 minutes, then rest for 2 minutes.' },
        { number: 3, step: 'Stir in the eggs and serve.' },
      ],
    },
  ],
};

/** Cook mode as the recipe dialog shows it, at the step in the address. */
function Cooking({ cooked }: { cooked: typeof recipe }) {
  const steps = cookSteps(cooked, null, 'written', 'en');
  const { step, begin, show, stop } = useCookPlace(cooked.id, steps.length);
  return step === null ? (
    <button type="button" onClick={begin}>
      the dish
    </button>
  ) : (
    <CookMode
      recipe={cooked}
      steps={steps}
      lines={cooked.extendedIngredients.map(({ original }) => original)}
      at={step}
      onStep={show}
      onClose={stop}
    />
  );
}

const cook = (
  sections = recipe.sections,
  path = `/?dish=${recipe.id}&cook=1`,
  analyzedInstructions = recipe.analyzedInstructions,
) => renderWithShell(<Cooking cooked={{ ...recipe, sections, analyzedInstructions }} />, { path });

const step = (text: RegExp) => screen.getByText(text);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const timers = () =>
  within(screen.getByRole('list', { name: 'Timers' }))
    .getAllByRole('timer')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

const swipe = (from: number, to: number) => {
  const target = screen.getByText(/^Step \d of 3/);
  fireEvent.touchStart(target, { touches: touching(from) });
  fireEvent.touchEnd(target, { changedTouches: touching(to) });
};
const touching = (clientX: number) => [{ clientX, clientY: 300 }];

describe('cook mode', () => {
  it('[COOK-3] keeps the step in the address: a link opens it, Back leads to the dish', async () => {
    const { user, location, navigate } = cook(recipe.sections, '/?dish=7&cook=2');
    expect(screen.getByText('Step 2 of 3')).toBeVisible();
    press('Escape');
    expect(await screen.findByText('the dish')).toBeVisible();
    expect(location().search).toBe('?dish=7');
    await user.click(screen.getByText('the dish'));
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    press('ArrowRight');
    expect(location().search).toBe('?dish=7&cook=2');
    act(() => navigate('/?dish=7&cook=99'));
    expect(screen.getByText('Step 3 of 3')).toBeVisible();
    act(() => navigate('/?dish=8&cook=2'));
    expect(screen.getByText('the dish')).toBeVisible();
  });

  it('[COOK-3] goes back to the dish from which it was begun, whatever steps were shown', async () => {
    const { user, location } = cook(recipe.sections, '/?dish=7');
    await user.click(screen.getByText('the dish'));
    press('ArrowRight');
    press('ArrowRight');
    await user.click(screen.getByRole('button', { name: 'Stop cooking' }));
    expect(await screen.findByText('the dish')).toBeVisible();
    expect(location().search).toBe('?dish=7');
  });

  it('[COOK-3] moves with Space and with a swipe, and Space still presses buttons', async () => {
    const { user } = cook();
    press(' ');
    expect(screen.getByText('Step 2 of 3')).toBeVisible();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: ' ', shiftKey: true });
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    swipe(300, 100);
    expect(screen.getByText('Step 2 of 3')).toBeVisible();
    swipe(100, 140);
    expect(screen.getByText('Step 2 of 3')).toBeVisible();
    swipe(100, 300);
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    screen.getByRole('button', { name: 'Next step' }).focus();
    await user.keyboard(' ');
    expect(screen.getByText('Step 2 of 3')).toBeVisible();
  });

  it('[DETAIL-1] moves through the steps with arrow keys and buttons, showing what each needs', async () => {
    const { user } = cook();
    expect(screen.getByRole('dialog', { name: 'Cooking: Chicken Fried Rice' })).toBeVisible();
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    const near = () =>
      within(screen.getByRole('heading', { name: 'For this step' }).parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(near()).toEqual(['300 g rice']);
    expect(screen.getByRole('button', { name: 'Previous step' })).toBeDisabled();
    press('ArrowRight');
    expect(step(/^Fry the chicken/)).toBeVisible();
    expect(near()).toEqual(['1 chicken breast, diced']);
    press('ArrowLeft');
    expect(step(/^Boil the rice/)).toBeVisible();
    press('ArrowLeft');
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    expect(step(/^Stir in the eggs/)).toHaveFocus();
    press('ArrowRight');
    expect(screen.getByText('Step 3 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(screen.getByText('the dish')).toBeInTheDocument();
  });

  it('[OWN-4] names the heading that a step is below', () => {
    const steps = [
      { heading: null, count: 1 },
      { heading: 'In the wok', count: 2 },
    ];
    cook({ ingredients: [], steps });
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    press('ArrowRight');
    expect(screen.getByText('Step 2 of 3 · In the wok')).toBeVisible();
  });

  it('[COOK-4] tells timers of equal length in one step apart', async () => {
    const cutlets = 'Fry for 5 minutes, turn, fry for 5 minutes and rest for 3 minutes.';
    const { user } = cook(recipe.sections, '/?dish=7&cook=1', [
      { steps: [{ number: 1, step: cutlets }] },
    ]);
    const offered = screen.getAllByRole('button', { name: /^Start timer: / });
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Start timer: 5 minutes, 1 of 2',
      'Start timer: 5 minutes, 2 of 2',
      'Start timer: 3 minutes',
    ]);
    await user.click(screen.getByRole('button', { name: 'Start timer: 5 minutes, 2 of 2' }));
    expect(timers()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Start timer: 5 minutes, 1 of 2' }));
    expect(timers()).toHaveLength(2);
    await user.click(
      screen.getByRole('button', { name: 'Remove timer: step 1, 5 minutes, 2 of 2' }),
    );
    expect(timers()).toHaveLength(1);
    expect(screen.getByText('Step 1, 5 minutes, 1 of 2')).toBeVisible();
  });

  it('[COOK-4] brings a timer that was started into view', async () => {
    const { user } = cook();
    const brought = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: 'Start timer: 12 to 15 minutes' }));
    const row = screen.getByRole('timer').closest('li');
    expect(brought.mock.contexts).toContain(row);
    brought.mockRestore();
  });

  it('[DETAIL-1][COOK-4] runs, pauses and resumes timers found in the steps, across other steps and after closing, and reports the end', () => {
    jest.useFakeTimers();
    try {
      const { unmount } = cook();
      fireEvent.click(screen.getByRole('button', { name: 'Start timer: 12 to 15 minutes' }));
      expect(timers()).toEqual(['12:00']);
      press('ArrowRight');
      act(() => void jest.advanceTimersByTime(60_000));
      expect(timers()).toEqual(['11:00']);
      fireEvent.click(screen.getByRole('button', { name: 'Start timer: 2 minutes' }));
      expect(timers()).toEqual(['11:00', '2:00']);
      act(() => void jest.advanceTimersByTime(120_500));
      expect(timers()).toEqual(['9:00', 'Time is up']);
      expect(
        screen.getByText('Chicken Fried Rice: time is up for step 2 (2 minutes).'),
      ).toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Remove timer: step 2, 2 minutes' }));
      fireEvent.click(
        screen.getByRole('button', { name: 'Pause timer: step 1, 12 to 15 minutes' }),
      );
      act(() => void jest.advanceTimersByTime(60_000));
      expect(timers()).toEqual(['9:00']);
      fireEvent.click(
        screen.getByRole('button', { name: 'Resume timer: step 1, 12 to 15 minutes' }),
      );
      unmount();
      act(() => void jest.advanceTimersByTime(60_000));
      cook();
      expect(timers()).toEqual(['8:00']);
      fireEvent.click(
        screen.getByRole('button', { name: 'Remove timer: step 1, 12 to 15 minutes' }),
      );
      expect(screen.queryByRole('list', { name: 'Timers' })).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps the screen on where the browser can, and releases it at the end', async () => {
    const release = jest.fn().mockResolvedValue(undefined);
    const request = jest.fn().mockResolvedValue({ release });
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const { unmount } = cook();
    await act(async () => undefined);
    expect(request).toHaveBeenCalledWith('screen');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(async () => undefined);
    expect(request).toHaveBeenCalledTimes(2);
    unmount();
    await act(async () => undefined);
    expect(release).toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});
