import { clearToken, storeToken } from '@larder/api-client';
import { testUser, tokenFor } from '@larder/shell-sdk/testing';
import { reportRemote, type RemoteReport } from './remote-reports';
import { bucketOfPerson } from './share-of-people';

const network = jest.fn<Promise<Response>, [string, RequestInit]>();
const failure = (build: string): RemoteReport => ({
  event: 'failed',
  remote: 'mf_planner',
  build,
  phase: 'page',
  route: '/menu/:id',
  reason: 'broken',
});

describe('[FED-9] reports about remotes', () => {
  beforeEach(() => {
    network.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
    globalThis.fetch = network as unknown as typeof fetch;
    history.replaceState(null, '', '/menu/0190-of-somebody?dish=7');
    storeToken(tokenFor(testUser));
  });

  it('are sent once each, without the current address or the person', () => {
    reportRemote(failure('b1'));
    reportRemote(failure('b1'));
    reportRemote(failure('b2'));
    const bodies = network.mock.calls.map(([, { body }]) => String(body));
    expect(bodies.map((body) => JSON.parse(body))).toEqual([failure('b1'), failure('b2')]);
    expect(bodies.join()).not.toMatch(new RegExp(`0190|dish|${testUser.id}|${testUser.email}`));
  });

  it('are not sent without a session or a network, and never fail', async () => {
    reportRemote({ ...failure('b3'), event: 'failed', reason: 'offline' });
    clearToken();
    reportRemote(failure('b4'));
    expect(network).not.toHaveBeenCalled();
    storeToken(tokenFor(testUser));
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(() => reportRemote(failure('b5'))).not.toThrow();
  });
});

describe('[FED-8] the share of people that somebody belongs to', () => {
  const bucketOf = (id: string) => bucketOfPerson(tokenFor({ ...testUser, id }));

  it('is always the same for one person, and nobody has none', () => {
    expect(bucketOf('0190aa')).toBe(bucketOf('0190aa'));
    expect([bucketOfPerson(null), bucketOfPerson('nonsense')]).toEqual([undefined, undefined]);
  });

  it('spreads people over all hundred shares', () => {
    const counts = new Map<number | undefined, number>();
    for (let count = 0; count < 5_000; count += 1) {
      const bucket = bucketOf(`0190${count.toString(16).padStart(8, '0')}`);
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    }
    expect(counts.size).toBe(100);
    expect(Math.max(...counts.values())).toBeLessThan(150);
  });
});
