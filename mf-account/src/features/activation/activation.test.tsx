import { readToken } from '@larder/api-client';
import { failWith, renderWithShell, testUser, tokenFor } from '@larder/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import { browser } from '../../shared/browser';
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

  it('[ROUTE-10][SUBOK-1][STATE-3a][STATE-3b][CALL-23][CONST-6c] waits two seconds, stores the new token and begins anew at home', async () => {
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

  it('[SUBOK-1][STATE-3a] goes on where the provider does not answer', async () => {
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

  it('[STATE-3c][CONST-6c] says how to go on when that fails, and goes home after five seconds', async () => {
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

  it('[SUBOK-1] does nothing more once it was left', async () => {
    const { requests, unmount } = show();
    unmount();
    await pass(10_000);
    expect(requests).toHaveLength(0);
  });
});
