import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';

/** One login. Its id is the `sid` of the tokens; without the row a token is worth nothing. */
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

  /** Set at the login and never later: whoever wants to stay logs in again. */
  @Column('timestamptz')
  expiresAt!: Date;

  /** Which of its tokens is the current one; each renewal makes the next. */
  @Column('integer', { default: 0 })
  generation!: number;

  /** When the current token was issued. */
  @Column('timestamptz', { default: () => 'now()' })
  issuedAt!: Date;

  /** How the program that logged in describes itself. */
  @Column('text', { nullable: true })
  userAgent!: string | null;

  /** To within some minutes. */
  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt!: Date;
}
