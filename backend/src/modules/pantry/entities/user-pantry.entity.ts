import { Column, Entity } from 'typeorm';
import { HouseholdRow } from '../../users/entities/household-row.entity.js';

/** A household's pantry settings; without changes there is no row. */
@Entity('user_pantries')
export class UserPantry extends HouseholdRow {
  @Column('boolean')
  useCustomPantry!: boolean;

  @Column('text', { array: true })
  customPantry!: string[];
}
