import { readKept } from '@larder/api-client';
import { installMemoryCaches } from '@larder/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../app.testing';
import { definitionOf, registered } from '../registry.testing';

/** A remote the shell has never heard of, which keeps its lists. */
const shopping = registered(
  { '/shopping': 'Shopping' },
  { contract: '1.4.0', keep: [{ path: '/shopping-lists' }, { path: '/shopping-lists/:id' }] },
);
/** One built before remotes could keep anything. */
const older = registered({ '/older': 'Older' }, { contract: '1.3.0' });

const offline = async () => ({
  offlineData: {
    collections: () => [{ url: '/shopping-lists' }],
    referredTo: ({ url }: { url: string }, data: unknown) =>
      url === '/shopping-lists'
        ? (data as { id: number }[]).map(({ id }) => ({
            question: { url: `/shopping-lists/${id}` },
          }))
        : [],
  },
});

describe('a remote the shell does not know', () => {
  let removeCaches: () => void;
  beforeEach(() => {
    removeCaches = installMemoryCaches();
    jest.useFakeTimers({ advanceTimers: true });
    window.scrollTo = () => {};
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => ({ active: {} }) },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    jest.useRealTimers();
    removeCaches();
  });

  const open = () => {
    const loaded: string[] = [];
    const { requests } = renderApp({
      path: '/older',
      remotes: () => ({ mf_shopping: shopping, mf_older: older }),
      loadDefinition: async (name, remote) => {
        loaded.push(name);
        return { ...definitionOf(name, remote), ...(remote.keep && { offline }) };
      },
      api: {
        'GET /shopping-lists': () => [{ id: 1 }, { id: 2 }],
        'GET /shopping-lists/1': () => ({ name: 'Market' }),
        'GET /shopping-lists/2': () => ({ name: 'Bakery' }),
      },
    });
    return { loaded, requests };
  };

  it.each([
    ['the person saves data', navigator, 'connection', { saveData: true }],
    ['the tab is hidden', document, 'visibilityState', 'hidden'],
    ['there is no network', navigator, 'onLine', false],
  ])('[WHAT-4] is asked for nothing ahead while %s', async (_why, target, name, value) => {
    Object.defineProperty(target, name, { configurable: true, value });
    try {
      const { loaded, requests } = open();
      expect(await screen.findByRole('heading', { name: 'Older' })).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(requests.filter(({ path }) => path.startsWith('/shopping-lists'))).toEqual([]);
      expect(loaded).toEqual(['mf_older']);
    } finally {
      Reflect.deleteProperty(target, name);
    }
  });

  it('[WHAT-4] has its data kept for use without a network, beside an older remote that declares none', async () => {
    const { loaded, requests } = open();
    expect(await screen.findByRole('heading', { name: 'Older' })).toBeVisible();
    expect(loaded).toEqual(['mf_older']);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    await waitFor(async () =>
      expect(await readKept({ url: '/shopping-lists/2' })).toEqual({ name: 'Bakery' }),
    );
    expect(await readKept({ url: '/shopping-lists/1' })).toEqual({ name: 'Market' });
    expect(requests.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/shopping-lists', '/shopping-lists/1', '/shopping-lists/2']),
    );
    expect(loaded).toEqual(['mf_older', 'mf_shopping']);
  });
});
