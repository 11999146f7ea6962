import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Progress of the import of a file. Deleted once the file has been read to its end. */
@Entity('recipe_imports')
export class RecipeImport {
  /** Of the file. */
  @PrimaryColumn('text')
  fingerprint!: string;

  /** Lines read so far. */
  @Column('bigint')
  bytes!: string;

  @Column('integer')
  lines!: number;

  @Column('integer')
  imported!: number;

  @Column('integer')
  rejected!: number;

  /** Bytes written so far to the list of rejected lines. */
  @Column('bigint')
  rejectBytes!: string;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
