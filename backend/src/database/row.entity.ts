import {
  CreateDateColumn,
  type EntityManager,
  type EntityTarget,
  PrimaryColumn,
  Raw,
  type FindOptionsWhere,
  UpdateDateColumn,
} from 'typeorm';
import { v7 } from 'uuid';

/** Ids are generated here rather than by the database: a row has one before it is written, and they sort by time. */
export const newId = (): string => v7();

/** The row with these values that was created at this moment, compared to the millisecond. */
export const sameRow = <Stored extends Row>(
  manager: EntityManager,
  entity: EntityTarget<Stored>,
  values: FindOptionsWhere<Stored>,
  createdAt: Date,
): Promise<Stored | null> =>
  manager.findOneBy(entity, {
    ...values,
    createdAt: Raw((column) => `date_trunc('milliseconds', ${column}) = :createdAt`, { createdAt }),
  } as FindOptionsWhere<Stored>);

/** Columns of every owned row. */
export abstract class Row {
  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
