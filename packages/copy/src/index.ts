import * as byLocale from './by-locale.js';
import * as copy from './sentences.js';

export { byLocale, copy };
export { dateFormat, longDate, savedAt } from './dates.js';
export { defaultLocale, inPersonsLanguage, locales, pickLocale } from './locale.js';
export type { Copy, Locale, LocalizedText } from './locale.js';
export { localized } from './localized.js';
export type { SentenceName } from './localized.js';
