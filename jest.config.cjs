const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const workspaces = ['packages', '.'].flatMap((folder) =>
  readdirSync(join(__dirname, folder)).map((name) => join(__dirname, folder, name)),
);

/** All workspaces that have tests, in one run. */
module.exports = {
  projects: workspaces.filter((workspace) => existsSync(join(workspace, 'jest.config.cjs'))),
  // Jest takes this from here only, not from the projects: a database is started in a hook, on a machine that may be busy.
  testTimeout: 60_000,
};
