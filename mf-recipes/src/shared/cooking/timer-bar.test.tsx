import { timersKey } from '@larder/shell-sdk';
import { renderWithShell, testUser } from '@larder/shell-sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { CookTimer } from './cook-timers';
import { Widget } from './timer-bar';

const minute = 60_000;
const soup: CookTimer = {
  id: '7/1/0',
  recipeTitle: 'Leek Soup',
  stepNumber: 2,
  label: '10 minutes',
  address: '/?dish=7&cook=2',
  endsAt: 0,
  pausedWith: null,
  done: false,
};

/** The bar on a page that is loaded with these timers kept in the browser. */
function load(timers: readonly unknown[]) {
  localStorage.setItem(timersKey(testUser.id), JSON.stringify(timers));
  return renderWithShell(<Widget />);
}

const remaining = () => screen.queryAllByRole('timer').map(({ textContent }) => textContent);

describe('the bar of timers', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('[COOK-4] goes on after a reload: running, paused and over, and leads to each step', () => {
    const now = Date.now();
    const { location } = load([
      { ...soup, endsAt: now + 5 * minute },
      { ...soup, id: 'b', recipeTitle: 'Rice', pausedWith: 90_000, endsAt: now },
      'damaged',
    ]);
    expect(remaining()).toEqual(['5:00', '1:30']);
    act(() => void jest.advanceTimersByTime(minute));
    expect(remaining()).toEqual(['4:00', '1:30']);
    fireEvent.click(screen.getByRole('link', { name: 'Open Leek Soup, step 2' }));
    expect(location().search).toBe('?dish=7&cook=2');
    act(() => void jest.advanceTimersByTime(4 * minute));
    expect(remaining()).toEqual(['Time is up', '1:30']);
    expect(screen.getByText('Leek Soup: time is up for step 2 (10 minutes).')).toBeInTheDocument();
    fireEvent.click(
      screen.getByRole('button', { name: 'Remove timer: Leek Soup, step 2, 10 minutes' }),
    );
    expect(remaining()).toHaveLength(1);
  });

  it('[COOK-4] says what ended while no page was open, once', () => {
    load([{ ...soup, endsAt: Date.now() - minute }]);
    expect(screen.getByText(/time is up for step 2/)).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem(timersKey(testUser.id)) ?? '[]')).toMatchObject([
      { done: true },
    ]);
  });

  it('[COOK-4] is gone with the log-out, and says nothing any more', () => {
    load([{ ...soup, endsAt: Date.now() + minute }]);
    localStorage.removeItem(timersKey(testUser.id));
    act(() => void jest.advanceTimersByTime(2 * minute));
    expect(remaining()).toEqual([]);
    expect(screen.queryByText(/time is up/)).not.toBeInTheDocument();
  });
});
