// How long the tests take: see docs/decisions/047-what-npm-test-runs.md. `npm test -- record` writes test-times.json.
const { join, relative } = require('node:path');
const { files, slow } = require('./test-times.json');

const repository = join(__dirname, '../../..');

/** What a file takes that has not been measured yet, in seconds of one processor. */
const usual = [
  [/\.e2e\.ts$/, 12],
  [/\.db\.spec\.ts$/, 8],
  [/\.test\.tsx$/, 10],
  [/./, 2],
];

/** Seconds of one processor that a test file takes, given its path in the repository or the whole one. */
exports.secondsOf = (path) => {
  const file = path.startsWith('/') ? relative(repository, path) : path;
  return files[file] ?? usual.find(([pattern]) => pattern.test(file))[1];
};

/** The full names of the tests that only `npm test -- all` runs, by file, or 'all' of them. */
exports.slowTests = slow;
