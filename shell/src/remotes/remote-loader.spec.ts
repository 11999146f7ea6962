import { createAppStore, type RegisteredRemote } from '@larder/shell-sdk/host';
import { definitionOf, registered } from '../registry.testing';
import type { RegistryReader } from './registry';
import { RemoteFailure } from './remote-failure';
import { createRemoteLoader, type RemoteSource } from './remote-loader';

const planner = registered({ '/calendar': 'Calendar' });

/** A registry that lists `remotes`, and after a refresh whatever `next` returned. */
function registryOf(remotes: Record<string, RegisteredRemote>) {
  let next = remotes;
  let now = remotes;
  const reader: RegistryReader = {
    getState: () => ({
      status: 'ready',
      registry: { schema: 1, revision: 'r', remotes: now },
    }),
    subscribe: () => () => {},
    refresh: jest.fn(async () => {
      now = next;
    }),
    remote: (name) => now[name],
  };
  return {
    reader,
    deploy: (changed: Record<string, RegisteredRemote>) => {
      next = changed;
    },
  };
}

function loaderOf(
  remotes: Record<string, RegisteredRemote>,
  loadDefinition: RemoteSource['loadDefinition'] = async (name, remote) =>
    definitionOf(name, remote),
  good?: RegisteredRemote,
) {
  const registry = registryOf(remotes);
  const load = jest.fn(loadDefinition);
  const store = createAppStore();
  const report = jest.fn();
  const loader = createRemoteLoader({
    registry: registry.reader,
    store,
    source: { loadDefinition: load, lastGood: async () => good },
    report,
  });
  return { ...registry, loader, load, store, report };
}

const first = { again: false };
const again = { again: true };

