import { allIngredients, ingredientById, readExclusion, type Exclusion } from '@larder/culinary';
import { culinaryHierarchy } from '@larder/culinary/at-hand';
import type { Avoidable } from '../../recipes/domain/recipe-facts.js';

/**
 * Ids of everything to leave out: the foods with everything that goes with them, and foods not known to be free of an allergen, to comply
 * with a diet or to lack a trait.
 */
export function ingredientsLeftOut(exclusion: Exclusion): number[] {
  const named = exclusion.ingredientIds.flatMap((id) => [id, ...culinaryHierarchy.goneWith(id)]);
  const { allergens, diets, traits } = exclusion;
  const others = allIngredients().filter(
    (food) =>
      allergens.some((allergen) => food.facts.allergens[allergen] !== 'free') ||
      diets.some((diet) => food.facts.diets[diet] !== 'free') ||
      traits.some((trait) => food.traits.includes(trait)),
  );
  return [...new Set([...named, ...others.map(({ id }) => id)])];
}

/** What a search leaves out. */
export interface ResolvedExclusions {
  /** Single foods. */
  readonly ids: readonly number[];
  /** Allergens, diets and traits, which are facts of whole dishes. */
  readonly avoided: readonly Avoidable[];
  /** What was typed, and how it was interpreted. */
  readonly understood: Readonly<Record<string, string>>;
  /** Entries of which any part was not understood: nobody may believe that they are applied. */
  readonly unknown: readonly string[];
}

export function resolveExcluded(entries: readonly string[]): ResolvedExclusions {
  const ids = new Set<number>();
  const avoided = new Set<Avoidable>();
  const understood: Record<string, string> = {};
  const unknown: string[] = [];
  for (const entry of entries) {
    const { allergens, diets, traits, ingredientIds, recognised } = readExclusion(entry);
    const facts: Avoidable[] = [...allergens, ...diets, ...traits];
    for (const fact of facts) avoided.add(fact);
    for (const id of ingredientIds) ids.add(id);
    const foods = ingredientIds.flatMap((id) => ingredientById(id)?.name ?? []);
    const names = facts.map((name) => name.replace('-', ' '));
    if (!recognised) unknown.push(entry);
    else understood[entry] = (names.length > 0 ? names : foods).join(', ');
  }
  return { ids: [...ids], avoided: [...avoided], understood, unknown };
}
