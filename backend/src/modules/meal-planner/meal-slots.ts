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

export type DayOfWeek = (typeof daysOfWeek)[number];
export type MealSlot = `${DayOfWeek}-${(typeof meals)[number]}`;

/** The days of a week that begins with this one. */
export function daysFrom(first: DayOfWeek): DayOfWeek[] {
  const at = daysOfWeek.indexOf(first);
  return [...daysOfWeek.slice(at), ...daysOfWeek.slice(0, at)];
}

/** Every meal of a week that begins with this day. */
export const mealSlotsFrom = (first: DayOfWeek): MealSlot[] =>
  daysFrom(first).flatMap((day) => meals.map((meal): MealSlot => `${day}-${meal}`));

/** Every meal of a week, from Monday's breakfast on. */
export const mealSlots: readonly MealSlot[] = mealSlotsFrom('Monday');

/** What a plan says of a meal besides its dishes. */
export interface MealNote {
  readonly text: string;
  /** Nothing is cooked, whatever dishes it holds. */
  readonly eatingOut: boolean;
}

export type MealNotes = Readonly<Partial<Record<MealSlot, MealNote>>>;
