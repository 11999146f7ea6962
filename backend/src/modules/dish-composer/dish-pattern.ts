import type { DishKind } from '@larder/dish-pictures';
import type { DishType } from '../recipes/domain/dish-type.js';
import type { StyleName } from './cooking-style.js';
import type { DishKit } from './dish-kit.js';
import type { DishRole } from './dish-role.js';
import type { Food } from './food.js';
import type { Vessel } from './vessels.js';

export type Parts<Name extends string = string> = Readonly<Record<Name, readonly Food[]>>;

/**
 * How well a dish suits what it would be made of. Of two dishes that use the same foods, the more fitting one is made.
 *
 * - 3, classic: these foods together are the dish (ground beef and buns are burgers).
 * - 2, apt: what a cook does with this centre (a steak is seared, a chuck roast is braised).
 * - 1, usual: a good everyday dish; what a pattern without `fits` counts as.
 * - 0, possible: it works, if nothing better does (a chicken soup from a chicken that could be roasted).
 * - -1, makeshift: edible, for want of anything else (a steak with noodles beside it).
 * - null: no cook would (a whole bird in a stir-fry).
 */
export type Fit = -1 | 0 | 1 | 2 | 3 | null;

/**
 * A family of dishes that cooks know by heart: when it fits, what it makes of which foods, and in what ratios.
 *
 * **The contract.** A pattern states, in this order:
 * 1. `roles`: which foods it takes, by the parts they play (`Kind`). Roles are filled in the order in which they are written, each
 *    with named foods first; `least` and `fill` say what it needs and what may be bought for it. What a role takes has to be used.
 * 2. `fits`: how well it suits what its roles were filled with. Called after the roles are filled and before `cook`.
 * 3. `cook`: writes the steps through the kit. Naming a food with `kit.the` or, where it is heated, `kit.hot` puts it on the list.
 *    Returns the title, or null when something essential may not be used.
 *
 * **What the composer sees to**, so that no pattern has to:
 * - The main protein that was named is in the dish, and a starch if one was named (`dish-centre.ts`): a pattern whose roles have no
 *   place for them is not chosen. So give a main course a role for whatever is served with it; `kit.take(STARCHES)` and
 *   `besideOf` cook any of them beside the dish.
 * - Amounts are written for `servings` people, or come from the food table, and grow with the servings asked for. Never write a number
 *   of pieces into a step: `kit.pieces(1)` says "four" for four people.
 * - `vessel` says what the dish is cooked in. The composer adds rounds and further vessels, and does not choose a pattern that cannot
 *   serve so many (`vessels.ts`).
 * - Salt follows from the weights of the first version of the dish (`kit.salt`); a pattern is therefore cooked twice and must not
 *   depend on anything but kit, parts and `kit.random`.
 * - Liquids: `kit.pour(liquid, foods, RATIOS.stew)` measures them by the weight of what they are poured over.
 * - A leafy herb comes from `kit.herbs()`, which adds one only where it is at hand or belongs; something sour at the end from
 *   `kit.finish()`, which adds nothing to what is sour already.
 * - What was bought cooked, canned or smoked is a food with a `form` and short times; `cookedGrain` and `boiledPasta` warm a cooked
 *   one. A pattern that cannot take such a form excludes it with `fit: ({ form }) => form !== 'cooked'`.
 */
export interface DishPattern<Name extends string = string> {
  readonly name: string;
  /** Likeliest first. */
  readonly types: readonly DishType[];
  /** Null if that depends on what goes in; the title then says it. */
  readonly kind: DishKind | null;
  readonly styles: readonly StyleName[];
  /** Whether it is a dish of these styles alone, however many they are: a curry is not made of anything for the wok. */
  readonly isOfTheseOnly?: boolean;
  /** For how many `cook` writes its amounts. */
  readonly servings: number;
  readonly vessel: Vessel;
  readonly roles: Readonly<Record<Name, DishRole>>;
  readonly fits?: (parts: Parts<Name>, kit: DishKit) => Fit;
  /** Writes the steps, and with them the list; null when something essential may not be used. Returns the title. */
  readonly cook: (kit: DishKit, parts: Parts<Name>) => string | null;
}

/** Helper for inferring the role names. */
export function pattern<const Name extends string>(made: DishPattern<Name>): DishPattern {
  return made as unknown as DishPattern;
}
