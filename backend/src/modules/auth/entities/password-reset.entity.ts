import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../../users/entities/user.entity.js';

/** A link mailed to someone who forgot their password. */
@Entity('password_resets')
@Unique(['tokenHash'])
export class PasswordReset {
  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Null for an unregistered address: written only to take the same time, and opens nothing. */
  @Index()
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Column('text')
  tokenHash!: string;

  @Index()
  @Column('timestamptz')
  expiresAt!: Date;

  /** When it was used, or replaced by a newer link or another password. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
