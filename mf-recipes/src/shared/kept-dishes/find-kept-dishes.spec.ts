import type { RecipeView, SearchRecipesApiArg } from '@larder/api-client/recipes';
import { friedRiceDetail } from '../sample-recipes.testing';
import { findKeptDishes } from './find-kept-dishes';

function dish(id: number, title: string, lines: string[], more: Partial<RecipeView> = {}) {
  return {
    ...friedRiceDetail,
    id,
    title,
    language: 'en',
    extendedIngredients: lines.map((original, at) => ({ id: at, original })),
    ...more,
  };
}

const omelette = dish(1, 'Cheese Omelette', ['3 eggs', '50 g cheddar', '1 tbsp butter', 'salt']);
const soup = dish(2, 'Leek and Potato Soup', ['2 leeks', '3 potatoes', '1 onion', '200 ml cream']);
const cake = dish(3, 'Walnut Cake', ['4 eggs', '200 g walnuts', '200 g sugar', '100 g flour'], {
  readyInMinutes: 90,
  dishTypes: ['dessert'],
  isOwn: true,
  source: 'own',
});
const kept = [omelette, soup, cake];

const find = (question: SearchRecipesApiArg, pantry: string[] = []) =>
  findKeptDishes(kept, question, pantry);
const titles = (question: SearchRecipesApiArg, pantry: string[] = []) =>
  find(question, pantry).recipes.map(({ title }) => title);

describe('findKeptDishes', () => {
  it('[OFF-11] puts the dish first of which the largest share is at hand, and leaves out what uses nothing', () => {
    expect(titles({ ingredients: 'eggs,cheese,leek' })).toEqual([
      'Cheese Omelette',
      'Leek and Potato Soup',
      'Walnut Cake',
    ]);
    expect(titles({ ingredients: 'leek' })).toEqual(['Leek and Potato Soup']);
  });

  it('[OFF-11] puts dishes for babies last, unless they are asked for by name', () => {
    const puree = dish(5, 'Baby’s Leek Purée', ['1 leek']);
    const found = (question: SearchRecipesApiArg) =>
      findKeptDishes([puree, ...kept], question, []).recipes.map(({ title }) => title);
    expect(found({ ingredients: 'leek' })).toEqual(['Leek and Potato Soup', 'Baby’s Leek Purée']);
    expect(found({ ingredients: 'leek', name: 'baby' })).toEqual(['Baby’s Leek Purée']);
  });

  it('[OFF-11] says why, with the foods and the sentence of the search on the server', () => {
    expect(find({ ingredients: 'eggs,cheese' }, ['butter']).recipes[0]).toMatchObject({
      usedIngredients: ['egg', 'cheddar'],
      pantryIngredients: ['butter', 'salt'],
      missedIngredients: [],
      reason: 'Uses both, pantry covers 2; nothing to buy.',
    });
  });

  it('[OFF-11] finds by name: words in any order, beginnings, other languages and foods', () => {
    expect(titles({ name: 'soup of leeks' })).toEqual(['Leek and Potato Soup']);
    expect(titles({ name: 'omel' })).toEqual(['Cheese Omelette']);
    expect(titles({ name: 'gâteau aux noix' })).toEqual(['Walnut Cake']);
    expect(titles({ name: 'cheddar' })).toEqual(['Cheese Omelette']);
    expect(titles({ name: 'lasagna' })).toEqual([]);
  });

  it('[OFF-11] corrects a misspelt name, and says so', () => {
    const { recipes, nameReadAs } = find({ name: 'omlette' });
    expect([recipes.map(({ title }) => title), nameReadAs]).toEqual([
      ['Cheese Omelette'],
      'omelette',
    ]);
  });

  it('[OFF-11] leaves out what contains an excluded food or allergen, or may', () => {
    expect(titles({ ingredients: 'eggs', exclude: 'nuts' })).toEqual(['Cheese Omelette']);
    expect(titles({ ingredients: 'eggs', exclude: 'cheese' })).toEqual(['Walnut Cake']);
    expect(titles({ ingredients: 'eggs,leek', diet: 'vegan' })).toEqual([]);
    const unclear = [dish(4, 'Surprise Eggs', ['2 eggs', '1 packet of granfaloon'])];
    const found = findKeptDishes(unclear, { ingredients: 'eggs', exclude: 'walnut' }, []);
    expect([found.total, found.leftOutAsUnsure]).toEqual([0, 1]);
  });

  it('[OFF-11] counts a dish that depends on which meat is bought as halal, but not one that may be low in salt', () => {
    const eggs = ['2 eggs'];
    const ruled = [
      dish(4, 'Halal Eggs', eggs, { rules: [{ rule: 'halal', fact: 'may' }] }),
      dish(5, 'Ham and Eggs', eggs, { rules: [{ rule: 'halal', fact: 'contains' }] }),
      dish(6, 'Salted Eggs', eggs, { rules: [{ rule: 'low salt', fact: 'may' }] }),
    ];
    const foundBy = (rules: string) => {
      const { recipes, leftOutAsUnsure } = findKeptDishes(
        ruled,
        { ingredients: 'eggs', rules },
        [],
      );
      return [recipes.map(({ title }) => title), leftOutAsUnsure];
    };
    expect(foundBy('halal')).toEqual([['Halal Eggs'], 1]);
    expect(foundBy('low salt')).toEqual([[], 3]);
  });

  it('[OFF-11] names exclusions that it does not understand', () => {
    expect(find({ ingredients: 'eggs', exclude: 'granfaloon' }).notFilteredBy).toEqual([
      'granfaloon',
    ]);
  });

  it('[OFF-11] keeps to time, type, scope, and to what is missing at most', () => {
    expect(titles({ ingredients: 'eggs', maxMinutes: 30 })).toEqual(['Cheese Omelette']);
    expect(titles({ ingredients: 'eggs', type: 'dessert' })).toEqual(['Walnut Cake']);
    expect(titles({ ingredients: 'eggs', scope: 'mine' })).toEqual(['Walnut Cake']);
    expect(titles({ ingredients: 'eggs,cheese', maxMissing: 1 })).toEqual(['Cheese Omelette']);
    expect(titles({ ingredients: 'eggs,cheese', restricted: 'true' })).toEqual([]);
    expect(titles({ ingredients: 'eggs,cheese', restricted: 'true' }, ['butter'])).toEqual([
      'Cheese Omelette',
    ]);
  });

  it('[OFF-11] sorts by what is missing, time and age', () => {
    const ingredients = 'eggs';
    expect(titles({ ingredients, sort: 'missing' })[0]).toBe('Cheese Omelette');
    expect(titles({ ingredients, sort: 'time' })).toEqual(['Cheese Omelette', 'Walnut Cake']);
    expect(titles({ ingredients, sort: 'newest' })).toEqual(['Walnut Cake', 'Cheese Omelette']);
  });
});
