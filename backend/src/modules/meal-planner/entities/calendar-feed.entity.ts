import { Column, Entity, ManyToOne, type Relation, Unique } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';

/** The one address at which calendar clients read someone's events. */
@Entity('calendar_feeds')
@Unique('uq_calendar_feeds_user_id', ['userId'])
export class CalendarFeed extends Row {
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: Relation<User>;

  /** Never selected by default: a data download contains no secrets, not even hashed ones. */
  @Column('text', { select: false, unique: true })
  tokenHash!: string;
}
