import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { User } from '../../users/entities/user.entity.js';
import { Recipe } from './recipe.entity.js';

/** One person's one to five stars. While there are some, the recipe is kept. */
@Entity('recipe_ratings')
@Check('ck_recipe_ratings_rating', 'rating BETWEEN 1 AND 5')
export class RecipeRating {
  @PrimaryColumn('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Index()
  @PrimaryColumn('integer')
  recipeId!: number;

  @ManyToOne(() => Recipe)
  @JoinColumn({ name: 'recipe_id' })
  recipe?: Relation<Recipe>;

  @Column('integer')
  rating!: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
