const format = new Intl.DateTimeFormat(navigator.languages, { dateStyle: 'long' });

/** The local date of an instant (ISO 8601). */
export const createdDate = (moment: string): string => format.format(new Date(moment));
