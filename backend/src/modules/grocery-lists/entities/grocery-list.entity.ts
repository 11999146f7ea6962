import type { ListItem } from '@larder/culinary';
import { Column, Entity } from 'typeorm';
import { OwnedRow } from '../../users/entities/owned-row.entity.js';

/** An item's aisle follows from its text. */
export type StoredListItem = Omit<ListItem, 'aisle'>;

export const toStored = ({ aisle: _, ...item }: ListItem): StoredListItem => item;

@Entity('grocery_lists')
export class GroceryList extends OwnedRow {
  @Column('text')
  listName!: string;

  /** Including deleted ones, for devices that have not heard of the deletion. */
  @Column('jsonb')
  items!: StoredListItem[];

  /** Incremented by every change, so that two people with one list notice each other. */
  @Column('integer', { default: 1 })
  version!: number;
}

/** What calls need of a list. */
export type StoredList = Pick<GroceryList, 'id' | 'listName' | 'items' | 'createdAt' | 'version'>;
