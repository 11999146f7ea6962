/** The last day of the calendar. */
export const lastDay = '9999-12-31';

export const eventColors = ['blue', 'green', 'red', 'purple', 'orange'] as const;

export type EventColor = (typeof eventColors)[number];

export const deletedLinks = ['menu', 'meal_plan'] as const;

export type DeletedLink = (typeof deletedLinks)[number];
