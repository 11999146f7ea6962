// How long a backup and a restore of many recipes take, and whether every count and hash is the same afterwards. Run
// after `npm run build` with DATABASE_URL naming a PostgreSQL server on which databases can be created; otherwise on
// the embedded engine.
//   --size 100000     sets the number of recipes
//   --pictures 1000   sets the number of photographs; what is in them does not matter to a backup, so they are noise
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { allIngredients } from '@larder/culinary';
import pg from 'pg';
import { DataSource } from 'typeorm';

function option(name, usual) {
  const given = process.argv.indexOf(name);
  return given === -1 ? usual : Number(process.argv[given + 1]);
}
const size = option('--size', 100_000);
const pictureCount = option('--pictures', 1_000);
/** The size of phones' photographs in the widths that are kept. */
const pictureBytes = { 480: 40_000, 1280: 250_000 };
const batch = 500;
const perHousehold = 5_000;
const hashFile = 'pictures.sha256';
/** What a restore changes on purpose. */
const ofTheProgram = ['audit_entries', 'recipe_changes', 'recipe_feeds'];

const built = new URL('../backend/dist/', import.meta.url);
const load = (name) => import(new URL(name, built));
const { createApp } = await load('app.js');
const { Configuration } = await load('config/configuration.js');
const { parseEnvironment } = await load('config/environment.js');
const { BackupWriter } = await load('modules/backups/backup-writer.service.js');
const { restoreBackup } = await load('modules/backups/restore-backup.js');
const { keysOf } = await load('modules/pictures/domain/picture-address.js');
const { PictureFiles, pictureType } = await load('modules/pictures/picture-files.port.js');
const { PicturesRepository } = await load('modules/pictures/pictures.repository.js');
const { RecipeWriter } = await load('modules/recipes/recipe-writer.service.js');
const { UsersService } = await load('modules/users/users.service.js');
const { ZipReader } = await load('common/zip/zip-reader.js');

const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
const server = process.env.DATABASE_URL;
const names = ['from', 'to'].map((name) => `larder_bench_${name}_${process.pid}`);

async function onServer(statement) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function configurationOf(name) {
  const address = server && new URL(server);
  if (address) {
    await onServer(`CREATE DATABASE ${name}`);
    address.pathname = `/${name}`;
  }
  const environment = { DATA_DIR: join(folder, name), RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  const database = address ? { DATABASE_URL: address.href } : {};
  return new Configuration(parseEnvironment({ ...environment, ...database }));
}

// A deterministic sequence, so that two runs measure the same.
let state = 20_261_123;
function random() {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return state / 4_294_967_296;
}
const foods = allIngredients().map(({ name }) => name);
const pick = () => foods[Math.floor(foods.length * random() ** 2)];

function draft(owner, n, pictureId = null) {
  const used = Array.from({ length: 8 + Math.floor(6 * random()) }, pick);
  return {
    ...{ source: 'own', sourceKey: `${owner.householdId}/${n}`, title: `${pick()} stew ${n}` },
    ...{ description: '', image: null, types: [], cuisine: null, servings: 4, readyInMinutes: 30 },
    ingredients: used.map((name) => `${1 + Math.floor(9 * random())} cups ${name}`),
    steps: used.map((name) => `Stir in the ${name} and wait for ${n % 50} minutes.`),
    ...{ popularity: 0, sourceName: null, sourceUrl: null, owner, pictureId },
  };
}

async function addPicture(app, { householdId, authorId }) {
  const id = randomUUID();
  const files = app.get(PictureFiles, { strict: false });
  for (const [width, key] of keysOf(id))
    await files.put(key, randomBytes(pictureBytes[width]), pictureType);
  const sha256 = createHash('sha256').update(id).digest('hex');
  const size = { width: 1_280, height: 960, bytes: pictureBytes[480] + pictureBytes[1280] };
  const { manager } = app.get(DataSource);
  // Until then nothing counts it as unused.
  const inADay = new Date(Date.now() + 86_400_000);
  const picture = { id, householdId, userId: authorId, sha256, ...size, checkAt: inADay };
  await app.get(PicturesRepository, { strict: false }).add(picture, manager);
  return id;
}

async function fill(app) {
  const users = app.get(UsersService, { strict: false });
  const writer = app.get(RecipeWriter, { strict: false });
  let owner;
  for (let at = 0; at < size; at += batch) {
    if (at % perHousehold === 0) {
      const email = `cook-${at}@example.org`;
      await app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { username: `cook-${at}`, email, password: 'correct horse' },
      });
      const { id, householdId } = await users.findByEmail(email);
      owner = { householdId, authorId: id };
    }
    const count = Math.min(batch, size - at);
    const drafts = [];
    for (let n = at; n < at + count; n += 1) {
      drafts.push(draft(owner, n, n < pictureCount ? await addPicture(app, owner) : null));
    }
    await writer.write(drafts);
  }
}

async function measured(what, work) {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const outcome = await work();
  const { user, system } = process.cpuUsage(before);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const cpu = ((user + system) / 1e6).toFixed(1);
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  console.log(`${what.padEnd(10)} ${seconds.padStart(8)} s ${cpu.padStart(8)} s CPU ${memory} MB`);
  return outcome;
}

/** With the hashes of the photographs, in order. */
async function manifestOf(path) {
  const zip = await ZipReader.open(path, { entries: 1_000_000, bytes: 2 ** 40 });
  const manifest = JSON.parse(await zip.readAll('backup.json', 2 ** 26));
  const hashes = zip.has(hashFile) ? String(await zip.readAll(hashFile, 2 ** 28)) : '';
  zip.close();
  return { ...manifest, pictures: hashes.split('\n').filter(Boolean).sort() };
}

async function withApp(configuration, work) {
  const app = await createApp(configuration, { search: false });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  await work(app, app.get(BackupWriter, { strict: false }));
  await app.close();
}

const [first, second] = ['one.zip', 'two.zip'].map((name) => join(folder, name));
console.log(
  `${size} recipes, ${pictureCount} photographs, on ${server ? 'a server' : 'the embedded engine'}`,
);
await withApp(await configurationOf(names[0]), async (app, writer) => {
  await measured('fill', () => fill(app));
  const { rows, bytes } = await measured('backup', () => writer.write(first));
  console.log(`${rows} rows in ${Math.round(bytes / 1e6)} MB`);
});
const target = await configurationOf(names[1]);
await measured('restore', () => restoreBackup(first, target, { actor: 'bench' }));
await withApp(target, (_app, writer) => writer.write(second));

const [before, after] = [await manifestOf(first), await manifestOf(second)];
const stored = (manifest) =>
  manifest.tables
    .filter(({ name }) => !ofTheProgram.includes(name))
    .map((table) => JSON.stringify(table));
const differing = stored(before).filter((table, index) => table !== stored(after)[index]);
for (const table of differing) console.log(`differs: ${table.slice(0, 200)}`);
console.log(`${stored(before).length} tables compared, ${differing.length} differ`);
const arePicturesSame = before.pictures.join() === after.pictures.join();
console.log(
  `${before.pictures.length} files of photographs compared, ${arePicturesSame ? 'all the same' : 'they differ'}`,
);
if (server) for (const name of names) await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
rmSync(folder, { recursive: true, force: true });
process.exit(differing.length === 0 && arePicturesSame ? 0 : 1);
