import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Like `npm run build`, so that the deployed shell accepts the result, but without the steps that only make it smaller.
 */
async function configurationOf(root, output) {
  const { default: configure } = await import(pathToFileURL(join(root, 'webpack.config.js')).href);
  const configuration = await configure({}, { mode: 'production' });
  return {
    ...configuration,
    devtool: 'cheap-module-source-map',
    output: { ...configuration.output, path: output },
    optimization: { ...configuration.optimization, minimize: false },
    plugins: [
      ...configuration.plugins.filter(
        ({ constructor }) => constructor.name !== 'CompressionPlugin',
      ),
      new webpack.EntryPlugin(root, require.resolve('./reload-remote.cjs'), { name: undefined }),
    ],
  };
}

/**
 * Serves the app deployed at `deployed` on a port of this machine, with the remote in `root` built from its sources.
 * This happens only here; the deployed app knows nothing of it. Every build is made and checked as for a deploy.
 * Reports to `log` what happens.
 */
export class DeployedShell {
  #deployed;
  #output;
  #server;
  #watching;
  #listeners = new Set();

  static async start({ root, deployed, port, output, log }) {
    const shell = new DeployedShell();
    shell.#deployed = new URL(deployed);
    shell.#output = output;
    const compiler = webpack(await configurationOf(root, output));
    await new Promise((resolve) => {
      shell.#watching = compiler.watch({}, (failure, stats) => {
        if (failure || stats.hasErrors()) {
          log(failure?.message ?? stats.toString({ preset: 'errors-only' }));
        } else {
          log(`compiled in ${stats.endTime - stats.startTime} ms`);
          for (const listener of shell.#listeners) listener.write('data: \n\n');
        }
        resolve();
      });
    });
    shell.#server = createServer((request, response) => void shell.#answer(request, response));
    await new Promise((resolve) => shell.#server.listen(port, '127.0.0.1', resolve));
    return shell;
  }

  async stop() {
    for (const listener of this.#listeners) listener.end();
    this.#server.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#watching.close(resolve));
  }

  /** The release note of the build; undefined before the first one that compiles. */
  #release() {
    const note = join(this.#output, 'release.json');
    return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : undefined;
  }

  async #answer(request, response) {
    const { pathname } = new URL(request.url, this.#deployed);
    const release = this.#release();
    const folder = release && `/mf/${release.name}/${release.build}/`;
    if (pathname === '/larder-builds') return this.#announceTo(response);
    if (pathname === '/mf/registry.json' && release) return this.#sendRegistry(release, response);
    if (folder && pathname.startsWith(folder)) {
      return this.#sendFile(pathname.slice(folder.length), response);
    }
    // A service worker would keep builds that nobody deploys.
    if (pathname === '/service-worker.js') return response.writeHead(404).end();
    return this.#pass(request, response);
  }

  #announceTo(response) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('\n');
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  #sendFile(file, response) {
    const path = join(this.#output, file);
    if (!path.startsWith(this.#output) || !existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
    });
    createReadStream(path).pipe(response);
  }

  async #sendRegistry({ name, build, files: _files, uses: _uses, ...declared }, response) {
    try {
      const registry = await (await fetch(new URL('/mf/registry.json', this.#deployed))).json();
      registry.remotes[name] = {
        ...declared,
        build,
        entry: `/mf/${name}/${build}/mf-manifest.json`,
      };
      response.writeHead(200, { 'Content-Type': types['.json'], 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(registry));
    } catch (error) {
      this.#refuse(response, error);
    }
  }

  #pass(request, response) {
    const { protocol, host, origin, hostname, port } = this.#deployed;
    const send = protocol === 'https:' ? requestSecure : requestPlain;
    const headers = { ...request.headers, host, ...(request.headers.origin && { origin }) };
    const { method, url: path } = request;
    const passed = send({ protocol, hostname, port, method, path, headers }, (answer) => {
      const { 'content-security-policy': policy, ...kept } = answer.headers;
      // This machine speaks no TLS.
      const here = policy?.replace(/;?\s*upgrade-insecure-requests/, '');
      response.writeHead(answer.statusCode, {
        ...kept,
        ...(here && { 'content-security-policy': here }),
      });
      answer.pipe(response);
    });
    passed.on('error', (error) => this.#refuse(response, error));
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  }

  #refuse(response, { message }) {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ statusCode: 503, code: 'unavailable', message }));
  }
}
