import { dateFormat, longDate } from './index.js';

describe('dates in sentences', () => {
  it('are in the language of the sentences, whatever the process or browser prefers', () => {
    expect(longDate('2026-03-14T12:00:00Z')).toBe('March 14, 2026');
    expect(dateFormat({ month: 'long' }).resolvedOptions().locale).toBe('en-CA');
  });
});
