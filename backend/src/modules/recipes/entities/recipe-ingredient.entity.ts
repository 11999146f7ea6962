import type { Quantity, UnitId } from '@larder/culinary';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Recipe } from './recipe.entity.js';

/** One line of a recipe: the original words and the parsed result. */
@Entity('recipe_ingredients')
export class RecipeIngredient {
  @PrimaryColumn('integer')
  recipeId!: number;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'recipe_id' })
  recipe!: Relation<Recipe>;

  /** One-based. */
  @PrimaryColumn('integer')
  position!: number;

  @Column('text')
  original!: string;

  @Column('text')
  name!: string;

  @Column('integer', { nullable: true })
  ingredientId!: number | null;

  /** Exact fractions. */
  @Column('jsonb', { nullable: true })
  quantity!: Quantity | null;

  @Column('text', { nullable: true })
  unit!: UnitId | null;

  @Column('text', { nullable: true })
  preparation!: string | null;

  @Column('boolean')
  optional!: boolean;
}
