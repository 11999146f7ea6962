import { Injectable } from '@nestjs/common';
import type { Entitled } from '../../common/access.js';
import { DEFAULT_PANTRY } from './default-pantry.js';
import type { UserPantryBody, UserPantryView } from './dto/pantry.dto.js';
import { PantryRepository } from './pantry.repository.js';

/** What is always at hand. */
@Injectable()
export class PantryService {
  constructor(private readonly pantries: PantryRepository) {}

  getDefault(): string[] {
    return [...DEFAULT_PANTRY];
  }

  async getOf(userId: string): Promise<UserPantryView> {
    const { useCustomPantry = false, customPantry = [] } =
      (await this.pantries.findOf(userId)) ?? {};
    return { useCustomPantry, customPantry };
  }

  async save(userId: string, { useCustomPantry, customPantry }: UserPantryBody): Promise<void> {
    await this.pantries.save(userId, { useCustomPantry, customPantry });
  }

  /** The ingredient words that count for a person: their own list or the default; none without a subscription. */
  async pantryFor(user: Entitled): Promise<readonly string[]> {
    if (!user.subscribed) return [];
    const { useCustomPantry, customPantry } = await this.getOf(user.id);
    return useCustomPantry ? customPantry : DEFAULT_PANTRY;
  }

  /** Whether a person's pantry is an assumption: they have never saved one. */
  async isAssumedFor(user: Entitled): Promise<boolean> {
    return user.subscribed && (await this.pantries.findOf(user.id)) === null;
  }
}
