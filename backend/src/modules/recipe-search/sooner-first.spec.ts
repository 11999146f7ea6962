import { soonerFirst } from './sooner-first.js';

const dish = (
  title: string,
  used: number,
  toBuy: number,
  soon = 0,
  minutes: number | null = 20,
) => ({
  title,
  card: { summary: { readyInMinutes: minutes } },
  explanation: {
    ...{ used: Array(used).fill('food'), toBuy: Array(toBuy).fill('other') },
    soon: Array(soon).fill('spinach'),
  },
});
const titles = (dishes: readonly { title: string }[]) => dishes.map(({ title }) => title).join('');

describe('[KITCHEN-3] what should be used soon', () => {
  it('moves a dish past those that use no more of the kitchen and need no less shopping', () => {
    const dishes = [dish('a', 2, 0), dish('b', 1, 1), dish('c', 1, 2), dish('d', 1, 1, 1)];
    expect(titles(soonerFirst(dishes, 'match'))).toBe('adbc');
  });

  it('keeps the order of dishes that use as much of it, and of those that use none', () => {
    const dishes = [dish('a', 1, 1), dish('b', 1, 1), dish('c', 1, 1, 1), dish('d', 1, 1, 1)];
    expect(titles(soonerFirst(dishes, 'match'))).toBe('cdab');
    expect(titles(soonerFirst([...dishes, dish('e', 1, 1, 2)], 'match'))).toBe('ecdab');
  });

  it('passes only dishes that are equal in what the person sorts by, and none in a list by age', () => {
    const dishes = [dish('a', 1, 0, 0, 10), dish('b', 1, 1, 0, 20), dish('c', 3, 1, 1, 20)];
    expect(titles(soonerFirst(dishes, 'time'))).toBe('acb');
    expect(titles(soonerFirst(dishes, 'missing'))).toBe('acb');
    expect(titles(soonerFirst(dishes, 'newest'))).toBe('abc');
  });
});
