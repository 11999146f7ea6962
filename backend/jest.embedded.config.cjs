/**
 * The specs whose outcome can differ between the embedded engine and a server: the database itself, queries that the engines may
 * plan or lock differently, and the life of a process that holds its own database. Everything else is the same code above the
 * data source. A new query with a lock, a constraint or an aggregate belongs to one of these files, or its file belongs here.
 */
const dependOnTheEngine = [
  'database/database',
  'database/data-folder-lock',
  'server-process',
  'hostile-requests',
  'owned-by-others',
  'auth/auth',
  'backups/backups',
  'grocery-lists/grocery-lists',
  'idempotency/idempotency',
  'imports/import-jobs',
  'mail/mail',
  'meal-planner/meal-planner',
  'menus/menus',
  'recipe-search/recipe-index-feed',
  'recipes/recipes',
];

/** `npm test` leaves the others to `npm test -- all`: its journeys run on the embedded engine, too. */
const ofEachRun = ['database/data-folder-lock'];
const chosen = process.env.LEFT_OUT_TESTS ? ofEachRun : dependOnTheEngine;

/** The same specs without the server of TEST_DATABASE_URL. */
module.exports = {
  ...require('./jest.config.cjs'),
  rootDir: __dirname,
  displayName: 'embedded database',
  testRegex: chosen.map((name) => `/${name}\\.db\\.spec\\.ts$`),
  setupFiles: [require.resolve('@larder/build/jest/no-database-server')],
};
