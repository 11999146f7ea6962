import type { OwnRecipesView } from '@larder/api-client/recipes';
import { friedRiceDetail, summary } from '../../shared/sample-recipes.testing';
import { findKeptRecipes } from './find-kept-recipes';
import type { Selection } from './my-recipes.model';

function recipe(id: number, title: string, line: string, tags: string[] = []) {
  const own: OwnRecipesView['recipes'][number] = {
    ...summary(id, title),
    source: 'own',
    tags,
    rating: id,
    timesMade: 0,
    lastMadeOn: null,
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
  };
  const detail = {
    ...friedRiceDetail,
    ...summary(id, title),
    tags,
    collections: id === 1 ? ['winter'] : [],
    extendedIngredients: [{ id: 1, original: line }],
  };
  return { own, detail };
}

const kept = [
  recipe(3, 'Éclairs', '100 g chocolate'),
  recipe(2, 'Chocolate Cake', '2 eggs', ['Birthday']),
  recipe(1, 'Bean Stew', '1 onion'),
];
const everything: Selection = { q: '', tag: '', collection: '', sort: 'newest', page: 1 };

const find = (selection: Partial<Selection>) =>
  findKeptRecipes(
    kept.map(({ own }) => own),
    kept.map(({ detail }) => detail),
    { ...everything, ...selection },
  ).recipes.map(({ title }) => title);

describe('findKeptRecipes', () => {
  it('[OFF-11] finds beginnings of words in titles first, then in the recipe, without accents', () => {
    expect(find({ q: 'choc' })).toEqual(['Chocolate Cake', 'Éclairs']);
    expect(find({ q: 'ecl' })).toEqual(['Éclairs']);
    expect(find({ q: 'cake egg' })).toEqual(['Chocolate Cake']);
    expect(find({ q: 'pasta' })).toEqual([]);
  });

  it('[OFF-11] selects by tag and collection', () => {
    expect(find({ tag: 'birthday' })).toEqual(['Chocolate Cake']);
    expect(find({ collection: 'winter' })).toEqual(['Bean Stew']);
  });

  it('[OFF-11] sorts', () => {
    expect(find({ sort: 'title' })).toEqual(['Bean Stew', 'Chocolate Cake', 'Éclairs']);
    expect(find({ sort: 'rating' })[0]).toBe('Éclairs');
  });
});
