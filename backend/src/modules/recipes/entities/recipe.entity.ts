import type { AllergenId, FoodTrait, Quantity, UnitId } from '@larder/culinary';
import type { DishNutrition } from '@larder/culinary/nutrition';
import type { DishKind, Equipment } from '@larder/dish-pictures';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { Household } from '../../households/entities/household.entity.js';
import { Picture } from '../../pictures/entities/picture.entity.js';
import { User } from '../../users/entities/user.entity.js';
import type { RuleFacts } from '../domain/dish-rules.js';
import type { DishDiet, DishType } from '../domain/dish-type.js';
import type { RecipeContent } from '../domain/recipe-content.js';
import type { RecipeSource, Visibility } from '../domain/recipe-draft.js';

/** A recipe with everything search needs, written as a whole by the recipe writer only. */
@Entity('recipes')
// With further columns, which TypeORM has no words for.
@Index('ix_recipes_listed', { synchronize: false })
@Unique(['source', 'sourceKey'])
@Check(
  'ck_recipes_visibility',
  "visibility = 'household' OR (visibility = 'private' AND household_id IS NOT NULL AND owner_id IS NOT NULL)",
)
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

  @Column('integer', { nullable: true })
  readyInMinutes!: number | null;

  @Column('integer', { nullable: true })
  prepMinutes!: number | null;

  @Column('integer', { nullable: true })
  cookMinutes!: number | null;

  @Column('integer', { nullable: true })
  servings!: number | null;

  /** What it makes, in words. */
  @Column('text', { nullable: true })
  yieldText!: string | null;

  @Column('text', { array: true })
  dishTypes!: DishType[];

  /** What dish its author says it is. */
  @Column('text', { nullable: true })
  dishKind!: DishKind | null;

  /** What its steps name. */
  @Column('text', { array: true })
  equipment!: Equipment[];

  /** Halal, low salt and so on; nothing is known of one that is missing. */
  @Column('jsonb', { default: {} })
  rules!: RuleFacts;

  /** Of the whole dish; null until its lines have been read by a build that knows nutrition. */
  @Column('jsonb', { nullable: true })
  nutrition!: DishNutrition | null;

  @Column('text', { nullable: true })
  cuisine!: string | null;

  /** Lines that end with a colon are headings, here and among the ingredients. */
  @Column('jsonb')
  steps!: string[];

  /** What its author wrote about how it keeps. */
  @Column('text', { nullable: true })
  keeping!: string | null;

  @Column('text', { default: '' })
  notes!: string;

  @Column('text', { array: true, default: '{}' })
  tags!: string[];

  /** BCP 47. */
  @Column('text', { nullable: true })
  language!: string | null;

  @Index({ where: 'picture_id IS NOT NULL' })
  @Column('uuid', { nullable: true })
  pictureId!: string | null;

  @ManyToOne(() => Picture, { nullable: true })
  @JoinColumn({ name: 'picture_id' })
  picture?: Relation<Picture> | null;

  /** The recipe that it was copied from, which may have gone. */
  @Column('integer', { nullable: true })
  originRecipeId!: number | null;

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

  /** Whether the household or only the author sees it. */
  @Column('text', { default: 'household' })
  visibility!: Visibility;

  /** Incremented by every change, so that two people with one recipe notice each other. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  contentHash!: string;

  /** The food tables and rules with which its lines were parsed. */
  @Column('text')
  reading!: string;

  /** When its source withdrew it, or its household deleted it: no longer suggested, but kept where it is saved. */
  @Column('timestamptz', { nullable: true })
  retiredAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;

  @OneToMany(() => RecipeIngredient, ({ recipe }) => recipe)
  lines?: Relation<RecipeIngredient[]>;

  @OneToMany(() => RecipeVersion, ({ recipe }) => recipe)
  versions?: Relation<RecipeVersion[]>;
}

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

/** What a recipe said before it was changed. */
@Entity('recipe_versions')
export class RecipeVersion {
  @PrimaryColumn('integer')
  recipeId!: number;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'recipe_id' })
  recipe!: Relation<Recipe>;

  @PrimaryColumn('integer')
  version!: number;

  @Column('jsonb')
  content!: RecipeContent;

  /** The content's, so that the photo is kept with the version. */
  @Index({ where: 'picture_id IS NOT NULL' })
  @Column('uuid', { nullable: true })
  pictureId!: string | null;

  @ManyToOne(() => Picture, { nullable: true })
  @JoinColumn({ name: 'picture_id' })
  picture?: Relation<Picture> | null;

  /** When it was replaced. */
  @CreateDateColumn({ type: 'timestamptz' })
  replacedAt!: Date;
}

/** What own recipes are searched and sorted by, written with them. Narrow, because each search reads all of a household's. */
@Entity('recipe_words')
@Index('ix_recipe_words_listed', { synchronize: false })
export class RecipeWords {
  @PrimaryColumn('integer')
  recipeId!: number;

  @ManyToOne(() => Recipe, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'recipe_id' })
  recipe!: Relation<Recipe>;

  /** The recipe's, so that one index finds all of them. */
  @Column('uuid')
  householdId!: string;

  @Column('text')
  titleKey!: string;

  /** Those of the title have weight A. */
  @Column('tsvector')
  words!: string;
}
