import { resolveIngredient } from '@larder/culinary';
import { allergensNamedBy, ingredientsWith, nameOfExclusion } from './exclusion.js';

const idOf = (name: string): number => resolveIngredient(name).id ?? 0;

describe('exclusions', () => {
  it.each([
    ['nuts', 'peanuts,tree-nuts'],
    ['penuts', 'peanuts'],
    ['arachides', 'peanuts'],
    ['no dairy', 'milk'],
    ['lactose-free', 'milk'],
    ['shellfish allergy', 'crustaceans,molluscs'],
    ['sesame seeds', 'sesame'],
    ['eggs and milk', 'eggs,milk'],
    ['poisson', 'fish'],
    ['almonds', ''],
    ['onions and garlic', ''],
  ])('[INGR-5] takes %s for %j', (entry, allergens) => {
    expect(allergensNamedBy(nameOfExclusion(entry)).sort().join()).toBe(allergens);
  });

  it('[INGR-5] knows what an allergen is in', () => {
    const among = (allergen: Parameters<typeof ingredientsWith>[0][number]) =>
      ingredientsWith([allergen]);
    for (const name of ['tofu', 'miso', 'soy sauce']) expect(among('soy')).toContain(idOf(name));
    expect(among('sesame')).toContain(idOf('tahini'));
    expect(among('eggs')).toContain(idOf('mayonnaise'));
    for (const name of ['bread', 'couscous', 'vegetable broth']) {
      expect(among('gluten')).toContain(idOf(name));
    }
    expect(among('gluten')).not.toContain(idOf('rice'));
    expect(ingredientsWith([])).toEqual([]);
  });
});
