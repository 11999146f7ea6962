import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UserPantry } from './entities/user-pantry.entity.js';

export type PantryContent = Pick<UserPantry, 'useCustomPantry' | 'customPantry'>;

@Injectable()
export class PantryRepository {
  constructor(@InjectRepository(UserPantry) private readonly pantries: Repository<UserPantry>) {}

  findOf(householdId: string): Promise<UserPantry | null> {
    return this.pantries.findOneBy({ householdId });
  }

  /** The last one wins; two simultaneous saves are not an error. */
  async save(pantry: PantryContent & Pick<UserPantry, 'householdId' | 'userId'>): Promise<void> {
    await this.pantries.upsert(pantry, ['householdId']);
  }
}
