import { readToken } from '@larder/api-client';
import type { UserView } from '@larder/api-client/auth';
import { copy } from '@larder/copy';
import { firstWeekday } from '@larder/shell-sdk';
import {
  failWith,
  renderWithShell,
  testUser,
  tokenFor,
  type FakeRoutes,
} from '@larder/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { browser } from '../../shared/browser';
import {
  cardSubscription,
  grantedSubscription,
  noSubscription,
  pendingSubscription,
} from '../../shared/sample-subscription.testing';
import { Widget as RestoreWidget } from './restore-file.widget';
import { Page } from './settings.page';

const me: UserView = {
  id: testUser.id,
  username: 'Robin',
  email: 'robin@example.com',
  subscription_status: 'inactive',
  subscription_end_date: null,
  subscription_provider: null,
};

const subscriber: UserView = { ...me, subscription_status: 'active' };

/** Responses for sections that a test is not about. */
const otherSections: FakeRoutes = {
  'GET /meal-planner/calendar-feed': () => ({ created_at: null }),
  'GET /account/transfers': () => ({ export: null, restore: null }),
  'GET /auth/passkeys': () => ({ passkeys: [] }),
  'GET /auth/sessions': () => ({ sessions: [] }),
  'GET /auth/refresh-session': () => failWith({ status: 503 }),
};
const subscribedStanding: FakeRoutes = {
  ...otherSections,
  'GET /payments/subscription': () => cardSubscription,
};
const standing: FakeRoutes = {
  ...otherSections,
  'GET /payments/subscription': () => noSubscription,
};

/** Between two looks at how far something is lies a second. */
const patience = { timeout: 5_000 };

const section = (name: string) => screen.findByRole('region', { name });

