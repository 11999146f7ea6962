import { registered } from '../registry.testing';
import { parseRegistry } from './known-registry';
import { createRegistryReader } from './registry';

const planner = registered({ '/calendar': 'Calendar' });
const listed = (remotes: Record<string, unknown> = { mf_planner: planner }) => ({
  schema: 1,
  revision: 'r1',
  remotes,
});

function answer(body: unknown, status = 200): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
}

const network = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  localStorage.clear();
  network.mockReset();
  globalThis.fetch = network as unknown as typeof fetch;
});

describe('parseRegistry', () => {
  it('accepts a registry as the backend writes it', () => {
    expect(parseRegistry(listed())).toEqual(listed());
  });

  it.each([
    null,
    'no registry',
    {},
    { schema: 2, revision: 'r', remotes: {} },
    { schema: 1, remotes: [] },
    { statusCode: 404, message: 'Not found' },
  ])('refuses %j', (value) => {
    expect(parseRegistry(value)).toBeNull();
  });

  it('skips an invalid remote and keeps the others', () => {
    const { build: _build, ...withoutBuild } = planner;
    const registry = parseRegistry(
      listed({
        mf_planner: planner,
        mf_a: withoutBuild,
        mf_b: { ...planner, routes: [{ path: 'relative', title: {} }] },
        mf_c: { ...planner, nav: [{ to: '/x' }] },
        mf_d: null,
        mf_e: { ...planner, tabs: [{ to: '/x', label: {}, order: 1 }] },
      }),
    );
    expect(Object.keys(registry?.remotes ?? {})).toEqual(['mf_planner']);
  });
});

describe('registry reader', () => {
  it('reads the registry for its listeners, and remembers it', async () => {
    network.mockImplementation(() => answer(listed()));
    const reader = createRegistryReader();
    expect(reader.getState()).toEqual({ status: 'pending' });
    let stop = (): void => {};
    await new Promise<void>((resolve) => (stop = reader.subscribe(resolve)));
    stop();
    expect(reader.getState()).toEqual({ status: 'ready', registry: listed() });
    expect(reader.remote('mf_planner')).toEqual(planner);
    expect(reader.remote('mf_other')).toBeUndefined();
    expect(JSON.parse(localStorage.getItem('larder.registry') ?? '')).toEqual(listed());
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', () => answer({ statusCode: 503 }, 503)],
    ['answers with a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['answers with something else', () => answer({ hello: 'world' })],
  ])('falls back to the last known registry when the backend %s', async (_case, response) => {
    localStorage.setItem('larder.registry', JSON.stringify(listed()));
    network.mockImplementation(response);
    const reader = createRegistryReader();
    await reader.refresh();
    expect(reader.getState()).toEqual({ status: 'ready', registry: listed() });
  });

  it('fails without a registry to fall back to, and recovers', async () => {
    network.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const reader = createRegistryReader();
    await reader.refresh();
    expect(reader.getState()).toEqual({ status: 'failed' });
    network.mockImplementation(() => answer(listed()));
    await reader.refresh();
    expect(reader.getState()).toEqual({ status: 'ready', registry: listed() });
  });

  it('keeps the current registry when a later read fails', async () => {
    network.mockImplementation(() => answer(listed()));
    const reader = createRegistryReader();
    await reader.refresh();
    network.mockImplementation(() => answer({}, 500));
    await reader.refresh();
    expect(reader.getState()).toEqual({ status: 'ready', registry: listed() });
  });

  it('does not wait long for the first response when it knows an earlier one', async () => {
    jest.useFakeTimers();
    try {
      localStorage.setItem('larder.registry', JSON.stringify(listed()));
      network.mockImplementation(() => new Promise(() => {}));
      const reader = createRegistryReader();
      void reader.refresh();
      await jest.advanceTimersByTimeAsync(2_499);
      expect(reader.getState().status).toBe('pending');
      await jest.advanceTimersByTimeAsync(1);
      expect(reader.getState().status).toBe('ready');
    } finally {
      jest.useRealTimers();
    }
  });

  it('shares one request between simultaneous callers', async () => {
    network.mockImplementation(() => answer(listed()));
    const reader = createRegistryReader();
    await Promise.all([reader.refresh(), reader.refresh()]);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('[LAYOUT-1] does not read again for a first listener what was read just before', async () => {
    network.mockImplementation(() => answer(listed()));
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
    const reader = createRegistryReader();
    await reader.refresh();
    now.mockReturnValue(6_000);
    const leave = reader.subscribe(() => {});
    expect(network).toHaveBeenCalledTimes(1);
    leave();
    now.mockReturnValue(6_001);
    reader.subscribe(() => {})();
    expect(network).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });

  it('reads again every five minutes, on focus and when online, while it has listeners', async () => {
    jest.useFakeTimers();
    try {
      network.mockImplementation(() => answer(listed()));
      const reader = createRegistryReader();
      const listener = jest.fn();
      const stop = reader.subscribe(listener);
      await jest.advanceTimersByTimeAsync(0);
      await jest.advanceTimersByTimeAsync(5 * 60_000);
      expect(network).toHaveBeenCalledTimes(2);
      window.dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(0);
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(0);
      expect(network).toHaveBeenCalledTimes(4);
      expect(listener).toHaveBeenCalledTimes(1);
      stop();
      window.dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(20 * 60_000);
      expect(network).toHaveBeenCalledTimes(4);
    } finally {
      jest.useRealTimers();
    }
  });
});
