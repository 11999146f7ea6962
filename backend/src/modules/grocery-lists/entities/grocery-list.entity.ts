import type { ListItem } from '@larder/culinary';
import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';

/** An item's aisle follows from its text. */
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

  /** Including deleted ones, for devices that have not heard of the deletion. */
  @Column('jsonb')
  items!: StoredListItem[];

  /** Incremented by every change, so that two people with one list notice each other. */
  @Column('integer', { default: 1 })
  version!: number;
}
