import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { Household } from '../../households/entities/household.entity.js';
import { User } from '../../users/entities/user.entity.js';

/** A household's pantry settings; without changes there is no row. */
@Entity('user_pantries')
export class UserPantry {
  @PrimaryColumn('uuid')
  householdId!: string;

  @ManyToOne(() => Household, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'household_id' })
  household?: Relation<Household>;

  /** Who saved it last; null when their account has gone and the household has not. */
  @Index()
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User> | null;

  @Column('boolean')
  useCustomPantry!: boolean;

  @Column('text', { array: true })
  customPantry!: string[];

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
