const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const workspaces = ['packages', '.'].flatMap((folder) =>
  readdirSync(join(__dirname, folder)).map((name) => join(__dirname, folder, name)),
);
const projects = workspaces.filter((workspace) => existsSync(join(workspace, 'jest.config.cjs')));
const backend = join(__dirname, 'backend');

/**
 * With a database server (TEST_DATABASE_URL) every spec of the backend runs on it, and those that depend on the engine run once
 * more on the embedded one. Without a server all run on the embedded one.
 */
const onBothEngines = [
  {
    ...require('./backend/jest.config.cjs'),
    rootDir: backend,
    displayName: 'backend',
    // It is about the embedded engine only.
    testPathIgnorePatterns: ['/data-folder-lock\\.db\\.spec\\.ts$'],
  },
  require('./backend/jest.embedded.config.cjs'),
];

/** All workspaces that have tests, in one run. */
module.exports = {
  projects: process.env.TEST_DATABASE_URL
    ? [...projects.filter((workspace) => workspace !== backend), ...onBothEngines]
    : projects,
  testSequencer: require.resolve('@larder/build/jest/longest-first'),
  // Jest takes this from here only, not from the projects: a database is started in a hook, on a machine that may be busy.
  testTimeout: 60_000,
};
