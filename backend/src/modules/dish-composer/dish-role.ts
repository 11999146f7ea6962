import type { Food, Kind } from './food.js';

/** A role in a dish and the foods that can fill it. */
export interface DishRole {
  readonly kinds: readonly Kind[];
  /** The minimum number; 0 if optional. */
  readonly least?: number;
  readonly most?: number;
  /** Substitutes when too few were named, likeliest first; without any, the person has to name one. */
  readonly fill?: readonly string[];
  /** Uses the first permitted substitute rather than a random one. */
  readonly inOrder?: boolean;
  /** The cut, if the food leaves it open. */
  readonly cut?: string;
  /** Amounts shrink when there are many, since a pot holds only so much. */
  readonly shared?: boolean;
  /** Only foods that can be eaten raw. */
  readonly raw?: boolean;
  /** Regardless of cuisine: bacon in fried rice. */
  readonly anywhere?: boolean;
  /** Only foods for which this holds. */
  readonly fit?: (food: Food) => boolean;
}
