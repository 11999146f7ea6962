import type { SessionView } from '@larder/api-client/auth';
import { failWith, renderWithShell } from '@larder/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SessionsSection } from './sessions.parts';

const session = (id: string, rest: Partial<SessionView> = {}): SessionView => ({
  id,
  browser: 'Firefox',
  system: 'Android',
  created_at: '2026-05-01T08:00:00.000Z',
  last_seen_at: '2026-05-03T12:30:00.000Z',
  current: false,
  ...rest,
});
const here = session('1', { browser: 'Chrome', system: 'Windows', current: true });

const rows = () => screen.findAllByRole('listitem');

describe('the list of sessions', () => {
  it('[SET-1b] describes each in plain words, with this device marked', async () => {
    renderWithShell(<SessionsSection />, {
      api: {
        'GET /auth/sessions': () => ({
          sessions: [
            here,
            session('2'),
            session('3', { browser: null }),
            session('4', { system: null }),
            session('5', { browser: null, system: null }),
          ],
        }),
      },
    });
    expect((await rows()).map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Chrome on Windows',
      'Firefox on Android',
      'Android',
      'Firefox',
      'Unknown device',
    ]);
    const [first, second] = await rows();
    expect(within(first as HTMLElement).getByText('This device')).toBeVisible();
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(within(second as HTMLElement).getByText(/Last used .*2026/)).toBeVisible();
    expect(
      within(second as HTMLElement).getByRole('button', { name: 'Sign out' }),
    ).toHaveAccessibleDescription(/Firefox on Android/);
  });

  it('[SET-1b] ends them one by one, or everywhere else', async () => {
    let sessions = [here, session('2'), session('3', { system: 'Linux' })];
    const { user, requests } = renderWithShell(<SessionsSection />, {
      api: {
        'GET /auth/sessions': () => ({ sessions }),
        'DELETE /auth/sessions/:id': ({ params }) => {
          sessions = sessions.filter(({ id }) => id !== params.id);
        },
        'DELETE /auth/sessions': () => {
          sessions = sessions.filter(({ current }) => current);
        },
      },
    });
    const [, second] = await rows();
    await user.click(within(second as HTMLElement).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('That device is signed out.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(requests).toContainEqual(expect.objectContaining({ path: '/auth/sessions/2' }));
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('You are signed out everywhere else.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[SET-1b] reports when one cannot be loaded or ended, and loses nothing', async () => {
    let attempts = 0;
    const { user } = renderWithShell(<SessionsSection />, {
      api: {
        'GET /auth/sessions': () =>
          ++attempts === 1 ? failWith({ status: 500 }) : { sessions: [here, session('2')] },
        'DELETE /auth/sessions/:id': () => failWith({ status: 500, message: '' }),
        'DELETE /auth/sessions': () => failWith({ status: 500, message: 'Not now.' }),
      },
    });
    expect(await screen.findByText('Your sessions could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(await rows()).toHaveLength(2);
  });
});
