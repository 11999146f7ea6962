import { copy } from '../index.js';

describe('what the dishes were not filtered by', () => {
  it('[D-1] agrees in number with what is named', () => {
    expect(copy.suggestions.notFilteredBy(['blorp'])).toBe(
      'Not filtered by “blorp”: these dishes may contain it.',
    );
    expect(copy.suggestions.notFilteredBy(['blorp', 'zorp'])).toBe(
      'Not filtered by “blorp” and “zorp”: these dishes may contain them.',
    );
  });
});
