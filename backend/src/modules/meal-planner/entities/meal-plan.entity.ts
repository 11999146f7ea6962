import { Column, Entity, Index, ManyToOne, OneToMany, PrimaryColumn, type Relation } from 'typeorm';
import { Recipe } from '../../recipes/entities/recipe.entity.js';
import { OwnedRow } from '../../users/entities/owned-row.entity.js';
import type { MealNotes, MealSlot } from '../meal-slots.js';

@Entity('meal_plans')
export class MealPlan extends OwnedRow {
  @Column('text')
  name!: string;

  /** Incremented by every change, so that two devices with one plan notice each other. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('jsonb', { default: {} })
  mealNotes!: MealNotes;

  @OneToMany(() => MealPlanRecipe, ({ mealPlan }) => mealPlan)
  recipes?: Relation<MealPlanRecipe[]>;
}

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

  /** For how many it is cooked; null: for as many as the recipe is written for. */
  @Column('integer', { nullable: true })
  servings!: number | null;

  /** Cooked for an earlier meal: nothing has to be bought for it. */
  @Column('boolean', { default: false })
  leftovers!: boolean;
}
