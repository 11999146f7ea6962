import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { OwnedRow } from '../../users/entities/owned-row.entity.js';

/** A photograph that somebody added. Its files are kept elsewhere; a row that refers to it keeps it from being deleted. */
@Entity('pictures')
@Unique(['householdId', 'sha256'])
export class Picture extends OwnedRow {
  /** Of what was sent, in hexadecimal. */
  @Column('text')
  sha256!: string;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  /** What its files take. */
  @Column('integer')
  bytes!: number;

  /** When to delete it unless something uses it; null while something does. */
  @Index()
  @Column('timestamptz', { nullable: true })
  checkAt!: Date | null;
}

/**
 * A picture whose files are to be deleted: its row has gone, whatever deleted it, or never came because the request broke off.
 */
@Entity('picture_removals')
export class PictureRemoval {
  @PrimaryColumn('uuid')
  id!: string;

  @Index()
  @Column('timestamptz')
  dueAt!: Date;
}
