import { z } from 'zod';
import { cleanText, text } from '../../../common/text.js';
import { chosenDish, dishServingsView } from '../../recipes/domain/dish-servings.js';
import { summaryFields } from '../../recipes/domain/recipe-view.js';
import { longestMealNote, mealPlannerErrors, mostMealRecipes } from '../meal-planner.errors.js';
import { type MealSlot, mealSlots } from '../meal-slots.js';

const longestName = 120;

export function slotsOf<Schema extends z.ZodType>(list: Schema) {
  const schema = list.optional();
  return Object.fromEntries(mealSlots.map((slot) => [slot, schema])) as unknown as Record<
    MealSlot,
    typeof schema
  >;
}

const plannedDish = chosenDish
  .extend({
    leftovers: z
      .boolean()
      .optional()
      .describe('Cooked for an earlier meal: nothing has to be bought for it.'),
  })
  .meta({ id: 'PlannedDishBody' });

export const mealNote = z
  .strictObject({
    text: z
      .string()
      .max(longestMealNote, { error: mealPlannerErrors.meal_note_too_long, abort: true })
      .overwrite(cleanText)
      .default(''),
    eatingOut: z
      .boolean()
      .default(false)
      .describe('Nothing is cooked: what is planned for this meal is not bought.'),
  })
  .meta({ id: 'MealNote' });

const mealNotes = z
  .strictObject(slotsOf(mealNote), {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? mealPlannerErrors.meal_plan_slot_unknown : undefined,
  })
  .describe('What else there is to say of a meal; left out, the notes of the plan stay.');

export const plannedRecipes = z
  .array(plannedDish)
  .max(mostMealRecipes, { error: mealPlannerErrors.meal_plan_slot_full });

const planData = z
  .strictObject(slotsOf(plannedRecipes), {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? mealPlannerErrors.meal_plan_slot_unknown : undefined,
  })
  .refine((plan) => Object.values(plan).some((recipes) => recipes && recipes.length > 0), {
    error: mealPlannerErrors.meal_plan_empty,
  })
  .meta({
    id: 'MealPlanDataBody',
    description: "The recipes of each meal, by '{Day}-{Meal}'; a recipe counts once in a meal.",
  });

export const mealPlanBody = z
  .strictObject({
    name: text(longestName, { code: mealPlannerErrors.meal_plan_name_empty }),
    plan_data: planData,
    meal_notes: mealNotes.optional(),
  })
  .meta({ id: 'MealPlanBody' });

export const mealPlanUpdateBody = mealPlanBody
  .extend({
    version: z
      .int()
      .positive()
      .optional()
      .describe('The version that was changed; an outdated one is refused with the current plan.'),
  })
  .meta({ id: 'MealPlanUpdateBody' });

export type MealPlanBody = z.infer<typeof mealPlanBody>;
export type MealPlanUpdateBody = z.infer<typeof mealPlanUpdateBody>;

export const mealPlanCreatedView = z
  .object({ id: z.uuid(), message: z.string() })
  .meta({ id: 'MealPlanCreatedView' });

const plannedDishView = z
  .object({
    ...summaryFields,
    image: summaryFields.image.nullable(),
    available: z
      .boolean()
      .describe(
        'False for a recipe that another member keeps private: of it only the title is shown, and it stays where it is.',
      ),
    ...dishServingsView,
    leftovers: z.literal(true).optional().describe('Cooked for an earlier meal.'),
  })
  .meta({ id: 'PlannedDishView' });

export const mealPlanView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime(),
    version: z.int().describe('1 when it is created; every change raises it.'),
    plan_data: z.object(slotsOf(z.array(plannedDishView))).meta({ id: 'MealPlanDataView' }),
    meal_notes: z
      .object(slotsOf(mealNote))
      .optional()
      .describe('Only meals of which there is something to say.'),
  })
  .meta({ id: 'MealPlanView' });

export const mealPlansView = z.array(mealPlanView).meta({ id: 'MealPlansView' });

export type MealPlanView = z.infer<typeof mealPlanView>;
