import { isWholeRecipe, splitRecipe } from './split-recipe.js';
import { linesOf } from './text-blocks.js';

const rolls = `Grandma’s Cinnamon Rolls

She made these every Christmas.

Makes: about 20 rolls
Prep time: 1 h 30 min
Cook time: 25 minutes
https://example.com/rolls

Ingredients

Dough:
• 500 g flour
• 1 cup warm milk
FILLING
• 2 tbsp cinnamon
Salt

Method
1. Knead the dough.
2. Fill, roll
and cut.

Notes
Freezes well.`;

type Pasted = [
  title: string,
  ingredients: readonly string[],
  steps?: readonly string[],
  heading?: string,
];

describe('a recipe pasted as text', () => {
  it('[OWN-4] is split at its headings', () => {
    expect(splitRecipe(rolls)).toEqual({
      title: 'Grandma’s Cinnamon Rolls',
      ingredients: 'Dough:\n500 g flour\n1 cup warm milk\nFILLING:\n2 tbsp cinnamon\nSalt',
      steps: 'Knead the dough.\nFill, roll and cut.',
      servings: '',
      yieldText: 'about 20 rolls',
      prepMinutes: '90',
      cookMinutes: '25',
      notes: 'She made these every Christmas.\nFreezes well.',
      sourceUrl: 'https://example.com/rolls',
    });
  });

  it('[OWN-4] is split without any heading', () => {
    const found = splitRecipe(`Pancakes
Serves 4
2 eggs
250 ml milk
a pinch of salt
butter, for frying
Whisk the eggs with the milk and the salt.
Fry thin pancakes in butter.`);
    expect(found).toMatchObject({
      title: 'Pancakes',
      servings: '4',
      ingredients: '2 eggs\n250 ml milk\na pinch of salt\nbutter, for frying',
      steps: 'Whisk the eggs with the milk and the salt.\nFry thin pancakes in butter.',
    });
  });

  it('[OWN-4] is split where only the method has a heading', () => {
    const found = splitRecipe('Tea\n1 tsp tea\n1 cup water\nDIRECTIONS:\nBoil. Pour. Wait.');
    expect(found).toMatchObject({
      title: 'Tea',
      ingredients: '1 tsp tea\n1 cup water',
      steps: 'Boil. Pour. Wait.',
    });
  });

  it('[OWN-4] keeps a heading with the steps below it', () => {
    const found = splitRecipe('Toast\n2 slices bread\nFor the oven:\n1. Heat it to 200 °C.');
    expect(found).toMatchObject({
      ingredients: '2 slices bread',
      steps: 'For the oven:\nHeat it to 200 °C.',
    });
  });

  /** Ten recipes as people paste them: the lines of each part, and how they are put together. */
  const pasted: readonly Pasted[] = [
    ['Lemon Chicken', ['2 chicken breasts', 'Juice of 1 lemon', 'salt and pepper to taste']],
    ['3 Cheese Pasta', ['8 ounces penne', '1 cup ricotta', '1/2 cup grated parmesan']],
    ['Pear Crumble', ['4 pears, peeled and sliced', 'Butter, softened, for greasing the dish']],
    [
      'Green Curry',
      ['1 (14 ounce) can coconut milk', 'Small handful of coriander leaves and stems, chopped'],
      ['Simmer the coconut milk for 10 minutes.', 'Scatter with coriander and serve.'],
    ],
    [
      'One-Pot Lentils',
      [
        '2 1/2 to 3 cups stock',
        '1 cup green lentils, such as those from Le Puy, rinsed, picked over and drained well in a fine sieve',
        'Vegetable oil for frying',
      ],
      ['1. Fry the lentils.', '2. Add the stock and cook until tender.'],
    ],
    [
      'Apple Tart',
      ['Crust:', '1 cup flour', '4 tbsp butter, diced', 'Filling:', '3 apples', '2 tbsp sugar'],
      ['For the crust:', 'Rub the butter into the flour.', 'For the filling:', 'Slice the apples.'],
      'Method',
    ],
    ['Iced Tea', ['4 tea bags', '1 quart water', 'Ice cubes'], ['Steep.', 'Chill.'], 'DIRECTIONS:'],
    [
      'Soupe à l’oignon',
      ['6 oignons', '1 c. à soupe de beurre', '1 L de bouillon de bœuf', 'Sel et poivre'],
      ['Faire revenir les oignons dans le beurre.', 'Ajouter le bouillon et laisser mijoter.'],
      'Préparation',
    ],
    [
      'Kartoffelsalat',
      ['1 kg Kartoffeln', '2 EL Essig', 'Schnittlauch'],
      ['Die Kartoffeln kochen und schälen.', 'Mit dem Essig mischen.'],
      'Zubereitung',
    ],
    [
      'Pad Thai',
      ['Sauce:', '3 tbsp fish sauce', '2 tbsp tamarind', 'Noodles:', '200 g rice noodles'],
      ['Soak the noodles.', 'Fry everything over a high heat for 3 minutes.'],
    ],
  ];

  it.each(pasted)(
    '[OWN-4] has every line of “%s” in its part',
    (...[title, lines, steps, head]) => {
      const text = [title, '', ...lines, ...(head ? [head] : []), ...(steps ?? [])].join('\n');
      expect(splitRecipe(text)).toMatchObject({
        title,
        ingredients: lines.join('\n'),
        steps: (steps ?? []).map((step) => step.replace(/^\d\. /, '')).join('\n'),
        notes: '',
      });
    },
  );

  it.each([
    ['Serves 6', { servings: '6' }],
    ['Servings: 6 people', { servings: '6' }],
    ['8 servings', { servings: '8' }],
    ['Serves 4 to 6', { yieldText: '4 to 6' }],
    ['Yield: 1 loaf', { yieldText: '1 loaf' }],
    ['Makes 12', { servings: '12' }],
    ['Baking time: 40 min', { cookMinutes: '40' }],
    ['Preparation: 10', { prepMinutes: '10' }],
  ])('[OWN-4] reads %j', (line, expected) => {
    expect(splitRecipe(`Title\n${line}\n2 eggs\n1 onion\nMethod\nCook.`)).toMatchObject(expected);
  });

  it('[OWN-4] loses no line, whatever is pasted', () => {
    const odd = `Serves 4\nServes 5\n😀 סלט\nServes well with rice\nIngredients\n2 eggs\nServes nothing\nMethod\nPreparation\nMix.\nNotes\n1. One\n2. Two`;
    const found = splitRecipe(odd);
    const all = Object.values(found).join('\n');
    for (const line of [
      'Serves 5',
      '😀 סלט',
      'Serves well with rice',
      '2 eggs',
      'Mix.',
      'One',
      'Two',
    ]) {
      expect(all).toContain(line);
    }
    expect(found.servings).toBe('4');
  });

  it('[OWN-4] is told from ingredients or steps alone', () => {
    expect(isWholeRecipe(rolls)).toBe(true);
    expect(isWholeRecipe('Dough:\n500 g flour\n1 cup milk\nFilling:\n2 tbsp cinnamon\nsalt')).toBe(
      false,
    );
    expect(isWholeRecipe('1. Knead the dough.\n2. Bake it for an hour.')).toBe(false);
    expect(isWholeRecipe('Chicken soup')).toBe(false);
  });

  it.each([
    [
      `Soupe aux poireaux
Pour 4 personnes
Temps de préparation : 20 min
Cuisson : 1 heure 30
Ingrédients
2 poireaux
1 c. à soupe de beurre
Préparation
Couper les poireaux.
Cuire.`,
      {
        title: 'Soupe aux poireaux',
        servings: '4',
        prepMinutes: '20',
        cookMinutes: '90',
        ingredients: '2 poireaux\n1 c. à soupe de beurre',
        steps: 'Couper les poireaux.\nCuire.',
      },
    ],
    [
      `Lauchsuppe
Für 4 Personen
Zutaten:
2 Lauch
Zubereitung:
Lauch schneiden.
Tipps
Schmeckt kalt.`,
      {
        title: 'Lauchsuppe',
        servings: '4',
        ingredients: '2 Lauch',
        steps: 'Lauch schneiden.',
        notes: 'Schmeckt kalt.',
      },
    ],
    [
      'Sopa\nIngredientes para 2 personas\n2 puerros\nPreparación\nCortar.',
      { title: 'Sopa', ingredients: '2 puerros', steps: 'Cortar.' },
    ],
  ])('[IMP-9] is divided in other languages', (text, expected) => {
    expect(splitRecipe(text)).toMatchObject(expected);
  });

  it('[OWN-4] may be of any length', () => {
    const long = Array.from({ length: 12_000 }, (_, index) => `${index} g flour`).join('\n');
    expect(linesOf(splitRecipe(`Title\nIngredients\n${long}`).ingredients)).toHaveLength(12_000);
  });

  it('[IMP-9] says for how many in the heading of its ingredients', () => {
    expect(splitRecipe('Crêpes\nIngrédients (4 pers) :\n2 œufs\nRecette\nCuire.')).toMatchObject({
      ...{ title: 'Crêpes', servings: '4', ingredients: '2 œufs', steps: 'Cuire.' },
    });
    expect(
      splitRecipe('Suppe\nZutaten für 6 Personen:\n1 l Brühe\nZubereitung\nKochen.'),
    ).toMatchObject({
      ...{ servings: '6', ingredients: '1 l Brühe' },
    });
    expect(splitRecipe('Pâté\nDonne 6 portions\n2 œufs\nCuire au four.').servings).toBe('6');
  });

  it('[IMP-9] has its times and portions in the words of its language', () => {
    const german = 'Gulasch\nPortionen: 6\nVorbereitungszeit: 20 Minuten\nKochzeit: 2 Stunden';
    expect(
      splitRecipe(`${german}\nZutaten\n800 g Rindfleisch\nZubereitung\nSchmoren.`),
    ).toMatchObject({ servings: '6', prepMinutes: '20', cookMinutes: '120', notes: '' });
    const spanish = 'Arroz\nRaciones: 6\nTiempo de preparación: 10 min\nTiempo de cocción: 1 hora';
    expect(splitRecipe(`${spanish}\nIngredientes\n1 l de leche\nPasos\nCocer.`)).toMatchObject({
      ...{ servings: '6', prepMinutes: '10', cookMinutes: '60', notes: '' },
    });
    const step = 'Cuisson: enfourner 35 min à 180 °C';
    expect(splitRecipe(`Tarte\n250 g de farine\nPréparation\n${step}`)).toMatchObject({
      ...{ cookMinutes: '', steps: step },
    });
  });

  it('[IMP-9] keeps remarks among its steps apart', () => {
    const text =
      'Daube\n1 kg de bœuf\nÉtapes\nÉtape 1\nCouper.\nÉtape 2\nCuire.\nAstuce : la veille.';
    expect(splitRecipe(text)).toMatchObject({ steps: 'Couper.\nCuire.', notes: 'la veille.' });
  });

  it('[IMP-9] may be typed without capitals, dots and a heading for the steps', () => {
    const steps = [
      'faire fondre le chocolat au bain-marie',
      'monter les blancs en neige avec le sel',
      'mélanger les deux avec une cuillère',
    ];
    const lines = ['200 g de chocolat noir', '6 oeufs', '1 pincée de sel'];
    const text = ['Mousse au chocolat', 'il faut:', ...lines, ...steps].join('\n');
    expect(splitRecipe(text)).toMatchObject({
      ...{ title: 'Mousse au chocolat', ingredients: lines.join('\n'), steps: steps.join('\n') },
    });
    expect(splitRecipe(['Ingrédients', ...lines, 'beurre pour le moule'].join('\n')).steps).toBe(
      '',
    );
  });
});
