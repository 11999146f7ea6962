import { Column, Entity, Index, ManyToOne, type Relation, Unique } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { Household } from '../../households/entities/household.entity.js';
import { User } from '../../users/entities/user.entity.js';

/** The one address at which someone's calendar clients read the events of their household. */
@Entity('calendar_feeds')
@Unique('uq_calendar_feeds_user_id', ['userId'])
export class CalendarFeed extends Row {
  @Index()
  @Column('uuid')
  householdId!: string;

  @ManyToOne(() => Household, { onDelete: 'CASCADE' })
  household?: Relation<Household>;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: Relation<User>;

  /** Never selected by default: a data download contains no secrets, not even hashed ones. */
  @Column('text', { select: false, unique: true })
  tokenHash!: string;
}
