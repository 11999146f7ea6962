import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Menu } from '../../menus/entities/menu.entity.js';
import { OwnedRow } from '../../users/entities/owned-row.entity.js';
import type { DeletedLink, EventColor } from '../calendar-events.js';
import { MealPlan } from './meal-plan.entity.js';

/** Calendar dates (YYYY-MM-DD), the last one included; independent of time zones. */
@Entity('calendar_events')
@Index(['householdId', 'startDate'])
@Check('ck_calendar_events_dates', 'end_date >= start_date')
@Check('ck_calendar_events_deleted_link', "deleted_link IN ('menu', 'meal_plan')")
@Check('ck_calendar_events_links', 'linked_menu_id IS NULL OR linked_meal_plan_id IS NULL')
export class CalendarEvent extends OwnedRow {
  @Column('text')
  title!: string;

  @Column('date')
  startDate!: string;

  @Column('date')
  endDate!: string;

  @Column('text')
  color!: EventColor;

  @Index()
  @Column('uuid', { nullable: true })
  linkedMenuId!: string | null;

  @ManyToOne(() => Menu, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'linked_menu_id' })
  linkedMenu?: Relation<Menu> | null;

  @Index()
  @Column('uuid', { nullable: true })
  linkedMealPlanId!: string | null;

  @ManyToOne(() => MealPlan, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'linked_meal_plan_id' })
  linkedMealPlan?: Relation<MealPlan> | null;

  /** What it was linked to before that was deleted; set by the database. */
  @Column('text', { nullable: true })
  deletedLink!: DeletedLink | null;
}

/** What calls need of an event. */
export type StoredEvent = Pick<
  CalendarEvent,
  | 'id'
  | 'title'
  | 'startDate'
  | 'endDate'
  | 'color'
  | 'linkedMenuId'
  | 'linkedMealPlanId'
  | 'deletedLink'
>;
