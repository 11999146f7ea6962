import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { Passwords } from './passwords.js';

const isLinux = process.platform === 'linux';

/** How many threads of this process stand back behind the others. Elsewhere than on Linux, threads have no priority of their own. */
const threadsStandingBack = () => {
  if (!isLinux) return 0;
  const priorities = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)));
  return priorities.filter((priority) => priority > Math.min(...priorities)).length;
};

describe('passwords', () => {
  let passwords: Passwords;

  beforeEach(() => {
    passwords = new Passwords();
  });

  afterEach(() => passwords.onApplicationShutdown());

  it('are hashed by argon2id and match only themselves', async () => {
    const hash = await passwords.hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches('correct horse', hash)).toBe(true);
    expect(await passwords.matches('correct horsf', hash)).toBe(false);
    expect(await passwords.matches('anything', undefined)).toBe(false);
  });

  it('let what is asked for after many of them be ready before most of them', async () => {
    const ready: string[] = [];
    const note = (what: string) => () => void ready.push(what);
    const hashes = Array.from({ length: 40 }, (_, n) =>
      passwords.hash(`password ${n}`).then(note('hash')),
    );
    await stat('.').then(note('folder'));
    await Promise.all(hashes);
    expect(ready).toHaveLength(41);
    expect(ready.indexOf('folder')).toBeLessThan(20);
  });

  it('are hashed in threads of lower priority where threads have one', async () => {
    const before = threadsStandingBack();
    await passwords.hash('correct horse');
    expect(threadsStandingBack() > before).toBe(isLinux);
  });

  it('are refused when too many wait', async () => {
    const waiting = Array.from({ length: 2_100 }, (_, n) => passwords.hash(`password ${n}`));
    const outcomes = Promise.allSettled(waiting);
    await expect(passwords.hash('one more')).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    await passwords.onApplicationShutdown();
    expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('are hashed on after one could not be compared', async () => {
    await expect(passwords.matches('correct horse', 'not a hash')).rejects.toThrow();
    expect(await passwords.hash('correct horse')).toMatch(/^\$argon2id/);
  });
});
