import { resolveIngredient } from '../index.js';
import { roleOf } from './ingredient-role.js';

describe('roleOf', () => {
  it.each([
    ['chicken thighs', 'protein'],
    ['egg', 'base'],
    ['egg whites', 'base'],
    ['egg yolks', 'support'],
    ['cake mix', 'base'],
    ['a box of macaroni and cheese', 'base'],
    ['ricotta', 'main'],
    ['gorgonzola', 'main'],
    ['feta', 'support'],
    ['strawberry jam', 'main'],
    ['kalamata olives', 'support'],
    ['mayonnaise', 'support'],
    ['miso', 'support'],
    ['curry powder', 'support'],
    ['marinara sauce', 'support'],
    ['barbecue sauce', 'support'],
    ['Italian dressing', 'support'],
    ['chili powder', 'support'],
    ['Cajun seasoning', 'support'],
    ['hoisin sauce', 'support'],
    ['tandoori masala', 'support'],
    ['turkey bacon', 'base'],
    ['vegan bacon', 'base'],
    ['turkey', 'protein'],
    ['soy sauce', 'seasoning'],
    ['garam masala', 'seasoning'],
    ['ground ancho chile', 'seasoning'],
    ['vanilla', 'seasoning'],
    ['almond extract', 'seasoning'],
    ['maple extract', 'seasoning'],
    ['salt', 'staple'],
  ])('[K-2] of %s is %s', (food, role) => {
    expect(roleOf(resolveIngredient(food).id ?? 0)).toBe(role);
  });
});
