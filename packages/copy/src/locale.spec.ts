import { byLocale, copy, defaultLocale, localized, locales, pickLocale } from './index.js';

describe('locales', () => {
  it('matches a regional tag by its language', () => {
    expect(pickLocale(['en-CA'])).toBe('en');
  });

  it('falls back to the default for unsupported languages', () => {
    expect(pickLocale(['tlh', 'constructor'])).toBe(defaultLocale);
    expect(pickLocale([])).toBe(defaultLocale);
  });

  it('gives one sentence in every locale', () => {
    const texts = localized('common.productName');
    expect(Object.keys(texts ?? {})).toEqual([...locales]);
    expect(texts?.en).toBe(copy.common.productName);
  });

  it.each(['common', 'common.nothing', 'nowhere.title', 'constructor.name', 'common.pageTitle'])(
    'has no sentence named %s',
    (name) => {
      expect(localized(name)).toBeUndefined();
    },
  );

  it('holds no empty sentence', () => {
    const empty: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value === 'string' && value.trim() === '') empty.push(path);
      if (value && typeof value === 'object') {
        for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
      }
    };
    for (const [area, sentences] of Object.entries(byLocale)) walk(sentences, area);
    expect(empty).toEqual([]);
  });
});
