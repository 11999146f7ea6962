import { CreateDateColumn, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { v7 } from 'uuid';

/** Ids are made here and not by the database: a row has one before it is written, and they sort by time. */
export const newId = (): string => v7();

/** What every owned row has. */
export abstract class Row {
  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
