import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { newId } from '../../database/row.entity.js';
import { User } from '../users/entities/user.entity.js';
import { GroceryList } from './entities/grocery-list.entity.js';

export type GroceryListContent = Pick<GroceryList, 'listName' | 'listData'>;

@Injectable()
export class GroceryListsRepository {
  constructor(
    @InjectRepository(GroceryList) private readonly lists: Repository<GroceryList>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  findAllOf(userId: string): Promise<GroceryList[]> {
    return this.lists.find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  findOwned(userId: string, id: string): Promise<GroceryList | null> {
    return this.lists.findOneBy({ id, userId });
  }

  /** Adds a list unless the user has `limit` of them already (0 = no limit); null says that it did not. */
  addWithin(limit: number, userId: string, content: GroceryListContent): Promise<string | null> {
    return this.dataSource.transaction(async (manager) => {
      // The owner's row is the lock: two saves at once cannot both be the last one.
      await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
      if (limit > 0 && (await manager.countBy(GroceryList, { userId })) >= limit) return null;
      const id = newId();
      await manager.insert(GroceryList, { id, userId, ...content });
      return id;
    });
  }

  /** Changes a list that still has `version`; false says that it does not. */
  async replaceAt(
    version: number,
    userId: string,
    id: string,
    content: GroceryListContent,
  ): Promise<boolean> {
    const { affected } = await this.lists.update(
      { id, userId, version },
      { ...content, version: version + 1 },
    );
    return affected === 1;
  }

  async remove(userId: string, id: string): Promise<boolean> {
    return (await this.lists.delete({ id, userId })).affected === 1;
  }
}
