import { rename, rm, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { copy } from '@larder/copy';
import { DataSource } from 'typeorm';
import { AdminError } from '../../common/admin-commands.js';
import { writeZip, type ZipWriter } from '../../common/zip/zip-writer.js';
import { Configuration } from '../../config/configuration.js';
import { keysOf } from '../pictures/domain/picture-address.js';
import { PictureFiles } from '../pictures/picture-files.port.js';
import { sha256Of } from './backup-hash.js';
import {
  type BackupManifest,
  backupVersion,
  manifestFile,
  pictureFile,
  pictureListFile,
  tableFile,
} from './backup-manifest.js';
import { onConnection, StoredTables } from './stored-tables.js';
import { TableCopy } from './table-copy.js';

export interface WrittenBackup {
  path: string;
  bytes: number;
  rows: number;
  pictures: number;
}

interface DatabaseContent {
  database: Pick<BackupManifest, 'migrations' | 'tables' | 'identities'>;
  pictureIds: readonly string[];
}

/** Writes everything that an instance keeps for people into one file: the database as of one moment, and the photographs. */
@Injectable()
export class BackupWriter {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly configuration: Configuration,
    private readonly pictures: PictureFiles,
  ) {}

  /** The file appears when it is complete. One that is there already is kept. */
  async write(path: string): Promise<WrittenBackup> {
    if (await stat(path).catch(() => undefined)) {
      throw new AdminError(copy.admin.backupExists(path));
    }
    const draft = `${path}.partial`;
    const createdAt = new Date();
    let manifest: BackupManifest | undefined;
    try {
      await writeZip(draft, createdAt, async (zip) => {
        const { database, pictureIds } = await this.addTables(zip);
        const pictures = await this.addPictures(zip, pictureIds);
        manifest = {
          format: 'larder-backup',
          version: backupVersion,
          createdAt: createdAt.toISOString(),
          ...database,
          pictures,
        };
        await zip.add(manifestFile, JSON.stringify(manifest, null, 2));
      });
      await rename(draft, path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') throw new AdminError(copy.admin.backupRunning(draft));
      await rm(draft, { force: true });
      throw code === 'ENOENT' || code === 'EACCES' || code === 'ENOSPC'
        ? new AdminError(copy.admin.backupNotWritten(path, code))
        : error;
    }
    const { tables = [], pictures } = manifest ?? {};
    const { size: bytes } = await stat(path);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { path, bytes, rows, pictures: pictures?.count ?? 0 };
  }

  private addTables(zip: ZipWriter): Promise<DatabaseContent> {
    return onConnection(this.dataSource, (client) => {
      const stored = new StoredTables(client, this.configuration.database.url === undefined);
      return stored.reading(async () => {
        const tables: BackupManifest['tables'] = [];
        for (const table of await stored.list()) {
          const { name, columns } = table;
          const copied = new TableCopy();
          await zip.add(tableFile(name), copied.pass(stored.read(table)), { large: true });
          tables.push({ name, columns: [...columns], ...copied.said });
        }
        const { rows: applied } = await client.query<{ name: string }>(
          'SELECT name FROM migrations ORDER BY id',
        );
        const { rows: pictures } = await client.query<{ id: string }>(
          'SELECT id FROM pictures ORDER BY id',
        );
        return {
          database: {
            migrations: applied.map(({ name }) => name),
            tables,
            identities: await stored.identities(),
          },
          pictureIds: pictures.map(({ id }) => id),
        };
      });
    });
  }

  /** Files never change. One that has gone since belongs to a picture that nothing uses any more, or that was deleted. */
  private async addPictures(
    zip: ZipWriter,
    ids: readonly string[],
  ): Promise<BackupManifest['pictures']> {
    const found = { count: 0, bytes: 0, missing: 0 };
    const list: string[] = [];
    for (const id of ids) {
      for (const key of keysOf(id).values()) {
        const content = await this.pictures.get(key);
        if (!content) {
          found.missing += 1;
          continue;
        }
        found.count += 1;
        found.bytes += content.length;
        list.push(`${sha256Of(content)}  ${pictureFile(key)}\n`);
        await zip.add(pictureFile(key), content, { compress: false });
      }
    }
    const listed = list.join('');
    await zip.add(pictureListFile, listed);
    return { ...found, sha256: sha256Of(listed) };
  }
}
