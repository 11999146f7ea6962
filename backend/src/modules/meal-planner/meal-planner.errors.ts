import { declareErrors } from '../../common/errors.js';
import { eventColors } from './calendar-events.js';

/** The most days that one request reads of the calendar. */
export const mostCalendarDays = 400;

/** The most recipes of a meal. */
export const mostMealRecipes = 20;

/** The longest note of a meal. */
export const longestMealNote = 200;

export const mealPlannerErrors = declareErrors({
  calendar_color_unknown: { category: 'invalid', limit: eventColors },
  calendar_date_invalid: 'invalid',
  calendar_end_before_start: 'invalid',
  calendar_link_missing: 'not_found',
  calendar_links_two: 'invalid',
  calendar_span_too_long: { category: 'invalid', limit: mostCalendarDays },
  calendar_title_empty: 'invalid',
  meal_plan_changed: 'conflict',
  meal_plan_empty: 'invalid',
  meal_plan_name_empty: 'invalid',
  meal_note_too_long: { category: 'invalid', limit: longestMealNote },
  meal_plan_recipe_missing: 'not_found',
  meal_plan_slot_full: { category: 'invalid', limit: mostMealRecipes },
  meal_plan_slot_unknown: 'invalid',
  week_meals_missing: 'invalid',
});
