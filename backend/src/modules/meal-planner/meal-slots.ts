const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const meals = ['Breakfast', 'Lunch', 'Dinner'] as const;

export type MealSlot = `${(typeof days)[number]}-${(typeof meals)[number]}`;

/** Every meal of a week, from Monday's breakfast on. */
export const mealSlots: readonly MealSlot[] = days.flatMap((day) =>
  meals.map((meal): MealSlot => `${day}-${meal}`),
);
