import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { readRegistryAgain } from '../fixtures/deployment';
import { freePort, LarderServer } from '../fixtures/server';
import { expect, holdSession, logIn, register, test as base } from '../fixtures/test';
import { checkShapeIn, copyWorkspace, lintIn, runIn } from '../fixtures/workspace';

const repository = join(import.meta.dirname, '../..');
const shellFolder = join(repository, 'dist/shell');
const longest = 400_000;

/** A repository in which a team has just made mf-shopping, and the folders of all other teams are gone. */
class Team {
  readonly workspace = copyWorkspace({
    without: /^(README\.md|(backend\/catalogue|e2e|docs|bench)\/.*)$/,
  });
  readonly folder = join(this.workspace, 'mf-shopping');
  private readonly sources = new Map<string, string>();
  readonly remotes = mkdtempSync(join(tmpdir(), 'larder-remotes-'));

  constructor() {
    cpSync(join(repository, 'dist/remotes'), this.remotes, { recursive: true });
    runIn(this.workspace, 'scripts/new-remote.mjs', 'shopping', '--no-install');
    lintIn(this.workspace, ['packages/copy/src']);
    checkShapeIn(this.workspace);
    for (const name of ['account', 'grocery', 'planner', 'recipes']) {
      rmSync(join(this.workspace, `mf-${name}`), { recursive: true });
    }
  }

