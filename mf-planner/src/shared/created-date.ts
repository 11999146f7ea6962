const format = new Intl.DateTimeFormat(navigator.languages, { dateStyle: 'long' });

/** The day a moment (ISO 8601) falls on where the person is. */
export const createdDate = (moment: string): string => format.format(new Date(moment));
