export { copy, copyFor, defaultLocale, localized, locales, pickLocale } from './locale.js';
export type { Copy, Locale, LocalizedText } from './locale.js';
