import { dateFormat, longDate, savedAt } from './index.js';

describe('dates in sentences', () => {
  it('are in the language of the sentences, whatever the process or browser prefers', () => {
    expect(longDate('2026-03-14T12:00:00Z')).toBe('March 14, 2026');
    expect(dateFormat({ month: 'long' })().resolvedOptions().locale).toBe('en-CA');
  });

  it('[OFF-1] tell when something was saved, with the date unless it was today', () => {
    const morning = new Date(2026, 2, 14, 10, 42);
    const plain = (text: string) => text.replaceAll(/\s/g, ' ');
    expect(plain(savedAt(morning, new Date(2026, 2, 14, 23)))).toBe('10:42 a.m.');
    expect(plain(savedAt(morning, new Date(2026, 2, 15, 9)))).toBe('Mar 14, 2026, 10:42 a.m.');
  });
});
