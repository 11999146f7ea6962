import { Injectable } from '@nestjs/common';
import type { Member } from '../../common/access.js';
import { ApiError } from '../../common/errors.js';
import type { KitchenBody, KitchenView } from './dto/kitchen.dto.js';
import { kitchenErrors } from './kitchen.errors.js';
import { KitchenRepository } from './kitchen.repository.js';

const emptyKitchen: KitchenView = { foods: [], version: 0 };

/** What a household has at hand besides its pantry, and what of it should be used soon. */
@Injectable()
export class KitchenService {
  constructor(private readonly kitchens: KitchenRepository) {}

  async getOf(householdId: string): Promise<KitchenView> {
    return (await this.kitchens.findOf(householdId)) ?? emptyKitchen;
  }

  async save(
    { id: userId, householdId }: Member,
    { foods, version }: KitchenBody,
  ): Promise<KitchenView> {
    const saved = await this.kitchens.save({ householdId, userId, foods, version });
    if (saved) return saved;
    throw new ApiError(kitchenErrors.kitchen_changed, {
      body: { kitchen: await this.getOf(householdId) },
    });
  }
}