describe('remote loader', () => {
  it('loads a build once for all its pages', async () => {
    const { loader, load } = loaderOf({
      mf_planner: registered({ '/calendar': 'Calendar', '/plan': 'Plan' }),
    });
    await Promise.all([
      loader.loadPage('mf_planner', '/calendar', first),
      loader.loadPage('mf_planner', '/plan', first),
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[LAYOUT-1] has what was begun when the page is asked for', async () => {
    const { loader, load } = loaderOf({ mf_planner: planner });
    loader.beginPage('mf_planner', '/calendar');
    expect(load).toHaveBeenCalledTimes(1);
    await expect(loader.loadPage('mf_planner', '/calendar', first)).resolves.toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[FED-8][FED-9] reports a page that was begun once, whether it loads or not', async () => {
    const canary = loaderOf({ mf_planner: { ...planner, canary: true } });
    canary.loader.beginPage('mf_planner', '/calendar');
    await canary.loader.loadPage('mf_planner', '/calendar', first);
    expect(canary.report.mock.calls).toMatchObject([[{ event: 'shown' }]]);
    const failing = loaderOf({ mf_planner: planner }, () =>
      Promise.reject(new RemoteFailure('broken')),
    );
    failing.loader.beginPage('mf_planner', '/calendar');
    await expect(failing.loader.loadPage('mf_planner', '/calendar', first)).rejects.toBeDefined();
    expect(failing.report.mock.calls).toMatchObject([[{ event: 'failed' }]]);
  });

  it('begins nothing that it could not use', () => {
    const { loader, load } = loaderOf({ mf_planner: { ...planner, contract: '99.0.0' } });
    loader.beginPage('mf_planner', '/calendar');
    loader.beginPage('mf_other', '/other');
    expect(load).not.toHaveBeenCalled();
  });

  it('uses the build that the registry currently lists', async () => {
    const { loader, load, reader, deploy } = loaderOf({ mf_planner: planner });
    await loader.loadPage('mf_planner', '/calendar', first);
    deploy({ mf_planner: { ...planner, build: 'b2' } });
    await reader.refresh();
    await loader.loadPage('mf_planner', '/calendar', first);
    expect(load.mock.calls.map(([, { build }]) => build)).toEqual(['b1', 'b2']);
  });

  it('uses the newer build when the known one cannot be loaded', async () => {
    const { loader, load, deploy } = loaderOf({ mf_planner: planner }, async (name, remote) => {
      if (remote.build === 'b1') throw new RemoteFailure('missing');
      return definitionOf(name, remote);
    });
    deploy({ mf_planner: { ...planner, build: 'b2' } });
    await expect(loader.loadPage('mf_planner', '/calendar', first)).resolves.toBeDefined();
    expect(load.mock.calls.map(([, { build }]) => build)).toEqual(['b1', 'b2']);
  });

  it('loads no code of a remote with another contract', async () => {
    const { loader, load } = loaderOf({ mf_planner: { ...planner, contract: '99.0.0' } });
    await expect(loader.loadPage('mf_planner', '/calendar', first)).rejects.toMatchObject({
      reason: 'incompatible',
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('rereads the registry before giving up on a remote', async () => {
    const { loader, deploy } = loaderOf({ mf_planner: { ...planner, contract: '99.0.0' } });
    deploy({ mf_planner: planner });
    await expect(loader.loadPage('mf_planner', '/calendar', first)).resolves.toBeDefined();
  });

  it('reports an unlisted remote as missing', async () => {
    const { loader } = loaderOf({});
    await expect(loader.loadPage('mf_planner', '/calendar', first)).rejects.toMatchObject({
      reason: 'missing',
    });
  });

  describe('[FED-2] a live build that cannot be loaded', () => {
    const earlier = { ...planner, build: 'b0' };
    const broken = jest.fn<Promise<never>, []>(() => Promise.reject(new RemoteFailure('broken')));
    const onlyLiveFails: RemoteSource['loadDefinition'] = async (name, remote) =>
      remote.build === 'b0' ? definitionOf(name, remote) : broken();

    it('is replaced by the last good one, marked as such', async () => {
      const { loader } = loaderOf({ mf_planner: planner }, onlyLiveFails, earlier);
      await expect(loader.loadPage('mf_planner', '/calendar', first)).resolves.toMatchObject({
        outdated: true,
      });
    });

    it('is replaced when only a chunk of the page is missing', async () => {
      const { loader } = loaderOf(
        { mf_planner: planner },
        async (name, remote) =>
          remote.build === 'b0'
            ? definitionOf(name, remote)
            : { ...definitionOf(name, remote), routes: [{ path: '/calendar', page: broken }] },
        earlier,
      );
      await expect(loader.loadPage('mf_planner', '/calendar', first)).resolves.toMatchObject({
        outdated: true,
      });
    });

    it('is reported if the last good build fails too, or is for another shell', async () => {
      const all = loaderOf({ mf_planner: planner }, broken, earlier);
      await expect(all.loader.loadPage('mf_planner', '/calendar', first)).rejects.toMatchObject({
        reason: 'broken',
      });
      const foreign = { ...earlier, contract: '99.0.0' };
      const other = loaderOf({ mf_planner: planner }, onlyLiveFails, foreign);
      await expect(other.loader.loadPage('mf_planner', '/calendar', first)).rejects.toMatchObject({
        reason: 'broken',
      });
    });
  });

  it('[FED-9] reports where each failure happened, by declared route and build', async () => {
    const missing = async (): Promise<never> => Promise.reject(new RemoteFailure('missing'));
    const lent = { ...planner, widgets: ['recipes/pantry-dialog'] };
    const { loader, report } = loaderOf({ mf_planner: lent }, async (name, remote) => ({
      ...definitionOf(name, remote),
      routes: [{ path: '/calendar', page: async () => ({}) as never }],
      widgets: { 'recipes/pantry-dialog': async () => Promise.reject(new Error('no luck')) },
    }));
    await expect(loader.loadPage('mf_planner', '/calendar', first)).rejects.toThrow();
    await expect(loader.loadWidget('recipes/pantry-dialog')).rejects.toThrow();
    loader.reportCrash('mf_planner', '/calendar');
    const other = loaderOf({ mf_planner: planner }, missing);
    await expect(other.loader.loadPage('mf_planner', '/calendar', first)).rejects.toThrow();
    const failed = { event: 'failed', remote: 'mf_planner', build: 'b1', route: '/calendar' };
    expect([...report.mock.calls, ...other.report.mock.calls].flat()).toEqual([
      { ...failed, phase: 'page', reason: 'broken' },
      { ...failed, phase: 'widget', route: 'recipes/pantry-dialog', reason: 'broken' },
      { ...failed, phase: 'render', reason: 'crashed' },
      { ...failed, phase: 'load', reason: 'missing' },
    ]);
  });

  it('[FED-8] reports that the build of a canary works, but no other success', async () => {
    const canary = registered({ '/list': 'List' }, { canary: true });
    const { loader, report } = loaderOf({ mf_planner: planner, mf_grocery: canary });
    await loader.loadPage('mf_planner', '/calendar', first);
    await loader.loadPage('mf_grocery', '/list', first);
    expect(report.mock.calls).toEqual([
      [{ event: 'shown', remote: 'mf_grocery', build: 'b1', phase: 'page', route: '/list' }],
    ]);
  });

  it('starts over after a failure', async () => {
    let failures = 1;
    const { loader, load } = loaderOf({ mf_planner: planner }, async (name, remote) => {
      if (failures-- > 0) throw new RemoteFailure('broken');
      return definitionOf(name, remote);
    });
    await expect(loader.loadPage('mf_planner', '/calendar', first)).rejects.toMatchObject({
      reason: 'broken',
    });
    await expect(loader.loadPage('mf_planner', '/calendar', again)).resolves.toBeDefined();
    expect(load.mock.calls.map(([, , options]) => options)).toEqual([
      { afresh: false },
      { afresh: true },
    ]);
  });

  it('reports a page that the build does not have as broken', async () => {
    const { loader } = loaderOf({ mf_planner: planner });
    await expect(loader.loadPage('mf_planner', '/elsewhere', first)).rejects.toMatchObject({
      reason: 'broken',
    });
  });

  it('retries a lost chunk twice', async () => {
    jest.useFakeTimers();
    try {
      const page = jest
        .fn()
        .mockRejectedValueOnce(Object.assign(new Error('lost'), { name: 'ChunkLoadError' }))
        .mockRejectedValueOnce(Object.assign(new Error('lost'), { name: 'ChunkLoadError' }))
        .mockResolvedValue({ Page: () => null });
      const { loader } = loaderOf({ mf_planner: planner }, async (name, remote) => ({
        ...definitionOf(name, remote),
        routes: [{ path: '/calendar', page }],
      }));
      const loading = loader.loadPage('mf_planner', '/calendar', first);
      await jest.advanceTimersByTimeAsync(4_000);
      await expect(loading).resolves.toHaveProperty('Page');
      expect(page).toHaveBeenCalledTimes(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it("adds a remote's reducers to the store", async () => {
    const { loader, store } = loaderOf({ mf_planner: planner }, async (name, remote) => ({
      ...definitionOf(name, remote),
      reducers: { 'mf_planner/plan': (state: string = 'empty') => state },
    }));
    await loader.loadPage('mf_planner', '/calendar', first);
    expect(store.getState()).toHaveProperty('mf_planner/plan', 'empty');
  });

  it('lends widgets by name, from whichever remote declares them', async () => {
    const Widget = () => null;
    const { loader, load } = loaderOf(
      { mf_planner: planner, mf_recipes: { ...planner, widgets: ['recipes/pantry-dialog'] } },
      async (name, remote) => ({
        ...definitionOf(name, remote),
        widgets: { 'recipes/pantry-dialog': async () => ({ Widget }) },
      }),
    );
    await expect(loader.loadWidget('recipes/pantry-dialog')).resolves.toBe(Widget);
    expect(load.mock.calls.map(([name]) => name)).toEqual(['mf_recipes']);
    await expect(loader.loadWidget('recipes/recipe-dialog')).rejects.toMatchObject({
      reason: 'missing',
    });
  });
});
