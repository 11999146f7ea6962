import type { KeepingView, NutritionView, RecipeView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';

export function isNamed<Names extends object>(names: Names, id: PropertyKey): id is keyof Names {
  return Object.hasOwn(names, id);
}

function namesOfAllergens(ids: readonly string[]): string {
  const { allergens } = copy.dish;
  return ids.map((id) => (isNamed(allergens, id) ? allergens[id] : id)).join(', ');
}

/** Which allergens are certain, possible or unknown. */
export function allergenSentences(recipe: RecipeView): string[] {
  const { allergens, mayContain, unknownAllergens } = recipe;
  const nothingKnown =
    allergens.length + unknownAllergens.length === Object.keys(copy.dish.allergens).length;
  return [
    ...(allergens.length > 0 ? [copy.dish.contains(namesOfAllergens(allergens))] : []),
    ...(mayContain.length > 0 ? [copy.dish.mayContain(namesOfAllergens(mayContain))] : []),
    ...(unknownAllergens.length > 0
      ? [
          nothingKnown
            ? copy.dish.allAllergensUnknown
            : copy.dish.allergensUnknown(namesOfAllergens(unknownAllergens)),
        ]
      : []),
  ];
}

/** [FACTS-3] How long a dish keeps: what its author says, or the rules for such dishes. */
export function keepingSentences(keeping: KeepingView): string[] {
  if (keeping.note !== null) return [keeping.note];
  const { sameDay, refrigeratorDays, freezerMonths, reheats, ahead } = keeping;
  const words = copy.dish.keeping;
  return [
    ...(ahead ? [words.ahead] : []),
    ...(sameDay ? [words.sameDay] : []),
    ...(refrigeratorDays === null ? [] : [words.refrigerator(refrigeratorDays)]),
    ...(freezerMonths === null ? [] : [words.freezer(freezerMonths)]),
    ...(reheats ? [words.reheat] : []),
    words.source,
  ];
}

/** An estimate has no more digits than a label has: whole steps of five or ten, tenths of a few grams. */
function inSteps(value: number, step: number): string {
  return (Math.round(value / step) * step).toLocaleString(copy.common.locale, {
    maximumFractionDigits: 1,
  });
}

const grams = (value: number): string => inSteps(value, value < 10 ? 0.1 : 1);

export const energyOf = (kilocalories: number, kilojoules: number): string =>
  copy.dish.nutrition.energyAmount(inSteps(kilocalories, 5), inSteps(kilojoules, 10));

interface NutrientRow {
  label: string;
  value: string;
  /** Of the row before it. */
  isPart?: boolean;
}

/** [FACTS-1] What there is besides energy. */
export function nutrientRows(nutrition: NutritionView): NutrientRow[] {
  const { protein, fat, carbohydrate, sodium } = nutrition;
  const words = copy.dish.nutrition;
  const inGrams = (value: number | null): string =>
    value === null ? words.unknown : words.grams(grams(value));
  return [
    { label: words.protein, value: inGrams(protein) },
    { label: words.fat, value: inGrams(fat) },
    { label: words.saturatedFat, value: inGrams(nutrition.saturatedFat), isPart: true },
    { label: words.carbohydrate, value: inGrams(carbohydrate) },
    { label: words.fibre, value: inGrams(nutrition.fibre), isPart: true },
    { label: words.sugar, value: inGrams(nutrition.sugar), isPart: true },
    {
      label: words.sodium,
      value: sodium === null ? words.unknown : words.milligrams(inSteps(sodium, 10)),
    },
  ];
}

/** [FACTS-1] The same in a line, and where it comes from. */
export function nutritionLines(nutrition: NutritionView): string[] {
  const { perServing, coveredPercent, leavesSaltOpen, kilocalories, kilojoules } = nutrition;
  const words = copy.dish.nutrition;
  if (kilocalories === null || kilojoules === null) return [];
  const rows = nutrientRows(nutrition).map(({ label, value }) => `${label} ${value}`);
  return [
    `${words.title(perServing)}: ${[energyOf(kilocalories, kilojoules), ...rows].join(', ')}.`,
    ...(leavesSaltOpen ? [words.saltToTaste] : []),
    words.source(coveredPercent),
  ];
}

/** The allergens of a dish in one line. */
export const allergensIn = (recipe: RecipeView): string =>
  allergenSentences(recipe).join(' · ') || copy.dish.noAllergens;
