import type { ListItem } from '@larder/culinary';
import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';

/** The aisle of an item follows from its text. */
export type StoredListItem = Omit<ListItem, 'aisle'>;

@Entity('grocery_lists')
export class GroceryList extends Row {
  @Index()
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: Relation<User>;

  @Column('text')
  listName!: string;

  /** Those that were deleted among them, for the devices that do not know it yet. */
  @Column('jsonb')
  items!: StoredListItem[];

  /** Raised by every change, so that two people with one list notice each other. */
  @Column('integer', { default: 1 })
  version!: number;
}
