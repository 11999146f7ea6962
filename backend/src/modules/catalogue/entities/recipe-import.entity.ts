import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** How far the import of a file has come. It goes when the file has been read to its end. */
@Entity('recipe_imports')
export class RecipeImport {
  /** Of the file. */
  @PrimaryColumn('text')
  fingerprint!: string;

  /** Read so far. */
  @Column('bigint')
  bytes!: string;

  @Column('integer')
  lines!: number;

  @Column('integer')
  imported!: number;

  @Column('integer')
  rejected!: number;

  /** Written so far to the list of rejected lines. */
  @Column('bigint')
  rejectBytes!: string;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
