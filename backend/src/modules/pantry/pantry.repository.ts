import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UserPantry } from './entities/user-pantry.entity.js';

export type PantryContent = Pick<UserPantry, 'useCustomPantry' | 'customPantry'>;

@Injectable()
export class PantryRepository {
  constructor(@InjectRepository(UserPantry) private readonly pantries: Repository<UserPantry>) {}

  findOf(userId: string): Promise<UserPantry | null> {
    return this.pantries.findOneBy({ userId });
  }

  /** The last one wins; two simultaneous saves are not an error. */
  async save(userId: string, content: PantryContent): Promise<void> {
    await this.pantries.upsert({ userId, ...content }, ['userId']);
  }
}
