import { Column, Index, ManyToOne, type Relation } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { Household } from '../../households/entities/household.entity.js';
import { User } from './user.entity.js';

/** Columns of every row that a household owns. */
export abstract class OwnedRow extends Row {
  @Index()
  @Column('uuid')
  householdId!: string;

  @ManyToOne(() => Household, { onDelete: 'CASCADE' })
  household?: Relation<Household>;

  /** Who wrote it; null when their account has gone and the household has not. */
  @Index()
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  user?: Relation<User> | null;
}
