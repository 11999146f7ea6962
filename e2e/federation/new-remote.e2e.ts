import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LarderServer } from '../fixtures/server';
import { expect, holdSession, logIn, register, test } from '../fixtures/test';
import { checkShapeIn, copyWorkspace, lintIn, runIn } from '../fixtures/workspace';

const repository = join(import.meta.dirname, '../..');

test('[LAYOUT-1] a new remote builds, passes lint and its tests, and appears in a shell that never heard of it', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const workspace = copyWorkspace({
    without: /^(README\.md|(backend\/catalogue|e2e|docs|bench)\/.*)$/,
  });
  const remotes = mkdtempSync(join(tmpdir(), 'larder-remotes-'));
  const inWorkspace = { cwd: workspace, encoding: 'utf8', stdio: 'pipe' } as const;
  const folder = join(workspace, 'mf-shopping');
  let server: LarderServer | undefined;
  try {
    runIn(workspace, 'scripts/new-remote.mjs', 'shopping', '--no-install');
    runIn(folder, join(workspace, 'packages/build/src/typecheck.mjs'));
    runIn(folder, join(repository, 'node_modules/jest/bin/jest.js'));
    lintIn(workspace, ['mf-shopping', 'packages/copy/src']);
    checkShapeIn(workspace);
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
    expect(build()).toMatchObject({ status: 0 });
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
