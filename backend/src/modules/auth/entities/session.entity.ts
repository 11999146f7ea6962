import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';

/** One login. Its id is the `sid` of its tokens; without the row a token is worthless. */
@Entity('sessions')
export class Session extends Row {
  @Index()
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user!: Relation<User>;

  @Column('boolean')
  remember!: boolean;

  /** Set at login and never extended: to stay longer, log in again. */
  @Column('timestamptz')
  expiresAt!: Date;

  /** The generation of the current token; each renewal issues the next. */
  @Column('integer', { default: 0 })
  generation!: number;

  /** When the current token was issued. */
  @Column('timestamptz', { default: () => 'now()' })
  issuedAt!: Date;

  /** The User-Agent that logged in. */
  @Column('text', { nullable: true })
  userAgent!: string | null;

  /** Accurate to a few minutes. */
  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt!: Date;
}
