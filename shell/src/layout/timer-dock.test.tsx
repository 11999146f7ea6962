import { timersChanged, timersKey } from '@larder/shell-sdk';
import { renderWithShell, testUser } from '@larder/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import { TimerDock } from './timer-dock';

const change = (key: string, value: string | null) =>
  act(() => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new Event(timersChanged));
  });

describe('the place of the timers', () => {
  it('[COOK-4] asks for the bar only while this person has a timer', async () => {
    localStorage.clear();
    const load = jest.fn(async () => ({ Widget: () => <p>the timers</p> }));
    renderWithShell(<TimerDock />, { widgets: { 'recipes/timer-bar': load } });
    change(timersKey('somebody-else'), '[]');
    expect(load).not.toHaveBeenCalled();
    change(timersKey(testUser.id), '[{}]');
    expect(await screen.findByText('the timers')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    change(timersKey(testUser.id), null);
    expect(screen.queryByText('the timers')).not.toBeInTheDocument();
  });
});
