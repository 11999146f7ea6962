import type { DishType } from '../recipes/domain/dish-type.js';
import type { StyleName } from './cooking-style.js';
import type { DishKit } from './dish-kit.js';
import type { Food, Kind } from './food.js';

/** A role in a dish and the foods that can fill it. */
export interface Role {
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

export type Parts<Name extends string = string> = Readonly<Record<Name, readonly Food[]>>;

/** A way of making a dish that cooks know by heart. */
export interface DishPattern<Name extends string = string> {
  readonly name: string;
  /** Likeliest first. */
  readonly types: readonly DishType[];
  readonly styles: readonly StyleName[];
  readonly servings: number;
  readonly roles: Readonly<Record<Name, Role>>;
  /** Writes the steps, and with them the list; null when something essential may not be used. Returns the title. */
  readonly cook: (kit: DishKit, parts: Parts<Name>) => string | null;
}

/** Helper for inferring the role names. */
export function pattern<const Name extends string>(made: DishPattern<Name>): DishPattern {
  return made as unknown as DishPattern;
}
