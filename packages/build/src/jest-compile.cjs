// Threads and processes that specs start run compiled code. Before the first spec, builds whatever has changed.
const { compile, nodeWorkspaces } = require('./compile-node.cjs');

module.exports = () => {
  for (const workspace of nodeWorkspaces()) compile(workspace);
};
