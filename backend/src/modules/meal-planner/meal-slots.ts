/** As plans number them. */
export const daysOfWeek = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const meals = ['Breakfast', 'Lunch', 'Dinner'] as const;

export type MealSlot = `${(typeof daysOfWeek)[number]}-${(typeof meals)[number]}`;

/** Every meal of a week, from Monday's breakfast on. */
export const mealSlots: readonly MealSlot[] = daysOfWeek.flatMap((day) =>
  meals.map((meal): MealSlot => `${day}-${meal}`),
);

/** What a plan says of a meal besides its dishes. */
export interface MealNote {
  readonly text: string;
  /** Nothing is cooked, whatever dishes it holds. */
  readonly eatingOut: boolean;
}

export type MealNotes = Readonly<Partial<Record<MealSlot, MealNote>>>;
