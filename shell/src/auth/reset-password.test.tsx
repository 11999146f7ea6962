import { failWith, testUser } from '@larder/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../app.testing';

beforeAll(() => {
  window.scrollTo = () => {};
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: 'Reset password' });

async function visit(path: string, answer: () => unknown = () => ({ message: 'Done.' })) {
  const app = renderApp({
    path,
    session: 'signed-out',
    api: { 'POST /auth/reset-password': answer },
  });
  await screen.findByRole('heading', { name: 'Reset password', level: 1 });
  return app;
}

async function fillIn(
  user: ReturnType<typeof renderApp>['user'],
  password: string,
  again = password,
) {
  await user.type(field('New password'), password);
  await user.type(field('Confirm new password'), again);
  await user.click(submit());
}

describe('[RESET-1a][RESET-1b][ERR-11b] new password', () => {
  it("[RESET-1a] requires the link's token", async () => {
    const { user } = await visit('/reset-password');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid or missing reset token.');
    expect(screen.queryByRole('button', { name: 'Reset password' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
  });

  it('[VALID-7a] must be entered twice', async () => {
    const { user, requests } = await visit('/reset-password?token=abc');
    await fillIn(user, 'long enough', 'long enougj');
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match.');
    expect(requests).toEqual([]);
  });

  it('[VALID-7b][CONST-2] must have at least 8 characters', async () => {
    const { user, requests } = await visit('/reset-password?token=abc');
    await fillIn(user, '1234567');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Password must be at least 8 characters long.',
    );
    expect(requests).toEqual([]);
  });

  it('[VALID-7a][VALID-7b] reports a mismatch before the length', async () => {
    const { user } = await visit('/reset-password?token=abc');
    await fillIn(user, '1234567', '123456');
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match.');
  });

  it('[VALID-7b][CONST-2] is accepted with 8 characters', async () => {
    const { user, requests } = await visit('/reset-password?token=abc');
    await fillIn(user, '12345678');
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('[CALL-27] is sent with the token', async () => {
    const { user, requests } = await visit('/reset-password?token=abc');
    await fillIn(user, 'long enough');
    await waitFor(() =>
      expect(requests[0]?.body).toEqual({ token: 'abc', password: 'long enough' }),
    );
  });

  it('[RESET-1b][CONST-6d] leads to the login after 5 seconds', async () => {
    jest.useFakeTimers();
    try {
      const { user } = await visit('/reset-password?token=abc');
      await fillIn(user, 'long enough');
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Done\./);
      await act(() => jest.advanceTimersByTimeAsync(4_900));
      expect(location.pathname).toBe('/reset-password');
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(location.pathname).toBe('/login');
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['of the same person, which has ended, to the login', null, '/login'],
    ['of another person, which goes on, past it', testUser, '/'],
  ])('[RESET-1b][ROUTE-2] ends a session %s', async (_what, answer, path) => {
    jest.useFakeTimers();
    try {
      const refusal = {
        status: 401,
        code: 'unauthorized',
        message: 'You must be logged in.',
      } as const;
      const { user, requests } = renderApp({
        path: '/reset-password?token=abc',
        api: {
          'POST /auth/reset-password': () => ({ message: 'Done.' }),
          'GET /auth/me': () => answer ?? failWith(refusal),
          'POST /auth/logout': () => failWith(refusal),
        },
      });
      // Otherwise the data that a session loads by itself arrives between two steps of the fake clock, outside of act.
      await act(async () => {});
      await screen.findByRole('heading', { name: 'Reset password', level: 1 });
      await fillIn(user, 'long enough');
      await waitFor(() => expect(requests.some((one) => one.path === '/auth/me')).toBe(true));
      await act(() => jest.advanceTimersByTimeAsync(4_900));
      expect(screen.getByRole('alert')).toHaveTextContent(/^Done\./);
      expect(location.pathname).toBe('/reset-password');
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(location.pathname).toBe(path);
      expect(localStorage.getItem('token') !== null).toBe(answer !== null);
      expect(screen.queryByText('You must be logged in.')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['', 'Failed to reset password. The link may be invalid or expired.'],
    ['This link has been used.', 'This link has been used.'],
  ])('[ERR-11b] shows the refusal "%s" and stays', async (message, shown) => {
    const { user } = await visit('/reset-password?token=abc', () =>
      failWith({ status: 400, message }),
    );
    await fillIn(user, 'long enough');
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    expect(field('New password')).toHaveValue('long enough');
  });
});
