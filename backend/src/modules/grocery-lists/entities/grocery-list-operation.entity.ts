import { CreateDateColumn, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { GroceryList } from './grocery-list.entity.js';

/** An operation that has been applied; a repeat of it is ignored. */
@Entity('grocery_list_operations')
export class GroceryListOperation {
  @PrimaryColumn('uuid')
  listId!: string;

  @ManyToOne(() => GroceryList, { onDelete: 'CASCADE' })
  list?: Relation<GroceryList>;

  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
