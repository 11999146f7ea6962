import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const repository = join(__dirname, '..');
const deployed = [
  'scripts/deploy.mjs',
  'scripts/workspace.mjs',
  'packages/build/src/fingerprint.mjs',
  'packages/build/src/integrity.mjs',
];

const hashOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

describe('a deploy', () => {
  let folder: string;
  const at = (...path: string[]) => join(folder, ...path);
  const remotes = (...path: string[]) => at('dist/remotes/mf_planner', ...path);
  const read = (path: string) => readFileSync(path, 'utf8');

  const write = (path: string, content: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };

  /** What `npm run build` leaves in mf-planner; the files named in `lost` are listed but missing. */
  const build = (id: string, { lost = [] as string[], ...more }: Record<string, unknown> = {}) => {
    const dist = at('mf-planner/dist');
    rmSync(dist, { recursive: true, force: true });
    const contents: Record<string, string> = {
      'remoteEntry.js': `entry of ${id}`,
      'mf-manifest.json': '{}',
      'page.js': `page of ${id}`,
    };
    const files = Object.fromEntries(
      Object.entries(contents).map(([file, content]) => [file, hashOf(content)]),
    );
    for (const [file, content] of Object.entries(contents)) {
      if (!(lost as string[]).includes(file)) write(join(dist, file), content);
    }
    const release = { name: 'mf_planner', build: id, contract: '1.2.0', routes: [], files };
    write(
      join(dist, 'release.json'),
      JSON.stringify({ ...release, integrity: files, uses: {}, ...more }),
    );
  };

  const deploy = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [at('scripts/deploy.mjs'), ...args],
      { encoding: 'utf8', env: { PATH: process.env.PATH } },
    );
    return { status, said: `${stdout}${stderr}`.trim() };
  };

  /** What a build of the shell leaves in shell/dist. */
  const writeShell = (id: string) => {
    rmSync(at('shell/dist'), { recursive: true, force: true });
    write(at('shell/dist/index.html'), `page of ${id}`);
    write(at(`shell/dist/main.${id}.js`), id);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'larder-deploy-'));
    for (const file of deployed) cpSync(join(repository, file), at(file));
    write(at('package.json'), '{"type":"module"}');
    write(at('mf-planner/package.json'), '{}');
    build('b1');
    deploy('mf-planner');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('[FED-1] of a build with a missing or different file changes nothing', () => {
    build('b2', { lost: ['page.js'] });
    expect(deploy('mf-planner')).toEqual({
      status: 1,
      said: 'mf-planner is not deployed: page.js is missing. Build it again.',
    });
    build('b2');
    write(at('mf-planner/dist/page.js'), 'something else');
    expect(deploy('mf-planner').said).toContain('page.js is not the file that was built');
    build('b2', { integrity: { 'remoteEntry.js': hashOf('entry of b2') } });
    expect(deploy('mf-planner').said).toContain('mf-manifest.json has no hash');
    build('b2', { files: undefined });
    expect(deploy('mf-planner').said).toContain('it lists no hashes');
    expect(read(remotes('current'))).toBe('b1');
    expect(readdirSync(remotes()).filter((name) => name.includes('upload'))).toEqual([]);
    build('b2');
    expect(deploy('mf-planner')).toEqual({ status: 0, said: 'mf_planner is now build b2' });
    expect([read(remotes('current')), read(remotes('previous'))]).toEqual(['b2', 'b1']);
  });

  it('[FED-4] of a build that needs an export which the shell lacks names that export', () => {
    const provided = { contract: '1.2.0', exports: { '@larder/ui': ['Button'] } };
    write(at('dist/shell/provides.json'), JSON.stringify(provided));
    build('b2', { uses: { '@larder/ui': ['Button', 'TimeMachine'] } });
    expect(deploy('mf-planner').said).toBe(
      'mf-planner is not deployed: it uses TimeMachine of @larder/ui, which the deployed shell does not have.',
    );
    build('b2', { contract: '1.3.0' });
    expect(deploy('mf-planner').said).toContain('it needs a shell with contract 1.3.0');
    build('b2', { uses: { '@larder/ui': ['Button'] } });
    expect(deploy('mf-planner').status).toBe(0);
  });

  it('[FED-6] is rolled back by one command, unless the previous build is damaged', () => {
    expect(deploy('mf-planner', '--rollback').said).toContain('has no earlier build');
    build('b2');
    deploy('mf-planner');
    expect(deploy('mf-planner', '--rollback').said).toBe('mf_planner is back at build b1');
    expect(read(remotes('current'))).toBe('b1');
    rmSync(remotes('b2/page.js'));
    expect(deploy('mf-planner', '--rollback').said).toContain('page.js is missing');
    expect(read(remotes('current'))).toBe('b1');
  });

  it('[FED-6] of the shell is rolled back by one command, and keeps all files of both builds', () => {
    const shell = (id: string) => {
      writeShell(id);
      return deploy('shell').said;
    };
    shell('aaaaaaaa');
    expect(deploy('shell', '--rollback').said).toBe(
      'The shell has no earlier build to go back to.',
    );
    shell('bbbbbbbb');
    expect(deploy('shell', '--rollback').said).toContain('the shell is back at build');
    expect(read(at('dist/shell/index.html'))).toBe('page of aaaaaaaa');
    expect(existsSync(at('dist/shell/main.bbbbbbbb.js'))).toBe(true);
    expect(deploy('shell').said).toContain('the shell is now build');
    expect(read(at('dist/shell/index.html'))).toBe('page of bbbbbbbb');
  });

  it('[FED-6] is not undone by an automatic deploy, such as the next start', () => {
    build('b2');
    deploy('mf-planner');
    deploy('mf-planner', '--rollback');
    writeShell('aaaaaaaa');
    expect(deploy().said).toContain('mf-planner is not deployed: build b2 was taken back.');
    expect(deploy('mf-planner', '--unless-taken-back').said).toContain('was taken back');
    expect(read(remotes('current'))).toBe('b1');
    expect(deploy('mf-planner').said).toBe('mf_planner is now build b2');
    expect(deploy().said).toBe('Nothing has changed');

    build('b3');
    expect(deploy().said).toBe('mf_planner is now build b3');
    deploy('mf-planner', '--rollback');
    deploy('mf-planner', '--rollback');
    expect(deploy().said).toBe('Nothing has changed');
    expect(read(remotes('current'))).toBe('b3');
  });

  it('[FED-6] of the shell is not undone by the next start', () => {
    for (const id of ['aaaaaaaa', 'bbbbbbbb']) {
      writeShell(id);
      deploy('shell');
    }
    deploy('shell', '--rollback');
    expect(deploy().said).toContain('shell is not deployed: build');
    expect(read(at('dist/shell/index.html'))).toBe('page of aaaaaaaa');
    writeShell('cccccccc');
    expect(deploy().said).toContain('the shell is now build');
    expect(read(at('dist/shell/index.html'))).toBe('page of cccccccc');
  });

  it('[FED-7] of the shell removes only files that no page has been able to use for 14 days', () => {
    const long = new Date(Date.now() - 15 * 24 * 60 * 60_000);
    const age = (path: string) => {
      for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
        utimesSync(join(path, entry), long, long);
      }
    };
    const ids = [
      'aaaaaaaa',
      'bbbbbbbb',
      'cccccccc',
      'dddddddd',
      'eeeeeeee',
      'ffffffff',
      '99999999',
    ];
    for (const id of ids) {
      if (id === '99999999') {
        age(at('dist/shell'));
        age(at('dist/shell-builds'));
      }
      writeShell(id);
      deploy('shell');
    }
    const isThere = (id: string) => existsSync(at(`dist/shell/main.${id}.js`));
    // The build before was live until a moment ago, and the five latest stay however old they are.
    expect(ids.filter((id) => !isThere(id))).toHaveLength(2);
    expect(isThere('ffffffff') && isThere('99999999')).toBe(true);
    expect(read(at('dist/shell/index.html'))).toBe('page of 99999999');
    expect(existsSync(at('dist/shell/build.txt'))).toBe(true);
  });

  it('refuses an unknown option, and changes nothing', () => {
    build('b2');
    expect(deploy('mf-planner', '--unless')).toEqual({
      status: 1,
      said: 'There is no option --unless here.',
    });
    expect(deploy('shell', '--canary').status).toBe(1);
    expect(read(remotes('current'))).toBe('b1');
  });

  it('[FED-7] keeps ten builds of one day, for pages that are still open', () => {
    const ids = Array.from({ length: 10 }, (_, at) => `c${at}`);
    for (const id of ids) {
      build(id);
      deploy('mf-planner');
    }
    for (const id of ['b1', ...ids]) expect(existsSync(remotes(id, 'page.js'))).toBe(true);
  });

  it('[FED-8] for some people leaves the live build to the others', () => {
    build('b2');
    expect(deploy('mf-planner', '--canary', '10').said).toBe(
      'mf_planner is build b2 for 10% of people',
    );
    expect(read(remotes('current'))).toBe('b1');
    expect(JSON.parse(read(remotes('canary')))).toEqual({ build: 'b2', percent: 10 });
    for (const share of ['0', '100', 'some']) {
      expect(deploy('mf-planner', '--canary', share).status).toBe(1);
    }
    expect(deploy('mf-planner', '--rollback').said).toBe('mf_planner is build b1 for everybody');
    writeShell('aaaaaaaa');
    expect(deploy().said).toContain('mf-planner is not deployed: build b2 was taken back.');
    deploy('mf-planner', '--canary', '10');
    expect(deploy().said).toBe('Nothing has changed');
    expect(deploy('mf-planner').said).toBe('mf_planner is now build b2');
    expect(existsSync(remotes('canary'))).toBe(false);
  });
});
