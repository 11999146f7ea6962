import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const repository = join(here, '../../..');

const configurationFiles = readdirSync(here)
  .filter((name) => /^(webpack|hot)-/.test(name))
  .map((name) => join(here, name));

/** The name of the page's one React Refresh, which knows every component, whichever build it came from. */
const refreshRuntime = 'larderReactRefresh';

/** The build of a remote whose sources change; it is replaced while it runs. */
export const developmentBuild = 'dev';

const query = new URLSearchParams({
  // On the page's own origin, whatever its name, because the content security policy allows no other.
  protocol: 'auto:',
  hostname: '0.0.0.0',
  port: '0',
  pathname: '/ws',
  hot: 'true',
  logging: 'warn',
  overlay: JSON.stringify({ errors: true, warnings: false, runtimeErrors: false }),
});

/**
 * A page first runs React Refresh, which must precede React itself, and the one connection to the development server.
 */
export const hotEntries = [
  require.resolve('./hot-provide-refresh.cjs'),
  require.resolve('webpack/hot/dev-server'),
  `${require.resolve('webpack-dev-server/client')}?${query}`,
];

/**
 * Replacement of modules in the running page. Components are known by module and name, and all builds of a page share one
 * React Refresh: modules are named by their path in the repository, which no two have in common.
 */
export function hotReplacement() {
  return [
    new webpack.HotModuleReplacementPlugin(),
    new webpack.ids.NamedModuleIdsPlugin({ context: repository }),
    // Build errors are shown by the development server.
    new ReactRefreshPlugin({ overlay: false, library: 'larder' }),
  ];
}

/** A remote takes React Refresh from the page it is loaded into, and its updates from the connection which that page has. */
export function hotReplacementInRemote(root) {
  return [
    new webpack.EntryPlugin(root, require.resolve('./hot-remote.cjs'), { name: undefined }),
    new webpack.ExternalsPlugin('var', ({ request }, done) =>
      /react-refresh\/runtime(\.js)?$/.test(request) ? done(null, refreshRuntime) : done(),
    ),
  ];
}

/**
 * Everything imports sentences. Components that show one are run again when it is replaced. Other modules that import
 * sentences, and are imported by a whole app, read them when they need them; they accept the new ones without being run
 * again, which would reload the page.
 */
export const hotRules = [
  {
    test: /\/(shell|packages\/(shell-sdk|ui))\/src\/.*\.tsx?$/,
    loader: require.resolve('./hot-sentences-loader.cjs'),
  },
  // Imported by the name of the package, so that this is the module whose updates importers accept.
  { test: /\/packages\/copy\/src\//, sideEffects: true },
];

/** Milliseconds without a change after which nobody is likely to be waiting for the next one. */
const pause = 60_000;

/** Compiled code is kept, so that the next start compiles only what has changed since. */
export function keptCompilation(root) {
  return {
    cache: {
      type: 'filesystem',
      cacheDirectory: join(repository, 'node_modules/.cache/webpack'),
      name: `development-${root.replaceAll(/\W+/g, '-')}`,
      buildDependencies: { config: configurationFiles },
      // Nothing is compiled while the cache is written, which takes seconds the first time, so writing waits for a
      // pause or the end.
      idleTimeoutForInitialStore: pause,
      idleTimeoutAfterLargeChanges: pause,
      idleTimeout: pause,
    },
  };
}
