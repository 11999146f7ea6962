import { Column, Entity, Index, ManyToOne, OneToMany, type Relation } from 'typeorm';
import { Row } from '../../../database/row.entity.js';
import { User } from '../../users/entities/user.entity.js';
import { MenuItem } from './menu-item.entity.js';

@Entity('menus')
export class Menu extends Row {
  @Index()
  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: Relation<User>;

  @Column('text')
  title!: string;

  /** Incremented by every change, so that two devices with one menu notice each other. */
  @Column('integer', { default: 1 })
  version!: number;

  @OneToMany(() => MenuItem, ({ menu }) => menu)
  items?: Relation<MenuItem[]>;
}
