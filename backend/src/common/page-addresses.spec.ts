import type { IncomingMessage } from 'node:http';
import { readableAddress } from './page-addresses.js';

const read = (url: string) => readableAddress({ url } as IncomingMessage);

describe('the address of a page', () => {
  it('that cannot be decoded becomes one that can, with its query', () => {
    expect(read('/menus/100%?page=2%')).toBe('/menus/100%25?page=2%');
    expect(read('/menus/%C3%A9')).toBe('/menus/%C3%A9');
  });

  it('stays as it is below paths that are not pages', () => {
    expect(read('/api/menus/100%')).toBe('/api/menus/100%');
  });

  it('is refused when it is longer than Node reads', () => {
    const longest = `/${'a'.repeat(16_383)}`;
    expect(read(longest)).toBe(longest);
    expect(read(`${longest}a`)).toBe('/api/%');
  });
});
