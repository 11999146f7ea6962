import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copiedRows, copyLine, type TextRow } from './copy-text.js';

export interface StoredColumn {
  name: string;
  type: string;
}

export interface StoredTable {
  name: string;
  columns: readonly StoredColumn[];
  /** What its rows are sorted by, so that the same rows always make the same text. */
  order: string;
}

export interface Identity {
  table: string;
  column: string;
  /** The last number that was given out. */
  last: string;
}

const name = pg.escapeIdentifier;
const rowsAtOnce = 2_000;

/** Values as PostgreSQL writes them: one that was parsed and written again might look different. */
const asWritten = { getTypeParser: () => (value: string) => value } as pg.CustomTypesConfig;

/** The same value is the same text in every session. */
const plainText = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL statement_timeout = 0`;

/** Ordered by the primary key, or else by all columns; text by its bytes, because the order of words depends on the server. */
const tables = `
  SELECT class.relname AS name, columns.list AS columns, coalesce(key.list, columns.names) AS order
    FROM pg_class AS class,
         LATERAL (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) ORDER BY attnum) AS list,
                         string_agg(quote_ident(attname) || '::text COLLATE "C"', ', ' ORDER BY attnum) AS names
                    FROM pg_attribute
                   WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
         LATERAL (SELECT string_agg(quote_ident(attname) || CASE WHEN attcollation = 0 THEN '' ELSE ' COLLATE "C"' END, ', '
                                    ORDER BY array_position(indkey::int2[], attnum)) AS list
                    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
                   WHERE indrelid = class.oid AND indisprimary) AS key
   WHERE class.relkind = 'r' AND class.relnamespace = 'public'::regnamespace
   ORDER BY class.relname`;

const identities = `
  SELECT class.relname AS table, attname AS column,
         pg_sequence_last_value(pg_get_serial_sequence(quote_ident(class.relname), attname)::regclass)::text AS last
    FROM pg_attribute JOIN pg_class AS class ON class.oid = attrelid
   WHERE class.relnamespace = 'public'::regnamespace AND class.relkind = 'r' AND NOT attisdropped
     AND pg_get_serial_sequence(quote_ident(class.relname), attname) IS NOT NULL
   ORDER BY 1, 2`;

const foreignKeys = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`;

/** A connection of a pool, for `work` alone; one that it fails on is closed. */
export async function onConnection<Outcome>(
  dataSource: DataSource,
  work: (client: pg.PoolClient) => Promise<Outcome>,
): Promise<Outcome> {
  const client = await (dataSource.driver as unknown as { master: pg.Pool }).master.connect();
  let failure: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    throw (failure = error as Error);
  } finally {
    client.release(failure);
  }
}

/** The tables of a database, read and filled as COPY text in one transaction of one connection. */
export class StoredTables {
  constructor(
    private readonly client: pg.ClientBase,
    /** The embedded engine knows no COPY between programs; its rows are selected and inserted instead. */
    private readonly isEmbedded: boolean,
  ) {}

  /** Everything that `work` reads is of one moment. When it fails, the connection is of no use any more. */
  async reading<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    await this.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await this.run(plainText);
    const outcome = await work();
    await this.run('COMMIT');
    return outcome;
  }

  /**
   * Empties all tables, and lets `work` fill them in any order: foreign keys are dropped and added again, which checks them, and
   * triggers do not fire. Whatever fails, nothing is changed.
   */
  filling<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    return this.writing(async () => {
      const names = (await this.list()).map((table) => name(table.name));
      const keys = await this.rows<{ table: string; name: string; definition: string }>(
        foreignKeys,
      );
      for (const key of keys)
        await this.run(`ALTER TABLE ${key.table} DROP CONSTRAINT ${key.name}`);
      for (const table of names) await this.run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      await this.run(`TRUNCATE ${names.join(', ')}`);
      const outcome = await work();
      for (const table of names) await this.run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
      for (const key of keys) {
        await this.run(`ALTER TABLE ${key.table} ADD CONSTRAINT ${key.name} ${key.definition}`);
      }
      return outcome;
    });
  }

  list(): Promise<StoredTable[]> {
    return this.rows(tables);
  }

  async identities(): Promise<Identity[]> {
    const all = await this.rows<Identity & { last: string | null }>(identities);
    return all.filter(({ last }) => last !== null);
  }

  /** Goes on after the given numbers: one that was given out once never returns, not even after its row has gone. */
  async continueAfter(given: readonly Identity[]): Promise<void> {
    for (const { table, column, last } of given) {
      await this.client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [
        name(table),
        column,
        last,
      ]);
    }
  }

  read(table: StoredTable): Readable {
    const columns = table.columns.map((column) => name(column.name)).join(', ');
    const query = `SELECT ${columns} FROM ${name(table.name)} ORDER BY ${table.order}`;
    if (this.isEmbedded) return Readable.from(this.selected(query));
    return this.client.query(copyTo(`COPY (${query}) TO STDOUT`));
  }

  async fill(
    table: Pick<StoredTable, 'name' | 'columns'>,
    chunks: AsyncIterable<Buffer>,
  ): Promise<void> {
    const columns = table.columns.map((column) => name(column.name)).join(', ');
    if (!this.isEmbedded) {
      const target = this.client.query(
        copyFrom(`COPY ${name(table.name)} (${columns}) FROM STDIN`),
      );
      return pipeline(Readable.from(chunks), target);
    }
    const given = table.columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
    const names = table.columns.map((_, index) => `c${index}`).join(', ');
    const values = table.columns.map(({ type }, index) => `c${index}::${type}`).join(', ');
    const insert = `INSERT INTO ${name(table.name)} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${values} FROM unnest(${given}) AS given (${names})`;
    for await (const rows of copiedRows(chunks, rowsAtOnce)) {
      const parameters = table.columns.map((_, index) => rows.map((row) => row[index] ?? null));
      await this.client.query(insert, parameters);
    }
  }

  private async *selected(query: string): AsyncGenerator<Buffer> {
    await this.run(`DECLARE copied NO SCROLL CURSOR FOR ${query}`);
    for (;;) {
      const { rows } = await this.client.query<(string | null)[]>({
        text: `FETCH ${rowsAtOnce} FROM copied`,
        rowMode: 'array',
        types: asWritten,
      } as pg.QueryArrayConfig);
      if (rows.length === 0) break;
      yield Buffer.from((rows as unknown as TextRow[]).map(copyLine).join(''));
    }
    await this.run('CLOSE copied');
  }

  private async writing<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    await this.run('BEGIN');
    try {
      await this.run(plainText);
      const outcome = await work();
      await this.run('COMMIT');
      return outcome;
    } catch (error) {
      await this.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  private async run(statement: string): Promise<void> {
    await this.client.query(statement);
  }

  private async rows<Row extends object>(query: string): Promise<Row[]> {
    return (await this.client.query<Row>(query)).rows;
  }
}
