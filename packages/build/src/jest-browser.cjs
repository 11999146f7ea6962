const { join } = require('node:path');

const repository = join(__dirname, '../../..');

/** Jest for React code: rendered in jsdom; only TypeScript is transformed. */
module.exports = {
  testEnvironment: require.resolve('./jest-browser-environment.cjs'),
  runtime: require.resolve('./jest-browser-runtime.cjs'),
  roots: ['<rootDir>/src'],
  testRegex: '\\.(spec\\.ts|test\\.tsx?)$',
  // Longer than the wait for an expectation (jest-browser-setup.cjs), so that the expectation fails first.
  testTimeout: 30_000,
  cacheDirectory: join(repository, '.cache/jest'),
  setupFilesAfterEnv: [
    require.resolve('./jest-browser-setup.cjs'),
    require.resolve('./jest-second-try.cjs'),
  ],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      require.resolve('./jest-transformer.cjs'),
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(lucide-react|axios|workbox-[^/]+)/)'],
  moduleNameMapper: {
    '\\.css$': require.resolve('./empty-module.cjs'),
    '\\.(svg|png)$': require.resolve('./empty-module.cjs'),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testEnvironmentOptions: {
    customExportConditions: ['larder-source', 'browser', 'require', 'default'],
  },
};
