import { readExclusion } from './exclusion.js';
import { resolveIngredient } from './resolution.js';

const idOf = (name: string): number => resolveIngredient(name).id ?? 0;

describe('exclusions', () => {
  it.each([
    ['gluton', 'gluten'],
    ['glutens', 'gluten'],
    ['gluteen', 'gluten'],
    ['glutin', 'gluten'],
    ['Gluten', 'gluten'],
    ['gluten-free', 'gluten'],
    ['celiac disease', 'gluten'],
    ['sans gluten', 'gluten'],
    ['wheats', 'wheat'],
    ['wheet', 'wheat'],
    ['blé', 'wheat'],
    ['treenuts', 'tree-nuts'],
    ['tree nut allergy', 'tree-nuts'],
    ['noix', 'tree-nuts'],
    ['no noix', 'tree-nuts'],
    ['fruits à coque', 'tree-nuts'],
    ['nuts', 'tree-nuts,peanuts'],
    ['no nuts', 'tree-nuts,peanuts'],
    ['nut-free', 'tree-nuts,peanuts'],
    ['penuts', 'peanuts'],
    ['peanut allergy', 'peanuts'],
    ['allergic to peanuts', 'peanuts'],
    ['arachides', 'peanuts'],
    ['sans arachides', 'peanuts'],
    ['lactos', 'milk'],
    ['lactose intolerant', 'milk'],
    ['diary', 'milk'],
    ['sans lait', 'milk'],
    ['produits laitiers', 'milk'],
    ['allergie aux œufs', 'eggs'],
    ['sea food', 'fish,crustaceans,molluscs'],
    ['fruits de mer', 'crustaceans,molluscs'],
    ['shell fish', 'crustaceans,molluscs'],
    ['crustacés', 'crustaceans'],
    ['poisson', 'fish'],
    ['seseme', 'sesame'],
    ['soja', 'soy'],
    ['moutarde', 'mustard'],
    ['céleri', 'celery'],
    ['sulfites', 'sulphites'],
    ['eggs and milk', 'eggs,milk'],
    ['gluten, soy', 'gluten,soy'],
    ['gluten-free please', 'gluten'],
    ['I have celiac disease', 'gluten'],
    ['maladie cœliaque', 'gluten'],
    ['GF', 'gluten'],
    ['I am lactose intolerant', 'milk'],
    ['intolérante au lactose', 'milk'],
    ["cow's milk protein allergy", 'milk'],
    ['eggless', 'eggs'],
    ['nuts of any kind', 'tree-nuts,peanuts'],
    ['sulphur', 'sulphites'],
    ['no milk no eggs', 'milk,eggs'],
    ['sans noix sans lait', 'tree-nuts,milk'],
    ['sin gluten', 'gluten'],
    ['glutenfrei', 'gluten'],
    ['sin lactosa', 'milk'],
    ['Milch und Eier', 'milk,eggs'],
    ['ohne Nüsse', 'tree-nuts,peanuts'],
    ['frutos secos', 'tree-nuts,peanuts'],
    ['mariscos', 'crustaceans,molluscs'],
  ])('[D-1] interprets %s as the allergens %s rather than a food', (text, allergens) => {
    const found = readExclusion(text);
    expect(found.allergens.join()).toBe(allergens);
    expect(found).toMatchObject({ ingredientIds: [], recognised: true });
  });

  it.each([
    'caffeine',
    'caféine',
    'fish but not tuna',
    'dairy except cheese',
    'everything but fish',
  ])('[D-1] reports that it is not sure about %s', (text) => {
    expect(readExclusion(text).recognised).toBe(false);
  });

  it.each<[string, string[], string]>([
    ['nightshades', ['tomato', 'potato', 'eggplant'], ''],
    ['solanacées', ['bell pepper', 'paprika'], ''],
    ['alliums', ['onion', 'garlic', 'leek'], ''],
    ['legumes', ['lentil', 'chickpea'], 'peanuts,soy,lupin'],
  ])('[D-1] leaves out the members of %s, and says that others may remain', (text, foods, also) => {
    const found = readExclusion(text);
    expect(found.ingredientIds).toEqual(expect.arrayContaining(foods.map(idOf)));
    expect(found.allergens.join()).toBe(also);
    expect(found.recognised).toBe(false);
  });

  it('[D-1] takes dried fruit in French for nuts as well', () => {
    expect(readExclusion('fruits secs')).toMatchObject({
      allergens: ['tree-nuts', 'peanuts'],
      ingredientIds: [idOf('dried fruit')],
      recognised: true,
    });
  });

  it.each(['pig', 'sans porc', 'cerdo', 'kein Schweinefleisch'])(
    '[D-1] reads %s as pork',
    (text) => {
      expect(readExclusion(text)).toMatchObject({
        ingredientIds: [idOf('pork')],
        recognised: true,
      });
    },
  );

  it('[D-1] still excludes the allergen before a qualification', () => {
    expect(readExclusion('eggs but not milk').allergens).toEqual(['eggs']);
    expect(readExclusion('dairy except cheese').allergens).toEqual(['milk']);
  });

  it('[D-1] does not confuse one nut with another', () => {
    expect(readExclusion('pecan nuts').allergens).not.toContain('peanuts');
    expect(readExclusion('pecan nuts').ingredientIds).toEqual([idOf('pecan')]);
  });

  it('[D-1] reads every food in a list of refusals', () => {
    expect(readExclusion('no mushrooms no olives').ingredientIds).toEqual([
      idOf('mushroom'),
      idOf('olive'),
    ]);
  });

  it.each([
    ['no salt', 'salty'],
    ['sans sel', 'salty'],
    ['alcohol', 'alcohol'],
    ['alcool', 'alcohol'],
    ['alchohol free', 'alcohol'],
    ['raw eggs', 'raw egg'],
    ['raw fish', 'raw fish'],
    ['spicy', 'spicy'],
    ['miel', 'honey'],
  ] as const)('[K-1] interprets %s as %s', (text, trait) => {
    expect(readExclusion(text)).toMatchObject({ traits: [trait], recognised: true });
  });

  it.each([
    ['vegan', 'vegan'],
    ['animal products', 'vegan'],
    ['végétarien', 'vegetarian'],
    ['meat', 'pescetarian'],
  ] as const)('[D-1] interprets %s as the diet %s', (text, diet) => {
    expect(readExclusion(text)).toMatchObject({ diets: [diet], recognised: true });
  });

  it.each([
    ['walnuts', ['walnut']],
    ['no onions', ['onion']],
    ['onoin', ['onion']],
    ['onions and garlic', ['onion', 'garlic']],
    ['soy sauce', ['soy sauce']],
    ['mac and cheese', ['macaroni and cheese']],
    ['sans oignon', ['onion']],
  ])('[D-1] interprets %s as the foods %j', (text, names) => {
    expect(readExclusion(text)).toEqual({
      allergens: [],
      diets: [],
      traits: [],
      ingredientIds: names.map(idOf),
      recognised: true,
    });
  });

  it('[D-1] reports entries of which any part is not understood', () => {
    expect(readExclusion('blorpweed').recognised).toBe(false);
    expect(readExclusion('').recognised).toBe(false);
    expect(readExclusion('no').recognised).toBe(false);
    const half = readExclusion('gluten and blorpweed');
    expect(half).toMatchObject({ allergens: ['gluten'], recognised: false });
    expect(readExclusion('a '.repeat(50_000)).recognised).toBe(false);
  });

  it('[D-3] does not mistake a diet for a food with a similar name', () => {
    for (const way of ['low carb', 'carbs', 'no carbs', 'low fat', 'low sugar', 'high protein']) {
      expect({ [way]: readExclusion(way) }).toEqual({
        [way]: { allergens: [], diets: [], traits: [], ingredientIds: [], recognised: false },
      });
    }
    expect(readExclusion('carp').ingredientIds).toEqual([idOf('carp')]);
    expect(readExclusion('light cream').ingredientIds).toEqual([idOf('light cream')]);
  });

  it('[D-1] suggests no allergen when a food is spelled correctly', () => {
    for (const food of [
      'mint',
      'beans',
      'oats',
      'fig',
      'ham',
      'mussels',
      'malt',
      'shallots',
      'lupini beans',
      'silk tofu',
    ]) {
      const { traits, diets } = readExclusion(food);
      expect({ traits, diets }).toEqual({ traits: [], diets: [] });
    }
    expect(readExclusion('mint').ingredientIds).toEqual([idOf('mint')]);
    expect(readExclusion('mussels').ingredientIds).toEqual([idOf('mussel')]);
  });
});
