import { Column, Entity } from 'typeorm';
import { HouseholdRow } from '../../users/entities/household-row.entity.js';

/** What a household has at hand; no row before anything has been saved. */
@Entity('kitchens')
export class Kitchen extends HouseholdRow {
  @Column('jsonb')
  foods!: { text: string; useSoon: boolean }[];

  /** Incremented by every change, so that two devices with one kitchen notice each other. */
  @Column('integer')
  version!: number;
}
