import { z } from 'zod';

/** What a backup file holds besides its tables and pictures; written last, when all of it is known. */
export const manifestFile = 'backup.json';
/** A line for each picture, as `sha256sum --check` reads it. */
export const pictureListFile = 'pictures.sha256';
export const tableFile = (name: string): string => `tables/${name}.copy`;
export const pictureFile = (key: string): string => `pictures/${key}`;

/** Raised when a program that reads backups has to be another one. */
export const backupVersion = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const column = z.object({ name: z.string(), type: z.string() });

const tableManifest = z.object({
  name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
  columns: z.array(column).min(1),
  rows: count,
  sha256,
});

export const backupManifest = z.object({
  format: z.literal('larder-backup'),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** The schema: the migrations that had been applied, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableManifest),
  /** The last number that each identity column has given out. */
  identities: z.array(
    z.object({ table: z.string(), column: z.string(), last: z.string().regex(/^\d+$/) }),
  ),
  pictures: z.object({
    count,
    bytes: count,
    /** Whose files had gone although their rows were there. */
    missing: count,
    sha256,
  }),
});

export type TableManifest = z.infer<typeof tableManifest>;
export type BackupManifest = z.infer<typeof backupManifest>;
