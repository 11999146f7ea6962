import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../fixtures/server';
import { somebodyNew } from '../fixtures/test';
import { copyWorkspace } from '../fixtures/workspace';

/** A cold compilation of five front ends on a busy machine. */
const longest = 240_000;

/** Of the recipes, those of one letter: the first start reads them all, and so does each change to a rule. */
const without = /^((e2e|docs|bench)\/|backend\/catalogue\/recipes\/[^a])/;

/** `npm run dev` on a copy of the sources, so that whatever happens to them happens to the copy. */
class DevelopmentServer {
  readonly log: string[] = [];
  private isPrepared = false;

  private constructor(
    readonly url: string,
    private readonly workspace: string,
    private readonly dataFolder: string,
    private readonly temporary: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(): Promise<DevelopmentServer> {
    const workspace = copyWorkspace({ without });
    const dataFolder = mkdtempSync(join(tmpdir(), 'larder-dev-data-'));
    const temporary = mkdtempSync(join(tmpdir(), 'larder-dev-temporary-'));
    const port = await freePort();
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: workspace,
      env: {
        PATH,
        HOME,
        PORT: String(port),
        DATA_DIR: dataFolder,
        TMPDIR: temporary,
        RATE_LIMITS: 'off',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const server = new DevelopmentServer(
      `http://localhost:${port}`,
      workspace,
      dataFolder,
      temporary,
      child,
    );
    child.on('message', (event) => (server.isPrepared = event === 'prepared'));
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout!, child.stderr!]) {
        createInterface({ input: stream }).on('line', (line) => {
          server.log.push(line);
          if (line.startsWith('Ready on ')) resolve();
        });
      }
      child.once('exit', () => reject(new Error(server.log.join('\n'))));
    });
    return server;
  }

  /** Replaces `before`, which has to be there; returns how to take that back. */
  change(file: string, before: string, after: string): () => void {
    const path = join(this.workspace, file);
    const source = readFileSync(path, 'utf8');
    expect(source, file).toContain(before);
    writeFileSync(path, source.replace(before, after));
    return () => writeFileSync(path, source);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }

  /** Resolves when nothing is left of the restart before, as for somebody who thinks between two changes. */
  async atRest(): Promise<void> {
    await expect.poll(() => this.isPrepared, { timeout: longest }).toBe(true);
  }

  /** Where the database was reached. */
  databaseFolders(): string[] {
    return readdirSync(this.temporary).filter((name) => name.startsWith('larder-database-'));
  }

  async remove(): Promise<void> {
    await this.stop();
    for (const folder of [this.workspace, this.dataFolder, this.temporary]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Prints how long a change takes to appear; nothing depends on it. */
async function timed(what: string, appeared: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await appeared();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

test.describe('npm run dev', () => {
  test.describe.configure({ mode: 'serial', timeout: longest });

  let server: DevelopmentServer;
  let page: Page;
  let token: string;
  const isTheSamePage = () => page.evaluate(() => 'sameAsBefore' in window);
  const mark = () => page.evaluate(() => Object.assign(window, { sameAsBefore: true }));
  const overlay = () => page.locator('#webpack-dev-server-client-overlay');
  const slowly = expect.configure({ timeout: longest / 2 });

  const typeOnLoginPage = async () => {
    await page.goto(`${server.url}/login`, { timeout: longest });
    await page.getByLabel('Email').fill('half typed', { timeout: longest });
    await mark();
  };

  // Every change begins a check of the types of all that imports what has changed, so what is imported most comes last.
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(longest * 2);
    server = await DevelopmentServer.start();
    page = await browser.newPage();
    await typeOnLoginPage();
  });
  test.afterAll(async () => {
    await page?.close();
    await server?.remove();
  });

  test('shows a changed component of the shell and keeps what was typed', async () => {
    server.change('shell/src/auth/auth.page.tsx', 'lede={lede}', 'lede="A planted lede"');
    await timed('component of the shell', () =>
      slowly(page.getByText('A planted lede')).toBeVisible(),
    );
    await expect(page.getByLabel('Email')).toHaveValue('half typed');
    expect(await isTheSamePage()).toBe(true);
  });

  test('shows a type error over the page until it is mended', async () => {
    const file = 'shell/src/auth/auth.page.tsx';
    server.change(file, 'lede="A planted lede"', 'lede={{}}');
    await slowly(
      overlay()
        .contentFrame()
        .getByText(/TS2322/)
        .first(),
    ).toBeVisible();
    server.change(file, 'lede={{}}', 'lede={lede}');
    await slowly(overlay()).toHaveCount(0);
  });

  test('shows a changed component of a remote and keeps what was typed', async () => {
    const person = somebodyNew();
    await page.goto(`${server.url}/register`);
    const answered = await page.request.post(`${server.url}/api/auth/register`, { data: person });
    expect(answered.status()).toBe(201);
    ({ token } = await (
      await page.request.post(`${server.url}/api/auth/login`, {
        data: { email: person.email, password: person.password, rememberMe: false },
      })
    ).json());
    await page.evaluate((kept) => localStorage.setItem('token', kept), token);
    await page.goto(`${server.url}/settings`, { timeout: longest });
    const password = page.getByLabel('Current password').first();
    await password.fill('half typed', { timeout: longest });
    await mark();
    server.change(
      'mf-account/src/features/settings/settings.page.tsx',
      '<PageHeading>',
      '<PageHeading lede="A planted lede">',
    );
    await timed('component of a remote', () =>
      slowly(page.getByText('A planted lede')).toBeVisible(),
    );
    await expect(password).toHaveValue('half typed');
    expect(await isTheSamePage()).toBe(true);
  });

  const suggestions = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.get(`${server.url}/api/ingredients?q=carr`, { headers });
    return `${answer.status()} ${await answer.text()}`;
  };

  test('runs a changed service of the backend', async () => {
    await server.atRest();
    server.change(
      'backend/src/modules/recipe-search/ingredients.controller.ts',
      'const mostSuggestions = 10;',
      'const mostSuggestions = 1;',
    );
    const count = async () => (await suggestions()).match(/"id"/g)?.length;
    await timed('backend', () => slowly.poll(count).toBe(1));
  });

  test('shows a changed sentence and keeps what was typed', async () => {
    await page.evaluate(() => localStorage.removeItem('token'));
    await typeOnLoginPage();
    const logged = server.log.length;
    server.change('packages/copy/src/locales/en.ts', "loginLede: '", "loginLede: 'Planted! ");
    await timed('sentence', () => slowly(page.getByText('Planted!')).toBeVisible());
    // What the page shows was compiled before what it does not.
    const compiled = server.log.slice(logged).filter((line) => / compiled in /.test(line));
    expect(compiled[0]).toMatch(/^shell: /);
    await expect(page.getByLabel('Email')).toHaveValue('half typed');
    expect(await isTheSamePage()).toBe(true);
  });

  test('runs a changed rule of the kitchen, and requests wait for it', async () => {
    expect(await suggestions()).toMatch(/^200 .*"carrot"/);
    await server.atRest();
    const mend = server.change(
      'packages/culinary/src/suggestion.ts',
      'limit = 10): Suggestion[] {',
      "limit = 10): Suggestion[] {\n  if (prefix === 'carr') return [];",
    );
    const statuses = new Set<string>();
    const noted = async (): Promise<string> => {
      const answer = await suggestions();
      statuses.add(answer.slice(0, 3));
      return answer;
    };
    await timed('rule of the kitchen', () => slowly.poll(noted).not.toContain('carrot'));
    mend();
    await slowly.poll(suggestions).toContain('carrot');
    expect([...statuses]).toEqual(['200']);
  });

  test('takes its temporary folder away as it stops', async () => {
    expect(server.databaseFolders()).toHaveLength(1);
    await server.stop();
    expect(server.databaseFolders()).toEqual([]);
  });
});
