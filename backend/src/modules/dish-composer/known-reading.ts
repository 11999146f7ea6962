import {
  coverOf,
  explainerFor,
  hierarchyFor,
  type IngredientCover,
  type IngredientHierarchy,
  needsOf,
  type RecipeNeed,
  sourceOf,
} from '@larder/culinary/at-hand';
import { sentences } from '../../common/language.js';
import type { RecipeCard, RecipeNeeds } from '../recipes/domain/recipe-card.js';
import { type DishRequest, nameOfId } from './dish-composer.js';
import type { KnownDish } from './known-dish.js';
import { sideFor } from './known-side.js';
import { isLeftover, placeOf, takesPlaceOf } from './known-swaps.js';

type Order = Omit<DishRequest, 'seed'>;

/** A kitchen as the search sees it. */
interface Kitchen {
  readonly request: Order;
  readonly cover: IngredientCover;
  readonly hierarchy: IngredientHierarchy;
}

/** What a recipe makes of a kitchen. */
type Reading = Omit<KnownDish, 'recipe' | 'isFirst' | 'kind'>;

/** Reads what a recipe uses of what was named, by the search's rules. */
export function readerFor(
  request: Order,
): (needs: RecipeNeeds, dish: Pick<RecipeCard, 'kind' | 'types'>) => Reading {
  const { ingredients, pantry, diets, excluded, avoided } = request;
  const hierarchy = hierarchyFor([...diets, ...excluded, ...avoided]);
  const kitchen = { request, cover: coverOf(ingredients, pantry, hierarchy), hierarchy };
  const explain = explainerFor({ typed: ingredients, pantry }, hierarchy, sentences().reasons);
  return (recipe, dish) => {
    const needs = needsOf(recipe);
    const { used, swaps, wanted, replaced } = usesOf(needs, kitchen);
    for (const [id, typed] of spareFor(wanted, used, kitchen)) {
      swaps.set(id, typed);
      used.add(typed);
    }
    const { pantry: held, toBuy: bought } = explain(recipe);
    const taken = new Set([...swaps.keys()].map(nameOfId));
    const instead = wanted.filter(({ isInstead }) => isInstead).map(({ id }) => nameOfId(id));
    const toBuy = [...bought, ...instead].filter((name) => !taken.has(name));
    const made = needs.flatMap(({ anyOf }) => anyOf);
    const named = ingredients.filter((id) => !used.has(id));
    const side = sideFor(dish, { made, named }, request);
    if (side !== null) used.add(side);
    return { used, side, swaps, replaced, pantry: held, toBuy };
  };
}

/** What a recipe asks for and nobody has; `isInstead`: the search would let something else do that makes another dish of it. */
interface Wanted {
  readonly id: number;
  readonly isInstead: boolean;
}

interface Uses {
  readonly used: Set<number>;
  readonly swaps: Map<number, number>;
  readonly wanted: readonly Wanted[];
  /** How many are cooked from raw, where somebody has them cooked. */
  readonly replaced: number;
}

/** What serves as it is, or by its own name. */
function usesOf(needs: readonly RecipeNeed[], { request, cover, hierarchy }: Kitchen): Uses {
  const used = new Set<number>();
  const swaps = new Map<number, number>();
  const wanted: Wanted[] = [];
  let replaced = 0;
  for (const need of needs) {
    const { from, id } = sourceOf(need, cover);
    if (from === 'pantry') continue;
    const typed = from === 'shop' ? null : servedBy(id, cover, hierarchy);
    if (typed === null) {
      wanted.push({ id, isInstead: from !== 'shop' && !need.optional });
      continue;
    }
    const form = request.forms?.get(typed);
    const place = placeOf(typed, id, form);
    if (place === 'another') {
      wanted.push({ id, isInstead: !need.optional });
      if (isLeftover(typed, form)) replaced += 1;
    } else {
      used.add(typed);
      if (place === 'renamed') swaps.set(id, typed);
    }
  }
  return { used, swaps, wanted, replaced };
}

/** What else was named and takes the place of something that is wanted: the ids of what the recipe names, each with that of what was named. */
function spareFor(
  wanted: readonly Wanted[],
  used: ReadonlySet<number>,
  { request, hierarchy }: Kitchen,
): ReadonlyMap<number, number> {
  const spare = new Map<number, number>();
  for (const typed of request.ingredients.filter((id) => !used.has(id))) {
    const standsInFor = (id: number): boolean => hierarchy.partlyFor(typed).has(id);
    const food = { id: typed, form: request.forms?.get(typed) ?? null, standsInFor };
    const found = wanted.find(({ id }) => !spare.has(id) && takesPlaceOf(food, id));
    if (found) spare.set(found.id, typed);
  }
  return spare;
}

/** Which typed food is in a recipe for this one: what counts as it, or does nearly as well. */
function servedBy(
  id: number,
  { typed, standIns }: IngredientCover,
  { nearlyFor }: IngredientHierarchy,
): number | null {
  const standIn = standIns.get(id);
  if (standIn !== undefined && nearlyFor(standIn).has(id)) return standIn;
  return typed.get(id) ?? null;
}
