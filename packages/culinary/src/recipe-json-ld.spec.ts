import { type ExchangedRecipe, recipeJsonLd } from './recipe-json-ld.js';

const recipe: ExchangedRecipe = {
  title: 'Rolls',
  description: 'Soft.',
  ingredients: [
    { heading: null, lines: ['1 egg'] },
    { heading: 'For the dough', lines: ['3 cups flour'] },
  ],
  steps: [{ heading: 'The day before', lines: ['Knead.', 'Wait.'] }],
  servings: 4,
  yieldText: 'about 20 rolls',
  prepMinutes: 15,
  cookMinutes: null,
  totalMinutes: 90,
  notes: 'Freeze well.',
  tags: ['bread', 'quick, easy'],
  types: ['bread'],
  cuisine: null,
  language: 'en-CA',
  sourceName: 'Robin',
  sourceUrl: 'https://example.org/rolls',
  rating: 5,
};
const bare: ExchangedRecipe = {
  ...{
    title: 'Egg',
    description: '',
    ingredients: [{ heading: null, lines: ['1 egg'] }],
    steps: [],
  },
  ...{ servings: null, yieldText: null, prepMinutes: null, cookMinutes: null, totalMinutes: null },
  ...{ notes: '', tags: [], types: [], cuisine: null, language: null, sourceName: null },
  ...{ sourceUrl: null, rating: null },
};

describe('a recipe as JSON-LD', () => {
  it('[PRINT-1] has the nutrition that is known, where any program may read it', () => {
    const nutrition = {
      ...{ perServing: true, kilocalories: 352.4, protein: 21.44, fat: 9.04, saturatedFat: 2 },
      ...{ carbohydrate: 41, fibre: 3, sugar: null, sodium: 412.3 },
    };
    expect(recipeJsonLd({ ...bare, nutrition }, 'plain')['nutrition']).toEqual({
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      ...{ calories: '352 kcal', proteinContent: '21 g', fatContent: '9 g' },
      ...{ saturatedFatContent: '2 g', carbohydrateContent: '41 g', fiberContent: '3 g' },
      sodiumContent: '412 mg',
    });
    const unknown = { ...nutrition, kilocalories: null };
    expect(recipeJsonLd({ ...bare, nutrition: unknown }, 'plain')).not.toHaveProperty('nutrition');
    expect(recipeJsonLd({ ...bare, nutrition }, 'nextcloud')).not.toHaveProperty('nutrition');
  });

  it('[EXP-7] is a Recipe of schema.org, with sections of steps', () => {
    expect(recipeJsonLd(recipe, 'plain')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      ...{ name: 'Rolls', description: 'Soft.', recipeYield: ['4 servings', 'about 20 rolls'] },
      ...{ prepTime: 'PT15M', totalTime: 'PT90M', inLanguage: 'en-CA', creditText: 'Robin' },
      recipeIngredient: ['1 egg', 'For the dough:', '3 cups flour'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'The day before',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Knead.' },
            { '@type': 'HowToStep', text: 'Wait.' },
          ],
        },
      ],
      recipeCategory: ['bread'],
      keywords: 'bread, quick, easy',
      ...{ isBasedOn: 'https://example.org/rolls', url: 'https://example.org/rolls' },
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Freeze well.' }],
      aggregateRating: {
        ...{ '@type': 'AggregateRating', ratingValue: 5, bestRating: 5, ratingCount: 1 },
      },
    });
    expect(recipeJsonLd(bare, 'plain')).toEqual({
      ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Egg', description: '' },
      ...{ recipeIngredient: ['1 egg'], recipeInstructions: [], keywords: undefined },
    });
  });

  it('[EXP-2] has what Nextcloud Cookbook requires: a number of servings, texts as steps, Markdown headings', () => {
    expect(recipeJsonLd(recipe, 'nextcloud')).toMatchObject({
      ...{ recipeYield: 4, image: '', keywords: 'bread,quick  easy', recipeCategory: 'bread' },
      description: 'Soft.\n\nFreeze well.',
      recipeIngredient: ['1 egg', '## For the dough', '3 cups flour'],
      recipeInstructions: ['## The day before', 'Knead.', 'Wait.'],
    });
    expect(recipeJsonLd(bare, 'nextcloud')).toMatchObject({ recipeYield: 1, recipeCategory: '' });
    expect(recipeJsonLd({ ...recipe, servings: null }, 'nextcloud').recipeYield).toBe(20);
  });

  it('[EXP-2] has what RecipeSage and Tandoor read: objects as steps, headings in brackets, a list of images', () => {
    expect(recipeJsonLd({ ...recipe, image: 'full.jpg' }, 'recipeSage')).toMatchObject({
      ...{ recipeYield: 'about 20 rolls', image: ['full.jpg'] },
      recipeCategory: ['bread', 'bread', 'quick, easy'],
      recipeIngredient: ['1 egg', '[For the dough]', '3 cups flour'],
      recipeInstructions: ['[The day before]', 'Knead.', 'Wait.'].map((text) => ({
        ...{ '@type': 'HowToStep', text },
      })),
    });
    expect(recipeJsonLd(bare, 'recipeSage')).toMatchObject({ recipeYield: '', image: [] });
  });
});
