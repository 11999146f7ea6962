import type { DataSource } from 'typeorm';

/** Names of a table and its columns, written by us and never by a person. */
export interface JobTable {
  table: string;
  /** The column that says when a row is due; null if it never is. */
  dueAt: string;
  /** The condition that makes a row a job; unset: every row is one. */
  open?: string;
  /** Assignments made with each claim, such as counting the attempt. */
  onClaim?: string;
  /** What a claim returns. */
  returning: string;
}

/**
 * Work for whichever instance comes first, kept in the table of the rows that it concerns. A claim moves the due time
 * to the moment at which others may take over, so instances skip each other's claims.
 */
export class JobQueue<Job> {
  constructor(
    private readonly dataSource: Pick<DataSource, 'query'>,
    private readonly jobs: JobTable,
  ) {}

  /** Claims up to `most` due jobs, those due longest first, for the caller alone until `until`. */
  async claim(now: Date, until: Date, most: number): Promise<Job[]> {
    const { table, dueAt, onClaim, returning } = this.jobs;
    const [rows] = await this.dataSource.query<[Job[], number]>(
      `UPDATE ${table} SET ${onClaim ? `${onClaim}, ` : ''}${dueAt} = $2
       WHERE id IN (
         SELECT id FROM ${table} WHERE ${this.open} AND ${dueAt} <= $1
         ORDER BY ${dueAt}, id LIMIT $3 FOR UPDATE SKIP LOCKED
       )
       RETURNING ${returning}`,
      [now, until, most],
    );
    return rows;
  }

  async postpone(ids: readonly string[], until: Date): Promise<void> {
    const { table, dueAt } = this.jobs;
    await this.dataSource.query(`UPDATE ${table} SET ${dueAt} = $2 WHERE id = ANY($1)`, [
      ids,
      until,
    ]);
  }

  /** When the next job is due, claimed or not. */
  async nextDue(): Promise<Date | undefined> {
    const { table, dueAt } = this.jobs;
    const [next] = await this.dataSource.query<{ due: Date }[]>(
      `SELECT ${dueAt} AS due FROM ${table} WHERE ${this.open} AND ${dueAt} IS NOT NULL
       ORDER BY ${dueAt} LIMIT 1`,
    );
    return next?.due;
  }

  private get open(): string {
    return this.jobs.open ?? 'true';
  }
}
