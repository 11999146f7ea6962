import { rememberingLines } from './remembered-lines.js';

describe('lines that are remembered', () => {
  it('are read once in each language', () => {
    const read = rememberingLines(10);
    const line = read('2 pommes', 'fr');
    expect(line.parsed).toMatchObject({ raw: '2 pommes', language: 'fr' });
    expect(read('2 pommes', 'fr')).toBe(line);
    expect(read('2 pommes', 'en')).not.toBe(line);
    expect(read('3 pommes', 'fr')).not.toBe(line);
  });

  it('are forgotten when others have been asked for since', () => {
    const read = rememberingLines(2);
    const [egg, salt] = [read('1 egg', 'en'), read('salt', 'en')];
    expect(read('1 egg', 'en')).toBe(egg);
    read('1 leek', 'en');
    expect(read('1 egg', 'en')).toBe(egg);
    expect(read('salt', 'en')).not.toBe(salt);
  });

  it('are no longer than lines are', () => {
    const read = rememberingLines(10);
    const long = `1 egg ${'and '.repeat(100)}`;
    expect(read(long, 'en')).not.toBe(read(long, 'en'));
  });
});
