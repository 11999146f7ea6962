import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readDeclaration } from './declaration.mjs';
import { developmentBuild } from './webpack-hot.mjs';

const registryPath = '/mf/registry.json';

/** What only the backend can answer; the page and its files come from here. */
const ofBackend = /^\/(api|pictures|mf|metrics|\.well-known)(\/|\?|$)/;

/**
 * Serves shell and remotes as their sources are, each change in the running page; everything else is the backend's.
 * `backend` has its `url`, and `ready()`, which rejects while it cannot run.
 */
export class DevServer {
  #server;
  #compilers;
  /** What is wrong besides what does not compile, by whom it was found. */
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
    this.#server = new WebpackDevServer(
      {
        host,
        port,
        // The shell brings its own client along; see webpack-hot.mjs.
        client: false,
        hot: false,
        liveReload: false,
        // A page keeps the headers that the backend gives it, so that what they forbid is noticed here.
        headers: () => Object.entries(this.#pageHeaders).map(([key, value]) => ({ key, value })),
        devMiddleware: { stats: 'none' },
        historyApiFallback: true,
        static: false,
        proxy: [
          {
            context: (path) => ofBackend.test(path) && !this.#isBuiltHere(path),
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
    for (const { name, hooks } of compiler.compilers) {
      hooks.done.tap('DevServer', (stats) => {
        if (!stats.hasErrors())
          console.log(`${name}: compiled in ${stats.endTime - stats.startTime} ms`);
      });
    }
  }

  /** What is wrong by the word of `finder`; nothing any more when there are no `errors`. */
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

  /** Takes the headers of a page from the backend that runs now. */
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

  #show() {
    const clients = this.#server.webSocketServer?.clients;
    if (!clients || this.#problems.size === 0) return;
    const errors = [...this.#problems].flatMap(([finder, messages]) =>
      messages.map((message) => ({ moduleName: finder, message })),
    );
    this.#server.sendMessage(clients, 'errors', errors);
  }

  #isBuiltHere(path) {
    return this.#compilers.some(
      ({ options: { output } }) => output.publicPath !== '/' && path.startsWith(output.publicPath),
    );
  }

  #inOrder(middlewares) {
    const isProxy = ({ name }) => name === 'http-proxy-middleware';
    const guards = middlewares.filter(({ name }) => /check$/.test(name ?? ''));
    const ours = [
      { name: 'wait-for-backend', middleware: this.#wait },
      { name: 'registry', path: registryPath, middleware: this.#registry },
    ];
    const others = middlewares.filter((entry) => !isProxy(entry) && !guards.includes(entry));
    // What is for the backend does not wait until the front ends are compiled.
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

  #refuse(response, { message }) {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ statusCode: 503, code: 'unavailable', message }));
  }

  /** The backend knows the deployed builds; those that are built here stand in their place. */
  #registry = async (_request, response) => {
    try {
      const registry = await (await fetch(this.#backend.url + registryPath)).json();
      for (const { context, options } of this.#compilers) {
        const { publicPath } = options.output;
        if (publicPath === '/') continue;
        const { name, ...declared } = await readDeclaration(context);
        const entry = `${publicPath}mf-manifest.json`;
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
