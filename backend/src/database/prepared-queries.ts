import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource, QueryFailedError } from 'typeorm';

/** A query that each connection parses and plans once. */
export interface PreparedQuery {
  readonly name: string;
  readonly text: string;
}

export const prepared = (text: string): PreparedQuery => ({
  name: createHash('sha256').update(text).digest('base64url').slice(0, 22),
  text,
});

/** Whatever runs prepared queries. */
export interface Querying {
  rows<Row extends object>(query: PreparedQuery, values: readonly unknown[]): Promise<Row[]>;
}

/** Plain rows for the calls that are made often: building entities would take longer than the query. */
@Injectable()
export class PreparedQueries implements Querying {
  constructor(private readonly dataSource: DataSource) {}

  rows<Row extends object>(query: PreparedQuery, values: readonly unknown[]): Promise<Row[]> {
    return rowsFrom<Row>(this.pool, query, values);
  }

  /** Everything that `work` does, or nothing where it fails. */
  async inTransaction<Outcome>(work: (queries: Querying) => Promise<Outcome>): Promise<Outcome> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const outcome = await work({ rows: (query, values) => rowsFrom(client, query, values) });
      await client.query('COMMIT');
      return outcome;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** The primary's connections, which TypeORM uses as well. */
  private get pool(): pg.Pool {
    return (this.dataSource.driver as unknown as { master: pg.Pool }).master;
  }
}

async function rowsFrom<Row extends object>(
  connection: pg.Pool | pg.PoolClient,
  { name, text }: PreparedQuery,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await connection.query<Row>({ name, text, values: [...values] });
  return rows;
}

/** The name of the constraint that a query would have violated, or of the column that must not be null. */
export function violatedBy(error: unknown): string | undefined {
  const failure: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { constraint, column } = failure as { constraint?: string; column?: string };
  return constraint ?? column;
}
