import { ALLERGENS } from './allergen.js';
import { allergenFacts, DIETS, dietFacts, RECIPE_TYPES } from './recipe-facts.js';
import { resolveIngredient } from './resolution.js';

function ids(...names: string[]): (number | null)[] {
  return names.map((name) => resolveIngredient(name).id);
}

describe('diet facts', () => {
  it('[CONST-3a][CONST-3b] lists the recipe types and diets', () => {
    expect(RECIPE_TYPES).toEqual([
      'all',
      'main course',
      'side dish',
      'dessert',
      'appetizer',
      'salad',
      'soup',
      'breakfast',
    ]);
    expect(DIETS).toEqual(['all', 'vegetarian', 'pescetarian', 'vegan', 'gluten free']);
  });

  it('knows plain dishes', () => {
    expect(dietFacts(ids('lentils', 'onion', 'olive oil', 'salt'))).toEqual({
      vegetarian: 'yes',
      pescetarian: 'yes',
      vegan: 'yes',
      glutenFree: 'yes',
    });
    expect(dietFacts(ids('egg', 'butter', 'flour'))).toEqual({
      vegetarian: 'yes',
      pescetarian: 'yes',
      vegan: 'no',
      glutenFree: 'no',
    });
    expect(dietFacts(ids('salmon', 'lemon'))).toMatchObject({
      vegetarian: 'no',
      pescetarian: 'yes',
      vegan: 'no',
    });
    expect(dietFacts(ids('chicken', 'rice'))).toMatchObject({
      vegetarian: 'no',
      pescetarian: 'no',
      glutenFree: 'yes',
    });
  });

  it('never says yes for a line that nobody understood, an id of no ingredient, or nothing at all', () => {
    const unknown = {
      vegetarian: 'unknown',
      pescetarian: 'unknown',
      vegan: 'unknown',
      glutenFree: 'unknown',
    };
    expect(dietFacts([...ids('carrot'), null])).toEqual(unknown);
    expect(dietFacts([...ids('carrot'), 65_000])).toEqual(unknown);
    expect(dietFacts([])).toEqual(unknown);
    expect(dietFacts([...ids('beef'), null]).vegan).toBe('no');
  });

  it.each([
    ['worcestershire sauce', 'vegetarian', 'no'],
    ['gelatin', 'vegetarian', 'no'],
    ['marshmallow', 'vegetarian', 'no'],
    ['chicken broth', 'vegetarian', 'no'],
    ['broth', 'vegetarian', 'unknown'],
    ['parmigiano-reggiano', 'vegetarian', 'no'],
    ['parmesan', 'vegetarian', 'unknown'],
    ['honey', 'vegan', 'no'],
    ['red wine', 'vegan', 'unknown'],
    ['bread', 'vegan', 'unknown'],
    ['soy sauce', 'glutenFree', 'no'],
    ['tamari', 'glutenFree', 'yes'],
    ['oats', 'glutenFree', 'unknown'],
    ['gluten-free oats', 'glutenFree', 'yes'],
    ['beer', 'glutenFree', 'no'],
    ['couscous', 'glutenFree', 'no'],
    ['barley', 'glutenFree', 'no'],
    ['sausages', 'glutenFree', 'unknown'],
    ['oyster sauce', 'vegetarian', 'no'],
    ['fish sauce', 'pescetarian', 'yes'],
    ['lard', 'vegetarian', 'no'],
    ['pesto', 'vegan', 'no'],
    ['flour tortillas', 'vegan', 'unknown'],
    ['grain', 'glutenFree', 'unknown'],
    ['breakfast cereal', 'vegan', 'unknown'],
    ['bloody mary mix', 'vegetarian', 'unknown'],
  ] as const)('%s: %s is %s', (name, diet, fact) => {
    expect(dietFacts(ids(name))[diet]).toBe(fact);
  });

  it('names each allergen with an ingredient that brings it', () => {
    expect(allergenFacts([...ids('flour', 'butter', 'egg', 'flour'), null])).toEqual([
      { allergen: 'eggs', because: 'egg' },
      { allergen: 'gluten', because: 'flour' },
      { allergen: 'milk', because: 'butter' },
      { allergen: 'wheat', because: 'flour' },
    ]);
    expect(
      allergenFacts(ids('tahini', 'celery', 'dijon mustard')).map(({ allergen }) => allergen),
    ).toEqual(['celery', 'mustard', 'sesame', 'sulphites']);
  });

  it('[CONST-3b] takes naan for vegetarian, with milk', () => {
    for (const naan of ['naan', 'garlic naan']) {
      expect(dietFacts(ids(naan))).toMatchObject({ vegetarian: 'yes', vegan: 'no' });
      expect(allergenFacts(ids(naan)).map(({ allergen }) => allergen)).toContain('milk');
    }
  });

  it('covers the nine of the United States and the fourteen of the European Union', () => {
    const named = (list: string) =>
      ALLERGENS.filter(({ lists }) => lists.some((name) => name === list)).map(({ id }) => id);
    expect(named('united-states')).toHaveLength(9);
    // Wheat stands apart here and within gluten there.
    expect(named('european-union').filter((id) => id !== 'wheat')).toHaveLength(14);
    expect(named('canada')).toEqual(
      expect.arrayContaining(['mustard', 'sulphites', 'sesame', 'molluscs']),
    );
  });
});
