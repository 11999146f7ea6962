import { ingredientById, resolveIngredient } from '@larder/culinary';
import { titleFoodsOf } from './title-foods.js';

const idOf = (word: string): number => resolveIngredient(word).id ?? 0;

describe('titleFoodsOf', () => {
  it.each([
    ['Leek and Potato Soup', ['leek', 'potato', 'butter', 'cream'], ['leek', 'potato']],
    ['Chicken Adobo', ['chicken thigh', 'soy sauce', 'garlic'], ['chicken thigh']],
    ['Scrambled Eggs with Chives', ['egg', 'butter', 'chive'], ['egg', 'chive']],
    ['Spinach and Feta Frittata', ['egg', 'spinach', 'feta', 'milk'], ['egg', 'spinach', 'feta']],
    ['Flourless Peanut Butter Cookies', ['peanut butter', 'butter', 'egg'], ['peanut butter']],
    ['Chicken Fried Rice', ['rice', 'chicken breast', 'egg'], ['rice', 'chicken breast']],
    [
      'Yellow Split Pea Soup with Ham',
      ['split pea', 'ham hock', 'onion'],
      ['split pea', 'ham hock'],
    ],
    ['Mushroom Risotto', ['arborio rice', 'mushroom', 'onion'], ['arborio rice', 'mushroom']],
    ['Crème Brûlée', ['cream', 'egg yolk', 'sugar'], ['cream']],
    ['Tarka Dal', ['split pea', 'onion'], ['split pea']],
    ['Dal Makhani', ['lentil', 'kidney bean', 'butter'], ['lentil', 'kidney bean']],
    // A quiche is about what is in it: eggs are in every one.
    ['Leek and Gruyère Quiche', ['egg', 'leek', 'gruyere', 'cream'], ['leek', 'gruyere']],
    ['Quiche Lorraine', ['egg', 'bacon', 'cream'], ['bacon']],
    ['Ground Turkey Tacos', ['ground turkey', 'corn tortilla'], ['ground turkey', 'corn tortilla']],
    ['Whiskey Sour', ['bourbon', 'lemon juice'], ['bourbon']],
    ['Classic Mojito', ['white rum', 'lime', 'mint'], ['white rum']],
    ['Bigos', ['sauerkraut', 'kielbasa'], []],
    ['Spaghetti alla Puttanesca', ['canned tomato', 'olive'], ['canned tomato', 'olive']],
    ['Masala Omelette', ['egg', 'onion', 'turmeric'], ['egg']],
    // A sweet one is a dessert, as custards and meringues are: nobody with eggs means these.
    ['Omelette Soufflée de Cabane à Sucre', ['egg', 'milk', 'flour', 'maple syrup'], []],
    ['Rhubarb Custard Pie', ['rhubarb', 'egg', 'sugar'], ['rhubarb']],
    ['Lemon Meringue Pie', ['lemon', 'egg', 'sugar'], ['lemon']],
  ])('[K-2] %s is named after what its title says', (title, ingredients, named) => {
    const found = titleFoodsOf(title, ingredients.map(idOf));
    expect(new Set(found.map((id) => ingredientById(id)?.name))).toEqual(
      new Set(named.map((word) => ingredientById(idOf(word))?.name)),
    );
  });
});
