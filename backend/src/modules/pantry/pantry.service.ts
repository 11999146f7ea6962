import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Entitled, Member } from '../../common/access.js';
import { Notifications } from '../../database/notifications.js';
import { RememberedAnswers } from '../../database/remembered-answers.js';
import { DEFAULT_PANTRY } from './default-pantry.js';
import type { UserPantryBody, UserPantryView } from './dto/pantry.dto.js';
import { PantryRepository } from './pantry.repository.js';

interface KnownPantry extends UserPantryView {
  /** False where the household has never saved one. */
  readonly isSaved: boolean;
}

/** What is always at hand. Every search asks, so answers are remembered. */
@Injectable()
export class PantryService implements OnApplicationBootstrap {
  private readonly known: RememberedAnswers<KnownPantry>;

  constructor(
    private readonly pantries: PantryRepository,
    notifications: Notifications,
  ) {
    this.known = new RememberedAnswers(notifications, 'pantry_changed');
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.known.listen();
  }

  async getOf(householdId: string): Promise<UserPantryView> {
    const { useCustomPantry, customPantry } = await this.find(householdId);
    return { useCustomPantry, customPantry };
  }

  /** None where the household has never saved one. */
  async findSaved(householdId: string): Promise<UserPantryView | undefined> {
    const { isSaved, ...pantry } = await this.find(householdId);
    return isSaved ? pantry : undefined;
  }

  async save(
    { id: userId, householdId }: Member,
    { useCustomPantry, customPantry }: UserPantryBody,
  ): Promise<void> {
    await this.pantries.save({ householdId, userId, useCustomPantry, customPantry });
    await this.known.changed(householdId);
  }

  /** The ingredient words that count for a household: its own list or the default; none without a subscription. */
  async pantryFor(user: Entitled): Promise<readonly string[]> {
    if (!user.subscribed) return noPantry;
    const { useCustomPantry, customPantry } = await this.find(user.householdId);
    return useCustomPantry ? customPantry : DEFAULT_PANTRY;
  }

  /** Whether a household's pantry is an assumption: it has never saved one. */
  async isAssumedFor(user: Entitled): Promise<boolean> {
    return user.subscribed && !(await this.find(user.householdId)).isSaved;
  }

  private find(householdId: string): Promise<KnownPantry> {
    return this.known.get(householdId, async () => {
      const saved = await this.pantries.findOf(householdId);
      const { useCustomPantry = false, customPantry = [] } = saved ?? {};
      return { useCustomPantry, customPantry, isSaved: saved !== null };
    });
  }
}

const noPantry: readonly string[] = [];
