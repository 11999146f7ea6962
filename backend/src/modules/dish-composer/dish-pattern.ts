import type { DishType } from '../recipes/domain/dish-type.js';
import type { StyleName } from './cooking-style.js';
import type { DishKit } from './dish-kit.js';
import type { Food, Kind } from './food.js';

/** One part of a dish and what may play it. */
export interface Role {
  readonly kinds: readonly Kind[];
  /** As many as there must be; 0 where it can do without. */
  readonly least?: number;
  readonly most?: number;
  /** What stands in where too little was named, the likeliest first; without it the person has to name it. */
  readonly fill?: readonly string[];
  /** The first that may be used stands in, not any of them. */
  readonly inOrder?: boolean;
  /** How it is cut, where the food leaves that open. */
  readonly cut?: string;
  /** Amounts shrink when there are many: a pot holds so much. */
  readonly shared?: boolean;
  /** Only what can be eaten raw. */
  readonly raw?: boolean;
  /** Wherever it is at home: bacon in fried rice. */
  readonly anywhere?: boolean;
  /** Only what this is right for. */
  readonly fit?: (food: Food) => boolean;
}

export type Parts<Name extends string = string> = Readonly<Record<Name, readonly Food[]>>;

/** A way of making a dish that cooks know by heart. */
export interface DishPattern<Name extends string = string> {
  readonly name: string;
  /** The likeliest first. */
  readonly types: readonly DishType[];
  readonly styles: readonly StyleName[];
  readonly servings: number;
  readonly roles: Readonly<Record<Name, Role>>;
  /** Writes the steps, and with them the list; null when something that it cannot do without may not be used. Answers the title. */
  readonly cook: (kit: DishKit, parts: Parts<Name>) => string | null;
}

/** Lets the names of the roles be inferred. */
export function pattern<const Name extends string>(made: DishPattern<Name>): DishPattern {
  return made as unknown as DishPattern;
}
