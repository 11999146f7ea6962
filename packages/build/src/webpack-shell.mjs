import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { contractVersion } from './declaration.mjs';
import { FirstScreensPlugin } from './first-screens-plugin.mjs';
import { providedExports } from './shared-exports.mjs';
import { commonConfiguration } from './webpack-common.mjs';
import { hotEntries } from './webpack-hot.mjs';

/**
 * The router gives every bundler its development build; this is the production one, without the warnings for
 * developers.
 */
function productionRouter(root) {
  const fromShell = createRequire(join(root, 'package.json'));
  const fromRouterDom = createRequire(fromShell.resolve('react-router-dom/package.json'));
  const folder = join(
    dirname(fromRouterDom.resolve('react-router/package.json')),
    'dist/production',
  );
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  };
}

const firstScreen = 'first-screen';

const isFirstScreen = ({ attributes }) => attributes.src?.includes(`/${firstScreen}.`);

/** It is in the page itself. */
const isStylesheet = ({ attributes }) => attributes.rel === 'stylesheet';

const asBlocking = (tag) => ({ ...tag, attributes: { src: tag.attributes.src } });

/** Lists what remotes may use of this shell, for deploys of remotes to compare with what theirs use. */
class ProvisionNotePlugin {
  constructor(exports) {
    this.exports = exports;
  }

  apply({ hooks }) {
    hooks.thisCompilation.tap('ProvisionNotePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise(
        { name: 'ProvisionNotePlugin', stage },
        async () => {
          const note = { contract: await contractVersion(), exports: this.exports };
          compilation.emitAsset(
            'provides.json',
            new webpack.sources.RawSource(`${JSON.stringify(note, null, 2)}\n`),
          );
        },
      );
    });
  }
}

/** Webpack configuration of the shell: an ordinary app, since it provides its packages to remotes only at run time. */
export default function shellConfiguration(root) {
  return (_environment, { mode }) => {
    const production = mode !== 'development';
    const common = commonConfiguration({ root, production });
    const provided = providedExports();
    return {
      ...common,
      name: 'shell',
      entry: {
        main: [...(production ? [] : hotEntries), './src/index.ts'],
        ...(production && { [firstScreen]: './src/first-screen/run-first-screen.ts' }),
      },
      resolve: { ...common.resolve, ...(production && { alias: productionRouter(root) }) },
      output: { ...common.output, publicPath: '/', uniqueName: 'larder_shell' },
      optimization: {
        ...common.optimization,
        splitChunks: { ...common.optimization.splitChunks, chunks: 'all' },
      },
      plugins: [
        ...common.plugins,
        // Parts of the federation runtime that the shell does not use: it reads manifests itself, in a browser.
        new webpack.DefinePlugin({
          ENV_TARGET: JSON.stringify('web'),
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
          // Its exported names are compared with what a remote uses before that remote is loaded.
          'process.env.OVERLAY_EXPORTS': JSON.stringify(provided['@larder/ui/overlays'].join()),
        }),
        new HtmlPlugin({
          template: './src/index.html',
          inject: false,
          templateParameters: (_compilation, _assets, { headTags }) => ({
            headTags: headTags.filter(
              (tag) => !isFirstScreen(tag) && !(production && isStylesheet(tag)),
            ),
            // Runs as soon as it has been read, before the app.
            firstScreenTags: headTags.filter(isFirstScreen).map(asBlocking),
          }),
        }),
        ...(production
          ? [
              new FirstScreensPlugin({
                configuration: {
                  context: root,
                  mode: common.mode,
                  resolve: { ...common.resolve, alias: productionRouter(root) },
                  module: common.module,
                },
                entry: './src/first-screen/render.tsx',
                chunksOfPages: ['signed-in'],
              }),
            ]
          : []),
        ...(existsSync(join(root, 'public'))
          ? [new CopyPlugin({ patterns: [{ from: 'public' }] })]
          : []),
        ...(production
          ? [
              new ProvisionNotePlugin(provided),
              new InjectManifest({
                swSrc: './src/service-worker.ts',
                swDest: 'service-worker.js',
                exclude: [/\.map$/, /\.(gz|br)$/, /^icons\//, /^provides\.json$/],
                dontCacheBustURLsMatching: /\.[0-9a-f]{8}\./,
              }),
            ]
          : []),
      ],
    };
  };
}
