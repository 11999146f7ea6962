// Threads and processes that specs start run compiled code, so this builds whatever has changed before the first spec.
const { compile, nodeWorkspaces } = require('./compile-node.cjs');

module.exports = () => {
  for (const workspace of nodeWorkspaces()) compile(workspace);
};
