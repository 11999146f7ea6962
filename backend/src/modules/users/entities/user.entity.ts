import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { Household } from '../../households/entities/household.entity.js';
import type { Account, SubscriptionStatus } from '../domain/account.js';

@Entity('users')
export class User extends Row implements Account {
  @Index()
  @Column('uuid')
  householdId!: string;

  @ManyToOne(() => Household)
  @JoinColumn({ name: 'household_id' })
  household?: Relation<Household>;

  @Column('text')
  username!: string;

  /** The normalised name: unique regardless of case. */
  @Column('text', { unique: true })
  usernameKey!: string;

  @Column('text')
  email!: string;

  @Column('text', { unique: true })
  emailKey!: string;

  @Column('text')
  passwordHash!: string;

  @Column('text', { default: 'inactive' })
  subscriptionStatus!: SubscriptionStatus;

  @Column('timestamptz', { nullable: true })
  subscriptionEndDate!: Date | null;

  @Column('text', { nullable: true })
  subscriptionProvider!: string | null;
}
