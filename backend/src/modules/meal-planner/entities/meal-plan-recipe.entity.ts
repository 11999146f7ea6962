import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Recipe } from '../../recipes/entities/recipe.entity.js';
import type { MealSlot } from '../meal-slots.js';
import { MealPlan } from './meal-plan.entity.js';

/** A recipe's position in a meal of a plan. The reference keeps the recipe from being deleted. */
@Entity('meal_plan_recipes')
export class MealPlanRecipe {
  @PrimaryColumn('uuid')
  mealPlanId!: string;

  @ManyToOne(() => MealPlan, { onDelete: 'CASCADE' })
  mealPlan?: Relation<MealPlan>;

  @PrimaryColumn('text')
  slot!: MealSlot;

  @PrimaryColumn('integer')
  position!: number;

  @Index()
  @Column('integer')
  recipeId!: number;

  @ManyToOne(() => Recipe)
  recipe?: Relation<Recipe>;
}
