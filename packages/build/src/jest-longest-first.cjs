const { default: Sequencer } = require('@jest/test-sequencer');

// Jest learns file durations from earlier runs, which a fresh clone does not have. Without this, slow files could start last
// and leave the other processors idle.
const long = [
  'server-operation.db.spec',
  'server-process.db.spec',
  'admin.db.spec',
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

const placeOf = (path) => long.findIndex((name) => path.includes(`/${name}.ts`));

const rank = ({ path }) => {
  const place = placeOf(path);
  return place < 0 ? long.length : place;
};

/** Starts the slowest files first. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((left, right) => rank(left) - rank(right));
  }
};

module.exports.isLong = (path) => placeOf(path) >= 0;
