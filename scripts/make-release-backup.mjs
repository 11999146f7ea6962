// `node scripts/make-release-backup.mjs 1.1.0`: writes the backup of a small instance with the current schema to
// backend/fixtures/backups/1.1.0.zip. Run it after the build of every release that changes the schema; a test restores
// all of these backups.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './workspace.mjs';

const [version] = process.argv.slice(2);
if (!/^[\w.-]+$/.test(version ?? '')) {
  console.error('Name the version: node scripts/make-release-backup.mjs 1.1.0');
  process.exit(1);
}

const built = (name) => import(join(repository, 'backend/dist', name));
const { createApp } = await built('app.js');
const { Configuration } = await built('config/configuration.js');
const { parseEnvironment } = await built('config/environment.js');
const { LedgerService } = await built('modules/payments/ledger/ledger.service.js');
const { BackupWriter } = await built('modules/backups/backup-writer.service.js');

const dataDir = mkdtempSync(join(tmpdir(), 'larder-release-'));
const environment = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
const app = await createApp(new Configuration(parseEnvironment(environment)), { search: false });
await app.init();
await app.getHttpAdapter().getInstance().ready();

async function call(method, path, payload, token) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await app.inject({ method, url: `/api${path}`, headers, payload });
  if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.body}`);
  return answer.json();
}

async function person(name) {
  const account = { email: `${name}@example.org`, password: `the password of ${name}` };
  await call('POST', '/auth/register', { username: name, ...account });
  const { token } = await call('POST', '/auth/login', account);
  const { id } = await call('GET', '/auth/user', undefined, token);
  return { id, token };
}

// backups.db.spec.ts looks for the rows below.
const { id, token } = await person('robin');
await person('sam');
await app.get(LedgerService, { strict: false }).grant(id, new Date('2036-01-01'));
const recipe = (title, ...ingredients) =>
  call('POST', '/recipes', { title, ingredients, steps: ['Cook it.'] }, token);
const soup = await recipe('Leek soup', 'For the soup:', '2 leeks', '1 1/2 cups cream');
const pie = await recipe('Apple pie', '3 apples');
const menuItems = [{ id: soup.id }, { id: pie.id }];
const menu = await call('POST', '/menus', { title: 'Sunday', menuItems }, token);
const event = {
  title: 'Sunday',
  start_date: '2026-05-01',
  color: 'green',
  linked_menu_id: menu.id,
};
await call('POST', '/meal-planner/calendar', event, token);
const groceries = { listName: 'Market', ingredients: ['2 leeks', 'cream'] };
await call('POST', '/grocery-lists', groceries, token);

const path = join(repository, 'backend/fixtures/backups', `${version}.zip`);
rmSync(path, { force: true });
const { rows } = await app.get(BackupWriter, { strict: false }).write(path);
await app.close();
rmSync(dataDir, { recursive: true });
console.log(`${path}: ${rows} rows`);
