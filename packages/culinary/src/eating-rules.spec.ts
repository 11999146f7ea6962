import { dishEatingFacts, lineEatingFacts } from './eating-rules.js';

const dish = (...lines: string[]) => dishEatingFacts(lines.map((line) => lineEatingFacts(line)));
const halal = (...lines: string[]) => dish(...lines).halal;
const kosher = (...lines: string[]) => dish(...lines)['kosher style'];

describe('halal by ingredients', () => {
  it.each([
    ['500 g pork shoulder'],
    ['1 kg wild boar'],
    ['4 slices bacon'],
    ['100 g pork sausage'],
    ['1/2 cup white wine'],
    ['2 tbsp lard'],
    ['100 g blood sausage'],
    ['1 cup beer'],
  ])('[FACTS-4] is broken by %s', (line) => {
    expect(halal('2 carrots', line)).toBe('contains');
  });

  it.each([
    ['500 g chicken thighs'],
    ['1 kg beef'],
    ['2 cups chicken broth'],
    ['1 tsp vanilla extract'],
    ['50 g parmesan'],
    ['400 g sausages'],
    ['8 hot dogs'],
  ])('[FACTS-4] depends on what is bought for %s', (line) => {
    expect(halal('2 carrots', line)).toBe('may');
  });

  it.each([['200 g meatballs'], ['1 cup zzyzx'], ['100 g pâté']])(
    '[FACTS-4] is not known for %s, whatever else there is',
    (line) => {
      expect(halal('500 g chicken', line)).toBe('unknown');
    },
  );

  it('[FACTS-4] holds for plants, milk, eggs and fish', () => {
    expect(
      halal('2 carrots', '1 cup milk', '2 eggs', '500 g salmon', '2 tbsp red wine vinegar'),
    ).toBe('free');
    expect(halal('4 slices turkey bacon', '200 g merguez')).toBe('may');
  });
});

describe('kosher-style by ingredients', () => {
  it.each([
    ['500 g shrimp'],
    ['1 kg mussels'],
    ['4 slices bacon'],
    ['1 rabbit'],
    ['500 g catfish'],
  ])('[FACTS-4] is broken by %s', (line) => {
    expect(kosher('2 carrots', line)).toBe('contains');
  });

  it('[FACTS-4] is broken by meat with milk, and by neither alone', () => {
    expect(kosher('500 g beef', '1 cup cream')).toBe('contains');
    expect(kosher('500 g chicken', '50 g butter')).toBe('contains');
    expect(kosher('500 g beef', '2 carrots')).toBe('may');
    expect(kosher('1 cup cream', '2 carrots')).toBe('free');
    expect(kosher('500 g salmon', '1 cup cream')).toBe('free');
  });

  it('[FACTS-4] is not known where nobody knows what is in it', () => {
    expect(kosher('1 cup zzyzx')).toBe('unknown');
    expect(dishEatingFacts([])).toEqual({ halal: 'unknown', 'kosher style': 'unknown' });
  });
});
