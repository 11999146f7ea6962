import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { createApp } from '../../app.js';
import { Configuration } from '../../config/configuration.js';
import { repositoryRoot } from '../../config/repository-root.js';
import { testConfiguration } from '../../config/testing.js';
import { ZipReader } from '../../common/zip/zip-reader.js';
import { writeZip } from '../../common/zip/zip-writer.js';
import { migrations } from '../../database/migrations.js';
import { freshDatabase, type TestDatabase } from '../../database/testing.js';
import { type Person, TestApp } from '../../testing.js';
import { type BackupManifest, manifestFile, tableFile } from './backup-manifest.js';
import { BackupWriter } from './backup-writer.service.js';
import { lastNight, NightlyBackups } from './nightly-backups.service.js';
import { restoreBackup, type RestoredBackup } from './restore-backup.js';
import { StoredTables } from './stored-tables.js';

jest.setTimeout(120_000);

const limits = { entries: 10_000, bytes: 2 ** 30 };
const onServer = process.env.TEST_DATABASE_URL !== undefined;
/** What a start or a restore changes by itself. */
const ofTheProgram = ['audit_entries', 'recipe_changes', 'recipe_feeds'];
const fixtures = join(repositoryRoot, 'backend/fixtures/backups');

async function manifestOf(path: string): Promise<BackupManifest> {
  const zip = await ZipReader.open(path, limits);
  const text = await zip.readAll(manifestFile, 2 ** 24);
  zip.close();
  return JSON.parse(text.toString()) as BackupManifest;
}

const savedIn = ({ tables }: BackupManifest) =>
  tables.filter(({ name }) => !ofTheProgram.includes(name));

/** A copy of a backup with other content. */
async function changed(
  path: string,
  change: (name: string, content: Buffer) => Buffer | null,
): Promise<string> {
  const target = `${path}.changed`;
  rmSync(target, { force: true });
  const zip = await ZipReader.open(path, limits);
  await writeZip(target, new Date(), async (copy) => {
    for (const name of [...zip.names]) {
      const content = change(name, await zip.readAll(name, 2 ** 28));
      if (content) await copy.add(name, content);
    }
  });
  zip.close();
  return target;
}

