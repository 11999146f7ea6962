import { Injectable } from '@nestjs/common';
import type { RequestUser } from '../../common/access.js';

/** What a kitchen is taken to hold where nobody has said otherwise. */
export const DEFAULT_PANTRY: readonly string[] = [
  'water',
  'salt',
  'black pepper',
  'olive oil',
  'vegetable oil',
  'butter',
  'garlic',
  'all-purpose flour',
  'sugar',
  'brown sugar',
  'baking powder',
  'baking soda',
  'cornstarch',
  'white vinegar',
  'dried oregano',
  'paprika',
  'ground cumin',
  'ground cinnamon',
];

/** Where search learns what is always at hand. */
export abstract class PantrySource {
  /** Ingredient words; empty for a person without a subscription. */
  abstract pantryFor(user: RequestUser): Promise<readonly string[]>;
}

/** The default pantry for every subscriber. */
@Injectable()
export class DefaultPantry extends PantrySource {
  pantryFor(user: RequestUser): Promise<readonly string[]> {
    return Promise.resolve(user.subscribed ? DEFAULT_PANTRY : []);
  }
}
