import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RecipeImport } from '../entities/recipe-import.entity.js';

/** The counters of an import's progress. */
export interface ImportProgress {
  readonly bytes: number;
  readonly lines: number;
  readonly imported: number;
  readonly rejected: number;
  readonly rejectBytes: number;
}

@Injectable()
export class RecipeImportRepository {
  constructor(private readonly dataSource: DataSource) {}

  async progressOf(fingerprint: string): Promise<ImportProgress> {
    const found = await this.dataSource.manager.findOneBy(RecipeImport, { fingerprint });
    return {
      bytes: Number(found?.bytes ?? 0),
      lines: found?.lines ?? 0,
      imported: found?.imported ?? 0,
      rejected: found?.rejected ?? 0,
      rejectBytes: Number(found?.rejectBytes ?? 0),
    };
  }

  /** False if someone else has moved on from `before`. */
  async advance(
    fingerprint: string,
    before: ImportProgress,
    after: ImportProgress,
    manager: EntityManager,
  ): Promise<boolean> {
    const moved = (await manager.query(
      `INSERT INTO recipe_imports (fingerprint, bytes, lines, imported, rejected, reject_bytes)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (fingerprint) DO UPDATE SET bytes = excluded.bytes, lines = excluded.lines,
         imported = excluded.imported, rejected = excluded.rejected,
         reject_bytes = excluded.reject_bytes, updated_at = now()
       WHERE recipe_imports.bytes = $7
       RETURNING fingerprint`,
      [
        ...[fingerprint, after.bytes, after.lines, after.imported, after.rejected],
        ...[after.rejectBytes, before.bytes],
      ],
    )) as unknown[];
    return moved.length > 0;
  }

  /** Deletes the progress, and updates the database's statistics after the growth, so that it plans well. */
  async finish(fingerprint: string): Promise<void> {
    await this.dataSource.manager.delete(RecipeImport, { fingerprint });
    await this.dataSource.query('ANALYZE recipes, recipe_ingredients');
  }
}
