const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

/** A moment (ISO 8601) as the day it falls on, in the words of the person's language. */
export function dayOf(moment: string): string {
  return format.format(new Date(moment));
}
