import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LarderServer } from '../fixtures/server';
import { expect, holdSession, logIn, register, test } from '../fixtures/test';

const repository = join(import.meta.dirname, '../..');

/** A copy of the workspace with the installed packages linked in, so that a remote can be added to it. */
function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'larder-workspace-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !/^(backend|e2e|docs|bench)\//.test(file));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(repository, file), join(copy, file));
  }
  const installed = join(repository, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@larder'), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => entry !== '@larder')) {
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@larder', name));
    const nested = join(repository, 'packages', name, 'node_modules');
    try {
      readdirSync(nested);
    } catch {
      continue;
    }
    symlinkSync(nested, join(copy, 'packages', name, 'node_modules'));
  }
  return copy;
}

test('[LAYOUT-1] a new remote builds, passes its tests and appears in a shell that never heard of it', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const workspace = copyWorkspace();
  const remotes = mkdtempSync(join(tmpdir(), 'larder-remotes-'));
  const inWorkspace = { cwd: workspace, encoding: 'utf8', stdio: 'pipe' } as const;
  const folder = join(workspace, 'mf-shopping');
  let server: LarderServer | undefined;
  try {
    execFileSync(
      process.execPath,
      ['scripts/new-remote.mjs', 'shopping', '--no-install'],
      inWorkspace,
    );
    execFileSync(process.execPath, [join(workspace, 'packages/build/src/typecheck.mjs')], {
      ...inWorkspace,
      cwd: folder,
    });
    execFileSync(process.execPath, [join(repository, 'node_modules/jest/bin/jest.js')], {
      ...inWorkspace,
      cwd: folder,
    });
    const build = () =>
      spawnSync(process.execPath, [join(workspace, 'packages/build/src/run-webpack.mjs')], {
        ...inWorkspace,
        cwd: folder,
      });
    const declaration = join(folder, 'src/remote.declaration.ts');
    const declared = readFileSync(declaration, 'utf8');
    writeFileSync(declaration, declared.replace("label: 'shopping.nav'", "label: 'shopping.lost'"));
    expect(build()).toMatchObject({
      status: 1,
      stderr:
        "mf-shopping/src/remote.declaration.ts: nav.0.label names the sentence 'shopping.lost', which @larder/copy does not have.\n",
    });
    writeFileSync(declaration, declared);
    expect(build()).toMatchObject({ status: 0, stderr: '' });
    cpSync(join(repository, 'dist/remotes'), remotes, { recursive: true });
    execFileSync(process.execPath, ['scripts/deploy.mjs', 'mf-shopping'], {
      ...inWorkspace,
      env: { ...process.env, REMOTES_DIR: remotes },
    });

    server = await LarderServer.start({ environment: { REMOTES_DIR: remotes } });
    const person = await logIn(server, await register(server));
    await holdSession(page, person);
    await page.goto(server.url);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Shopping', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/shopping`);
    await expect(page.getByRole('heading', { name: 'Shopping' })).toBeVisible();
    await expect(page.getByText(person.username)).toBeVisible();
  } finally {
    await server?.remove();
    rmSync(workspace, { recursive: true, force: true });
    rmSync(remotes, { recursive: true, force: true });
  }
});
