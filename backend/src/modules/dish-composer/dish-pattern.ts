import type { DishKind } from '@larder/dish-pictures';
import type { DishType } from '../recipes/domain/dish-type.js';
import type { StyleName } from './cooking-style.js';
import type { DishKit } from './dish-kit.js';
import type { DishRole } from './dish-role.js';
import type { Food } from './food.js';

export type Parts<Name extends string = string> = Readonly<Record<Name, readonly Food[]>>;

/** A way of making a dish that cooks know by heart. */
export interface DishPattern<Name extends string = string> {
  readonly name: string;
  /** Likeliest first. */
  readonly types: readonly DishType[];
  /** Null if that depends on what goes in; the title then says it. */
  readonly kind: DishKind | null;
  readonly styles: readonly StyleName[];
  readonly servings: number;
  readonly roles: Readonly<Record<Name, DishRole>>;
  /** Writes the steps, and with them the list; null when something essential may not be used. Returns the title. */
  readonly cook: (kit: DishKit, parts: Parts<Name>) => string | null;
}

/** Helper for inferring the role names. */
export function pattern<const Name extends string>(made: DishPattern<Name>): DishPattern {
  return made as unknown as DishPattern;
}
