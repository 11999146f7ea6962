import { ingredientById } from '../ingredient.js';
import { idOfPhrase } from '../lexicon.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import { coverOf, sourceOf } from './ingredient-cover.js';
import { type NamedFoods, needsOf } from './recipe-needs.js';

/** What a recipe asks for by the pound, of whatever kinds there are: berries are blueberries and raspberries, while an onion is one onion. */
const MIXED = new Set(
  ['berry', 'dried fruit', 'nut', 'mushroom', 'bell pepper', 'tomato', 'salad green'].map(
    idOfPhrase,
  ),
);

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

/** The same, and whether the dish has the food in it anyway, so that it takes more of it. */
interface Replacement extends FoodInsteadOf {
  more: boolean;
}

/** How an explanation is said, in the language of whoever asks. */
interface ExplanationSentences {
  reason: (found: {
    used: number;
    typed: number;
    pantry: number;
    toBuy: readonly string[];
    soon: readonly string[];
    standIns: readonly { have: string; wanted: readonly string[]; more: boolean }[];
  }) => string;
  standsIn: (replacement: Replacement) => string;
  doesNotStandIn: (refusal: FoodInsteadOf) => string;
}

/** Sorts a recipe's ingredients by source, using the same rule as the search. */
export function explainerFor(
  kitchen: IngredientsAtHand,
  hierarchy: IngredientHierarchy,
  sentences: ExplanationSentences,
): (recipe: NamedFoods) => Explanation {
  const cover = coverOf(kitchen.typed, kitchen.pantry, hierarchy);
  const kindsOf = (id: number): readonly number[] =>
    kitchen.typed.filter((typed) => typed === id || hierarchy.servesFor(typed).includes(id));
  return (recipe) => {
    // Lists of a few: sets and maps would take longer to make than they save.
    const typedIds: number[] = [];
    const uses: Use[] = [];
    const pantry: number[] = [];
    const toBuy: number[] = [];
    const standIns: StandIn[] = [];
    const itself: number[] = [];
    for (const need of needsOf(recipe)) {
      const { from, id } = sourceOf(need, cover);
      if (from === 'typed' || from === 'standIn') {
        const best = (from === 'typed' ? cover.typed : cover.standIns).get(id) as number;
        if (from === 'standIn') addStandIn(standIns, best, id);
        const kinds = from === 'typed' && MIXED.has(id) ? kindsOf(id) : [];
        for (const typed of kinds.length > 1 ? kinds : [best]) {
          if (from === 'typed') addOnce(itself, typed);
          const use = uses[typedIds.indexOf(typed)];
          if (!use) {
            typedIds.push(typed);
            uses.push({
              typed,
              id,
              isOnly: from === 'typed' && typed === best && kinds.length < 2,
            });
          } else if (use.id !== id) use.isOnly = false;
        }
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
        ...standIns.flatMap((one) =>
          told(one, itself, hierarchy).map((replacement) => sentences.standsIn(replacement)),
        ),
        ...refusalsOf(kitchen.typed, toBuy, hierarchy, sentences),
      ],
      reason: sentences.reason({
        used: names.used.length,
        typed: kitchen.typed.length,
        pantry: names.pantry.length,
        toBuy: names.toBuy,
        soon: names.soon,
        standIns: standIns.map(({ typed, ids }) => ({
          have: nameOf(typed),
          wanted: ids.map(nameOf),
          more: itself.includes(typed),
        })),
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

/** A typed ingredient and all that it stands in for. */
interface StandIn {
  readonly typed: number;
  readonly ids: number[];
}

function addStandIn(standIns: StandIn[], typed: number, id: number): void {
  const known = standIns.find((one) => one.typed === typed);
  if (known) addOnce(known.ids, id);
  else standIns.push({ typed, ids: [id] });
}

/** `itself`: the typed ingredients that the recipe asks for. */
function told(
  { typed, ids }: StandIn,
  itself: readonly number[],
  hierarchy: IngredientHierarchy,
): Replacement[] {
  const reasons = hierarchy.partlyFor(typed);
  const have = nameOf(typed);
  const more = itself.includes(typed);
  return ids.map((id) => ({ have, wanted: nameOf(id), why: reasons.get(id) ?? '', more }));
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
