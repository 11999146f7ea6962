const { readFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const repository = join(__dirname, '../../..');
let leftOut;

function namesIn(path) {
  const list = process.env.LEFT_OUT_TESTS;
  if (!list) return [];
  leftOut ??= JSON.parse(readFileSync(list, 'utf8'));
  const names = leftOut[relative(repository, path)];
  return Array.isArray(names) ? names : [];
}

function* testsBelow(block, names = []) {
  for (const child of block.children) {
    const path = [...names, child.name];
    if (child.type === 'describeBlock') yield* testsBelow(child, path);
    else yield { test: child, name: path.join(' ') };
  }
}

/**
 * Skips the tests that LEFT_OUT_TESTS, a JSON file, lists by the path of their file and their full names; for an
 * environment's `handleTestEvent`. Jest runs no hook of a block in which nothing remains.
 */
module.exports = function leaveOut(event, state, path) {
  if (event.name !== 'run_start') return;
  const names = new Set(namesIn(path));
  if (names.size === 0) return;
  for (const { test, name } of testsBelow(state.rootDescribeBlock)) {
    if (names.has(name)) test.mode = 'skip';
  }
};
