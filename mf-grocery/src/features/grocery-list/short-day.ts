import { dateFormat } from '@larder/copy';

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar date as people write it; what is none stays as it is. */
export const shortDay = (date: string): string => {
  const moment = Date.parse(date);
  return Number.isNaN(moment) ? date : day().format(moment);
};
