import {
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from '../../users/entities/user.entity.js';
import { Recipe } from './recipe.entity.js';

/** A star. While there is one, the recipe is kept. */
@Entity('favourites')
export class Favourite {
  @PrimaryColumn('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user!: Relation<User>;

  @Index()
  @PrimaryColumn('integer')
  recipeId!: number;

  @ManyToOne(() => Recipe)
  @JoinColumn({ name: 'recipe_id' })
  recipe!: Relation<Recipe>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
