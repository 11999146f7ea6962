import {
  addressesIn,
  bookmarkletFor,
  kindOfFile,
  pageIn,
  sharedAddress,
  typedAddresses,
} from './import.model';

describe('addresses', () => {
  it('[IMP-30] are found one per line, in a sentence, and without their scheme', () => {
    expect(typedAddresses('https://a.example/soup\n\nhttp://b.example/pie?x=1')).toEqual([
      'https://a.example/soup',
      'http://b.example/pie?x=1',
    ]);
    expect(typedAddresses('Look: https://a.example/soup, and (https://b.example/pie).')).toEqual([
      'https://a.example/soup',
      'https://b.example/pie',
    ]);
    expect(typedAddresses('a.example/soup')).toEqual(['https://a.example/soup']);
    expect(typedAddresses('tomato soup')).toEqual([]);
    expect(addressesIn('https://a.example/soup https://a.example/soup')).toHaveLength(1);
  });

  it.each([
    [{ url: 'https://a.example/soup' }],
    [{ text: 'https://a.example/soup' }],
    [{ title: 'Soup', text: 'The best soup\nhttps://a.example/soup' }],
    [{ title: 'Soup https://a.example/soup', text: '' }],
  ])('[IMP-36] are found wherever an app puts them: %j', (shared) => {
    expect(sharedAddress(shared)).toBe('https://a.example/soup');
  });

  it('[IMP-36] are missing from a shared text', () => {
    expect(sharedAddress({ text: '1 cup rice' })).toBeNull();
  });
});

describe('files', () => {
  it.each([
    ['page.html', 'text/html', 'page'],
    ['photo.heic', '', 'photo'],
    ['photo', 'image/jpeg', 'photo'],
    ['recipe.txt', 'text/plain', 'text'],
    ['My Recipes.paprikarecipes', '', 'library'],
    ['backup.zip', 'application/zip', 'library'],
    ['recipes.csv', 'text/csv', 'library'],
  ])('[IMP-31] %s (%s) is a %s', (name, type, kind) => {
    expect(kindOfFile(new File([''], name, { type }))).toBe(kind);
  });
});

describe('a page from the bookmark', () => {
  const message = (data: unknown, origin = 'https://a.example') => pageIn({ data, origin });
  const page = { larder: 'page', url: 'https://a.example/soup', html: '<h1>Soup</h1>' };

  it('[IMP-37] is taken only from its own site', () => {
    expect(message(page)).toEqual({ url: page.url, html: page.html });
    expect(message(page, 'https://evil.example')).toBeNull();
    expect(message({ ...page, url: 'javascript:alert(1)' }, 'null')).toBeNull();
  });

  it.each([
    [null],
    ['page'],
    [{}],
    [{ ...page, larder: 'x' }],
    [{ ...page, html: 5 }],
    [{ ...page, url: 'soup' }],
  ])('[IMP-37] is not %j', (data) => expect(message(data)).toBeNull());

  it('[IMP-37] is sent by code that holds the address of the app and nothing else', () => {
    const code = decodeURIComponent(bookmarkletFor('https://larder.example'));
    expect(code).toMatch(/^javascript:/);
    expect(code).toContain('"https://larder.example"');
    expect(code).not.toMatch(/token|cookie|localStorage|src=/i);
  });
});
