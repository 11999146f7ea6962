import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Recipe } from '../../recipes/entities/recipe.entity.js';
import { Menu } from './menu.entity.js';

/** A dish's position in a menu. The reference keeps the recipe from being deleted. */
@Entity('menu_items')
export class MenuItem {
  @PrimaryColumn('uuid')
  menuId!: string;

  @ManyToOne(() => Menu, { onDelete: 'CASCADE' })
  menu?: Relation<Menu>;

  @PrimaryColumn('integer')
  position!: number;

  @Index()
  @Column('integer')
  recipeId!: number;

  @ManyToOne(() => Recipe)
  recipe?: Relation<Recipe>;

  /** The recipe's name when the menu was saved, for when the recipe is no longer visible. */
  @Column('text')
  title!: string;
}
