import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import type { WrittenIds } from '../../../database/one-time-writes.js';
import { User } from '../../users/entities/user.entity.js';

/** A request that may be repeated: who sent it, what it asked and, once known, the response. */
@Entity('idempotency_keys')
@Unique(['userId', 'key'])
export class IdempotencyKey {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user!: Relation<User>;

  @Column('text')
  key!: string;

  @Column('text')
  requestHash!: string;

  /** Null while the first request is being processed. */
  @Column('jsonb', { nullable: true })
  answer!: { body: unknown } | null;

  /** The instance that processes it (`Notifications`). */
  @Column('integer', { default: 0 })
  heldBy!: number;

  /** What it has written, committed together with that. */
  @Column('jsonb', { nullable: true })
  written!: WrittenIds | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
