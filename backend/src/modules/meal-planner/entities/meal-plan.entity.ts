import { Column, Entity, Index, ManyToOne, OneToMany, type Relation } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';
import { MealPlanRecipe } from './meal-plan-recipe.entity.js';

@Entity('meal_plans')
export class MealPlan extends Row {
  @Index()
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: Relation<User>;

  @Column('text')
  name!: string;

  /** Incremented by every change, so that two devices with one plan notice each other. */
  @Column('integer', { default: 1 })
  version!: number;

  @OneToMany(() => MealPlanRecipe, ({ mealPlan }) => mealPlan)
  recipes?: Relation<MealPlanRecipe[]>;
}
