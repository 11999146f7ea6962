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

export type PasskeyPurpose = 'registration' | 'login';

/** A challenge for an authenticator to sign, once and soon. */
@Entity('passkey_challenges')
@Unique(['challenge'])
export class PasskeyChallenge {
  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('text')
  challenge!: string;

  @Column('text')
  purpose!: PasskeyPurpose;

  /** Who adds a passkey; null for a login, where nobody is known yet. */
  @Index()
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Index()
  @Column('timestamptz')
  expiresAt!: Date;
}
