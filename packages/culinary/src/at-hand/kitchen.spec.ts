import { ingredientById } from '../ingredient.js';
import { readKitchen } from './kitchen.js';

const namesOf = (ids: readonly number[]) => ids.map((id) => ingredientById(id)?.name);

describe('readKitchen', () => {
  it('[KITCHEN-3] knows by their words which foods will not keep', () => {
    const { ids, soon } = readKitchen([
      ...['stale bread', 'Overripe bananas', 'wilted spinach', 'half an onion', 'leftover rice'],
      ...['half and half', 'ripe tomatoes', 'day-old baguette', 'milk'],
      ...['strawberries going soft', 'pears past their best', 'wrinkled carrots'],
    ]);
    expect(ids).toHaveLength(12);
    expect(namesOf(soon)).toEqual([
      ...['bread', 'banana', 'spinach', 'onion', 'rice', 'baguette'],
      ...['strawberry', 'pear', 'carrot'],
    ]);
  });
});
