import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, settingOf } from '../workspace.mjs';
import { printLog } from './log.mjs';
import { watchFolders } from './watch.mjs';

const { compile, nodeWorkspaces } = createRequire(import.meta.url)(
  '../../packages/build/src/compile-node.cjs',
);

/** How much of a failed backend's output is worth showing. */
const lastLines = 30;

async function freePort() {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const running = (child) => child && child.exitCode === null && child.signalCode === null;

/** In milliseconds. A process that is still starting does not listen yet. */
const endsWithin = 5_000;
/** The same of the database, which has to write what it holds. */
const databaseEndsWithin = 30_000;

async function end(child, how, within = endsWithin) {
  if (!running(child)) return;
  const ended = once(child, 'exit');
  how(child);
  const late = setTimeout(() => child.kill('SIGKILL'), within);
  await ended;
  clearTimeout(late);
}

/**
 * The backend during development: compiled and restarted on each change to its sources or its packages, while the
 * embedded database keeps running. Emits `restarting`, then `ready`, or `failed` with what is wrong; and `prepared` when the
 * next restart has nothing left to wait for.
 */
export class DevelopmentBackend extends EventEmitter {
  url;
  #appUrl;
  #port;
  #database;
  #databaseFolder;
  #current;
  #next;
  #state;
  #work = Promise.resolve();
  /** Restarts that were requested but have not begun. */
  #asked = 0;
  #unwatch;

  /** Chooses the address at which it will answer; `appUrl` is where people open the app. */
  async prepare(appUrl) {
    this.#begin();
    this.#appUrl = appUrl;
    this.#port = await freePort();
    this.url = `http://127.0.0.1:${this.#port}`;
  }

  async start() {
    this.#compile();
    this.#next = this.#prepare();
    await this.#startDatabase();
    const folders = Object.fromEntries(nodeWorkspaces().map((workspace) => [workspace, ['src']]));
    folders.backend.push('catalogue');
    this.#unwatch = watchFolders(folders, () => this.restart());
    await this.restart();
  }

  /** Resolves when it answers; rejects if it cannot, because something is wrong with its sources. */
  ready() {
    return this.#state.promise;
  }

  restart() {
    this.#begin();
    this.#asked += 1;
    this.#work = this.#work.then(() => this.#restart());
    return this.#work;
  }

  async stop() {
    this.#unwatch?.();
    await end(this.#next, (child) => child.kill('SIGKILL'));
    await end(this.#current, (child) => child.kill('SIGTERM'));
    await end(this.#database, (child) => child.disconnect(), databaseEndsWithin);
    if (this.#databaseFolder) rmSync(this.#databaseFolder, { recursive: true, force: true });
  }

  /** From now on, requests wait. */
  #begin() {
    if (this.#state?.pending) return;
    let settle;
    const promise = new Promise((resolve, reject) => (settle = { resolve, reject }));
    // Nobody may be waiting; then the rejection must not end the process.
    promise.catch(() => undefined);
    this.#state = { promise, pending: true, ...settle };
    this.emit('restarting');
  }

  #compile() {
    for (const workspace of nodeWorkspaces()) compile(workspace, { sourceMaps: 'inline' });
  }

  async #startDatabase() {
    if (settingOf('DATABASE_URL')) return;
    const folder = mkdtempSync(join(tmpdir(), 'larder-database-'));
    this.#databaseFolder = folder;
    this.#database = fork(join(repository, 'backend/dist/development-database.js'), [folder], {
      cwd: repository,
    });
    const ready = once(this.#database, 'message');
    const [answer] = await Promise.race([ready, once(this.#database, 'exit')]);
    if (answer !== 'ready') throw new Error('The database did not start.');
    this.#database.once('exit', () => this.emit('lost'));
  }

  #prepare() {
    const child = fork(join(repository, 'backend/dist/development-server.js'), [], {
      cwd: repository,
      env: { ...process.env, PORT: String(this.#port), HOST: '127.0.0.1', APP_URL: this.#appUrl },
      execArgv: ['--enable-source-maps', ...process.execArgv],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.once('message', () => {
      if (!this.#state.pending) this.emit('prepared');
    });
    child.lines = [];
    printLog(child.stderr, (line) => child.lines.push(line));
    return child;
  }

  async #restart() {
    this.#asked -= 1;
    // The sources have changed again meanwhile: the next restart compiles this change, too.
    if (this.#asked > 0) return;
    try {
      this.#compile();
      await end(this.#current, (child) => child.kill('SIGTERM'));
      const child = running(this.#next) ? this.#next : this.#prepare();
      this.#current = child;
      child.send({ databaseFolder: this.#databaseFolder });
      await new Promise((resolve, reject) => {
        child.stdout.on('data', (text) => {
          if (String(text).includes('Ready on ')) resolve();
        });
        child.once('exit', () => reject(new Error(child.lines.slice(-lastLines).join('\n'))));
      });
      this.#next = this.#prepare();
      child.once('exit', (code) => {
        // It ended by itself: the next request says so, and the next change starts another.
        if (this.#current === child && code !== 0)
          this.#fail(child.lines.slice(-lastLines).join('\n'));
      });
      if (this.#asked > 0) return;
      this.#state.pending = false;
      this.#state.resolve();
      this.emit('ready');
    } catch (error) {
      this.#fail(error.message);
    }
  }

  #fail(message) {
    this.#begin();
    this.#state.pending = false;
    this.#state.reject(new Error(message));
    this.emit('failed', message);
  }
}
