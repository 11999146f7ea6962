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

/** Plain rows for frequent calls, for which building entities would take longer than the query. */
@Injectable()
export class PreparedQueries {
  constructor(private readonly dataSource: DataSource) {}

  async rows<Row extends object>(
    { name, text }: PreparedQuery,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ name, text, values: [...values] });
    return rows;
  }

  /** The primary's connections, which TypeORM uses as well. */
  private get pool(): pg.Pool {
    return (this.dataSource.driver as unknown as { master: pg.Pool }).master;
  }
}

/** The name of the constraint that a query would have violated, or of the column that must not be null. */
export function violatedBy(error: unknown): string | undefined {
  const failure: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { constraint, column } = failure as { constraint?: string; column?: string };
  return constraint ?? column;
}
