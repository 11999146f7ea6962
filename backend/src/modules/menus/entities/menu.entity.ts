import { Column, Entity, Index, ManyToOne, OneToMany, PrimaryColumn, type Relation } from 'typeorm';
import { Recipe } from '../../recipes/entities/recipe.entity.js';
import { OwnedRow } from '../../users/entities/owned-row.entity.js';

@Entity('menus')
export class Menu extends OwnedRow {
  @Column('text')
  title!: string;

  /** Incremented by every change, so that two devices with one menu notice each other. */
  @Column('integer', { default: 1 })
  version!: number;

  @OneToMany(() => MenuItem, ({ menu }) => menu)
  items?: Relation<MenuItem[]>;
}

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

  /** For how many it is cooked; null: for as many as the recipe is written for. */
  @Column('integer', { nullable: true })
  servings!: number | null;
}
