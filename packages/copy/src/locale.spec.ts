import {
  byLocale,
  copy,
  defaultLocale,
  localized,
  locales,
  pickLocale,
  inPersonsLanguage,
} from './index.js';

describe('the language of an area', () => {
  const area = { en: 'Hello', qps: '⟦Hello⟧' };
  const global = globalThis as unknown as Record<string, unknown>;
  const { navigator: own } = global;
  const setLanguages = (languages: string[]): void => {
    Object.defineProperty(global, 'navigator', { value: { languages }, configurable: true });
  };
  afterEach(() => {
    Object.defineProperty(global, 'navigator', { value: own, configurable: true });
    delete global.document;
  });

  it("is the browser's", () => {
    global.document = {};
    setLanguages(['tlh', 'qps-CA', 'en']);
    expect(inPersonsLanguage(area)).toBe('⟦Hello⟧');
  });

  it('is the default one on a server, whatever the machine speaks', () => {
    setLanguages(['qps']);
    expect(inPersonsLanguage(area)).toBe('Hello');
  });
});

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
