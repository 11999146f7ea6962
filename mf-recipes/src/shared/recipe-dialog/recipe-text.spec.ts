import { friedRiceDetail } from '../sample-recipes.testing';
import { fileNameOf, recipeText } from './recipe-text';

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

  it.each([
    ['Mac & cheese', 'Mac & cheese.txt'],
    ['Half/half: a "pie"?', 'Half half a pie.txt'],
    ['סלט 😀', 'סלט 😀.txt'],
    ['///', 'recipe.txt'],
  ])('[OWN-27] names a file for %j', (title, name) => {
    expect(fileNameOf(title).replace(/ +/g, ' ')).toBe(name);
  });
});
