import { copyFor, defaultLocale, localized, locales, pickLocale } from './index.js';

describe('locales', () => {
  it('meets a regional tag by its language', () => {
    expect(pickLocale(['en-CA'])).toBe('en');
  });

  it('falls back to the default for languages it does not speak', () => {
    expect(pickLocale(['tlh', 'constructor'])).toBe(defaultLocale);
    expect(pickLocale([])).toBe(defaultLocale);
  });

  it('gives one sentence in every locale', () => {
    const texts = localized((copy) => copy.common.productName);
    expect(Object.keys(texts)).toEqual(Object.keys(locales));
    expect(texts.en).toBe(copyFor('en').common.productName);
  });

  it('holds no empty sentence', () => {
    const empty: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value === 'string' && value.trim() === '') empty.push(path);
      if (value && typeof value === 'object') {
        for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
      }
    };
    for (const [locale, sentences] of Object.entries(locales)) walk(sentences, locale);
    expect(empty).toEqual([]);
  });
});
