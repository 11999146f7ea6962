import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that tells the feed of this database from any other, and how much of it is gone. */
@Entity('recipe_feeds')
export class RecipeFeed {
  @PrimaryColumn('uuid')
  id!: string;

  /** Changes of transactions up to this one may have been deleted. */
  @Column('bigint')
  trimmedThrough!: string;
}
