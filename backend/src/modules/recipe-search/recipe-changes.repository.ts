import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The transaction before which a reader has seen every change. */
export type FeedPosition = bigint;

export interface RecipeChanges {
  /** What the identity of the database begins with. */
  readonly feedId: string;
  /** Where to read from the next time. */
  readonly position: FeedPosition;
  /** Changes that a reader needs may have been pruned. */
  readonly trimmed: boolean;
  readonly changes: readonly NotedChange[];
}

export interface NotedChange {
  readonly id: string;
  readonly transaction: FeedPosition;
  readonly recipeIds: readonly number[];
}

interface ChangeRow {
  readonly feed_id: string;
  readonly position: string;
  readonly trimmed: boolean;
  readonly id: string | null;
  readonly transaction_id: string;
  readonly recipe_ids: number[];
}

const horizon = 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint';

/**
 * Recipe changes in transaction order. A transaction becomes visible when it commits, possibly long after a later one. So a reader
 * takes everything it can see, but advances only up to the oldest running transaction, and remembers what it has seen beyond it:
 * nothing is missed and nothing waits.
 */
@Injectable()
export class RecipeChangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Distinguishes this database from any other, and from its own state before a restore from backup. */
  async databaseIdentity(): Promise<string> {
    const [row] = await this.dataSource.query<{ identity: string }[]>(
      `SELECT concat_ws(' ', feed.id, system.system_identifier, checkpoint.timeline_id, database.oid) AS identity
         FROM recipe_feeds AS feed, pg_control_system() AS system, pg_control_checkpoint() AS checkpoint,
              pg_database AS database WHERE database.datname = current_database()`,
    );
    return row?.identity ?? '';
  }

  /** Every change before this is visible to anyone who reads from now on. */
  async currentPosition(): Promise<FeedPosition> {
    const [row] = await this.dataSource.query<{ position: string }[]>(
      `SELECT ${horizon} AS position`,
    );
    return BigInt(row?.position ?? 0);
  }

  /** Up to `limit` changes of transactions from `position` on, except those in `seen`. */
  async since(
    position: FeedPosition,
    seen: readonly string[],
    limit: number,
  ): Promise<RecipeChanges> {
    // One statement, because the pruned position, the changes and the running transactions must come from one database
    // snapshot.
    const rows = await this.dataSource.query<ChangeRow[]>(
      `SELECT feed_id, ${horizon} AS position, trimmed_through >= $1 AS trimmed, id, transaction_id, recipe_ids
         FROM (SELECT id AS feed_id, trimmed_through FROM recipe_feeds) AS feed
         LEFT JOIN (SELECT id, transaction_id, recipe_ids FROM recipe_changes
                     WHERE transaction_id >= $1 AND id <> ALL ($2::bigint[]) LIMIT $3) AS change ON true`,
      [position.toString(), seen, limit],
    );
    return {
      feedId: rows[0]?.feed_id ?? '',
      position: BigInt(rows[0]?.position ?? 0),
      trimmed: rows[0]?.trimmed ?? true,
      changes: rows.flatMap(({ id, transaction_id, recipe_ids }) =>
        id === null ? [] : { id, transaction: BigInt(transaction_id), recipeIds: recipe_ids },
      ),
    };
  }

  /** Followers find that what they know belongs to another database, and read everything again. */
  async startAnew(): Promise<void> {
    await this.dataSource.query('UPDATE recipe_feeds SET id = gen_random_uuid()');
    await this.dataSource.query(`SELECT pg_notify('recipes_changed', '')`);
  }

  /** Deletes changes older than this many days; anyone who still needs them notices through `since`. */
  async trim(days: number): Promise<void> {
    await this.dataSource.query(
      `WITH gone AS (
         DELETE FROM recipe_changes
          WHERE created_at < now() - make_interval(days => $1) AND transaction_id < ${horizon}
         RETURNING transaction_id
       )
       UPDATE recipe_feeds SET trimmed_through = greatest(trimmed_through, last.transaction_id)
         FROM (SELECT max(transaction_id) AS transaction_id FROM gone) AS last
        WHERE last.transaction_id IS NOT NULL`,
      [days],
    );
  }
}
