import { Column, Index, ManyToOne, PrimaryColumn, type Relation, UpdateDateColumn } from 'typeorm';
import { Household } from '../../households/entities/household.entity.js';
import { User } from './user.entity.js';

/** Columns of every row of which a household has at most one. */
export abstract class HouseholdRow {
  @PrimaryColumn('uuid')
  householdId!: string;

  @ManyToOne(() => Household, { onDelete: 'CASCADE' })
  household?: Relation<Household>;

  /** Who saved it last; null when their account has gone and the household has not. */
  @Index()
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  user?: Relation<User> | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
