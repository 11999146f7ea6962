import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Row } from '../../../../database/row.entity.js';
import { User } from '../../../users/entities/user.entity.js';
import type { Fact, ProviderName, Standing } from '../entitlement.js';

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

/** One message from a provider, stored once however often it is sent. */
@Entity('provider_events')
@Unique('uq_provider_events_event_id', ['provider', 'eventId'])
@Index('ix_provider_events_subscription_key', ['provider', 'subscriptionKey'])
export class ProviderEvent {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  provider!: ProviderName;

  @Column('text')
  eventId!: string;

  /** The provider's event type. */
  @Column('text')
  type!: string;

  @Column('timestamptz')
  occurredAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt!: Date;

  /** Set once it has been applied, or once it is certain that it never will be. */
  @Column('timestamptz', { nullable: true })
  appliedAt!: Date | null;

  /** The fields of the message that are read; names, addresses and cards stay with the provider. */
  @Column('jsonb')
  payload!: unknown;

  @Column('text', { nullable: true })
  subscriptionKey!: string | null;

  /** Its meaning; null until that is known, and for messages without one. */
  @Column('jsonb', { nullable: true })
  fact!: Fact | null;

  @Index('ix_provider_events_due_at', { where: 'applied_at IS NULL' })
  @Column('timestamptz')
  dueAt!: Date;

  @Column('integer', { default: 0 })
  attempts!: number;

  @Index()
  @Column('uuid', { nullable: true })
  subscriptionId!: string | null;

  @ManyToOne(() => Subscription, ({ events }) => events, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'subscription_id' })
  subscription?: Relation<Subscription>;
}
