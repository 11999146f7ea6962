const { default: Sequencer } = require('@jest/test-sequencer');
const { secondsOf } = require('./test-times.cjs');

/**
 * Starts the slowest files first; a slow one that starts last leaves the other processors idle. Jest itself knows how
 * long files take only where they have run before.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((left, right) => secondsOf(right.path) - secondsOf(left.path));
  }
};
