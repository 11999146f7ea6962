import { createLazyRemoteLoader } from './lazy-remote-loader';
import type { RemoteLoader } from './remote-loader';

const Page = () => null;
const first = { again: false };

function fetchedLoader() {
  return {
    loadPage: jest.fn(async () => ({ Page, outdated: false, live: 'b1' })),
    beginPage: jest.fn(),
    loadOfflineData: jest.fn(async () => undefined),
    loadDraftSender: jest.fn(async () => undefined),
    loadWidget: jest.fn(async () => Page),
    reportCrash: jest.fn(),
  } satisfies RemoteLoader;
}

describe('lazy remote loader', () => {
  it('is loaded once, with the first remote that is needed', async () => {
    const loader = fetchedLoader();
    const fetchLoader = jest.fn(async () => loader);
    const lazy = createLazyRemoteLoader(fetchLoader);
    expect(fetchLoader).not.toHaveBeenCalled();
    await Promise.all([
      lazy.loadPage('mf_recipes', '/', first),
      lazy.loadPage('mf_planner', '/calendar', { again: true }),
      lazy.loadWidget('recipes/pantry-dialog'),
    ]);
    expect(fetchLoader).toHaveBeenCalledTimes(1);
    expect(loader.loadPage.mock.calls).toEqual([
      ['mf_recipes', '/', first],
      ['mf_planner', '/calendar', { again: true }],
    ]);
    expect(loader.loadWidget).toHaveBeenCalledWith('recipes/pantry-dialog');
  });

  it('[LAYOUT-1] begins a page, and leaves a failure to whoever asks for it', async () => {
    const loader = fetchedLoader();
    const fetchLoader = jest
      .fn<Promise<RemoteLoader>, []>(async () => loader)
      .mockRejectedValueOnce(new Error('no network'));
    const lazy = createLazyRemoteLoader(fetchLoader);
    lazy.beginPage('mf_recipes', '/');
    await Promise.resolve();
    await lazy.loadPage('mf_recipes', '/', first).catch(() => undefined);
    lazy.beginPage('mf_recipes', '/');
    await expect(lazy.loadPage('mf_recipes', '/', first)).resolves.toMatchObject({ Page });
    expect(loader.beginPage.mock.calls).toEqual([['mf_recipes', '/']]);
  });

  it('is loaded again after a failure', async () => {
    const fetchLoader = jest
      .fn<Promise<RemoteLoader>, []>(async () => fetchedLoader())
      .mockRejectedValueOnce(new Error('no network'));
    const lazy = createLazyRemoteLoader(fetchLoader);
    await expect(lazy.loadPage('mf_recipes', '/', first)).rejects.toThrow('no network');
    await expect(lazy.loadPage('mf_recipes', '/', first)).resolves.toMatchObject({ Page });
  });
});
