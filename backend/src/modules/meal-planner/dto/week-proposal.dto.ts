import { DIETS } from '@larder/culinary';
import { z } from 'zod';
import { documentedLimits, listOrCommaList } from '../../recipe-search/domain/ingredient-list.js';
import { dishServingsView, servingsCount } from '../../recipes/domain/dish-servings.js';
import { summaryFields } from '../../recipes/domain/recipe-view.js';
import { mealPlannerErrors } from '../meal-planner.errors.js';
import { daysOfWeek, mealSlots } from '../meal-slots.js';
import { plannedRecipes, slotsOf } from './meal-plan.dto.js';

const longestTime = 10_080;
/** Enough to ask again for every meal of a week many times. */
const mostTurnedDown = 500;

const foods = (description: string) =>
  listOrCommaList()
    .optional()
    .meta({ description, ...documentedLimits });

export const weekProposalBody = z
  .strictObject({
    slots: z
      .array(z.enum(mealSlots, { error: mealPlannerErrors.meal_plan_slot_unknown }))
      .min(1, { error: mealPlannerErrors.week_meals_missing })
      .max(mealSlots.length, { error: mealPlannerErrors.meal_plan_slot_unknown })
      .describe('The meals to find dishes for.'),
    decided: z
      .strictObject(slotsOf(plannedRecipes), {
        error: ({ code }) =>
          code === 'unrecognized_keys' ? mealPlannerErrors.meal_plan_slot_unknown : undefined,
      })
      .default({})
      .describe(
        'The dishes of meals that stay as they are. The others are chosen to go with them; a meal that has dishes here is not filled.',
      ),
    turnedDown: z
      .array(z.int().positive())
      .max(mostTurnedDown)
      .default([])
      .describe('Recipes not to propose, because the person has asked for others instead.'),
    firstDay: z
      .enum(daysOfWeek)
      .default('Monday')
      .describe("The day on which the person's week begins: what spoils first is used from there."),
    kitchen: foods('What is at hand, besides the pantry; left out, the kitchen of the account.'),
    useSoon: foods(
      'What is at hand and spoils soon; left out, what the kitchen of the account marks so.',
    ),
    diet: z.enum(DIETS).default('all'),
    exclude: foods('What no dish may contain.'),
    maxMinutes: z
      .int()
      .min(1)
      .max(longestTime)
      .nullish()
      .describe('Only recipes that are known to take no longer.'),
    servings: servingsCount
      .nullish()
      .describe('For how many to cook; left out, for as many as each recipe is written for.'),
    seed: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .default(0)
      .describe('The same request with the same seed is answered with the same week.'),
  })
  .meta({ id: 'WeekProposalBody' });

export type WeekProposalBody = z.infer<typeof weekProposalBody>;

const proposedMealView = z
  .object({
    slot: z.enum(mealSlots),
    ...summaryFields,
    ...dishServingsView,
    toBuy: z.array(z.string()).describe('What has to be bought for it.'),
    uses: z.array(z.string()).describe('What it uses of the things at hand that spoil soon.'),
    reason: z.string().describe('Why it is proposed, in a sentence or two.'),
  })
  .meta({ id: 'ProposedMealView' });

export const weekProposalView = z
  .object({
    meals: z.array(proposedMealView).describe('In the order of the week.'),
    unfilled: z.array(z.enum(mealSlots)).describe('Meals for which there is no other dish.'),
    toBuy: z
      .array(z.string())
      .describe(
        'What has to be bought for the whole week, decided meals included; each food once.',
      ),
    minutes: z.int().describe('How long the proposed dishes take together, where it is known.'),
    untimed: z.int().describe('How many of them state no time.'),
    notUsed: z.array(z.string()).describe('What spoils soon and no dish of the week uses.'),
    notFilteredBy: z
      .array(z.string())
      .describe('Entries of `exclude` that were not understood, so that nothing was left out.'),
    unknown: z.array(z.string()).describe('Foods at hand that were not understood.'),
  })
  .meta({ id: 'WeekProposalView' });

export type WeekProposalView = z.infer<typeof weekProposalView>;
export type ProposedMealView = z.infer<typeof proposedMealView>;
