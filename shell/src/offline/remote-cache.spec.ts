import { cacheOfBuild, isKeepable, locateBuild, outdatedCaches } from './remote-cache';

const cacheName = (name: string, build: string) => cacheOfBuild({ name, build });

describe('files of remotes', () => {
  it('belong to a build by their path', () => {
    expect(locateBuild('/mf/mf_planner/b1/remoteEntry.js')).toEqual({
      name: 'mf_planner',
      build: 'b1',
    });
    for (const path of ['/mf/registry.json', '/mf/mf_planner/b1/', '/api/mf/a/b/c', '/']) {
      expect(locateBuild(path)).toBeNull();
    }
  });

  it('are kept only if they are complete and of the expected type', () => {
    const file = (status: number, type: string) =>
      new Response('x', { status, headers: { 'Content-Type': type } });
    expect(isKeepable(file(200, 'text/javascript'))).toBe(true);
    expect(isKeepable(file(200, 'image/svg+xml'))).toBe(true);
    expect(isKeepable(file(200, 'text/html; charset=utf-8'))).toBe(false);
    expect(isKeepable(file(404, 'text/plain'))).toBe(false);
    expect(isKeepable(file(503, 'text/javascript'))).toBe(false);
    expect(isKeepable(file(206, 'text/javascript'))).toBe(false);
  });

  it('stay for the live build and the previous one', () => {
    const names = [
      cacheName('mf_planner', 'b1'),
      'pictures',
      cacheName('mf_planner', 'b2'),
      cacheName('mf_grocery', 'g1'),
      cacheName('mf_planner', 'b3'),
      cacheName('mf_retired', 'r1'),
      'mf-registry',
    ];
    const live = { mf_planner: { build: 'b3' }, mf_grocery: { build: 'g2' } };
    expect(outdatedCaches(names, live, new Set())).toEqual([
      cacheName('mf_planner', 'b1'),
      cacheName('mf_retired', 'r1'),
    ]);
    const inUse = new Set([cacheName('mf_planner', 'b1')]);
    expect(outdatedCaches(names, live, inUse)).toEqual([cacheName('mf_retired', 'r1')]);
  });
});
