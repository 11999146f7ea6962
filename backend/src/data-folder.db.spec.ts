import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ServerProcess } from './server-process-testing.js';

const account = { username: 'cook', email: 'cook@example.org', password: 'correct horse battery' };

describe('the data folder', () => {
  jest.setTimeout(120_000);
  let server: ServerProcess;
  let mask: number;
  beforeEach(() => {
    mask = process.umask(0);
  });
  afterEach(async () => {
    process.umask(mask);
    await server.remove();
  });

  /** What somebody else on the machine could read, write or open, by path. */
  const openToOthers = (): string[] => {
    const paths = [
      server.dataDir,
      ...readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' }).map((path) =>
        join(server.dataDir, path),
      ),
    ];
    // A file that is being replaced may disappear after it was listed.
    return paths.filter(
      (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
    );
  };

  it('[S-4] is for its own account alone: database, mails, secrets and index, new and old', async () => {
    server = await ServerProcess.create({ embedded: true, empty: true });
    await server.start();
    await server.post('/auth/register', account);
    await server.post('/auth/forgot-password', { email: account.email });
    // Mails and the index are written in the background.
    const expected = ['jwt-secret', 'outbox', 'postgres', 'recipe-index.snapshot'];
    for (const end = Date.now() + 60_000; ;) {
      const files = readdirSync(server.dataDir);
      if (expected.every((name) => files.includes(name))) break;
      if (Date.now() > end) throw new Error(`There is only ${files.join(', ')}.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(openToOthers()).toEqual([]);
    await server.stop('SIGTERM');
    expect(openToOthers()).toEqual([]);

    // As a version that did not restrict permissions would have left it.
    mkdirSync(join(server.dataDir, 'imports/deep'), { recursive: true });
    writeFileSync(join(server.dataDir, 'imports/deep/rejected.txt'), 'x');
    for (const path of readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' })) {
      const file = join(server.dataDir, path);
      chmodSync(file, statSync(file).isDirectory() ? 0o777 : 0o666);
    }
    chmodSync(server.dataDir, 0o777);
    await server.start();
    expect(openToOthers()).toEqual([]);
    const { email, password } = account;
    expect((await server.post('/auth/login', { email, password })).status).toBe(200);
  });
});
