import { parseIngredientLine } from '@larder/culinary';
import { parseCatalogueFile } from './catalogue-file.js';
import { checkKitchenSense } from './kitchen-sense.js';

function problemsOf({
  says = 'Beans in a pot.',
  servings = 4,
  lines = ['2 cups canned beans'],
  steps = ['Warm the beans for 5 minutes.'],
}): string[] {
  const recipe = parseCatalogueFile(
    `---
title: Beans
types: main course
cuisine: American
servings: ${servings}
ready: 30
---

${says}

## Ingredients

${lines.map((line) => `- ${line}`).join('\n')}

## Steps

${[...steps, 'Serve.'].map((step, index) => `${index + 1}. ${step}`).join('\n')}
`,
    'beans.md',
  );
  const found: string[] = [];
  checkKitchenSense(
    recipe,
    recipe.ingredients.map(({ text }) => parseIngredientLine(text)),
    (_line, message) => found.push(message),
  );
  return found;
}

describe('checkKitchenSense', () => {
  it('counts what a description promises, with or without staples', () => {
    const lines = ['400 g spaghetti', '4 cloves garlic', '1/2 tsp salt', '1/4 cup olive oil'];
    expect(problemsOf({ says: 'Two things and water.', lines })).toEqual([]);
    expect(problemsOf({ says: 'Four ingredients.', lines })).toEqual([]);
    expect(problemsOf({ says: 'Five ingredients.', lines })).toEqual([
      'The description says "Five ingredients", but 2 are to be bought.',
    ]);
    expect(problemsOf({ says: 'Two things.', lines: [...lines, '1 lemon'] })).toEqual([
      'The description says "Two things", but 3 are to be bought.',
    ]);
  });

  it('asks how hot the oven is, and how long something bakes', () => {
    expect(problemsOf({ steps: ['Warm the beans in the oven for 9 minutes.'] })).toEqual([
      'The step does not say how hot the oven is.',
    ]);
    expect(problemsOf({ steps: ['Warm the beans in a Dutch oven for 9 minutes.'] })).toEqual([]);
    const hot = 'Heat the oven to 180 °C (350 °F).';
    expect(problemsOf({ steps: [`${hot} Bake until brown.`] })).toEqual([
      '"Bake until brown" does not say for how long.',
    ]);
    expect(problemsOf({ steps: [`${hot} Bake for 30 minutes, until brown.`] })).toEqual([]);
  });

  it('asks how hot deep oil is, but not a spoonful', () => {
    const steps = ['Fry the beans in the oil for 2 minutes.'];
    expect(problemsOf({ lines: ['1 l vegetable oil, for frying'], steps })).toEqual([
      'No step says how hot the oil is.',
    ]);
    expect(problemsOf({ lines: ['2 tbsp vegetable oil, for frying'], steps })).toEqual([]);
    expect(
      problemsOf({
        lines: ['1 l vegetable oil, for frying'],
        steps: ['Heat the oil to 180 °C (350 °F) and fry the beans for 2 minutes.'],
      }),
    ).toEqual([]);
  });

  it('has dried kidney beans boiled before they simmer', () => {
    const lines = ['1 cup dried kidney beans'];
    const dangerous = ['Dried kidney beans have to boil for 10 minutes before they simmer.'];
    expect(problemsOf({ lines, steps: ['Simmer the beans for 90 minutes.'] })).toEqual(dangerous);
    for (const simmered of [
      'Bring to a boil. Simmer for 90 minutes.',
      'Bring the beans to a boil and simmer for 90 minutes.',
      'Bring to a rolling boil, lower the heat and cook for 90 minutes.',
      'Boil the beans for 5 minutes, then simmer for 90 minutes.',
    ]) {
      expect(problemsOf({ lines, steps: [simmered] })).toEqual(dangerous);
    }
    expect(
      problemsOf({
        lines,
        steps: ['Bring to a boil, boil hard for 10 minutes, then simmer for 1 hour.'],
      }),
    ).toEqual([]);
    expect(
      problemsOf({ lines, steps: ['Boil the beans for 10 minutes, then simmer for 1 hour.'] }),
    ).toEqual([]);
    expect(problemsOf({ lines: ['1 can (540 ml) kidney beans'] })).toEqual([]);
  });

  it.each([
    ['300 g fiddleheads', 'Fiddleheads have to boil for 15 minutes.', 'Boil the fiddleheads', 15],
    ['250 g morels', 'Morels have to cook for 15 minutes.', 'Fry the morels', 15],
    ['500 g cassava', 'Cassava has to cook for 20 minutes.', 'Boil the cassava', 20],
    ['300 g cassava leaves', 'Cassava leaves have to cook for 40 minutes.', 'Boil the leaves', 40],
    ['500 g taro', 'Taro has to cook for 15 minutes.', 'Steam the taro', 15],
    ['300 g taro leaves', 'Taro leaves have to cook for 40 minutes.', 'Simmer the leaves', 40],
    ['2 cups elderberries', 'Elderberries have to cook for 10 minutes.', 'Stew the berries', 10],
  ])('has what is harmful raw cooked for long: %s', (line, message, cooks, least) => {
    const lines = [line];
    const stepsOf = (minutes: number) => [`${cooks} for ${minutes} minutes.`];
    expect(problemsOf({ lines, steps: stepsOf(least) })).toEqual([]);
    expect(problemsOf({ lines, steps: stepsOf(least - 1) })).toEqual([message]);
    // Neither what cooked before it nor what it waits for counts.
    expect(
      problemsOf({
        lines: ['1 onion', line],
        steps: [
          'Fry the onion for 50 minutes.',
          ...stepsOf(least - 1),
          'Let cool for 50 minutes, and reheat.',
        ],
      }),
    ).toEqual([message]);
  });

  it('doubts amounts that no one eats', () => {
    expect(problemsOf({ lines: ['3 kg ground beef'] })).toEqual([
      '750 g of meat or fish is too much for one.',
    ]);
    expect(problemsOf({ lines: ['3 kg ground beef'], servings: 10 })).toEqual([]);
    expect(problemsOf({ lines: ['3 tbsp salt'] })).toEqual(['"3 tbsp salt" is too much for 4.']);
    expect(problemsOf({ lines: ['3 tbsp salt', '4 l water'] })).toEqual([]);
    expect(problemsOf({ lines: ['3 tbsp salt'], steps: ['Boil and drain the beans.'] })).toEqual(
      [],
    );
  });

  it('wants whole spices out of what is eaten', () => {
    const lines = ['2 cups canned beans', '1 bay leaf'];
    const steps = ['Simmer the beans with the bay leaf for 5 minutes.'];
    expect(problemsOf({ lines, steps })).toEqual(['No step takes the bay leaf out.']);
    expect(problemsOf({ lines, steps: [...steps, 'Take out the bay leaf.'] })).toEqual([]);
    expect(problemsOf({ lines: ['2 cups canned beans', '1 ground bay leaf'] })).toEqual([]);
  });

  it('wants something put into a pan before it bakes, but not into one that is lined with dough', () => {
    const readied = 'Heat the oven to 180 °C (350 °F) and grease a 23 x 33 cm pan.';
    const bakes = 'Bake for 30 minutes, until firm.';
    expect(problemsOf({ steps: [readied, 'Mash the beans.', bakes] })).toEqual([
      'Nothing is put into it before it bakes: "grease a 23 x 33 cm pan".',
    ]);
    expect(
      problemsOf({ steps: [readied, 'Mash the beans and spread in the pan.', bakes] }),
    ).toEqual([]);
    expect(problemsOf({ steps: [`${readied} Pour in the beans.`, bakes] })).toEqual([]);
    const iron =
      'Grease the hot iron, pour the beans into the pan and heat the oven to 90 °C (195 °F).';
    expect(problemsOf({ steps: [iron, bakes] })).toEqual([]);
    for (const tin of ['23 cm tart pan', '23 cm (9 in) pie dish']) {
      const tart = `Heat the oven to 180 °C (350 °F) and line a ${tin} with the dough.`;
      expect(problemsOf({ steps: [tart, bakes] })).toEqual([]);
    }
  });

  it('counts a night in the time, unless less will do', () => {
    expect(problemsOf({ steps: ['Soak the beans overnight.'] })).toEqual([
      'The step takes a night, and the dish is ready in 30 minutes.',
    ]);
    expect(problemsOf({ steps: ['Chill the beans for 20 minutes, or overnight.'] })).toEqual([]);
  });

  it('tells two lines with the same food apart, singular or plural', () => {
    expect(problemsOf({ lines: ['1 egg', '2 eggs'] })).toEqual([
      '"2 eggs" is listed twice: say what each is for.',
    ]);
    expect(problemsOf({ lines: ['1 egg, beaten', '2 eggs'] })).toEqual([]);
    expect(problemsOf({ lines: ['1 cup hot water', '1/4 cup cold water'] })).toEqual([]);
  });
});
