import type { ColumnMapping } from '@larder/recipe-reading';
import type { LibraryTable } from '@larder/recipe-reading/libraries';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Recipe } from '../../recipes/entities/recipe.entity.js';
import { OwnedRow } from '../../users/entities/owned-row.entity.js';
import type {
  AlsoAdded,
  ImportItemState,
  ImportKind,
  ImportState,
  LeftOutView,
} from '../domain/import-state.js';

/** Recipes that are being brought in, or have been. */
@Entity('import_jobs')
@Index(['dueAt'], { where: "state IN ('waiting', 'running')" })
@Index('ix_import_jobs_open_user_id', ['userId'], {
  unique: true,
  where: "state IN ('waiting', 'running')",
})
export class ImportJob extends OwnedRow {
  @Column('text')
  kind!: ImportKind;

  /** What the file was called. */
  @Column('text', { nullable: true })
  name!: string | null;

  /** The program that the file is from, once it is known. */
  @Column('text', { nullable: true })
  format!: string | null;

  @Column('text')
  state!: ImportState;

  /** What its recipes are tagged with, in the language of whoever started it. */
  @Column('text')
  tag!: string;

  /** Of items; null until it is known. */
  @Column('integer', { nullable: true })
  total!: number | null;

  @Column('integer', { default: 0 })
  added!: number;

  /** Those that the household had already. */
  @Column('integer', { default: 0 })
  known!: number;

  @Column('integer', { default: 0 })
  failed!: number;

  @Column('integer', { default: 0 })
  pictures!: number;

  @Column('integer', { default: 0 })
  picturesFailed!: number;

  /** The beginning of a table, while a person has to say what its columns hold. */
  @Column('jsonb', { nullable: true })
  sample!: LibraryTable | null;

  /** What they said. */
  @Column('jsonb', { nullable: true })
  columns!: ColumnMapping | null;

  /** What came with the recipes. */
  @Column('jsonb', { default: {} })
  alsoAdded!: AlsoAdded;

  /** Collections that were made for them. */
  @Column('uuid', { array: true, default: [] })
  collectionIds!: string[];

  /** What the file holds besides recipes, and is not read. */
  @Column('jsonb', { default: [] })
  leftOut!: LeftOutView[];

  /** An error code: why it ended before its time. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** When to go on with it. The instance working on it postpones this. */
  @Column('timestamptz')
  dueAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  @OneToMany(() => ImportItem, ({ job }) => job)
  items?: Relation<ImportItem[]>;
}

/** What became of one page, or of one recipe of a library. */
@Entity('import_items')
export class ImportItem {
  @PrimaryColumn('uuid')
  jobId!: string;

  @ManyToOne(() => ImportJob, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id' })
  job!: Relation<ImportJob>;

  /** One-based. */
  @PrimaryColumn('integer')
  position!: number;

  /** The address of a page, or the title of a recipe. */
  @Column('text')
  name!: string;

  @Column('text')
  state!: ImportItemState;

  /** An error code: why it was not read. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** What it became, or what the household had already; null when that has gone. */
  @Index({ where: 'recipe_id IS NOT NULL' })
  @Column('integer', { nullable: true })
  recipeId!: number | null;

  @ManyToOne(() => Recipe, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'recipe_id' })
  recipe?: Relation<Recipe> | null;
}
