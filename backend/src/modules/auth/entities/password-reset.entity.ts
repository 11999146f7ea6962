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

/** A link that was mailed to somebody who forgot a password. */
@Entity('password_resets')
@Unique(['tokenHash'])
export class PasswordReset {
  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Null for an address that nobody has registered with: written to take the time, opens nothing. */
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

  /** When it was used, or when a newer one or another password took its place. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
