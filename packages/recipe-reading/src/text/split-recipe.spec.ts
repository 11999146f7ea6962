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
});
