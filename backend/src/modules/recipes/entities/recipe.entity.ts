import type { AllergenId, FoodTrait } from '@larder/culinary';
import type { DishKind, Equipment } from '@larder/dish-pictures';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { Household } from '../../households/entities/household.entity.js';
import { User } from '../../users/entities/user.entity.js';
import type { DishDiet, DishType } from '../domain/dish-type.js';
import type { RecipeSource } from '../domain/recipe-draft.js';

/** A recipe with everything search needs, written as a whole by the recipe writer only. */
@Entity('recipes')
@Unique(['source', 'sourceKey'])
export class Recipe {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  source!: RecipeSource;

  @Column('text')
  sourceKey!: string;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @Column('text', { nullable: true })
  image!: string | null;

  @Column('integer')
  readyInMinutes!: number;

  @Column('integer')
  servings!: number;

  @Column('text', { array: true })
  dishTypes!: DishType[];

  /** What dish its author says it is. */
  @Column('text', { nullable: true })
  dishKind!: DishKind | null;

  /** What its steps name. */
  @Column('text', { array: true })
  equipment!: Equipment[];

  @Column('text', { nullable: true })
  cuisine!: string | null;

  @Column('jsonb')
  steps!: string[];

  @Column('integer', { array: true })
  ingredientIds!: number[];

  @Column('integer', { array: true })
  optionalIngredientIds!: number[];

  @Column('jsonb')
  alternatives!: Record<string, number[]>;

  @Column('text', { array: true })
  unknownIngredients!: string[];

  @Column('text', { array: true })
  diets!: DishDiet[];

  /** For diets in neither list, it is unknown whether the dish complies. */
  @Column('text', { array: true })
  brokenDiets!: DishDiet[];

  /** Allergens that the dish contains; it is known to be free of those in none of the three lists. */
  @Column('text', { array: true })
  allergens!: AllergenId[];

  @Column('text', { array: true })
  mayContain!: AllergenId[];

  @Column('text', { array: true })
  unknownAllergens!: AllergenId[];

  @Column('text', { array: true })
  traits!: FoodTrait[];

  @Column('integer')
  popularity!: number;

  @Column('text', { nullable: true })
  sourceName!: string | null;

  @Column('text', { nullable: true })
  sourceUrl!: string | null;

  /** The household that alone may see it; null for everybody. */
  @Index()
  @Column('uuid', { nullable: true })
  householdId!: string | null;

  @ManyToOne(() => Household, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'household_id' })
  household!: Relation<Household> | null;

  /** Who wrote it; null when their account has gone and the household has not. */
  @Index()
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'owner_id' })
  owner!: Relation<User> | null;

  @Column('text')
  contentHash!: string;

  /** The food tables and rules with which its lines were parsed. */
  @Column('text')
  reading!: string;

  /** When its source withdrew it: no longer suggested, but kept for people who saved it. */
  @Column('timestamptz', { nullable: true })
  retiredAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
