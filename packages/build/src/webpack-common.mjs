import { createRequire } from 'node:module';
import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { constants } from 'node:zlib';

const require = createRequire(import.meta.url);

/** What shell and remotes share: how sources are compiled, minified and compressed. */
export function commonConfiguration({ root, production }) {
  return {
    context: root,
    mode: production ? 'production' : 'development',
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      extensionAlias: { '.js': ['.ts', '.js'] },
      conditionNames: ['larder-source', '...'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            swcrc: false,
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
            },
          },
        },
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: join(root, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
      // A module that threw while loading must throw again on the next attempt, not look half loaded.
      strictModuleExceptionHandling: true,
      // A chunk may take two minutes on a poor connection.
      chunkLoadTimeout: 120_000,
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      ...(production ? compressed() : []),
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
