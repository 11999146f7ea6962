import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Recipes that one statement added, changed or deleted; written by the database in the same transaction. */
@Entity('recipe_changes')
export class RecipeChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Index()
  @Column('bigint')
  transactionId!: string;

  @Column('integer', { array: true })
  recipeIds!: number[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
