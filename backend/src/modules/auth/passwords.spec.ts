import { Passwords } from './passwords.js';

describe('passwords', () => {
  it('are hashed by argon2id and match only themselves', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches('correct horse', hash)).toBe(true);
    expect(await passwords.matches('correct horsf', hash)).toBe(false);
    expect(await passwords.matches('anything', undefined)).toBe(false);
  });

  it('queue when hundreds come at once, and leave the event loop free', async () => {
    const passwords = new Passwords();
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const memory = process.memoryUsage().rss;
    await Promise.all(Array.from({ length: 100 }, (_, n) => passwords.hash(`password ${n}`)));
    clearInterval(watch);
    expect(longest).toBeLessThan(500);
    expect(process.memoryUsage().rss - memory).toBeLessThan(500 * 2 ** 20);
  });
});
