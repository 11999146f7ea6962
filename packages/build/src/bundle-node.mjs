#!/usr/bin/env node
// Puts programs of the workspace in the current folder, with all that they import, into a few files in dist/bundle:
//
//   larder-bundle serve import/worker      src/serve.ts → dist/bundle/serve.cjs, src/import/worker.ts → dist/bundle/worker.cjs
//
// Node then reads a dozen files instead of two thousand; reading these was most of what a start cost. The modules keep
// their names and their order; stack traces name the sources.
import { basename, join, relative } from 'node:path';
import { rspack } from '@rspack/core';
import swc from '../swc.node.json' with { type: 'json' };

const { $schema: _schema, module: _module, sourceMaps: _sourceMaps, ...options } = swc;

/** Packages that libraries require only if they are installed, which these are not. */
const notInstalled = [
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  '@node-rs/xxhash',
  'class-transformer',
  'class-validator',
  'pg-native',
];
const isNotInstalled = (request) =>
  notInstalled.some((name) => request === name || request.startsWith(`${name}/`));

/** Modules that are not to be part of a bundle are left to Node. */
function external({ request, dependencyType }, answer) {
  if (!isNotInstalled(request)) return answer();
  return answer(null, `${dependencyType === 'esm' ? 'import' : 'commonjs'} ${request}`);
}

function configurationOf(root, paths) {
  const output = join(root, 'dist/bundle');
  return {
    context: root,
    mode: 'production',
    target: 'node20',
    entry: Object.fromEntries(paths.map((path) => [basename(path), `./src/${path}.ts`])),
    output: {
      path: output,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    devtool: false,
    externalsPresets: { node: true },
    externals: [external],
    resolve: {
      extensionAlias: { '.js': ['.ts', '.js'] },
      conditionNames: ['larder-source', '...'],
    },
    module: {
      parser: {
        javascript: {
          // Node works paths out at run time.
          importMeta: false,
          url: false,
          worker: false,
          exprContextCritical: false,
          wrappedContextCritical: false,
          // As in Node, a package may read a name that another package does not export.
          exportsPresence: 'auto',
        },
      },
      rules: [
        { test: /\.ts$/, loader: 'builtin:swc-loader', options, type: 'javascript/auto' },
        // It asks for TypeORM by a `require` of its own, which would load the whole library once more, file by file.
        { test: /@nestjs\/typeorm\/dist\/common\/.*\.js$/, parser: { createRequire: true } },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({ 'import.meta.url': 'bundleUrl' }),
      new rspack.BannerPlugin({
        banner: `const bundleUrl = require('node:url').pathToFileURL(__filename).href;`,
        raw: true,
      }),
      new rspack.SourceMapDevToolPlugin({
        filename: '[file].map',
        // Node reads whole maps at the start, and those of libraries are most of them.
        exclude: /^library-/,
        noSources: true,
        moduleFilenameTemplate: ({ absoluteResourcePath }) =>
          relative(output, absoluteResourcePath),
      }),
    ],
    optimization: {
      nodeEnv: false,
      // Node keeps the source text in memory: without comments and indentation, and at one byte a character, it is a
      // third as large. Class names stay, because log lines, tables and migrations depend on them.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: {
            compress: false,
            mangle: false,
            format: { asciiOnly: true, comments: false },
          },
        }),
      ],
      concatenateModules: false,
      splitChunks: {
        chunks: 'all',
        minSize: 0,
        maxAsyncRequests: Infinity,
        maxInitialRequests: Infinity,
        cacheGroups: {
          default: { minChunks: 2 },
          defaultVendors: {
            test: /[\\/]node_modules[\\/]/,
            filename: 'library-[id].cjs',
            priority: 1,
          },
        },
      },
    },
  };
}

const compiler = rspack(configurationOf(process.cwd(), process.argv.slice(2)));
compiler.run((failure, stats) => {
  const wrong = stats?.hasErrors() || stats?.hasWarnings();
  if (failure) console.error(failure);
  if (wrong) console.error(stats.toString({ preset: 'errors-warnings' }));
  process.exitCode = failure || wrong ? 1 : 0;
  compiler.close(() => {});
});
