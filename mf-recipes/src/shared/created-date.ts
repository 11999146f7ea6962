const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

/** The local date of an instant (ISO 8601), formatted in the person's language. */
export function dayOf(moment: string): string {
  return format.format(new Date(moment));
}
