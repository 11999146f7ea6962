import { type DishNutrition, LEAST_KNOWN_SHARE, type Nutrient } from '@larder/culinary/nutrition';
import { z } from 'zod';

/** By definition of the thermochemical calorie. */
const kilojoulesPerKilocalorie = 4.184;

const amount = (unit: string) =>
  z
    .number()
    .nullable()
    .meta({ description: `In ${unit}.` });

export const nutritionView = z
  .object({
    perServing: z.boolean().meta({
      description: 'False for a recipe that names no servings: then it is of the whole dish.',
    }),
    coveredPercent: z
      .int()
      .min(0)
      .max(100)
      .meta({
        description: `How much of the weight of what is eaten, without water, has known values. Below ${LEAST_KNOWN_SHARE * 100} no values are given.`,
      }),
    kilocalories: amount('kcal'),
    kilojoules: amount('kJ'),
    protein: amount('grams'),
    fat: amount('grams'),
    saturatedFat: amount('grams'),
    carbohydrate: amount('grams'),
    fibre: amount('grams'),
    sugar: amount('grams'),
    sodium: amount('milligrams'),
    leavesSaltOpen: z.boolean().meta({
      description: 'Whether salt is added to taste, which the sodium does not contain.',
    }),
  })
  .meta({
    id: 'NutritionView',
    description:
      'From the USDA National Nutrient Database for Standard Reference, Release 28. A value is null where the source lacks it for too much of the dish.',
  });

export type NutritionView = z.infer<typeof nutritionView>;

const rounded = (value: number): number => Math.round(value * 10) / 10;

export function toNutritionView(dish: DishNutrition, servings: number | null): NutritionView {
  const { grams, known, totals, leavesSaltOpen } = dish;
  const each = (nutrient: Nutrient): number | null => {
    const total = totals[nutrient];
    return total === null ? null : rounded(total / (servings ?? 1));
  };
  const kilocalories = each('energy');
  return {
    perServing: servings !== null,
    // Never 100 while something is missing.
    coveredPercent: grams > 0 ? Math.floor((100 * known) / grams) : 0,
    kilocalories,
    kilojoules: kilocalories === null ? null : Math.round(kilocalories * kilojoulesPerKilocalorie),
    protein: each('protein'),
    fat: each('fat'),
    saturatedFat: each('saturatedFat'),
    carbohydrate: each('carbohydrate'),
    fibre: each('fibre'),
    sugar: each('sugar'),
    sodium: each('sodium'),
    leavesSaltOpen,
  };
}