  /** Runs a script of the repository; the shell that is deployed is the real one, unless it is said to be elsewhere. */
  run(script: string, args: string[] = [], { cwd = this.workspace, shell = shellFolder } = {}) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--no-warnings', join(this.workspace, script), ...args],
      {
        cwd,
        encoding: 'utf8',
        timeout: 240_000,
        env: { ...process.env, REMOTES_DIR: this.remotes, SHELL_DIR: shell },
      },
    );
    return { status, said: `${stdout}${stderr}` };
  }

  build() {
    return this.run('packages/build/src/run-webpack.mjs', [], { cwd: this.folder });
  }

  change(file: string, before: string | RegExp, after: string): void {
    const path = join(this.workspace, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(before);
    if (!this.sources.has(path)) this.sources.set(path, text);
    writeFileSync(path, text.replace(before, after));
  }

  /** Takes back every change. */
  restore(): void {
    for (const [path, text] of this.sources) writeFileSync(path, text);
    this.sources.clear();
  }

  /** As if the shell that a build is made for had this minor version. */
  setContract(minor: number): void {
    const version = /(?<=(?:contractVersion = '|"version": ")\d+\.)\d+/;
    this.change('packages/shell-sdk/package.json', version, String(minor));
    this.change('packages/shell-sdk/src/contract.ts', version, String(minor));
  }

  remove(): void {
    rmSync(this.workspace, { recursive: true, force: true });
    rmSync(this.remotes, { recursive: true, force: true });
  }
}

const test = base.extend<object, { team: Team; deployed: LarderServer }>({
  team: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, use) => {
      const team = new Team();
      await use(team);
      team.remove();
    },
    { scope: 'worker', timeout: longest },
  ],
  deployed: [
    async ({ team }, use) => {
      const server = await LarderServer.start({ environment: { REMOTES_DIR: team.remotes } });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.afterEach(({ team }) => team.restore());

async function openShopping(page: Page, server: LarderServer): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Shopping', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/shopping`);
  await expect(page.getByRole('heading', { name: 'Shopping', exact: true })).toBeVisible();
}

test('[LAYOUT-1] [check 21] a team checks, builds and deploys its remote without the folders of the others, to a shell that never heard of it', async ({
  team,
  deployed,
  page,
}) => {
  test.setTimeout(longest);
  const declaration = 'mf-shopping/src/remote.declaration.ts';
  team.change(declaration, "label: 'shopping.nav'", "label: 'shopping.lost'");
  expect(team.build()).toMatchObject({
    status: 1,
    said: "mf-shopping/src/remote.declaration.ts: nav.0.label names the sentence 'shopping.lost', which @larder/copy does not have.\n",
  });
  team.change(declaration, "label: 'shopping.lost'", "label: 'shopping.nav'");
  const released = team.run('scripts/team.mjs', ['mf-shopping']);
  expect(released.status, released.said).toBe(0);
  for (const part of ['tests', 'lint', 'types', 'build', 'deploy']) {
    expect(released.said).toMatch(new RegExp(`^${part} +\\d+ s$`, 'm'));
  }

  const person = await logIn(deployed, await register(deployed));
  await holdSession(page, person);
  await openShopping(page, deployed);
  await expect(page.getByText(person.username)).toBeVisible();
});

test('[FED-2][FED-4] [checks 8, 16] a shell runs a remote made for an earlier one, and none made for a later one', async ({
  team,
  deployed,
  page,
  quietPage,
}) => {
  test.setTimeout(longest);
  quietPage.allow(/./);
  const live = () => readFileSync(join(team.remotes, 'mf_shopping/current'), 'utf8');
  const { version } = JSON.parse(
    readFileSync(join(team.workspace, 'packages/shell-sdk/package.json'), 'utf8'),
  ) as { version: string };
  const minor = Number(version.split('.')[1]);
  await holdSession(page, await logIn(deployed, await register(deployed)));

  team.setContract(minor - 1);
  team.change(
    'packages/copy/src/locales/en.ts',
    'Welcome to Shopping',
    'Made for an earlier shell',
  );
  expect(team.build().status).toBe(0);
  expect(team.run('scripts/deploy.mjs', ['mf-shopping']).said).toContain('is now build');
  await openShopping(page, deployed);
  await expect(page.getByText('Made for an earlier shell')).toBeVisible();
  const earlier = live();

  team.setContract(minor + 1);
  team.change('packages/copy/src/locales/en.ts', 'Made for an earlier', 'Made for a later');
  team.change('packages/ui/src/index.ts', /^/, "export { TimeMachine } from './time-machine';\n");
  writeFileSync(
    join(team.workspace, 'packages/ui/src/time-machine.tsx'),
    'export const TimeMachine = () => null;\n',
  );
  const pageFile = 'mf-shopping/src/features/shopping/shopping.page.tsx';
  team.change(pageFile, 'PageHeading, Stack', 'PageHeading, Stack, TimeMachine');
  team.change(pageFile, '<Stack>', '<Stack>\n      <TimeMachine />');
  expect(team.build()).toMatchObject({ status: 0 });
  expect(team.run('scripts/deploy.mjs', ['mf-shopping'])).toEqual({
    status: 1,
    said: 'mf-shopping is not deployed: it uses TimeMachine of @larder/ui, which the deployed shell does not have.\n',
  });
  expect(live()).toBe(earlier);

  // From a machine that has no shell to compare it with.
  const nowhere = join(team.remotes, '../larder-no-shell');
  const forced = team.run('scripts/deploy.mjs', ['mf-shopping'], { shell: nowhere });
  expect(forced.said).toContain('is now build');
  const later = live();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto(`${deployed.url}/shopping`);
  await expect(page.getByText('This is the previous one.')).toBeVisible();
  await expect(page.getByText('Made for an earlier shell')).toBeVisible();
  expect(asked.filter((url) => url.includes(later))).toEqual([]);

  expect(team.run('scripts/deploy.mjs', ['mf-shopping', '--rollback']).said).toContain(
    `is back at build ${earlier}`,
  );
  await readRegistryAgain(page);
  await page.reload();
  await expect(page.getByText('Made for an earlier shell')).toBeVisible();
  await expect(page.getByText('This is the previous one.')).toBeHidden();
});

test('[FED-12] [check 15] a developer sees a remote as its sources are in the deployed app, and nobody else does', async ({
  team,
  deployed,
  page,
  quietPage,
}) => {
  test.setTimeout(longest);
  // There is no worker on this machine, and no answer to what is asked while it is told to end.
  quietPage.allow(/service-worker|ERR_|Failed to load resource|Failed to fetch/);
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const child = spawn(
    process.execPath,
    ['--no-warnings', 'scripts/dev-on.mjs', deployed.url, 'mf-shopping'],
    {
      cwd: team.workspace,
      env: { PATH, HOME, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('Ready on')) break;
    }
    const sentences = 'packages/copy/src/locales/en.ts';
    const local = `http://localhost:${port}`;
    await holdSession(page, await logIn(deployed, await register(deployed)));
    await page.goto(`${local}/shopping`);
    await expect(page.getByRole('heading', { name: 'Shopping', exact: true })).toBeVisible();
    team.change(sentences, 'Welcome to Shopping', 'Straight from my own machine');
    await expect(page.getByText('Straight from my own machine')).toBeVisible({ timeout: 60_000 });
    const registry = await (await fetch(`${deployed.url}/mf/registry.json`)).text();
    const release = readFileSync(
      join(team.workspace, 'node_modules/.cache/on-deployed/mf-shopping/release.json'),
      'utf8',
    );
    expect(registry).not.toContain((JSON.parse(release) as { build: string }).build);
    await page.goto(`${local}/settings`);
    await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
});
