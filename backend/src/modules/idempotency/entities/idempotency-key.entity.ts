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
import { User } from '../../users/entities/user.entity.js';

/** A request that may be sent again: who sent it, what it asked, and, once known, what it was answered. */
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

  /** Null while the first request is being worked on. */
  @Column('jsonb', { nullable: true })
  answer!: { body: unknown } | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
