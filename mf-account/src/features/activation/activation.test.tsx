import { readToken } from '@larder/api-client';
import {
  failWith,
  renderWithShell,
  testUser,
  tokenFor,
  type FakeRoutes,
} from '@larder/shell-sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { browser } from '../../shared/browser';
import {
  cardSubscription,
  noSubscription,
  pendingSubscription,
} from '../../shared/sample-subscription.testing';
import { Page } from './activation.page';

const renewed = tokenFor({ ...testUser, subscription_status: 'active' });

const pass = (milliseconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('activation of a subscription', () => {
  let beginAnewAt: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    beginAnewAt = jest.spyOn(browser, 'beginAnewAt').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.useRealTimers();
    beginAnewAt.mockRestore();
  });

  const show = (api: Parameters<typeof renderWithShell>[1] = {}) =>
    renderWithShell(<Page />, {
      path: '/subscription/success',
      route: '/subscription/success',
      ...api,
    });

  it('[ROUTE-10][SUBOK-1][STATE-3a][STATE-3b][CALL-23][CONST-6c] waits two seconds, stores the new token and reloads at home', async () => {
    const { requests } = show({
      api: {
        'POST /payments/confirm': () => failWith({ status: 503 }),
        'GET /auth/refresh-session': () => ({ token: renewed }),
      },
    });
    await pass(1999);
    expect(requests).toHaveLength(0);
    await pass(1);
    expect(requests).toMatchObject([
      { path: '/payments/confirm' },
      { path: '/auth/refresh-session' },
    ]);
    expect(readToken()).toBe(renewed);
    expect(screen.getAllByText('Subscription activated! Redirecting...').length).toBeGreaterThan(0);
    await pass(1499);
    expect(beginAnewAt).not.toHaveBeenCalled();
    await pass(1);
    expect(beginAnewAt).toHaveBeenCalledWith('/');
  });

  it('[SUBOK-1][STATE-3a] continues when the provider does not respond', async () => {
    const { requests } = show({
      api: {
        'POST /payments/confirm': () => new Promise(() => {}),
        'GET /auth/refresh-session': () => ({ token: renewed }),
      },
    });
    await pass(4999);
    expect(requests).toMatchObject([{ path: '/payments/confirm' }]);
    await pass(1);
    expect(readToken()).toBe(renewed);
    await pass(1500);
    expect(beginAnewAt).toHaveBeenCalledWith('/');
  });

  it('[STATE-3c][CONST-6c] explains how to continue on failure, and goes home after five seconds', async () => {
    const before = tokenFor(testUser);
    const { location } = show({
      api: {
        'POST /payments/confirm': () => null,
        'GET /auth/refresh-session': () => failWith({ status: 503 }),
      },
    });
    await pass(2000);
    expect(screen.getAllByText(/log out and log in again/).length).toBeGreaterThan(0);
    expect(readToken()).toBe(before);
    await pass(4999);
    expect(location().pathname).toBe('/subscription/success');
    await pass(1);
    expect(location().pathname).toBe('/');
  });

  const inactive = tokenFor(testUser);
  const minutes = 60_000;
  const text = (part: RegExp | string) => screen.queryAllByText(part);
  /** The backend's response while nothing is active; `confirm` is the provider's. */
  const waiting = (confirm: () => unknown): FakeRoutes => ({
    'POST /payments/confirm': confirm,
    'GET /auth/refresh-session': () => ({ token: inactive }),
  });
  const confirmations = (requests: { path: string }[]) =>
    requests.filter(({ path }) => path === '/payments/confirm').length;

  it('[A-1][SUBOK-1] sends anyone who has bought nothing to the offer, and claims nothing', async () => {
    const { location } = show({ api: waiting(() => noSubscription) });
    await pass(2000);
    expect(location()).toMatchObject({ pathname: '/subscribe', state: { nothingBought: true } });
    await pass(10_000);
    expect(text(/activated/)).toEqual([]);
    expect(beginAnewAt).not.toHaveBeenCalled();
  });

  it.each([
    ['has ended', { status: 'ended', ends_on: '2020-01-01T00:00:00.000Z' }],
    ['was never paid for again', { status: 'payment_failed', ends_on: '2020-01-01T00:00:00.000Z' }],
  ] as const)('[A-1][SUBOK-1] does not report one as active that %s', async (_what, change) => {
    const { location } = show({ api: waiting(() => ({ ...cardSubscription, ...change })) });
    await pass(2000);
    expect(location().pathname).toBe('/subscribe');
    expect(beginAnewAt).not.toHaveBeenCalled();
  });

  it('[A-1][SUBOK-1][STATE-3b] waits for an unconfirmed payment, and continues once it is confirmed', async () => {
    let isConfirmed = false;
    const { requests } = show({
      api: {
        'POST /payments/confirm': () => (isConfirmed ? cardSubscription : pendingSubscription),
        'GET /auth/refresh-session': () => ({ token: isConfirmed ? renewed : inactive }),
      },
    });
    await pass(2000);
    expect(screen.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    expect(screen.getByText(/^Payment received, waiting for confirmation\./)).toBeVisible();
    expect(text(/activated/)).toEqual([]);
    await pass(60_000);
    expect(beginAnewAt).not.toHaveBeenCalled();
    expect(text(/^Payment received/)).toHaveLength(1);
    isConfirmed = true;
    await pass(20_000);
    expect(readToken()).toBe(renewed);
    expect(text('Subscription activated! Redirecting...').length).toBeGreaterThan(0);
    await pass(1500);
    expect(beginAnewAt).toHaveBeenCalledWith('/');
    const asked = requests.length;
    await pass(5 * minutes);
    expect(requests).toHaveLength(asked);
  });

  it('[A-1] asks less and less often for two minutes, and then says how to get help', async () => {
    const times: number[] = [];
    const begun = Date.now();
    const { requests } = show({
      api: waiting(() => {
        times.push(Date.now() - begun);
        return pendingSubscription;
      }),
    });
    await pass(2000 + 2 * minutes - 1);
    expect(screen.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    await pass(1);
    expect(screen.getByRole('heading', { name: 'No confirmation yet' })).toBeVisible();
    expect(
      screen.getByText(/still waiting for confirmation\. You do not need to pay again/),
    ).toBeVisible();
    expect(screen.getByText(/write to the contact on your email receipt/)).toHaveTextContent(
      testUser.email,
    );
    const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    // The last wait is cut short by the deadline.
    expect(pauses.slice(0, -1)).toEqual([...pauses.slice(0, -1)].sort((a, b) => a - b));
    expect(times.at(-1)).toBe(2000 + 2 * minutes);
    expect(times.length).toBeLessThan(15);
    await pass(10 * minutes);
    expect(confirmations(requests)).toBe(times.length);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    expect(confirmations(requests)).toBe(times.length);
  });

  it('[A-1] reports a failing confirmation, keeps asking and promises nothing', async () => {
    const answers: (() => unknown)[] = [
      () => failWith({ status: 503, code: 'payment_provider_failed' }),
      () => failWith({ status: 503, code: 'payment_provider_failed' }),
    ];
    const { location, requests } = show({
      api: waiting(() => (answers.shift() ?? (() => noSubscription))()),
    });
    await pass(2000);
    expect(screen.getByText(/^The payment service is not responding/)).toBeVisible();
    expect(text(/Payment received|activated/)).toEqual([]);
    expect(location().pathname).toBe('/subscription/success');
    await pass(10_000);
    expect(confirmations(requests)).toBe(3);
    expect(location().pathname).toBe('/subscribe');
  });

  it('[A-1] tells someone whose provider never responded what to do, paid or not', async () => {
    show({ api: waiting(() => failWith({ status: 503, code: 'payment_provider_failed' })) });
    await pass(2000 + 2 * minutes);
    expect(screen.getByText(/^The payment service has not responded\./)).toBeVisible();
    expect(screen.getByText(/write to the contact on your email receipt/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
      'href',
      '/subscribe',
    );
  });

  it('[A-1] keeps waiting when the network drops', async () => {
    let isGone = false;
    show({
      api: {
        'POST /payments/confirm': () => (isGone ? failWith({ status: 0 }) : pendingSubscription),
        'GET /auth/refresh-session': () => (isGone ? failWith({ status: 0 }) : { token: inactive }),
      },
    });
    await pass(2000);
    isGone = true;
    await pass(4000);
    expect(screen.getByText(/^The payment service is not responding/)).toBeVisible();
    isGone = false;
    await pass(20_000);
    expect(screen.getByText(/^Payment received/)).toBeVisible();
  });

  it('[A-1] says that the store still has to confirm its purchase', async () => {
    show({ api: waiting(() => ({ ...pendingSubscription, provider: 'google_play' })) });
    await pass(2000);
    expect(screen.getByText(/^Google Play has not confirmed your payment yet/)).toBeVisible();
  });

  it('[SUBOK-1] does nothing more once the page is left', async () => {
    const { requests, unmount } = show();
    unmount();
    await pass(10_000);
    expect(requests).toHaveLength(0);
  });
});
