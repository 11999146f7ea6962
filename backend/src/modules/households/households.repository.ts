import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newId } from '../../database/row.entity.js';
import { Household } from './entities/household.entity.js';

@Injectable()
export class HouseholdsRepository {
  async add(manager: EntityManager): Promise<string> {
    const id = newId();
    await manager.insert(Household, { id });
    return id;
  }

  async lock(id: string, manager: EntityManager): Promise<void> {
    await manager.query('SELECT FROM households WHERE id = $1 FOR NO KEY UPDATE', [id]);
  }
}
