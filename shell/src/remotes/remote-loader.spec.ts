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
) {
  const registry = registryOf(remotes);
  const load = jest.fn(loadDefinition);
  const store = createAppStore();
  const loader = createRemoteLoader({
    registry: registry.reader,
    store,
    source: { loadDefinition: load },
  });
  return { ...registry, loader, load, store };
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
