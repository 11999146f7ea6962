import { lazily } from './lazily.js';
import { common } from './sentences.js';

/** A date format in the language of the sentences that dates stand in, made when it is first needed. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  lazily(() => new Intl.DateTimeFormat(common.locale, options));

const long = /*#__PURE__*/ dateFormat({ dateStyle: 'long' });

/** The local date of an instant (ISO 8601): March 14, 2026. */
export const longDate = (instant: string): string => long().format(new Date(instant));

const timeOfDay = /*#__PURE__*/ dateFormat({ hour: 'numeric', minute: '2-digit' });
const timeOfAnyDay = /*#__PURE__*/ dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** When something was saved: the time of day, with the date unless it was today. */
export const savedAt = (moment: Date, now = new Date()): string =>
  (moment.toDateString() === now.toDateString() ? timeOfDay() : timeOfAnyDay()).format(moment);
