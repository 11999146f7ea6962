import { friedRiceDetail } from '../sample-recipes.testing';
import { fileNameOf, recipeForPrograms, recipeText } from './recipe-text';

describe('a recipe as text', () => {
  it('[OWN-27] says everything that is needed to cook it', () => {
    const recipe = { ...friedRiceDetail, prepMinutes: 10, cookMinutes: 15 };
    expect(recipeText(recipe, ['600 g cooked rice, cold', '2 chicken breasts']))
      .toBe(`Chicken Fried Rice
Serves 2
Preparation time: 10 min
Cooking time: 15 min
https://example.com/fried-rice

Ingredients
600 g cooked rice, cold
2 chicken breasts

Instructions
1. Fry the chicken.
2. Add the rice.`);
  });

  it('[EXP-7] is written as JSON-LD with the amounts that are shown', () => {
    const sections = {
      ingredients: [{ heading: 'For the rice', count: 2 }],
      steps: [{ heading: null, count: 2 }],
    };
    const lines = ['600 g cooked rice, cold', '2 chicken breasts'];
    expect(JSON.parse(recipeForPrograms({ ...friedRiceDetail, sections }, lines))).toMatchObject({
      ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Chicken Fried Rice' },
      recipeIngredient: ['For the rice:', ...lines],
      recipeInstructions: [{ text: 'Fry the chicken.' }, { text: 'Add the rice.' }],
      isBasedOn: 'https://example.com/fried-rice',
    });
  });

  it.each([
    ['Mac & cheese', 'Mac & cheese.txt'],
    ['Half/half: a "pie"?', 'Half half a pie.txt'],
    ['סלט 😀', 'סלט 😀.txt'],
    ['///', 'recipe.txt'],
  ])('[OWN-27] names a file for %j', (title, name) => {
    expect(fileNameOf(title, 'txt').replace(/ +/g, ' ')).toBe(name);
  });
});
