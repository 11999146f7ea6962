const { default: Sequencer } = require('@jest/test-sequencer');

// Jest knows how long a file takes only from earlier runs, which a fresh clone has not seen. These would otherwise be left for
// the end, when all but one processor has nothing to do.
const long = [
  'server-process.db.spec',
  'webhooks-under-kill.db.spec',
  'hostile-text.db.spec',
  'hostile-requests.db.spec',
  'calendar.test',
  'home.test',
  'weekly-plan.test',
  'in-process-recipe-index.spec',
  'saved-grocery-lists.test',
  'dish-composer.spec',
  'redis-attempt-counts.db.spec',
];

const rank = ({ path }) => {
  const place = long.findIndex((name) => path.includes(`/${name}.ts`));
  return place < 0 ? long.length : place;
};

/** Starts the slowest files first. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((left, right) => rank(left) - rank(right));
  }
};
