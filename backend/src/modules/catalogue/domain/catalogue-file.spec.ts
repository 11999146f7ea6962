import { CatalogueFileError, parseCatalogueFile, slugOf, toDraft } from './catalogue-file.js';

const TOAST = `---
title: Cinnamon Toast
types: breakfast, dessert
cuisine: British
servings: 2
ready: 10
---

Buttered toast under a crust of cinnamon sugar.

## Ingredients

- 4 slices white bread
- 2 tbsp butter, softened
- 1 tbsp sugar
- 1 tsp ground cinnamon (optional)

## Steps

1. Toast the bread for 3 minutes and spread it with the butter.
2. Mix the sugar and cinnamon, scatter over the bread and grill for 2 minutes.
`;

function problemsOf(text: string, file = 'cinnamon-toast.md'): string[] {
  try {
    parseCatalogueFile(text, file);
  } catch (error) {
    if (error instanceof CatalogueFileError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('parseCatalogueFile', () => {
  it('reads every part of a recipe file and keeps the line numbers', () => {
    expect(parseCatalogueFile(TOAST, 'cinnamon-toast.md')).toEqual({
      slug: 'cinnamon-toast',
      title: 'Cinnamon Toast',
      description: 'Buttered toast under a crust of cinnamon sugar.',
      types: ['breakfast', 'dessert'],
      kind: null,
      cuisine: 'British',
      servings: 2,
      readyInMinutes: 10,
      ingredients: [
        { line: 13, text: '4 slices white bread' },
        { line: 14, text: '2 tbsp butter, softened' },
        { line: 15, text: '1 tbsp sugar' },
        { line: 16, text: '1 tsp ground cinnamon (optional)' },
      ],
      steps: [
        { line: 20, text: 'Toast the bread for 3 minutes and spread it with the butter.' },
        {
          line: 21,
          text: 'Mix the sugar and cinnamon, scatter over the bread and grill for 2 minutes.',
        },
      ],
      keeping: null,
    });
  });

  it('[FACTS-3] reads how a dish keeps, in one line', () => {
    const keeping = (text: string) =>
      parseCatalogueFile(`${TOAST}\n## Keeping\n\n${text}\n`, 'cinnamon-toast.md').keeping;

    expect(keeping('Eat it at once.')).toBe('Eat it at once.');
    expect(() => keeping('Eat it.\nAt once.')).toThrow('How it keeps is said in one line.');
    expect(() => keeping('x'.repeat(301))).toThrow('How it keeps takes more than 300 characters.');
  });

  it('reads files with Windows line endings and a byte order mark', () => {
    const windows = `\uFEFF${TOAST.replaceAll('\n', '\r\n')}`;
    expect(parseCatalogueFile(windows, 'cinnamon-toast.md')).toEqual(
      parseCatalogueFile(TOAST, 'cinnamon-toast.md'),
    );
  });

  it('[DISH-1] reads what kind of dish it is when the title does not say', () => {
    const rarebit = TOAST.replace('cuisine:', 'kind: sandwich\ncuisine:');
    expect(toDraft(parseCatalogueFile(rarebit, 'cinnamon-toast.md')).kind).toBe('sandwich');
  });

  it('reports every problem of a file with its line', () => {
    const text = TOAST.replace('types: breakfast, dessert', 'types: breakfast, snack')
      .replace('servings: 2', 'servings: two')
      .replace('2. Mix', '3. Mix')
      .replace('- 1 tbsp sugar', '1 tbsp sugar');
    expect(problemsOf(text)).toEqual([
      'cinnamon-toast.md:3: "snack" is not one of main course, side dish, dessert, appetizer, salad, soup, breakfast.',
      'cinnamon-toast.md:5: servings must be a whole number from 1 to 100.',
      'cinnamon-toast.md:15: An ingredient line begins with "- ".',
      'cinnamon-toast.md:21: This step should have the number 2.',
    ]);
  });

  it.each([
    ['no front matter', TOAST.replace('---\n', ''), 'cinnamon-toast.md:1: The file must begin'],
    ['front matter left open', TOAST.replace('ready: 10\n---', 'ready: 10'), 'has no closing'],
    ['a missing field', TOAST.replace('cuisine: British\n', ''), ':1: cuisine is missing'],
    ['an unknown field', TOAST.replace('cuisine:', 'kitchen:'), ':4: "kitchen: British" is not'],
    ['a field given twice', TOAST.replace('ready: 10', 'ready: 10\nready: 12'), 'given twice'],
    ['an unknown kind', TOAST.replace('cuisine:', 'kind: gruel\ncuisine:'), ':4: "gruel" is not'],
    ['an unknown cuisine', TOAST.replace('British', 'Martian'), ':4: "Martian" is not in the list'],
    ['a time of zero', TOAST.replace('ready: 10', 'ready: 0'), ':6: ready must be a whole number'],
    ['no description', TOAST.replace(/Buttered toast.*\n/, ''), 'The description is missing.'],
    ['a strange heading', TOAST.replace('## Steps', '## Method'), 'The heading "Method"'],
    ['no ingredients', TOAST.replace(/^- .*\n/gm, ''), 'There is no list under "## Ingredients".'],
    ['a single step', TOAST.replace(/^2\. .*\n/m, ''), 'A recipe has 2 to 20 steps, not 1.'],
    ['types named twice', TOAST.replace('breakfast, dessert', 'dessert, dessert'), 'named twice'],
  ])('refuses %s', (_name, text, message) => {
    expect(problemsOf(text).join('\n')).toContain(message);
  });

  it('checks the file name against the title', () => {
    expect(problemsOf(TOAST, 'toast.md')).toEqual([
      'toast.md:2: A recipe called "Cinnamon Toast" belongs in cinnamon-toast.md.',
    ]);
  });
});

describe('slugOf', () => {
  it.each([
    ['Bacalhau à Brás', 'bacalhau-a-bras'],
    ['Shepherd’s Pie', 'shepherds-pie'],
    ['Eggplant, Zucchini and Chickpea Bake', 'eggplant-zucchini-and-chickpea-bake'],
    ['Miso-Glazed Cod', 'miso-glazed-cod'],
    ['Œufs dans le Sirop', 'oeufs-dans-le-sirop'],
  ])('turns %s into %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