describe('settings', () => {
  it('[SET-1a][CALL-22][CALL-25][STATE-4c] changes the username, stores the new token, reloads the page and confirms it', async () => {
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => {});
    let username = me.username;
    const options = {
      api: {
        ...standing,
        'GET /auth/me': () => ({ ...me, username }),
        'PUT /auth/change-username': () => {
          username = 'Sam';
          return { message: 'Done.', token: tokenFor({ ...testUser, username }) };
        },
      },
    };
    const { user, requests, unmount } = renderWithShell(<Page />, options);
    const profile = await section('Profile');
    expect(within(profile).getByText('robin@example.com')).toBeVisible();
    const field = within(profile).getByLabelText('Username');
    await user.clear(field);
    await user.type(field, ' Sam ');
    await user.click(within(profile).getByRole('button', { name: 'Change username' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(readToken()).toBe(tokenFor({ ...testUser, username: 'Sam' }));
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ newUsername: 'Sam' });
    unmount();
    renderWithShell(<Page />, options);
    expect(await screen.findByText('Done.')).toBeVisible();
    reload.mockRestore();
  });

  it('[CALL-25][STATE-4c] keeps the session when a new username brings no token', async () => {
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => {});
    const { user } = renderWithShell(<Page />, {
      api: {
        ...standing,
        'GET /auth/me': () => me,
        'PUT /auth/change-username': () => ({ message: 'Noted.' }),
      },
    });
    const token = readToken();
    await user.type(await screen.findByLabelText('Username'), 'son');
    await user.click(screen.getByRole('button', { name: 'Change username' }));
    expect(await screen.findByText('Noted.')).toBeVisible();
    expect(readToken()).toBe(token);
    expect(reload).not.toHaveBeenCalled();
    reload.mockRestore();
  });

  it('[VALID-8] requires a username', async () => {
    const { user, requests } = renderWithShell(<Page />, {
      api: { ...standing, 'GET /auth/me': () => me },
    });
    await user.clear(await screen.findByLabelText('Username'));
    await user.type(screen.getByLabelText('Username'), '   ');
    await user.click(screen.getByRole('button', { name: 'Change username' }));
    expect(await screen.findByText('Username cannot be empty.')).toBeVisible();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it("[ERR-1][ERR-13] shows the server's sentence, or its own if there is none, and keeps the input", async () => {
    const answers = [
      { status: 409, message: 'This username is already taken.' },
      { status: 500, message: '' },
    ];
    const { user } = renderWithShell(<Page />, {
      api: {
        ...standing,
        'GET /auth/me': () => me,
        'PUT /auth/change-username': () => failWith(answers.shift() ?? { status: 500 }),
      },
    });
    const field = await screen.findByLabelText('Username');
    await user.clear(field);
    await user.type(field, 'Sam');
    await user.click(screen.getByRole('button', { name: 'Change username' }));
    expect(await screen.findByText('This username is already taken.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change username' }));
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
    expect(field).toHaveValue('Sam');
  });

  it('[SET-1b][CALL-24] changes the password', async () => {
    const { user, requests } = renderWithShell(<Page />, {
      api: {
        ...standing,
        'GET /auth/me': () => me,
        'POST /auth/change-password': () => ({ message: 'Changed.', token: tokenFor(testUser) }),
      },
    });
    await user.type(await screen.findByLabelText('Current password'), 'old password');
    await user.type(screen.getByLabelText('New password'), 'new password');
    await user.type(screen.getByLabelText('Confirm new password'), 'new password');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Changed.')).toBeVisible();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      currentPassword: 'old password',
      newPassword: 'new password',
    });
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('[SET-1b][CALL-24] reloads the sessions with the new token', async () => {
    const here = {
      id: '1',
      browser: 'Chrome',
      system: 'Windows',
      created_at: '2026-05-01T08:00:00.000Z',
      last_seen_at: '2026-05-03T12:30:00.000Z',
      current: true,
    };
    const elsewhere = { ...here, id: '2', system: 'Linux', current: false };
    const renewed = tokenFor({ ...testUser, username: 'Robin again' });
    let sessions = [here, elsewhere];
    const { user, requests } = renderWithShell(<Page />, {
      api: {
        ...standing,
        'GET /auth/me': () => me,
        'GET /auth/sessions': () => ({ sessions }),
        'POST /auth/change-password': () => {
          sessions = [here];
          return { message: 'Changed.', token: renewed };
        },
      },
    });
    await user.type(await screen.findByLabelText('Current password'), 'old password');
    await user.type(screen.getByLabelText('New password'), 'new password');
    await user.type(screen.getByLabelText('Confirm new password'), 'new password');
    expect(await screen.findByText('Chrome on Linux')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByText('Chrome on Linux')).not.toBeInTheDocument());
    const after = requests.slice(requests.findIndex(({ method }) => method === 'POST') + 1);
    expect(new Set(after.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${renewed}`]),
    );
  });

  it('[VALID-9a][VALID-9b] explains why a new password is not accepted', async () => {
    const { user, requests } = renderWithShell(<Page />, {
      api: {
        ...standing,
        'GET /auth/me': () => me,
        'POST /auth/change-password': () => ({ message: 'Changed.', token: tokenFor(testUser) }),
      },
    });
    await user.type(await screen.findByLabelText('New password'), 'short');
    await user.type(screen.getByLabelText('Confirm new password'), 'other');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('New passwords do not match.')).toBeVisible();
    for (const name of ['New password', 'Confirm new password']) {
      await user.clear(screen.getByLabelText(name));
      await user.type(screen.getByLabelText(name), '1234567');
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(
      await screen.findByText('New password must be at least 8 characters long.'),
    ).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('1234567');
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
    for (const name of ['New password', 'Confirm new password']) {
      await user.type(screen.getByLabelText(name), '8');
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Changed.')).toBeVisible();
  });

  it('[SET-1c][ENT-8][CALL-36][ERR-15] shows when the subscription renews, and links to its management', async () => {
    const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => {});
    const answers = [
      () => failWith({ status: 0 }),
      () => failWith({ status: 409, message: 'You have no subscription to manage.' }),
      () => ({ url: 'https://billing.stripe.com/p/session/1' }),
    ];
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        ...otherSections,
        'GET /auth/me': () => ({
          ...me,
          subscription_status: 'active',
          subscription_end_date: cardSubscription.ends_on,
        }),
        'GET /payments/subscription': () => cardSubscription,
        'POST /payments/create-portal-session': () => answers.shift()?.(),
      },
    });
    const active = within(await section('Subscription'));
    expect(active.getByText('Renews on')).toBeVisible();
    expect(active.getByText(/2099/)).toBeVisible();
    expect(await active.findByText('Card')).toBeVisible();
    const manage = active.getByRole('button', { name: 'Manage Subscription' });
    await user.click(manage);
    expect(await screen.findByText('Failed to open subscription portal.')).toBeVisible();
    await user.click(manage);
    expect(await screen.findByText('You have no subscription to manage.')).toBeVisible();
    await user.click(manage);
    await waitFor(() =>
      expect(goTo).toHaveBeenCalledWith('https://billing.stripe.com/p/session/1'),
    );
  });

  it('[SET-1c] offers a subscription to people without one', async () => {
    const { user, location } = renderWithShell(<Page />, {
      route: '/settings',
      path: '/settings',
      api: { ...standing, 'GET /auth/me': () => me },
    });
    const none = within(await section('Subscription'));
    expect(none.getByText('Not active')).toBeVisible();
    await user.click(none.getByRole('button', { name: 'Subscribe' }));
    expect(location().pathname).toBe('/subscribe');
  });

  it('[SET-1c] explains a cancelled, failed, paused or ended subscription', async () => {
    for (const [status, label, sentence] of [
      ['cancelled', 'Ends on', /You cancelled\. You keep full access until March 4, 2099/],
      [
        'payment_failed',
        'Pay by',
        /Your last payment failed\. Update your payment details by March 4, 2099/,
      ],
      ['paused', 'Ends on', /is paused/],
      ['ended', 'Ended on', /ended on March 4, 2099/],
    ] as const) {
      const { unmount } = renderWithShell(<Page />, {
        api: {
          ...otherSections,
          'GET /auth/me': () => me,
          'GET /payments/subscription': () => ({ ...cardSubscription, status, renews: false }),
        },
      });
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(within(await section('Subscription')).getByText(label)).toBeVisible();
      unmount();
    }
  });

  it.each([
    ['whoever is charged again though the last payment went back', true],
    ['nobody whose subscription is over', false],
  ])('[SET-1c][CALL-36] links to cancellation next to the offer: %s', async (_who, renews) => {
    renderWithShell(<Page />, {
      api: {
        ...otherSections,
        'GET /auth/me': () => me,
        'GET /payments/subscription': () => ({ ...cardSubscription, status: 'ended', renews }),
      },
    });
    const ended = within(await section('Subscription'));
    expect(await ended.findByText('Ended on')).toBeVisible();
    expect(ended.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    const manage = ended.queryByRole('button', { name: 'Manage Subscription' });
    expect(manage !== null).toBe(renews);
  });

  it('[A-4][SET-1c] shows until when one was granted, and offers no action that would fail', async () => {
    renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        ...otherSections,
        'GET /auth/me': () => ({
          ...subscriber,
          subscription_end_date: grantedSubscription.ends_on,
          subscription_provider: 'admin',
        }),
        'GET /payments/subscription': () => grantedSubscription,
      },
    });
    const granted = within(await section('Subscription'));
    // Known from the account before the rest is loaded.
    expect(granted.getByText('Granted until')).toBeVisible();
    expect(
      await granted.findByText(/nothing is charged, and there is nothing to manage/),
    ).toHaveTextContent('after March 4, 2099, subscribe then');
    expect(granted.getByText('Granted until')).toBeVisible();
    expect(granted.queryByText('Renews on')).not.toBeInTheDocument();
    expect(granted.queryByText('Paid by')).not.toBeInTheDocument();
    expect(granted.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[A-4][SET-1c][CALL-36] links from a grant to a card that is still charged', async () => {
    renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        ...otherSections,
        'GET /auth/me': () => subscriber,
        'GET /payments/subscription': () => ({ ...grantedSubscription, renews: true }),
      },
    });
    const granted = within(await section('Subscription'));
    expect(await granted.findByText('Granted until')).toBeVisible();
    expect(granted.getByRole('button', { name: 'Manage Subscription' })).toBeEnabled();
  });

  it('[A-1][SET-1c] says that a payment awaits confirmation, and checks it again', async () => {
    const { user, location } = renderWithShell(<Page />, {
      route: '/settings',
      path: '/settings',
      api: {
        ...otherSections,
        'GET /auth/me': () => me,
        'GET /payments/subscription': () => pendingSubscription,
      },
    });
    const pending = within(await section('Subscription'));
    expect(await pending.findByText('Waiting for confirmation')).toBeVisible();
    expect(pending.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
    expect(pending.queryByRole('button', { name: 'Manage Subscription' })).not.toBeInTheDocument();
    await user.click(pending.getByRole('button', { name: 'Check again' }));
    expect(location().pathname).toBe('/subscription/success');
  });

  it('[SET-1c][ENT-8] updates the session when the subscription has ended meanwhile', async () => {
    const renewed = tokenFor(testUser);
    renderWithShell(<Page />, {
      session: 'subscribed',
      api: {
        ...standing,
        'GET /auth/me': () => me,
        'GET /auth/refresh-session': () => ({ token: renewed }),
      },
    });
    await waitFor(() => expect(readToken()).toBe(renewed));
  });

  it('[SET-1d][ENT-12] switches the theme and stores it', async () => {
    const { user } = renderWithShell(<Page />, { api: { ...standing, 'GET /auth/me': () => me } });
    const toggle = await screen.findByRole('switch', { name: 'Dark theme' });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    expect(toggle).toBeChecked();
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(toggle);
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('[PLAN-9] keeps the day on which the week begins, or leaves it to the place', async () => {
    const { user } = renderWithShell(<Page />, { api: { ...standing, 'GET /auth/me': () => me } });
    const choice = await screen.findByRole('combobox', { name: 'Week starts on' });
    expect(choice).toHaveDisplayValue('Sunday (default)');
    await user.selectOptions(choice, 'Saturday');
    expect(choice).toHaveDisplayValue('Saturday');
    expect(firstWeekday.current()).toBe(6);
    await user.selectOptions(choice, 'Sunday (default)');
    expect(firstWeekday.chosen()).toBeNull();
  });

  it('[SET-1e] opens the pantry, which another remote lends', async () => {
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { ...subscribedStanding, 'GET /auth/me': () => subscriber },
      widgets: {
        'recipes/pantry-dialog': async () => ({ Widget: () => <p>The pantry</p> }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Manage Pantry' }));
    expect(await screen.findByText('The pantry')).toBeVisible();
  });

  it('[SET-1e] keeps working without the pantry when its lender is down', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = renderWithShell(<Page />, {
      session: 'subscribed',
      api: { ...subscribedStanding, 'GET /auth/me': () => subscriber },
    });
    await user.click(await screen.findByRole('button', { name: 'Manage Pantry' }));
    expect(await screen.findByText('The pantry cannot be opened right now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeEnabled();
  });

  it('[ROLE-3b] keeps the pantry locked without a subscription', async () => {
    renderWithShell(<Page />, { api: { ...standing, 'GET /auth/me': () => me } });
    const button = await screen.findByRole('button', { name: 'Manage Pantry' });
    expect(button).toHaveAccessibleDescription('Premium feature');
  });

  it('[ERR-12] reports that the user could not be loaded, with a login link', async () => {
    let attempts = 0;
    const { user } = renderWithShell(<Page />, {
      api: {
        ...standing,
        'GET /auth/me': () => (++attempts === 1 ? failWith({ status: 500 }) : me),
      },
    });
    expect(
      await screen.findByText('Could not load user data. Please try logging in again.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/auth');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await section('Profile')).toBeVisible();
  });

  it('[WHAT-4][SET-1a][SET-1c][SET-1d] shows the kept account data offline, and says that changing it needs a connection', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const gone = () => failWith({ status: 0 });
    const { user } = renderWithShell(<Page />, {
      session: { ...testUser, subscription_status: 'active' },
      api: {
        'GET /auth/me': gone,
        'GET /auth/sessions': gone,
        'GET /auth/passkeys': gone,
        'GET /meal-planner/calendar-feed': gone,
        'GET /payments/subscription': gone,
        'PUT /auth/change-username': gone,
      },
    });
    expect(await screen.findByText(copy.account.settingsOffline)).toBeVisible();
    const profile = await section('Profile');
    expect(within(profile).getByText(testUser.email)).toBeVisible();
    expect(within(await section('Subscription')).getByText('Active')).toBeVisible();
    const name = within(profile).getByLabelText('Username');
    await user.clear(name);
    await user.type(name, 'Sam');
    await user.click(within(profile).getByRole('button', { name: 'Change username' }));
    expect(await within(profile).findByText(copy.common.offline)).toBeVisible();
    expect(name).toHaveValue('Sam');
    await user.click(screen.getByRole('switch', { name: 'Dark theme' }));
    expect(localStorage.getItem('theme')).toBe('dark');
    offline.mockRestore();
  });

  const transfer = {
    ...{ id: '019a0000-0000-7000-8000-000000000001', state: 'waiting', total: 0, done: 0 },
    ...{ message: null, created_at: '2026-05-01T10:00:00.000Z' },
  };

  it('[SET-1a][EXP-1] collects everything the person owns, says how far it is, and offers one file', async () => {
    const url = '/api/account/export/1/larder-export.zip?until=1&s=x';
    const none = { bytes: null, url: null, expires_at: null };
    const steps = [
      null,
      { ...transfer, ...none },
      { ...transfer, ...none, state: 'running', done: 3, total: 12 },
      {
        ...{ ...transfer, state: 'done', done: 12, total: 12, bytes: 2_340_000, url },
        expires_at: '2026-05-04T10:00:00.000Z',
      },
    ];
    let looks = 0;
    let hasStarted = false;
    const { user } = renderWithShell(<Page />, {
      api: {
        ...standing,
        'GET /auth/me': () => me,
        'POST /account/export': () => {
          hasStarted = true;
          return { id: transfer.id };
        },
        'GET /account/transfers': () => ({
          export: steps[hasStarted ? Math.min((looks += 1), 3) : 0],
          restore: null,
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('3 of 12 recipes collected.', {}, patience)).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('max', '12');
    const link = await screen.findByRole('link', { name: 'Save the file (2.3 MB)' }, patience);
    expect(link).toHaveAttribute('href', url);
    expect(screen.getByText(/can be downloaded until May 4, 2026/)).toBeVisible();
  });

  it('[EXP-3][EXP-6] sends a file to restore, and lists what could not be restored', async () => {
    let isSent = false;
    const items = [{ name: 'Soup', reason: 'This part of the file cannot be read.' }];
    const restored = { ...transfer, state: 'done', failed: 1, added: 12, known: 2, items };
    const { user, requests } = renderWithShell(<Page />, {
      api: {
        ...standing,
        'GET /auth/me': () => me,
        'POST /account/restore': () => {
          isSent = true;
          return { id: transfer.id };
        },
        'GET /account/transfers': () => ({ export: null, restore: isSent ? restored : null }),
      },
    });
    const file = new File(['zip'], 'larder-export.zip', { type: 'application/zip' });
    await screen.findByRole('button', { name: 'Restore from a file' });
    await user.upload(screen.getByLabelText('Restore from a file', { selector: 'input' }), file);
    expect(await screen.findByText('12 items were restored; 2 were already here.')).toBeVisible();
    expect(screen.getByText('This part of the file cannot be read.')).toBeVisible();
    const [sent] = requests.filter(({ method }) => method === 'POST');
    expect(((sent?.body as FormData).get('file') as File).name).toBe('larder-export.zip');
  });

  it('[EXP-3] lends the restoring of a file to other pages', async () => {
    let isSent = false;
    const restored = { ...transfer, state: 'done', failed: 0, added: 12, known: 2, items: [] };
    const { requests } = renderWithShell(<RestoreWidget file={new File(['zip'], 'mine.zip')} />, {
      api: {
        'POST /account/restore': () => {
          isSent = true;
          return { id: transfer.id };
        },
        'GET /account/transfers': () => ({ export: null, restore: isSent ? restored : null }),
      },
    });
    expect(await screen.findByText('12 items were restored; 2 were already here.')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('[EXP-6] refuses a file of more than 2 GB before it is sent', async () => {
    const large = new File(['x'], 'large.zip');
    Object.defineProperty(large, 'size', { value: 2_049 * 1024 * 1024 });
    const { requests } = renderWithShell(<RestoreWidget file={large} />, { api: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent('2,048 MB');
    expect(requests).toEqual([]);
  });

  it('[EXP-6] says why a file is refused', async () => {
    const message = 'This file is not an export from Larder.';
    renderWithShell(<Page />, {
      api: {
        ...standing,
        'GET /auth/me': () => me,
        'GET /account/transfers': () => ({
          export: null,
          restore: {
            ...transfer,
            state: 'failed',
            failed: 0,
            added: 0,
            known: 0,
            items: [],
            message,
          },
        }),
      },
    });
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('[SET-1a][D-5] deletes the account and its drafts after asking for the password, and signs out', async () => {
    const { user, requests, location } = renderWithShell(<Page />, {
      api: {
        ...standing,
        'GET /auth/me': () => me,
        'DELETE /auth/account': ({ body }) =>
          (body as { password: string }).password === 'right'
            ? null
            : failWith({ status: 400, message: 'That is not your current password.' }),
        'POST /auth/logout': () => null,
      },
    });
    const drafts = (person: string) => `larder:draft:${person}:menu:first`;
    localStorage.setItem(drafts(testUser.id), '{}');
    localStorage.setItem(drafts('another'), '{}');
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('dialog');
    const password = within(dialog).getByLabelText('Current password');
    await user.type(password, 'wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('That is not your current password.')).toBeVisible();
    await user.clear(password);
    await user.type(password, 'right{Enter}');
    expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
    expect(location().pathname).toBe('/login');
    expect(readToken()).toBeNull();
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
    expect(localStorage.getItem(drafts(testUser.id))).toBeNull();
    expect(localStorage.getItem(drafts('another'))).toBe('{}');
  });

  describe('[A-13] the question before an account is deleted', () => {
    const kept = /until March 4, 2099; any remaining time is lost and not refunded/;
    const play = { ...cardSubscription, provider: 'google_play' };
    it.each([
      [
        'by card',
        cardSubscription,
        [/card subscription ends with your account: you will not be charged again/, kept],
      ],
      [
        'of the store',
        play,
        [/Google Play is cancelled with your account: you will not be charged again/, kept],
      ],
      [
        'cancelled',
        { ...cardSubscription, status: 'cancelled', renews: false },
        [/already been cancelled: you will not be charged again.*lost and not refunded/],
      ],
      [
        'whose payment failed long ago',
        { ...cardSubscription, status: 'payment_failed', ends_on: '2020-01-01T00:00:00.000Z' },
        [/card subscription ends with your account: you will not be charged again\.$/],
      ],
      [
        'charged again though a payment went back',
        { ...cardSubscription, status: 'ended', ends_on: '2020-01-01T00:00:00.000Z' },
        [/card subscription ends with your account: you will not be charged again\.$/],
      ],
      ['not confirmed yet', pendingSubscription, [/still waiting for confirmation/]],
      [
        'granted',
        grantedSubscription,
        [/granted to you ends with your account\. Nothing was charged/],
      ],
      [
        'granted beside a card',
        { ...grantedSubscription, renews: true },
        [/If you pay for a subscription, it ends/],
      ],
      [
        'of the sandbox',
        { ...cardSubscription, provider: 'sandbox' },
        [/Nothing was charged for it/],
      ],
      ['never bought', noSubscription, []],
      ['over', { ...cardSubscription, status: 'ended', renews: false }, []],
      [
        'that cannot be asked for',
        null,
        [/If you pay for a subscription, it ends with your account/],
      ],
    ] as const)(
      'explains what happens to a subscription %s',
      async (_what, subscription, sentences) => {
        const { user, requests } = renderWithShell(<Page />, {
          api: {
            ...standing,
            'GET /auth/me': () => me,
            'GET /payments/subscription': () => subscription ?? failWith({ status: 503 }),
          },
        });
        await user.click(await screen.findByRole('button', { name: 'Delete account' }));
        const dialog = await screen.findByRole('dialog');
        expect(within(dialog).getByText(/Download your data first/)).toBeVisible();
        await waitFor(() =>
          expect(requests.some(({ path }) => path === '/payments/subscription')).toBe(true),
        );
        for (const sentence of sentences) {
          expect(await within(dialog).findByText(sentence)).toBeVisible();
        }
        if (sentences.length === 0) {
          expect(within(dialog).queryByText(/subscription/i)).not.toBeInTheDocument();
        }
      },
    );
  });
});
