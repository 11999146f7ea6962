import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { compileInTurn } from './compile-in-turn.mjs';
import { readDeclaration } from './declaration.mjs';
import { developmentBuild } from './webpack-hot.mjs';

const registryPath = '/mf/registry.json';

/** The endings of the files that an open page requests when a build has changed. */
const replaced = [
  [/\.hot-update\.json$/, 'application/json'],
  [/\.hot-update\.js$/, 'text/javascript'],
  [/\.css$/, 'text/css'],
  [/\.woff2$/, 'font/woff2'],
];

/** The paths that only the backend can answer; the page and its files come from here. */
const ofBackend = /^\/(api|pictures|mf|metrics|\.well-known)(\/|\?|$)/;

const isShell = ({ options }) => options.output.publicPath === '/';

/**
 * Serves the shell and the remotes from their sources, and puts each change into the running page; everything else is
 * the backend's. `backend` has its `url`, and `ready()`, which rejects while it cannot run.
 */
export class DevServer {
  #server;
  #compilers;
  /** The hash of the last build of each compiler, in their order, and when a page last requested something from it. */
  #hashes;
  #askedAt = new Map();
  /** What is wrong besides compile errors, by who found it. */
  #problems = new Map();
  #pageHeaders = {};
  #backend;

  static async start({ roots, host, port, backend }) {
    const configurations = await Promise.all(
      roots.map(async (root) => {
        const file = pathToFileURL(join(root, 'webpack.config.js')).href;
        const { default: configure } = await import(file);
        return configure({}, { mode: 'development' });
      }),
    );
    const devServer = new DevServer(webpack(configurations), backend, { host, port });
    await devServer.#server.start();
    return devServer;
  }

