const { default: Sequencer } = require('@jest/test-sequencer');
const { secondsOf } = require('./test-times.cjs');

const isOnDatabase = ({ path }) => path.endsWith('.db.spec.ts');
/** So many files keep the other workers busy for as long as it takes to fill a database. */
const meanwhile = 8;

/**
 * Starts the slowest files first; a slow one that starts last leaves the other processors idle. Jest itself knows how
 * long files take only where they have run before. The first database spec fills the database that most of them copy;
 * until then others would only wait.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super
      .sort(tests)
      .sort((left, right) => secondsOf(right.path) - secondsOf(left.path));
    const first = sorted.find(isOnDatabase);
    const others = sorted.filter((test) => !isOnDatabase(test)).slice(0, meanwhile);
    return [...new Set([...(first ? [first] : []), ...others, ...sorted])];
  }
};
