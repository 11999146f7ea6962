import { sharedPackages } from '@larder/build/shared-packages';
import { createInstance } from '@module-federation/enhanced/runtime';
import { definitionOf, registered } from '../registry.testing';
import { federationSource, shared } from './federation';
import { asRemoteFailure } from './remote-failure';

const loadRemote = jest.fn();
const registerRemotes = jest.fn();
const mockOverlays = { from: 'shell' };

jest.mock('@module-federation/enhanced/runtime', () => ({
  createInstance: jest.fn(() => ({
    loadRemote: (...args: unknown[]) => loadRemote(...args),
    registerRemotes: (...args: unknown[]) => registerRemotes(...args),
    shareScopeMap: { default: { '@larder/ui/overlays': { '1.2.0': mockOverlays } } },
  })),
}));

const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ assets: { js: { sync: ['expose.js'], async: ['page.js'] } } }],
};

const network = jest.fn<Promise<Response>, [URL, RequestInit?]>();

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

let count = 0;

/** A separate remote for each test, since the adapter remembers which it has registered. */
function remoteOf(build = 'b1') {
  const name = `mf_test${++count}`;
  const remote = registered(
    { '/calendar': 'Calendar' },
    { build, entry: `/mf/${name}/${build}/mf-manifest.json` },
  );
  return { name, remote, definition: definitionOf(name, remote) };
}

const load = (
  { name, remote }: Pick<ReturnType<typeof remoteOf>, 'name' | 'remote'>,
  afresh = false,
) => federationSource.loadDefinition(name, remote, { afresh });

beforeEach(() => {
  for (const mock of [loadRemote, registerRemotes, network]) mock.mockReset();
  network.mockImplementation(async () => json(manifest));
  globalThis.fetch = network as unknown as typeof fetch;
});

it('provides exactly the packages that remotes are built without', () => {
  expect(Object.keys(shared).sort()).toEqual([...sharedPackages].sort());
});

