import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';
import { Recipe } from './recipe.entity.js';

/** That somebody made a recipe. The reference keeps the recipe from being deleted. */
@Entity('recipe_log_entries')
@Index(['userId', 'recipeId'])
export class RecipeLogEntry extends Row {
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Index()
  @Column('integer')
  recipeId!: number;

  @ManyToOne(() => Recipe)
  @JoinColumn({ name: 'recipe_id' })
  recipe?: Relation<Recipe>;

  /** A calendar date, independent of time zones. */
  @Column('date')
  madeOn!: string;

  @Column('text')
  note!: string;
}
