import { checkCatalogue } from './catalogue-check.js';
import { parseCatalogueFile } from './catalogue-file.js';

const TOAST = `---
title: Cinnamon Toast
types: breakfast
cuisine: British
servings: 2
ready: 10
---

Buttered toast under a crust of cinnamon sugar.

## Ingredients

- 4 slices white bread
- 2 tbsp butter, softened
- 1 tbsp sugar
- 1 tsp ground cinnamon

## Steps

1. Toast the bread for 3 minutes and spread it with the butter.
2. Mix the sugar and cinnamon, scatter over the bread and grill for 2 minutes.
`;

const toast = (change: (text: string) => string = (text) => text) =>
  parseCatalogueFile(change(TOAST), 'cinnamon-toast.md');

describe('checkCatalogue', () => {
  it('finds nothing to mend in a sound recipe and counts it', () => {
    const report = checkCatalogue([toast()]);
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({ recipes: 1, lines: 4, ingredients: 4 });
    expect([...report.types]).toEqual([['breakfast', 1]]);
    expect(report.diets.get('vegetarian')).toBe(1);
    expect(report.diets.get('vegan')).toBe(0);
    expect([...report.cuisines]).toEqual([['British', 1]]);
  });

  it.each([
    [
      'an ingredient that nobody knows',
      (text: string) =>
        text.replace('1 tbsp sugar', '1 tbsp zorblax').replace('the sugar', 'zorblax'),
      'cinnamon-toast.md:15: No ingredient is known as "zorblax".',
    ],
    [
      'an ingredient that no step uses',
      (text: string) => text.replace('- 1 tbsp sugar', '- 1 tbsp sugar\n- 2 bananas'),
      'cinnamon-toast.md:16: No step uses "bananas".',
    ],
    [
      'a line without an amount',
      (text: string) => text.replace('1 tbsp sugar', 'sugar'),
      'cinnamon-toast.md:15: "sugar" has no amount and does not say "to taste".',
    ],
    [
      'a step that uses nothing',
      (text: string) =>
        text.replace('1. Toast', '1. Put on some music.\n2. Toast').replace('2. Mix', '3. Mix'),
      'cinnamon-toast.md:20: The step uses none of the ingredients.',
    ],
    [
      'a step longer than the whole recipe',
      (text: string) => text.replace('grill for 2 minutes', 'chill for 2 hours'),
      'cinnamon-toast.md:6: Ready in 10 minutes, but a step alone takes 120.',
    ],
    [
      'steps that together take far longer',
      (text: string) =>
        text.replace('for 3 minutes', 'for 9, 9 minutes, 9 minutes, 9 minutes and 9 minutes'),
      'cinnamon-toast.md:6: Ready in 10 minutes, but the steps take 38.',
    ],
    [
      'a time that nothing explains',
      (text: string) => text.replace('ready: 10', 'ready: 600'),
      'cinnamon-toast.md:6: Ready in 600 minutes, but the steps take only 5.',
    ],
  ])('reports %s', (_name, change, problem) => {
    expect(checkCatalogue([toast(change)]).problems).toEqual([problem]);
  });

  it('reports two recipes of the same ingredients and type', () => {
    const twin = parseCatalogueFile(
      TOAST.replace('Cinnamon Toast', 'Cinnamon Bread').replace('4 slices', '6 slices'),
      'cinnamon-bread.md',
    );
    expect(checkCatalogue([toast(), twin]).problems).toEqual([
      'cinnamon-bread.md:1: The same ingredients and type as cinnamon-toast.',
    ]);
  });
});
