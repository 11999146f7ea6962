import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  type Relation,
  Unique,
} from 'typeorm';
import { Row } from '../../../../database/row.entity.js';
import { User } from '../../../users/entities/user.entity.js';
import type { ProviderName, Standing } from '../entitlement.js';
import { ProviderEvent } from './provider-event.entity.js';

/** One subscription or purchase at a provider, permanently bound to one user. */
@Entity('subscriptions')
@Unique('uq_subscriptions_provider_key', ['provider', 'providerKey'])
export class Subscription extends Row {
  /** Null once the account is deleted: the row stays until the provider has ended the subscription. */
  @Index()
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Column('text')
  provider!: ProviderName;

  @Column('text')
  providerKey!: string;

  @Column('text', { nullable: true })
  customerKey!: string | null;

  @Column('text', { default: 'pending' })
  standing!: Standing;

  @Column('timestamptz', { nullable: true })
  paidThrough!: Date | null;

  @Column('timestamptz', { nullable: true })
  accessUntil!: Date | null;

  @Column('boolean', { default: false })
  renews!: boolean;

  /** When to ask the provider about its state; null when nothing can change any more. */
  @Index()
  @Column('timestamptz', { nullable: true })
  reconcileAt!: Date | null;

  @OneToMany(() => ProviderEvent, ({ subscription }) => subscription)
  events?: Relation<ProviderEvent>[];
}
