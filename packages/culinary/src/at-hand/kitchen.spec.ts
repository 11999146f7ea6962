import { ingredientById } from '../ingredient.js';
import { readKitchen } from './kitchen.js';

const namesOf = (ids: readonly number[]) => ids.map((id) => ingredientById(id)?.name);

describe('readKitchen', () => {
  it('[KITCHEN-3] knows by their words which foods will not keep', () => {
    const { ids, soon } = readKitchen([
      ...['stale bread', 'Overripe bananas', 'wilted spinach', 'half an onion', 'leftover rice'],
      ...['half and half', 'ripe tomatoes', 'day-old baguette', 'milk'],
      ...['strawberries going soft', 'pears past their best', 'wrinkled carrots', 'spinach wilted'],
      ...['20 croissants from yesterday', 'kale to use up', 'the end of a wheel of camembert'],
      ...["last night's pasta", 'an open can of coconut milk', 'yogurt past its date'],
      ...['restes de poulet', "dinde d'hier", 'half a dozen eggs', 'old cheddar'],
      ...['half a pound of shrimp', 'a glut of zucchini'],
    ]);
    expect(ids).toHaveLength(24);
    expect(namesOf(soon)).toEqual([
      ...['bread', 'banana', 'spinach', 'onion', 'rice', 'baguette'],
      ...['strawberry', 'pear', 'carrot'],
      ...['croissant', 'kale', 'camembert', 'pasta', 'coconut milk', 'yogurt'],
      ...['cooked chicken', 'turkey', 'zucchini'],
    ]);
  });

  it('[KITCHEN-3] reads a word of two foods by the foods beside it', () => {
    const meant = (...entries: string[]) => namesOf(readKitchen(entries).ids)[0];
    expect(meant('drumstick frozen', 'toor dal', 'tomatoes')).toBe('moringa pod');
    expect(meant('drumsticks', 'tamarind')).toBe('moringa pod');
    expect(meant('drumsticks', 'potatoes', 'carrots')).toBe('chicken leg');
    expect(meant('chicken drumsticks', 'curry leaves')).toBe('chicken leg');
    expect(meant("lady's fingers", 'garam masala', 'onions')).toBe('okra');
    expect(meant('ladyfingers', 'mascarpone', 'coffee')).toBe('ladyfinger');
  });
});
