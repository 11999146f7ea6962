import { Injectable } from '@nestjs/common';
import { prepared, PreparedQueries } from '../../database/prepared-queries.js';
import type { Kitchen } from './entities/kitchen.entity.js';

export type StoredKitchen = Pick<Kitchen, 'foods' | 'version'>;

export interface KitchenToSave extends Pick<Kitchen, 'householdId' | 'userId' | 'foods'> {
  /** The version that was changed; undefined replaces whatever is there. */
  readonly version: number | undefined;
}

const kitchenOf = prepared('SELECT foods, version FROM kitchens WHERE household_id = $1');
const saveKitchen = prepared(
  `INSERT INTO kitchens AS present (household_id, user_id, foods, version) VALUES ($1, $2, $3, 1)
   ON CONFLICT (household_id) DO UPDATE
      SET user_id = excluded.user_id, foods = excluded.foods, version = present.version + 1, updated_at = now()
    WHERE present.version = coalesce($4::integer, present.version)
   RETURNING foods, version`,
);

@Injectable()
export class KitchenRepository {
  constructor(private readonly queries: PreparedQueries) {}

  async findOf(householdId: string): Promise<StoredKitchen | undefined> {
    const [kitchen] = await this.queries.rows<StoredKitchen>(kitchenOf, [householdId]);
    return kitchen;
  }

  /** The kitchen as it is then; none when there is a newer version. */
  async save({
    householdId,
    userId,
    foods,
    version,
  }: KitchenToSave): Promise<StoredKitchen | undefined> {
    const [saved] = await this.queries.rows<StoredKitchen>(saveKitchen, [
      ...[householdId, userId, JSON.stringify(foods), version ?? null],
    ]);
    return saved;
  }
}
