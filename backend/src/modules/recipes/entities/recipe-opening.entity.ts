import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from '../../users/entities/user.entity.js';
import { Recipe } from './recipe.entity.js';

/** When a person last looked at a recipe. */
@Entity('recipe_openings')
export class RecipeOpening {
  @PrimaryColumn('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Index()
  @PrimaryColumn('integer')
  recipeId!: number;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'recipe_id' })
  recipe?: Relation<Recipe>;

  @Column('timestamptz', { default: () => 'now()' })
  openedAt!: Date;
}
