import { Column, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';

@Entity('grocery_lists')
export class GroceryList extends Row {
  @Index()
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: Relation<User>;

  @Column('text')
  listName!: string;

  @Column('jsonb')
  listData!: string[];

  /** Raised by every change, so that two people with one list notice each other. */
  @Column('integer', { default: 1 })
  version!: number;
}
