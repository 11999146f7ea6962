import { ALLERGENS } from './allergen.js';
import { dishFacts, lineFacts } from './line-facts.js';
import { DIETS, RECIPE_TYPES } from './recipe-facts.js';

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
    expect(dishFacts(['lentils', 'onion', 'olive oil', 'salt']).diets).toEqual({
      vegetarian: 'free',
      pescetarian: 'free',
      vegan: 'free',
      'gluten free': 'free',
    });
    expect(dishFacts(['2 eggs', '100 g butter', 'flour']).diets).toEqual({
      vegetarian: 'free',
      pescetarian: 'free',
      vegan: 'contains',
      'gluten free': 'contains',
    });
    expect(dishFacts(['salmon', 'lemon']).diets).toMatchObject({
      vegetarian: 'contains',
      pescetarian: 'free',
      vegan: 'contains',
    });
    expect(dishFacts(['chicken', 'rice']).diets).toMatchObject({
      vegetarian: 'contains',
      pescetarian: 'contains',
      'gluten free': 'free',
    });
  });

  it('[K-1] claims nothing to be free for an unrecognised line, or for no lines', () => {
    for (const facts of [dishFacts(['carrot', 'xyzzy']), dishFacts([])]) {
      expect(new Set(Object.values(facts.diets))).toEqual(new Set(['unknown']));
      expect(new Set(Object.values(facts.allergens))).toEqual(new Set(['unknown']));
    }
    const withBeef = dishFacts(['beef', 'butter', 'xyzzy']);
    expect(withBeef.diets.vegan).toBe('contains');
    expect(withBeef.allergens).toMatchObject({ milk: 'contains', fish: 'unknown' });
  });

  it('[K-1] considers alternatives and optional ingredients', () => {
    expect(lineFacts('50 g butter or olive oil').allergens.milk).toBe('contains');
    expect(lineFacts('olive oil or butter').allergens.milk).toBe('contains');
    expect(lineFacts('1 tbsp walnuts (optional)').allergens['tree-nuts']).toBe('contains');
    expect(lineFacts('salt and butter').allergens.milk).toBe('contains');
  });

  it.each([
    ['worcestershire sauce', 'vegetarian', 'contains'],
    ['gelatin', 'vegetarian', 'contains'],
    ['marshmallow', 'vegetarian', 'contains'],
    ['chicken broth', 'vegetarian', 'contains'],
    ['broth', 'vegetarian', 'unknown'],
    ['parmigiano-reggiano', 'vegetarian', 'contains'],
    ['parmesan', 'vegetarian', 'unknown'],
    ['honey', 'vegan', 'contains'],
    ['red wine', 'vegan', 'unknown'],
    ['bread', 'vegan', 'may'],
    ['soy sauce', 'gluten free', 'contains'],
    ['gluten-free tamari', 'gluten free', 'free'],
    ['oats', 'gluten free', 'may'],
    ['gluten-free oats', 'gluten free', 'free'],
    ['beer', 'gluten free', 'contains'],
    ['couscous', 'gluten free', 'contains'],
    ['barley', 'gluten free', 'contains'],
    ['sausages', 'gluten free', 'may'],
    ['oyster sauce', 'vegetarian', 'contains'],
    ['fish sauce', 'pescetarian', 'free'],
    ['lard', 'vegetarian', 'contains'],
    ['pesto', 'vegan', 'contains'],
    ['flour tortillas', 'vegan', 'unknown'],
    ['grain', 'gluten free', 'unknown'],
    ['breakfast cereal', 'vegan', 'unknown'],
    ['bloody mary mix', 'vegetarian', 'may'],
    ['soup', 'vegetarian', 'unknown'],
  ] as const)('%s: %s is %s', (name, diet, fact) => {
    expect(lineFacts(name).diets[diet]).toBe(fact);
  });

  it('[CONST-3b] treats naan as vegetarian, with milk', () => {
    for (const naan of ['naan', 'garlic naan']) {
      expect(lineFacts(naan).diets).toMatchObject({ vegetarian: 'free', vegan: 'contains' });
      expect(lineFacts(naan).allergens.milk).toBe('contains');
    }
  });

  it('covers the nine of the United States and the fourteen of the European Union', () => {
    const named = (list: string) =>
      ALLERGENS.filter(({ lists }) => lists.some((name) => name === list)).map(({ id }) => id);
    expect(named('united-states')).toHaveLength(9);
    // Wheat is a separate allergen here and part of gluten there.
    expect(named('european-union').filter((id) => id !== 'wheat')).toHaveLength(14);
    expect(named('canada')).toEqual(
      expect.arrayContaining(['mustard', 'sulphites', 'sesame', 'molluscs']),
    );
  });
});
