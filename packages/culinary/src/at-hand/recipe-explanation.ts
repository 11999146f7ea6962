import { ingredientById } from '../ingredient.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import { coverOf, sourceOf } from './ingredient-cover.js';
import { type NamedFoods, needsOf } from './recipe-needs.js';

/** The available ingredients, as canonical ids. */
export interface IngredientsAtHand {
  readonly typed: readonly number[];
  readonly pantry: readonly number[];
  /** Those of the typed ones that should be used before the rest. */
  readonly soon?: readonly number[];
}

/** Why a recipe matches. Names are canonical; everything a recipe asks for is in one of the lists. */
export interface Explanation {
  readonly used: readonly string[];
  readonly pantry: readonly string[];
  readonly toBuy: readonly string[];
  /** Those of the used ones that should be used before the rest. */
  readonly soon: readonly string[];
  /** What stands in for something else with a difference, and what does not although it may seem to: a sentence each. */
  readonly substitutions: readonly string[];
  readonly reason: string;
}

/** A food, one that a recipe asks for, and how they differ. */
interface FoodInsteadOf {
  have: string;
  wanted: string;
  why: string;
}

/** How an explanation is said, in the language of whoever asks. */
interface ExplanationSentences {
  reason: (found: {
    used: number;
    typed: number;
    pantry: number;
    toBuy: readonly string[];
    soon: readonly string[];
    standIns: readonly (readonly [have: string, wanted: string])[];
  }) => string;
  standsIn: (replacement: FoodInsteadOf) => string;
  doesNotStandIn: (refusal: FoodInsteadOf) => string;
}

/** Sorts a recipe's ingredients by source, using the same rule as the search. */
export function explainerFor(
  kitchen: IngredientsAtHand,
  hierarchy: IngredientHierarchy,
  sentences: ExplanationSentences,
): (recipe: NamedFoods) => Explanation {
  const cover = coverOf(kitchen.typed, kitchen.pantry, hierarchy);
  return (recipe) => {
    // Lists of a few: sets and maps would take longer to make than they save.
    const typedIds: number[] = [];
    const uses: Use[] = [];
    const pantry: number[] = [];
    const toBuy: number[] = [];
    const standIns: StandIn[] = [];
    for (const need of needsOf(recipe)) {
      const { from, id } = sourceOf(need, cover);
      if (from === 'typed' || from === 'standIn') {
        const typed = (from === 'typed' ? cover.typed : cover.standIns).get(id) as number;
        if (from === 'standIn') addStandIn(standIns, typed, id);
        const use = uses[typedIds.indexOf(typed)];
        if (!use) {
          typedIds.push(typed);
          uses.push({ typed, id, isOnly: from === 'typed' });
        } else if (use.id !== id) use.isOnly = false;
      } else if (from === 'pantry') addOnce(pantry, id);
      else if (!need.optional) addOnce(toBuy, id);
    }
    const names = {
      used: uses.map(nameOfUse),
      soon: soonest(uses, kitchen.soon).map(nameOfUse),
      pantry: pantry.map(nameOf),
      toBuy: [...toBuy.map(nameOf), ...recipe.unknownIngredients],
    };
    return {
      ...names,
      substitutions: [
        ...standIns.map((one) => sentences.standsIn(told(one, hierarchy))),
        ...refusalsOf(kitchen.typed, toBuy, hierarchy, sentences),
      ],
      reason: sentences.reason({
        used: names.used.length,
        typed: kitchen.typed.length,
        pantry: names.pantry.length,
        toBuy: names.toBuy,
        soon: names.soon,
        standIns: standIns.map(({ typed, id }) => [nameOf(typed), nameOf(id)] as const),
      }),
    };
  };
}

/** What a typed ingredient is used for: one of the recipe's, or several. */
interface Use {
  readonly typed: number;
  readonly id: number;
  isOnly: boolean;
}

/** A typed ingredient and what it stands in for. */
interface StandIn {
  readonly typed: number;
  readonly id: number;
}

function addStandIn(standIns: StandIn[], typed: number, id: number): void {
  if (!standIns.some((one) => one.typed === typed && one.id === id)) standIns.push({ typed, id });
}

function told({ typed, id }: StandIn, hierarchy: IngredientHierarchy) {
  const why = hierarchy.partlyFor(typed).get(id) ?? '';
  return { have: nameOf(typed), wanted: nameOf(id), why };
}

/** Whoever has a chicken breast and is told to buy a chicken wants to know why. */
function refusalsOf(
  typed: readonly number[],
  toBuy: readonly number[],
  hierarchy: IngredientHierarchy,
  sentences: ExplanationSentences,
): string[] {
  return toBuy.flatMap((id) => {
    for (const have of typed) {
      const why = hierarchy.refusalOf(have, id);
      if (why !== null) {
        return [sentences.doesNotStandIn({ have: nameOf(have), wanted: nameOf(id), why })];
      }
    }
    return [];
  });
}

function addOnce(ids: number[], id: number): void {
  if (!ids.includes(id)) ids.push(id);
}

/** As the recipe calls it; a word used for several things ("cheese" for cheddar and feta) by itself, so that it counts once. */
const nameOfUse = ({ typed, id, isOnly }: Use): string => nameOf(isOnly ? id : typed);

const soonest = (uses: readonly Use[], soon: readonly number[] = []): readonly Use[] =>
  soon.length === 0 ? [] : uses.filter(({ typed }) => soon.includes(typed));

function nameOf(id: number): string {
  return ingredientById(id)?.name ?? '';
}
