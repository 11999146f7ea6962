import { stayActive } from '@larder/shell-sdk';
import { storeLastActivity } from '@larder/shell-sdk/host';
import { testUser, tokenFor } from '@larder/shell-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../app.testing';

const minute = 60_000;
const message = 'You were logged out after ten minutes of inactivity.';
const token = tokenFor(testUser);

beforeAll(() => {
  window.scrollTo = () => {};
});
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const endElsewhere = (): void => {
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
};
const isSignedIn = () => localStorage.getItem('token') !== null;

async function open(path = '/settings') {
  const app = renderApp({
    path,
    api: { 'POST /auth/logout': () => null, 'POST /auth/login': () => ({ token }) },
  });
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  await waitFor(() => expect(localStorage.getItem('last-activity')).not.toBeNull());
  return app;
}

describe('someone who goes idle', () => {
  it('[STATE-1c][CONST-6e] is logged out after ten minutes, here and on the server, and returns to the page after the next login', async () => {
    const { user, requests } = await open();
    await pass(10 * minute - 1_000);
    expect(isSignedIn()).toBe(true);
    await pass(1_000);
    expect(isSignedIn()).toBe(false);
    expect(location.pathname).toBe('/login');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await waitFor(() =>
      expect(requests).toContainEqual(
        expect.objectContaining({ path: '/auth/logout', authorization: `Bearer ${token}` }),
      ),
    );
    await user.type(screen.getByLabelText('Email'), testUser.email);
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  });

  it('[STATE-1c] stays as long as mouse, keyboard, touch or scrolling show activity', async () => {
    await open();
    const signs = [
      () => fireEvent.mouseMove(document.body),
      () => fireEvent.keyDown(document.body, { key: 'a' }),
      () => fireEvent.touchStart(document.body),
      () => fireEvent.scroll(document.body),
    ];
    for (const sign of signs) {
      await pass(9 * minute);
      sign();
    }
    await pass(10 * minute - 1);
    expect(isSignedIn()).toBe(true);
    await pass(1);
    expect(isSignedIn()).toBe(false);
  });

  it('[STATE-1c] is kept logged in by activity in another tab, and tells the other tabs of theirs', async () => {
    await open();
    await pass(9 * minute);
    storeLastActivity(Date.now());
    await pass(9 * minute);
    expect(isSignedIn()).toBe(true);
    fireEvent.mouseMove(document.body);
    await pass(400);
    fireEvent.mouseMove(document.body);
    const last = Date.now();
    await pass(1_000);
    expect(Number(localStorage.getItem('last-activity'))).toBe(last);
    await pass(10 * minute - 1_001);
    expect(isSignedIn()).toBe(true);
    await pass(1);
    expect(isSignedIn()).toBe(false);
  });

  it('[STATE-1c] sees the same if another tab has ended the session first', async () => {
    await open();
    jest.setSystemTime(Date.now() + 10 * minute);
    endElsewhere();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(location.pathname).toBe('/login');
  });

  it.each([10, 11])(
    '[STATE-1c] is logged out by the first touch after the machine has slept for %i minutes',
    async (minutes) => {
      await open();
      jest.setSystemTime(Number(localStorage.getItem('last-activity')) + minutes * minute);
      act(() => void fireEvent.mouseMove(document.body));
      expect(isSignedIn()).toBe(false);
      expect(screen.getByRole('alert')).toHaveTextContent(message);
    },
  );

  it('[A-2][STATE-1c] is not logged out while cooking or shopping, but ten minutes later', async () => {
    await open();
    const rest = [stayActive(), stayActive()];
    await pass(60 * minute);
    rest[0]?.();
    await pass(60 * minute);
    // The machine slept, so no timer ran.
    jest.setSystemTime(Date.now() + 60 * minute);
    act(() => void fireEvent.mouseMove(document.body));
    expect(isSignedIn()).toBe(true);
    await pass(30 * minute);
    rest[1]?.();
    await pass(10 * minute - 1_000);
    expect(isSignedIn()).toBe(true);
    await pass(1_000);
    expect(isSignedIn()).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('[A-2][STATE-1c] is kept logged in by cooking in another tab', async () => {
    await open();
    const told = setInterval(() => storeLastActivity(Date.now()), 30_000);
    await pass(30 * minute);
    clearInterval(told);
    expect(isSignedIn()).toBe(true);
    await pass(10 * minute);
    expect(isSignedIn()).toBe(false);
  });

  it('[A-3] is never logged out with Remember me', async () => {
    const app = renderApp({
      path: '/settings',
      session: 'remembered',
      api: { 'POST /auth/logout': () => null },
    });
    await screen.findByRole('heading', { name: 'Settings', level: 1 });
    await pass(24 * 60 * minute);
    act(() => void fireEvent.mouseMove(document.body));
    expect(isSignedIn()).toBe(true);
    expect(app.requests.filter(({ path }) => path === '/auth/logout')).toEqual([]);
    endElsewhere();
    expect(location.pathname).toBe('/login');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[STATE-1c] is told nothing when another tab ended the session and nothing is known of the last activity', async () => {
    await open();
    localStorage.removeItem('last-activity');
    endElsewhere();
    expect(location.pathname).toBe('/login');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[STATE-1b][STATE-1c] is told nothing after logging out in another tab', async () => {
    await open();
    endElsewhere();
    expect(location.pathname).toBe('/login');
    await pass(11 * minute);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
