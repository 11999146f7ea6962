import { addressKeyOf } from './address-key.js';

describe('addressKeyOf', () => {
  it.each([
    'https://www.example.org/soup/',
    'http://example.org/soup',
    'https://m.example.org/soup/amp/#comments',
    'https://example.org/soup/index.html',
    'https://EXAMPLE.org/soup?utm_source=mail&fbclid=1&igsh=2',
  ])('[IMP-27] is the same for %s', (address) => {
    expect(addressKeyOf(address)).toBe('example.org/soup');
  });

  it('[IMP-27] tells pages apart that differ by a parameter, path or port', () => {
    const keys = [
      'https://example.org/recipe?id=1',
      'https://example.org/recipe?id=2',
      'https://example.org/recipe/1',
      'https://example.org:8080/recipe/1',
      'https://example.com/recipe/1',
    ].map(addressKeyOf);
    expect(new Set(keys).size).toBe(5);
    expect(addressKeyOf('https://example.org/r?b=2&a=1')).toBe(
      addressKeyOf('https://example.org/r?a=1&b=2'),
    );
  });

  it('[IMP-27] never takes the first page of a site for a recipe', () => {
    expect(addressKeyOf('https://www.example.org/')).toBeNull();
    expect(addressKeyOf('https://www.example.org?utm_source=x')).toBeNull();
    expect(addressKeyOf('Grandma’s book')).toBeNull();
  });
});
