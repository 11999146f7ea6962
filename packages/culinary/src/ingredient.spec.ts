import { worseFact, type Fact } from './food-facts.js';
import {
  AISLES,
  allIngredients,
  ancestorsOf,
  descendantsOf,
  ingredientById,
} from './ingredient.js';
import { resolveIngredient } from './resolution.js';
import { idOfPhrase } from './vocabulary.js';
import { nameWords } from './words.js';

function id(name: string): number {
  const found = resolveIngredient(name).id;
  if (found === null) throw new Error(`${name} is not known`);
  return found;
}

describe('the ingredient table', () => {
  const ingredients = allIngredients();

  it('has at least 1,200 ingredients with unique ids and names', () => {
    expect(ingredients.length).toBeGreaterThanOrEqual(1200);
    expect(new Set(ingredients.map((entry) => entry.id)).size).toBe(ingredients.length);
    expect(new Set(ingredients.map(({ name }) => name)).size).toBe(ingredients.length);
    expect(Math.max(...ingredients.map((entry) => entry.id))).toBeLessThan(65_536);
  });

  it('replaces the last word in the plural, or the whole name', () => {
    const pluralOf = (name: string) => allIngredients().find((one) => one.name === name)?.plural;
    expect(pluralOf('carrot')).toBe('carrots');
    expect(pluralOf('bay leaf')).toBe('bay leaves');
    expect(pluralOf('rack of lamb')).toBe('racks of lamb');
    expect(pluralOf('red pepper flakes')).toBe('red pepper flakes');
  });

  it('finds every ingredient by its name, its plural and each alias', () => {
    const lost = ingredients.flatMap((entry) =>
      [entry.name, entry.plural, ...entry.aliases].filter(
        (name) => idOfPhrase(nameWords(name).join(' ')) !== entry.id,
      ),
    );
    expect(lost).toEqual([]);
  });

  it('never contradicts itself', () => {
    const contradictions = ingredients.filter(({ aisle, facts: { allergens, diets } }) => {
      const animal = (['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'] as const).map(
        (allergen) => allergens[allergen],
      );
      const isWorse = (left: Fact, right: Fact) => worseFact(left, right) !== right;
      return (
        !AISLES.includes(aisle) ||
        animal.some((fact) => isWorse(fact, diets.vegan)) ||
        isWorse(diets.vegetarian, diets.vegan) ||
        isWorse(diets.pescetarian, diets.vegetarian) ||
        isWorse(allergens.wheat, allergens.gluten) ||
        diets['gluten free'] !== allergens.gluten
      );
    });
    expect(contradictions.map(({ name }) => name)).toEqual([]);
  });

  it('has no ingredient among its own ancestors', () => {
    for (const entry of ingredients) expect(ancestorsOf(entry.id)).not.toContain(entry.id);
  });

  it.each([
    ['extra virgin olive oil', ['olive oil', 'oil']],
    ['cheddar', ['cheese', 'dairy product']],
    ['chicken thigh', ['chicken', 'poultry', 'meat']],
    ['red bell pepper', ['bell pepper', 'vegetable']],
    ['dried basil', ['basil', 'herb']],
  ])('knows the parents of %s', (name, kinds) => {
    expect(ancestorsOf(id(name)).sort()).toEqual(kinds.map(id).sort());
  });

  it('also traverses the hierarchy downwards, and never to foods that only have similar names', () => {
    const cheeses = descendantsOf(id('cheese')).map((child) => ingredientById(child)?.name);
    expect(cheeses).toEqual(expect.arrayContaining(['cheddar', 'feta', 'gorgonzola']));
    expect(descendantsOf(id('butter'))).not.toContain(id('peanut butter'));
    expect(descendantsOf(id('milk'))).not.toContain(id('coconut milk'));
    expect(descendantsOf(id('chicken'))).not.toContain(id('chicken broth'));
  });

  it('returns nothing for an unknown id', () => {
    expect(ingredientById(0)).toBeUndefined();
    expect(ancestorsOf(65_000)).toEqual([]);
    expect(descendantsOf(65_000)).toEqual([]);
  });

  it('keeps the ids written in the table', () => {
    const anchors = ['tomato', 'garlic', 'chicken', 'butter', 'egg', 'flour', 'salt', 'water'];
    expect(anchors.map((name) => [name, id(name)])).toMatchInlineSnapshot(`
      [
        [
          "tomato",
          3,
        ],
        [
          "garlic",
          16,
        ],
        [
          "chicken",
          320,
        ],
        [
          "butter",
          562,
        ],
        [
          "egg",
          612,
        ],
        [
          "flour",
          801,
        ],
        [
          "salt",
          926,
        ],
        [
          "water",
          1324,
        ],
      ]
    `);
  });

  it('marks only what nearly every kitchen has as a staple', () => {
    const staples = ingredients.filter(({ staple }) => staple).map(({ name }) => name);
    expect(staples).toEqual(
      expect.arrayContaining(['water', 'salt', 'black pepper', 'vegetable oil']),
    );
    expect(staples).not.toContain('butter');
    expect(staples.length).toBeLessThan(15);
  });
});
