// Jest for packages that Node runs as ES modules: transformed to CommonJS, because Nest's throttler and jest's ESM mode do not mix.
const { join } = require('node:path');
const swc = require('../swc.node.json');

const { $schema: _schema, ...options } = swc;
const repository = join(__dirname, '../../..');

// Skips the large CommonJS packages by name; any other package that turns out to be an ES module is transformed.
const commonJsPackages = [
  'typeorm',
  'pg',
  'pg-[^/]+',
  'rxjs',
  'swagger-ui-dist',
  'reflect-metadata',
  '@swc',
  '@node-rs',
  'typescript',
  'fast-check',
  'pino',
].join('|');

module.exports = {
  testEnvironment: require.resolve('./jest-node-environment.cjs'),
  runtime: require.resolve('./jest-node-runtime.cjs'),
  roots: ['<rootDir>/src'],
  testRegex: '\\.spec\\.ts$',
  // The first spec of a run creates a database from scratch, which takes seconds on a busy machine.
  testTimeout: 30_000,
  setupFilesAfterEnv: [require.resolve('./jest-second-try.cjs')],
  cacheDirectory: join(repository, '.cache/jest'),
  transform: {
    '^.+\\.(t|j|mj)s$': [
      require.resolve('./jest-transformer.cjs'),
      { ...options, sourceMaps: 'inline', module: { type: 'commonjs' }, swcrc: false },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(${commonJsPackages})/`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: {
    customExportConditions: ['larder-source', 'node', 'node-addons'],
  },
};
