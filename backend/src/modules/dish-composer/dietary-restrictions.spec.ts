import { resolveIngredient } from '@larder/culinary';
import { readRestrictions } from './dietary-restrictions.js';

const idOf = (name: string): number => resolveIngredient(name).id ?? 0;

describe('dietary restrictions', () => {
  it('[CALL-2] reads diets however they are written', () => {
    expect(readRestrictions(['Vegan', 'gluten-free', 'all']).diets).toEqual([
      'vegan',
      'gluten free',
    ]);
    expect(readRestrictions(['plant-based', 'pescatarian', 'vegetarian']).diets).toEqual([
      'vegan',
      'pescetarian',
      'vegetarian',
    ]);
  });

  it('[CALL-2] leaves out everything that contains an allergen', () => {
    expect([...readRestrictions(['dairy-free']).avoided]).toEqual(['milk']);
    expect([...readRestrictions(['no nuts', 'peanut allergy']).avoided].sort()).toEqual([
      'peanuts',
      'tree-nuts',
    ]);
    expect([...readRestrictions(['shellfish']).avoided]).toEqual(['crustaceans', 'molluscs']);
  });

  it('[CALL-2] leaves out an ingredient with all its kinds', () => {
    const { excluded, unknown } = readRestrictions(['without cheese', 'onions']);
    for (const name of ['cheese', 'feta', 'parmesan', 'onion', 'leek']) {
      expect(excluded).toContain(idOf(name));
    }
    expect(excluded).not.toContain(idOf('yogurt'));
    expect(unknown).toEqual([]);
  });

  it('[CALL-2] promises nothing that it cannot guarantee', () => {
    expect(readRestrictions(['kosher', 'vegan']).unknown).toEqual(['kosher']);
  });

  it('[D-3] does not mistake a diet for a food with a similar name', () => {
    const ways = ['low carb', 'carbs', 'no carbs', 'low fat', 'low sugar', 'high protein'];
    const { excluded, avoided, diets, unknown } = readRestrictions(ways);
    expect([excluded.size, avoided.size, diets]).toEqual([0, 0, []]);
    expect(unknown).toEqual(ways);
    expect(readRestrictions(['carp']).excluded).toContain(idOf('carp'));
  });
});
