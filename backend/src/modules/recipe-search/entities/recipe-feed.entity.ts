import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The single row that identifies this database's feed, and how much of it has been pruned. */
@Entity('recipe_feeds')
export class RecipeFeed {
  @PrimaryColumn('uuid')
  id!: string;

  /** Changes of transactions up to this one may have been deleted. */
  @Column('bigint')
  trimmedThrough!: string;
}
