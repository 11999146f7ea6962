import { ingredientById, parseIngredientLine, toNumber } from '@larder/culinary';
import { checkCatalogue } from './catalogue-check.js';
import { parseCatalogueFile } from './catalogue-file.js';
import { catalogueFolder, readCatalogue } from '../catalogue-folder.js';
import { COMMON_INGREDIENTS } from './common-ingredients.js';
import { meatProblems } from './meat-doneness.js';

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
2. Mix the sugar and cinnamon.
3. Scatter over the bread.
4. Grill for 2 minutes.
`;

const toast = (change: (text: string) => string = (text) => text) =>
  parseCatalogueFile(change(TOAST), 'cinnamon-toast.md');

describe('checkCatalogue', () => {
  it('finds nothing to fix in a valid recipe and counts it', () => {
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
      (text: string) => text.replace('3. Scatter over the bread.', '3. Put on some music.'),
      'cinnamon-toast.md:22: The step uses none of the ingredients.',
    ],
    [
      'a diet that the lines do not keep',
      (text: string) => text.replace('Buttered toast', 'Vegan toast'),
      'cinnamon-toast.md:2: It is called vegan, and its lines are not.',
    ],
    [
      'a step longer than the whole recipe',
      (text: string) => text.replace('Grill for 2 minutes', 'Chill for 2 hours'),
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
    [
      'a step with something that is not listed',
      (text: string) => text.replace('over the bread', 'over the bread with the honey'),
      'cinnamon-toast.md:22: The step uses "honey", which is not listed.',
    ],
    [
      'too few steps',
      (text: string) => text.replace('\n4. Grill for 2 minutes.', ''),
      'cinnamon-toast.md:20: A recipe has 4 to 10 steps, not 3.',
    ],
    [
      'a temperature without °F',
      (text: string) => text.replace('Grill for', 'Grill at 220 °C for'),
      'cinnamon-toast.md:23: "220 °C" does not say how many °F that is.',
    ],
    [
      'a temperature without °C',
      (text: string) => text.replace('Grill for', 'Grill at 425 °F for'),
      'cinnamon-toast.md:23: A temperature is given in °F alone.',
    ],
    [
      'two temperatures that are not one',
      (text: string) => text.replace('Grill for', 'Grill at 220 °C (350 °F) for'),
      'cinnamon-toast.md:23: "220 °C (350 °F)" is not the same temperature twice.',
    ],
  ])('reports %s', (_name, change, problem) => {
    expect(checkCatalogue([toast(change)]).problems).toEqual([problem]);
  });

  it('reports two recipes with the same ingredients and type', () => {
    const twin = parseCatalogueFile(
      TOAST.replace('Cinnamon Toast', 'Cinnamon Bread').replace('4 slices', '6 slices'),
      'cinnamon-bread.md',
    );
    expect(checkCatalogue([toast(), twin]).problems).toEqual([
      'cinnamon-bread.md:1: The same ingredients and type as cinnamon-toast.',
    ]);
  });

  it('does not mistake a comparison for an ingredient', () => {
    const pebbles = toast((text) =>
      text.replace('cinnamon.', 'cinnamon to lumps the size of peas.'),
    );
    expect(checkCatalogue([pebbles]).problems).toEqual([]);
  });

  it('counts a dish with fish, but not one with only fish sauce', () => {
    const withFood = (food: string) =>
      toast((text) =>
        text.replace('1 tbsp sugar', `1 tbsp ${food}`).replace('the sugar', `the ${food}`),
      );
    const { diets, problems } = checkCatalogue([withFood('fish sauce')]);
    expect(problems).toEqual([]);
    expect(diets.get('pescetarian with fish')).toBe(0);
    expect(checkCatalogue([withFood('tuna')]).diets.get('pescetarian with fish')).toBe(1);
  });

  it('reports which minimums are missed', () => {
    const { common, owed } = checkCatalogue([toast()]);
    expect(common.get('butter')).toBe(1);
    expect(common.get('onion')).toBe(0);
    expect(owed).toContain('recipes: 1 of 1800.');
    expect(owed).toContain('ready in 20 minutes: 1 of 300.');
    expect(owed).toContain('5 ingredients besides staples: 1 of 200.');
    expect(owed).toContain('breakfast: 1 of 50.');
    expect(owed).toContain('pescetarian with fish: 0 of 50.');
    expect(owed).toContain('cuisines: 1 of 25.');
    expect(owed).toContain('with butter: 1 of 6.');
  });
});

describe('the common ingredients', () => {
  it('are 150 unique canonical ids', () => {
    expect(COMMON_INGREDIENTS).toHaveLength(150);
    expect(new Set(COMMON_INGREDIENTS.map(({ name }) => name)).size).toBe(150);
    for (const { name, ids } of COMMON_INGREDIENTS) {
      expect(ids.map((id) => ingredientById(id)?.name)).toContain(name);
    }
  });
});

describe('the catalogue', () => {
  it('has no recipe to fix and meets every minimum', async () => {
    const { recipes, errors } = await readCatalogue(catalogueFolder);
    expect(errors).toEqual([]);
    const { problems, owed } = checkCatalogue(recipes);
    expect(problems).toEqual([]);
    expect(owed).toEqual([]);
  });

  it('[DETAIL-1] gives the weight of one piece, since weights in brackets are not scaled', async () => {
    const { recipes } = await readCatalogue(catalogueFolder);
    const lines = recipes.flatMap(({ ingredients }) => ingredients.map(({ text }) => text));
    const weighedTogether = lines.filter((text) => {
      const { quantity, unit } = parseIngredientLine(text);
      const pieces = quantity && unit === null ? toNumber(quantity.max) : 1;
      return pieces > 1 && /\((?:about )?[\d.]+ k?g\)/.test(text);
    });
    expect(weighedTogether).toEqual([]);
  });
});

describe('meat', () => {
  const problemsOf = (line: string, ...steps: string[]) =>
    meatProblems([parseIngredientLine(line)], steps);

  it('is done at 74 °C for poultry and at 71 °C for pork and ground meat', () => {
    expect(problemsOf('1 kg chicken thighs', 'Roast to 71 °C (160 °F).')).toEqual([
      'chicken thigh is safe at 74 °C, not at 71 °C.',
    ]);
    expect(problemsOf('600 g pork tenderloin', 'Roast to 63 °C (145 °F).')).toEqual([
      'pork tenderloin is safe at 71 °C, not at 63 °C.',
    ]);
    expect(problemsOf('500 g ground beef', 'Fry to 71 °C (160 °F).')).toEqual([]);
    expect(problemsOf('500 g ground turkey', 'Fry to 71 °C (160 °F).')).toHaveLength(1);
  });

  it('is done at 74 °C for game, even ground', () => {
    expect(problemsOf('600 g ground bison', 'Fry to 71 °C (160 °F).')).toEqual([
      'ground bison is safe at 74 °C, not at 71 °C.',
    ]);
  });

  it('is done at 82 °C for a whole bird, but not for one that is cut up', () => {
    const roasted = 'Roast until the thigh reads 74 °C (165 °F).';
    expect(problemsOf('1 whole chicken (1.6 kg)', roasted)).toEqual([
      'whole chicken is safe at 82 °C, not at 74 °C.',
    ]);
    expect(problemsOf('2 Cornish hens (700 g each)', roasted)).toHaveLength(1);
    expect(problemsOf('1 whole turkey (6 kg)', roasted)).toHaveLength(1);
    expect(problemsOf('1 whole chicken, cut into 8 pieces', roasted)).toEqual([]);
    expect(
      problemsOf(
        '1 whole turkey (6 kg)',
        'Roast until the thigh reads 82 °C (180 °F) and the stuffing 74 °C (165 °F).',
      ),
    ).toEqual([]);
  });

  it('is done at 70 °C for fish, unless it may be eaten raw', () => {
    expect(problemsOf('500 g salmon', 'Bake to 60 °C (140 °F).')).toEqual([
      'salmon is safe at 70 °C, not at 60 °C.',
    ]);
    expect(problemsOf('4 swordfish steaks', 'Grill to 70 °C (158 °F).')).toEqual([]);
    expect(problemsOf('500 g sushi-grade tuna steaks', 'Sear to 50 °C (120 °F).')).toEqual([]);
    expect(problemsOf('500 g salmon', 'Fry for 3 minutes.')).toEqual([]);
  });

  it('is done at 63 °C for whole cuts of beef, veal and lamb, which may rise to it', () => {
    for (const line of ['4 strip steaks', '1 rack of lamb', '4 veal chops']) {
      expect(problemsOf(line, 'Sear to 57 °C (135 °F). Rest for 5 minutes.')).toHaveLength(1);
      expect(problemsOf(line, 'Sear to 60 °C (140 °F). Rest for 8 minutes.')).toHaveLength(1);
    }
    expect(
      problemsOf(
        '4 strip steaks',
        'Sear to 60 °C (140 °F).',
        'Rest for 8 minutes; they rise to 63 °C (145 °F).',
      ),
    ).toEqual([]);
    expect(problemsOf('4 strip steaks', 'Fry for 5 minutes.')).toEqual([]);
  });

  it('does not take a sauce for the meat, or one meat for the other', () => {
    const sauce = 'Whisk the egg yolks over hot water, until thick and 71 °C (160 °F).';
    expect(problemsOf('4 strip steaks', 'Sear to 57 °C (135 °F).', sauce)).toEqual([
      'strip steak is safe at 63 °C, not at 57 °C.',
    ]);
    const two = ['600 g sirloin steak', '600 g chicken breasts'].map((line) =>
      parseIngredientLine(line),
    );
    expect(
      meatProblems(two, [
        'Grill the steak to 63 °C (145 °F).',
        'Grill the chicken to 74 °C (165 °F).',
      ]),
    ).toEqual([]);
    expect(
      meatProblems(two, [
        'Grill the steak to 63 °C (145 °F).',
        'Grill the chicken to 71 °C (160 °F).',
      ]),
    ).toEqual(['chicken breast is safe at 74 °C, not at 71 °C.']);
  });

  it('accepts visible signs of doneness', () => {
    expect(problemsOf('500 g ground beef', 'Fry for 5 minutes.')).toEqual([
      'No step says when the ground beef is done.',
    ]);
    expect(problemsOf('500 g ground beef', 'Fry for 5 minutes, until no pink is left.')).toEqual(
      [],
    );
    expect(problemsOf('1 kg chicken thighs', 'Simmer for 35 minutes.')).toEqual([]);
  });

  it('ignores precooked meat and oven temperatures', () => {
    expect(problemsOf('6 slices bacon', 'Fry for 5 minutes.')).toEqual([]);
    expect(problemsOf('2 cups cooked chicken', 'Warm for 5 minutes.')).toEqual([]);
    expect(problemsOf('150 g char siu', 'Warm for 5 minutes.')).toEqual([]);
    expect(problemsOf('8 slices deli turkey', 'Roll up.')).toEqual([]);
    expect(problemsOf('4 cups chicken broth', 'Warm for 5 minutes.')).toEqual([]);
    expect(
      problemsOf('8 pork chops', 'Heat the oven to 180 °C (350 °F).', 'Roast until tender.'),
    ).toEqual([]);
  });
});