  constructor(compiler, backend, { host, port }) {
    this.#backend = backend;
    this.#compilers = compiler.compilers;
    this.#hashes = new Map(this.#compilers.map((one) => [one, undefined]));
    // The shell is in every page; of the remotes, the one requested last is the most likely to be open.
    compileInTurn(this.#compilers, (one) =>
      isShell(one) ? -Infinity : -(this.#askedAt.get(one) ?? 0),
    );
    this.#server = new WebpackDevServer(
      {
        host,
        port,
        // The shell brings its own client along; see webpack-hot.mjs.
        client: false,
        hot: false,
        // The library's signal handler would end the process while the backend and the database are still being
        // stopped.
        setupExitSignals: false,
        liveReload: false,
        // A page keeps the headers that the backend gives it, so that we notice here what they forbid.
        headers: () => Object.entries(this.#pageHeaders).map(([key, value]) => ({ key, value })),
        devMiddleware: { stats: 'none' },
        historyApiFallback: true,
        static: false,
        proxy: [
          {
            context: (path) => ofBackend.test(path) && !this.#remoteOf(path),
            target: backend.url,
            logLevel: 'silent',
            onError: (error, _request, response) => this.#refuse(response, error),
          },
        ],
        setupMiddlewares: (middlewares) => this.#inOrder(middlewares),
      },
      compiler,
    );
    compiler.hooks.done.tap('DevServer', (stats) => {
      if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: true }));
      this.#show();
    });
    for (const one of this.#compilers) {
      one.hooks.done.tap('DevServer', (stats) => {
        this.#hashes.set(one, stats.hash);
        if (stats.hasErrors()) return;
        console.log(`${one.name}: compiled in ${stats.endTime - stats.startTime} ms`);
        this.#announce();
      });
    }
  }

  /** What `finder` reports as wrong; without `errors`, nothing is wrong any more. */
  setProblems(finder, errors) {
    const before = this.#problems.size;
    if (errors.length > 0) this.#problems.set(finder, errors);
    else this.#problems.delete(finder);
    const { webSocketServer, stats } = this.#server;
    if (this.#problems.size > 0) this.#show();
    else if (before > 0 && webSocketServer && stats) {
      this.#server.sendStats(webSocketServer.clients, this.#server.getStats(stats), true);
    }
  }

  /** Takes the headers of a page from the backend that is running now. */
  async readPageHeaders() {
    const { headers } = await fetch(this.#backend.url + registryPath);
    const kept = /^(content-security|cross-origin|origin-agent|referrer|x-(?!request-id))/;
    this.#pageHeaders = Object.fromEntries([...headers].filter(([name]) => kept.test(name)));
  }

  async stop() {
    await this.#server.stop();
    const { compiler } = this.#server;
    await promisify(compiler.close.bind(compiler))();
  }

  /** Tells the pages about a build at once; the library would wait for those of all the others. */
  #announce() {
    const clients = this.#server.webSocketServer?.clients;
    const hashes = [...this.#hashes.values()];
    if (!clients || hashes.includes(undefined)) return;
    this.#server.sendMessage(clients, 'hash', hashes.join(''));
    this.#server.sendMessage(clients, 'ok');
    this.#show();
  }

  #show() {
    const clients = this.#server.webSocketServer?.clients;
    if (!clients || this.#problems.size === 0) return;
    const errors = [...this.#problems].flatMap(([finder, messages]) =>
      messages.map((message) => ({ moduleName: finder, message })),
    );
    this.#server.sendMessage(clients, 'errors', errors);
  }

  /** The remote whose files are at this path, if it is built here. */
  #remoteOf(path) {
    return this.#compilers.find(
      (one) => !isShell(one) && path.startsWith(one.options.output.publicPath),
    );
  }

  #inOrder(middlewares) {
    const isProxy = ({ name }) => name === 'http-proxy-middleware';
    const guards = middlewares.filter(({ name }) => /check$/.test(name ?? ''));
    const ours = [
      { name: 'wait-for-backend', middleware: this.#wait },
      { name: 'replaced', middleware: this.#replaced },
      { name: 'registry', path: registryPath, middleware: this.#registry },
    ];
    const others = middlewares.filter((entry) => !isProxy(entry) && !guards.includes(entry));
    // Requests for the backend do not wait until the front ends are compiled.
    return [...guards, ...ours, ...middlewares.filter(isProxy), ...others];
  }

  #wait = (request, response, next) => {
    const isPage = /text\/html/.test(request.headers.accept ?? '');
    if (!isPage && !ofBackend.test(request.url)) return next();
    this.#backend.ready().then(
      () => next(),
      // The page itself shows what is wrong.
      (error) => (isPage ? next() : this.#refuse(response, error)),
    );
  };

  /** Serves what a build has changed while others are still compiling; the library would wait for these. */
  #replaced = ({ url }, response, next) => {
    const [path] = url.split('?');
    const remote = this.#remoteOf(path);
    if (remote) this.#askedAt.set(remote, performance.now());
    const type = replaced.find(([ending]) => ending.test(path))?.[1];
    if (!type) return next();
    const { options, outputPath, outputFileSystem } = remote ?? this.#compilers.find(isShell);
    const file = join(outputPath, path.slice(options.output.publicPath.length));
    outputFileSystem.readFile(file, (error, content) => {
      if (error) return next();
      response.writeHead(200, { ...this.#pageHeaders, 'Content-Type': type });
      response.end(content);
    });
  };

  #refuse(response, { message }) {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ statusCode: 503, code: 'unavailable', message }));
  }

  /** The backend knows the deployed builds; the ones built here take their place. */
  #registry = async (_request, response) => {
    try {
      const registry = await (await fetch(this.#backend.url + registryPath)).json();
      for (const remote of this.#compilers.filter((one) => !isShell(one))) {
        const { name, ...declared } = await readDeclaration(remote.context);
        const entry = `${remote.options.output.publicPath}mf-manifest.json`;
        registry.remotes[name] = { ...declared, build: developmentBuild, entry };
      }
      response.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(JSON.stringify(registry));
    } catch (error) {
      this.#refuse(response, error);
    }
  };
}
