import { declareErrors } from '../../common/errors.js';

export const mealPlannerErrors = declareErrors({
  calendar_color_unknown: 'invalid',
  calendar_date_invalid: 'invalid',
  calendar_end_before_start: 'invalid',
  calendar_link_missing: 'not_found',
  calendar_links_two: 'invalid',
  calendar_span_too_long: 'invalid',
  calendar_title_empty: 'invalid',
  meal_plan_changed: 'conflict',
  meal_plan_empty: 'invalid',
  meal_plan_name_empty: 'invalid',
  meal_plan_recipe_missing: 'not_found',
  meal_plan_slot_full: 'invalid',
  meal_plan_slot_unknown: 'invalid',
});
