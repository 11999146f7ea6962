import { timersChanged, timersKey } from '@larder/shell-sdk';
import { renderWithShell, testUser } from '@larder/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import type { RegistryReader, RegistryState } from '../remotes/registry';
import { RemotesContext, type Remotes } from '../remotes/remotes-context';
import { TimerDock } from './timer-dock';

const change = (key: string, value: string | null) =>
  act(() => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new Event(timersChanged));
  });

/** The registry, which is read while the page is shown. */
function readRegistry() {
  let state: RegistryState = { status: 'pending' };
  const listeners = new Set<() => void>();
  const registry: RegistryReader = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: async () => undefined,
    remote: () => undefined,
  };
  const arrive = () =>
    act(() => {
      state = { status: 'ready', registry: { schema: 1, revision: 'r', remotes: {} } };
      for (const listener of listeners) listener();
    });
  return { registry, arrive };
}

describe('the place of the timers', () => {
  it('[COOK-4] asks for the bar only while this person has a timer', async () => {
    localStorage.clear();
    const load = jest.fn(async () => ({ Widget: () => <p>the timers</p> }));
    const { registry, arrive } = readRegistry();
    const remotes = { registry } as Remotes;
    renderWithShell(
      <RemotesContext value={remotes}>
        <TimerDock />
      </RemotesContext>,
      { widgets: { 'recipes/timer-bar': load } },
    );
    change(timersKey('somebody-else'), '[]');
    arrive();
    expect(load).not.toHaveBeenCalled();
    change(timersKey(testUser.id), '[{}]');
    expect(await screen.findByText('the timers')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    change(timersKey(testUser.id), null);
    expect(screen.queryByText('the timers')).not.toBeInTheDocument();
  });

  it('[COOK-4] waits for the remotes to be known', async () => {
    localStorage.clear();
    localStorage.setItem(timersKey(testUser.id), '[{}]');
    const load = jest.fn(async () => ({ Widget: () => <p>the timers</p> }));
    const { registry, arrive } = readRegistry();
    const remotes = { registry } as Remotes;
    renderWithShell(
      <RemotesContext value={remotes}>
        <TimerDock />
      </RemotesContext>,
      { widgets: { 'recipes/timer-bar': load } },
    );
    expect(load).not.toHaveBeenCalled();
    arrive();
    expect(await screen.findByText('the timers')).toBeVisible();
  });
});
