import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HouseholdsRepository } from './households.repository.js';

/** Who owns rows: every account belongs to a household, at first to one of its own. */
@Injectable()
export class HouseholdsService {
  constructor(private readonly households: HouseholdsRepository) {}

  add(manager: EntityManager): Promise<string> {
    return this.households.add(manager);
  }

  /** Makes transactions that count what a household has follow each other; rows that refer to it can still be added. */
  lock(id: string, manager: EntityManager): Promise<void> {
    return this.households.lock(id, manager);
  }
}
