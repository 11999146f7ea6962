import { CreateDateColumn, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { v7 } from 'uuid';

/** Ids are generated here rather than by the database: a row has one before it is written, and they sort by time. */
export const newId = (): string => v7();

/** Columns of every owned row. */
export abstract class Row {
  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
