import { dishesCookedOn, withDishes, type PlanContent, type PlannedDish } from './plan-draft.model';

const dish = (id: number, more: Partial<PlannedDish> = {}): PlannedDish => ({
  ...{ id, title: `Dish ${id}`, image: null, servings: 2, recipeServings: 4 },
  ...more,
});

describe('a week of dishes', () => {
  it('[PLAN-1] is shown on a phone from its first day', () => {
    const empty: PlanContent = {
      ...{ name: '', meals: {}, notes: {}, lastDay: 'Monday', lastMeal: 'Dinner' },
    };
    const week = withDishes([
      ['Sunday-Dinner', dish(1)],
      ['Monday-Dinner', dish(2)],
      ['Thursday-Dinner', dish(3)],
    ])(empty);
    expect(week.lastDay).toBe('Sunday');
    expect(Object.keys(week.meals)).toHaveLength(3);
  });
});

describe('what is cooked on a day', () => {
  it('[PLAN-10] is each dish once, in the order of its meals', () => {
    const meals = {
      'Monday-Dinner': [dish(1), dish(2)],
      'Monday-Breakfast': [dish(3), dish(1)],
      'Tuesday-Dinner': [dish(4)],
    };
    expect(dishesCookedOn('Monday', meals, {}).map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('[PLAN-10] leaves out leftovers, meals out and what another member keeps private', () => {
    const meals = {
      'Monday-Breakfast': [dish(1, { available: false })],
      'Monday-Lunch': [dish(2, { leftovers: true }), dish(3)],
      'Monday-Dinner': [dish(4)],
    };
    const notes = { 'Monday-Dinner': { text: '', eatingOut: true } };
    expect(dishesCookedOn('Monday', meals, notes).map(({ id }) => id)).toEqual([3]);
  });
});
