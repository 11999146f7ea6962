import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Household } from '../../households/entities/household.entity.js';

/** All rows of a deleted recipe, by table, for as long as its deletion can be undone. */
@Entity('deleted_recipes')
export class DeletedRecipe {
  @PrimaryColumn('integer')
  recipeId!: number;

  @Index()
  @Column('uuid')
  householdId!: string;

  @ManyToOne(() => Household, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'household_id' })
  household?: Relation<Household>;

  @Column('jsonb')
  content!: Record<string, object[]>;

  /** When it is gone for good. */
  @Index()
  @Column('timestamptz')
  dueAt!: Date;
}
