import { createRequire } from 'node:module';
import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { constants } from 'node:zlib';
import { withoutUnusedParts } from './unused-parts.cjs';
import { hotReplacement, hotRules, keptCompilation } from './webpack-hot.mjs';

const require = createRequire(import.meta.url);

const sentencesByArea = {
  test: /\/packages\/copy\/src\/(sentences|by-locale|locales\/[\w-]+)\.ts$/,
  enforce: 'pre',
  loader: require.resolve('./sentences-by-area-loader.cjs'),
};

const pureRouter = {
  test: /\/react-router\/dist\/production\/.*\.mjs$/,
  loader: require.resolve('./pure-router-loader.cjs'),
};

/**
 * What the shell and the remotes share: how sources are compiled, and then minified and compressed, or replaced in the
 * open page.
 */
export function commonConfiguration({ root, production }) {
  // A file that is replaced while the page runs must keep its name.
  const hash = production ? '.[contenthash:8]' : '';
  return {
    context: root,
    mode: production ? 'production' : 'development',
    // The page's content security policy forbids eval, in development as in production.
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    ...(!production && keptCompilation(root)),
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      extensionAlias: { '.js': ['.ts', '.js'] },
      conditionNames: ['larder-source', '...'],
    },
    module: {
      rules: [
        ...(production ? [sentencesByArea, pureRouter, ...withoutUnusedParts] : hotRules),
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            swcrc: false,
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: !production, refresh: !production },
              },
            },
          },
        },
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        // The code that reads them asks for these names.
        {
          test: /\.traineddata\.gz$/,
          type: 'asset/resource',
          generator: { filename: 'reading-data/[name][ext]' },
        },
      ],
    },
    output: {
      path: join(root, 'dist'),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      clean: production,
      // A module that threw while loading must throw again on the next attempt, not look half loaded.
      strictModuleExceptionHandling: true,
      // A chunk may take two minutes on a poor connection.
      chunkLoadTimeout: 120_000,
    },
    optimization: {
      chunkIds: 'deterministic',
      // While sources change, modules are named by their path: see webpack-hot.mjs.
      moduleIds: production && 'deterministic',
      // The shortest names, for first visits; in return, a change of a module's exports gives more files a new hash.
      mangleExports: production && 'size',
      splitChunks: {
        cacheGroups: {
          // The sentences of a large area are a file of their own if several pages have them; other sentences come with
          // each page, which costs less than a further request.
          sentences: {
            test: /[\\/]packages[\\/]copy[\\/]/,
            minChunks: 2,
            minSize: 12_000,
            reuseExistingChunk: true,
          },
        },
      },
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css` }),
      ...(production ? compressed() : hotReplacement()),
    ],
  };
}

function compressed() {
  const test = /\.(js|css|html|svg|json|webmanifest)$/;
  return [
    new CompressionPlugin({ test, algorithm: 'gzip', filename: '[path][base].gz', minRatio: 0.9 }),
    new CompressionPlugin({
      test,
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
      filename: '[path][base].br',
      minRatio: 0.9,
    }),
  ];
}
