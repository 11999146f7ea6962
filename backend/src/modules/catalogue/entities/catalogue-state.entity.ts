import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the stored catalogue was made of; one row. */
@Entity('catalogue_state')
export class CatalogueState {
  @PrimaryColumn('integer')
  id!: number;

  /** Of the files and of the code that reads them. */
  @Column('text')
  fingerprint!: string;

  @Column('integer')
  recipes!: number;
}
