import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { OwnedRow } from '../../users/entities/owned-row.entity.js';
import { Recipe } from './recipe.entity.js';

/** Recipes of any source under a name. */
@Entity('collections')
export class Collection extends OwnedRow {
  @Column('text')
  name!: string;

  @OneToMany(() => CollectionRecipe, ({ collection }) => collection)
  recipes?: Relation<CollectionRecipe[]>;
}

/** The reference keeps the recipe from being deleted. */
@Entity('collection_recipes')
export class CollectionRecipe {
  @PrimaryColumn('uuid')
  collectionId!: string;

  @ManyToOne(() => Collection, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'collection_id' })
  collection?: Relation<Collection>;

  @Index()
  @PrimaryColumn('integer')
  recipeId!: number;

  @ManyToOne(() => Recipe, { deferrable: 'INITIALLY DEFERRED' })
  @JoinColumn({ name: 'recipe_id' })
  recipe?: Relation<Recipe>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