describe('backups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-backups-'));
  const backup = join(folder, 'one.zip');
  let api: TestApp;
  let cook: Person;
  let recipe: { id: number; title: string };
  let picture: string;

  beforeAll(async () => {
    api = await TestApp.start(
      { BACKUP_DIR: join(folder, 'nightly'), BACKUP_KEEP: '2' },
      { search: false },
    );
    cook = await api.person({ subscribed: true });
    const photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#a52' } })
      .png()
      .toBuffer();
    const { token } = cook;
    const added = await api.upload('/api/pictures', photo, { token, name: 'a.png' });
    picture = added.body.url;
    const title = 'Soup\twith tabs \\N and \\ slashes';
    const body = {
      title,
      ingredients: ['Dough:', '1 1/2 cups flour'],
      steps: ['Cook.'],
      pictureId: added.body.id,
    };
    recipe = (await api.call('POST', '/api/recipes', { token, body })).body;
    await api.call('POST', '/api/menus', {
      token,
      body: { title: 'Lunch', menuItems: [{ id: recipe.id }] },
    });
    await api.call('POST', '/api/grocery-lists', {
      token,
      body: { listName: 'Shop', ingredients: ['2 eggs', 'a\tb'] },
    });
    await api.app.get(BackupWriter, { strict: false }).write(backup);
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  /** A restore into a database of its own, which `look` may look at afterwards. */
  async function restoring<Outcome>(
    path: string,
    look: (restore: () => Promise<RestoredBackup>, target: Target) => Promise<Outcome>,
  ): Promise<Outcome> {
    const database: TestDatabase = await freshDatabase();
    const configuration = testConfiguration(database.url ? { DATABASE_URL: database.url } : {});
    await database.open();
    const stays = { options: database.options, open: nothing, close: nothing };
    const target = { configuration, source: stays };
    try {
      return await look(
        () => restoreBackup(path, configuration, { source: stays, actor: 'op' }),
        target,
      );
    } finally {
      await database.close();
      rmSync(configuration.dataDir, { recursive: true, force: true });
    }
  }

  async function query<Row>({ source }: Target, statement: string): Promise<Row[]> {
    const dataSource = await new DataSource(source.options).initialize();
    try {
      return await dataSource.query(statement);
    } finally {
      await dataSource.destroy();
    }
  }

  const tablesIn = (target: Target) =>
    query(
      target,
      `SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );

  it('[BACKUP-1][BACKUP-3] put everything back as it was, photographs too, and the app goes on', async () => {
    await restoring(backup, async (restore, { configuration, source }) => {
      expect(await restore()).toMatchObject({ pictures: 2, migrated: 0 });
      const app: NestFastifyApplication = await createApp(configuration, {
        database: source,
        search: false,
      });
      await app.init();
      try {
        const { email, password } = cook;
        const call = async (
          method: 'GET' | 'POST',
          url: string,
          token?: string,
          payload?: object,
        ) =>
          app.inject({
            method,
            url,
            payload,
            headers: token ? { authorization: `Bearer ${token}` } : {},
          });
        const { token } = (
          await call('POST', '/api/auth/login', undefined, { email, password })
        ).json();
        const again = (await call('GET', `/api/recipes/${recipe.id}`, token)).json();
        const before = (await api.call('GET', `/api/recipes/${recipe.id}`, cook)).body;
        expect(again).toEqual({ ...before, image: expect.any(String) });
        const shown = await app.inject(again.image);
        expect(shown.rawPayload).toEqual((await api.app.inject(picture)).rawPayload);

        const second = join(folder, 'second.zip');
        await app.get(BackupWriter, { strict: false }).write(second);
        const manifest = await manifestOf(backup);
        const repeated = await manifestOf(second);
        const changing = ['sessions', 'passkey_challenges'];
        const kept = (all: BackupManifest) =>
          savedIn(all).filter(({ name }) => !changing.includes(name));
        expect(kept(repeated)).toEqual(kept(manifest));
        expect(repeated.pictures).toEqual(manifest.pictures);

        // No number is given out again.
        const added = await call('POST', '/api/recipes', token, {
          title: 'New',
          ingredients: ['1 egg'],
          steps: [],
        });
        expect(added.json().id).toBeGreaterThan(recipe.id);
        expect(
          (await call('DELETE' as 'POST', `/api/recipes/${recipe.id}`, token)).statusCode,
        ).toBe(204);
      } finally {
        await app.close();
      }
    });
  });

  it('[BACKUP-2] tell readers of recipes that what they know is of another time', async () => {
    const feed = 'SELECT id, trimmed_through FROM recipe_feeds';
    const [before] = await api.app.get(DataSource).query(feed);
    await restoring(backup, async (restore, target) => {
      await restore();
      const [after] = await query<{ id: string; trimmed_through: string }>(target, feed);
      expect(after?.id).not.toBe(before.id);
      expect(after?.trimmed_through).toBe('0');
    });
  });

  // The embedded engine has a single connection, and whoever saves meanwhile waits for it.
  if (onServer) {
    it('[BACKUP-1] are of one moment, whatever is saved meanwhile', async () => {
      const path = join(folder, 'moment.zip');
      const { list } = StoredTables.prototype;
      const first = jest
        .spyOn(StoredTables.prototype, 'list')
        .mockImplementationOnce(async function (this: StoredTables) {
          const tables = await list.call(this);
          const body = { title: 'Too late', menuItems: [{ id: recipe.id }] };
          await api.call('POST', '/api/menus', { token: cook.token, body });
          return tables;
        });
      await api.app.get(BackupWriter, { strict: false }).write(path);
      expect(first).toHaveBeenCalled();
      first.mockRestore();
      const menus = (manifest: BackupManifest) =>
        manifest.tables.find(({ name }) => name === 'menus');
      expect(menus(await manifestOf(path))).toEqual(menus(await manifestOf(backup)));
      const saved = (await api.call('GET', '/api/menus', cook)).body.menus;
      expect(saved.map(({ title }: { title: string }) => title)).toContain('Too late');
    });
  }

  it('[BACKUP-4] are not restored over anything', async () => {
    await restoring(backup, async (restore, target) => {
      await query(target, `INSERT INTO households (id) VALUES (gen_random_uuid())`);
      await expect(restore()).rejects.toThrow('the database is not empty (households)');
      expect(await query(target, 'SELECT FROM households')).toHaveLength(1);
    });
  });

  it('[BACKUP-5] are refused when they are foreign, newer or damaged, and leave the database empty', async () => {
    const foreign = join(folder, 'foreign.zip');
    writeFileSync(foreign, 'Not a zip at all.');
    const cut = join(folder, 'cut.zip');
    copyFileSync(backup, cut);
    writeFileSync(cut, readFileSync(backup).subarray(0, 2_000));
    const withManifest =
      (change: (manifest: BackupManifest) => object) => (name: string, content: Buffer) =>
        name === manifestFile
          ? Buffer.from(JSON.stringify(change(JSON.parse(String(content)))))
          : content;
    const cases: [path: string, sentence: string][] = [
      [foreign, 'is not a Larder backup'],
      [cut, 'is not a Larder backup'],
      [join(folder, 'nowhere.zip'), 'does not exist'],
    ];
    const newer = withManifest((manifest) => ({
      ...manifest,
      migrations: [...manifest.migrations, 'InventTeleport2000000000000'],
    }));
    const changes: [change: Parameters<typeof changed>[1], sentence: string][] = [
      [newer, 'was made by a newer version'],
      [withManifest((manifest) => ({ ...manifest, version: 99 })), 'was made by a newer version'],
      [withManifest((manifest) => ({ ...manifest, format: 'other' })), 'is not a Larder backup'],
      [(name, content) => (name === tableFile('menus') ? null : content), 'is damaged'],
      [
        (name, content) =>
          name === tableFile('users')
            ? Buffer.from(String(content).replace('cook', 'kook'))
            : content,
        'tables/users.copy is damaged',
      ],
      [(name, content) => (name.endsWith('480.webp') ? Buffer.from('x') : content), 'is damaged'],
    ];
    await restoring(backup, async (_, target) => {
      const { configuration, source } = target;
      const restore = (path: string) => restoreBackup(path, configuration, { source, actor: 'op' });
      for (const [path, sentence] of cases) await expect(restore(path)).rejects.toThrow(sentence);
      for (const [change, sentence] of changes) {
        await expect(restore(await changed(backup, change))).rejects.toThrow(sentence);
      }
      expect(await tablesIn(target)).toEqual([]);
      expect(readdirSync(configuration.dataDir, { recursive: true }).join()).not.toContain('.webp');
    });
  });

  it.each(readdirSync(fixtures))(
    '[BACKUP-6] of the release %s are restored and migrated',
    async (name) => {
      const path = join(fixtures, name);
      const { migrations: applied } = await manifestOf(path);
      await restoring(path, async (restore, target) => {
        expect((await restore()).migrated).toBe(migrations.length - applied.length);
        const [saved] = await query(
          target,
          `SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM menu_items) AS dishes,
                (SELECT title FROM recipes WHERE household_id IS NOT NULL ORDER BY id LIMIT 1) AS recipe,
                (SELECT count(*)::int FROM calendar_events) AS events, (SELECT count(*)::int FROM grocery_lists) AS lists`,
        );
        expect(saved).toEqual({ users: 2, dishes: 2, recipe: 'Leek soup', events: 1, lists: 1 });
      });
    },
  );

  it('[BACKUP-6] have an example of every released schema', () => {
    const changelog = readFileSync(join(repositoryRoot, 'backend/CHANGELOG.md'), 'utf8');
    const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(
      ([, version]) => `${version}.zip`,
    );
    expect(released.length).toBeGreaterThan(0);
    expect(readdirSync(fixtures)).toEqual(expect.arrayContaining(released));
  });

  it('[BACKUP-7] are made every night, and only the newest are kept', async () => {
    const nightly = api.app.get(NightlyBackups, { strict: false });
    const { folder: place = '' } = api.app.get(Configuration).backups;
    const at = (day: number, hour: number) => new Date(2026, 4, day, hour, 30);
    expect(lastNight(at(2, 2)).getDate()).toBe(1);
    expect(lastNight(at(2, 4)).getDate()).toBe(2);
    await nightly.backUp(at(1, 4));
    await nightly.backUp(at(2, 2));
    expect(readdirSync(place)).toEqual(['larder-2026-05-01.zip']);
    writeFileSync(join(place, 'mine.zip'), '');
    await nightly.backUp(at(2, 4));
    await nightly.backUp(at(3, 23));
    expect(readdirSync(place).sort()).toEqual([
      'larder-2026-05-02.zip',
      'larder-2026-05-03.zip',
      'mine.zip',
    ]);
    expect((await manifestOf(join(place, 'larder-2026-05-03.zip'))).tables.length).toBeGreaterThan(
      20,
    );
  });

  it('never replace a file', async () => {
    const writer = api.app.get(BackupWriter, { strict: false });
    await expect(writer.write(backup)).rejects.toThrow('already exists');
    await expect(writer.write(join(folder, 'no/such/place.zip'))).rejects.toThrow(
      'could not be written',
    );
  });
});

interface Target {
  configuration: Configuration;
  source: {
    options: TestDatabase['options'];
    open: () => Promise<void>;
    close: () => Promise<void>;
  };
}

const nothing = (): Promise<void> => Promise.resolve();