it.each(Object.entries(shared))("provides %s as the shell's own singleton", async (_key, share) => {
  expect(share.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(share.shareConfig).toEqual({ singleton: true, requiredVersion: `^${share.version}` });
  const library = 'lib' in share ? share.lib() : (await share.get())();
  expect(Object.keys(library as object).length).toBeGreaterThan(0);
});

describe('federation', () => {
  it('reads the manifest, registers its entry, and returns the exported definition', async () => {
    const { name, remote, definition } = remoteOf();
    loadRemote.mockResolvedValue({ remote: definition });
    await expect(load({ name, remote })).resolves.toBe(definition);
    expect(network.mock.calls.map(([url]) => url.pathname)).toEqual([remote.entry]);
    expect(registerRemotes).toHaveBeenCalledWith(
      [{ name, entry: `${location.origin}/mf/${name}/b1/remoteEntry.js` }],
      { force: false },
    );
    expect(loadRemote).toHaveBeenCalledWith(`${name}/remote`);
  });

  it('[FED-2] keeps the shared packages that a build was the first to request when another build replaces it', async () => {
    const { name, remote, definition } = remoteOf();
    loadRemote.mockResolvedValue({ remote: definition });
    await load({ name, remote });
    mockOverlays.from = name;
    registerRemotes.mockImplementation(() => expect(mockOverlays.from).toBe('shell'));
    await load({ name, remote: { ...remote, build: 'b2' } });
    expect(registerRemotes).toHaveBeenCalledTimes(2);
  });

  it('[CONST-6j] gives an entry two minutes', async () => {
    const { name, remote, definition } = remoteOf();
    loadRemote.mockResolvedValue({ remote: definition });
    await load({ name, remote });
    const { plugins } = jest.mocked(createInstance).mock.calls[0]?.[0] ?? {};
    const patience = plugins?.find(({ createScript }) => createScript);
    expect(patience?.createScript?.({ url: 'x' })).toMatchObject({ timeout: 120_000 });
  });

  it("[S-17] runs an entry and reads a manifest only with the registry's hash", async () => {
    const { name, remote, definition } = remoteOf();
    loadRemote.mockResolvedValue({ remote: definition });
    await load({ name, remote });
    expect(network.mock.calls.map(([, init]) => init?.integrity)).toEqual(['sha384-manifest']);
    const { plugins } = jest.mocked(createInstance).mock.calls[0]?.[0] ?? {};
    const create = plugins?.find(({ createScript }) => createScript)?.createScript;
    const scriptOf = (url: string) => (create?.({ url }) as { script: HTMLScriptElement }).script;
    const folder = `${location.origin}/mf/${name}/b1`;
    expect(scriptOf(`${folder}/remoteEntry.js`).integrity).toBe('sha384-entry');
    expect(scriptOf(`${folder}/remoteEntry.js`).src).toBe(`${folder}/remoteEntry.js`);
    const none = `sha384-${'A'.repeat(64)}`;
    for (const other of [`${folder}/other.js`, `${location.origin}/mf/${name}/b2/remoteEntry.js`]) {
      expect(scriptOf(other).integrity).toBe(none);
    }
  });

  it('[S-17] refuses a build deployed without hashes', async () => {
    const { name, remote, definition } = remoteOf();
    loadRemote.mockResolvedValue({ remote: definition });
    await load({ name, remote: { ...remote, integrity: undefined } });
    const none = `sha384-${'A'.repeat(64)}`;
    expect(network.mock.calls.map(([, init]) => init?.integrity)).toEqual([none]);
  });

  it('[FED-4] refuses a build that uses something this shell lacks, and names it', async () => {
    const using = (uses: Record<string, string[]>) =>
      network.mockImplementation(async () =>
        json({ ...manifest, metaData: { ...manifest.metaData, larder: { uses } } }),
      );
    const { name, remote, definition } = remoteOf();
    loadRemote.mockResolvedValue({ remote: definition });
    using({ '@larder/ui': ['Button', 'TimeMachine'] });
    const error = await load({ name, remote }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      reason: 'incompatible',
      cause: { message: expect.stringContaining('@larder/ui: TimeMachine') },
    });
    using({ '@larder/unknown': ['anything'] });
    await expect(load({ name, remote })).rejects.toMatchObject({ reason: 'incompatible' });
    expect(registerRemotes).not.toHaveBeenCalled();
    using({ '@larder/ui': ['Button'], '@larder/shell-sdk': ['useSession'] });
    await expect(load({ name, remote })).resolves.toBe(definition);
  });

  it.each([
    ['a 404 in JSON', () => json({ statusCode: 404 }, 404), 'missing'],
    [
      'a page',
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      'broken',
    ],
    [
      'no JSON',
      () => new Response('{', { headers: { 'Content-Type': 'application/json' } }),
      'broken',
    ],
    ['no manifest', () => json({ hello: 'world' }), 'broken'],
  ])(
    'reports what is wrong with a manifest that is %s, and runs no code',
    async (_case, answer, reason) => {
      network.mockImplementation(async () => answer());
      const error = await load(remoteOf()).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ reason });
      expect(registerRemotes).not.toHaveBeenCalled();
    },
  );

  it('retries twice when there is no response, then reports it', async () => {
    jest.useFakeTimers();
    try {
      network.mockRejectedValue(new TypeError('Failed to fetch'));
      const failure = expect(load(remoteOf())).rejects.toMatchObject({ reason: 'unreachable' });
      await jest.advanceTimersByTimeAsync(10_000);
      await failure;
      expect(network).toHaveBeenCalledTimes(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('recovers from a lost response', async () => {
    jest.useFakeTimers();
    try {
      const { name, remote, definition } = remoteOf();
      loadRemote.mockResolvedValue({ remote: definition });
      network.mockResolvedValueOnce(json({}, 503));
      const loading = load({ name, remote });
      await jest.advanceTimersByTimeAsync(10_000);
      await expect(loading).resolves.toBe(definition);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['is not there', 404, 'text/plain', 'missing'],
    ['is a page', 200, 'text/html', 'broken'],
    ['is there, and throws', 200, 'text/javascript', 'broken'],
  ])('detects that an entry %s', async (_case, status, type, reason) => {
    network.mockImplementation(async (url) =>
      url.pathname.endsWith('.json')
        ? json(manifest)
        : new Response('', { status, headers: { 'Content-Type': type } }),
    );
    loadRemote.mockRejectedValue(new Error('[ Federation Runtime ]: #RUNTIME-008 …'));
    const error = await load(remoteOf()).catch((caught: unknown) => caught);
    expect(asRemoteFailure(error).reason).toBe(reason);
  });

  it('refuses a module that is not a remote', async () => {
    loadRemote.mockResolvedValue({ remote: { name: 'mf_somebody_else', routes: [] } });
    await expect(load(remoteOf())).rejects.toMatchObject({ reason: 'broken' });
    loadRemote.mockResolvedValue(null);
    await expect(load(remoteOf())).rejects.toMatchObject({ reason: 'broken' });
  });

  it('detects a shared package of the wrong version', () => {
    const error = new Error(
      'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mf_x which needs ^20.0.0)',
    );
    expect(asRemoteFailure(error).reason).toBe('incompatible');
  });

  it('starts from scratch after a failure', async () => {
    const { name, remote, definition } = remoteOf('dev-b1');
    loadRemote.mockRejectedValueOnce(new Error('a fault of the remote'));
    await expect(load({ name, remote })).rejects.toThrow('a fault of the remote');
    const chunks = `webpackChunk${name}_dev_b1`;
    Object.assign(globalThis, { [chunks]: ['a chunk of the failed attempt'] });
    loadRemote.mockResolvedValue({ remote: definition });
    await expect(load({ name, remote }, true)).resolves.toBe(definition);
    expect(registerRemotes).toHaveBeenLastCalledWith(expect.anything(), { force: true });
    expect(globalThis).not.toHaveProperty(chunks);
    const refetched = network.mock.calls
      .filter(([, init]) => init?.cache === 'reload')
      .map(([url]) => url.pathname.split('/').at(-1));
    expect(refetched).toEqual(['mf-manifest.json', 'remoteEntry.js', 'expose.js', 'page.js']);
  });

  it('replaces an older build with a newer one', async () => {
    const { name, remote, definition } = remoteOf();
    loadRemote.mockResolvedValue({ remote: definition });
    await load({ name, remote });
    await load({
      name,
      remote: { ...remote, build: 'b2', entry: `/mf/${name}/b2/mf-manifest.json` },
    });
    expect(registerRemotes).toHaveBeenLastCalledWith(
      [{ name, entry: `${location.origin}/mf/${name}/b2/remoteEntry.js` }],
      { force: true },
    );
  });
});
